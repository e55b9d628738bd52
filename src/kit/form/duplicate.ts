/** What forms start with that propose a name: those of duplicates, and those that say so. */
import { generatedName } from '../../lib/names.ts'
import { readPath } from '../../lib/condition.ts'
import { finish, type Work } from '../../lib/turns.ts'
import type { FormField, Row } from '../spec.ts'
import { initialValues, type RawGroup, setPath } from './raw.ts'
import { withoutSecrets } from './secrets.ts'

/** What {@link duplicating} gives, at once: for forms whose lists are short. */
export const duplicateValues = (...of: Parameters<typeof duplicating>): RawGroup => finish(duplicating(...of))

/** The suffix that a duplicate's own name may have: names of duplicates of duplicates do not grow. */
const suffix = /-[0-9a-f]{6}$/

/**
 * Raw values of a new thing like `row`: a name of its own, no secrets, no files; what the row does not have starts as in an
 * empty form. Its lists may have a hundred thousand entries.
 *
 * @param random a number from 0 up to but not including 1, such as `Math.random`
 */
export function* duplicating(fields: readonly FormField[], row: Row, random: () => number): Work<RawGroup> {
  const all = initialValues(fields, row)
  yield
  const values = withoutSecrets(fields, all)
  for (const { id, from, widget } of fields) {
    if (widget.kind === 'name') propose(values, id, readPath(row, from ?? id), random)
  }
  return values
}

/** The raw values that a form starts with: those of the row, and names of their own where the form proposes some. */
export function startValues(fields: readonly FormField[], row: Row | undefined, random: () => number): RawGroup {
  const values = initialValues(fields, row)
  for (const { id, proposed } of fields) {
    if (proposed !== undefined) propose(values, id, readPath(row, proposed), random)
  }
  return values
}

function propose(values: RawGroup, id: string, current: unknown, random: () => number): void {
  if (typeof current === 'string') setPath(values, id, generatedName([current.replace(suffix, '')], random))
}
