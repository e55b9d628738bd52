/** What the makers of screens share: which screens there are, what they are called, how their operations are called. */
import { bindCall, isPaged, pagingParams, rowAbove, type CallRequest } from './calls.ts'
import { inSentence, kebabCase } from '../link/names.ts'
import { parentOf, type Resource, type Role } from '../link/resources.ts'
import type { BoundCall, ListCall, Source } from './types/ir.ts'
import type { RawField, RawForm } from './types/manifest.ts'
import { pathsOf, screenLevel, type Workspace } from './workspace.ts'

/** Whether a resource gets a screen of a kind. */
export function hasScreen(resource: Resource, kind: 'list' | 'create' | 'edit' | 'detail'): boolean {
  const { ops, raw } = resource
  if (raw[kind] === false) return false
  switch (kind) {
    case 'list':
      return ops.list !== undefined
    case 'create':
      return ((ops.create ?? ops.upsert) !== undefined || resource.document) && hasScreen(resource, 'list')
    case 'edit':
      return (
        (ops.update !== undefined || (ops.upsert !== undefined && raw.edit !== undefined)) &&
        (ops.view ?? ops.list) !== undefined
      )
    case 'detail':
      return resource.document ? false : ops.view !== undefined || (ops.list !== undefined && raw.detail !== undefined)
  }
}

/** A resource without rows: one thing at a fixed path (settings, an allow list). */
export const isSingleton = (resource: Resource): boolean =>
  resource.ops.list === undefined && resource.ops.view !== undefined

/** Whether the edit form opens over the list: unless the manifest puts it over the row's own page. */
export const editsOverList = (resource: Resource): boolean =>
  !isSingleton(resource) &&
  (resource.raw.edit === false || resource.raw.edit?.over !== 'detail' || !hasScreen(resource, 'detail'))

export function base(
  resource: Resource,
  kind: string,
  path: string,
  title: string,
  workspace: Workspace,
): {
  id: string
  folder: string
  file: string
  path: string
  title: string
  area: string
  entity: string
  level: string
} {
  return {
    id: `${resource.id}.${kind}`,
    folder: kebabCase(resource.entity),
    file: resource.view === undefined ? kind : `${kebabCase(resource.view)}-${kind}`,
    path,
    title,
    area: resource.area,
    entity: resource.entity,
    level: screenLevel(path, resource.raw.level, workspace),
  }
}

export function titleOf(resource: Resource, kind: 'list' | 'create' | 'edit' | 'detail'): string {
  const raw = resource.raw[kind]
  const stated = raw === undefined || raw === false || !('title' in raw) ? undefined : raw.title
  const one = resource.label.one
  switch (kind) {
    case 'list':
      return stated ?? resource.label.many
    case 'create':
      return stated ?? `New ${inSentence(one)}`
    case 'edit':
      return stated ?? `Edit ${inSentence(one)}`
    case 'detail':
      return one
  }
}

/** The arguments every call of a resource shares. */
export function callFor(
  resource: Resource,
  role: Role,
  at: string,
  self: 'row' | 'route' | undefined,
  workspace: Workspace,
  stated?: RawForm,
): BoundCall | undefined {
  const found = resource.ops[role]
  if (found === undefined) return undefined
  const path = stated?.path ?? found.raw.path
  const query = stated?.query ?? found.raw.query
  const request: CallRequest = {
    op: found.op,
    at,
    resource,
    row: resource.schema,
    place: (...steps) => resource.place('operations', role, ...steps),
    ...rowAbove(resource, workspace.context),
    ...(self === undefined ? {} : { self }),
    ...(path === undefined ? {} : { path }),
    ...(query === undefined ? {} : { query }),
    ...(role === 'list' ? { ignore: pagingParams(workspace.context) } : {}),
    ...(role === 'list' || role === 'view' ? { early: true, ...aboveOf(resource, workspace) } : {}),
  }
  return bindCall(request, workspace.context)
}

/** Where the row above a resource comes from: its own view, or its list. */
function aboveOf(resource: Resource, workspace: Workspace): { above?: Source } {
  const { context } = workspace
  const parent = parentOf(resource, context)
  // A parent that needs its own parent's row would have to wait for that first.
  const source = parent === undefined ? undefined : sourceOf(parent, pathsOf(parent, workspace).item, workspace)
  return source === undefined || source.call.above !== undefined ? {} : { above: source }
}

export const fieldOptions = (resource: Resource): readonly Readonly<Record<string, RawField>>[] => [
  ...(resource.raw.fields === undefined ? [] : [resource.raw.fields]),
  ...(resource.view === undefined || resource.entry.raw.fields === undefined ? [] : [resource.entry.raw.fields]),
]

export function listCall(resource: Resource, at: string, workspace: Workspace): ListCall {
  const call = callFor(resource, 'list', at, undefined, workspace) ?? { operation: '', path: [], query: [] }
  return {
    ...call,
    shape: resource.shape,
    paged: isPaged(resource.ops.list?.op, workspace.context),
  }
}

/** Where a row's current state comes from: its view operation, else the list it stands in. */
export function sourceOf(resource: Resource, at: string, workspace: Workspace): Source | undefined {
  const view = callFor(resource, 'view', at, isSingleton(resource) ? undefined : 'route', workspace)
  if (view !== undefined) return { call: view }
  if (resource.ops.list === undefined) return undefined
  const fields = [...new Set([resource.key.field, resource.nameField])].filter((f) => f !== '')
  const list = listCall(resource, at, workspace)
  return { call: list, pick: { shape: resource.shape, paged: list.paged, fields, param: resource.param } }
}
