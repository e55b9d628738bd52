/** What an edit form sends: its values over what the server has right now, without what the server keeps by itself. */
import { readPath } from '../../lib/condition.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { ChangedMeanwhile } from '../queries/read-modify-write.ts'
import type { FormField, Row } from '../spec.ts'
import { type BodyContext, buildBody } from './body.ts'
import { sameRaw } from './drafts.ts'
import { startOf, withPath } from './raw.ts'
import { serverChanges } from './server-changes.ts'
import { shownFields, type UnreadableField, unreadableFields, withFixed } from './shown-fields.ts'

/**
 * The values of a form over a newer state of its row: fields that were not touched here have what the server has.
 *
 * @param seen the row whose values the form holds where it was not touched
 * @throws ChangedMeanwhile when a field was changed on both sides, differently
 */
export function valuesOver(fields: readonly FormField[], values: unknown, rows: { seen: Row; now: Row }): unknown {
  const { follow, conflicts } = serverChanges(fields, values, { before: rows.seen, after: rows.now })
  if (conflicts.length > 0) throw new ChangedMeanwhile(rows.now)
  return follow.reduce((merged, { field, raw }) => withPath(merged, field.id, raw), values)
}

/**
 * Fields of which the server says what cannot be read, and that nobody has touched: what the form holds of them is no change.
 *
 * @param start the values that the form started with
 */
export const untouchedUnreadable = (
  fields: readonly FormField[],
  { values, start, row }: { values: unknown; start: unknown; row: Row | undefined },
): readonly UnreadableField[] =>
  unreadableFields(fields, row).filter(({ field: { id } }) => sameRaw(readPath(values, id), readPath(start, id)))

/** The values without those fields: they go back as they came, or not at all. */
export const withoutUnreadable = (
  fields: readonly FormField[],
  form: Parameters<typeof untouchedUnreadable>[1],
): unknown =>
  untouchedUnreadable(fields, form).reduce<unknown>(
    (values, { field }) => withPath(values, field.id, undefined),
    form.values,
  )

/**
 * The body of an edit form: the fields that were changed, and those that the server demands.
 *
 * @param context its `row` is what the server has
 */
export function editBody(all: readonly FormField[], values: unknown, context: BodyContext & { row: Row }): Row {
  // What is left as it is, because it cannot be read, is not in the values.
  const left = unreadableFields(all, context.row).filter(({ field }) => readPath(values, field.id) === undefined)
  const fields = shownFields(all, context.row).filter((field) => !left.some((one) => one.field === field))
  const body = changedOnly(buildBody(fields, values, context), fields, { values, row: context.row })
  return withFixed(body, all, context.row)
}

/**
 * A body without what has not been changed: left out where the server keeps it, exactly as the row has it where the body has to
 * say it.
 *
 * @param row what the server has
 */
function changedOnly(body: Row, fields: readonly FormField[], edit: { values: unknown; row: Row }): Row {
  const { values, row } = edit
  let changed = body
  for (const field of fields) {
    const value = readPath(row, field.from ?? field.id)
    const isChanged = !sameRaw(readPath(values, field.id), startOf(field, row))
    // What the row does not have starts with a value of the form: that is sent.
    if (isChanged || value === undefined || readPath(body, field.id) === undefined) continue
    changed = withPath(changed, field.id, field.keep ? undefined : isUnreadable(value) ? value.raw : value)
  }
  return changed
}
