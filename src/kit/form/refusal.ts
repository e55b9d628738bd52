/** What the server said no to, and where in the form that belongs. */
import { ApiError, bodyField, toUserMessage } from '../../api/errors.ts'
import type { FormField } from '../spec.ts'
import { namedField } from './named-field.ts'
import { formPath } from './place.ts'

export interface Refusal {
  message: string
  /** The field it is about; undefined when it names none that this form has. */
  path?: string
}

/** The issues of an answer, one per line of its message, each with the field it names: of the body, or the name that is taken. */
export function placeRefusals(error: unknown, fields: readonly FormField[], values: unknown): Refusal[] {
  const message = toUserMessage(error)
  const taken = error instanceof ApiError && error.errorCode === 'ObjectAlreadyExists'
  const named = bodyField(error) ?? (taken ? 'name' : undefined)
  if (named !== undefined) return [{ message, path: formPath(fields, values, named) }]
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isRefused = error instanceof ApiError && error.kind === 'error' && (error.statusCode ?? 0) < 500
  return lines.map((line) => ({ message: line, path: isRefused ? namedField(fields, values, line) : undefined }))
}
