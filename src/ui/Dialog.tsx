import { useId } from 'react'
import type { FormEvent, FormEventHandler, ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { CloseIcon } from './Icons.tsx'
import { IconButton } from './IconButton.tsx'
import { LookAlikeHint } from './DecisionName.tsx'
import { NameText } from './NameText.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  title: string
  /** Asked for by Esc, the close button and the backdrop. The dialog goes when its owner unmounts it. */
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** With it, body and footer are one form. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Whether there is a close button, and whether the backdrop closes. */
  dismissable?: boolean
}

const sizes = { sm: 'w-104', md: 'w-136', lg: 'w-3xl' }

/** A dialog in the middle of the page, modal. Mounted means open. */
export function Dialog({ title, onClose, children, footer, size = 'md', onSubmit, dismissable = true }: DialogProps) {
  const titleId = useId()
  const modal = useModal(onClose)
  return createPortal(
    <dialog
      {...modal}
      onPointerUp={dismissable ? modal.onPointerUp : undefined}
      aria-labelledby={titleId}
      className={`m-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] animate-rise flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-dialog open:flex ${sizes[size]}`}
    >
      <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
        <div className="min-w-0">
          <h2 id={titleId} tabIndex={-1} className="text-lg font-semibold wrap-anywhere">
            <NameText text={title} />
          </h2>
          <LookAlikeHint text={title} className="block text-sm" />
        </div>
        {dismissable && <IconButton label="Close" size="sm" icon={<CloseIcon />} onClick={onClose} />}
      </div>
      <DialogContent onSubmit={onSubmit}>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-2 wrap-anywhere">{children}</div>
        {footer !== undefined && <div className="flex flex-wrap justify-end gap-2 px-5 pt-2 pb-4">{footer}</div>}
      </DialogContent>
    </dialog>,
    document.body,
  )
}

/** Body and footer of a dialog: a form if it is one. */
export function DialogContent({
  onSubmit,
  children,
}: {
  onSubmit?: FormEventHandler<HTMLFormElement>
  children: ReactNode
}) {
  const className = 'flex min-h-0 flex-1 flex-col'
  if (!onSubmit) return <div className={className}>{children}</div>
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // React hands events to the component around a portal: an outer form must not take this one for its own.
    event.stopPropagation()
    onSubmit(event)
  }
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className={className}>
      {children}
    </form>
  )
}
