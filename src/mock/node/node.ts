/** The mock in Node: in-process, for tests and for the HTTP server. */
import { toResponse } from '../http/answer.ts'
import { createControl } from '../control/control.ts'
import type { ControlHost } from '../control/host.ts'
import { badRequest } from '../http/errors.ts'
import { byScenario } from '../server/by-scenario.ts'
import { compileContract } from '../contract/compile.ts'
import type { ContractDocument } from '../contract/schemas.ts'
import { manualClock, type ManualClock } from '../context/ctx.ts'
import { delayOf, type Latency } from '../http/latency.ts'
import { scenarioHeader } from '../server/header-check.ts'
import { createMock, type Mock, type MockOptions } from '../server/mock.ts'
import { DefectError } from '../http/defect.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { scenarios } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'

export interface NodeMockOptions extends Partial<Omit<MockOptions, 'contract'>> {
  /** The bundled contract, `generated/openapi.json`. */
  document: ContractDocument
  /** How long requests of a story take. Default: no time, whatever the story says. */
  latencyOf?: (scenario: Scenario) => Latency
}

export interface NodeMock extends Mock {
  /** Answers a request as the server would. Rejects when the mock breaks the contract, unless `onDefect` is given. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  /** The mock that a request is for: one of another scenario when its header asks for that. */
  of(request: Request): Mock
  /** What the control of that mock stands on. */
  hostOf(request: Request): ControlHost
  /** The clock of mocks that were given none. */
  readonly clock: ManualClock
}

/** A mock without latency, whose time stands still and whose own mistakes throw. */
export function createNodeMock({ document, clock, onDefect, latencyOf, ...options }: NodeMockOptions): NodeMock {
  const manual = manualClock()
  const shared: MockOptions = {
    ...options,
    contract: compileContract(document),
    clock: clock ?? manual.now,
    onDefect:
      onDefect ??
      ((defect) => {
        throw new DefectError(defect)
      }),
  }
  const told = (scenario: Scenario): Mock => {
    const delay = latencyOf === undefined ? {} : { delay: delayOf(() => latencyOf(made.scenario)) }
    const made: Mock = createMock({ ...shared, ...delay, scenario })
    return made
  }
  const mock = told(options.scenario ?? scenarios.default)
  const { of, restart } = byScenario(mock, told)
  const host: ControlHost = {
    ...mock.host,
    reset: async () => {
      restart()
      await mock.host.reset()
    },
    tell: async (scenario) => {
      restart()
      await mock.host.tell(scenario)
    },
  }
  return {
    ...mock,
    get scenario() {
      return mock.scenario
    },
    clock: manual,
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
