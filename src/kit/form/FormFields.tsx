import { FieldsOf } from './FieldsOf.tsx'
import { FormContext } from './form-context.ts'
import type { RequestForm } from './use-request-form.ts'

/** All fields of a form. */
export function FormFields({ form }: { form: RequestForm }) {
  return (
    <FormContext value={form}>
      <FieldsOf fields={form.fields} base="" />
    </FormContext>
  )
}
