import { useWatch } from 'react-hook-form'

import { formatNumber } from '../../lib/numbers.ts'
import { filePlaceholders } from './files.ts'
import { longList } from './held-list.ts'
import type { RequestForm } from './use-request-form.ts'
import type { Row } from '../spec.ts'
import { secretFields } from '../equivalent/redact.ts'
import { RequestPanel } from '../equivalent/RequestPanel.tsx'

/** Requests that follow the one of the form. */
export interface After {
  /** Makes the calls for this body, in order; used for a dry run only. */
  calls: (body: Row) => readonly (() => unknown)[]
  /** What stands for things that only the first answer tells. */
  note?: string
}

export interface FormRequestProps {
  form: RequestForm
  send: (body: Row) => unknown
  after?: After
}

/** The requests of a form, kept up with what is being filled in. */
export function FormRequest({ form, send, after }: FormRequestProps) {
  const { fields, problemsOf, bodyOf, methods } = form
  const values: unknown = useWatch({ control: methods.control })
  const long = longList(values)
  if (long)
    return (
      <p className="mt-4 text-sm text-ink-2">
        The request is too long to show: one of its lists has {formatNumber(long)} entries.
      </p>
    )
  const problems = [...new Set(problemsOf(values).values())]
  const body = (): Row => bodyOf(values, filePlaceholders(fields, values))
  return (
    <RequestPanel
      make={() => send(body())}
      after={after && { calls: after.calls(body()), note: after.note }}
      secrets={secretFields(fields)}
      problems={problems}
    />
  )
}
