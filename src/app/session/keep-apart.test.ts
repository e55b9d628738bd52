import { type QueryFunctionContext, QueryObserver } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

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
let wait: Promise<null> | undefined
const router = createMemoryRouter(
  ['/', '/disks', '/images', '/slow'].map((path) => ({
    path,
    loader: () => (path === '/slow' ? wait : null),
    element: null,
  })),
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

/** The server says that it is still the one who is shown. */
async function sure(): Promise<void> {
  sessionGuard.doubt()
  await sessionGuard.beforeWrite()
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

/** What is read under this key, as a page reads it again and again. @returns what ends that, and what is shown */
async function shown(key: string, first: unknown) {
  const data = { next: first }
  const observer = new QueryObserver(queryClient(), {
    queryKey: [key],
    queryFn: async ({ client }: QueryFunctionContext) => {
      if (data.next instanceof Promise) client.setQueryData([key], ['half'])
      const answer: unknown = await data.next
      if (answer instanceof Error) throw answer
      return answer
    },
    staleTime: 0,
  })
  const end = observer.subscribe(() => undefined)
  const again = (next: unknown): Promise<unknown> => {
    data.next = next
    return observer.refetch()
  }
  const now = () => observer.getCurrentResult()
  return { end, again, now, data }
}

describe('regression: a page showed rows of two people', () => {
  test('what was asked for once more before it was known is taken back, and asked for again when the first one is back', async () => {
    let signedIn = ada
    bindWho(() => Promise.resolve({ type: 'success', statusCode: 200, data: signedIn, headers: new Headers() }))
    const disks = await shown('disks', ['of Ada'])
    await vi.waitFor(() => expect(disks.now().data).toEqual(['of Ada']))
    await sure()
    await disks.again(['new, of Ada'])
    await sure()
    await disks.again(['of Bruno'])
    await disks.again(['of Bruno', 'later'])
    signedIn = bruno
    sessionGuard.doubt()
    await vi.waitFor(() => expect(disks.now().data).toEqual(['new, of Ada']))
    disks.data.next = ['of Ada again']
    signedIn = ada
    const revalidate = vi.spyOn(router, 'revalidate')
    sessionGuard.doubt()
    await vi.waitFor(() => expect(disks.now().data).toEqual(['of Ada again']))
    expect(revalidate).toHaveBeenCalledOnce()
    disks.end()
  })

  test('regression: what was taken back was told as updated just now', async () => {
    const disks = await shown('snapshots', ['of Ada'])
    await vi.waitFor(() => expect(disks.now().data).toEqual(['of Ada']))
    bindWho(() => Promise.resolve({ type: 'success', statusCode: 200, data: ada, headers: new Headers() }))
    await sure()
    const { dataUpdatedAt } = disks.now()
    const later = vi.spyOn(Date, 'now').mockReturnValue(dataUpdatedAt + 60_000)
    await disks.again(['of Bruno'])
    await answered(bruno)
    later.mockRestore()
    expect(disks.now()).toMatchObject({ data: ['of Ada'], dataUpdatedAt })
    disks.end()
  })

  test('what has come in part is thrown away', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const images = await shown('images', promise)
    await vi.waitFor(() => expect(images.now().data).toEqual(['half']))
    images.data.next = new Error('refused')
    await answered(bruno)
    await vi.waitFor(() => expect(images.now()).toMatchObject({ data: undefined, status: 'error' }))
    resolve(['whole'])
    images.end()
  })
})

describe('regression: a part that was read later than its page stayed that of somebody else on it', () => {
  test('what was read first when the page was there is thrown away, and what it was read for again', async () => {
    const page = await shown('page', ['of Ada'])
    await vi.waitFor(() => expect(page.now().data).toEqual(['of Ada']))
    const part = await shown('part', ['of Bruno'])
    await part.again(['of Bruno', 'later'])
    part.data.next = new Error('refused')
    await answered(bruno)
    await vi.waitFor(() => expect(part.now()).toMatchObject({ data: undefined, status: 'error' }))
    expect(page.now().data).toEqual(['of Ada'])
    page.end()
    part.end()
  })

  test('what a page was opened with stays, and what it has asked for once more since is taken back to that', async () => {
    const poll = await shown('poll', ['of another page'])
    await vi.waitFor(() => expect(poll.now().data).toEqual(['of another page']))
    const slow = Promise.withResolvers<null>()
    wait = slow.promise
    const going = router.navigate('/slow')
    await poll.again(['of another page', 'later'])
    slow.resolve(null)
    await going
    poll.end()
    const gate = Promise.withResolvers<string[]>()
    const list = await shown('list', gate.promise)
    const row = await shown('row', ['opened'])
    await vi.waitFor(() => expect(row.now().data).toEqual(['opened']))
    gate.resolve(['opened'])
    await vi.waitFor(() => expect(list.now().data).toEqual(['opened']))
    await row.again(['later'])
    await row.again(['later still'])
    await answered(bruno)
    expect([row.now().data, list.now().data]).toEqual([['opened'], ['opened']])
    row.end()
    list.end()
    await router.navigate('/')
  })
})

test('who comes to know of it amid a navigation gets the next page in full', async () => {
  const gate = Promise.withResolvers<null>()
  wait = gate.promise
  const going = router.navigate('/slow')
  await answered(bruno)
  expect(load).toHaveBeenCalledExactlyOnceWith('/slow')
  gate.resolve(null)
  await going
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
  // A minute begins.
  vi.advanceTimersToNextTimer()
  sessionGuard.confirmed()
  vi.advanceTimersByTime(59_999)
  expect(await sessionGuard.beforeWrite()).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ask).not.toHaveBeenCalled()
  expect(await sessionGuard.beforeWrite()).toMatchObject({ statusCode: 412 })
  expect(ask).toHaveBeenCalledOnce()
})

test('regression: a page on which it was known early stayed one of errors when the first one was back', async () => {
  bindWho(() => Promise.resolve({ type: 'success', statusCode: 200, data: ada, headers: new Headers() }))
  sessionGuard.heard(bruno)
  const late = createMemoryRouter([{ path: '/', element: null }], { initialEntries: ['/'] })
  keepApart(late, load)
  const revalidate = vi.spyOn(late, 'revalidate')
  await sure()
  expect(revalidate).toHaveBeenCalledOnce()
})
