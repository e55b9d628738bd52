/** Which calls fail on purpose: counts them for the rules, and writes down what happened to which one. */
import type { OperationSpec } from '../spec/operation-spec.ts'
import { createRng, type Rng } from '../random/rng.ts'
import type { Failure } from './fault.ts'
import type { FaultRule, Harm } from './fault-rules.ts'

export interface FaultCall {
  readonly spec: Pick<OperationSpec, 'id'>
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** What the call asks for itself: it goes before all rules. */
  readonly asked?: Harm | undefined
}

/** What happens to a call. */
export interface Strike {
  readonly fault?: Failure
  readonly done: boolean
  readonly retryAfter?: number
  /** Milliseconds. */
  readonly wait: number
}

export interface Faults {
  /** Counts a call; undefined when nothing happens to it. */
  strike(call: FaultCall): Strike | undefined
  /** What happened since the last restart, as rules that let it happen again to the same calls. */
  recorded(): readonly FaultRule[]
  /** Counts from the beginning. */
  restart(): void
}

interface Count {
  calls: number
  strikes: number
  readonly rng: Rng
}

/** At most so many calls are remembered. */
const capacity = 10_000

/** Decides by rules that may change between calls. Each counts from when it is first asked. */
export function createFaults({ rules, seed }: { rules: () => readonly FaultRule[]; seed: string }): Faults {
  let counts = new WeakMap<FaultRule, Count>()
  let things = new Map<string, number>()
  let recorded: FaultRule[] = []
  let chance = createRng(`${seed}/latency`)

  const countOf = (rule: FaultRule, index: number): Count => {
    const known = counts.get(rule) ?? { calls: 0, strikes: 0, rng: createRng(`${seed}/fault/${index}`) }
    counts.set(rule, known)
    return known
  }

  const strikes = (rule: FaultRule, index: number): boolean => {
    const count = countOf(rule, index)
    count.calls++
    const { every = 1, nth = count.calls, times = Infinity, chance: share = 1 } = rule
    const isDue = (count.calls - 1) % every === 0 && count.calls === nth && count.strikes < times
    // Drawn for each call, so that one that is not due changes nothing for the next.
    const isDrawn = share === 1 || count.rng.next() < share
    if (isDue && isDrawn) count.strikes++
    return isDue && isDrawn
  }

  /** How often this thing was called in this way. */
  const nthOf = ({ spec, path }: FaultCall): number => {
    const key = `${spec.id} ${JSON.stringify(path)}`
    const nth = (things.get(key) ?? 0) + 1
    things.set(key, nth)
    const [oldest] = things.size > capacity ? things.keys() : []
    if (oldest !== undefined) things.delete(oldest)
    return nth
  }

  const strike = (call: FaultCall): Strike | undefined => {
    const nth = nthOf(call)
    const struck = rules().filter((rule, index) => isFor(rule, call) && strikes(rule, index))
    const harms: readonly Harm[] = call.asked === undefined ? struck : [call.asked, ...struck]
    if (harms.length === 0) return undefined
    const { fault, done, retry_after: retryAfter } = harms.find((harm) => harm.fault !== undefined) ?? {}
    const wait = harms.reduce((sum, { latency: [from, to] = [0, 0] }) => sum + (to === 0 ? 0 : chance.int(from, to)), 0)
    if (fault === undefined && wait === 0) return undefined
    recorded.push({
      operation: call.spec.id,
      ...(Object.keys(call.path).length === 0 ? {} : { path: call.path }),
      nth,
      ...(fault === undefined ? {} : { fault }),
      ...(done === undefined ? {} : { done }),
      ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
      ...(wait === 0 ? {} : { latency: [wait, wait] }),
    })
    if (recorded.length > capacity) recorded.shift()
    return {
      done: done === true,
      wait,
      ...(fault === undefined ? {} : { fault }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }
  }

  return {
    strike,
    recorded: () => recorded,
    restart: () => {
      counts = new WeakMap()
      things = new Map()
      recorded = []
      chance = createRng(`${seed}/latency`)
    },
  }
}

function isFor({ operation, path = {}, query = {} }: FaultRule, call: FaultCall): boolean {
  if (operation !== undefined && operation !== call.spec.id) return false
  return (
    Object.entries(path).every(([name, value]) => call.path[name] === value) &&
    Object.entries(query).every(([name, value]) => call.query.get(name) === value)
  )
}
