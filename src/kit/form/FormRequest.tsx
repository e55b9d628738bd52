import { useWatch } from 'react-hook-form'

import { formatNumber } from '../../lib/numbers.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { filePlaceholders } from './files.ts'
import { HeldList } from './held-list.ts'
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

/** Lists of more entries are sent, but not shown. */
const mostShown = 1_000

/** How many entries the longest list of a form has. */
const longestList = (raw: unknown): number =>
  raw instanceof HeldList
    ? raw.items.length
    : isPlainObject(raw)
      ? Math.max(0, ...Object.values(raw).map(longestList))
      : 0

/** The requests of a form, kept up with what is being filled in. */
export function FormRequest({ form, send, after }: FormRequestProps) {
  const { fields, problemsOf, bodyOf, methods } = form
  const values: unknown = useWatch({ control: methods.control })
  const longest = longestList(values)
  if (longest > mostShown)
    return (
      <p className="mt-4 text-sm text-ink-2">
        The request is too long to show: one of its lists has {formatNumber(longest)} entries.
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
