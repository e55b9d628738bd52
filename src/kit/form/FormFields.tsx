import { Suspense } from 'react'

import { lazyPart } from '../../ui/lazy-part.ts'
import { FieldsOf } from './FieldsOf.tsx'
import { FormContext } from './form-context.ts'
import type { RequestForm } from './use-request-form.ts'

const UnreadableNotice = lazyPart(() => import('./UnreadableNotice.tsx').then((module) => module.UnreadableNotice))

/** All fields of a form. */
export function FormFields({ form }: { form: RequestForm }) {
  return (
    <FormContext value={form}>
      {form.unreadable.length > 0 && (
        <Suspense>
          <UnreadableNotice fields={form.unreadable} />
        </Suspense>
      )}
      <FieldsOf fields={form.fields} base="" />
    </FormContext>
  )
}
