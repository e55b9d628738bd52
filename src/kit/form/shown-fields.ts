/** Which fields of an edit form are asked for, given the row. */
import { holds, readPath } from '../../lib/condition.ts'
import { isUnreadable, type Unreadable } from '../../lib/unreadable.ts'
import { holdsUnreadable, unreadableValue } from '../../lib/unreadable-value.ts'
import type { FormField, Row } from '../spec.ts'
import { type RawGroup, setPath } from './raw.ts'

/** The fields that are asked for about this row: `fixed` ones are left out. */
export const shownFields = (fields: readonly FormField[], row: Row | undefined): readonly FormField[] =>
  fields.some(({ fixed }) => fixed) ? fields.filter((field) => !isFixed(field, row)) : fields

export interface UnreadableField {
  field: FormField
  value: Unreadable
}

/** The fields that cannot be changed because the server says of them what cannot be read. */
export const unreadableFields = (fields: readonly FormField[], row: Row | undefined): readonly UnreadableField[] =>
  shownFields(fields, row).flatMap((field) => {
    const value = unreadableOf(field, row)
    return value ? [{ field, value }] : []
  })

/** A body with the fields that have to be in it and were not asked for, as the row has them. Those that the server keeps stay out of it. */
export function withFixed(body: Row, fields: readonly FormField[], row: Row | undefined): Row {
  const sent = fields
    .filter((field) => !field.keep && (isFixed(field, row) || unreadableOf(field, row)))
    .map(({ id, from }) => [id, readPath(row, from ?? id)] as const)
    .filter(([, value]) => value !== undefined)
  if (sent.length === 0) return body
  const whole: RawGroup = { ...body }
  // What is in it was filled in.
  for (const [id, value] of sent.filter(([path]) => readPath(body, path) === undefined))
    setPath(whole, id, isUnreadable(value) ? value.raw : value)
  return whole
}

const isFixed = ({ fixed }: FormField, row: Row | undefined): boolean =>
  fixed !== undefined && row !== undefined && holds(fixed, row) === true

/** A value in which something is unreadable is not edited either: what is in the form would take its place. */
function unreadableOf({ id, from }: FormField, row: Row | undefined): Unreadable | undefined {
  const value = readPath(row, from ?? id)
  if (isUnreadable(value)) return value
  return holdsUnreadable(value) ? unreadableValue(value, value, 'a part that is not as documented') : undefined
}
