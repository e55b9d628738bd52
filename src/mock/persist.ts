/**
 * Keeps the store of a page over a reload, in IndexedDB, row by row: what a request changed is written before the
 * request is answered, because a sign-in or a deep link loads the page anew right after it.
 */
import type { Entry } from './store/collection.ts'
import type { Commit, Snapshot, Store, StoreVersion } from './store/store.ts'

const database = 'cairn-mock'
const rowStore = 'rows'
const stateStore = 'state'

export interface Persistence {
  /** What was kept, if anything. */
  load(): Promise<Snapshot | undefined>
  /** Writes what a request changed; the first write keeps the whole store. */
  save(commit: Commit): Promise<void>
  /** Forgets everything that was kept. */
  clear(): Promise<void>
}

interface KeptRow {
  readonly collection: string
  readonly entry: Entry
}

interface KeptState {
  readonly version: StoreVersion
  readonly counter: number
  readonly meta: Readonly<Record<string, string>>
}

/** Opens the database. Rejects where there is none (private windows of some browsers). */
export async function openPersistence(store: Store, factory: IDBFactory = indexedDB): Promise<Persistence> {
  const db = await openDatabase(factory)
  let complete = false

  return {
    async load() {
      const transaction = db.transaction([rowStore, stateStore])
      const state = transaction.objectStore(stateStore).get('state') as IDBRequest<KeptState | undefined>
      const rows = transaction.objectStore(rowStore).getAll() as IDBRequest<KeptRow[]>
      await done(transaction)
      if (state.result === undefined) return undefined
      complete = true
      return { ...state.result, collections: grouped(rows.result) }
    },

    async save(commit) {
      const transaction = db.transaction([rowStore, stateStore], 'readwrite', { durability: 'relaxed' })
      const rows = transaction.objectStore(rowStore)
      const keep = (collection: string, entry: Entry): void => {
        rows.put({ collection, entry } satisfies KeptRow, keyOf(collection, entry.key))
      }
      if (complete) {
        for (const { collection, key, entry } of commit.changes) {
          if (entry === undefined) rows.delete(keyOf(collection, key))
          else keep(collection, entry)
        }
      } else {
        rows.clear()
        for (const [collection, entries] of Object.entries(store.snapshot().collections)) {
          for (const entry of entries) keep(collection, entry)
        }
      }
      const state: KeptState = { version: store.version, counter: commit.counter, meta: commit.meta }
      transaction.objectStore(stateStore).put(state, 'state')
      await done(transaction)
      complete = true
    },

    async clear() {
      const transaction = db.transaction([rowStore, stateStore], 'readwrite')
      transaction.objectStore(rowStore).clear()
      transaction.objectStore(stateStore).clear()
      await done(transaction)
      complete = false
    },
  }
}

const keyOf = (collection: string, key: string): string => `${collection}/${key}`

function grouped(rows: readonly KeptRow[]): Record<string, Entry[]> {
  const collections: Record<string, Entry[]> = {}
  for (const { collection, entry } of rows) (collections[collection] ??= []).push(entry)
  return collections
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(database, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(rowStore)
    request.result.createObjectStore(stateStore)
  })
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened')))
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked by another page')))
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB failed')))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')))
  })
}
