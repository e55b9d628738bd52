/** Fields that are shown: what columns and rows of detail pages name, and which there are by default. */
import type { Context } from './context.ts'
import { linkCondition } from './conditions.ts'
import { below, type Fault, type Steps } from './faults.ts'
import type { Lists, Site } from './lists.ts'
import { camelCase } from '../schema/client-name.ts'
import { rowFields } from '../schema/row-fields.ts'
import { fieldLabel } from './labels.ts'
import { words } from './names.ts'
import { refFaults } from './refs.ts'
import { referencesOf } from './references.ts'
import { partsOf, relatedTo, sourceFor, type Found } from './related.ts'
import { operationOf } from './operations.ts'
import type { Resource } from './resources.ts'
import { suggestAmong } from './suggest.ts'
import type { Property } from '../schema/schemas.ts'
import type { Schema } from '../model/types/contract.ts'
import type { Operation } from '../model/types/ir.ts'
import type { RawColumn, RawField } from '../model/types/manifest.ts'
import { ownOf } from '../schema/records.ts'

/** What the fields of a screen may be. */
export interface ShownScope {
  schema: Schema
  lift?: Readonly<Record<string, string>> | undefined
  /** Whose rows they are: it may have singles and related rows, which other operations answer. */
  resource?: Resource
  /** Fields that are shown already: a name that is misspelt means another one. */
  used?: readonly string[]
}

/** A column that shows a field of the row. */
export const isField = (column: RawColumn): column is RawColumn & { field: string } =>
  column.field !== undefined && column.single === undefined && column.rows === undefined

/** What is wrong with stated columns or rows. */
export function shownFaults(stated: readonly (string | RawColumn)[], scope: ShownScope, site: Site): Fault[] {
  const columns = stated.map(columnOf)
  const used = columns.flatMap(({ field }) => field ?? [])
  return columns.flatMap((column, i) => below(columnFaults(column, { ...scope, used }, site), i))
}

const columnOf = (column: string | RawColumn): RawColumn => (typeof column === 'string' ? { field: column } : column)

function columnFaults(column: RawColumn, scope: ShownScope, site: Site): Fault[] {
  if (isField(column)) return fieldFaults(column, scope, site)
  const { text, first, single, rows } = column
  if (text !== undefined) return []
  if (first !== undefined) return below(shownFaults(first, scope, site), 'first')
  const { resource } = scope
  if (resource === undefined) return []
  return single === undefined
    ? rowsFaults({ raw: column, name: rows ?? '' }, resource, site)
    : singleFaults({ raw: column, name: single }, resource, site)
}

function fieldFaults(
  { field, ref, table }: RawColumn & { field: string },
  { schema, lift, used = [] }: ShownScope,
  site: Site,
): Fault[] {
  const { schemas } = site.context
  const path = ownOf(lift, field) ?? field
  const property = schemas.at(schema, path)
  const list = listOnTheWay(path, schema, site)
  if (list !== undefined)
    return [
      fault('UNKNOWN_FIELD', [], {
        cause: `\`${list}\` is a list: a row has no single \`${path}\``,
        suggestion: `show \`${list}\` itself, as a \`table\` of its fields`,
      }),
    ]
  if (property !== undefined)
    return [
      ...(ref === undefined ? [] : refFaults(ref, site).map((one) => ({ ...one, steps: [] }))),
      ...tableFaults(table, property.schema, site),
    ]
  const names = schemas.properties(schema).flatMap(({ client }) => (used.includes(client) ? [] : client))
  return [
    fault('UNKNOWN_FIELD', [], { cause: `the row has no field \`${field}\``, suggestion: suggestAmong(field, names) }),
  ]
}

/** The list that a path leads into; what is shown of a row is one value. */
const listOnTheWay = (path: string, schema: Schema, { context: { schemas } }: Site): string | undefined =>
  path
    .split('.')
    .slice(0, -1)
    .map((_, index, steps) => steps.slice(0, index + 1).join('.'))
    .find((before) => schemas.at(schema, before)?.schema.type === 'array')

/** What is wrong with the columns of a table inside a value. */
export const tableFaults = (table: RawField['table'], schema: Schema, site: Site): Fault[] =>
  table === undefined ? [] : below(shownFaults(table, { schema: itemOf(schema, site.context) }, site), 'table')

