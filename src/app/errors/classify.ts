/** Which page an error gets. */
import { isRouteErrorResponse } from 'react-router'

import { signInPath } from '../../../generated/routes/session.gen.ts'
import { ApiError, isNotOffered } from '../../api/errors.ts'
import { UnreachableFile } from '../../lib/load-files.ts'
import { isMissingModule } from '../../lib/missing-module.ts'

export type ErrorPageKind =
  | 'not-found'
  /** The browser is on its way to the login page. */
  | 'leaving'
  /** The server wants to know who asks, and nobody can sign in here. */
  | 'unknown'
  | 'forbidden'
  /** No response from the server. */
  | 'network'
  /** A part of the console could not be loaded: a newer version may have taken its place. */
  | 'stale'
  | 'not-offered'
  /** The server does not take what the address says, however often it is asked. */
  | 'refused'
  | 'other'

/** Sorts anything that was thrown while a page was loaded or rendered. */
export function classifyError(error: unknown): ErrorPageKind {
  const status = statusOf(error)
  if (status === 404) return 'not-found'
  if (status === 401) return signInPath === undefined ? 'unknown' : 'leaving'
  if (status === 403) return 'forbidden'
  if (status === 400) return 'refused'
  if (isNotOffered(error)) return 'not-offered'
  if (error instanceof UnreachableFile || (error instanceof ApiError && error.kind === 'network')) return 'network'
  return isMissingModule(error) ? 'stale' : 'other'
}

/** The router's own errors in words, such as a form sent to a page that takes none; undefined for everything else. */
export function routerErrorText(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : undefined
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiError) return error.statusCode
  return isRouteErrorResponse(error) ? error.status : undefined
}
