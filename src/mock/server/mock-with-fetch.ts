/** A mock that answers requests as a server does, each in the story that it asks for: what all transports outside a page stand on. */
import { createControl } from '../control/control.ts'
import type { ControlHost } from '../control/host.ts'
import { toResponse } from '../http/answer.ts'
import { badRequest } from '../http/errors.ts'
import { delayOf, type Latency } from '../http/latency.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { scenarios } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { byScenario } from './by-scenario.ts'
import { scenarioHeader } from './header-check.ts'
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
  /** What the control of that mock stands on. */
  hostOf(request: Request): ControlHost
}

/** What is kept is the first story's: those that a header asks for live as long as the mock. */
export function mockWithFetch({ latencyOf, onCommit, onReplace, ...shared }: FetchMockOptions): FetchMock {
  const told = (scenario: Scenario, kept: Pick<MockOptions, 'onCommit' | 'onReplace'> = {}): Mock => {
    // Another story may be told later: it has a latency of its own.
    const delay = latencyOf === undefined ? {} : { delay: delayOf(() => latencyOf(made.scenario)) }
    const made: Mock = createMock({ ...shared, ...kept, ...delay, scenario })
    return made
  }
  const mock = told(shared.scenario ?? scenarios.default, {
    ...(onCommit === undefined ? {} : { onCommit }),
    ...(onReplace === undefined ? {} : { onReplace }),
  })
  const { of, restart } = byScenario(mock, told)
  const host: ControlHost = {
    ...mock.host,
    reset: () => {
      restart()
      return mock.host.reset()
    },
    tell: (scenario) => {
      restart()
      return mock.host.tell(scenario)
    },
  }
  return {
    ...mock,
    get scenario() {
      return mock.scenario
    },
    control: createControl(host),
    host,
    of,
    hostOf: (request) => {
      const other = of(request)
      return other === mock ? host : { ...other.host, tell: refuseOther }
    },
    fetch: async (request, info) => toResponse(await of(request).handle(request, info)),
  }
}

/** A story that only a header asks for is always the same one. */
const refuseOther = (): Promise<never> => {
  throw badRequest(`leave the header ${scenarioHeader} out: another scenario is told to all`)
}
