/** Whether an answer is what the contract says, as far as everything else depends on it. */
import type { ApiRequest } from './binding.ts'
import { isPlainObject } from '../lib/plain-object.ts'

/** Says where an answer is not what it should be, and of what kind it is there. Never what it holds: that may be a secret. */
export class UnreadableAnswer extends Error {}

/** What makes an answer unreadable; undefined when it has the form that its operation promises. */
export function formProblem(data: unknown, form: ApiRequest['answer']): UnreadableAnswer | undefined {
  if (form === 'anything') return undefined
  if (form === 'list') return Array.isArray(data) ? undefined : mismatch('/', 'a list', data)
  if (!isPlainObject(data)) return mismatch('/', 'an object', data)
  if (form === undefined) return undefined
  const rows = Object.hasOwn(data, form.rows) ? data[form.rows] : undefined
  return Array.isArray(rows) ? undefined : mismatch(`/${form.rows}`, 'a list', rows)
}

const mismatch = (pointer: string, expected: string, found: unknown): UnreadableAnswer =>
  new UnreadableAnswer(`${pointer} should be ${expected} and is ${kindOf(found)}`)

/** What a value is, in words. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  switch (typeof value) {
    case 'string':
      return 'a text'
    case 'boolean':
      return 'true or false'
    case 'object':
      return 'an object'
    default:
      return typeof value === 'number' && Number.isFinite(value) ? 'a number' : 'too large a number'
  }
}
