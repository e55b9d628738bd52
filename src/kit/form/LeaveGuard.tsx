import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'

import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

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

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty, leaving])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Confirm navigation"
      confirmLabel="Leave form"
      cancelLabel="Keep editing"
      danger
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      What you have changed here has not been saved and will be lost.
    </ConfirmDialog>
  )
}
