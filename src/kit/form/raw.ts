/**
 * What a form holds while it is being filled in: one raw value per widget, nested by field path.
 *
 * - texts, choices, dates: the text (`''` = empty)       - integer, bytes: number, null or text (beyond 2^53)
 * - checkbox: true, false, null (never touched)           - file: File or null
 * - group: an object of raw values                        - ipRange: `{ first, last }`
 * - union: `{ tag, variants: { <tag>: group } }`, so that switching keeps what each variant had
 * - list: a `HeldList` of `{ value: raw }`, map: one of `{ key, value: raw }`, grid: `{ <key>: [<value>] }`
 */
import { readPath } from '../../lib/condition.ts'
import { toUnit } from '../../lib/bytes.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { jsonText } from '../format/view.ts'
import type { FormField, Variant, Widget } from '../spec.ts'
import { ungrouped } from './grouped.ts'
import { HeldList, madeOnce, type RawEntry, type RawItem } from './held-list.ts'
import { isMandatory } from './mandatory.ts'

export type RawGroup = Record<string, unknown>

export interface RawUnion {
  tag: string
  variants: Record<string, RawGroup>
  /** A value whose variant this console does not know: sent back as it came. */
  other?: unknown
}

export interface RawRange {
  first: string
  last: string
}

/** A field's path in the form. The item of a list has no id of its own: its path is the enclosing one. */
export const joinPath = (base: string, id: string): string => (base === '' ? id : id === '' ? base : `${base}.${id}`)

/**
 * The raw values a form starts with: those of `row` where it has them, else each field's initial value.
 * A null of the row is a value (empty), only a missing one falls back.
 */
export function initialValues(fields: readonly FormField[], row?: unknown): RawGroup {
  const values: RawGroup = {}
  for (const field of fields) setPath(values, field.id, startOf(field, row))
  return values
}

/** The raw value that a field starts with. */
export function startOf(field: FormField, row: unknown): unknown {
  const current = row === undefined ? undefined : readPath(row, field.from ?? field.id)
  return rawOf(field, current === undefined || isUnreadable(current) ? field.initial : current)
}

/** The raw value of one field for a client-view value. */
export function rawOf(field: FormField, value: unknown): unknown {
  const { widget } = field
  const missing = value === undefined || value === null
  switch (widget.kind) {
    case 'integer':
      return missing ? null : numeric(value)
    case 'bytes':
      return missing ? null : rawBytes(value, widget.unit)
    case 'checkbox':
      return typeof value === 'boolean' ? value : isMandatory(field) ? false : null
    case 'date':
      return value instanceof Date ? localText(value) : ''
    case 'json':
      return missing ? '' : jsonText(value)
    case 'file':
      return null
    case 'ipRange':
      return { first: textOf(readPath(value, 'first')), last: textOf(readPath(value, 'last')) } satisfies RawRange
    case 'group':
      return initialValues(widget.fields, missing ? undefined : value)
    case 'union':
      return rawUnion(field, widget, value)
    case 'list':
      return Array.isArray(value) ? heldOnce(widget, value, () => heldItems(widget, value)) : new HeldList([])
    case 'map':
      return new HeldList(
        (typeof value === 'object' && value !== null ? Object.entries(value) : []).map(
          ([key, v]) => ({ key, value: rawOf(widget.value, v) }) satisfies RawEntry,
        ),
      )
    case 'grid':
      return Object.fromEntries(
        widget.rows.map(({ value: key }) => {
          const chosen = readPath(value, String(key))
          return [key, Array.isArray(chosen) ? chosen.map(String) : []]
        }),
      )
    default:
      return textOf(value)
  }
}

/** What the server has is asked for whenever it is compared with what is filled in. */
const heldOnce = madeOnce<HeldList>()

const heldItems = ({ item, grouped }: Extract<Widget, { kind: 'list' }>, value: readonly unknown[]): HeldList =>
  new HeldList(
    (grouped ? ungrouped(value, grouped) : value).map((one) => ({ value: rawOf(item, one) }) satisfies RawItem),
  )

