/** What stays when asking for something again fails. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { ApiError } from './errors.ts'

/** Whether the server says that it is not there, or not for this person: what was known of it is no longer so. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 403)

/** What was known of a list or a thing before asking for it again failed; undefined where that is gone. */
export const lastKnown = <T>(
  client: QueryClient,
  { queryKey }: { queryKey: QueryKey },
  error: unknown,
): T | undefined => (isGone(error) ? undefined : client.getQueryData<T>(queryKey))