/** What a row of a table inside a value is: an item of the list, or an entry of the map. */
export function itemOf(schema: Schema, { schemas }: Pick<Context, 'schemas'>): Schema {
  if (schema.items !== undefined) return schemas.resolve(schema.items).schema
  const { additionalProperties: value } = schema
  return { type: 'object', properties: { key: { type: 'string' }, ...(typeof value === 'object' ? { value } : {}) } }
}

/** The singles of a resource that other screens may show, and what reads them. */
export function shownSingles(resource: Resource, { operations }: Pick<Context, 'operations'>): Map<string, Operation> {
  const singles = resource.view === undefined ? Object.entries(resource.entry.raw.singles ?? {}) : []
  return new Map(
    singles.flatMap(([name, raw]): [string, Operation][] => {
      const view = raw.placeholder === undefined ? operations.get(operationOf(raw.view).op) : undefined
      // A part of the row itself is no other read.
      return view === undefined || view === resource.ops.list?.op ? [] : [[name, view]]
    }),
  )
}

function singleFaults(
  { raw: { field = '' }, name }: { raw: RawColumn; name: string },
  resource: Resource,
  site: Site,
): Fault[] {
  const singles = shownSingles(resource, site.context)
  const view = singles.get(name)
  if (view === undefined)
    return [
      fault('UNKNOWN_ENTITY', ['single'], {
        cause: `\`${resource.entity}\` has no single \`${name}\``,
        suggestion: suggestAmong(name, [...singles.keys()], 'there are'),
      }),
    ]
  return below(fieldFaults({ field }, { schema: view.response.schema ?? {} }, site), 'field')
}

/** The related rows that a column names, and how they are listed. */
export function shownRows(
  name: string,
  resource: Resource,
  site: Site,
): { found: Found; source: NonNullable<ReturnType<typeof sourceFor>> } | undefined {
  const isNamed = ({ key, resource: other }: Found): boolean => [key, other.id, other.entity].includes(name)
  const found = [...relatedTo(resource, site), ...partsOf(resource, site)].find(isNamed) ?? inView(name, resource, site)
  // Named by the field that refers to the row, or by a view: rows are picked from a list that all rows of a table share.
  const isShared = found !== undefined && name === found.key && name !== found.resource.entity
  const source = found && sourceFor({ ...found, isShared }, resource, site)
  return found === undefined || source === undefined ? undefined : { found, source }
}

/** Rows of a view that is named by itself: one list of all rows instead of one below each. */
function inView(name: string, { entity }: Resource, site: Site): Found | undefined {
  const view = site.context.resources.find((one) => one.view !== undefined && one.id === name)
  const reference = view && referencesOf(view, site).find(({ target }) => target.entity === entity)
  if (view === undefined || reference === undefined) return undefined
  return { key: view.id, resource: view, relation: reference.relation, reference, effect: 'keeps', stated: {} }
}

function rowsFaults(
  { raw: { where, links, field }, name }: { raw: RawColumn; name: string },
  resource: Resource,
  site: Site,
): Fault[] {
  const other = shownRows(name, resource, site)?.found.resource
  if (other === undefined)
    return [
      fault('UNKNOWN_ENTITY', ['rows'], {
        cause: `nothing lists the rows of \`${name}\` that have to do with \`${resource.entity}\``,
        suggestion: suggestAmong(
          name,
          relatedTo(resource, site).map(({ key }) => key),
          'there are',
        ),
      }),
    ]
  const { schema, raw } = other
  const condition = where === undefined ? [] : linkCondition(where, { schema }, site.context).faults
  const shown = links === true || field === undefined ? [] : fieldFaults({ field }, { schema, lift: raw.lift }, site)
  return [...below(condition, 'where'), ...below(shown, 'field')]
}

const fault = (
  code: string,
  steps: Steps,
  { cause, suggestion }: { cause: string; suggestion: string | undefined },
): Fault => ({
  code,
  steps,
  cause,
  suggestion,
})

/** The id of a column that is no field of the row. */
export const madeId = ({ label = '' }: RawColumn): string => camelCase(words(label).join('_'))

