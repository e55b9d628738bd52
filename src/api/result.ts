/** What comes back of a call. */
import type { Success } from './binding.ts'

/** Whether a value is a successful result of an SDK call, rather than a body. */
function isSuccess(value: unknown): value is Success {
  if (typeof value !== 'object' || value === null) return false
  return (
    'type' in value &&
    value.type === 'success' &&
    'headers' in value &&
    value.headers instanceof Headers &&
    'data' in value
  )
}

/** The body of an answer, whether the call resolved to a result or to the body itself. */
export const bodyOf = (value: unknown): unknown => (isSuccess(value) ? value.data : value)
