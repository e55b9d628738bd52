/** The verbs of the control: how each is called over HTTP, what it takes, what it does. */
import { isPlainObject } from '../../lib/plain-object.ts'
import { badRequest } from '../http/errors.ts'
import { FaultRuleError, readFaultFile, type FaultFile, type FaultRule } from '../http/fault-rules.ts'
import type { Failure } from '../http/fault.ts'
import type { LogEntry } from '../http/request-log.ts'
import { unknownVariant } from '../parse/params.ts'
import { scenarios } from '../scenarios/index.ts'
import type { ImportProblem } from '../store/export.ts'
import type { ControlHost } from './host.ts'

export interface Verb<Output> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the prefix of the control; empty for the prefix itself. */
  readonly path: string
  /** One sentence. */
  readonly help: string
  /** Takes the text of the body as it is, not the JSON in it. */
  readonly takesText?: true
  /** Rejects with an ApiError when the input cannot be taken; then nothing has changed. */
  readonly run: (host: ControlHost, input: unknown) => Promise<Output>
}

export interface State {
  readonly scenario: string
  /** RFC 3339. */
  readonly time: string
  /** Who calls without credentials; null where they are refused. */
  readonly anonymous: string | null
  /** How many rules of faults hold. */
  readonly faults: number
  /** How many requests are in the log, and how many of them broke the contract. */
  readonly requests: number
  readonly violations: number
}

export interface Reset {
  /** Lets go on failing what does now. */
  readonly keep_faults?: boolean
}

/** By how much, or up to when. */
export type Advance = { readonly milliseconds: number } | { readonly to: string }

export interface Time {
  /** RFC 3339. */
  readonly time: string
}

export interface ScenarioChoice {
  /** A scenario, or the story that the mock was started with. */
  readonly name: string
}

export interface FaultsAnswer {
  readonly rules: readonly FaultRule[]
}

export interface LogQuery {
  /** Only requests of this operation. */
  readonly operation?: string
  /** Only requests that broke the contract. */
  readonly violations?: boolean
  /** Only what came after the request with this id. */
  readonly after?: string
}

/** A request in the log. */
export interface LoggedRequest {
  readonly request_id: string
  readonly time: string
  readonly milliseconds: number
  readonly method: string
  readonly uri: string
  readonly operation: string | null
  /** 0 when there was no answer. */
  readonly status: number
  readonly message: string | null
  /** How it failed on purpose. */
  readonly fault: Failure | null
  /** The version of the contract that it is written for, where the mock has another one. */
  readonly version: string | null
  /** What of the answer broke the contract. */
  readonly violations: readonly string[]
}

export interface LogAnswer {
  readonly items: readonly LoggedRequest[]
}

interface Parts<Input, Output> extends Omit<Verb<Output>, 'run'> {
  readonly parse: (input: unknown) => Input
  readonly act: (host: ControlHost, input: Input) => Output | Promise<Output>
}

const verb = <Input, Output>({ parse, act, ...rest }: Parts<Input, Output>): Verb<Output> => ({
  ...rest,
  run: async (host, input) => act(host, parse(input)),
})

export const verbs = {
  state: verb({
    method: 'GET',
    path: '',
    help: 'What the mock is at now.',
    parse: readNothing,
    act: (host) => stateOf(host),
  }),
  reset: verb({
    method: 'POST',
    path: '/reset',
    help: 'Back to the start: data, time, faults and log.',
    parse: readReset,
    act: async (host, { keep_faults: keepFaults = false }) => {
      await host.reset()
      if (!keepFaults) host.faults.choose(undefined)
      host.log.clear()
      return stateOf(host)
    },
  }),
  advance: verb({
    method: 'POST',
    path: '/advance',
    help: 'Moves the time forward, by milliseconds or to a time.',
    parse: readAdvance,
    act: async (host, advance) => {
      const milliseconds = 'to' in advance ? Date.parse(advance.to) - host.now() : advance.milliseconds
      if (milliseconds < 0) throw badRequest(`to: it is ${timeOf(host)} already, and the time goes forward only`)
      await host.skip(milliseconds)
      return { time: timeOf(host) }
    },
  }),
  scenario: verb({
    method: 'PUT',
    path: '/scenario',
    help: 'Starts another scenario from its beginning.',
    parse: readName,
    act: async (host, name) => {
      const scenario = host.scenarioNamed(name)
      if (scenario === undefined) throw badRequest(`name: ${unknownVariant(name, Object.keys(scenarios))}`)
      await host.tell(scenario)
      host.log.clear()
      return stateOf(host)
    },
  }),
  faults: verb({
    method: 'GET',
    path: '/faults',
    help: 'What fails on purpose.',
    parse: readNothing,
    act: (host) => ({ rules: host.faults.rules() }),
  }),
  setFaults: verb({
    method: 'PUT',
    path: '/faults',
    help: 'Lets this fail on purpose, in place of what did.',
    parse: readFaults,
    act: (host, rules) => {
      host.faults.choose(rules)
      return { rules: host.faults.rules() }
    },
  }),
  resetFaults: verb({
    method: 'DELETE',
    path: '/faults',
    help: 'Lets fail what the mock was started with.',
    parse: readNothing,
    act: (host) => {
      host.faults.choose(undefined)
      return { rules: host.faults.rules() }
    },
  }),
  recordedFaults: verb({
    method: 'GET',
    path: '/faults/recorded',
    help: 'What failed on purpose so far, as rules that let the same calls fail again.',
    parse: readNothing,
    act: (host) => ({ rules: host.faults.recorded() }),
  }),
  log: verb({
    method: 'GET',
    path: '/log',
    help: 'The latest requests, the oldest first; with operation, violations or after some of them.',
    parse: readLogQuery,
    act: (host, query) => ({ items: requestsOf(host, query) }),
  }),
  clearLog: verb({
    method: 'DELETE',
    path: '/log',
    help: 'Forgets the requests.',
    parse: readNothing,
    act: (host) => {
      host.log.clear()
      return { items: requestsOf(host, {}) }
    },
  }),
  export: verb({
    method: 'GET',
    path: '/export',
    help: 'Everything the mock holds, as a file.',
    parse: readNothing,
    act: (host) => host.export(),
  }),
  import: verb({
    method: 'PUT',
    path: '/import',
    help: 'Takes such a file in place of everything.',
    takesText: true,
    parse: readText,
    act: async (host, text) => {
      const problem = await host.import(text)
      if (problem !== undefined) throw badRequest(importProblems[problem])
      return stateOf(host)
    },
  }),
} satisfies Readonly<Record<string, Verb<unknown>>>

