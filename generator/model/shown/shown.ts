/** Fields that are shown: table columns and rows of detail pages. */
import { fieldLabel } from '../../link/labels.ts'
import type { Context } from '../../link/context.ts'
import { ownWords } from '../own-words.ts'
import { rowPath, type Lookups, type LookupSite } from '../lookups/lookups.ts'
import { isIdentifier, stringCell } from './identifiers.ts'
import { numberCell, numberKind } from './number-kinds.ts'
import { namedInUnions, type NamedThing } from '../../link/named-in-unions.ts'
import type { Resource } from '../../link/resources.ts'
import type { Property } from '../../schema/schemas.ts'
import { rowFields, type RowFields } from '../../schema/row-fields.ts'
import { isField, itemOf, madeId, mergeOptions } from '../../link/shown.ts'
import type { Condition } from '../types/condition-ir.ts'
import type { Schema } from '../types/contract.ts'
import type { CellIR, ShownIR } from '../types/ir.ts'
import type { RawColumn, RawField } from '../types/manifest.ts'
import { ownOf } from '../../schema/records.ts'

export interface ShownRequest {
  schema: Schema
  /** Options by field path; nearer ones first. */
  options: readonly Readonly<Record<string, RawField>>[]
  lift?: Readonly<Record<string, string>>
  /** The route path of the screen: references need its parameters. */
  at: string
  /** The row's own page, for the cell of its name. */
  self?: { resource: Resource; page?: string; when?: Condition; over?: true }
  /** The page of a row of another resource: names of such rows lead there. Without it, nothing but the row's own name does. */
  pageOf?: (resource: Resource) => string | undefined
  /** Reads what another operation answers; without it, only fields of the row can be shown. */
  elsewhere?: (raw: RawColumn) => ShownIR | undefined
}

/** Widgets of fields that are shown as they say, whatever the contract says of the value. */
const plainCells = ['text', 'description', 'id', 'mono', 'mac', 'dotted', 'date', 'bytes', 'boolean', 'json'] as const

/** The stated fields, or the inferred ones that there are. */
export function readShown(
  {
    stated,
    inferred,
  }: { stated: readonly (string | RawColumn)[] | undefined; inferred: () => readonly (string | RawColumn)[] },
  request: ShownRequest,
  { context, lookups }: LookupSite,
): ShownIR[] {
  const columns = stated ?? inferred()
  const shown: ShownIR[] = []
  for (const column of columns) {
    const own: RawColumn = typeof column === 'string' ? { field: column } : column
    if (!isField(own)) {
      shown.push(...madeShown(own, request, { context, lookups }))
      continue
    }
    const path = ownOf(request.lift, own.field) ?? own.field
    const property = context.schemas.at(request.schema, path)
    if (property === undefined) continue
    const options = mergeOptions([
      own,
      ...request.options.flatMap((o) => [ownOf(o, own.field) ?? ownOf(o, path) ?? {}]),
    ])
    if (options.hidden === true) continue
    const plain = context.manifest.console.raw.plain?.includes(path.split('.').at(-1) ?? '') === true
    const cell = cellOf({ path, property, options }, request, { context, lookups })
    // What the contract says of a reference is what an ID stands for: shown is what it leads to.
    const help = plain ? own.help : (options.help ?? (cell.kind === 'ref' ? undefined : ownWords(property, context)))
    shown.push({
      id: own.field,
      label: options.label ?? fieldLabel(own.field, context),
      ...(help === undefined || help === false ? {} : { help }),
      path,
      cell,
    })
  }
  return shown
}

/** What is shown and is no field of the row. */
function madeShown(raw: RawColumn, request: ShownRequest, { context, lookups }: LookupSite): ShownIR[] {
  const { label = '', help, text, first } = raw
  const cell: CellIR | undefined =
    text !== undefined
      ? { kind: 'words', text }
      : first && {
          kind: 'first',
          of: readShown({ stated: first, inferred: () => [] }, request, { context, lookups }),
        }
  if (cell === undefined) {
    const found = request.elsewhere?.(raw)
    return found === undefined ? [] : [found]
  }
  const id = madeId(raw)
  return [{ id, label, ...(help === undefined || help === false ? {} : { help }), path: id, cell }]
}

/** What the field of a union names, by variant: looked up among what there is, as a name may outlive the thing. */
function namedCell(
  path: string,
  { schema, options, at, pageOf }: ShownRequest,
  { context, lookups }: LookupSite,
): CellIR | undefined {
  if (pageOf === undefined) return undefined
  const { things, isPartial } = namedInUnions({ path, schema, options, at }, context, pageOf)
  const whenIts = ({ tag, value }: NamedThing): Condition => ({ kind: 'field', path: tag, in: [value] })
  const [only, ...others] = things
  if (only?.isThere === true && others.length === 0) {
    const { template, binds } = rowPath(only.resource, only.page)
    const to = { template, binds: { ...binds, [only.resource.param]: { from: 'row' as const, path } } }
    return { kind: 'link', to, ...(isPartial ? { when: whenIts(only) } : {}) }
  }
  const refs = things.flatMap((thing) => {
    const lookup = lookups.find(thing.resource.id, at)
    return lookup === undefined ? [] : [{ when: whenIts(thing), lookup: lookup.id, value: thing.resource.nameField }]
  })
  return refs.length === 0 ? undefined : { kind: 'named', refs }
}

