/** Which failures are the page's (error boundary) and which are shown where the data would be. */
import { isNotOffered } from '../../api/errors.ts'
import { NoneYet } from './none-yet.ts'
import { statusOf } from './query.ts'

export interface FailedQuery {
  kind: string
  /** Below another page's heading. */
  embedded?: boolean
  /** Something older is there to be shown. */
  hasData?: boolean
  /** A form lies over it, which would go with it. */
  isUnderForm?: boolean
}

/**
 * Whether a failed query takes the whole page: always when what it is about does not exist (any more), unless something is being
 * filled in over it; for lists also when the first answer is "forbidden", unless they are only a part of a page. Other failures of
 * lists are theirs to show. A page about one thing is nothing without it (unless it is a part of a page), but keeps showing it when
 * asking again fails. What the server does not offer at all is missing in its place only: the rest of the page may still be there.
 */
export function isPageError(error: unknown, { kind, embedded, hasData, isUnderForm }: FailedQuery): boolean {
  if (hasData && isUnderForm) return false
  const status = statusOf(error)
  if (status === 404) return true
  if (hasData) return false
  if (isNotOffered(error) || error instanceof NoneYet) return false
  if (kind === 'list') return status === 403 && !embedded
  // A part says itself what is wrong with it; the thing it is a part of is still there.
  return !(embedded && (kind === 'detail' || kind === 'bespoke'))
}
