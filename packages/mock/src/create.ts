/** What all entries of the package stand on: the mock by the options that the package documents. */
import { nearest } from '../../../generator/diagnostics.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import { isApi } from '../../../src/mock/browser/is-api.ts'
import { pageContract } from '../../../src/mock/contract/page.ts'
import { FaultRuleError, readFaultFile, type FaultRule } from '../../../src/mock/http/fault-rules.ts'
import type { Latency } from '../../../src/mock/http/latency.ts'
import type { RequestInfo } from '../../../src/mock/http/request-info.ts'
import { scenarioNamed, scenarios } from '../../../src/mock/scenarios/index.ts'
import type { Scenario } from '../../../src/mock/scenarios/scenario.ts'
import { mockWithFetch, type FetchMock, type FetchMockOptions } from '../../../src/mock/server/mock-with-fetch.ts'
import { tellStory, type Telling } from '../../../src/mock/story/tell.ts'
import type { Mock, MockOptions } from '../types/index.d.ts'

/** Of paths without one. */
const host = 'http://127.0.0.1'

export type Told = Pick<Telling, 'contract' | 'seed' | 'now'>

/** What a server adds. */
export interface Additions extends Pick<FetchMockOptions, 'onCommit' | 'onReplace'> {
  /** A story that was told already. */
  readonly story?: Scenario
}

export interface Created {
  /** For transports. */
  readonly inner: FetchMock
  /** What the package documents. */
  readonly mock: Mock
}

export const contract = pageContract(operations)

/** When and with what seed stories are told. */
export const tellingOf = ({ clock = Date.now, seed }: Pick<MockOptions, 'clock' | 'seed'>): Told => ({
  contract,
  now: clock(),
  ...(seed === undefined ? {} : { seed }),
})

export async function create(options: MockOptions, additions: Additions = {}): Promise<Created> {
  const { clock = Date.now, seed, faults, latency, strictContract = false, strictVersion = false } = options
  const { story, ...told } = additions
  const inner = mockWithFetch({
    ...told,
    contract,
    clock,
    scenario: story ?? (await scenarioOf(options)),
    strict: strictContract,
    strictVersion,
    onDefect: options.onDefect ?? (() => undefined),
    ...(seed === undefined ? {} : { seed }),
    ...(faults === undefined ? {} : { faults: alwaysThese(readFaults(faults)) }),
    ...(options.auth === undefined ? {} : { auth: options.auth }),
    ...(latency === undefined ? {} : { latencyOf: () => readLatency(latency) }),
  })
  const mock = documented(inner)
  if (options.import !== undefined) await mock.import(options.import)
  return { inner, mock }
}

const alwaysThese = (rules: readonly FaultRule[]) => (): readonly FaultRule[] => rules

function documented(inner: FetchMock): Mock {
  const answer = (request: Request, info?: RequestInfo): Promise<Response> => inner.fetch(request, info)
  return {
    control: inner.control,
    get scenario() {
      return inner.scenario.name
    },
    fetch: (input, init) =>
      answer(new Request(typeof input === 'string' && input.startsWith('/') ? new URL(input, host) : input, init)),
    respond: async (request) => (isApi(request, new URL(request.url)) ? answer(request) : undefined),
    reset: inner.host.reset,
    skip: inner.host.skip,
    export: inner.export,
    import: async (text) => {
      const result = await inner.import(text)
      if (!('problem' in result)) return
      throw new Error(
        result.problem === 'unreadable'
          ? 'import: the text is not an export of this mock'
          : 'import: the text was exported by a mock of another version of the contract',
      )
    },
  }
}

function scenarioOf(options: MockOptions): Promise<Scenario> | Scenario {
  const { scenario: name = scenarios.default.name, story } = options
  if (story !== undefined) return tellStory(story, { ...tellingOf(options), suggest: nearest })
  const scenario = scenarioNamed(name)
  if (scenario !== undefined) return scenario
  throw new Error(`scenario: there is no "${name}". Known: ${Object.keys(scenarios).join(', ')}`)
}

/** @throws Error for rules that name what is not there: they would never apply */
function readFaults(rules: MockOptions['faults']): readonly FaultRule[] {
  try {
    return readFaultFile({ rules }, nearest)
  } catch (error) {
    throw error instanceof FaultRuleError ? new Error(`faults: ${error.message}`, { cause: error }) : error
  }
}

const readLatency = (latency: number | Latency): Latency => (typeof latency === 'number' ? [latency, latency] : latency)
