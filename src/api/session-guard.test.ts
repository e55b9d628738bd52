import { describe, expect, it, onTestFinished, vi } from 'vitest'

import type { ApiResult } from './binding.ts'
import { createSessionGuard, type Person } from './session-guard.ts'

const ada: Person = { id: 'a', displayName: 'Ada' }
const bruno: Person = { id: 'b', displayName: 'Bruno' }

const signedIn = (data: Person): ApiResult<Person> => ({
  type: 'success',
  statusCode: 200,
  data,
  headers: new Headers(),
})

/** A guard of a page that shows Ada; each question waits for an answer of the test. */
function guarded() {
  const questions: ((answer: ApiResult<Person>) => void)[] = []
  const guard = createSessionGuard(() => new Promise((answer) => questions.push(answer)))
  guard.heard(ada)
  return { guard, questions, answer: (result: ApiResult<Person>) => questions.shift()?.(result) }
}

const blocked = {
  type: 'error',
  statusCode: 412,
  data: { message: 'You are now signed in as Bruno in another tab. Reload to continue.' },
}

describe('a write', () => {
  it('goes out without a question as long as nothing speaks against it', async () => {
    const { guard, questions } = guarded()
    expect(await guard.beforeWrite()).toBeUndefined()
    expect(questions).toEqual([])
  })

  it('of a page that shows nobody goes out: signing in, a device', async () => {
    const guard = createSessionGuard(() => Promise.reject(new Error('asked')))
    guard.doubt()
    expect(await guard.beforeWrite()).toBeUndefined()
  })

  it('went out in the name of somebody who signed in in another tab: it waits for the answer, and is blocked', async () => {
    const { guard, answer } = guarded()
    guard.doubt()
    const write = guard.beforeWrite()
    answer(signedIn(bruno))
    expect(await write).toMatchObject(blocked)
    expect(await guard.beforeWrite()).toMatchObject(blocked)
  })

  it('goes out once the same person is confirmed, with one question for all that wait', async () => {
    const { guard, questions, answer } = guarded()
    guard.doubt()
    const writes = [guard.beforeWrite(), guard.beforeWrite()]
    expect(questions).toHaveLength(1)
    answer(signedIn(ada))
    expect(await Promise.all(writes)).toEqual([undefined, undefined])
  })

  it('went out in the name of somebody whose sign-in was not known yet: when one may be under way, it asks first', async () => {
    const { guard, questions, answer } = guarded()
    guard.suspect()
    expect(questions).toEqual([])
    const write = guard.beforeWrite()
    answer(signedIn(bruno))
    expect(await write).toMatchObject(blocked)
  })

  it('asks nothing when another tab has heard meanwhile that it is the same person', async () => {
    const { guard, questions } = guarded()
    guard.suspect()
    guard.confirmed()
    expect(await guard.beforeWrite()).toBeUndefined()
    expect(questions).toEqual([])
  })

  it('waits for the question that is asked already, whatever another tab says', async () => {
    const { guard, questions, answer } = guarded()
    guard.doubt()
    guard.suspect()
    guard.confirmed()
    const write = guard.beforeWrite()
    expect(questions).toHaveLength(1)
    answer(signedIn(bruno))
    expect(await write).toMatchObject(blocked)
  })

  it('regression: was let out by an answer that is older than the sign-in of a tab that began to load meanwhile', async () => {
    const { guard, questions, answer } = guarded()
    guard.doubt()
    guard.announced()
    const write = guard.beforeWrite()
    answer(signedIn(ada))
    await vi.waitFor(() => expect(questions).toHaveLength(1))
    answer(signedIn(bruno))
    expect(await write).toMatchObject(blocked)
  })

  it('regression: one question too many was asked after one that failed while a tab began to load', async () => {
    const { guard, questions, answer } = guarded()
    guard.doubt()
    guard.announced()
    const write = guard.beforeWrite()
    answer({ type: 'network', error: new Error('gone') })
    expect(await write).toMatchObject({ type: 'network' })
    const next = guard.beforeWrite()
    answer(signedIn(ada))
    expect(await next).toBeUndefined()
    expect(questions).toEqual([])
  })

  it('is not let out by an answer that is older than the last doubt', async () => {
    const { guard, questions, answer } = guarded()
    guard.doubt()
    guard.doubt()
    const write = guard.beforeWrite()
    await vi.waitFor(() => expect(questions).toHaveLength(1))
    guard.doubt()
    answer(signedIn(ada))
    await vi.waitFor(() => expect(questions).toHaveLength(1))
    answer(signedIn(bruno))
    expect(await write).toMatchObject(blocked)
  })

  it.each([
    ['the session has ended', { type: 'error', statusCode: 401, data: {}, headers: new Headers() }],
    ['the server cannot be reached', { type: 'network', error: new Error('gone') }],
  ] as const)('fails as the question did when %s, and the next one asks again', async (_, failure) => {
    const { guard, questions, answer } = guarded()
    guard.doubt()
    const write = guard.beforeWrite()
    answer(failure)
    expect(await write).toBe(failure)
    const next = guard.beforeWrite()
    expect(questions).toHaveLength(1)
    answer(signedIn(ada))
    expect(await next).toBeUndefined()
  })

  it('goes out again when the first person is back', async () => {
    const { guard, answer } = guarded()
    guard.doubt()
    answer(signedIn(bruno))
    await vi.waitFor(() => expect(guard.other.get()).toEqual(bruno))
    guard.doubt()
    answer(signedIn(ada))
    expect(await guard.beforeWrite()).toBeUndefined()
    expect(guard.other.get()).toBeUndefined()
  })
})

