import { type ReactNode, useState } from 'react'

import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/**
 * For forms in dialogs without a route: what Escape, the backdrop and the close button do. Changes are not thrown away
 * without asking; a Cancel button is plain enough and does not ask.
 */
export function useCloseGuard(dirty: boolean, close: () => void): { onClose: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false)
  return {
    onClose: () => (dirty ? setAsking(true) : close()),
    question: asking && (
      <ConfirmDialog
        title="Confirm navigation"
        confirmLabel="Leave form"
        cancelLabel="Keep editing"
        danger
        onConfirm={close}
        onCancel={() => setAsking(false)}
      >
        What you have changed here has not been saved and will be lost.
      </ConfirmDialog>
    ),
  }
}