function rawUnion(field: FormField, widget: Extract<Widget, { kind: 'union' }>, value: unknown): RawUnion {
  const tag = textOf(readPath(value, widget.tag))
  const variants: Record<string, RawGroup> = {}
  for (const variant of widget.variants) {
    variants[variant.value] = initialValues(variant.fields, variant.value === tag ? value : undefined)
  }
  if (tag === '') return { tag: field.required && !field.nullable ? (widget.variants[0]?.value ?? '') : '', variants }
  return variantOf(widget, tag) ? { tag, variants } : { tag, variants, other: value }
}

/** The variant with this tag, if the form knows it. */
export function variantOf(widget: Extract<Widget, { kind: 'union' }>, tag: string): Variant | undefined {
  return widget.variants.find(({ value }) => value === tag)
}

// Byte counts up to 2^53 divide by powers of 1024 without loss; larger ones become an exact decimal text.
function rawBytes(value: unknown, unit: 'B' | 'KiB' | 'MiB' | 'GiB' | 'TiB'): number | string | null {
  const count = numeric(value)
  return typeof count === 'number'
    ? toUnit(count, unit)
    : typeof count === 'string'
      ? bigToUnit(BigInt(count), unit)
      : null
}

const exponents = { B: 0, KiB: 1, MiB: 2, GiB: 3, TiB: 4 } as const

/** A byte count in `unit` as an exact decimal text. */
function bigToUnit(bytes: bigint, unit: keyof typeof exponents): string {
  const bits = BigInt(10 * exponents[unit])
  const whole = bytes >> bits
  let rest = bytes - (whole << bits)
  if (rest === 0n) return whole.toString()
  let digits = ''
  while (rest > 0n) {
    rest *= 10n
    digits += (rest >> bits).toString()
    rest &= (1n << bits) - 1n
  }
  return `${whole}.${digits}`
}

/** The bytes of an exact decimal text in `unit`; undefined when it is no number or no whole count. */
export function bigFromUnit(text: string, unit: keyof typeof exponents): bigint | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text.trim())
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  const scale = 10n ** BigInt(fraction.length)
  const scaled = BigInt(whole + fraction) << BigInt(10 * exponents[unit])
  return scaled % scale === 0n ? scaled / scale : undefined
}

function numeric(value: unknown): number | string | null {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+$/.test(value)
    ? Number.isSafeInteger(Number(value))
      ? Number(value)
      : value
    : null
}

function textOf(value: unknown): string {
  return value === undefined || value === null || isUnreadable(value)
    ? ''
    : typeof value === 'object'
      ? jsonText(value, 0)
      : String(value)
}

/** A date as `<input type="datetime-local">` wants it: local time, to the second. */
export function localText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}

/** Sets a value at a dotted path, making the objects on the way. */
export function setPath(target: RawGroup, path: string, value: unknown): void {
  // Most paths are one step, and entries of lists have some by the hundred thousand.
  if (!path.includes('.')) {
    target[path] = value
    return
  }
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let current = target
  for (const step of steps) {
    const next = Object.hasOwn(current, step) ? current[step] : undefined
    if (isGroup(next)) current = next
    else {
      const made: RawGroup = {}
      current[step] = made
      current = made
    }
  }
  current[last] = value
}

/** The same values with another one at a dotted path; undefined takes it out. Nothing that is there is changed. */
export function withPath(values: unknown, path: string, value: unknown): RawGroup {
  const [step = '', ...rest] = path.split('.')
  const { [step]: inner, ...others } = isGroup(values) ? values : {}
  const next = rest.length === 0 ? value : withPath(inner, rest.join('.'), value)
  return next === undefined ? others : { ...others, [step]: next }
}

/** Whether a value is an object that can hold raw values. */
function isGroup(value: unknown): value is RawGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}
