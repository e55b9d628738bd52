import type { Outcome, Question, Submit } from '../actions/pipeline.ts'
import { useFormRequest } from '../equivalent/use-form-request.tsx'
import { readPath } from '../../lib/condition.ts'
import { FormDialog } from './FormDialog.tsx'
import { summaryText } from './summary.ts'
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
    changes,
    send: async (body, bodyFor) => {
      const outcome = await submit(body, bodyFor)
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
  return (
    <FormDialog
      title={title}
      submit={question.submit}
      disabledReason={changes && !form.dirty ? 'Nothing has been changed' : undefined}
      form={form}
      onClose={() => settle({ status: 'cancelled' })}
      extra={<span className="mr-auto">{request.button}</span>}
      intro={
        changes && (
          <p className="mb-4 text-ink-2">
            <bdi className="font-medium text-ink">{name}</bdi>
            {summary !== '' && `: now ${summary}`}
          </p>
        )
      }
    >
      {request.panel}
    </FormDialog>
  )
}
