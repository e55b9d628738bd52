/** The mock's data: collections by entity, transactions over all of them, snapshots. */
import { uuidOf } from '../random/rng.ts'
import type { Rows } from './rows.ts'
import { Collection, type Change, type Entry, type Row } from './collection.ts'

/** What a snapshot is compared with before it is read back. */
export interface StoreVersion {
  readonly contract: string
  readonly seed: string
}

/** Everything the store knows, as JSON. */
export interface Snapshot {
  readonly version: StoreVersion
  readonly counter: number
  readonly meta: Readonly<Record<string, string>>
  readonly collections: Readonly<Record<string, readonly Entry[]>>
}

/** What one transaction did. */
export interface Commit {
  /** Whether there is anything to keep. */
  readonly dirty: boolean
  readonly changes: readonly Change[]
  readonly counter: number
  readonly meta: Readonly<Record<string, string>>
}

interface Journal {
  before: Map<string, { collection: string; key: string; entry: Entry | undefined }>
  counter: number
  meta: Readonly<Record<string, string>>
}

export class Store {
  /** What a snapshot of it belongs to. */
  version: StoreVersion
  readonly #collections = new Map<string, Collection>()
  #counter = 0
  #meta: Readonly<Record<string, string>> = {}
  #journal: Journal | undefined

  constructor(version: StoreVersion) {
    this.version = version
  }

  /** Rows of an entity that the mock's own code knows. */
  table<K extends keyof Rows>(entity: K): Collection<Rows[K] & Row> {
    // Rows get in through typed code or after a contract check; the name decides the type.
    return this.collection(entity) as unknown as Collection<Rows[K] & Row>
  }

  /** Rows of any entity of the manifest. */
  collection(entity: string): Collection {
    let found = this.#collections.get(entity)
    if (found === undefined) {
      found = new Collection(entity, this.#onChange, () => this.#advance())
      this.#collections.set(entity, found)
    }
    return found
  }

  /** Number that grows with every row and id; part of the snapshot, so that ids do not repeat after a reload. */
  count(): number {
    return this.#advance()
  }

  /** A named text of the whole store (who is signed in by default, for one). */
  meta(name: string): string | undefined {
    return Object.hasOwn(this.#meta, name) ? this.#meta[name] : undefined
  }

  setMeta(name: string, value: string | undefined): void {
    const { [name]: _, ...others } = this.#meta
    this.#meta = value === undefined ? others : { ...others, [name]: value }
  }

  /**
   * Runs `work`; when it throws, everything it changed is undone. Transactions do not nest, and the caller sees to it
   * that no two run at once.
   */
  async transaction<T>(work: () => T | Promise<T>): Promise<{ result: T; commit: Commit }> {
    if (this.#journal !== undefined) throw new Error('a transaction is already open')
    this.#journal = { before: new Map(), counter: this.#counter, meta: this.#meta }
    try {
      const result = await work()
      return { result, commit: this.#commit() }
    } catch (error) {
      this.#rollback()
      throw error
    } finally {
      this.#journal = undefined
    }
  }

  /** Everything, in a fixed order: two stores with equal data give equal snapshots. */
  snapshot(): Snapshot {
    const names = [...this.#collections.keys()].sort()
    const collections = names.flatMap((name) => {
      const entries = this.collection(name).all()
      return entries.length === 0 ? [] : [[name, entries] as const]
    })
    return {
      version: this.version,
      counter: this.#counter,
      meta: this.#meta,
      collections: Object.fromEntries(collections),
    }
  }

  /** Replaces everything by a snapshot. */
  load(snapshot: Snapshot): void {
    this.reset()
    for (const [name, entries] of Object.entries(snapshot.collections)) {
      const collection = this.collection(name)
      for (const entry of [...entries].sort((a, b) => a.seq - b.seq)) collection.restore(entry.key, entry)
    }
    this.#counter = snapshot.counter
    this.#meta = snapshot.meta
  }

  /** Applies what another page committed, or what was kept of an earlier visit. */
  apply(commit: Commit): void {
    const touched = new Set<Collection>()
    for (const { collection: name, key, entry } of commit.changes) {
      const collection = this.collection(name)
      collection.restore(key, entry)
      touched.add(collection)
    }
    for (const collection of touched) collection.reorder()
    this.#counter = Math.max(this.#counter, commit.counter)
    this.#meta = commit.meta
  }

  /** What would have to be committed to hold what the snapshot holds. */
  difference(snapshot: Snapshot): Commit {
    const changes: Change[] = []
    for (const name of new Set([...this.#collections.keys(), ...Object.keys(snapshot.collections)])) {
      const collection = this.collection(name)
      const wanted = snapshot.collections[name] ?? []
      const keys = new Set(wanted.map(({ key }) => key))
      for (const { key } of collection.all())
        if (!keys.has(key)) changes.push({ collection: name, key, entry: undefined })
      for (const entry of wanted) {
        if (JSON.stringify(collection.get(entry.key)) !== JSON.stringify(entry))
          changes.push({ collection: name, key: entry.key, entry })
      }
    }
    return { dirty: true, changes, counter: snapshot.counter, meta: snapshot.meta }
  }

  /** Equal for stores that were filled by the same steps, whatever the time was. */
  fingerprint(): string {
    const keys = [...this.#collections.keys()].sort().flatMap((name) =>
      this.collection(name)
        .all()
        .map(({ key }) => `${name}/${key}`),
    )
    return uuidOf(`${this.#counter} ${keys.join(' ')}`)
  }

  /** Forgets everything. */
  reset(): void {
    for (const collection of this.#collections.values()) collection.clear()
    this.#counter = 0
    this.#meta = {}
  }

  readonly #onChange = (collection: string, key: string, before: Entry | undefined): void => {
    const place = `${collection}/${key}`
    if (this.#journal !== undefined && !this.#journal.before.has(place)) {
      this.#journal.before.set(place, { collection, key, entry: before })
    }
  }

  #advance(): number {
    return ++this.#counter
  }

  #commit(): Commit {
    const changes = [...(this.#journal?.before.values() ?? [])]
      .map(({ collection, key, entry }) => ({
        collection,
        key,
        before: entry,
        entry: this.collection(collection).get(key),
      }))
      .filter((change) => change.before !== change.entry)
      .map(({ collection, key, entry }): Change => ({ collection, key, entry }))
    const dirty = changes.length > 0 || this.#counter !== this.#journal?.counter || this.#meta !== this.#journal.meta
    return { dirty, changes, counter: this.#counter, meta: this.#meta }
  }

  #rollback(): void {
    if (this.#journal === undefined) return
    const disordered = new Set<Collection>()
    for (const { collection: name, key, entry } of this.#journal.before.values()) {
      const collection = this.collection(name)
      const present = collection.get(key)
      // What was removed, or moved to another parent, would otherwise stand last in the order of insertion.
      if (entry !== undefined && (present === undefined || present.parent !== entry.parent)) disordered.add(collection)
      collection.restore(key, entry)
    }
    for (const collection of disordered) collection.reorder()
    this.#counter = this.#journal.counter
    this.#meta = this.#journal.meta
  }
}
