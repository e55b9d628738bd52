import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useField, type WidgetProps } from '../use-field.ts'

/** One of a few fixed values. A current value that this console does not know stays a choice. */
export function ChoiceField({ field, widget, name }: WidgetProps<'select' | 'radio'>) {
  const { none = 'None' } = widget
  const { text, onChange, control, frame } = useField(field, name)
  const known = widget.options.map(({ value, label, help }) => ({ value: String(value), label, help }))
  const options =
    text === '' || known.some(({ value }) => value === text)
      ? known
      : [...known, { value: text, label: text, help: undefined }]
  if (widget.kind === 'select') {
    return (
      <Field {...frame}>
        <Select
          {...control}
          value={text}
          onChange={onChange}
          options={options}
          placeholder={frame.required ? undefined : none}
        />
      </Field>
    )
  }
  // Leaving it out would mean the value that it starts with.
  const hasDefault = field.initial !== undefined && field.nullable !== true
  const short = options.length <= 3 && options.every(({ help }) => help === undefined)
  return (
    <FieldGroup {...frame}>
      <RadioGroup
        {...control}
        value={text}
        onChange={onChange}
        options={frame.required || hasDefault ? options : [{ value: '', label: none }, ...options]}
        columns={short ? 3 : 1}
      />
    </FieldGroup>
  )
}
