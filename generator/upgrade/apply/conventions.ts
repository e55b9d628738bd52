/** What the conventions call the parts of refusals: what all calls call otherwise now is written there, for console and mock alike. */
import type { Model } from '../../model/types/ir.ts'
import { conventionsFile } from '../../model/types/conventions.ts'
import type { Change, FieldChange } from '../compare/change.ts'
import { withoutVariants } from '../compare/leaves.ts'
import { isOfRefusals } from '../impact/refusals.ts'
import { replaceAll, valueAt } from './yaml-text.ts'

export interface Conventioned {
  /** The text of the conventions, as it was where nothing is certain. */
  text: string
  /** What somebody has to look at. */
  questions: readonly string[]
}

type Renamed = FieldChange & { type: 'field-renamed' | 'field-moved'; to: string }

export function conventionsNow(
  text: string,
  { changes, old }: { changes: readonly Change[]; old: Model },
): Conventioned {
  const { header: _header, ...parts } = old.conventions.errors
  const renamed = changes.filter(isRenamed)
  const gone = new Set(changes.flatMap((change) => (change.type === 'operation-removed' ? [change.operation] : [])))
  const refused = old.operations.filter(({ id, errors }) => errors && !gone.has(id)).map(({ id }) => id)
  let next = text
  const questions = Object.entries(parts).flatMap(([part, name]) => {
    const own = renamed.filter(({ field }) => isAt(name, withoutVariants(field)))
    const told = new Set(own.flatMap(({ uses }) => uses.map(({ operation }) => operation)))
    const names = [...new Set(own.map((one) => nameNow(name, one)))]
    const [now] = names
    const at = valueAt(next, { document: 0, path: ['errors', part] })
    // Somebody has said it already.
    if (now === undefined || (at !== undefined && at.name !== name)) return []
    const others = refused.filter((id) => !told.has(id))
    const said = names.map((one) => `\`${one}\``).join(' or ')
    if (names.length > 1 || others.length > 0 || at === undefined)
      return [
        `Refusals of ${told.size} of ${refused.length} calls have ${said} for \`${name}\`: \`errors.${part}\` of ${conventionsFile} has one name only; is each of them read in src/api/errors.ts?`,
      ]
    next = replaceAll(next, [{ ...at, text: now }])
    return [
      `\`errors.${part}\` of ${conventionsFile} is \`${now}\` now, no longer \`${name}\`, as all refusals have it: does it say the same?`,
    ]
  })
  return { text: next, questions }
}

/** Changes of refusals alone that are certain. */
const isRenamed = (change: Change): change is Renamed =>
  (change.type === 'field-renamed' || change.type === 'field-moved') && change.to !== undefined && isOfRefusals(change)

/** Whether a name is that of a field, or of something in it. */
const isAt = (name: string, field: string): boolean => name === field || name.startsWith(`${field}.`)

const nameNow = (name: string, { field, to }: Renamed): string =>
  withoutVariants(to) + name.slice(withoutVariants(field).length)
