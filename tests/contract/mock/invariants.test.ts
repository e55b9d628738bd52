import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { SiloUtilizationResultsPage } from '../../../generated/api/wire.gen.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId, OperationSpec } from '../../../src/mock/spec/operation-spec.ts'
import { rules } from '../../../src/mock/access/rules.ts'
import { createRng, type Rng } from '../../../src/mock/random/rng.ts'
import { backends, type Backend, type Request } from './support/backend.ts'
import { as } from './support/cast.ts'
import { broken, takenBy } from './support/invariants.ts'
import { contents } from './support/run.ts'
import { sampleRequest } from './support/sample-request.ts'
import { seed } from './support/seed.ts'

const sequences = 40
const length = 40

let backend: Backend
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
})
afterAll(() => backend.stop())

type Call = readonly [OperationId, Request]
type Row = Readonly<Record<string, unknown>>

const gib = 1_073_741_824
const isOfMeadow = (project: unknown): boolean => {
  const { store } = backend.mock
  const silo = store.table('silo').find(({ row }) => row.name === 'meadow')?.key
  return store.table('project').get(String(project))?.parent === silo
}

/** Chooses among the rows of a collection, those of other silos' projects aside. */
function rowOf(rng: Rng, name: string): Row {
  const rows = backend.mock.store
    .collection(name)
    .all()
    .map(({ row }) => row)
    .filter((row) => row['project_id'] === undefined || isOfMeadow(row['project_id']))
  return rows[rng.int(0, Math.max(0, rows.length - 1))] ?? {}
}

const idOf = (rng: Rng, name: string): string => String(rowOf(rng, name)['id'] ?? 'none')
const named = (rng: Rng): { name: string; description: string } => ({
  // Few enough that names meet.
  name: `thing-${rng.int(1, 12)}`,
  description: '',
})

function projectOf(rng: Rng): string {
  const { store } = backend.mock
  const own = store
    .table('project')
    .all()
    .filter(({ key }) => isOfMeadow(key))
  return own[rng.int(0, own.length - 1)]?.key ?? 'none'
}

const inProject = (rng: Rng): { project: string } => ({ project: projectOf(rng) })

const instanceBody = (rng: Rng): Row => ({
  ...named(rng),
  hostname: 'thing',
  ncpus: rng.int(1, 8),
  memory: rng.int(1, 16) * gib,
  start: rng.next() < 0.5,
  network_interfaces: { type: rng.next() < 0.8 ? 'default' : 'none' },
  external_ips: rng.next() < 0.5 ? [{ type: 'ephemeral' }] : [],
  disks: rng.next() < 0.5 ? [] : [{ type: 'create', ...diskBody(rng), name: `boot-${rng.int(1, 12)}` }],
})

const diskBody = (rng: Rng): Row => ({
  ...named(rng),
  size: rng.int(1, 64) * gib,
  disk_source: { type: 'blank', block_size: 4096 },
})

const on =
  (call: OperationId, param: string, entity: string, body?: (rng: Rng) => unknown) =>
  (rng: Rng): Call => [
    call,
    { path: { [param]: idOf(rng, entity) }, ...(body === undefined ? {} : { body: body(rng) }) },
  ]

/** Valid requests; whether the state takes them is the mock's word. */
const moves: readonly ((rng: Rng) => Call)[] = [
  (rng) => ['project_create', { body: named(rng) }],
  on('project_update', 'project', 'project', named),
  (rng) => ['project_delete', { path: inProject(rng) }],
  (rng) => ['disk_create', { query: inProject(rng), body: diskBody(rng) }],
  on('disk_delete', 'disk', 'disk'),
  (rng) => ['snapshot_create', { query: inProject(rng), body: { ...named(rng), disk: idOf(rng, 'disk') } }],
  on('snapshot_delete', 'snapshot', 'snapshot'),
  (rng) => ['floating_ip_create', { query: inProject(rng), body: named(rng) }],
  on('floating_ip_attach', 'floating_ip', 'floating_ip', (rng) => ({
    kind: 'instance',
    parent: idOf(rng, 'instance'),
  })),
  on('floating_ip_detach', 'floating_ip', 'floating_ip'),
  on('floating_ip_delete', 'floating_ip', 'floating_ip'),
  (rng) => ['vpc_create', { query: inProject(rng), body: { ...named(rng), dns_name: 'thing' } }],
  on('vpc_update', 'vpc', 'vpc', named),
  on('vpc_delete', 'vpc', 'vpc'),
  (rng) => [
    'vpc_subnet_create',
    {
      query: { vpc: idOf(rng, 'vpc') },
      body: { ...named(rng), ipv4_block: `10.${rng.int(0, 3)}.${rng.int(0, 1) * 128}.0/17` },
    },
  ],
  on('vpc_subnet_delete', 'subnet', 'vpc_subnet'),
  (rng) => ['instance_create', { query: inProject(rng), body: instanceBody(rng) }],
  (rng) => ['instance_create', { query: inProject(rng), body: instanceBody(rng) }],
  on('instance_start', 'instance', 'instance'),
  on('instance_stop', 'instance', 'instance'),
  on('instance_reboot', 'instance', 'instance'),
  on('instance_delete', 'instance', 'instance'),
  on('instance_disk_attach', 'instance', 'instance', (rng) => ({ disk: idOf(rng, 'disk') })),
  on('instance_disk_detach', 'instance', 'instance', (rng) => ({ disk: idOf(rng, 'disk') })),
  on('instance_ephemeral_ip_attach', 'instance', 'instance', () => ({})),
  on('instance_ephemeral_ip_detach', 'instance', 'instance'),
  (rng) => ['ip_pool_create', { body: named(rng) }],
  on('ip_pool_delete', 'pool', 'ip_pool'),
  on('ip_pool_range_add', 'pool', 'ip_pool', (rng) => {
    const first = rng.int(0, 200)
    return { first: `192.0.3.${first}`, last: `192.0.3.${first + rng.int(0, 50)}` }
  }),
  on('ip_pool_silo_link', 'pool', 'ip_pool', (rng) => ({ silo: idOf(rng, 'silo'), is_default: rng.next() < 0.3 })),
  (rng) => {
    const pool = idOf(rng, 'ip_pool')
    const range = backend.mock.store.table('ip_pool_range').of(pool)[0]?.row.range
    return ['ip_pool_range_remove', { path: { pool }, body: range ?? { first: '192.0.3.1', last: '192.0.3.2' } }]
  },
  (rng) => [
    'silo_create',
    {
      body: {
        ...named(rng),
        discoverable: true,
        identity_mode: 'local_only',
        quotas: { cpus: 8, memory: gib, storage: gib },
        tls_certificates: [],
      },
    },
  ],
  on('silo_delete', 'silo', 'silo'),
  on('silo_quotas_update', 'silo', 'silo', (rng) => ({ cpus: rng.int(64, 128) })),
]

