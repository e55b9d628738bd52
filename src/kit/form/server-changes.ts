/** What became of a form's fields on the server while the form was open. */
import { readPath } from '../../lib/condition.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import type { FormField, Row } from '../spec.ts'
import { sameRaw } from './drafts.ts'
import { startOf } from './raw.ts'

export interface ServerChange {
  field: FormField
  /** The server's value now, as the form would hold it. */
  raw: unknown
}

export interface ServerChanges {
  /** Fields that nobody has touched here: they follow the server. */
  follow: readonly ServerChange[]
  /** Fields that were changed on both sides, differently: somebody has to decide. */
  conflicts: readonly ServerChange[]
}

/**
 * Compares each field of the form with two states of its row.
 *
 * @param before the row whose values the form holds where it was not touched
 * @param after the row as it is now
 */
export function serverChanges(
  fields: readonly FormField[],
  values: unknown,
  { before, after }: { before: Row; after: Row },
): ServerChanges {
  const follow: ServerChange[] = []
  const conflicts: ServerChange[] = []
  for (const field of fields) {
    // Secrets never come back from the server, files have nothing to compare.
    if (field.widget.kind === 'file' || (field.widget.kind === 'text' && field.widget.secret)) continue
    const was = startOf(field, before)
    // It says nothing about the field.
    if (isUnreadable(readPath(after, field.from ?? field.id))) continue
    const raw = startOf(field, after)
    if (sameRaw(was, raw)) continue
    const mine = readPath(values, field.id)
    if (sameRaw(mine, was)) follow.push({ field, raw })
    else if (!sameRaw(mine, raw)) conflicts.push({ field, raw })
  }
  return { follow, conflicts }
}
