import type { Outcome, Question, Submit } from '../actions/pipeline.ts'
import { useFormRequest } from '../equivalent/use-form-request.tsx'
import { FormDialog } from './FormDialog.tsx'
import { useRequestForm } from './use-request-form.ts'

export interface ActionFormProps {
  question: Extract<Question, { kind: 'form' }>
  submit: Submit
  settle: (outcome: Outcome) => void
}

/** The fields of an action, in a dialog that stays until they are accepted. */
export function ActionForm({ question, submit, settle }: ActionFormProps) {
  const { title, fields, params, row } = question
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
  return (
    <FormDialog
      title={title}
      submit={question.submit}
      form={form}
      onClose={() => settle({ status: 'cancelled' })}
      extra={<span className="mr-auto">{request.button}</span>}
    >
      {request.panel}
    </FormDialog>
  )
}
