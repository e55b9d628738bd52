/** What the form of a duplicate starts with. */
import { generatedName } from '../../lib/names.ts'
import { readPath } from '../../lib/condition.ts'
import type { FormField, Row } from '../spec.ts'
import { initialValues, type RawGroup, setPath } from './raw.ts'
import { withoutSecrets } from './secrets.ts'

/** The suffix that a duplicate's own name may have: names of duplicates of duplicates do not grow. */
const suffix = /-[0-9a-f]{6}$/

/**
 * Raw values of a new thing like `row`: a name of its own, no secrets, no files; what the row does not have starts as in an
 * empty form.
 *
 * @param random a number from 0 up to but not including 1, such as `Math.random`
 */
export function duplicateValues(fields: readonly FormField[], row: Row, random: () => number): RawGroup {
  const values = withoutSecrets(fields, initialValues(fields, row))
  for (const { id, from, widget } of fields) {
    const current = readPath(row, from ?? id)
    if (widget.kind !== 'name' || typeof current !== 'string') continue
    setPath(values, id, generatedName([current.replace(suffix, '')], random))
  }
  return values
}
