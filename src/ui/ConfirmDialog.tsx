import type { ReactNode } from 'react'

import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface ConfirmDialogProps {
  title: string
  children: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  danger?: boolean
  pending?: boolean
  /** Why it cannot be confirmed. */
  disabledReason?: string | undefined
  /** Stands opposite to the buttons that answer. */
  extra?: ReactNode
  size?: DialogProps['size']
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something happens. Focus starts on Cancel when that something is dangerous. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  danger = false,
  pending = false,
  disabledReason,
  extra,
  size = 'sm',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = pending ? () => {} : onCancel
  return (
    <Dialog
      title={title}
      size={size}
      dismissable={false}
      onClose={cancel}
      footer={
        <>
          {extra !== undefined && <span className="me-auto">{extra}</span>}
          <Button data-autofocus={danger || undefined} onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button
            data-autofocus={!danger || undefined}
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            {...(disabledReason !== undefined && { disabledReason })}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-ink-2">{children}</div>
    </Dialog>
  )
}
