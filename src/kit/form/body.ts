/** From what was filled in to the request body, in client view. */
import { parseJson } from '../../api/json.ts'
import { holds, readPath } from '../../lib/condition.ts'
import { fromUnit } from '../../lib/bytes.ts'
import { isMissing } from '../../lib/missing.ts'
import { formatPorts, parsePorts } from '../../lib/ports.ts'
import type { Option } from '../option.ts'
import type { FormField, Row, Widget } from '../spec.ts'
import { asChoices, asItems, asUnion, entriesOf, isEmpty, isUntouched } from './empty.ts'
import { inGroups } from './grouped.ts'
import { madeOnce, ofHeld, type RawItem } from './held-list.ts'
import type { Minimums } from './minimum.ts'
import { bigFromUnit, type RawGroup, setPath, variantOf } from './raw.ts'

/** What a body is built from besides the values. */
export interface BodyContext {
  /** What the server has now (edit forms): emptying a field that had a value clears it instead of leaving it out. */
  row?: unknown
  /** The row of the page above, as far as it is known. */
  parent?: unknown
  /** Contents of chosen files, read beforehand. */
  files?: ReadonlyMap<File, string>
  /** What fields must not be less than, by what is chosen elsewhere in the form. */
  minimum?: Minimums
  /** Fields whose value comes from a slot and is taken as it is. */
  custom?: ReadonlySet<string>
}

/** The body for these values. Expects values that passed validation; what cannot be read is left out. */
export function buildBody(fields: readonly FormField[], values: unknown, context: BodyContext = {}): Row {
  return buildGroup(fields, values, { ...context, form: wholeForm(fields, values, context) })
}

interface Context extends BodyContext {
  /** The whole form as it would be sent if every field applied: what conditions read. */
  form: Row
}

function buildGroup(fields: readonly FormField[], values: unknown, context: Context): Row {
  const applies = applicable(fields, values, context)
  const body: RawGroup = {}
  for (const field of fields) {
    const raw = readPath(values, field.id)
    const value = applies(field) ? buildField(field, raw, context) : field.required && field.nullable ? null : undefined
    if (value !== undefined) setPath(body, field.id, value)
  }
  return body
}

/** The form's values as they would be sent if every field applied; empty ones are missing. */
export function wholeForm(fields: readonly FormField[], values: unknown, context: BodyContext = {}): Row {
  return fields.some(({ when }) => when) || fields.some(hasFields)
    ? buildGroup(fields.map(withoutCondition), values, { ...context, form: {} })
    : {}
}

/**
 * Which fields of a group apply. Conditions read the values of the enclosing group, then those of the whole form,
 * as they would be sent; an empty one reads as null.
 */
export function applicable(
  fields: readonly FormField[],
  values: unknown,
  context: Context,
): (field: FormField) => boolean {
  if (!fields.some(({ when }) => when)) return () => true
  const own = buildGroup(fields.map(withoutCondition), values, context)
  const readable = { ...context.form, ...own }
  return ({ when }) => !when || holds(when, readable) !== false
}

const withoutCondition = (field: FormField): FormField => ({ ...field, when: undefined })

const hasFields = ({ widget }: FormField): boolean =>
  widget.kind === 'group' || widget.kind === 'union' || widget.kind === 'list' || widget.kind === 'map'

/** The value of one field; undefined = left out. */
function buildField(field: FormField, raw: unknown, context: Context): unknown {
  if (context.custom?.has(field.id)) return raw === '' ? undefined : raw
  const current = context.row === undefined ? undefined : readPath(context.row, field.from ?? field.id)
  const { widget } = field
  const skippable = !field.required || field.nullable
  if (widget.kind === 'group' && skippable && isUntouched(field, raw)) return emptyValue(field, current)
  if (widget.kind !== 'group' && isEmpty(field, raw)) return emptyValue(field, current)
  return buildValue(field, raw, { ...context, row: current })
}

/** Whether an emptied field can be sent, given that the server keeps what a body leaves out. */
export const canBeEmptied = ({ keep, widget }: FormField): boolean =>
  !keep || ['text', 'description', 'list', 'map', 'grid', 'checkbox'].includes(widget.kind)

function emptyValue(field: FormField, current: unknown): unknown {
  const had = !isMissing(current)
  // Null keeps what absence keeps: such a field is emptied by an empty value of its own.
  if (field.nullable && !field.keep) return field.required || had ? null : undefined
  if (!field.required && !had) return undefined
  switch (field.widget.kind) {
    case 'text':
    case 'description':
      return ''
    case 'list':
      return []
    case 'map':
    case 'grid':
      return {}
    default:
      return undefined
  }
}

