/** What an overview says of rows: which need somebody, how many there are of each, how much of a whole is used. */
import { readEnd } from '../../lib/x509/x509.ts'
import { holds, readPath } from '../../lib/condition.ts'
import { plural } from '../../lib/numbers.ts'
import { type Amount, minus, plus, shareOf } from '../../lib/shares.ts'
import { midSentence } from '../../lib/truncate.ts'
import { rowText } from '../lookup/names.ts'
import { rowAbove } from '../lookup/rows-of-each.ts'
import { isUuid } from '../selectors.ts'
import type { Cell, Params, Row } from '../spec.ts'
import { rowAt, textAt } from '../values.ts'
import type { FoundList, Measure, OverviewRows, Rule } from './spec.ts'

const day = 86_400

/** Rows of one rule, and of one row above them. */
export interface FoundLine {
  rule: Rule
  rows: readonly Row[]
  /** What they lie in. */
  parent?: { text: string }
  /** `2 instances failed`. */
  text: string
  /** The list that shows them. */
  params: Params
}

/** Whether a row is one of those that a rule tells of. @param now milliseconds since the epoch */
export function meets({ when, longer, soon }: Rule, row: Row, now: number): boolean {
  if (when && holds(when, row, { now }) !== true) return false
  const age = (path: string): number => (now - timeAt(row, path)) / 1000
  if (longer && !(age(longer.path) >= longer.seconds)) return false
  return soon === undefined || age(soon.path) >= -soon.days * day
}

/** Milliseconds since the epoch; not a number where there is no date. A certificate, as PEM text, stands for its end. */
export function timeAt(row: Row, path: string): number {
  const value = readPath(row, path)
  if (value instanceof Date) return value.getTime()
  if (typeof value !== 'string') return Number.NaN
  if (!value.startsWith('-----BEGIN')) return Date.parse(value)
  const known = ends.get(row)
  if (known?.path === path) return known.end
  const end = readEnd(value) ?? Number.NaN
  ends.set(row, { path, end })
  return end
}

/** Ends of certificates: there may be thousands, and they are asked for with each drawing. */
const ends = new WeakMap<Row, { path: string; end: number }>()

/** What is to be said of the rows of a list: a line per rule, and per row above. */
export function linesOf(
  list: FoundList,
  rows: readonly Row[],
  { params, now }: { params: Params; now: number },
): FoundLine[] {
  return list.rules.flatMap((rule) => {
    const found = rows.filter((row) => meets(rule, row, now))
    const groups = Map.groupBy(found, (row) => paramOf(list, row))
    return [...groups.values()].map((group): FoundLine => ({
      rule,
      rows: group,
      ...sayingOf(list, rule, group, params),
    }))
  })
}

function sayingOf(
  { lookup, each }: FoundList,
  rule: Rule,
  rows: readonly Row[],
  params: Params,
): Omit<FoundLine, 'rule' | 'rows'> {
  const { one, many } = lookup.label
  const text = `${plural(rows.length, midSentence(one), midSentence(many))} ${rule.say}`
  const [first] = rows
  if (each === undefined || first === undefined || each.together) return { text, params }
  const parent = parentIn({ each }, first)
  return { text, params: paramsIn({ each }, first, params), ...(parent && { parent }) }
}

/** What a row lies in, where it has a list above it. */
export function parentIn({ each }: Pick<OverviewRows, 'each'>, row: Row): { text: string } | undefined {
  return each && { text: rowText(rowAt(row, rowAbove), each.lookup) }
}

/** The route parameters of the list that a row lies in. */
export const paramsIn = ({ each }: Pick<OverviewRows, 'each'>, row: Row, params: Params): Params =>
  each === undefined ? params : { ...params, [each.param]: textAt(rowAt(row, rowAbove), each.name) }

const paramOf = ({ each }: OverviewRows, row: Row): string =>
  each === undefined || each.together ? '' : textAt(rowAt(row, rowAbove), each.field)

/** Bare ids say nothing. */
export const isNamed = ({ lookup }: OverviewRows, row: Row): boolean => !isUuid(rowText(row, lookup))

/** A value of a field, and how many rows have it; most first. */
export function countsOf(rows: readonly Row[], path: string): { value: unknown; count: number }[] {
  const counts = new Map<unknown, number>()
  for (const row of rows) {
    const value = readPath(row, path)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count)
}

/** How much of a whole is used. */
export interface Use {
  label: string
  used: Amount
  of: Amount
  cell: Cell
}

const isAmount = (value: unknown): value is Amount => typeof value === 'number' || typeof value === 'bigint'

/** The measures of a row that it has numbers for. */
export function usesOf(measures: readonly Measure[], row: Row): Use[] {
  return measures.flatMap(({ label, used, left, of, cell }): Use[] => {
    const whole = readPath(row, of)
    const part = readPath(row, used ?? left ?? '')
    if (!isAmount(whole) || !isAmount(part)) return []
    return [{ label, used: used === undefined ? minus(whole, part) : part, of: whole, cell }]
  })
}

/** The part that one key of a map of numbers has; undefined where nothing names the key. */
export function shareIn(
  row: Row,
  { map, key }: { map: string; key: string },
): { name: string; used: Amount; of: Amount } | undefined {
  const name = textAt(row, key)
  const held = readPath(row, map)
  if (name === '' || typeof held !== 'object' || held === null) return undefined
  const all = Object.entries(held).filter((entry): entry is [string, Amount] => isAmount(entry[1]))
  const sum = all.reduce<Amount>((total, [, value]) => plus(total, value), 0)
  return { name, used: all.find(([one]) => one === name)?.[1] ?? 0, of: sum }
}

/** The fullest first. */
export const byShare = (a: Pick<Use, 'used' | 'of'>, b: Pick<Use, 'used' | 'of'>): number => rank(b) - rank(a)

/** Of nothing, something is more than anything else can be. */
const rank = ({ used, of }: Pick<Use, 'used' | 'of'>): number => Math.min(shareOf(used, of), Number.MAX_VALUE)
