import { type ReactNode, type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'

import { useUnloadGuard } from '../../kit/feedback/use-unload-guard.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** Answers of the question whether to leave. */
export interface Leaving {
  onLeave: () => void
  onStay: () => void
}

export interface TransferGuardProps {
  /** Whether something would be lost. */
  active: boolean
  /** Set when the page itself leads away. */
  leaving?: RefObject<boolean>
  /** Asked before the page is left. */
  renderQuestion: (answers: Leaving) => ReactNode
}

/** Asks before a page is left that has something to lose; closing the tab asks in the browser's own words. */
export function TransferGuard({ active, leaving, renderQuestion }: TransferGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && leaving?.current !== true && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadGuard(active, leaving)

  // It ended while the question stood there: nothing is lost any more.
  const isPointless = blocker.state === 'blocked' && !active
  useEffect(() => {
    if (isPointless) blocker.proceed()
  }, [isPointless, blocker])

  if (blocker.state !== 'blocked' || !active) return null
  return renderQuestion({ onLeave: blocker.proceed, onStay: blocker.reset })
}

export interface GiveUpQuestionProps extends Leaving {
  /** What is under way: `upload`. */
  what: 'upload' | 'download'
  /** On the button that stays. */
  keep: string
  /** It is given up, where leaving the page does not see to that. */
  onGiveUp?: () => void
  children: ReactNode
}

/** Asked before a transfer under way is left. */
export const GiveUpQuestion = ({ what, keep, onGiveUp, onLeave, onStay, children }: GiveUpQuestionProps) => (
  <ConfirmDialog
    title="Confirm navigation"
    confirmLabel={`Cancel ${what} and leave`}
    cancelLabel={keep}
    danger
    onConfirm={() => {
      onGiveUp?.()
      onLeave()
    }}
    onCancel={onStay}
  >
    {children}
  </ConfirmDialog>
)
