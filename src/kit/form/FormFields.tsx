import { FieldsOf } from './FieldsOf.tsx'
import { FormContext } from './form-context.ts'
import { LackingNote } from './LackingNote.tsx'
import type { RequestForm } from './use-request-form.ts'

/** All fields of a form; those that the server does not take are named below them. */
export function FormFields({ form }: { form: RequestForm }) {
  return (
    <FormContext value={form}>
      <FieldsOf fields={form.fields} base="" />
      {form.lacking.map((one) => (
        <LackingNote key={one.label} {...one} />
      ))}
    </FormContext>
  )
}
