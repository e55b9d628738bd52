/** Candidates as options of a picker: all of them, those that cannot be chosen last and with the reason. */
import { type Condition, holds, readPath } from '../../lib/condition.ts'
import type { ComboboxOption } from '../../ui/combobox-options.ts'
import { cellView, plainText } from '../format/view.ts'
import { viewText } from '../format/view-text.ts'
import type { Lookup, Row } from '../spec.ts'
import { rowText } from './names.ts'
import { inReadingOrder } from './reading-order.ts'

export interface Eligibility {
  among?: Condition
  reason?: string
  /** Values that are not offered. */
  without?: readonly string[]
  /** The row that the form is about. */
  row?: unknown
  /** What candidates have in `as` that are taken, and what is said of them. `others`: as soon as there is one, it is all others. */
  taken?: { as: string; values: ReadonlySet<string>; say: string; others?: true }
}

const anyReason = 'Cannot be chosen here'

/** One option per candidate. What cannot be chosen is there as well: what is missing in a list is looked for in vain. */
export function pickerOptions(rows: readonly Row[], lookup: Lookup, rule: Eligibility = {}): ComboboxOption[] {
  const { among, reason = anyReason, without = [], row: about, taken } = rule
  const eligible: ComboboxOption[] = []
  const others: ComboboxOption[] = []
  for (const row of inReadingOrder(rows, lookup)) {
    const value = plainText(readPath(row, lookup.value))
    if (without.includes(value)) continue
    const hint = hintOf(row, lookup)
    const option = { value, label: rowText(row, lookup) || value, ...(hint === '' ? {} : { hint }) }
    if (taken && isTaken(row, taken)) others.push({ ...option, disabledReason: taken.say })
    else if (among && holds(among, row, { row: about }) === false) others.push({ ...option, disabledReason: reason })
    else eligible.push(option)
  }
  return [...eligible, ...others]
}

function isTaken(row: Row, { as, values, others }: NonNullable<Eligibility['taken']>): boolean {
  const isNamed = values.has(plainText(readPath(row, as)))
  return others ? values.size > 0 && !isNamed : isNamed
}

/** What is said beside a row's name, in one line. */
function hintOf(row: Row, lookup: Lookup): string {
  const cells = (lookup.hint ?? []).map(({ path, cell }) => viewText(cellView(readPath(row, path), cell, row)))
  const standard = lookup.default !== undefined && readPath(row, lookup.default) === true ? 'default' : ''
  return [standard, kindOf(row, lookup), ...cells].filter((text) => text !== '').join(' · ')
}

/** Rows of several lists may have the same name: those of the further ones say what they are. */
const kindOf = (row: Row, { also = [] }: Lookup): string =>
  also.find(({ when }) => holds(when, row) === true)?.lookup.label.one ?? ''
