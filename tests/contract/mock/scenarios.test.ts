import { describe, expect, test } from 'vitest'

import type { UpdateStatus } from '../../../generated/api/wire.gen.ts'
import { createNodeMock, type NodeMock } from '../../../src/mock/node/node.ts'
import { scenarioNamed, scenarios, type ScenarioName } from '../../../src/mock/scenarios/index.ts'
import { document } from './support/backend.ts'

interface Reply {
  status: number
  body: Record<string, unknown>
}

const started = (name: ScenarioName): NodeMock => createNodeMock({ document, scenario: scenarios[name] })

async function call(mock: NodeMock, method: string, path: string, body?: unknown): Promise<Reply> {
  const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const headers = { 'content-type': 'application/json' }
  const response = await mock.fetch(new Request(`http://mock.test${path}`, { ...init, headers }))
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Reply['body']) }
}

const itemsOf = ({ body }: Reply): { name: string }[] => body['items'] as { name: string }[]

describe.each(Object.keys(scenarios) as ScenarioName[])('%s', (name) => {
  test('says who is there, and starts the same every time', async () => {
    const mock = started(name)
    const me = await call(mock, 'GET', '/v1/me')
    expect(me.status).toBe(200)
    expect(JSON.stringify(started(name).store.snapshot())).toBe(JSON.stringify(started(name).store.snapshot()))
  })

  test('is found by its own name', () => {
    expect(scenarioNamed(name)).toBe(scenarios[name])
    expect(scenarios[name].name).toBe(name)
  })
})

test('empty has nothing, and everything can be made', async () => {
  const mock = started('empty')
  expect(itemsOf(await call(mock, 'GET', '/v1/projects'))).toEqual([])
  expect((await call(mock, 'POST', '/v1/projects', { name: 'first', description: '' })).status).toBe(201)
})

test('large has what it says, and lists that are long', async () => {
  const { store, ...mock } = started('large')
  expect(store.table('instance').size).toBe(10_000)
  expect(store.table('disk').size).toBe(3000)
  expect(store.table('silo').size).toBe(200)
  expect(itemsOf(await call({ store, ...mock }, 'GET', '/v1/projects?limit=100'))).toHaveLength(40)
  const names = itemsOf(await call({ store, ...mock }, 'GET', '/v1/projects?limit=100')).map(({ name }) => name)
  const sizes = await Promise.all(
    names.map(
      async (project) =>
        itemsOf(await call({ store, ...mock }, 'GET', `/v1/instances?limit=10000&project=${project}`)).length,
    ),
  )
  expect(Math.max(...sizes)).toBeGreaterThan(1000)
  // Rows of volume keep the contract like all others: a strict mock would have thrown.
  expect((await call({ store, ...mock }, 'GET', '/v1/system/silos?limit=1000')).status).toBe(200)
})

test('in large every address is unique in its subnet and every disk has its instance', () => {
  const { store } = started('large')
  const seen = new Set<string>()
  for (const { row } of store.table('instance_network_interface').all()) {
    const place = `${row.subnet_id} ${row.ip}`
    expect(seen.has(place), place).toBe(false)
    seen.add(place)
  }
  const homeless = store
    .table('disk')
    .all()
    .filter(
      ({ row: { state } }) => state.state === 'attached' && store.table('instance').get(state.instance) === undefined,
    )
  expect(homeless).toEqual([])
})

test('a viewer sees and may not change', async () => {
  const mock = started('viewer')
  expect(itemsOf(await call(mock, 'GET', '/v1/projects')).length).toBeGreaterThan(0)
  expect((await call(mock, 'GET', '/v1/disks?project=web-shop')).status).toBe(200)
  expect((await call(mock, 'POST', '/v1/projects', { name: 'mine', description: '' })).status).toBe(403)
  expect((await call(mock, 'DELETE', '/v1/disks/orders-old?project=web-shop')).status).toBe(403)
})

test('without a role the projects are out of reach', async () => {
  expect((await call(started('no-roles'), 'GET', '/v1/projects')).status).toBe(403)
})

test('flaky fails each operation the first time, in each way there is', async () => {
  const mock = started('flaky')
  expect((await call(mock, 'GET', '/v1/vpcs?project=web-shop')).status).toBe(500)
  expect((await call(mock, 'GET', '/v1/vpcs?project=web-shop')).status).toBe(200)
  await expect(call(mock, 'GET', '/v1/disks?project=web-shop')).rejects.toThrow('Failed to fetch')
  expect(new Set(scenarios.flaky.faults.map(({ fault }) => fault)).size).toBe(scenarios.flaky.faults.length)
})

test('slow takes its time', () => {
  expect(scenarios.slow.latency[0]).toBeGreaterThanOrEqual(1000)
})

test('mid-update moves on with the time', async () => {
  const mock = started('mid-update')
  const updated = async (): Promise<number> => {
    const { body } = await call(mock, 'GET', '/v1/system/update/status')
    expect(body).toMatchObject({ target_release: { version: '17.2.0' } })
    return (body as UpdateStatus).components_by_release_version['17.2.0'] ?? 0
  }
  const before = await updated()
  mock.clock.advance(60_000)
  expect(await updated()).toBeGreaterThan(before)
})

test('with its quota used up a silo has no room for a disk', async () => {
  const body = { name: 'late', description: '', size: 2 ** 30, disk_source: { type: 'blank', block_size: 512 } }
  const reply = await call(started('quota-exhausted'), 'POST', '/v1/disks?project=web-shop', body)
  expect(reply).toMatchObject({ status: 507, body: { error_code: 'InsufficientCapacity' } })
})
