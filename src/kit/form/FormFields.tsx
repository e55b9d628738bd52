import { Suspense } from 'react'

import { lazyPart } from '../../ui/lazy-part.ts'
import { FieldsOf } from './FieldsOf.tsx'
import { FormContext } from './form-context.ts'
import { LackingNote } from './LackingNote.tsx'
import type { RequestForm } from './use-request-form.ts'

const UnreadableNotice = lazyPart(() => import('./UnreadableNotice.tsx').then((module) => module.UnreadableNotice))

/** All fields of a form; those that the server does not take are named below them. */
export function FormFields({ form }: { form: RequestForm }) {
  return (
    <FormContext value={form}>
      {form.unreadable.length > 0 && (
        <Suspense>
          <UnreadableNotice fields={form.unreadable} />
        </Suspense>
      )}
      <FieldsOf fields={form.fields} base="" />
      {form.lacking.map((one) => (
        <LackingNote key={one.label} {...one} />
      ))}
    </FormContext>
  )
}
