import type { FormField } from '../spec.ts'

/** Whether a person has to fill the field in: not when null or an empty text will do. */
export const isMandatory = (field: FormField): boolean =>
  field.required && !field.nullable && field.widget.kind !== 'description'
