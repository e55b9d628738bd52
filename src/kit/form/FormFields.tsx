import { FieldsOf } from './FieldsOf.tsx'
import { FormContext } from './form-context.ts'
import type { RequestForm } from './use-request-form.ts'

/** All fields of a form; what the server does not take is named below them. */
export function FormFields({ form }: { form: RequestForm }) {
  return (
    <FormContext value={form}>
      <FieldsOf fields={form.fields} base="" />
      {form.lacking.map(({ label, why }) => (
        <p key={label} className="mb-2 text-sm text-ink-3">
          {label} is not asked for. {why}.
        </p>
      ))}
    </FormContext>
  )
}
