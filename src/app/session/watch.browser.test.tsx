/** A page and its session: what other tabs say, coming back to a tab, and coming back to a page that was left. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { bindClient, type ApiRequest } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { sessionChanged, sessionGuard } from '../../api/session-guard.ts'
import { useUnloadGuard } from '../../kit/feedback/use-unload-guard.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { asksWho, noteWho, watchSession } from './watch.ts'

const people = { ada: { id: 'a', displayName: 'Ada' }, bruno: { id: 'b', displayName: 'Bruno' } }

let signedIn = people.ada
let before: ReturnType<typeof bindClient>
const reload = vi.fn()
const asked = vi.fn()
/** The other tab. */
const elsewhere = new BroadcastChannel('cairn.session')

const me: ApiRequest = { method: 'GET', url: '/v1/me', operation: 'currentUserView' }

beforeAll(() => {
  watchSession(reload)
  before = bindClient({
    baseUrl: undefined,
    request: (call) => {
      asked()
      noteWho(call, signedIn)
      return Promise.resolve({ type: 'success', statusCode: 200, data: signedIn, headers: new Headers() })
    },
  })
})

afterAll(() => {
  bindClient(before)
  sessionGuard.restart()
  elsewhere.close()
})

beforeEach(() => {
  signedIn = people.ada
  sessionGuard.restart()
  noteWho(me, people.ada)
  asked.mockClear()
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for its own origin only
const tell = (news: unknown): void => elsewhere.postMessage(news)

const heard: unknown[] = []
elsewhere.addEventListener('message', ({ data }) => heard.push(data))

const notice = page.getByText('You are now signed in as Bruno in another tab. Reload to continue.')

test('a sign-in in another tab went unnoticed, and a write went out in the other name', async () => {
  await render(<SessionNotice />)
  signedIn = people.bruno
  tell('b')
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(await sessionGuard.beforeWrite()).toMatchObject({ statusCode: 412 })
})

test.each([
  ['another tab loads a page, as after a sign-in elsewhere', () => tell('')],
  ['somebody comes here from another window', () => window.dispatchEvent(new Event('focus'))],
])('for a second a write went out in the other name: when %s, it asks first', async (_, happen) => {
  signedIn = people.bruno
  happen()
  await vi.waitFor(async () => expect(await sessionGuard.beforeWrite()).toMatchObject({ statusCode: 412 }))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('regression: the notice drew all of a name of 100,000 letters, and showed nothing of what cannot be seen in one', async () => {
  await render(<SessionNotice />)
  for (const [displayName, shown] of [
    ['gita\u200B-rao', 'gitaU+200B-rao'],
    ['x'.repeat(100_000), `${'x'.repeat(254)}…`],
  ] as const) {
    noteWho(me, { id: 'g', displayName })
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`You are now signed in as ${shown} in another tab. Reload to continue.Reload`)
    expect(await sessionGuard.beforeWrite()).toMatchObject({
      data: { message: expect.not.stringMatching(/\u200B|x{100}/) },
    })
  }
})

test('the notice goes when the first person is back', async () => {
  await render(<SessionNotice />)
  noteWho(me, people.bruno)
  await expect.element(notice).toBeVisible()
  tell('a')
  await expect.element(notice).not.toBeInTheDocument()
})

test('another tab of the same person costs no request', async () => {
  tell('a')
  // Messages arrive in order.
  tell(null)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
})

test('a tab that is looked at again asks who is signed in', async () => {
  await render(<SessionNotice />)
  signedIn = people.bruno
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(notice).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('regression: while no read was answered no change went out, as who is signed in was asked after all of them', async () => {
  const end = new AbortController()
  const calledOff = new Promise((resolve) => end.signal.addEventListener('abort', resolve))
  const { request, baseUrl } = createClient({
    isFirst: asksWho,
    beforeWrite: sessionGuard.beforeWrite,
    onSuccess: noteWho,
    fetch: (url) =>
      String(url).endsWith('/v1/disks/a')
        ? calledOff.then(() => Promise.reject(end.signal.reason as Error))
        : Promise.resolve(Response.json(people.ada)),
  })
  const usual = bindClient({ request, baseUrl })
  const disk: ApiRequest = { method: 'GET', url: '/v1/disks/a', operation: 'diskView', signal: end.signal }
  const reads = Array.from({ length: 40 }, () => request(disk))
  sessionGuard.suspect()
  expect(await request({ method: 'POST', url: '/v1/disks', operation: 'diskCreate' })).toMatchObject({
    type: 'success',
  })
  end.abort()
  // Others look at what is under way as well.
  await Promise.all(reads)
  bindClient(usual)
})

test('signing in and out is told to the other tabs, and so is whom a page shows', async () => {
  sessionChanged()
  noteWho(me, people.bruno)
  await vi.waitFor(() => expect(heard.slice(-3)).toEqual(['a', null, 'b']))
  expect(sessionGuard.other.get()).toBeUndefined()
  // Before anybody knows whom it shows: that it is being loaded.
  expect(heard[0]).toBe('')
})

/** A page with something to lose. */
function Guarded() {
  useUnloadGuard(true)
  return null
}

test('back after sign-out shows the page as it was: it is hidden when it is left, and loaded anew', async () => {
  queryClient().setQueryData(['secret'], 'of Ada')
  await render(<Guarded />)
  const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(true)
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(document.body.hidden).toBe(true)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(queryClient().getQueryData(['secret'])).toBeUndefined()
  expect(reload).toHaveBeenCalled()
  // Whoever had something to lose there was asked when it was left: to stay now would be to look at an empty page.
  expect(isAsked()).toBe(false)
  document.body.hidden = false
})
