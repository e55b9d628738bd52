import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { openPersistence, STORAGE_LIMIT_MS } from './persist.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request or transaction of a database that never says anything. */
const silent = (more = {}): EventTarget => Object.assign(new EventTarget(), more)

/** The part of a browser's IndexedDB that is used, as far as it gets. */
const factoryOf = (open: () => EventTarget) => ({ open }) as unknown as IDBFactory

describe('storage that hangs left the page blank for ever', () => {
  const failure = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', String)

  test('when it is opened', async () => {
    const opened = failure(
      openPersistence(
        'a',
        factoryOf(() => silent()),
      ),
    )
    await vi.advanceTimersByTimeAsync(STORAGE_LIMIT_MS)
    expect(await opened).toContain('does not answer')
  })

  test('when it is read or written', async () => {
    const store = { get: () => silent(), getAll: () => silent(), put: () => silent(), clear: () => silent() }
    const db = { transaction: () => silent({ objectStore: () => store }) }
    const request = silent({ result: db })
    const opening = openPersistence(
      'a',
      factoryOf(() => request),
    )
    request.dispatchEvent(new Event('success'))
    const { load, save, clear } = await opening
    const commit = { dirty: true, changes: [], counter: 1, meta: {} } as const
    const failures = Promise.all([load(), save({ contract: 'c', seed: 's' }, commit), clear()].map(failure))
    await vi.advanceTimersByTimeAsync(STORAGE_LIMIT_MS)
    for (const text of await failures) expect(text).toContain('does not answer')
  })
})

test('storage that is forbidden says so at once', async () => {
  const forbidden = factoryOf(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await expect(openPersistence('a', forbidden)).rejects.toThrow('denied')
})
