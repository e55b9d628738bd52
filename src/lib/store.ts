/** A value that changes over time: for useSyncExternalStore, and for code outside of components. */
export interface Store<T> {
  get: () => T
  /** Tells everybody, whether or not it is another value. */
  set: (next: T) => void
  /** Returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

/** A store that only its owner writes to. */
export type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>

/** A store with its first value. */
export function createStore<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
