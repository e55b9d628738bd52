import { useWatch } from 'react-hook-form'

import { filePlaceholders } from '../form/files.ts'
import type { RequestForm } from '../form/use-request-form.ts'
import type { Row } from '../spec.ts'
import { secretFields } from './redact.ts'
import { RequestPanel } from './RequestPanel.tsx'

/** The request of a form, kept up with what is being filled in. */
export function FormRequest({ form, send }: { form: RequestForm; send: (body: Row) => unknown }) {
  const { fields, problemsOf, bodyOf, methods } = form
  const values: unknown = useWatch({ control: methods.control })
  const problems = [...new Set(problemsOf(values).values())]
  return (
    <RequestPanel
      make={() => send(bodyOf(values, filePlaceholders(fields, values)))}
      secrets={secretFields(fields)}
      problems={problems}
    />
  )
}
