import type { RefObject } from 'react'
import { useBlocker } from 'react-router'

import { useUnloadGuard } from '../feedback/use-unload-guard.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

export interface LeaveGuardProps {
  /** Whether there is something to lose. */
  dirty: boolean
  /** Set when the form itself leaves: it was sent, or cancelled on purpose. */
  leaving: RefObject<boolean>
}

/** Asks before a form with changes is left, by whichever way; closing the tab asks in the browser's own words. */
export function LeaveGuard({ dirty, leaving }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadGuard(dirty, leaving)
  return blocker.state === 'blocked' && <LeaveQuestion onLeave={blocker.proceed} onStay={blocker.reset} />
}
