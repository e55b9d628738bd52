/**
 * Keeps what was done in a page over a reload, in IndexedDB: what a request changed is written before the request is
 * answered, because a sign-in or a deep link loads the page anew right after it. The start of the story is not kept:
 * with the time it began it can be made again, row by row the same.
 */
import type { Change, Entry } from '../store/collection.ts'
import { isEntry, readState } from '../store/export.ts'
import type { Commit, StoreVersion } from '../store/store.ts'

const rowStore = 'rows'
const stateStore = 'state'

export interface Kept {
  /** What the changes belong to. */
  readonly version: StoreVersion
  /** Everything that differs from the start of the story. */
  readonly commit: Commit
}

export interface Persistence {
  /** What was kept, if anything. */
  load(): Promise<Kept | undefined>
  /** Adds what a request changed. */
  save(version: StoreVersion, commit: Commit): Promise<void>
  /** Forgets everything that was kept. */
  clear(): Promise<void>
}

interface KeptState {
  readonly version: StoreVersion
  readonly counter: number
  readonly meta: Readonly<Record<string, string>>
}

/** `entry` is null for a row of the story that was removed. */
interface KeptRow {
  readonly collection: string
  readonly key: string
  readonly entry: Entry | null
}

/** Milliseconds after which a database that says nothing counts as none: a page that waits for it would stay blank. */
export const STORAGE_LIMIT_MS = 4_000

/** Opens a database. Rejects where there is none (private windows of some browsers), or where it says nothing. */
export async function openPersistence(name: string, factory: IDBFactory = indexedDB): Promise<Persistence> {
  const db = await openDatabase(name, factory)
  return {
    async load() {
      const transaction = db.transaction([rowStore, stateStore])
      const state = transaction.objectStore(stateStore).get('state')
      const rows = transaction.objectStore(rowStore).getAll()
      await done(transaction)
      return readKept(state.result, rows.result)
    },

    async save(version, { changes, counter, meta }) {
      const transaction = db.transaction([rowStore, stateStore], 'readwrite', { durability: 'relaxed' })
      const rows = transaction.objectStore(rowStore)
      for (const { collection, key, entry } of changes) {
        rows.put({ collection, key, entry: entry ?? null } satisfies KeptRow, `${collection}/${key}`)
      }
      transaction.objectStore(stateStore).put({ version, counter, meta } satisfies KeptState, 'state')
      await done(transaction)
    },

    async clear() {
      const transaction = db.transaction([rowStore, stateStore], 'readwrite')
      transaction.objectStore(rowStore).clear()
      transaction.objectStore(stateStore).clear()
      await done(transaction)
    },
  }
}

/** What was kept, as far as it is that; all of it counts as of another version where a part is not. Exported for its test. */
export function readKept(state: unknown, rows: readonly unknown[]): Kept | undefined {
  if (state === undefined) return undefined
  const read = readState(state)
  const changes = rows.map(readRow)
  if (read === undefined || !changes.every((change) => change !== undefined)) return unreadable
  const { version, counter, meta } = read
  return { version, commit: { dirty: true, changes, counter, meta } }
}

/** Of no version: it is dropped, and people are told. */
const unreadable: Kept = {
  version: { contract: '', seed: '' },
  commit: { dirty: true, changes: [], counter: 0, meta: {} },
}

function readRow(row: unknown): Change | undefined {
  const { collection, key, entry }: Partial<Record<keyof KeptRow, unknown>> = Object(row)
  if (typeof collection !== 'string' || typeof key !== 'string') return undefined
  if (entry === null) return { collection, key, entry: undefined }
  return isEntry(entry) && entry.key === key ? { collection, key, entry } : undefined
}

function openDatabase(name: string, factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(name, 2)
  request.addEventListener('upgradeneeded', () => {
    // What an earlier form of this file kept cannot be read any more.
    for (const old of request.result.objectStoreNames) request.result.deleteObjectStore(old)
    request.result.createObjectStore(rowStore)
    request.result.createObjectStore(stateStore)
  })
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened')))
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked by another page')))
  })
  return inTime(opened)
}

/** Rejects when it takes too long. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new Error('IndexedDB does not answer')), STORAGE_LIMIT_MS)
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer))
}

function done(transaction: IDBTransaction): Promise<void> {
  const committed = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB failed')))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')))
  })
  return inTime(committed)
}
