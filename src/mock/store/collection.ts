/** One kind of row: insertion order, indexes, and a journal of what a transaction changed. */
import { readPath } from '../../lib/condition.ts'
import { Index } from './row-index.ts'

/** A row as it is on the wire. Rows are frozen: a change is a new row. */
export type Row = Readonly<Record<string, unknown>>

/** What the wire never shows of a row: passwords, keys, who made it. */
export type Hidden = Readonly<Record<string, unknown>>

export interface Entry<T = Row> {
  /** Identity in its collection: the id, or the joined keys of a row without one. */
  readonly key: string
  readonly row: T
  /** Key of the row it belongs to, in the collection of its parent entity. */
  readonly parent?: string
  readonly hidden?: Hidden
  /** Place in the order of insertion, over all collections. */
  readonly seq: number
}

/** One changed row: `entry` is undefined after a removal. */
export interface Change {
  readonly collection: string
  readonly key: string
  readonly entry: Entry | undefined
}

/** Called before each change with what was there; the store's transaction keeps it for a rollback. */
export type OnChange = (collection: string, key: string, before: Entry | undefined) => void

/** Told of every change after it happened, rollbacks and imports included: for what is derived of rows. */
export interface Watcher {
  changed(before: Entry | undefined, after: Entry | undefined): void
  /** All rows are gone. */
  cleared(): void
}

/** Rows of one entity. Reading is open; writing goes through methods that journal. */
export class Collection<T extends Row = Row> {
  readonly name: string
  readonly #entries = new Map<string, Entry<T>>()
  readonly #byParent = new Map<string, Set<string>>()
  /** Rows by parent, made when they are first asked for and until one of them changes. */
  readonly #rows = new Map<string, readonly T[]>()
  /** By path of a field; each is made when it is first asked. */
  readonly #indexes = new Map<string, Index>()
  readonly #watchers: Watcher[] = []
  readonly #onChange: OnChange
  readonly #nextSeq: () => number

  constructor(name: string, onChange: OnChange, nextSeq: () => number) {
    this.name = name
    this.#onChange = onChange
    this.#nextSeq = nextSeq
  }

  get size(): number {
    return this.#entries.size
  }

  /** Undefined when there is no such row. */
  get(key: string): Entry<T> | undefined {
    return this.#entries.get(key)
  }

  /** All rows in the order they were inserted. */
  all(): Entry<T>[] {
    return [...this.#entries.values()]
  }

  /** Rows of one parent in the order they were inserted. */
  of(parent: string): Entry<T>[] {
    const keys = this.#byParent.get(parent)
    if (keys === undefined) return []
    const found: Entry<T>[] = []
    for (const key of keys) {
      const entry = this.#entries.get(key)
      if (entry !== undefined) found.push(entry)
    }
    return found
  }

  /** The rows of `of` without what the wire never shows: the same frozen list until one of them changes. */
  rowsOf(parent: string): readonly T[] {
    let rows = this.#rows.get(parent)
    if (rows === undefined) {
      rows = Object.freeze(this.of(parent).map(({ row }) => row))
      this.#rows.set(parent, rows)
    }
    return rows
  }

  /** The first row that fits. */
  find(fits: (entry: Entry<T>) => boolean): Entry<T> | undefined {
    for (const entry of this.#entries.values()) if (fits(entry)) return entry
    return undefined
  }

  /** Rows with this value of a field, among those of one parent if it is given. */
  having(path: string, value: unknown, parent?: string): Entry<T>[] {
    let index = this.#indexes.get(path)
    if (index === undefined) {
      index = new Index((row) => readPath(row, path))
      for (const entry of this.#entries.values()) index.add(entry)
      this.#indexes.set(path, index)
    }
    return index.keys(value, parent).flatMap((key) => this.#entries.get(key) ?? [])
  }

  /** Has a watcher told of all changes from now on. */
  watch(watcher: Watcher): void {
    this.#watchers.push(watcher)
  }

  /** Adds a row. A key that is taken is a defect of the caller. */
  insert(key: string, row: T, more: { parent?: string; hidden?: Hidden } = {}): Entry<T> {
    if (this.#entries.has(key)) throw new Error(`${this.name} ${key} is already in the store`)
    return this.#put({ key, row, ...more, seq: this.#nextSeq() })
  }

  /** Replaces a row; its parent and hidden part stay unless given. */
  replace(key: string, row: T, more: { parent?: string; hidden?: Hidden } = {}): Entry<T> {
    const before = this.#entries.get(key)
    if (before === undefined) throw new Error(`${this.name} ${key} is not in the store`)
    return this.#put({ ...before, row, ...more })
  }

  /** Replaces some properties of a row. */
  patch(key: string, changes: Partial<T>): Entry<T> {
    const before = this.#entries.get(key)
    if (before === undefined) throw new Error(`${this.name} ${key} is not in the store`)
    return this.replace(key, { ...before.row, ...changes })
  }

  /** Removes a row; removing what is not there does nothing. */
  remove(key: string): void {
    const before = this.#entries.get(key)
    if (before === undefined) return
    this.#onChange(this.name, key, before)
    this.#unlink(before)
  }

  /** Puts an entry back as it was, for rollback and import: no journal. */
  restore(key: string, entry: Entry | undefined): void {
    const current = this.#entries.get(key)
    if (current !== undefined && (entry === undefined || entry.parent !== current.parent)) this.#unlink(current)
    // The entry came out of this very collection, or was checked on import.
    if (entry !== undefined) this.#link(entry as Entry<T>)
  }

  /** Brings the order of insertion back after removed rows were restored. */
  reorder(): void {
    const entries = this.all().sort((a, b) => a.seq - b.seq)
    this.#entries.clear()
    this.#byParent.clear()
    this.#indexes.clear()
    for (const entry of entries) this.#place(entry)
  }

  /** Forgets everything, without a journal. */
  clear(): void {
    this.#entries.clear()
    this.#byParent.clear()
    this.#rows.clear()
    this.#indexes.clear()
    for (const watcher of this.#watchers) watcher.cleared()
  }

  #put(entry: Entry<T>): Entry<T> {
    freeze(entry.row)
    const before = this.#entries.get(entry.key)
    this.#onChange(this.name, entry.key, before)
    if (before !== undefined && before.parent !== entry.parent) this.#unlink(before)
    this.#link(entry)
    return entry
  }

  #link(entry: Entry<T>): void {
    const before = this.#entries.get(entry.key)
    this.#place(entry)
    for (const index of this.#indexes.values()) {
      if (before !== undefined) index.remove(before)
      index.add(entry)
    }
    for (const watcher of this.#watchers) watcher.changed(before, entry)
  }

  #place(entry: Entry<T>): void {
    this.#entries.set(entry.key, entry)
    if (entry.parent === undefined) return
    this.#rows.delete(entry.parent)
    const keys = this.#byParent.get(entry.parent)
    if (keys === undefined) this.#byParent.set(entry.parent, new Set([entry.key]))
    else keys.add(entry.key)
  }

  #unlink(entry: Entry<T>): void {
    this.#entries.delete(entry.key)
    if (entry.parent !== undefined) {
      this.#rows.delete(entry.parent)
      const keys = this.#byParent.get(entry.parent)
      keys?.delete(entry.key)
      // Parents come and go: what had none of their rows any more stayed for good.
      if (keys?.size === 0) this.#byParent.delete(entry.parent)
    }
    for (const index of this.#indexes.values()) index.remove(entry)
    for (const watcher of this.#watchers) watcher.changed(entry, undefined)
  }
}

/** Freezes a value and all it holds, so that a behaviour cannot change a row past the journal. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}
