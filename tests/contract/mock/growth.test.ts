/**
 * A mock that holds much, or has done much, is as quick as one that does not: rows that are visited are counted, not time. What
 * it takes in time and memory is measured by `npm run bench -- mock`.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { keptEntries } from '../../../src/mock/server/audit.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { Collection } from '../../../src/mock/store/collection.ts'
import type { Store } from '../../../src/mock/store/store.ts'
import { document, inProcess, type Request } from './support/backend.ts'

const inShop = { project: 'web-shop' }
const gib = 1_073_741_824
const named = (name: string): { name: string; description: string } => ({ name, description: '' })
const disk = (name: string) => ({ ...named(name), size: gib, disk_source: { type: 'blank', block_size: 512 } })
const machine = {
  ...named('made'),
  hostname: 'made',
  ncpus: 1,
  memory: gib,
  start: false,
  disks: [{ type: 'create', ...disk('made-boot') }],
}

/** One after the other, in one world. */
const writes: readonly (readonly [OperationId, Request, status: number])[] = [
  ['project_create', { body: named('made') }, 201],
  ['project_update', { path: { project: 'made' }, body: { description: 'Other' } }, 200],
  ['project_update', { path: { project: 'made' }, body: { name: 'web-shop' } }, 400],
  ['project_policy_update', { path: { project: 'made' }, body: { role_assignments: [] } }, 200],
  ['disk_create', { query: inShop, body: disk('made') }, 201],
  ['snapshot_create', { query: inShop, body: { ...named('made'), disk: 'made' } }, 201],
  ['snapshot_delete', { path: { snapshot: 'made' }, query: inShop }, 204],
  ['disk_delete', { path: { disk: 'made' }, query: inShop }, 204],
  ['instance_create', { query: inShop, body: machine }, 201],
  ['instance_start', { path: { instance: 'made' }, query: inShop }, 202],
  ['instance_stop', { path: { instance: 'web-1' }, query: inShop }, 202],
  ['instance_delete', { path: { instance: 'batch' }, query: inShop }, 204],
  ['vpc_create', { query: inShop, body: { ...named('made'), dns_name: 'made' } }, 201],
  [
    'vpc_subnet_create',
    { query: { ...inShop, vpc: 'made' }, body: { ...named('made'), ipv4_block: '10.7.0.0/24' } },
    201,
  ],
  ['vpc_router_create', { query: { ...inShop, vpc: 'made' }, body: named('made') }, 201],
  ['floating_ip_create', { query: inShop, body: named('made') }, 201],
  [
    'anti_affinity_group_create',
    { query: inShop, body: { ...named('made'), policy: 'allow', failure_domain: 'sled' } },
    201,
  ],
  ['current_user_ssh_key_create', { body: { ...named('made'), public_key: 'ssh-ed25519 AAAA' } }, 201],
  ['ip_pool_create', { body: named('made') }, 201],
  ['silo_quotas_update', { path: { silo: 'meadow' }, body: { cpus: 128 } }, 200],
]

/** Adds projects to the default user's silo, each with a VPC and a disk. */
function addProjects(store: Store, count: number): void {
  const [like] = store.table('project').all()
  const [vpc] = store.table('vpc').all()
  const [one] = store.table('disk').all()
  if (!like || !vpc || !one) throw new Error('the story is empty')
  for (let at = 0; at < count; at++) {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
    const name = `more-${at}`
    store.table('project').insert(id, { ...like.row, id, name }, { parent: like.parent ?? '' })
    store.table('vpc').insert(id, { ...vpc.row, id, project_id: id }, { parent: id })
    store
      .table('disk')
      .insert(id, { ...one.row, id, project_id: id, size: 1, state: { state: 'detached' } }, { parent: id })
  }
}

let visited = 0
beforeEach(() => {
  const { all, of, find, having } = Collection.prototype
  vi.spyOn(Collection.prototype, 'all').mockImplementation(function (this: Collection) {
    return counted(all.call(this))
  })
  vi.spyOn(Collection.prototype, 'of').mockImplementation(function (this: Collection, parent) {
    return counted(of.call(this, parent))
  })
  vi.spyOn(Collection.prototype, 'having').mockImplementation(function (this: Collection, path, value, parent) {
    return counted(having.call(this, path, value, parent))
  })
  vi.spyOn(Collection.prototype, 'find').mockImplementation(function (this: Collection, fits) {
    return find.call(this, (entry) => {
      visited++
      return fits(entry)
    })
  })
})
afterEach(() => vi.restoreAllMocks())

function counted<T>(rows: T[]): T[] {
  visited += rows.length
  return rows
}

describe('writes beside many projects', () => {
  test('visit no more rows than beside few', async () => {
    const visits = new Map<number, number[]>()
    for (const count of [10, 1000]) {
      const { mock, call } = inProcess(createNodeMock({ document }))
      addProjects(mock.store, count)
      // What is derived of the rows is made with the first write.
      await call('ping')
      await call('disk_create', { query: inShop, body: disk('first') })
      const own: number[] = []
      for (const [operation, request, status] of writes) {
        visited = 0
        const reply = await call(operation, request)
        expect(reply.status, `${operation}: ${reply.text}`).toBe(status)
        own.push(visited)
      }
      visits.set(count, own)
    }
    const [few = [], many = []] = visits.values()
    const slower = writes.flatMap(([operation], at) => {
      const [a = 0, b = 0] = [few[at], many[at]]
      return b > 2 * a + 2 ? [`${operation}: ${a} rows, then ${b}`] : []
    })
    expect(slower).toEqual([])
  })
})

test('the audit log keeps the latest entries, and no more', async () => {
  const { mock, call } = inProcess(createNodeMock({ document }))
  const before = mock.store.collection('audit_log_entry').size
  for (let at = 0; at < keptEntries + 10; at++) await call('logout')
  expect(mock.store.collection('audit_log_entry').size).toBe(before + keptEntries)
  await mock.skip(60_000)
  await call('project_create', { body: named('latest') })
  const { body } = await call('audit_log_list', {
    query: { start_time: '2025-01-01T00:00:00Z', sort_by: 'time_and_id_descending', limit: 1 },
  })
  expect(body).toMatchObject({ items: [{ operation_id: 'project_create' }] })
  expect(mock.store.collection('audit_log_entry').size).toBe(before + keptEntries)
})
