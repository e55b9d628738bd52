import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'

import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

export interface UploadGuardProps {
  /** What would be lost: what is typed, or an upload under way. */
  at: 'form' | 'upload' | undefined
  /** Set when the page itself leads away. */
  leaving: RefObject<boolean>
  /** The upload is given up. */
  onGiveUp: () => void
}

/** Asks before a filled form or a running upload is left; closing the tab asks in the browser's own words. */
export function UploadGuard({ at, leaving, onGiveUp }: UploadGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      at !== undefined && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (at === undefined) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [at, leaving])

  // The upload ended while the question stood there: nothing is lost any more.
  const isPointless = blocker.state === 'blocked' && at === undefined
  useEffect(() => {
    if (isPointless) blocker.proceed()
  }, [isPointless, blocker])

  if (blocker.state !== 'blocked' || at === undefined) return null
  const leave = () => {
    if (at === 'upload') onGiveUp()
    blocker.proceed()
  }
  return (
    <ConfirmDialog
      title="Confirm navigation"
      confirmLabel={at === 'upload' ? 'Cancel upload and leave' : 'Leave form'}
      cancelLabel={at === 'upload' ? 'Keep uploading' : 'Keep editing'}
      danger
      onConfirm={leave}
      onCancel={blocker.reset}
    >
      {at === 'upload'
        ? 'The upload is not finished. If you leave, it is cancelled and what was sent is removed.'
        : 'What you have changed here has not been saved and will be lost.'}
    </ConfirmDialog>
  )
}
