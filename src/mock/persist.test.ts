import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { openPersistence, STORAGE_LIMIT_MS } from './persist.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request or transaction of a database that never says anything. */
const silent = (more = {}): EventTarget => Object.assign(new EventTarget(), more)

/** The part of a browser's IndexedDB that is used, as far as it gets. */
const factoryOf = (open: () => EventTarget) => ({ open }) as unknown as IDBFactory

describe('storage that hangs left the page blank for ever', () => {
  test('when it is opened', async () => {
    const opening = expect(
      openPersistence(
        'a',
        factoryOf(() => silent()),
      ),
    ).rejects.toThrow('does not answer')
    await vi.advanceTimersByTimeAsync(STORAGE_LIMIT_MS)
    await opening
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
    const failing = Promise.all(
      [load(), save({ contract: 'c', seed: 's' }, commit), clear()].map((work) =>
        expect(work).rejects.toThrow('does not answer'),
      ),
    )
    await vi.advanceTimersByTimeAsync(STORAGE_LIMIT_MS)
    await failing
  })
})

test('storage that is forbidden says so at once', async () => {
  const forbidden = factoryOf(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await expect(openPersistence('a', forbidden)).rejects.toThrow('denied')
})
