import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId, OperationSpec } from '../../../src/mock/spec/operation-spec.ts'
import { rules } from '../../../src/mock/access/rules.ts'
import type { Snapshot } from '../../../src/mock/store/store.ts'
import { backends, type Backend, type Reply, type Request } from './support/backend.ts'
import { as } from './support/cast.ts'
import { sampleRequest } from './support/sample-request.ts'

/** server-behaviour §10, over all operations: who is kept out, and who is not. Single cases are recipes. */

const all = Object.values(operations) as readonly OperationSpec[]
const start = backends['in process']
if (start === undefined) throw new Error('there is no transport in this process')
const backend: Backend = await start()
let story: Snapshot
beforeAll(async () => {
  const inShop = { query: { project: 'web-shop' } }
  const named = { name: 'spread', description: '', policy: 'allow', failure_domain: 'sled' }
  const { body: sleds } = await backend.call('sled_list')
  const sled = (sleds as { items: { id: string }[] }).items[0]?.id
  await backend.call('affinity_group_create', { ...inShop, body: named })
  await backend.call('probe_create', { ...inShop, body: { name: 'spread', description: '', sled } })
  story = backend.mock.store.snapshot()
})
beforeEach(() => {
  backend.mock.restore(story)
})

test('every operation stands in the roles table', () => {
  expect(Object.keys(rules).sort()).toEqual(all.map(({ id }) => id).sort())
})

/** Queries are sent by POST and change nothing. */
const reads = ({ id, method }: OperationSpec): boolean =>
  method === 'GET' || method === 'HEAD' || id === 'timeseries_query' || id === 'system_timeseries_query'

/** Streams are let in by another door, with the same rules. */
const plain = all.filter(({ response }) => response !== 'socket')

/** Everybody in a silo may look at it, but the sample's silo is no one's. */
const fleet = plain.filter(({ path }) => /^\/(experimental\/)?v1\/(system\/|alert|webhook)/.test(path))

/** What else comes of samples that are let in. */
const answers: Partial<Record<OperationId, number>> = {
  // Names of series and ports that may have nothing.
  networking_switch_port_clear_settings: 204,
  system_metric: 200,
  // The body, or the query, names something that is not there.
  networking_bgp_announce_set_update: 404,
  networking_bgp_config_create: 404,
  networking_bgp_config_delete: 404,
  sled_add: 404,
  target_release_update: 404,
  // The sample has a shape that the contract takes and a sense that the platform refuses.
  ip_pool_create: 400,
  ip_pool_service_range_remove: 400,
  networking_address_lot_create: 400,
  networking_allow_list_update: 400,
  networking_bfd_enable: 400,
  networking_loopback_address_create: 400,
  networking_switch_port_settings_create: 400,
  networking_switch_port_settings_delete: 400,
  networking_switch_port_status: 400,
  silo_create: 400,
  system_timeseries_query: 400,
  system_update_repository_upload: 400,
}

/** What a sample comes to once it is let in: it names something that is not there, or it goes well. */
const answerTo = ({ id, params = {}, query = {}, status = 200 }: OperationSpec): number =>
  answers[id] ?? (Object.keys(params).length > 0 || 'silo' in query || 'receiver' in query ? 404 : status)

describe('operations of the fleet', () => {
  test('are most of the system', () => {
    expect(fleet.length).toBeGreaterThan(all.length / 3)
    expect(fleet.filter(reads).length).toBeGreaterThan(60)
  })

  test.each(fleet.map(({ id }) => id))('%s is not for users without a role on it', async (id) => {
    const { status, text } = await call(id, as.stranger)
    expect([403, 404], text).toContain(status)
  })

  test.each(fleet.filter((spec) => !reads(spec)).map(({ id }) => id))('%s is not for viewers', async (id) => {
    const { status, text } = await call(id, as.fleetViewer)
    expect([403, 404], text).toContain(status)
  })

  test.each(fleet.filter(reads).map(({ id }) => id))('%s is for viewers to read', async (id) => {
    // Trust roots are secrets of sorts; SCIM tokens are the silo admins' alone.
    if (id === 'system_update_trust_root_view' || id.startsWith('scim_token')) return
    const { status, text } = await call(id, as.fleetViewer)
    expect(status, text).toBe(answerTo(operations[id]))
  })

  test.each(fleet.map(({ id }) => id))('%s is for admins', async (id) => {
    const { status, text } = await call(id, as.operator)
    expect(status, text).toBe(answerTo(operations[id]))
  })
})

/** Parameter → collection of what it names, in a project. */
const things: Readonly<Record<string, string>> = {
  affinity_group: 'affinity_group',
  anti_affinity_group: 'anti_affinity_group',
  disk: 'disk',
  floating_ip: 'floating_ip',
  gateway: 'internet_gateway',
  instance: 'instance',
  interface: 'instance_network_interface',
  probe: 'probe',
  project: 'project',
  route: 'vpc_router_route',
  router: 'vpc_router',
  snapshot: 'snapshot',
  subnet: 'vpc_subnet',
  vpc: 'vpc',
}