describe('regression: rows of somebody else came into the page. What is read', () => {
  it('is shown without a question as long as nothing speaks against it', async () => {
    const { guard, questions } = guarded()
    expect(await guard.afterRead(true)).toBeUndefined()
    expect(questions).toEqual([])
  })

  it('waits for whose session it is, and is not shown when it is that of somebody else', async () => {
    const { guard, questions, answer } = guarded()
    guard.suspect()
    const reads = [guard.afterRead(true), guard.afterRead(true)]
    expect(questions).toHaveLength(1)
    answer(signedIn(bruno))
    expect(await Promise.all(reads)).toMatchObject([blocked, blocked])
    expect(await guard.afterRead(true)).toMatchObject(blocked)
  })

  it('asks nothing on a page that nobody looks at, and is not shown there either once somebody else is known', async () => {
    const { guard, questions, answer } = guarded()
    guard.suspect()
    expect(await guard.afterRead(false)).toBeUndefined()
    expect(questions).toEqual([])
    guard.doubt()
    answer(signedIn(bruno))
    await guard.beforeWrite()
    expect(await guard.afterRead(false)).toMatchObject(blocked)
  })

  it('regression: asked a busy server with each read again that had said when it wants to be asked', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { guard, questions, answer } = guarded()
    guard.suspect()
    const read = guard.afterRead(true)
    answer({ type: 'error', statusCode: 503, data: {}, headers: new Headers({ 'retry-after': '2' }) })
    expect(await read).toBeUndefined()
    expect(await guard.afterRead(true)).toBeUndefined()
    expect(questions).toEqual([])
    vi.advanceTimersByTime(2000)
    void guard.afterRead(true)
    expect(questions).toHaveLength(1)
  })

  it('is shown when nobody can say whose it is: what cannot be asked keeps nobody from reading', async () => {
    const { guard, answer } = guarded()
    guard.suspect()
    const read = guard.afterRead(true)
    answer({ type: 'network', error: new Error('gone') })
    expect(await read).toBeUndefined()
  })
})

describe('who is shown', () => {
  it('is the first one that was heard of', () => {
    const { guard } = guarded()
    guard.heard(bruno)
    expect(guard.shown.get()).toEqual(ada)
  })

  it('is another one as soon as any answer says so, and a late answer does not take that back', () => {
    const { guard } = guarded()
    guard.heard(bruno)
    expect(guard.other.get()).toEqual(bruno)
    guard.heard(ada)
    expect(guard.other.get()).toEqual(bruno)
  })

  it('may be somebody else after signing in on the page itself', async () => {
    const { guard } = guarded()
    guard.heard(bruno)
    guard.restart()
    guard.heard(bruno)
    expect(await guard.beforeWrite()).toBeUndefined()
  })
})
