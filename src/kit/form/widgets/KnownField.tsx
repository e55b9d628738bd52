import { useWatch } from 'react-hook-form'

import { numberAndName } from '../../../lib/icmp.ts'
import { Combobox } from '../../../ui/Combobox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { type Known, namesOf } from '../../known-numbers.ts'
import type { FormField } from '../../spec.ts'
import { useFormContext } from '../form-context.ts'
import { useField } from '../use-field.ts'

export interface KnownFieldProps {
  field: FormField
  known: NonNullable<Known['known']>
  knownBy: string | undefined
  name: string
}

/** A number (or a range of them), those with a name to choose from. What is typed is kept as it is. */
export function KnownField({ field, known, knownBy, name }: KnownFieldProps) {
  const { value, onChange, control, frame } = useField(field, name)
  const { methods } = useFormContext()
  const base = name.slice(0, name.lastIndexOf('.') + 1)
  const by: unknown = useWatch({ control: methods.control, name: knownBy === undefined ? name : base + knownBy })
  const names = namesOf(known, by)
  const isNone = field.widget.kind === 'integer' ? null : ''
  return (
    <Field {...frame}>
      <Combobox
        {...control}
        free
        clearable={!frame.required}
        value={typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null}
        options={[...names.keys()].map((number) => ({ value: String(number), label: numberAndName(number, names) }))}
        placeholder={names.size > 0 ? 'Choose one, or type a number' : 'Type a number'}
        emptyText="Type a number"
        onChange={(text) => onChange(text ?? isNone)}
      />
    </Field>
  )
}