/** Ids of all columns of a list: the shown ones, then those that can be shown besides. */
export function columnIds(
  stated: readonly (string | RawColumn)[] | undefined,
  resource: Resource,
  site: Pick<Site, 'context' | 'paths'> & { lookups: Lists },
): string[] {
  const { schemas } = site.context
  const { schema, raw } = resource
  const options = fieldOptions(resource)
  const isHidden = (names: readonly string[], own: RawField = {}): boolean =>
    mergeOptions([own, ...options.flatMap((one) => names.map((name) => ownOf(one, name)).find(Boolean) ?? [])])
      .hidden === true
  const shown = (stated ?? defaultColumns(resource, site.context)).flatMap((column): { id: string; path: string }[] => {
    const own = columnOf(column)
    if (!isField(own)) {
      const id = otherId(own, resource, site)
      return [{ id, path: id }]
    }
    const path = ownOf(raw.lift, own.field) ?? own.field
    const isThere = schemas.at(schema, path) !== undefined && !isHidden([own.field, path], own)
    return isThere ? [{ id: own.field, path }] : []
  })
  const paths = new Set(shown.map(({ path }) => path))
  const others = cellPaths(schema, site.context).filter((path) => !paths.has(path) && !isHidden([path]))
  return [...shown.map(({ id }) => id), ...others]
}

function otherId(column: RawColumn, resource: Resource, site: Site): string {
  const { single, rows, field } = column
  if (single !== undefined) return `${single}.${field ?? ''}`
  if (rows === undefined) return madeId(column)
  const entity = shownRows(rows, resource, site)?.found.resource.entity ?? rows
  return field === undefined ? entity : `${entity}.${field}`
}

/** Paths of the fields that fit into a cell: the row's own, and those of objects directly inside it. */
export function cellPaths(schema: Schema, context: Pick<Context, 'schemas'>): string[] {
  return context.schemas.properties(schema).flatMap((property) => {
    if (fitsCell(property, context)) return [property.client]
    return context.schemas
      .properties(property.schema)
      .filter((inner) => fitsCell(inner, context))
      .map((inner) => `${property.client}.${inner.client}`)
  })
}

function fitsCell({ schema }: Property, context: Pick<Context, 'schemas'>): boolean {
  if (context.schemas.enumValues(schema) !== undefined) return true
  if (schema.type === 'array') return schema.items !== undefined && isScalar(schema.items, context)
  return isScalar(schema, context)
}

function isScalar(schema: Schema, context: Pick<Context, 'schemas'>): boolean {
  const { schema: target } = context.schemas.resolve(schema)
  if (target.type === 'object' || target.type === 'array') return false
  const variants = context.schemas.variants(target)
  return variants === undefined ? target.type !== undefined : variants.every((variant) => isScalar(variant, context))
}

/** Options of a resource's fields; nearer ones first. */
export const fieldOptions = (resource: Resource): readonly Readonly<Record<string, RawField>>[] => [
  ...(resource.raw.fields === undefined ? [] : [resource.raw.fields]),
  ...(resource.view === undefined || resource.entry.raw.fields === undefined ? [] : [resource.entry.raw.fields]),
]

/** Earlier options win, key by key. */
export function mergeOptions(options: readonly RawField[]): RawField {
  return options.reduceRight<RawField>((all, one) => ({ ...all, ...one }), {})
}

/** Default columns: name, description, enums and what tells forms of a value apart, then when it was made. */
export function defaultColumns(resource: Resource, context: Context): (string | RawColumn)[] {
  const { schemas } = context
  const properties = schemas.properties(resource.schema)
  const has = (name: string): boolean => properties.some((p) => p.client === name)
  const { id, description, created } = rowFields(context.contract.conventions)
  const first = [resource.nameField, description].filter((c, i, all) => c !== '' && has(c) && all.indexOf(c) === i)
  // What all rows of a list have in common, what they lie in, is in the heading of the page.
  const parent = resource.parent === undefined ? undefined : context.resource(resource.parent)
  const above =
    parent === undefined
      ? []
      : [parent.param, camelCase(parent.entity)].map(rowFields(context.contract.conventions).idOf)
  const taken = new Set([...first, ...above])
  const columns: (string | RawColumn)[] = [...first]
  for (const { client, schema } of properties) {
    const kind = schemas.union(schema)
    const isTagged = kind.kind === 'tagged' && !taken.has(client)
    if (schemas.enumValues(schema) === undefined && !isTagged) continue
    taken.add(client)
    columns.push(isTagged ? { field: `${client}.${kind.tag}`, label: fieldLabel(client, context) } : client)
  }
  const rest = properties.filter(
    (p) => !taken.has(p.client) && p.client !== id && p.schema.type !== 'object' && p.schema.format !== 'date-time',
  )
  for (const p of rest) if (columns.length < 5) columns.push(p.client)
  if (has(created)) columns.push(created)
  return columns
}
