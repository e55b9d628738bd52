import { type ReactNode, type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'

import { LeaveQuestion } from '../../kit/form/LeaveQuestion.tsx'
import { useUnloadGuard } from '../../kit/feedback/use-unload-guard.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

export interface UploadGuardProps {
  /** What would be lost: what is typed, or an upload under way. */
  at: 'form' | 'upload' | undefined
  /** What giving it up means. */
  loss: ReactNode
  /** Set when the page itself leads away. */
  leaving: RefObject<boolean>
  /** The upload is given up. */
  onGiveUp: () => void
}

/** Asks before a filled form or a running upload is left; closing the tab asks in the browser's own words. */
export function UploadGuard({ at, loss, leaving, onGiveUp }: UploadGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      at !== undefined && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadGuard(at !== undefined, leaving)

  // The upload ended while the question stood there: nothing is lost any more.
  const isPointless = blocker.state === 'blocked' && at === undefined
  useEffect(() => {
    if (isPointless) blocker.proceed()
  }, [isPointless, blocker])

  if (blocker.state !== 'blocked' || at === undefined) return null
  if (at === 'form') return <LeaveQuestion onLeave={blocker.proceed} onStay={blocker.reset} />
  const leave = () => {
    onGiveUp()
    blocker.proceed()
  }
  return (
    <ConfirmDialog
      title="Confirm navigation"
      confirmLabel="Cancel upload and leave"
      cancelLabel="Keep uploading"
      danger
      onConfirm={leave}
      onCancel={blocker.reset}
    >
      {loss}
    </ConfirmDialog>
  )
}
