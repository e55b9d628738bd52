/** How much was provisioned when, for the whole system, each silo and each project (server-behaviour §9.1). */
import type { VirtualResourceCounts } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import type { Store } from '../store/store.ts'
import { fleetId, isCharged, totalsOf } from '../provisioning/totals.ts'

/** Changes that are kept. */
const maxSamples = 200

/** A change of what is provisioned. */
interface Step extends VirtualResourceCounts {
  /** Milliseconds since the epoch. */
  readonly time: number
}

/** Writes down what changed since the last time; to be called after everything that provisions or frees. */
export function recordProvisioning(ctx: Ctx): void {
  const { store } = ctx
  const histories = store.table('provisioning_history')
  const time = ctx.timestamp()
  const all = totalsOf(store)
  for (const id of all.takeChanged()) {
    const totals = all.of(id)
    if (totals === undefined) {
      histories.remove(id)
      continue
    }
    const samples = histories.get(id)?.row.samples ?? []
    const last = samples.at(-1)
    if (last !== undefined && isSame(last, totals)) continue
    const earlier = samples.filter((sample) => sample.time !== time).slice(1 - maxSamples)
    const row = { id, samples: [...earlier, { time, ...totals }] }
    if (histories.get(id) === undefined) histories.insert(id, row)
    else histories.replace(id, row)
  }
  // What went away while nobody looked.
  if (histories.size > all.size())
    for (const { key } of histories.all()) if (all.of(key) === undefined) histories.remove(key)
}

/**
 * Everything that is known of the system, a silo or a project: each entry says what was in force from its time on,
 * ascending. Empty when nothing was ever provisioned.
 */
export function historyOf({ store, now }: Pick<Ctx, 'store' | 'now'>, id: string): readonly Step[] {
  const recorded = (store.table('provisioning_history').get(id)?.row.samples ?? []).map(({ time, ...totals }) => ({
    ...totals,
    time: Date.parse(time),
  }))
  const present = totalsOf(store).of(id)
  const [first] = recorded
  const before = reconstructed(store, id, first ?? { time: Infinity })
  const last = recorded.at(-1)
  const missed =
    present === undefined || last === undefined || isSame(last, present) ? [] : [{ ...present, time: now().getTime() }]
  return [...before, ...recorded, ...missed]
}

/** What was in force at a time. */
export function inForce(history: readonly Step[], time: number): VirtualResourceCounts | undefined {
  let low = 0
  let high = history.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((history[middle]?.time ?? Infinity) <= time) low = middle + 1
    else high = middle
  }
  return history[low - 1]
}

const isSame = (a: VirtualResourceCounts, b: VirtualResourceCounts): boolean =>
  a.cpus === b.cpus && a.memory === b.memory && a.storage === b.storage

const plus = (a: VirtualResourceCounts, b: VirtualResourceCounts): VirtualResourceCounts => ({
  cpus: a.cpus + b.cpus,
  memory: a.memory + b.memory,
  storage: a.storage + b.storage,
})

const nothing: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }

/** What each disk, snapshot and running instance of a project takes, and since when. */
function partsOf(store: Store, project: string): Step[] {
  const parts: Step[] = []
  for (const table of ['disk', 'snapshot'] as const) {
    for (const { row } of store.table(table).of(project))
      parts.push({ time: Date.parse(row.time_created), cpus: 0, memory: 0, storage: row.size })
  }
  for (const { row } of store.table('instance').of(project)) {
    if (isCharged(row))
      parts.push({ time: Date.parse(row.time_created), cpus: row.ncpus, memory: row.memory, storage: 0 })
  }
  return parts
}

/** The time before something was written down: from the ages of what is there, so that it ends at what was written. */
function reconstructed(store: Store, id: string, end: { time: number } & Partial<VirtualResourceCounts>): Step[] {
  const projects = store
    .table('project')
    .all()
    .filter(({ key, parent }) => id === fleetId || key === id || parent === id)
  const parts = projects
    .flatMap(({ key }) => partsOf(store, key))
    .filter(({ time }) => time < end.time)
    .sort((a, b) => a.time - b.time)
  const sum = parts.reduce<VirtualResourceCounts>(plus, nothing)
  // What went away since had been there all the time, as far as anybody can tell.
  const gone = {
    cpus: (end.cpus ?? sum.cpus) - sum.cpus,
    memory: (end.memory ?? sum.memory) - sum.memory,
    storage: (end.storage ?? sum.storage) - sum.storage,
  }
  let total = gone
  const steps: Step[] = []
  for (const part of parts) {
    total = plus(total, part)
    const step = {
      time: part.time,
      cpus: Math.max(0, total.cpus),
      memory: Math.max(0, total.memory),
      storage: Math.max(0, total.storage),
    }
    if (steps.at(-1)?.time === part.time) steps[steps.length - 1] = step
    else steps.push(step)
  }
  return steps
}
