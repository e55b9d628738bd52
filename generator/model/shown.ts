/** Fields that are shown: table columns and rows of detail pages. */
import { reportReference } from '../link/refs.ts'
import { camelCase, labelOf, words } from '../link/names.ts'
import type { Context } from '../link/context.ts'
import { type Lookups, rowPath } from './lookups.ts'
import { numberCell, numberKind } from './number-kinds.ts'
import { suggestAmong, type Resource } from '../link/resources.ts'
import type { Property } from '../link/schemas.ts'
import type { Condition } from './types/condition-ir.ts'
import type { Schema } from './types/contract.ts'
import type { CellIR, ShownIR } from './types/ir.ts'
import type { RawColumn, RawField } from './types/manifest.ts'
import type { Place } from '../diagnostics.ts'

export interface ShownRequest {
  schema: Schema
  /** Options by field path; nearer ones first. */
  options: readonly Readonly<Record<string, RawField>>[]
  lift?: Readonly<Record<string, string>>
  /** The route path of the screen: references need its parameters. */
  at: string
  /** The row's own page, for the cell of its name. */
  self?: { resource: Resource; page?: string; when?: Condition; over?: true }
  place: At
  /** Reads what another operation answers; without it, only fields of the row can be shown. */
  elsewhere?: (raw: RawColumn, place: At) => ShownIR | undefined
}

type At = (...steps: readonly (string | number)[]) => Place

const isField = (column: RawColumn): column is RawColumn & { field: string } =>
  column.field !== undefined && column.single === undefined && column.rows === undefined

/** Widgets of fields that are shown as they say, whatever the contract says of the value. */
const plainCells = ['text', 'description', 'id', 'mono', 'date', 'bytes', 'boolean', 'list', 'json'] as const

/** The stated fields, or the inferred ones; unknown fields are reported and left out. */
export function readShown(
  stated: readonly (string | RawColumn)[] | undefined,
  inferred: () => string[],
  request: ShownRequest,
  context: Context,
  lookups: Lookups,
): ShownIR[] {
  const columns = stated ?? inferred()
  const shown: ShownIR[] = []
  columns.forEach((column, index) => {
    const own: RawColumn = typeof column === 'string' ? { field: column } : column
    if (!isField(own)) {
      shown.push(...madeShown(own, (...steps) => request.place(index, ...steps), request, context, lookups))
      return
    }
    const path = request.lift?.[own.field] ?? own.field
    const property = context.schemas.at(request.schema, path)
    if (property === undefined) {
      const names = context.schemas.properties(request.schema).map((p) => p.client)
      context.diagnostics.error(
        'UNKNOWN_FIELD',
        request.place(index),
        `the row has no field \`${own.field}\``,
        suggestAmong(own.field, names),
      )
      return
    }
    reportReference(own.ref, request.place(index), context)
    const options = mergeOptions([own, ...request.options.flatMap((o) => [o[own.field] ?? o[path] ?? {}])])
    if (options.hidden === true) return
    const plain = context.manifest.console.raw.plain?.includes(path.split('.').at(-1) ?? '') === true
    const cell = cellOf(path, property, options, request, context, lookups)
    // What the contract says of a reference is what an ID stands for: shown is what it leads to.
    const help = plain ? own.help : (options.help ?? (cell.kind === 'ref' ? undefined : property.description))
    shown.push({
      id: own.field,
      label: options.label ?? fieldLabel(own.field, context),
      ...(help === undefined || help === false ? {} : { help }),
      path,
      cell,
    })
  })
  return shown
}

/** What is shown and is no field of the row. */
function madeShown(raw: RawColumn, place: At, request: ShownRequest, context: Context, lookups: Lookups): ShownIR[] {
  const { label = '', help, text, first } = raw
  const cell: CellIR | undefined =
    text !== undefined
      ? { kind: 'words', text }
      : first && {
          kind: 'first',
          of: readShown(first, () => [], { ...request, place: (i = 0) => place('first', i) }, context, lookups),
        }
  if (cell === undefined) {
    const found = request.elsewhere?.(raw, place)
    return found === undefined ? [] : [found]
  }
  const id = camelCase(words(label).join('_'))
  return [{ id, label, ...(help === undefined || help === false ? {} : { help }), path: id, cell }]
}

/** The label of a field: stated for the whole console, else its own words. */
export function fieldLabel(path: string, context: Context): string {
  const name = path.split('.').at(-1) ?? path
  const stated = Object.hasOwn(context.labels, name) ? context.labels[name] : undefined
  if (stated !== undefined) return stated
  const parts = words(name)
  return labelOf(parts.length > 1 && parts.at(-1) === 'id' ? parts.slice(0, -1).join('_') : name, context.acronyms)
}

/** Earlier options win, key by key. */
export function mergeOptions(options: readonly RawField[]): RawField {
  return options.reduceRight<RawField>((all, one) => ({ ...all, ...one }), {})
}

