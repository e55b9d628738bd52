/** What a silo has a quota of, and how near its use is to that. */
import { plus, shareOf, type Amount } from '../../lib/shares.ts'

export const resources = [
  { id: 'cpus', label: 'CPU' },
  { id: 'memory', label: 'Memory' },
  { id: 'storage', label: 'Storage' },
] as const

export type Resource = (typeof resources)[number]['id']

/** vCPUs, and bytes of the others. */
export type Amounts = Readonly<Record<Resource, Amount>>

export const nothing: Amounts = { cpus: 0, memory: 0, storage: 0 }

/** Of each resource the exact sum. */
export const sumOf = (all: readonly Amounts[]): Amounts =>
  all.reduce(
    (sum, one) => ({
      cpus: plus(sum.cpus, one.cpus),
      memory: plus(sum.memory, one.memory),
      storage: plus(sum.storage, one.storage),
    }),
    nothing,
  )

/** The resource of which the largest share is in use, and that share. */
export function pressureOf(used: Amounts, quota: Amounts): { label: string; share: number; id: Resource } {
  return resources
    .map(({ id, label }) => ({ id, label, share: shareOf(used[id], quota[id]) }))
    .reduce((most, one) => (one.share > most.share ? one : most))
}

/** Those under the most pressure first, then by name. */
export const byPressure =
  <T>(parts: (one: T) => { name: string; used: Amounts; quota: Amounts }) =>
  (a: T, b: T): number => {
    const [one, other] = [parts(a), parts(b)]
    const [mine, theirs] = [pressureOf(one.used, one.quota).share, pressureOf(other.used, other.quota).share]
    return mine === theirs ? one.name.localeCompare(other.name) : theirs > mine ? 1 : -1
  }
