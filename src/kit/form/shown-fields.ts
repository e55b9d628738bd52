/** Which fields of an edit form are asked for, given the row. */
import { holds, readPath } from '../../lib/condition.ts'
import type { FormField, Row } from '../spec.ts'
import { type RawGroup, setPath } from './raw.ts'

/** The fields that may be changed in this row: `fixed` ones are left out. */
export function shownFields(fields: readonly FormField[], row: Row | undefined): readonly FormField[] {
  return fields.some(({ fixed }) => fixed) ? fields.filter((field) => !isFixed(field, row)) : fields
}

/** A body with the fixed fields that have to be in it, as the row has them. Those that the server keeps stay out of it. */
export function withFixed(body: Row, fields: readonly FormField[], row: Row | undefined): Row {
  const sent = fields
    .filter((field) => !field.keep && isFixed(field, row))
    .map(({ id, from }) => [id, readPath(row, from ?? id)] as const)
    .filter(([, value]) => value !== undefined)
  if (sent.length === 0) return body
  const whole: RawGroup = { ...body }
  for (const [id, value] of sent) setPath(whole, id, value)
  return whole
}

const isFixed = ({ fixed }: FormField, row: Row | undefined): boolean =>
  fixed !== undefined && row !== undefined && holds(fixed, row) === true
