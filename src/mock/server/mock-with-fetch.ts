/** A mock that answers requests as a server does, each in the story that it asks for: what all transports outside a page stand on. */
import { toResponse } from '../http/answer.ts'
import { delayOf, type Latency } from '../http/latency.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { scenarios } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { byScenario } from './by-scenario.ts'
import { createMock, type Mock, type MockOptions } from './mock.ts'

export interface FetchMockOptions extends MockOptions {
  /** How long requests of a story take. Default: no time, whatever the story says. */
  latencyOf?: (scenario: Scenario) => Latency
}

export interface FetchMock extends Mock {
  /** Answers a request as the server would. Rejects when `onDefect` throws, and when a fault breaks the connection. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  /** The mock that a request is for: one of another scenario when its header asks for that. */
  of(request: Request): Mock
}

/** What is kept is the first story's: those that a header asks for live as long as the mock. */
export function mockWithFetch({ latencyOf, onCommit, onReplace, ...shared }: FetchMockOptions): FetchMock {
  const told = (scenario: Scenario): MockOptions => {
    const delay = latencyOf === undefined ? {} : { delay: delayOf(() => latencyOf(scenario)) }
    return { ...shared, ...delay, scenario }
  }
  const kept = {
    ...(onCommit === undefined ? {} : { onCommit }),
    ...(onReplace === undefined ? {} : { onReplace }),
  }
  const mock = createMock({ ...told(shared.scenario ?? scenarios.default), ...kept })
  const { of } = byScenario(mock, (scenario) => createMock(told(scenario)))
  return { ...mock, of, fetch: async (request, info) => toResponse(await of(request).handle(request, info)) }
}
