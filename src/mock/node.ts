/** The mock in Node: in-process, for tests and for the HTTP server. */
import { toResponse } from './answer.ts'
import { compileContract } from './contract/compile.ts'
import type { ContractDocument } from './contract/schemas.ts'
import { manualClock, type ManualClock } from './ctx.ts'
import { createMock, type Mock, type MockOptions } from './mock.ts'
import { DefectError, type RequestInfo } from './pipeline.ts'
import { scenarioNamed } from './scenarios/index.ts'

export interface NodeMockOptions extends Partial<Omit<MockOptions, 'contract'>> {
  /** The bundled contract, `generated/openapi.json`. */
  document: ContractDocument
}

export interface NodeMock extends Mock {
  /** Answers a request as the server would. Rejects when the mock breaks the contract, unless `onDefect` is given. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  /** The mock that a request is for: one of another scenario when its header asks for that. */
  of(request: Request): Mock
  /** The clock of mocks that were given none. */
  readonly clock: ManualClock
}

/** Names the scenario a request is for: each has a store of its own, made when it is first asked for. */
const scenarioHeader = 'x-cairn-scenario'

/** A mock without latency, whose time stands still and whose own mistakes throw. */
export function createNodeMock({ document, clock, onDefect, ...options }: NodeMockOptions): NodeMock {
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
  const mock = createMock(shared)
  const others = new Map<string, Mock>([[mock.scenario.name, mock]])
  const of = (request: Request): Mock => {
    const scenario = scenarioNamed(request.headers.get(scenarioHeader) ?? '')
    if (scenario === undefined) return mock
    const other = others.get(scenario.name) ?? createMock({ ...shared, scenario })
    others.set(scenario.name, other)
    return other
  }
  return {
    ...mock,
    clock: manual,
    of,
    fetch: async (request, info) => toResponse(await of(request).handle(request, info)),
  }
}
