import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'

import { shapes } from '../../../generated/model/shapes.gen.ts'
import { screen as fleet } from '../../../generated/screens/fleet-role/list.gen.tsx'
import { screen as access } from '../../../generated/screens/silo-access/list.gen.tsx'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { accessQuery } from '../../kit/access/sources.ts'
import { unreadableParts } from './unreadable-parts.ts'

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
  expect(unreadableParts(client), 'nobody shows it').toEqual([])
  const stop = new QueryObserver(client, { queryKey: key, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => undefined,
  )
  expect(unreadableParts(client)).toMatchObject([
    { operation: 'crateList', pointer: '/items/0/id', count: 2, value: { raw: 1 } },
    { operation: 'crateList', pointer: '/items/1/owner', count: 1, value: { raw: null } },
    { operation: 'crateList', pointer: '/items/1/time_created', count: 1 },
    { operation: 'crateList', pointer: '/items/2', count: 1, value: { raw: 'none' } },
  ])
  stop()
  expect(unreadableParts(client)).toEqual([])
})

test('so is what an answer is made of', () => {
  const key = [{ _id: 'crateList', query: { limit: 3 } }]
  const client = clientWith(key, wrong())
  const derived = [{ _id: 'counts', of: key }]
  client.setQueryData(derived, { count: 3 })
  new QueryObserver(client, { queryKey: derived, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  expect(unreadableParts(client).map(({ operation }) => operation)).toEqual(Array(4).fill('crateList'))
})

test('regression: what is unreadable in lists that are kept by name was told nowhere', () => {
  const key = [{ _id: 'cratesOfShips' }]
  const client = clientWith(key, { ships: new Map([['a', wrong().items]]) })
  new QueryObserver(client, { queryKey: key, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  expect(unreadableParts(client)).toMatchObject([{ pointer: '/ships/a/0/id', count: 2 }, {}, {}, {}])
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
  return () => unreadableParts(client)
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