function buildValue(field: FormField, raw: unknown, context: Context): unknown {
  const { widget } = field
  const text = typeof raw === 'string' ? raw : ''
  switch (widget.kind) {
    case 'text':
    case 'name':
    case 'description':
    case 'picker':
      return text
    case 'ip':
    case 'cidr':
    case 'uuid':
      return text.trim()
    case 'portRange': {
      const range = parsePorts(text, widget.max)
      return range ? formatPorts(range) : text.trim()
    }
    case 'integer':
      return parseInteger(raw)
    case 'bytes':
      return parseBytesIn(raw, widget.unit)
    case 'select':
    case 'radio':
      return optionValue(widget.options, text, context.row)
    case 'checkbox':
      return raw === true
    case 'date':
      return new Date(text)
    case 'json':
      return readJson(text)
    case 'file':
      if (!(raw instanceof File)) return undefined
      return widget.encoding === 'bytes' ? raw : context.files?.get(raw)
    case 'ipRange':
      return { first: String(readPath(raw, 'first')).trim(), last: String(readPath(raw, 'last')).trim() }
    case 'group':
      return buildGroup(widget.fields, raw, { ...context, custom: undefined })
    case 'union':
      return buildUnion(widget, raw, context)
    case 'list':
      return buildList(widget, raw, context)
    case 'grid':
      return chosenIn(widget, raw)
    case 'map':
      return ofHeld(builtLists, { part: widget, item: widget.value, list: raw, files: context.files }, () =>
        Object.fromEntries(entriesOf(raw).map((entry) => [entry.key, buildEntry(widget.value, entry, raw, context)])),
      )
  }
}

/** Per key what is chosen, in the order of the options; keys without any choice are left out. */
function chosenIn({ rows, options }: Extract<Widget, { kind: 'grid' }>, raw: unknown): Row {
  const chosen = rows.map(({ value: key }) => {
    const held = asChoices(raw)[key] ?? []
    return [key, options.map(({ value }) => value).filter((value) => held.includes(String(value)))] as const
  })
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0))
}

const builtLists = madeOnce<unknown>()
const builtEntries = madeOnce<unknown>()

/** What a list is sent as. */
export const buildList = (widget: Extract<Widget, { kind: 'list' }>, raw: unknown, context: Context): unknown =>
  ofHeld(builtLists, { part: widget, item: widget.item, list: raw, files: context.files }, () => {
    const items = asItems(raw).map((entry) => buildEntry(widget.item, entry, raw, context))
    return widget.grouped ? inGroups(items, widget.grouped) : items
  })

/** What an entry of a list is sent as. */
export const buildEntry = (item: FormField, entry: RawItem, list: unknown, context: Context): unknown =>
  ofHeld(builtEntries, { part: item, item, list, entry, files: context.files }, () =>
    buildItem(item, entry.value, context),
  )

// Items have no counterpart on the server: what they were at this index may have been another one.
function buildItem(item: FormField, raw: unknown, context: Context): unknown {
  const value = buildField({ ...item, id: '' }, raw, { ...context, row: undefined, custom: undefined })
  return value === undefined ? null : value
}

function buildUnion(widget: Extract<Widget, { kind: 'union' }>, raw: unknown, context: Context): unknown {
  const { tag, variants, other } = asUnion(raw)
  const variant = variantOf(widget, tag)
  if (!variant) return other
  // Another variant than the server has now has nothing to clear.
  const row = readPath(context.row, widget.tag) === tag ? context.row : undefined
  return { [widget.tag]: tag, ...buildGroup(variant.fields, variants[tag], { ...context, row, custom: undefined }) }
}

function optionValue(options: readonly Option[], text: string, current: unknown): unknown {
  const option = options.find(({ value }) => String(value) === text)
  if (option) return option.value
  // An unknown choice of the server's goes back with the type it had.
  return String(current) === text ? current : text
}

/** An integer as it is sent; bigint beyond 2^53; undefined when the text is none. */
export function parseInteger(raw: unknown): number | bigint | undefined {
  if (typeof raw === 'number') return Number.isInteger(raw) ? raw : undefined
  if (typeof raw === 'bigint') return raw
  if (typeof raw !== 'string' || !/^[+-]?\d+$/.test(raw.trim())) return undefined
  const number = Number(raw)
  return Number.isSafeInteger(number) ? number : BigInt(raw.trim().replace(/^\+/, ''))
}

/** A byte count typed in `unit`; undefined when it is none. */
export function parseBytesIn(raw: unknown, unit: 'B' | 'KiB' | 'MiB' | 'GiB' | 'TiB'): number | bigint | undefined {
  if (typeof raw === 'number') {
    const bytes = fromUnit(raw, unit)
    if (!Number.isFinite(bytes)) return undefined
    return Number.isSafeInteger(bytes) ? bytes : BigInt(bytes)
  }
  if (typeof raw !== 'string') return undefined
  const bytes = bigFromUnit(raw, unit)
  return bytes === undefined || bytes > BigInt(Number.MAX_SAFE_INTEGER) ? bytes : Number(bytes)
}

/** The value of a JSON text; undefined when it is none. */
function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
