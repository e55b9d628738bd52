import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { FormField } from '../../spec.ts'
import { useField } from '../use-field.ts'

/** A yes or no. Never touched and not required, it is left out of the request. */
export function CheckboxField({ field, name }: { field: FormField; name: string }) {
  const { value, onChange, control, frame } = useField(field, name)
  return (
    <div className="mb-5" data-invalid={frame.error ? true : undefined}>
      <Checkbox
        {...control}
        label={field.label}
        help={field.help}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      {frame.error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {frame.error}
        </p>
      )}
    </div>
  )
}
