import type { ApiError } from '../api/errors.ts'

/**
 * Details of a failed call for whoever looks into the browser's console (spec §8): people get the message only. Nothing of an
 * answer that cannot be read is among them: it may hold a secret.
 */
export function logApiError(error: ApiError): void {
  const { operation, statusCode, errorCode, requestId, message, detail, cause } = error
  // oxlint-disable-next-line no-console -- the one place; the specification asks for it
  console.error('API call failed', { operation, statusCode, errorCode, requestId, message, detail, cause })
}
