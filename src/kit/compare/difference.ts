/** In which fields rows differ. */
import { readPath } from '../../lib/condition.ts'
import { shownIn } from '../format/row-values.ts'
import type { Row, Shown } from '../spec.ts'

export interface Difference {
  different: readonly Shown[]
  same: readonly Shown[]
}

/** Fields that none has are left out; what is read from elsewhere is no field. */
export function differenceOf(shown: readonly Shown[], rows: readonly Row[]): Difference {
  const different: Shown[] = []
  const same: Shown[] = []
  for (const one of shown) {
    if (one.cell.kind === 'read' || one.cell.kind === 'words') continue
    const texts = new Set(rows.map((row) => textOf(readPath(row, shownIn(one, row).path))))
    if (texts.size === 1 && texts.has(undefined)) continue
    const group = texts.size === 1 ? same : different
    group.push(one)
  }
  return { different, same }
}

/** Equal for equal values, whatever order their fields come in. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return JSON.stringify(value, (_, item: unknown) => {
    if (typeof item === 'bigint') return { integer: String(item) }
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item
    return Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
