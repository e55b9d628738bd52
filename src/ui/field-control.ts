/** What a control and the field around it agree on. Apart from the field: check boxes and search boxes stand alone. */
import { createContext, use } from 'react'

/** What a control takes over from the field around it. */
export interface FieldControl {
  id: string | undefined
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

/** Of a control without a field, or with a name of its own inside of one. */
export const standsAlone: FieldControl = { id: undefined, describedBy: undefined, invalid: false, required: false }

/** Set by the field around a control. */
export const FieldContext = createContext<FieldControl>(standsAlone)

/** For controls: id, description and state given by the enclosing Field. */
export const useFieldControl = (): FieldControl => use(FieldContext)

/** ARIA and id for an input element inside a Field. */
export function controlProps(field: FieldControl) {
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  } as const
}

/** The frame that all text-like controls share; it shows focus and errors of the control inside. */
export const controlBox =
  'flex min-h-8 w-full items-center rounded-md border border-line-strong bg-surface text-base transition-colors duration-100 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus has-aria-invalid:border-danger has-disabled:border-line has-disabled:bg-neutral-soft has-disabled:text-ink-3'
