import { use } from 'react'

import { readPath } from '../../../lib/condition.ts'
import { Combobox } from '../../../ui/Combobox.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { FormField } from '../../spec.ts'
import { asItems } from '../empty.ts'
import { OuterFormContext, useFormContext } from '../form-context.ts'
import { useField } from '../use-field.ts'

export interface OfferedNameProps {
  field: FormField
  offers: { list: string; field: string }
  name: string
}

/** A name that another list of the same form has, as a rule: those are offered, any other can be typed. */
export function OfferedName({ field, offers, name }: OfferedNameProps) {
  const { text, onChange, control, frame } = useField(field, name)
  const own = useFormContext()
  const { methods } = use(OuterFormContext) ?? own
  const names = asItems(methods.getValues(offers.list))
    .map(({ value }) => readPath(value, offers.field))
    .filter((known) => typeof known === 'string' && known !== '')
  return (
    <Field {...frame}>
      <Combobox
        {...control}
        free
        clearable={!frame.required}
        value={text === '' ? null : text}
        options={[...new Set(names)].map((known) => ({ value: String(known), label: String(known) }))}
        placeholder={names.length > 0 ? 'Choose one, or type a name' : 'Type a name'}
        emptyText="Type a name"
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    </Field>
  )
}
