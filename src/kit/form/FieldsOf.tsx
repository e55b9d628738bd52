import { useController, useWatch } from 'react-hook-form'

import { readPath } from '../../lib/condition.ts'
import { Field } from '../../ui/Field.tsx'
import type { FormField } from '../spec.ts'
import type { FieldSlotProps } from '../slots.ts'
import type { ComponentType } from 'react'
import { applicable, wholeForm } from './body.ts'
import { FieldView } from './FieldView.tsx'
import { useFormContext } from './form-context.ts'
import { joinPath } from './raw.ts'
import { isMandatory } from './mandatory.ts'

export interface FieldsOfProps {
  fields: readonly FormField[]
  /** Path of the enclosing group. */
  base: string
}

/** The fields of a group, those that apply. */
export function FieldsOf({ fields, base }: FieldsOfProps) {
  return fields.map((field) =>
    field.when ? (
      <WhenApplies key={field.id} field={field} fields={fields} base={base} />
    ) : (
      <OneField key={field.id} field={field} base={base} />
    ),
  )
}

/** Looks at all values, so only fields with a condition are rendered through it. */
function WhenApplies({ field, fields, base }: FieldsOfProps & { field: FormField }) {
  const form = useFormContext()
  const values: unknown = useWatch({ control: form.methods.control })
  const context = { ...form.context, form: wholeForm(form.fields, values, form.context) }
  const applies = applicable(fields, base === '' ? values : readPath(values, base), context)
  return applies(field) ? <OneField field={field} base={base} /> : null
}

function OneField({ field, base }: { field: FormField; base: string }) {
  const { slots } = useFormContext()
  const Slot = base === '' ? slots?.fields?.[field.id] : undefined
  const Note = base === '' ? slots?.notes?.[field.id] : undefined
  const view = Slot ? (
    <SlotField field={field} slot={Slot} />
  ) : (
    <FieldView field={field} name={joinPath(base, field.id)} />
  )
  if (!Note) return view
  return (
    <>
      {view}
      <div className="-mt-3 mb-5 empty:hidden">
        <Note />
      </div>
    </>
  )
}

function SlotField({ field, slot: Slot }: { field: FormField; slot: ComponentType<FieldSlotProps> }) {
  const { methods, problems } = useFormContext()
  const { field: control } = useController({ name: field.id, control: methods.control })
  const error = problems.get(field.id)
  const value: unknown = control.value
  return (
    <Field label={field.label} help={field.help} error={error} required={isMandatory(field)}>
      <Slot field={field} value={value} onChange={control.onChange} error={error} />
    </Field>
  )
}
