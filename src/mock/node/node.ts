/** The mock in Node: in-process, for tests and for the HTTP server. */
import { compileContract } from '../contract/compile.ts'
import type { ContractDocument } from '../contract/schemas.ts'
import { manualClock, type ManualClock } from '../context/ctx.ts'
import { DefectError } from '../http/defect.ts'
import { mockWithFetch, type FetchMock, type FetchMockOptions } from '../server/mock-with-fetch.ts'

export interface NodeMockOptions extends Partial<Omit<FetchMockOptions, 'contract'>> {
  /** The bundled contract, `generated/openapi.json`. */
  document: ContractDocument
}

export interface NodeMock extends FetchMock {
  /** The clock of mocks that were given none. */
  readonly clock: ManualClock
}

/** A mock without latency, whose time stands still and whose own mistakes throw. */
export function createNodeMock({ document, clock, onDefect, ...options }: NodeMockOptions): NodeMock {
  const manual = manualClock()
  const mock = mockWithFetch({
    ...options,
    contract: compileContract(document),
    clock: clock ?? manual.now,
    onDefect:
      onDefect ??
      ((defect) => {
        throw new DefectError(defect)
      }),
  })
  return Object.assign(mock, { clock: manual })
}
