/** What the arguments of `npm run mock` mean for the mock and its server. */
import { readFileSync } from 'node:fs'
import type { ParseArgsConfig } from 'node:util'

import { operations } from '../../generated/mock/operations.gen.ts'
import { nearest } from '../../generator/diagnostics.ts'
import { controlPrefix, isControlPath } from '../../src/mock/control/http.ts'
import { FaultRuleError, readFaultFile, readFaultHeader, type FaultRule } from '../../src/mock/http/fault-rules.ts'
import { faultKinds } from '../../src/mock/http/fault.ts'
import type { Latency } from '../../src/mock/http/latency.ts'
import { scenarioNamed, scenarios } from '../../src/mock/scenarios/index.ts'
import { playableVersions } from '../../src/mock/server/as-version.ts'
import type { Scenario } from '../../src/mock/scenarios/scenario.ts'
import type { FetchMockOptions } from '../../src/mock/server/mock-with-fetch.ts'
import { readHost, readPort } from '../lib/args.ts'
import type { MockServerOptions } from './server.ts'

/** @param command what one types to start the mock */
export const usageOf = (command: string): string => `${command} [options]
  --port N           default 12220
  --host HOST        default 127.0.0.1, which only this machine reaches
  --cors ORIGIN      lets pages of that origin call; default: none
  --scenario NAME    ${Object.keys(scenarios).join(', ')}
                     a request may name another one in the header x-cairn-scenario
  --story FILE       a story of your own in place of a scenario, YAML or JSON
  --state FILE       keeps everything in that file, and goes on with what it holds
  --import FILE      begins with what an export holds; a story is taken as with --story
  --latency MS       how long each request takes (default: what the scenario says, else 0)
  --fault OP=KIND    makes an operation fail; may be repeated. KIND is a status or one of
                     ${faultKinds.join(', ')};
                     a call may ask for one in the header x-cairn-fault
  --faults FILE      makes fail what the rules in a JSON file say (docs/mock.md, "Faults")
  --control          lets programs of this machine control the mock at ${controlPrefix} (docs/mock.md, "Control")
  --control-port N   the same on a port of its own, for a contract that has such paths itself
  --auth required    refuses callers without credentials (default: they are a user of the scenario)
  --token NAME=TEXT  lets a user call with Authorization: Bearer TEXT; may be repeated
  --seed TEXT        another seed, other ids
  --clock TIME       lets the time stand still at an RFC 3339 time
  --strict-contract  answers 500 where an answer would break the contract (default: says so on
                     stderr and in the header x-contract-violation, and sends it)
  --strict-version   answers 400 to a call that names another version of the contract in the
                     header api-version (default: answers it, and says so on stderr and in the
                     header x-version-mismatch)
  --as-version V     plays a server of another version: ${playableVersions.join(', ')}`

export const options = {
  port: { type: 'string', default: '12220' },
  host: { type: 'string', default: '127.0.0.1' },
  cors: { type: 'string' },
  scenario: { type: 'string', default: scenarios.default.name },
  story: { type: 'string' },
  state: { type: 'string' },
  import: { type: 'string' },
  latency: { type: 'string' },
  fault: { type: 'string', multiple: true, default: [] },
  faults: { type: 'string' },
  control: { type: 'boolean', default: false },
  'control-port': { type: 'string' },
  auth: { type: 'string', default: 'optional' },
  token: { type: 'string', multiple: true, default: [] },
  seed: { type: 'string' },
  clock: { type: 'string' },
  'strict-contract': { type: 'boolean', default: false },
  'strict-version': { type: 'boolean', default: false },
  'as-version': { type: 'string' },
} satisfies ParseArgsConfig['options']

/** The arguments as they were typed. */
export interface MockArgs {
  readonly port: string
  readonly host: string
  readonly cors?: string | undefined
  readonly scenario: string
  readonly story?: string | undefined
  readonly state?: string | undefined
  readonly import?: string | undefined
  readonly latency?: string | undefined
  readonly fault: readonly string[]
  readonly faults?: string | undefined
  readonly control: boolean
  readonly 'control-port'?: string | undefined
  readonly auth: string
  readonly token: readonly string[]
  readonly seed?: string | undefined
  readonly clock?: string | undefined
  readonly 'strict-contract': boolean
  readonly 'strict-version': boolean
  readonly 'as-version'?: string | undefined
}

export interface MockCommand {
  readonly mock: Omit<FetchMockOptions, 'contract' | 'onDefect'>
  readonly server: MockServerOptions
}

