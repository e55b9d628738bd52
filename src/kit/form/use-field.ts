import { useController } from 'react-hook-form'

import type { FormField, Widget } from '../spec.ts'
import { useFormContext } from './form-context.ts'
import { isMandatory } from './mandatory.ts'

/** What every widget component gets: its field, its widget, and the path of its value. */
export interface WidgetProps<K extends Widget['kind']> {
  field: FormField
  widget: Extract<Widget, { kind: K }>
  name: string
}

/** Value, message and frame of one field. */
export function useField(field: FormField, name: string) {
  const { methods, problems } = useFormContext()
  const { field: control } = useController({ name, control: methods.control })
  const value: unknown = control.value
  return {
    value,
    text: typeof value === 'string' ? value : '',
    /** Takes an event or a value. */
    onChange: control.onChange,
    /** For the control element. */
    control: { name, onBlur: control.onBlur, ref: control.ref },
    /** For the frame around it. */
    frame: { label: field.label, help: field.help, error: problems.get(name), required: isMandatory(field) },
  }
}

/** Message and frame of a field that holds others. */
export function useFrame(field: FormField, name: string) {
  const { problems } = useFormContext()
  const error = problems.get(name)
  return { label: field.label, help: field.help, error, required: isMandatory(field) }
}
