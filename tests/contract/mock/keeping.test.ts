import { expect, test } from 'vitest'

import { bornOf } from '../../../src/mock/server/mock.ts'
import { createNodeMock, type NodeMock, type NodeMockOptions } from '../../../src/mock/node/node.ts'
import { scenarios } from '../../../src/mock/scenarios/index.ts'
import type { Commit } from '../../../src/mock/store/store.ts'
import { document } from './support/backend.ts'

const made = (options: Partial<NodeMockOptions> = {}): NodeMock => createNodeMock({ document, ...options })

async function send(mock: NodeMock, method: string, path: string, body?: unknown): Promise<number> {
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return (await mock.fetch(new Request(`http://mock.test${path}`, { method, ...init }))).status
}

const gib = 2 ** 30

/** Creates, changes, deletes, and leaves something under way. */
async function work(mock: NodeMock): Promise<void> {
  expect(await send(mock, 'POST', '/v1/projects', { name: 'orchard', description: '' })).toBe(201)
  const disk = { name: 'd', description: '', size: gib, disk_source: { type: 'blank', block_size: 512 } }
  expect(await send(mock, 'POST', '/v1/disks?project=orchard', disk)).toBe(201)
  expect(await send(mock, 'DELETE', '/v1/disks/orders-old?project=web-shop')).toBe(204)
  expect(await send(mock, 'POST', '/v1/instances/web-1/stop?project=web-shop')).toBe(202)
}

const contents = ({ store }: NodeMock): string => JSON.stringify(store.snapshot())

test('what requests changed, on top of the start of the story, is everything', async () => {
  const kept: Commit[] = []
  const mock = made({ onCommit: (commit) => void kept.push(structuredClone(commit)) })
  await work(mock)
  const again = made({ born: bornOf(kept.at(-1)?.meta ?? {}) })
  expect(again.store.version).toEqual(mock.store.version)
  for (const commit of kept) again.store.apply(commit)
  expect(contents(again)).toBe(contents(mock))
})

test('time goes on over a reload: what was under way gets done', async () => {
  const kept: Commit[] = []
  const mock = made({ onCommit: (commit) => void kept.push(structuredClone(commit)) })
  await work(mock)
  const born = bornOf(kept.at(-1)?.meta ?? {})
  const later = made({ born, clock: () => born + 60_000 })
  for (const commit of kept) later.store.apply(commit)
  await later.settle()
  const stopped = later.store.table('instance').find(({ row }) => row.name === 'web-1')
  expect(stopped?.row.run_state).toBe('stopped')
})

test('a story that began at another time has the same fingerprint, another scenario has not', () => {
  expect(made({ born: 0 }).store.version).toEqual(made().store.version)
  expect(made({ scenario: scenarios.empty }).store.version).not.toEqual(made().store.version)
})

test('an export goes into another mock whole, whatever that held', async () => {
  const mock = made()
  await work(mock)
  const text = await mock.export()
  const other = made()
  expect(await send(other, 'POST', '/v1/projects', { name: 'gone-soon', description: '' })).toBe(201)
  const result = await other.import(text)
  expect(result).toHaveProperty('commit')
  expect(contents(other)).toBe(contents(mock))
  // Ids go on where they were: none is given out twice.
  expect(await send(other, 'POST', '/v1/projects', { name: 'plum', description: '' })).toBe(201)
})

test('an import says what changed against the start of the story', async () => {
  const mock = made()
  expect(await send(mock, 'DELETE', '/v1/disks/orders-old?project=web-shop')).toBe(204)
  const result = await made().import(await mock.export())
  const changes = 'commit' in result ? result.commit.changes : []
  expect(changes.filter(({ collection }) => collection === 'disk').map(({ entry }) => entry)).toEqual([undefined])
  expect(changes.filter(({ collection }) => collection === 'project')).toEqual([])
})

test('what does not fit is refused and changes nothing', async () => {
  const mock = made()
  const before = contents(mock)
  const foreign = (await made().export()).replace(/"contract":"[^"]+"/, '"contract":"another"')
  expect(await mock.import(foreign)).toEqual({ problem: 'other-contract' })
  expect(await mock.import('{')).toEqual({ problem: 'unreadable' })
  expect(contents(mock)).toBe(before)
})

test('reset brings back the start of the story, request numbers included', async () => {
  const mock = made()
  const before = contents(mock)
  const id = async (): Promise<string | null> =>
    (await mock.fetch(new Request('http://mock.test/v1/ping'))).headers.get('x-request-id')
  const first = await id()
  await work(mock)
  mock.reset()
  expect(contents(mock)).toBe(before)
  expect(await id()).toBe(first)
})

test('time can be moved, and stays moved over an export', async () => {
  const mock = made()
  await work(mock)
  await mock.skip(60_000)
  await mock.settle()
  expect(mock.store.table('instance').find(({ row }) => row.name === 'web-1')?.row.run_state).toBe('stopped')
  const other = made()
  await other.import(await mock.export())
  const reply = await other.fetch(
    new Request('http://mock.test/v1/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'late', description: '' }),
    }),
  )
  expect(await reply.json()).toMatchObject({ time_created: '2026-01-01T00:01:00.000Z' })
})
