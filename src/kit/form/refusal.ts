/** What the server said no to, and where in the form that belongs. */
import { nameField } from '../../../generated/model/conventions.gen.ts'
import { ApiError, isNameTaken, toUserMessage } from '../../api/errors.ts'
import { bodyField, type Unread, unreadRequest } from '../../api/refused-field.ts'
import type { FormField } from '../spec.ts'
import { namedField } from './named-field.ts'
import { formPath } from './place.ts'

export interface Refusal {
  message: string
  /** The field it is about; undefined when it names none that this form has. */
  path?: string
  /** What the server said, where the message puts it in other words. */
  detail?: string
  /** Where to find out what came of what was sent. */
  look?: string | undefined
}

/** The server could not read what was sent: nothing that a person could put right at a field. */
const unreadText = 'The server could not read this request'

/** The issues of an answer, one per line of its message, each with the field it names: of the body, or the name that is taken. */
export function placeRefusals(error: unknown, fields: readonly FormField[], values: unknown): Refusal[] {
  const unread = unreadRequest(error)
  if (unread !== undefined) return placeUnread(error, unread, fields, values)
  const message = toUserMessage(error)
  const named = bodyField(error) ?? (isNameTaken(error) ? nameField : undefined)
  if (named !== undefined) {
    // A label that is no field of the body may still be one that is known by the words.
    return [{ message, path: formPath(fields, values, named) ?? namedField(fields, values, message) }]
  }
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isRefused = error instanceof ApiError && error.kind === 'error' && (error.statusCode ?? 0) < 500
  // The same is said once.
  const issues = [...new Set(lines)]
  const told = issues
    .slice(0, mostIssues)
    .map((line) => ({ message: line, path: isRefused ? namedField(fields, values, line) : undefined }))
  return issues.length > mostIssues ? [...told, { message: `and ${issues.length - mostIssues} more` }] : told
}

/** More of them nobody puts right at once. */
const mostIssues = 20

/** Words of a parser stay out of the fields: they are at hand in the form's own message. */
function placeUnread(
  error: unknown,
  { reason, detail }: Unread,
  fields: readonly FormField[],
  values: unknown,
): Refusal[] {
  const named = bodyField(error)
  const path = named === undefined ? undefined : formPath(fields, values, named)
  if (path !== undefined && reason !== undefined) return [{ message: reason, path }]
  const whole: Refusal = { message: unreadText, detail }
  return path === undefined ? [whole] : [{ message: 'The server does not accept this value', path }, whole]
}
