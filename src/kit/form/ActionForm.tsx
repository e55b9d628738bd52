import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import type { Outcome, Question, Submit } from '../actions/pipeline.ts'
import { useFormRequest } from '../equivalent/use-form-request.tsx'
import { readPath } from '../../lib/condition.ts'
import { FormFields } from './FormFields.tsx'
import { summaryText } from './summary.ts'
import { useCloseGuard } from './use-close-guard.tsx'
import { useRequestForm } from './use-request-form.ts'

export interface ActionFormProps {
  question: Extract<Question, { kind: 'form' }>
  submit: Submit
  settle: (outcome: Outcome) => void
}

/** The fields of an action, in a dialog that stays until they are accepted. */
export function ActionForm({ question, submit, settle }: ActionFormProps) {
  const { title, name, fields, params, row, changes } = question
  const form = useRequestForm({
    fields,
    params,
    row,
    send: async (body) => {
      const outcome = await submit(body)
      // Errors are shown here; anything else closes the dialog.
      if (outcome.status !== 'failed') settle(outcome)
      return outcome
    },
  })
  const request = useFormRequest(form, question.request)
  // Pickers say themselves what is chosen.
  const summary = fields
    .flatMap((field) => (field.widget.kind === 'picker' ? [] : [summaryText(field, readPath(form.start, field.id))]))
    .filter((text) => text !== '')
    .join(', ')
  const cancel = () => settle({ status: 'cancelled' })
  const guard = useCloseGuard(form.dirty, cancel)
  return (
    <Dialog
      title={title}
      onClose={form.pending ? () => {} : guard.onClose}
      onSubmit={form.onSubmit}
      footer={
        <>
          <span className="mr-auto">{request.button}</span>
          <Button onClick={cancel} disabledReason={form.pending ? 'The request is on its way' : undefined}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            pending={form.pending}
            disabledReason={changes && !form.dirty ? 'Nothing has been changed' : undefined}
          >
            {question.submit}
          </Button>
        </>
      }
    >
      {form.summary.length > 0 && (
        <div className="mb-4">
          <ErrorPanel errors={form.summary} />
        </div>
      )}
      {changes && (
        <p className="mb-4 text-ink-2">
          <bdi className="font-medium text-ink">{name}</bdi>
          {summary !== '' && `: now ${summary}`}
        </p>
      )}
      <FormFields form={form} />
      {request.panel}
      {guard.question}
    </Dialog>
  )
}
