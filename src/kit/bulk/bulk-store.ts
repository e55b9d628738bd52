/**
 * The bulk actions under way and those whose result was not put away yet. A plain store: a run outlives the page that it
 * was started from. What carries a run out is in `start-run.ts`, which is loaded with the first selection.
 */
import { createStore } from '../../lib/store.ts'
import type { BulkItem, ItemState } from './runner.ts'

export interface BulkRun {
  id: number
  /** What it does, `Delete`, and to what, `Disks`. */
  label: string
  title: string
  danger: boolean
  /** Who started it: the id of the user, empty while it is not known. */
  user: string
  /** The page it was started from. */
  path: string
  /** Tells the list apart that it was started from. */
  list: string
  items: readonly BulkItem[]
  running: boolean
  /** How many times it came to an end: once more with every retry. */
  ended: number
  /** Its dialog is on screen. */
  open: boolean
  /** The session ended meanwhile: nothing of it goes on. */
  interrupted?: boolean
  /** Calls off what has not started. */
  cancel: () => void
  /** Tries what failed once more. */
  retry: () => void
}

const { get, set, subscribe } = createStore<readonly BulkRun[]>([])
let count = 0

/** For useSyncExternalStore, and for what carries runs out. */
export const bulkStore = {
  get,
  subscribe,
  find: (id: number): BulkRun | undefined => get().find((run) => run.id === id),
  add(run: Omit<BulkRun, 'id'>): number {
    const id = ++count
    set([...get(), { ...run, id }])
    return id
  },
  change(id: number, changes: Partial<Omit<BulkRun, 'id'>>): void {
    set(get().map((run) => (run.id === id ? { ...run, ...changes } : run)))
  },
  changeItems(id: number, states: ReadonlyMap<string, ItemState>): void {
    const apply = (item: BulkItem): BulkItem => {
      const state = states.get(item.id)
      return state ? { ...item, state } : item
    }
    set(get().map((run) => (run.id === id ? { ...run, items: run.items.map(apply) } : run)))
  },
  remove(id: number): void {
    set(get().filter((run) => run.id !== id))
  },
}
