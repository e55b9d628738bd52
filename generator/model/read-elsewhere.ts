/** What is shown of a row and is no field of it: a single of the row, or other rows that have to do with it. */
import type { Place } from '../diagnostics.ts'
import { readCondition } from '../link/conditions.ts'
import { kebabCase } from '../link/names.ts'
import { relatedTo, sourceFor, type Found } from './related.ts'
import { suggestAmong, type Resource } from '../link/resources.ts'
import { fieldOptions } from './screen-parts.ts'
import { readShown, type ShownRequest } from './shown.ts'
import type { Condition } from './types/condition-ir.ts'
import type { ShownIR } from './types/ir.ts'
import type { ReadCellIR } from './types/part-ir.ts'
import type { RawColumn } from './types/manifest.ts'
import { readSingles } from './singles.ts'
import { pathsOf, type Workspace } from './workspace.ts'

type At = (...steps: readonly (string | number)[]) => Place

/** Reads the columns and properties of a resource's screens that another operation answers. */
export const elsewhereOf =
  (resource: Resource, workspace: Workspace): NonNullable<ShownRequest['elsewhere']> =>
  (raw, place) =>
    raw.single === undefined
      ? fromRows(raw, raw.rows ?? '', { resource, workspace, place })
      : fromSingle(raw, raw.single, { resource, workspace, place })

interface Site {
  resource: Resource
  workspace: Workspace
  place: At
}

const ownOf = ({ param, key, nameField }: Resource): ReadCellIR['own'] => ({
  param,
  field: key.kind === 'nameOrId' ? nameField : key.field,
})

function made(id: string, { label = id, help }: RawColumn, cell: ReadCellIR): ShownIR {
  return { id, label, ...(help === undefined || help === false ? {} : { help }), path: id, cell }
}

function fromSingle(raw: RawColumn, name: string, { resource, workspace, place }: Site): ShownIR | undefined {
  const { context, lookups } = workspace
  const singles = readSingles(resource, workspace).filter((one) => one.raw.placeholder === undefined)
  const single = singles.find((one) => one.name === name)
  const view = single && context.operations.get(single.view.op)
  if (single === undefined || view === undefined) {
    const names = singles.map((one) => one.name)
    context.diagnostics.error(
      'UNKNOWN_ENTITY',
      place('single'),
      `\`${resource.entity}\` has no single \`${name}\``,
      suggestAmong(name, names, 'there are'),
    )
    return undefined
  }
  const { single: _single, field = '', ...options } = raw
  const [show] = readShown(
    [{ ...options, field }],
    () => [],
    {
      schema: view.response.schema ?? {},
      options: fieldOptions(resource),
      at: single.path,
      place: () => place('field'),
    },
    context,
    lookups,
  )
  if (show === undefined) return undefined
  const from = { kind: 'single' as const, name: kebabCase(name), operation: view.id }
  // Without help of its own it has that of the field.
  return made(
    `${name}.${field}`,
    { ...raw, ...(show.help === undefined ? {} : { help: show.help }) },
    {
      kind: 'read',
      own: ownOf(resource),
      from,
      show,
    },
  )
}

function fromRows(raw: RawColumn, name: string, site: Site): ShownIR | undefined {
  const { resource, workspace, place } = site
  const { context } = workspace
  const all = relatedTo(resource, workspace)
  const isNamed = ({ key, resource: other }: Found): boolean => [key, other.id, other.entity].includes(name)
  const found = all.find(isNamed)
  const source = found && sourceFor(found, resource, workspace)
  if (found === undefined || source === undefined) {
    const names = all.map(({ key }) => key)
    context.diagnostics.error(
      'UNKNOWN_ENTITY',
      place('rows'),
      `nothing lists the rows of \`${name}\` that have to do with \`${resource.entity}\``,
      suggestAmong(name, names, 'there are'),
    )
    return undefined
  }
  const where = whereOf(raw, found.resource, site)
  const show =
    raw.links === true ? 'links' : raw.field === undefined ? 'count' : fieldOf(raw, raw.field, found.resource, site)
  if (show === undefined) return undefined
  const from = { kind: 'rows' as const, ...source, ...(where === undefined ? {} : { where }) }
  const id = raw.field === undefined ? found.resource.entity : `${found.resource.entity}.${raw.field}`
  return made(id, raw, { kind: 'read', own: ownOf(resource), from, show })
}

const whereOf = ({ where }: RawColumn, { schema }: Resource, { workspace, place }: Site): Condition | undefined =>
  where === undefined
    ? undefined
    : readCondition(where, { schema, place: (...steps) => place('where', ...steps) }, workspace.context)

function fieldOf(raw: RawColumn, field: string, other: Resource, { workspace, place }: Site): ShownIR | undefined {
  const { rows: _rows, where: _where, links: _links, ...options } = raw
  const request = {
    schema: other.schema,
    options: fieldOptions(other),
    at: pathsOf(other, workspace).list,
    place: () => place('field'),
    ...(other.raw.lift === undefined ? {} : { lift: other.raw.lift }),
  }
  return readShown([{ ...options, field }], () => [], request, workspace.context, workspace.lookups)[0]
}