/** Parameters that name parents, the nearest first. */
const parents = ['router', 'gateway', 'vpc', 'instance', 'project']

/** Needs admin of the project. */
const adminsOnly = new Set(['project_update', 'project_delete', 'project_policy_update'])

const inProjects = plain.filter((spec) => !fleet.includes(spec) && thingOf(spec) !== undefined)

describe('operations inside projects', () => {
  test('are most of them', () => {
    expect(inProjects.length).toBeGreaterThan(80)
  })

  test.each(inProjects.map(({ id }) => id))('%s is not for users without a role', async (id) => {
    const { status, text } = await callOn(id, as.stranger)
    expect(status, text).toBe(404)
    const other = await callOn(id, as.farah)
    expect(other.status, other.text).toBe(404)
    const operator = await callOn(id, as.fleetWorker)
    expect(operator.status, operator.text).toBe(404)
  })

  // Of members, the sample names one that is not there.
  const readable = inProjects.filter((spec) => reads(spec) && !spec.id.endsWith('member_instance_view'))
  test.each(readable.map(({ id }) => id))('%s is for viewers to read', async (id) => {
    for (const viewer of [as.viewer, as.siloViewer]) {
      expect(outcomeOf(await callOn(id, viewer))).toBe(await outcomeForAdmin(id))
    }
  })

  test.each(inProjects.filter((spec) => !reads(spec)).map(({ id }) => id))('%s is not for viewers', async (id) => {
    for (const viewer of [as.viewer, as.siloViewer]) {
      const { status, text } = await callOn(id, viewer)
      expect(status, text).toBe(403)
    }
  })

  test.each(inProjects.filter((spec) => !reads(spec)).map(({ id }) => id))('%s is for collaborators', async (id) => {
    const forAdmin = await outcomeForAdmin(id)
    expect(outcomeOf(await callOn(id, as.worker))).toBe(adminsOnly.has(id) ? '403 Forbidden' : forAdmin)
    backend.mock.restore(story)
    expect(outcomeOf(await callOn(id, as.keeper))).toBe(forAdmin)
  })
})

/** Status, and the message of a refusal: whoever is let in gets the same. */
const outcomeOf = ({ status, body }: Reply): string =>
  status < 400 ? String(status) : `${status} ${(body as { message: string }).message}`

/** What the operation comes to for somebody who may do everything; the story is as before. */
async function outcomeForAdmin(id: OperationId): Promise<string> {
  const outcome = outcomeOf(await callOn(id, as.operator))
  // The server fails where it is asked for neither end of the console's output (server-behaviour §8.8).
  expect(outcome).toMatch(id === 'instance_serial_console' ? /^500 Internal Server Error$/ : /^20\d$|^40[04] ./)
  backend.mock.restore(story)
  return outcome
}

function call(id: OperationId, headers: Readonly<Record<string, string>>, request: Request = sampleRequest(id)) {
  return backend.call(id, { ...request, headers })
}

/** The parameter that names what the operation is about: in the path, else the nearest parent in the query. */
function thingOf({ id, params = {}, query = {} }: OperationSpec): string | undefined {
  // Images are of the silo, too; and a series may be.
  if (id.startsWith('image_') || id === 'silo_metric') return undefined
  const [own] = Object.keys(params)
  if (own !== undefined) return own in things ? own : undefined
  return parents.find((param) => param in query)
}

/** The operation on a thing that is there, named by id, with no parent but those that it always wants. */
async function callOn(id: OperationId, headers: Readonly<Record<string, string>>) {
  const spec = operations[id]
  const param = thingOf(spec) ?? ''
  const sample = sampleRequest(id)
  const key = keyIn(things[param] ?? '')
  const inPath = param in (spec.params ?? {})
  const wanted = Object.entries(sample.query ?? {}).filter(
    ([name]) => !parents.includes(name) || spec.required?.includes(name) === true,
  )
  const query = Object.fromEntries(wanted.map(([name, value]) => [name, name === 'project' ? 'web-shop' : value]))
  return call(id, headers, {
    ...sample,
    path: inPath ? { ...sample.path, [param]: key } : (sample.path ?? {}),
    query: inPath ? query : { ...query, [param]: key },
  })
}

/** Id of the first thing of its kind in the project web-shop. */
function keyIn(collection: string): string {
  const { store } = backend.mock
  const shop = store.table('project').find(({ row }) => row.name === 'web-shop')?.key
  const vpcs = new Set(
    store
      .table('vpc')
      .of(shop ?? '')
      .map(({ key }) => key),
  )
  const instances = new Set(
    store
      .table('instance')
      .of(shop ?? '')
      .map(({ key }) => key),
  )
  const routers = new Set([...vpcs].flatMap((vpc) => store.table('vpc_router').of(vpc)).map(({ key }) => key))
  const found = store
    .collection(collection)
    .find(({ key, parent = '' }) => [shop, ...vpcs, ...instances, ...routers].includes(parent) || key === shop)
  if (found === undefined) throw new Error(`web-shop has no ${collection}`)
  return found.key
}
