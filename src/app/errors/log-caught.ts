import { isRouteErrorResponse } from 'react-router'

import { ApiError } from '../../api/errors.ts'
import { isMissingChunk } from './classify.ts'

/**
 * Logs what an error boundary caught, for whoever looks into the browser's console. Failed calls are there already, pages
 * that do not exist are no fault of the console, and a part that is gone is told on the page.
 */
export function logCaught(error: unknown): void {
  if (error instanceof ApiError || isRouteErrorResponse(error) || isMissingChunk(error)) return
  // oxlint-disable-next-line no-console -- what React would do itself
  console.error(error)
}
