import { useId } from 'react'
import type { FormEventHandler, ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { DialogContent } from './Dialog.tsx'
import { ErrorPanel, type FormError } from './ErrorPanel.tsx'
import { IconButton } from './IconButton.tsx'
import { LookAlikeHint } from './DecisionName.tsx'
import { NameText } from './NameText.tsx'
import { CloseIcon } from './Icons.tsx'
import { ErrorIcon } from './LazyIcons.tsx'
import { useModal } from './use-modal.ts'

export interface SideDialogProps {
  title: string
  subtitle?: ReactNode
  /** Asked for by Esc, the close button and the backdrop. The dialog goes when its owner unmounts it. */
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  errors?: readonly FormError[]
  /** Of the call that was refused. */
  requestId?: string | undefined
  /** With it, body and footer are one form. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Slide in; not when the page was loaded with the dialog open. */
  animate?: boolean
}

/** Who has scrolled down to the button sees what is wrong. Made once: React calls it when the panel comes. */
const reveal = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

/** A modal panel at the right edge: forms over the page they belong to. Mounted means open. */
export function SideDialog({
  title,
  subtitle,
  onClose,
  children,
  footer,
  errors = [],
  requestId,
  onSubmit,
  animate = true,
}: SideDialogProps) {
  const titleId = useId()
  const modal = useModal(onClose)
  return createPortal(
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={`m-0 ms-auto h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-surface text-ink shadow-dialog open:flex sm:w-140 sm:border-s sm:border-line ${
        animate ? 'animate-slide-in' : ''
      }`}
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
        <div className="min-w-0">
          <h2 id={titleId} tabIndex={-1} className="text-xl font-semibold tracking-tight wrap-anywhere">
            <NameText text={title} />
          </h2>
          <LookAlikeHint text={title} className="block text-sm" />
          {subtitle !== undefined && <div className="text-sm text-ink-2 wrap-anywhere">{subtitle}</div>}
        </div>
        <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
      </div>
      <DialogContent onSubmit={onSubmit}>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-8">
          {errors.length > 0 && (
            <div ref={reveal} className="mb-4">
              <ErrorPanel errors={errors} requestId={requestId} />
            </div>
          )}
          {children}
        </div>
        {footer !== undefined && (
          <div className="flex flex-wrap items-center gap-2 border-t border-line bg-canvas px-6 py-3">
            {errors.length > 0 && (
              <span className="inline-flex items-center gap-1 text-sm font-medium text-danger">
                <ErrorIcon /> Error
              </span>
            )}
            <div className="ms-auto flex flex-wrap justify-end gap-2">{footer}</div>
          </div>
        )}
      </DialogContent>
    </dialog>,
    document.body,
  )
}
