/** `npm run mock`: the mock API as a server on this machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ContractDocument } from '../src/mock/contract/schemas.ts'
import { faultKinds, readFaultRules, type FaultRule } from '../src/mock/fault.ts'
import type { Latency } from '../src/mock/latency.ts'
import { createNodeMock } from '../src/mock/node.ts'
import { scenarioNamed, scenarios } from '../src/mock/scenarios/index.ts'
import type { Scenario } from '../src/mock/scenarios/scenario.ts'
import { readArgs, readHost, readPort } from './lib/args.ts'
import { root } from './lib/project.ts'
import { startMockServer } from './mock/server.ts'

const usage = `npm run mock -- [options]
  --port N           default 12220
  --host HOST        default 127.0.0.1, which only this machine reaches
  --cors ORIGIN      lets pages of that origin call; default: none
  --scenario NAME    ${Object.keys(scenarios).join(', ')}
                     a request may name another one in the header x-cairn-scenario
  --latency MS       how long each request takes (default: what the scenario says, else 0)
  --fault OP=KIND    makes an operation fail; may be repeated
                     ${faultKinds.join(', ')}
  --seed TEXT        another seed, other ids
  --clock TIME       lets the time stand still at an RFC 3339 time`

const { values } = readArgs(usage, {
  port: { type: 'string', default: '12220' },
  host: { type: 'string', default: '127.0.0.1' },
  cors: { type: 'string' },
  scenario: { type: 'string', default: scenarios.default.name },
  latency: { type: 'string' },
  fault: { type: 'string', multiple: true, default: [] },
  seed: { type: 'string' },
  clock: { type: 'string' },
})

try {
  const latency = readLatency(values.latency)
  const scenario = readScenario(values.scenario)
  const faults = values.fault.map(readFault)
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as ContractDocument
  const mock = createNodeMock({
    document,
    scenario,
    ...(faults.length === 0 ? {} : { faults: () => faults }),
    ...(values.seed === undefined ? {} : { seed: values.seed }),
    clock: readClock(values.clock),
    latencyOf: (told) => latency ?? told.latency ?? [0, 0],
    onDefect: ({ operation, message }) => console.error(`mock of ${operation}: ${message}`),
  })
  const origin = values.cors === undefined ? undefined : readCors(values.cors)
  const { url } = await startMockServer(mock, {
    port: readPort(values.port),
    host: readHost(values.host),
    log: (line) => console.error(line),
    ...(origin === undefined ? {} : { cors: origin }),
  })
  console.log(`The mock API answers at ${url}. Stop it with Ctrl+C.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readLatency(text: string | undefined): Latency | undefined {
  if (text === undefined) return undefined
  const time = Number(text)
  if (!Number.isInteger(time) || time < 0) throw new Error(`--latency: "${text}" is not a number of milliseconds`)
  return [time, time]
}

function readScenario(name: string): Scenario {
  const scenario = scenarioNamed(name)
  if (scenario === undefined)
    throw new Error(`--scenario: "${name}" is not one of ${Object.keys(scenarios).join(', ')}`)
  return scenario
}

function readFault(text: string): FaultRule {
  const [operation, fault] = text.split('=')
  const [rule] = readFaultRules([{ operation, fault }])
  if (rule === undefined) throw new Error(`--fault: "${text}" is not OPERATION=KIND, like project_list=forbidden`)
  return rule
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
