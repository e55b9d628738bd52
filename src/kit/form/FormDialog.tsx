import { type ReactNode, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { FormFields } from './FormFields.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { ServerChangesNotice, undecided } from './ServerChangesNotice.tsx'
import { useDialogDraft } from './use-dialog-draft.ts'
import type { RequestForm } from './use-request-form.ts'
import { UnservedContext } from './use-unserved.ts'

export interface FormDialogProps {
  title: string
  submit: string
  form: RequestForm
  onClose: () => void
  /** It is a part of the form below, which keeps what is accepted here. Otherwise it keeps what is filled in itself, for whoever opens it again. */
  isPart?: boolean
  /** Which of several things it is about. */
  about?: string
  /** Why it cannot be sent. */
  disabledReason?: string | undefined
  /** Above the fields. */
  intro?: ReactNode
  /** At the start of the footer. */
  extra?: ReactNode
  /** Below the fields. */
  children?: ReactNode
}

/** A form over another page or form, without a route of its own: it stays until it is accepted, or left on purpose. */
export function FormDialog({ title, submit, form, onClose, ...rest }: FormDialogProps) {
  const { isPart = false, about = '', disabledReason, intro, extra, children } = rest
  const { pending, summary, requestId } = form
  const { draft, hasEnded } = useDialogDraft(form, `${title} ${about}`, isPart)
  const guard = useCloseGuard(form.dirty, onClose)
  return (
    <Dialog
      title={title}
      onClose={pending ? () => {} : guard.onClose}
      onSubmit={form.onSubmit}
      footer={
        <>
          {extra}
          <Button onClick={onClose} disabledReason={pending ? 'The request is on its way' : undefined}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            pending={pending}
            disabledReason={disabledReason ?? undecided(form.changes)}
          >
            {submit}
          </Button>
        </>
      }
    >
      {hasEnded && (
        <div className="mb-4">
          <Notice tone="info" live>
            Your session has ended. You will be asked to sign in when you are done here.
          </Notice>
        </div>
      )}
      {draft.isRestored && (
        <div className="mb-4">
          <DraftNotice draft={draft} />
        </div>
      )}
      {summary.length > 0 && (
        <div className="mb-4">
          <ErrorPanel errors={summary} requestId={requestId} />
        </div>
      )}
      {form.changes.conflicts.length > 0 && (
        <div className="mb-4">
          <ServerChangesNotice {...form.changes} />
        </div>
      )}
      {intro}
      {/* Fields of a part are none of the form below. */}
      <UnservedContext value={undefined}>
        <FormFields form={form} />
      </UnservedContext>
      {children}
      {guard.question}
    </Dialog>
  )
}

/**
 * For forms in dialogs without a route: what Escape, the backdrop and the close button do. Changes are not thrown away
 * without asking; a Cancel button is plain enough and does not ask.
 */
function useCloseGuard(dirty: boolean, close: () => void): { onClose: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false)
  return {
    onClose: () => (dirty ? setAsking(true) : close()),
    question: asking && <LeaveQuestion onLeave={close} onStay={() => setAsking(false)} />,
  }
}
