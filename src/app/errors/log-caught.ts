import { isRouteErrorResponse } from 'react-router'

import { ApiError } from '../../api/errors.ts'

/**
 * Logs what an error boundary caught, for whoever looks into the browser's console. Failed calls are there already, and pages
 * that do not exist are no fault of the console.
 */
export function logCaught(error: unknown): void {
  if (error instanceof ApiError || isRouteErrorResponse(error)) return
  // oxlint-disable-next-line no-console -- what React would do itself
  console.error(error)
}
