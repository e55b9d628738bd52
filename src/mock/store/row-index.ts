/** Rows by the value of one field: by value alone, and by value among the rows of one parent. */
import type { Entry, Row } from './collection.ts'

type Keys = Map<unknown, Set<string>>

export class Index {
  readonly #valueOf: (row: Row) => unknown
  readonly #all: Keys = new Map()
  readonly #byParent = new Map<string, Keys>()

  constructor(valueOf: (row: Row) => unknown) {
    this.#valueOf = valueOf
  }

  /** Keys of the rows with this value, in the order in which they got it. */
  keys(value: unknown, parent?: string): string[] {
    const keys = parent === undefined ? this.#all : this.#byParent.get(parent)
    return [...(keys?.get(value) ?? [])]
  }

  add({ key, row, parent }: Entry): void {
    const value = this.#valueOf(row)
    put(this.#all, value, key)
    if (parent === undefined) return
    let keys = this.#byParent.get(parent)
    if (keys === undefined) {
      keys = new Map()
      this.#byParent.set(parent, keys)
    }
    put(keys, value, key)
  }

  remove({ key, row, parent }: Entry): void {
    const value = this.#valueOf(row)
    drop(this.#all, value, key)
    const keys = parent === undefined ? undefined : this.#byParent.get(parent)
    if (parent === undefined || keys === undefined) return
    drop(keys, value, key)
    if (keys.size === 0) this.#byParent.delete(parent)
  }
}

function put(keys: Keys, value: unknown, key: string): void {
  const known = keys.get(value)
  if (known === undefined) keys.set(value, new Set([key]))
  else known.add(key)
}

function drop(keys: Keys, value: unknown, key: string): void {
  const known = keys.get(value)
  known?.delete(key)
  if (known?.size === 0) keys.delete(value)
}
