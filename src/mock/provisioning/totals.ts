/**
 * What is provisioned, by id of project, silo and the whole system: kept up to date row by row, so that no write walks all
 * projects. Derived of the rows alone: a store that was loaded has the same totals as one that was filled.
 */
import type { Instance, InstanceState, VirtualResourceCounts } from '../../../generated/api/wire.gen.ts'
import type { Entry } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

/** Stands for the whole system among silos and projects. */
export const fleetId = '00000000-0000-4000-8000-0000000f1ee7'

/** Run states without a virtual machine: they are not charged for CPU and memory. */
const idle = new Set<InstanceState>(['creating', 'stopped', 'failed', 'destroyed'])

/** Whether an instance has a virtual machine, which takes CPU and memory. */
export const isCharged = ({ run_state: state }: Pick<Instance, 'run_state'>): boolean => !idle.has(state)

const nothing: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }

export interface Totals {
  /** What is provisioned in a project, a silo or the whole system; undefined for what is not there. */
  of(id: string): VirtualResourceCounts | undefined
  /** Ids whose total may be another one than at the last call, or that came or went. */
  takeChanged(): string[]
  /** How many there are. */
  size(): number
}

const known = new WeakMap<Store, Totals>()

/** The totals of a store. */
export function totalsOf(store: Store): Totals {
  let totals = known.get(store)
  if (totals === undefined) {
    totals = createTotals(store)
    known.set(store, totals)
  }
  return totals
}

function createTotals(store: Store): Totals {
  const sums = new Map<string, VirtualResourceCounts>()
  const changed = new Set<string>()
  // Where all rows went, or came in any order, it is made anew.
  let isStale = true

  const siloOf = (project: string): string | undefined => store.table('project').get(project)?.parent
  const add = (id: string, part: VirtualResourceCounts, sign: 1 | -1): void => {
    const sum = sums.get(id) ?? nothing
    sums.set(id, {
      cpus: sum.cpus + sign * part.cpus,
      memory: sum.memory + sign * part.memory,
      storage: sum.storage + sign * part.storage,
    })
    changed.add(id)
  }
  const count = (part: VirtualResourceCounts, project: string | undefined, sign: 1 | -1): void => {
    if (project === undefined || isStale) return
    const silo = siloOf(project)
    if (silo === undefined) isStale = true
    else for (const id of [project, silo, fleetId]) add(id, part, sign)
  }
  const rebuild = (): void => {
    isStale = false
    sums.clear()
    for (const id of [fleetId, ...keys(store, 'silo'), ...keys(store, 'project')]) add(id, nothing, 1)
    for (const [name, partOf] of counted)
      for (const entry of store.collection(name).all())
        if (entry.parent !== undefined && siloOf(entry.parent) !== undefined) count(partOf(entry), entry.parent, 1)
  }

  for (const [name, partOf] of counted)
    store.collection(name).watch({
      changed: (before, after) => {
        if (before !== undefined) count(partOf(before), before.parent, -1)
        if (after !== undefined) count(partOf(after), after.parent, 1)
      },
      cleared: () => {
        isStale = true
      },
    })
  for (const name of ['silo', 'project'] as const)
    store.collection(name).watch({
      changed: (before, after) => {
        const key = (after ?? before)?.key
        if (key === undefined || (before !== undefined && after !== undefined && before.parent === after.parent)) return
        // Its parts may have come before it, or stay behind.
        if (holdsAny(store, key)) isStale = true
        if (after === undefined) sums.delete(key)
        else if (!sums.has(key)) sums.set(key, nothing)
        changed.add(key)
      },
      cleared: () => {
        isStale = true
      },
    })
  return {
    of: (id) => {
      if (isStale) rebuild()
      return sums.get(id)
    },
    takeChanged: () => {
      if (isStale) rebuild()
      const ids = [...changed].sort()
      changed.clear()
      return ids
    },
    size: () => {
      if (isStale) rebuild()
      return sums.size
    },
  }
}

/** What a row takes, by its collection. */
const counted: readonly (readonly ['disk' | 'snapshot' | 'instance', (entry: Entry) => VirtualResourceCounts])[] = [
  ['disk', ({ row }) => ({ ...nothing, storage: Number(row['size']) })],
  ['snapshot', ({ row }) => ({ ...nothing, storage: Number(row['size']) })],
  [
    'instance',
    ({ row }) =>
      // Rows of this collection are instances.
      isCharged(row as Pick<Instance, 'run_state'>)
        ? { cpus: Number(row['ncpus']), memory: Number(row['memory']), storage: 0 }
        : nothing,
  ],
]

const keys = (store: Store, name: 'silo' | 'project'): string[] =>
  store
    .table(name)
    .all()
    .map(({ key }) => key)

const holdsAny = (store: Store, project: string): boolean =>
  counted.some(([name]) => store.collection(name).of(project).length > 0)