function cellOf(
  path: string,
  property: Property,
  options: RawField,
  request: ShownRequest,
  context: Context,
  lookups: Lookups,
): CellIR {
  const reference = refOf(path, property, options, { at: request.at, place: request.place() }, lookups)
  if (reference !== undefined) return { kind: 'ref', lookup: reference }
  if (request.self?.page !== undefined && path === request.self.resource.nameField) {
    const { resource, page, when, over } = request.self
    return {
      kind: 'link',
      to: rowPath(resource, page),
      ...(when === undefined ? {} : { when }),
      ...(over === undefined ? {} : { over }),
    }
  }
  const widget = options.widget
  const plain = plainCells.find((kind) => kind === widget)
  if (plain !== undefined) return { kind: plain }
  const { schema, name } = property
  const values = context.schemas.enumValues(schema)
  if (widget === 'badge' || values !== undefined || options.tones !== undefined)
    return badge(options, values, request, context)
  if (name === context.contract.conventions.schemas.bytes) return { kind: 'bytes' }
  if (path === 'description' || path.endsWith('.description')) return { kind: 'description' }
  switch (schema.type) {
    case 'boolean':
      return { kind: 'boolean' }
    case 'integer':
    case 'number':
      return numberCell(numberKind(path, options, context.manifest.console.raw.numbers ?? {}), options.unit)
    case 'array':
      return { kind: 'list' }
    case 'string':
      return { kind: stringCell(schema.format, path) }
    case 'object':
      return { kind: 'json' }
    case undefined:
      return { kind: context.schemas.union(schema).kind === 'other' && isStrings(schema, context) ? 'mono' : 'json' }
  }
}

function stringCell(format: string | undefined, path: string): 'id' | 'date' | 'mono' | 'text' {
  if (format === 'date-time') return 'date'
  if (format === 'uuid') return path === 'id' || path.endsWith('.id') ? 'id' : 'mono'
  return format === undefined ? 'text' : 'mono'
}

/** A union whose variants are all strings, such as an address of either family. */
export function isStrings(schema: Schema, context: Pick<Context, 'schemas'>): boolean {
  const { schema: target } = context.schemas.resolve(schema)
  if (target.type === 'string') return true
  const variants = target.oneOf ?? target.anyOf
  return variants !== undefined && variants.every((v) => isStrings(v, context))
}

function badge(
  options: RawField,
  values: readonly (string | number)[] | undefined,
  { schema }: ShownRequest,
  context: Context,
): CellIR {
  const { passing, since } = options
  const labels = (values ?? []).flatMap((value): [string, string][] => {
    const stated = options.options?.[String(value)]
    return stated === undefined || stated === false || stated.label === undefined ? [] : [[String(value), stated.label]]
  })
  return {
    kind: 'badge',
    tones: options.tones ?? {},
    labels: Object.fromEntries(labels),
    ...(passing === undefined ? {} : { passing }),
    // A reference to the same rows from elsewhere may not have the time.
    ...(since === undefined || context.schemas.at(schema, since) === undefined
      ? {}
      : { since: { path: since, label: fieldLabel(since, context) } }),
  }
}

/** The entity that `ref:` names, in whichever view. */
export const refEntity = (ref: NonNullable<RawField['ref']>): string => (typeof ref === 'string' ? ref : ref.entity)

/** Id of the lookup a field refers to: as stated, else by the name of the property. */
export function refOf(
  path: string,
  property: Property,
  options: RawField,
  { at, place }: { at: string; place: Place },
  lookups: Lookups,
): string | undefined {
  if (options.ref !== undefined) {
    // Of a list, it is the items that refer.
    return property.schema.type === 'array' ? undefined : lookups.ofRef(options.ref, at, place)?.id
  }
  if (options.widget !== undefined && options.widget !== 'picker') return undefined
  if (property.schema.format !== 'uuid') return undefined
  const target = lookups.byProperty(path.split('.').at(-1) ?? path)
  return target === undefined ? undefined : lookups.find(target.id, at)?.id
}

/** Default columns: name, description, enums, then when it was made. */
export function defaultColumns(resource: Resource, context: Context): string[] {
  const properties = context.schemas.properties(resource.schema)
  const has = (name: string): boolean => properties.some((p) => p.client === name)
  const columns = [resource.nameField, 'description'].filter((c, i, all) => c !== '' && has(c) && all.indexOf(c) === i)
  for (const p of properties) if (context.schemas.enumValues(p.schema) !== undefined) columns.push(p.client)
  const rest = properties.filter(
    (p) =>
      !columns.includes(p.client) && p.client !== 'id' && p.schema.type !== 'object' && p.schema.format !== 'date-time',
  )
  for (const p of rest) if (columns.length < 5) columns.push(p.client)
  if (has('timeCreated')) columns.push('timeCreated')
  return columns
}

/** Default rows of a detail page: everything readable, the id first, times last. */
export function defaultRows(schema: Schema, context: Context): string[] {
  const names = context.schemas.properties(schema).map((p) => p.client)
  const rank = (name: string): number =>
    name === 'id' ? 0 : name === 'description' ? 1 : /^time[A-Z]/.test(name) ? 3 : 2
  return names.filter((n) => n !== 'name').sort((a, b) => rank(a) - rank(b))
}
