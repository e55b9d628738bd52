import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

export interface LeaveQuestionProps {
  /** The form has been sent, and not answered. */
  isSent?: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asked before a form with changes is left. */
export function LeaveQuestion({ isSent = false, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title="Confirm navigation"
      confirmLabel="Leave form"
      cancelLabel="Keep editing"
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {isSent
        ? 'This has been sent, and leaving does not stop it. If it fails, what you have changed here will be lost.'
        : 'What you have changed here has not been saved and will be lost.'}
    </ConfirmDialog>
  )
}
