/** When calls fail on purpose, as data: in a scenario, a file, the developer panel, or a header of the call. */
import { operations } from '../../../generated/mock/operations.gen.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { OperationId } from '../spec/operation-spec.ts'
import { failureNamed, faultKinds, isFailureStatus, type Failure } from './fault.ts'
import { latencyLimit, type Latency } from './latency.ts'

/** What happens to a call. */
export interface Harm {
  /** How it fails. Without one, it only takes its time. */
  readonly fault?: Failure
  /** The call is carried out all the same: only its answer is lost, cut in half or replaced. */
  readonly done?: true
  /** Seconds that the answer tells the client to wait. */
  readonly retry_after?: number
  /** Milliseconds that the call takes before anything else happens. */
  readonly latency?: Latency
}

/** Harms the calls that all of its conditions hold for. */
export interface FaultRule extends Harm {
  /** Calls of this operation. Default: of any. */
  readonly operation?: OperationId
  /** Calls with these values in their path, as they write them: `{instance: 'web-1'}`. */
  readonly path?: Readonly<Record<string, string>>
  /** Calls with these values in their query: `{project: 'web-shop'}`. */
  readonly query?: Readonly<Record<string, string>>
  /** The first of every so many calls, so that a second try may go well. */
  readonly every?: number
  /** This call and no other; the first is 1. */
  readonly nth?: number
  /** At most so many calls. */
  readonly times?: number
  /** This share of the calls, from 0 to 1, by the seed. */
  readonly chance?: number
}

/** Rules as they are kept in a file. */
export interface FaultFile {
  readonly rules: readonly FaultRule[]
}

/** What is wrong with rules, and where. */
export class FaultRuleError extends Error {}

/** Names a text that may have been meant. */
export type Near = (text: string, known: readonly string[]) => string | undefined

const ruleFields: readonly string[] =
  'operation path query fault done retry_after latency every nth times chance'.split(' ')

/**
 * Reads a file of rules.
 *
 * @throws FaultRuleError with the place of what is wrong: `rules[2].nth: …`
 */
export function readFaultFile(value: unknown, near: Near = () => undefined): FaultRule[] {
  if (!isPlainObject(value)) throw new FaultRuleError('expected an object like {"rules": []}')
  for (const name of Object.keys(value))
    if (name !== 'rules' && name !== '$schema') throw unknownField(name, name, ['rules'], near)
  const { rules } = value
  if (!Array.isArray(rules)) throw new FaultRuleError('rules: expected a list of rules')
  return rules.map((rule: unknown, index) => readFaultRule(rule, `rules[${index}]`, near))
}

/** Reads rules that an earlier version may have written down; what is none is left out. */
export function readKeptRules(value: unknown): FaultRule[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((rule: unknown) => {
    try {
      return [readFaultRule(rule, '', () => undefined)]
    } catch {
      return []
    }
  })
}

function readFaultRule(value: unknown, place: string, near: Near): FaultRule {
  if (!isPlainObject(value))
    throw new FaultRuleError(`${place}: expected an object like {"operation": "…", "fault": 503}`)
  for (const name of Object.keys(value))
    if (!ruleFields.includes(name)) throw unknownField(`${place}.${name}`, name, ruleFields, near)
  const at = (name: string): string => `${place}.${name}`
  const operation = readOperation(value['operation'], at('operation'), near)
  if (value['fault'] === undefined && value['latency'] === undefined)
    throw new FaultRuleError(`${place}: says neither "fault" nor "latency", so nothing would happen`)
  const rule = {
    operation,
    path: readValues(value['path'], at('path'), knownOf('params', operation), near),
    query: readValues(value['query'], at('query'), knownOf('query', operation), near),
    fault: readFailure(value['fault'], at('fault'), near),
    done: readDone(value['done'], at('done')),
    retry_after: readCount(value['retry_after'], at('retry_after'), 0),
    latency: readLatency(value['latency'], at('latency')),
    every: readCount(value['every'], at('every'), 1),
    nth: readCount(value['nth'], at('nth'), 1),
    times: readCount(value['times'], at('times'), 1),
    chance: readChance(value['chance'], at('chance')),
  }
  if (rule.fault === undefined && (rule.done !== undefined || rule.retry_after !== undefined))
    throw new FaultRuleError(`${at(rule.done === undefined ? 'retry_after' : 'done')}: needs a "fault"`)
  return withoutAbsent(rule)
}

