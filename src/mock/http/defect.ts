/** Mistakes of the mock itself, as opposed to refusals that are answers of the API. */

/** An answer that the contract does not allow, or a behaviour that broke: our mistakes, not the caller's. */
export interface Defect {
  readonly operation: string
  readonly message: string
  readonly cause?: unknown
}

/** Thrown by `onDefect` in tests; goes through untouched, and nothing of the request is kept. */
export class DefectError extends Error {
  constructor(defect: Defect) {
    super(`mock of ${defect.operation}: ${defect.message}`, { cause: defect.cause })
    this.name = 'DefectError'
  }
}

/** Ends a request whose behaviour broke: nothing of it was kept. */
export class BrokenError extends Error {
  readonly defect: Defect
  constructor(defect: Defect) {
    super(defect.message, { cause: defect.cause })
    this.defect = defect
  }
}

/** Ends a request whose answer would break the contract. */
export class ContractError extends BrokenError {}

/** Names what an answer breaks, for whoever reads it with a tool of their own. */
export const violationHeader = 'x-contract-violation'

/** Headers take no line breaks, no letters beyond ASCII, and no endless texts. */
export const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 1000)
