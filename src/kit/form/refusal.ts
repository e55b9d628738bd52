/** What the server said no to, and where in the form that belongs. */
import { ApiError, bodyField, toUserMessage } from '../../api/errors.ts'
import type { FormField } from '../spec.ts'
import { formPath } from './place.ts'

export interface Refusal {
  message: string
  /** The field it is about; undefined when it names none that this form has. */
  path?: string
}

/** Finds the field that an error names: a field of the body, or the name that is taken. */
export function placeRefusal(error: unknown, fields: readonly FormField[], values: unknown): Refusal {
  const message = toUserMessage(error)
  const taken = error instanceof ApiError && error.errorCode === 'ObjectAlreadyExists'
  const named = bodyField(error) ?? (taken ? 'name' : undefined)
  return { message, path: named === undefined ? undefined : formPath(fields, values, named) }
}