/** Why a file cannot be taken, for people. */
const importProblems: Readonly<Record<ImportProblem, string>> = {
  unreadable: 'This is not an export of the mock',
  'other-contract': 'This export was made with another version of the API and does not fit',
}

const timeOf = (host: ControlHost): string => new Date(host.now()).toISOString()

function stateOf(host: ControlHost): State {
  const entries = host.log.entries()
  return {
    scenario: host.scenario().name,
    time: timeOf(host),
    anonymous: host.anonymous() ?? null,
    faults: host.faults.rules().length,
    requests: entries.length,
    violations: entries.filter(({ defects }) => defects.length > 0).length,
  }
}

function requestsOf({ log }: ControlHost, { operation, violations, after }: LogQuery): LoggedRequest[] {
  const entries = log.entries()
  // A request that is no longer in the log was before all that are.
  const start = after === undefined ? 0 : entries.findIndex(({ requestId }) => requestId === after) + 1
  return entries
    .slice(start)
    .filter((entry) => operation === undefined || entry.operation === operation)
    .filter(({ defects }) => violations !== true || defects.length > 0)
    .map(logged)
}

const logged = (entry: LogEntry): LoggedRequest => ({
  request_id: entry.requestId,
  time: new Date(entry.at).toISOString(),
  milliseconds: entry.milliseconds,
  method: entry.method,
  uri: entry.uri,
  operation: entry.operation ?? null,
  status: entry.status,
  message: entry.message ?? null,
  fault: entry.fault ?? null,
  version: entry.version ?? null,
  violations: entry.defects,
})

/** An object with no fields but these. */
function readFields(input: unknown, known: readonly string[]): Readonly<Record<string, unknown>> {
  const fields = input ?? {}
  if (!isPlainObject(fields)) throw badRequest('expected a JSON object')
  for (const name of Object.keys(fields)) {
    if (known.includes(name)) continue
    throw badRequest(`${name}: there is no such field. Known: ${known.length === 0 ? 'none' : known.join(', ')}.`)
  }
  return fields
}

function readNothing(input: unknown): undefined {
  readFields(input, [])
}

function readReset(input: unknown): Reset {
  const { keep_faults: keep } = readFields(input, ['keep_faults'])
  if (keep !== undefined && typeof keep !== 'boolean') throw badRequest('keep_faults: expected true or false')
  return keep === undefined ? {} : { keep_faults: keep }
}

/** The time that dates can hold ends there; so much is enough for every due work to come. */
const longestSkip = 10 * 366 * 24 * 3_600_000

function readAdvance(input: unknown): Advance {
  const { milliseconds, to } = readFields(input, ['milliseconds', 'to'])
  if ((milliseconds === undefined) === (to === undefined))
    throw badRequest('expected either milliseconds, like 60000, or to, like 2026-01-01T00:00:00Z')
  if (to !== undefined) {
    if (typeof to !== 'string' || Number.isNaN(Date.parse(to)))
      throw badRequest(`to: ${JSON.stringify(to)} is not a time, like 2026-01-01T00:00:00Z`)
    return { to }
  }
  if (
    typeof milliseconds === 'number' &&
    Number.isInteger(milliseconds) &&
    milliseconds >= 0 &&
    milliseconds <= longestSkip
  )
    return { milliseconds }
  throw badRequest(`milliseconds: ${JSON.stringify(milliseconds)} is not a whole number from 0 to ${longestSkip}`)
}

function readName(input: unknown): string {
  const { name } = readFields(input, ['name'])
  if (typeof name === 'string') return name
  throw badRequest('name: expected the name of a scenario')
}

function readFaults(input: unknown): FaultFile['rules'] {
  try {
    return readFaultFile(input)
  } catch (error) {
    throw error instanceof FaultRuleError ? badRequest(error.message) : error
  }
}

function readLogQuery(input: unknown): LogQuery {
  const { operation, violations, after } = readFields(input, ['operation', 'violations', 'after'])
  for (const [name, value] of Object.entries({ operation, after }))
    if (value !== undefined && typeof value !== 'string') throw badRequest(`${name}: expected a text`)
  // In an address everything is a text.
  if (![undefined, true, false, 'true', 'false'].some((one) => one === violations))
    throw badRequest('violations: expected true or false')
  return {
    ...(typeof operation === 'string' ? { operation } : {}),
    ...(typeof after === 'string' ? { after } : {}),
    violations: violations === true || violations === 'true',
  }
}

function readText(input: unknown): string {
  if (typeof input === 'string') return input
  throw badRequest('expected the text of an export')
}
