/** The mock in Node: in-process, for tests and for the HTTP server. */
import { compileContract } from './contract/compile.ts'
import type { ContractDocument } from './contract/schemas.ts'
import { manualClock, type ManualClock } from './ctx.ts'
import { createMock, type Mock, type MockOptions } from './mock.ts'
import { DefectError, toResponse } from './pipeline.ts'

export interface NodeMockOptions extends Partial<Omit<MockOptions, 'contract'>> {
  /** The bundled contract, `generated/openapi.json`. */
  document: ContractDocument
}

export interface NodeMock extends Mock {
  /** Answers a request as the server would. Rejects when the mock breaks the contract, unless `onDefect` is given. */
  fetch(request: Request): Promise<Response>
  /** The clock of mocks that were given none. */
  readonly clock: ManualClock
}

/** A mock without latency, whose time stands still and whose own mistakes throw. */
export function createNodeMock({ document, clock, onDefect, ...options }: NodeMockOptions): NodeMock {
  const manual = manualClock()
  const mock = createMock({
    ...options,
    contract: compileContract(document),
    clock: clock ?? manual.now,
    onDefect:
      onDefect ??
      ((defect) => {
        throw new DefectError(defect)
      }),
  })
  return { ...mock, clock: manual, fetch: async (request) => toResponse(await mock.handle(request)) }
}
