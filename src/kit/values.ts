/** Reads rows and forms for generated calls. The generator checked every path against the contract. */
import { readPath } from '../lib/condition.ts'
import { isPlainObject } from '../lib/plain-object.ts'
import type { Sent, ValueAt } from './body-fields.ts'
import type { FormScreen, Row, RowSource, Scope } from './spec.ts'

/** The value at a path as text, for path and query parameters; '' when it is absent or cannot be read. `net.ip`, `net.width`: parts of `a.b.c.d/n`. */
export function textAt(row: Row, path: string): string {
  const value = readPath(row, path)
  // Before anybody looks at answers, one may have an object where a text is due.
  if (value !== undefined && value !== null)
    return typeof value === 'object' && !(value instanceof Date) ? '' : String(value)
  const [, owner, part] = /^(.+)\.(ip|width)$/.exec(path) ?? []
  const net = owner === undefined ? undefined : readPath(row, owner)
  if (typeof net !== 'string') return ''
  const slash = net.lastIndexOf('/')
  return part === 'ip' ? net.slice(0, slash) : net.slice(slash + 1)
}

/**
 * The value at a path of what has the type `R`: a row, by the answer of the list or page that has it; the values of a form, by its fields
 * (`body-fields.ts`); parameters of an address. The one place where values that are known at run time only get the types of the contract
 * (docs/decisions/0036-types-of-values-in-one-place.md).
 */
export const fieldAt = <R, P extends string>(row: Row, path: P): ValueAt<R, P> => readPath(row, path) as ValueAt<R, P>

/** The row at a path, such as the one that a row is below. */
export function rowAt(row: Row, path: string): Row {
  const value = readPath(row, path)
  return isPlainObject(value) ? value : {}
}

/**
 * A form's values as the part `K` of the body that its fields fill. That they send what the body takes is proved by their type
 * (`body-fields.ts`); src/kit/form builds the values field by field.
 * @param without fields that go into the path or the query instead
 */
export function asBody<T, K extends string>(form: Row, without: readonly string[] = []): Sent<T, K> {
  const body = Object.fromEntries(Object.entries(form).filter(([field]) => !without.includes(field)))
  return fieldAt<{ body: Sent<T, K> }, 'body'>({ body }, 'body')
}

/** What a form written by hand starts with, and a call that gets just that row. */
export const startingWith = <R extends Row>(
  current: RowSource<R>,
  call: (scope: Scope & { row: R }) => Promise<unknown>,
): Pick<FormScreen, 'current' | 'call'> => ({
  current,
  // The form hands over the row that it has read.
  call: (scope) => call(scope as Scope & { row: R }),
})
