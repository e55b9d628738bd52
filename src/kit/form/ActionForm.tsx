import { Suspense, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'

import { ActionText } from '../actions/ActionText.tsx'
import type { Outcome, Question, Submit } from '../actions/pipeline.ts'
import type { About } from '../relations.ts'
import { useFormRequest } from './use-form-request.tsx'
import { readPath } from '../../lib/condition.ts'
import { NameText } from '../../ui/NameText.tsx'
import type { Action, Row } from '../spec.ts'
import { FormDialog } from './FormDialog.tsx'
import { summaryText } from './summary.ts'
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
  // Pickers say themselves what is chosen.
  const summary = fields
    .flatMap((field) => (field.widget.kind === 'picker' ? [] : [summaryText(field, readPath(form.start, field.id))]))
    .filter((text) => text !== '')
    .join(', ')
  return (
    <FormDialog
      title={title}
      submit={question.submit}
      disabledReason={blocked ?? (changes && !form.dirty ? 'Nothing has been changed' : undefined)}
      form={form}
      onClose={() => settle({ status: 'cancelled' })}
      extra={<span className="me-auto">{request.button}</span>}
      intro={
        <p className="mb-4 text-ink-2">
          {intro !== undefined ? (
            <ActionText text={intro} scope={question} params={params} names={question.names} />
          ) : (
            <span className="font-medium text-ink">
              <NameText text={name} />
            </span>
          )}
          {changes && summary !== '' && `: now ${summary}`}
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
  const values: unknown = useWatch({ control: form.methods.control })
  const body = useMemo((): Row => form.bodyOf(values, noFiles), [form, values])
  if (!form.dirty || form.problemsOf(values).size > 0) return null
  return (
    <Suspense>
      <Preview rows={[row]} form={body} params={form.params} />
    </Suspense>
  )
}

interface FormConsequencesProps {
  about: About
  form: RequestForm
  onBlocked: (reason: string | undefined) => void
}

/** What a delete affects with what is chosen so far. */
function FormConsequences({ about, form, onBlocked }: FormConsequencesProps) {
  const values: unknown = useWatch({ control: form.methods.control })
  const chosen: Row = form.bodyOf(values, noFiles)
  return (
    <Suspense>
      <Consequences about={about} form={chosen} onBlocked={onBlocked} />
    </Suspense>
  )
}

const noFiles: ReadonlyMap<File, string> = new Map()