const withoutAbsent = (rule: { readonly [K in keyof FaultRule]: FaultRule[K] | undefined }): FaultRule =>
  // What is undefined is gone: what is left has the type that was read.
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined)) as FaultRule

function readOperation(value: unknown, place: string, near: Near): OperationId | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'string') throw new FaultRuleError(`${place}: expected the id of an operation`)
  if (isOperation(value)) return value
  throw new FaultRuleError(`${place}: there is no operation "${value}"${hint(near(value, Object.keys(operations)))}`)
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id)

/** What the operation, or any operation, has in its path or query. */
function knownOf(kind: 'params' | 'query', operation: OperationId | undefined): string[] {
  const specs = operation === undefined ? Object.values(operations) : [operations[operation]]
  return [...new Set(specs.flatMap((spec) => Object.keys((kind in spec ? spec[kind as keyof typeof spec] : {}) ?? {})))]
}

function readValues(
  value: unknown,
  place: string,
  known: readonly string[],
  near: Near,
): Readonly<Record<string, string>> | undefined {
  if (value === undefined) return undefined
  if (!isPlainObject(value)) throw new FaultRuleError(`${place}: expected an object like {"project": "web-shop"}`)
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => {
      if (!known.includes(name)) throw unknownField(`${place}.${name}`, name, known, near)
      if (typeof text !== 'string') throw new FaultRuleError(`${place}.${name}: expected a text`)
      return [name, text]
    }),
  )
}

function readFailure(value: unknown, place: string, near: Near): Failure | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'number' && isFailureStatus(value)) return value
  const kind = typeof value === 'string' ? faultKinds.find((one) => one === value) : undefined
  if (kind !== undefined) return kind
  const meant = typeof value === 'string' ? near(value, faultKinds) : undefined
  const known = `a status from 400 to 599, or one of ${faultKinds.join(', ')}`
  throw new FaultRuleError(`${place}: ${JSON.stringify(value)} is not ${known}${hint(meant)}`)
}

function readDone(value: unknown, place: string): true | undefined {
  if (value === undefined || value === false) return undefined
  if (value === true) return value
  throw new FaultRuleError(`${place}: expected true or false`)
}

function readCount(value: unknown, place: string, from: number): number | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= from) return value
  throw new FaultRuleError(`${place}: expected a whole number from ${from}`)
}

function readChance(value: unknown, place: string): number | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'number' && value >= 0 && value <= 1) return value
  throw new FaultRuleError(`${place}: expected a number from 0 to 1`)
}

function readLatency(value: unknown, place: string): Latency | undefined {
  if (value === undefined) return undefined
  const [from, to, ...more] = Array.isArray(value) ? (value as unknown[]) : [value, value]
  if (isTime(from) && isTime(to) && from <= to && more.length === 0) return [from, to]
  throw new FaultRuleError(
    `${place}: expected milliseconds, like 200, or from and to, like [100, 300], up to ${latencyLimit}`,
  )
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= latencyLimit

const unknownField = (place: string, name: string, known: readonly string[], near: Near): FaultRuleError =>
  new FaultRuleError(
    `${place}: there is no "${name}" here${hint(near(name, known))} Known: ${known.length === 0 ? 'none' : known.join(', ')}.`,
  )

const hint = (meant: string | undefined): string => (meant === undefined ? '.' : `. Did you mean "${meant}"?`)

/** Harms the one call that has it: `503`, `network; done`, `429; retry-after=2`, `latency=500`. */
export const faultHeader = 'x-cairn-fault'

/** What a call asks for in that header; undefined when it cannot be read. */
export function readFaultHeader(text: string): Harm | undefined {
  const harm: { -readonly [K in keyof Harm]: Harm[K] } = {}
  for (const part of text.split(';').map((piece) => piece.trim())) {
    const [, name = '', digits = ''] = /^(latency|retry-after)=(\d{1,6})$/.exec(part) ?? []
    const failure = failureNamed(part)
    if (name === 'latency' && Number(digits) <= latencyLimit) harm.latency = [Number(digits), Number(digits)]
    else if (name === 'retry-after') harm.retry_after = Number(digits)
    else if (part === 'done') harm.done = true
    else if (failure !== undefined && harm.fault === undefined) harm.fault = failure
    else return undefined
  }
  if (harm.fault === undefined && (harm.latency === undefined || harm.done || harm.retry_after !== undefined))
    return undefined
  return harm
}
