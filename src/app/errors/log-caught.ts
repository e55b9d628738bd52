import { isRouteErrorResponse } from 'react-router'

import { ApiError } from '../../api/errors.ts'
import { isMissingModule } from '../../lib/missing-module.ts'

/**
 * Logs what an error boundary caught, for whoever looks into the browser's console. Failed calls are there already, pages
 * that do not exist are no fault of the console, and a part that is gone is told on the page.
 */
export function logCaught(error: unknown): void {
  if (isTold(error)) return
  // oxlint-disable-next-line no-console -- what React would do itself
  console.error(error)
}

/**
 * What React threw away because drawing it once more went well: a page that learns of its failure while it is being replaced.
 * React's own error names the one of the page as its cause.
 */
export function reportRecovered(error: unknown): void {
  if (!isTold(error instanceof Error ? (error.cause ?? error) : error)) reportError(error)
}

const isTold = (error: unknown): boolean =>
  error instanceof ApiError || isRouteErrorResponse(error) || isMissingModule(error)