const mutations = (Object.values(operations) as OperationSpec[]).filter(
  ({ method }) => method !== 'GET' && method !== 'HEAD',
)

describe('a refusal changes nothing', () => {
  /** Operations that let everybody in, and what they answer to a body that cannot be read. */
  const open: Partial<Record<OperationId, number>> = {
    login_local: 400,
    login_saml: 404,
    device_auth_request: 400,
    device_access_token: 400,
    // Has no body: whoever is not signed in is told that they are out.
    logout: 204,
  }
  const guarded = mutations.filter(({ id }) => open[id] === undefined)

  test('all other operations have somebody to refuse', () => {
    expect(guarded).toHaveLength(mutations.length - Object.keys(open).length)
  })

  test.each(mutations.filter(({ id }) => open[id] !== undefined).map(({ id }) => id))('%s', async (id) => {
    await backend.mock.settle()
    const before = contents(backend)
    const { status, text } = await backend.call(id, { ...sampleRequest(id), raw: '{', headers: as.none })
    expect(status, text).toBe(open[id])
    expect(contents(backend)).toBe(before)
  })

  test.each(guarded.map(({ id }) => id))('%s', async (id) => {
    await backend.mock.settle()
    const before = contents(backend)
    const request = sampleRequest(id)
    const nobody = await backend.call(id, { ...request, headers: as.none })
    expect(nobody.status, nobody.text).toBe(401)
    if (operations[id].request === 'json') await backend.call(id, { ...request, raw: '{' })
    // Everybody may look after their own.
    const caller = rules[id]?.level === 'user' ? as.none : as.stranger
    const stranger = await backend.call(id, { ...request, headers: caller })
    expect([400, 401, 403, 404], stranger.text).toContain(stranger.status)
    expect(contents(backend)).toBe(before)
  })
})

/** Refusals of a server that is there: busy, or full. */
const documented = new Set([503, 507])

describe('random sequences of valid requests', () => {
  let done = 0
  test.each(Array.from({ length: sequences }, (_, index) => index + 1))(
    `sequence %i (CAIRN_SEED=${seed})`,
    async (number) => {
      const rng = createRng(`invariants ${seed} ${number}`)
      backend.mock.clock.restart()
      backend.mock.reset()
      expect(broken(backend.mock.store)).toEqual([])
      const story: string[] = []
      for (let step = 0; step < length; step++) {
        const move = moves[rng.int(0, moves.length - 1)]
        if (move === undefined) throw new Error('no move')
        const [call, request] = move(rng)
        if (rng.next() < 0.3) await backend.mock.skip(rng.int(1, 30) * 1000)
        const { status, text } = await backend.call(call, request)
        story.push(`${call} ${JSON.stringify(request)} → ${status} ${text}`)
        if (status < 300) done++
        const told = story.slice(-3).join('\n')
        expect(status < 500 || documented.has(status), told).toBe(true)
        expect(broken(backend.mock.store), told).toEqual([])
      }
      const { body } = await backend.call('silo_utilization_list', { query: { limit: 100 } })
      for (const { silo_id: silo, provisioned } of (body as SiloUtilizationResultsPage).items)
        expect(provisioned).toEqual(takenBy(backend.mock.store, silo))
    },
  )

  test('much of it succeeds', () => {
    expect(done).toBeGreaterThan((sequences * length) / 3)
  })
})
