import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { sessionGuard, type Person } from '../../api/session-guard.ts'
import { meOptions } from '../session.ts'
import { keepApart } from './keep-apart.ts'

const ada: Person = { id: 'a', displayName: 'Ada' }
const bruno: Person = { id: 'b', displayName: 'Bruno' }

bindClient(createClient())
const { queryKey } = meOptions()

const load = vi.fn()
const router = createMemoryRouter(
  ['/', '/disks', '/images'].map((path) => ({ path, loader: () => null, element: null })),
  { initialEntries: ['/'] },
)
keepApart(router, load)

beforeEach(() => {
  sessionGuard.heard(ada)
  load.mockClear()
})
afterEach(() => {
  sessionGuard.restart()
  queryClient().clear()
})

/** An answer that says who is signed in, as the client hands it on. */
const answered = async (person: Person): Promise<unknown> => {
  sessionGuard.heard(person)
  await queryClient().fetchQuery({ ...meOptions(), queryFn: () => Promise.resolve({ id: person.id }), staleTime: 0 })
  return queryClient().getQueryData(queryKey)
}

test('a draft of one was kept for another when an ordinary answer said that somebody else is signed in: the page stays that of the first', async () => {
  expect(await answered(ada)).toEqual({ id: 'a' })
  expect(await answered(bruno)).toEqual({ id: 'a' })
})

test('who signs in on the page itself is whom it shows', async () => {
  await answered(ada)
  await answered(bruno)
  sessionGuard.restart()
  expect(await answered(bruno)).toEqual({ id: 'b' })
})

test('what somebody has seen before is not shown again to somebody else', async () => {
  queryClient().setQueryData(['disks'], ['orders'])
  await answered(bruno)
  expect(queryClient().getQueryData(['disks'])).toBeUndefined()
})

test('another page is loaded in full for somebody else, the same one is not', async () => {
  await router.navigate('/disks')
  expect(load).not.toHaveBeenCalled()
  await answered(bruno)
  await router.navigate('/disks?page=2')
  expect(load).not.toHaveBeenCalled()
  await router.navigate('/images')
  expect(load).toHaveBeenCalledWith('/images')
})
