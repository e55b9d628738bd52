import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import { FieldsOf } from '../FieldsOf.tsx'
import { variantOf } from '../raw.ts'
import { useField, useFrame, type WidgetProps } from '../use-field.ts'

const maxCards = 4

/** A choice of variants, and the fields of the chosen one. What was filled into the others is kept. */
export function UnionField({ field, widget, name }: WidgetProps<'union'>) {
  const frame = useFrame(field, name)
  const { text: tag, onChange, control } = useField(field, `${name}.tag`)
  const options = widget.variants.map(({ value, label, help }) => ({ value, label, help }))
  if (tag !== '' && !variantOf(widget, tag)) options.push({ value: tag, label: tag, help: undefined })
  const variant = variantOf(widget, tag)
  const choice = { ...control, value: tag, onChange }
  return (
    <>
      {widget.variants.length > maxCards ? (
        <Field {...frame}>
          <Select {...choice} options={options} placeholder={frame.required ? undefined : 'None'} />
        </Field>
      ) : (
        <FieldGroup {...frame}>
          <RadioGroup {...choice} options={frame.required ? options : [{ value: '', label: 'None' }, ...options]} />
        </FieldGroup>
      )}
      {variant && variant.fields.length > 0 && (
        <div className="border-s-2 border-line ps-4">
          <FieldsOf key={tag} fields={variant.fields} base={`${name}.variants.${tag}`} />
        </div>
      )}
    </>
  )
}
