import { Field } from '../../../ui/Field.tsx'
import { FileInput } from '../../../ui/FileInput.tsx'
import type { FormField } from '../../spec.ts'
import { useField } from '../use-field.ts'

/** A file whose contents go into the body. */
export function FileField({ field, name }: { field: FormField; name: string }) {
  const { value, onChange, control, frame } = useField(field, name)
  return (
    <Field {...frame}>
      <FileInput {...control} value={value instanceof File ? value : null} onChange={onChange} />
    </Field>
  )
}
