/**
 * The bulk actions under way and those whose result was not put away yet. A plain store: a run outlives the page that it
 * was started from. What carries a run out is in `start-run.ts`, which is loaded with the first selection.
 */
import type { BulkItem, ItemState } from './runner.ts'

export interface BulkRun {
  id: number
  /** What it does, `Delete`, and to what, `Disks`. */
  label: string
  title: string
  danger: boolean
  /** Tells the list apart that it was started from. */
  list: string
  items: readonly BulkItem[]
  running: boolean
  /** How many times it came to an end: once more with every retry. */
  ended: number
  /** Its dialog is on screen. */
  open: boolean
  /** Calls off what has not started. */
  cancel: () => void
  /** Tries what failed once more. */
  retry: () => void
}

let runs: readonly BulkRun[] = []
let count = 0
const listeners = new Set<() => void>()

function set(next: readonly BulkRun[]): void {
  runs = next
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore, and for what carries runs out. */
export const bulkStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): readonly BulkRun[] => runs,
  find: (id: number): BulkRun | undefined => runs.find((run) => run.id === id),
  add(run: Omit<BulkRun, 'id'>): number {
    const id = ++count
    set([...runs, { ...run, id }])
    return id
  },
  change(id: number, changes: Partial<Omit<BulkRun, 'id'>>): void {
    set(runs.map((run) => (run.id === id ? { ...run, ...changes } : run)))
  },
  changeItems(id: number, states: ReadonlyMap<string, ItemState>): void {
    const apply = (item: BulkItem): BulkItem => {
      const state = states.get(item.id)
      return state ? { ...item, state } : item
    }
    set(runs.map((run) => (run.id === id ? { ...run, items: run.items.map(apply) } : run)))
  },
  remove(id: number): void {
    set(runs.filter((run) => run.id !== id))
  },
}