function cellOf(
  { path, property, options }: { path: string; property: Property; options: RawField },
  request: ShownRequest,
  { context, lookups }: LookupSite,
): CellIR {
  const reference = refOf({ path, property, options }, request.at, lookups)
  if (reference !== undefined) return { kind: 'ref', lookup: reference }
  if (request.self?.page !== undefined && path === request.self.resource.nameField) {
    const { resource, page, when, over } = request.self
    return {
      kind: 'link',
      to: rowPath(resource, page),
      ...(isIdentifier(path, { schema: property.schema, options }, context) ? { mono: true as const } : {}),
      ...(when === undefined ? {} : { when }),
      ...(over === undefined ? {} : { over }),
    }
  }
  if (options.table !== undefined)
    return {
      kind: 'table',
      of: readShown(
        { stated: options.table, inferred: () => [] },
        { schema: itemOf(property.schema, context), options: [], at: request.at },
        { context, lookups },
      ),
    }
  const widget = options.widget
  const plain = plainCells.find((kind) => kind === widget)
  if (plain !== undefined) return { kind: plain }
  if (widget === 'list') return { kind: 'list' }
  const named = namedCell(path, request, { context, lookups })
  if (named !== undefined) return named
  const { schema, name } = property
  const values = context.schemas.enumValues(schema)
  if (widget === 'badge' || values !== undefined || options.tones !== undefined)
    return badge({ options, values }, request, context)
  if (name === context.contract.conventions.schemas.bytes) return { kind: 'bytes' }
  const fields = rowFields(context.contract.conventions)
  if (isAt(path, fields.description)) return { kind: 'description' }
  const kind = numberKind(path, options, context.manifest.console.raw.numbers ?? {})
  switch (schema.type) {
    case 'boolean':
      return { kind: 'boolean' }
    case 'integer':
    case 'number':
      // IDs that are numbers count nothing.
      return numberCell(kind ?? (isIdOfRow(path, fields) ? 'identifier' : undefined), options.unit)
    case 'array':
      return listCell({ path, schema }, request, { context, lookups })
    case 'string':
      return { kind: stringCell(schema.format, isAt(path, fields.id), kind === 'identifier') }
    case 'object':
      return { kind: 'json' }
    case undefined:
      return { kind: context.schemas.union(schema).kind === 'other' && isStrings(schema, context) ? 'mono' : 'json' }
  }
}

/** Whether a field holds the ID of its own row, or of another one. */
const isIdOfRow = (path: string, fields: RowFields): boolean =>
  isAt(path, fields.id) || fields.referredBy(path.split('.').at(-1) ?? path) !== undefined

/** A list of single values: of addresses and identifiers in their font. */
function listCell({ path, schema }: { path: string; schema: Schema }, request: ShownRequest, site: LookupSite): CellIR {
  const own = schema.items ?? {}
  const property: Property = { ...site.context.schemas.resolve(own), own, wire: '', client: '', required: true }
  const { kind } = cellOf({ path, property, options: {} }, { ...request, self: undefined }, site)
  return kind === 'mono' || kind === 'id' ? { kind: 'list', items: 'mono' } : { kind: 'list' }
}

/** Whether a path leads to a field of that name. */
const isAt = (path: string, field: string): boolean => path === field || path.endsWith(`.${field}`)

/** A union whose variants are all strings, such as an address of either family. */
export function isStrings(schema: Schema, context: Pick<Context, 'schemas'>): boolean {
  const { schema: target } = context.schemas.resolve(schema)
  if (target.type === 'string') return true
  const variants = context.schemas.variants(target)
  return variants !== undefined && variants.every((v) => isStrings(v, context))
}

function badge(
  { options, values }: { options: RawField; values: readonly (string | number)[] | undefined },
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
  { path, property, options }: { path: string; property: Property; options: RawField },
  at: string,
  lookups: Lookups,
): string | undefined {
  if (options.ref !== undefined) {
    // Of a list, it is the items that refer.
    return property.schema.type === 'array' ? undefined : lookups.ofRef(options.ref, at)?.id
  }
  if (options.widget !== undefined && options.widget !== 'picker') return undefined
  if (property.schema.format !== 'uuid') return undefined
  const target = lookups.byProperty(path.split('.').at(-1) ?? path)
  return target === undefined ? undefined : lookups.find(target.id, at)?.id
}

/** Default rows of a detail page: everything readable, the id first, times last. */
export function defaultRows(schema: Schema, context: Context): string[] {
  const names = context.schemas.properties(schema).map((p) => p.client)
  const fields = rowFields(context.contract.conventions)
  const rank = (name: string): number =>
    name === fields.id ? 0 : name === fields.description ? 1 : fields.isTime(name) ? 3 : 2
  return names.filter((n) => n !== fields.name).sort((a, b) => rank(a) - rank(b))
}
