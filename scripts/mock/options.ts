/** What the arguments of `npm run mock` mean for the mock and its server. */
import type { ParseArgsConfig } from 'node:util'

import { nearest } from '../../generator/diagnostics.ts'
import { faultKinds, readFaultRules, type FaultRule } from '../../src/mock/http/fault.ts'
import type { Latency } from '../../src/mock/http/latency.ts'
import type { NodeMockOptions } from '../../src/mock/node/node.ts'
import { scenarioNamed, scenarios } from '../../src/mock/scenarios/index.ts'
import { playableVersions } from '../../src/mock/server/as-version.ts'
import type { Scenario } from '../../src/mock/scenarios/scenario.ts'
import { readHost, readPort } from '../lib/args.ts'
import type { MockServerOptions } from './server.ts'

export const usage = `npm run mock -- [options]
  --port N           default 12220
  --spec FILE        for another OpenAPI document, in a folder of its own
  --host HOST        default 127.0.0.1, which only this machine reaches
  --cors ORIGIN      lets pages of that origin call; default: none
  --scenario NAME    ${Object.keys(scenarios).join(', ')}
                     a request may name another one in the header x-cairn-scenario
  --latency MS       how long each request takes (default: what the scenario says, else 0)
  --fault OP=KIND    makes an operation fail; may be repeated
                     ${faultKinds.join(', ')}
  --seed TEXT        another seed, other ids
  --clock TIME       lets the time stand still at an RFC 3339 time
  --strict-contract  answers 500 where an answer would break the contract (default: says so on
                     stderr and in the header x-contract-violation, and sends it)
  --strict-version   answers 400 to a call that names another version of the contract in the
                     header api-version (default: answers it)
  --as-version V     plays a server of another version: ${playableVersions.join(', ')}`

export const options = {
  port: { type: 'string', default: '12220' },
  host: { type: 'string', default: '127.0.0.1' },
  cors: { type: 'string' },
  scenario: { type: 'string', default: scenarios.default.name },
  latency: { type: 'string' },
  fault: { type: 'string', multiple: true, default: [] },
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
  readonly latency?: string | undefined
  readonly fault: readonly string[]
  readonly seed?: string | undefined
  readonly clock?: string | undefined
  readonly 'strict-contract': boolean
  readonly 'strict-version': boolean
  readonly 'as-version'?: string | undefined
}

export interface MockCommand {
  readonly mock: Omit<NodeMockOptions, 'document'>
  readonly server: MockServerOptions
}

/** @throws Error with a message for the person who typed a wrong one */
export function readMockArgs(args: MockArgs): MockCommand {
  const latency = readLatency(args.latency)
  const faults = args.fault.map(readFault)
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
    },
    server: {
      port: readPort(args.port),
      host: readHost(args.host),
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
  const [operation, fault] = text.split('=')
  const [rule] = readFaultRules([{ operation, fault }])
  if (rule === undefined) throw new Error(`--fault: "${text}" is not OPERATION=KIND, like project_list=forbidden`)
  return rule
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
