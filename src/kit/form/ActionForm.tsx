import { Suspense, useState } from 'react'

import { idField } from '../../../generated/model/conventions.gen.ts'
import { plainText } from '../format/view.ts'
import { ActionText } from '../actions/ActionText.tsx'
import type { Outcome, Question, Submit } from '../actions/pipeline.ts'
import type { About } from '../relations.ts'
import { useFormRequest } from './use-form-request.tsx'
import { DecisionName } from '../../ui/DecisionName.tsx'
import type { Action, Row } from '../spec.ts'
import { FormDialog } from './FormDialog.tsx'
import { presentText } from './summary.ts'
import { useFilled } from './use-filled.ts'
import { type RequestForm, useRequestForm } from './use-request-form.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const Consequences = lazyPart(() => import('../relations/Consequences.tsx').then((module) => module.Consequences))

export interface ActionFormProps {
  question: Extract<Question, { kind: 'form' }>
  submit: Submit
  settle: (outcome: Outcome) => void
}

/** The fields of an action, in a dialog that stays until they are accepted. */
export function ActionForm({ question, submit, settle }: ActionFormProps) {
  const { title, name, fields, params, row, changes, intro, about, preview } = question
  const [blocked, setBlocked] = useState<string>()
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
  const present = presentText(fields, form.start)
  return (
    <FormDialog
      title={title}
      submit={question.submit}
      disabledReason={blocked ?? (changes && !form.dirty ? 'Nothing has been changed' : undefined)}
      form={form}
      about={`${name} ${plainText(row[idField])}`}
      onClose={() => settle({ status: 'cancelled' })}
      extra={<span className="me-auto">{request.button}</span>}
      intro={
        <p className="mb-4 text-ink-2">
          {intro !== undefined ? (
            <ActionText text={intro} scope={question} params={params} names={question.names} />
          ) : (
            <span className="font-medium text-ink">
              <DecisionName text={name} />
            </span>
          )}
          {changes && present !== '' && `: now ${present}`}
        </p>
      }
    >
      {about && <FormConsequences about={about} form={form} onBlocked={setBlocked} />}
      {preview && <FilledPreview preview={preview} row={row} form={form} />}
      {request.panel}
    </FormDialog>
  )
}

interface FilledPreviewProps {
  preview: NonNullable<Action['preview']>
  row: Row
  form: RequestForm
}

/** What the action does with what is filled in so far; nothing as long as that cannot be sent. */
function FilledPreview({ preview: Preview, row, form }: FilledPreviewProps) {
  const { body, isReady } = useFilled(form)
  return (
    isReady && (
      <Suspense>
        <Preview rows={[row]} form={body} params={form.params} />
      </Suspense>
    )
  )
}

interface FormConsequencesProps {
  about: About
  form: RequestForm
  onBlocked: (reason: string | undefined) => void
}

/** What a delete affects with what is chosen so far. */
function FormConsequences({ about, form, onBlocked }: FormConsequencesProps) {
  return (
    <Suspense>
      <Consequences about={about} form={useFilled(form).body} onBlocked={onBlocked} />
    </Suspense>
  )
}
