import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** Asked before a form with changes is left. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      title="Confirm navigation"
      confirmLabel="Leave form"
      cancelLabel="Keep editing"
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      What you have changed here has not been saved and will be lost.
    </ConfirmDialog>
  )
}