/** @throws Error with a message for the person who typed a wrong one */
export function readMockArgs(args: MockArgs): MockCommand {
  if (args.story !== undefined && args.scenario !== scenarios.default.name)
    throw new Error('--story: a story says in "from" which scenario it goes on from: leave out --scenario')
  const latency = readLatency(args.latency)
  const faults = [...args.fault.map(readFault), ...(args.faults === undefined ? [] : readFaults(args.faults))]
  const control = readControl(args)
  return {
    mock: {
      scenario: readScenario(args.scenario),
      ...(faults.length === 0 ? {} : { faults: () => faults }),
      ...(args.seed === undefined ? {} : { seed: args.seed }),
      clock: readClock(args.clock),
      latencyOf: (told) => latency ?? told.latency ?? [0, 0],
      strict: args['strict-contract'],
      strictVersion: args['strict-version'],
      ...(args['as-version'] === undefined ? {} : { asVersion: readVersion(args['as-version']) }),
      auth: { required: readAuth(args.auth), tokens: readTokens(args.token) },
    },
    server: {
      port: readPort(args.port),
      host: readHost(args.host),
      ...(control === undefined ? {} : { control }),
      ...(args.cors === undefined ? {} : { cors: readCors(args.cors) }),
    },
  }
}

function readLatency(text: string | undefined): Latency | undefined {
  if (text === undefined) return undefined
  const time = Number(text)
  if (!Number.isInteger(time) || time < 0) throw new Error(`--latency: "${text}" is not a number of milliseconds`)
  return [time, time]
}

function readScenario(name: string): Scenario {
  const scenario = scenarioNamed(name)
  if (scenario !== undefined) return scenario
  const near = nearest(name, Object.keys(scenarios))
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`
  throw new Error(`--scenario: there is no scenario "${name}".${hint} Known: ${Object.keys(scenarios).join(', ')}.`)
}

function readFault(text: string): FaultRule {
  const [id = '', harm = ''] = text.split(/=(.*)/s)
  const operation = Object.values(operations).find((spec) => spec.id === id)?.id
  const asked = readFaultHeader(harm)
  if (operation !== undefined && asked !== undefined) return { operation, ...asked }
  const near = operation === undefined ? nearest(id, Object.keys(operations)) : undefined
  const hint = near === undefined ? '' : `. Did you mean "${near}"?`
  throw new Error(`--fault: "${text}" is not OPERATION=KIND, like project_list=forbidden${hint}`)
}

function readFaults(file: string): FaultRule[] {
  try {
    return readFaultFile(JSON.parse(readFileSync(file, 'utf8')), nearest)
  } catch (error) {
    if (error instanceof FaultRuleError) throw new Error(`--faults: ${file}: ${error.message}`, { cause: error })
    if (error instanceof SyntaxError)
      throw new Error(`--faults: ${file} is not JSON: ${error.message}`, { cause: error })
    throw new Error(`--faults: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function readControl({
  port,
  control,
  'control-port': own,
}: Pick<MockArgs, 'port' | 'control' | 'control-port'>): MockServerOptions['control'] {
  if (own !== undefined) {
    const chosen = readPort(own, 'control-port')
    if (own === port) throw new Error(`--control-port: ${own} is the port of the API; take another one, or --control`)
    return { port: chosen }
  }
  if (!control) return undefined
  const taken = Object.values(operations).find(({ path }) => isControlPath(path))
  if (taken === undefined) return 'beside'
  throw new Error(`--control: the contract has ${taken.path} itself; give the control a port with --control-port 12221`)
}

function readAuth(text: string): boolean {
  if (text === 'required' || text === 'optional') return text === 'required'
  throw new Error(`--auth: "${text}" is not "required" or "optional"`)
}

function readTokens(texts: readonly string[]): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const text of texts) {
    const [name = '', secret = ''] = text.split(/=(.*)/s)
    if (name === '' || !/^[\x21-\x7e]+$/.test(secret))
      throw new Error(`--token: "${text}" is not NAME=SECRET, like ada-lindqvist=s3cret, with a secret without spaces`)
    if (tokens.has(secret)) throw new Error(`--token: "${secret}" is the secret of ${tokens.get(secret) ?? ''} already`)
    tokens.set(secret, name)
  }
  return tokens
}

function readVersion(version: string): string {
  if (playableVersions.includes(version)) return version
  throw new Error(
    `--as-version: nothing is known of version "${version}". Known: ${playableVersions.join(', ')}. Others: openapi/versions.`,
  )
}

function readClock(text: string | undefined): () => number {
  if (text === undefined) return Date.now
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new Error(`--clock: "${text}" is not a time, like 2026-01-01T00:00:00Z`)
  return () => time
}

function readCors(text: string): string {
  const url = URL.parse(text)
  if (url?.origin === text) return text
  throw new Error(`--cors: "${text}" is not an origin, like http://127.0.0.1:5173`)
}
