import { Field } from '../../../ui/Field.tsx'
import { SecretInput } from '../../../ui/SecretInput.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { FormField, Widget } from '../../spec.ts'
import { useField } from '../use-field.ts'

/** The widgets that hold a text. */
type TextWidget =
  | Extract<Widget, { kind: 'text' }>
  | { kind: 'name' | 'description' | 'ip' | 'uuid' | 'date' | 'json' }
  | Extract<Widget, { kind: 'cidr' }>
  | Extract<Widget, { kind: 'portRange' }>

export interface TextFieldProps {
  field: FormField
  widget: TextWidget
  name: string
}

const placeholders: Partial<Record<TextWidget['kind'], string>> = {
  ip: '10.0.0.1',
  cidr: '10.0.0.0/24',
  portRange: '80 or 8000-8999',
}
const mono: ReadonlySet<TextWidget['kind']> = new Set(['ip', 'cidr', 'uuid', 'portRange'])

// Names are not the names of people: password managers offer nothing here.
const noManager = { 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-form-type': 'other' }

const isV6 = ({ label }: FormField): boolean => label.includes('IPv6')

/** An example that the field would take. */
function placeholderOf(field: FormField, widget: TextWidget): string | undefined {
  // Other numbers than ports have examples of their own.
  if ('max' in widget) return undefined
  if (!isV6(field)) return placeholders[widget.kind]
  return widget.kind === 'cidr' ? `fd00::/${widget.width?.[0] ?? 64}` : widget.kind === 'ip' ? 'fd00::1' : undefined
}

/** Everything that is typed as text; what it has to look like is the validation's business. */
export function TextField({ field, widget, name }: TextFieldProps) {
  const { text, onChange, control, frame } = useField(field, name)
  const shared = {
    ...control,
    value: text,
    onChange,
    placeholder: placeholderOf(field, widget),
  }
  switch (widget.kind) {
    case 'description':
      return (
        <Field {...frame}>
          <TextArea {...shared} rows={2} />
        </Field>
      )
    case 'json':
      return (
        <Field {...frame}>
          <TextArea {...shared} mono rows={8} spellCheck={false} />
        </Field>
      )
    case 'text':
      return (
        <Field {...frame}>
          {widget.secret && !widget.multiline ? (
            <SecretInput {...shared} {...noManager} />
          ) : widget.multiline ? (
            <TextArea {...shared} mono rows={8} spellCheck={false} />
          ) : (
            <TextInput {...shared} />
          )}
        </Field>
      )
    case 'date':
      return (
        <Field {...frame}>
          <TextInput {...shared} type="datetime-local" step={1} />
        </Field>
      )
    default:
      return (
        <Field {...frame}>
          <TextInput {...shared} mono={mono.has(widget.kind)} {...(widget.kind === 'name' ? noManager : {})} />
        </Field>
      )
  }
}
