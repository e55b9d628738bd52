import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { bindWho, sessionGuard, type Person } from '../../api/session-guard.ts'
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
vi.useFakeTimers({ toFake: ['setInterval'] })
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

test('a write went out in the name of somebody whose session an ordinary answer had brought: after a minute it asks first', async () => {
  const ask = vi.fn(() =>
    Promise.resolve({ type: 'success', statusCode: 200, headers: new Headers(), data: bruno } as const),
  )
  bindWho(ask)
  vi.advanceTimersByTime(59_999)
  expect(await sessionGuard.beforeWrite()).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ask).not.toHaveBeenCalled()
  expect(await sessionGuard.beforeWrite()).toMatchObject({ statusCode: 412 })
  expect(ask).toHaveBeenCalledOnce()
})
