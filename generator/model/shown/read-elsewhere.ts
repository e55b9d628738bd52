/** What is shown of a row and is no field of it: a single of the row, or other rows that have to do with it. */
import { readCondition } from '../../link/conditions.ts'
import { kebabCase } from '../../link/names.ts'
import { pathsOf } from '../../link/paths.ts'
import type { Resource } from '../../link/resources.ts'
import { fieldOptions, shownRows, shownSingles } from '../../link/shown.ts'
import { readSingles } from '../../link/views/single/single.ts'
import { readShown, type ShownRequest } from './shown.ts'
import type { Condition } from '../types/condition-ir.ts'
import type { ShownIR } from '../types/ir.ts'
import type { ReadCellIR } from '../types/part-ir.ts'
import type { RawColumn } from '../types/manifest.ts'
import type { Workspace } from '../workspace.ts'

/** Reads the columns and properties of a resource's screens that another operation answers. */
export const elsewhereOf =
  (resource: Resource, workspace: Workspace): NonNullable<ShownRequest['elsewhere']> =>
  (raw) =>
    raw.single === undefined
      ? fromRows(raw, raw.rows ?? '', { resource, workspace })
      : fromSingle(raw, raw.single, { resource, workspace })

interface Site {
  resource: Resource
  workspace: Workspace
}

const ownOf = ({ param, key, nameField }: Resource): ReadCellIR['own'] => ({
  param,
  field: key.kind === 'nameOrId' ? nameField : key.field,
})

function made(id: string, { label = id, help }: RawColumn, cell: ReadCellIR): ShownIR {
  return { id, label, ...(help === undefined || help === false ? {} : { help }), path: id, cell }
}

function fromSingle(raw: RawColumn, name: string, { resource, workspace }: Site): ShownIR | undefined {
  const { context, lookups } = workspace
  const view = shownSingles(resource, context).get(name)
  const single = readSingles(resource, workspace).find((one) => one.name === name)
  if (single === undefined || view === undefined) return undefined
  const { single: _single, field = '', ...options } = raw
  const [show] = readShown(
    { stated: [{ ...options, field }], inferred: () => [] },
    {
      schema: view.response.schema ?? {},
      options: fieldOptions(resource),
      at: single.path,
    },
    { context, lookups },
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
  const { resource, workspace } = site
  const related = shownRows(name, resource, workspace)
  if (related === undefined) return undefined
  const { found, source } = related
  const where = whereOf(raw, found.resource, site)
  const show =
    raw.links === true
      ? 'links'
      : raw.field === undefined
        ? 'count'
        : fieldOf({ raw, field: raw.field }, found.resource, site)
  if (show === undefined) return undefined
  const from = { kind: 'rows' as const, ...source, ...(where === undefined ? {} : { where }) }
  const id = raw.field === undefined ? found.resource.entity : `${found.resource.entity}.${raw.field}`
  return made(id, raw, { kind: 'read', own: ownOf(resource), from, show })
}

const whereOf = ({ where }: RawColumn, { schema }: Resource, { workspace }: Site): Condition | undefined =>
  where === undefined ? undefined : readCondition(where, { schema }, workspace.context)

function fieldOf(
  { raw, field }: { raw: RawColumn; field: string },
  other: Resource,
  { workspace }: Site,
): ShownIR | undefined {
  const { rows: _rows, where: _where, links: _links, ...options } = raw
  const request = {
    schema: other.schema,
    options: fieldOptions(other),
    at: pathsOf(other, workspace).list,
    ...(other.raw.lift === undefined ? {} : { lift: other.raw.lift }),
  }
  return readShown({ stated: [{ ...options, field }], inferred: () => [] }, request, {
    context: workspace.context,
    lookups: workspace.lookups,
  })[0]
}
