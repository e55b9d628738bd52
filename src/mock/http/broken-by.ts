/** What hand-written code of an operation throws that is no answer: a mistake of that operation. */
import { BrokenError, DefectError } from './defect.ts'
import { ApiError } from './errors.ts'

/** Runs a check. Throws what it throws, mistakes in it as such of the operation. */
export function checked(operation: string, check: () => void): void {
  try {
    check()
  } catch (error) {
    throw brokenBy(error, operation)
  }
}

/** An error as it is thrown on: with its operation, unless it is an answer, or a mistake that is known already. */
export const brokenBy = (error: unknown, operation: string): unknown =>
  error instanceof ApiError || error instanceof BrokenError || error instanceof DefectError
    ? error
    : new BrokenError({ operation, message: error instanceof Error ? error.message : String(error), cause: error })
