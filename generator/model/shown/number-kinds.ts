/** What a number that is shown stands for. The contract says only that it is one: what it counts or names is the manifest's. */
import type { CellIR } from '../types/ir.ts'
import type { RawField } from '../types/manifest.ts'
import { durationUnits, type NumberKind } from '../types/manifest-widgets.ts'

type Kinds = Readonly<Record<string, NumberKind>>

/** What a field's number is: as stated for the field, else for its name; undefined where nobody has said. */
export function numberKind(path: string, { number }: Pick<RawField, 'number'>, kinds: Kinds): NumberKind | undefined {
  if (number !== undefined) return number
  const name = path.split('.').at(-1) ?? path
  if (Object.hasOwn(kinds, name)) return kinds[name]
  const pattern = Object.keys(kinds).find((key) => key.startsWith('*') && name.endsWith(key.slice(1)))
  return pattern === undefined ? undefined : kinds[pattern]
}

/** The cell of a number; one that nobody has decided on counts something. */
export function numberCell(kind: NumberKind | undefined, unit: string | undefined): CellIR {
  const duration = durationUnits.find((one) => one === kind)
  if (duration !== undefined) return { kind: 'duration', unit: duration }
  if (kind === 'identifier') return { kind: 'identifier' }
  return { kind: 'number', ...(unit === undefined ? {} : { unit }) }
}
