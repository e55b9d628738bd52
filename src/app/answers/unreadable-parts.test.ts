import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { shapes } from '../../../generated/model/shapes.gen.ts'
import { screen as fleet } from '../../../generated/screens/fleet-role/list.gen.tsx'
import { screen as access } from '../../../generated/screens/silo-access/list.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { accessQuery } from '../../kit/access/sources.ts'
import { finish } from '../../lib/turns.ts'
import { unreadableParts } from './unreadable-parts.ts'

const partsOf = (client: QueryClient) => finish(unreadableParts(client))

const read = createAnswerReader({
  shapes: ['items:[1', 'id timeCreated:d owner:2', 'id'],
  answers: { crateList: '0' },
})

const wrong = () => {
  const answer = { items: [{ id: 1, timeCreated: new Date(0), owner: { id: 'o' } }, { id: 2, owner: null }, 'none'] }
  read('crateList', answer)
  return answer
}

function clientWith(queryKey: readonly unknown[], data: unknown) {
  const client = createQueryClient()
  client.setQueryData(queryKey, data)
  return client
}

test('what is shown is looked through, and each field counts once', () => {
  const key = [{ _id: 'crateList' }]
  const client = clientWith(key, wrong())
  expect(partsOf(client), 'nobody shows it').toEqual([])
  const stop = new QueryObserver(client, { queryKey: key, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => undefined,
  )
  expect(partsOf(client)).toMatchObject([
    { operation: 'crateList', pointer: '/items/0/id', count: 2, value: { raw: 1 } },
    { operation: 'crateList', pointer: '/items/1/owner', count: 1, value: { raw: null } },
    { operation: 'crateList', pointer: '/items/1/time_created', count: 1 },
    { operation: 'crateList', pointer: '/items/2', count: 1, value: { raw: 'none' } },
  ])
  stop()
  expect(partsOf(client)).toEqual([])
})

test('so is what an answer is made of', () => {
  const key = [{ _id: 'crateList', query: { limit: 3 } }]
  const client = clientWith(key, wrong())
  const derived = [{ _id: 'counts', of: key }]
  client.setQueryData(derived, { count: 3 })
  new QueryObserver(client, { queryKey: derived, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  expect(partsOf(client).map(({ operation }) => operation)).toEqual(Array(4).fill('crateList'))
})

test('regression: what is unreadable in lists that are kept by name was told nowhere', () => {
  const key = [{ _id: 'cratesOfShips' }]
  const client = clientWith(key, { ships: new Map([['a', wrong().items]]) })
  new QueryObserver(client, { queryKey: key, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  expect(partsOf(client)).toMatchObject([{ pointer: '/ships/a/0/id', count: 2 }, {}, {}, {}])
})

/** A client whose page shows `wrong` and so many more rows. `onRead` is told of each row that is looked at. */
function showMany(count: number, onRead: () => void) {
  const row = (_: unknown, id: number) => ({
    id: `${id}`,
    get owner() {
      onRead()
      return { id: 'o' }
    },
  })
  const items = [...wrong().items, ...Array.from({ length: count }, row)]
  const key = [{ _id: 'crateList' }]
  const client = createQueryClient()
  client.setQueryDefaults(key, { structuralSharing: false })
  client.setQueryData(key, { items })
  new QueryObserver(client, { queryKey: key, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  const grow = () => client.setQueryData(key, { items: [...items, row(undefined, count)] })
  return { client, grow }
}

describe('regression: of 100,000 rows all were looked at in one task, with each page that came', () => {
  test('they are looked at in turns', () => {
    let reads = 0
    const { client } = showMany(5_000, () => (reads += 1))
    const work = unreadableParts(client)
    const perTurn: number[] = []
    for (let step = work.next(); ; step = work.next()) {
      perTurn.push(reads)
      reads = 0
      if (step.done !== true) continue
      expect(step.value).toMatchObject([{ count: 2 }, {}, {}, {}])
      break
    }
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(1_000)
    expect(perTurn.reduce((all, count) => all + count)).toBe(5_000)
  })

  test('and once: what is the same is not looked at again', () => {
    const onRead = vi.fn<() => void>()
    const { client, grow } = showMany(5_000, onRead)
    const first = partsOf(client)
    expect(onRead).toHaveBeenCalledTimes(5_000)
    expect(partsOf(client)).toEqual(first)
    expect(onRead).toHaveBeenCalledTimes(5_000)
    grow()
    expect(partsOf(client)).toEqual(first)
    expect(onRead).toHaveBeenCalledTimes(5_001)
  })
})

test('regression: in front of JSON of 10,000 levels, what is unreadable was told nowhere', () => {
  let deep: unknown = wrong()
  for (let level = 0; level < 10_000; level++) deep = { deep }
  const key = [{ _id: 'crateList' }]
  const client = createQueryClient()
  client.setQueryDefaults(key, { structuralSharing: false })
  client.setQueryData(key, deep)
  new QueryObserver(client, { queryKey: key, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  expect(partsOf(client)).toMatchObject([
    { count: 2, pointer: expect.stringMatching(/\/deep\/items\/0\/id$/) },
    {},
    {},
    {},
  ])
})

/** What is told of an access page, in front of a server with these answers. */
function openAccess(policy: Parameters<typeof accessQuery>[0], answers: Readonly<Record<string, unknown>>) {
  const me = { id: 'u1', display_name: 'Ada', silo_id: 's', silo_name: 's', fleet_viewer: false, silo_admin: false }
  const all: Readonly<Record<string, unknown>> = { '/v1/me': me, ...answers }
  const fetch = (url: RequestInfo | URL) =>
    Promise.resolve(Response.json(all[new URL(String(url)).pathname] ?? { items: [] }))
  const before = bindClient(
    createClient({ baseUrl: 'http://localhost', fetch, readAnswer: createAnswerReader(shapes) }),
  )
  const client = createQueryClient()
  const stop = new QueryObserver(client, accessQuery(policy, {})).subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    bindClient(before)
  })
  return () => partsOf(client)
}

test('regression: what is unreadable of the policies that an access page is made of was told nowhere', async () => {
  const parts = openAccess(access.policy, {
    '/v1/policy': { role_assignments: [{ identity_id: 7, identity_type: 'silo_user', role_name: 'admin' }] },
    '/v1/users': { items: [{ id: 'u2', display_name: null, silo_id: 's' }] },
  })
  const said = [
    { operation: 'userList', pointer: '/rows/0/display_name' },
    { operation: 'policyView', pointer: '/role_assignments/0/identity_id' },
  ]
  await vi.waitFor(() => expect(parts(), 'once').toMatchObject(said))
})

test('regression: what is unreadable of people of other places, whom only reading finds, was told nowhere', async () => {
  const parts = openAccess(fleet.policy, {
    '/v1/system/policy': { role_assignments: [{ identity_id: 'u2', identity_type: 'silo_user', role_name: 'admin' }] },
    '/v1/system/silos': { items: [{ name: 'meadow' }] },
    '/v1/system/users': { items: [{ id: 'u2', display_name: null, silo_id: 's' }] },
  })
  const said = expect.objectContaining({ operation: 'siloUserList', pointer: '/rows/0/display_name' })
  await vi.waitFor(() => expect(parts()).toContainEqual(said))
})
