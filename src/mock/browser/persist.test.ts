import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { spoilt } from '../../../tests/support/rubbish.ts'
import { openPersistence, readKept, STORAGE_LIMIT_MS } from './persist.ts'

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

describe('regression: of what was kept and is broken the page said on each load that nothing can be kept, or stayed blank', () => {
  const state = { version: { contract: 'c', seed: 's' }, counter: 3, meta: { born: '7' } }
  const row = { collection: 'disk', key: 'd1', entry: { key: 'd1', seq: 4, row: { name: 'orders' } } }
  const gone = { collection: 'disk', key: 'd2', entry: null }
  const right = readKept(state, [row, gone])

  test('what is right is read', () => {
    expect(right).toEqual({
      version: state.version,
      commit: {
        dirty: true,
        changes: [row, { ...gone, entry: undefined }],
        counter: 3,
        meta: state.meta,
      },
    })
    expect(readKept(undefined, [])).toBeUndefined()
  })

  test('with a part that is wrong all of it is of no version, or reads as before', () => {
    for (const broken of spoilt({ state, rows: [row, gone] })) {
      const { state: some = null, rows }: { state?: unknown; rows?: unknown } = Object(broken)
      const kept = readKept(some, Array.isArray(rows) ? rows : [])
      if (kept?.version.contract === '') continue
      expect(typeof kept?.version.contract).toBe('string')
      expect(kept?.commit.counter).toBeTypeOf('number')
      for (const { collection, key, entry } of kept?.commit.changes ?? []) {
        expect([collection, key].map((one) => typeof one)).toEqual(['string', 'string'])
        expect(entry === undefined || (entry.key === key && typeof entry.row === 'object')).toBe(true)
      }
    }
  })
})
