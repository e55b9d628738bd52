/** How the operations of a resource are called from its own screens. */
import { isPaged, linkCall, pagingParams, rowAbove, type CallRequest } from './calls.ts'
import type { Context } from './context.ts'
import type { Fault, Read } from './faults.ts'
import type { Site } from './lists.ts'
import { formNames, formRoot, neededNames, paramsOf, pathsOf } from './paths.ts'
import { routeName } from './names.ts'
import { parentOf, type Resource, type Role } from './resources.ts'
import type { Json } from '../model/types/contract.ts'
import type { BoundCall, ListCall, Source } from '../model/types/ir.ts'
import type { RawBinds, RawForm, RawOperation } from '../model/types/manifest.ts'

/** A resource without rows: one thing at a fixed path (settings, an allow list). Whose rows are told in addresses has some, listed or not. */
export const isSingleton = ({ ops: { list, view }, raw, param }: Resource): boolean =>
  list === undefined &&
  view !== undefined &&
  raw.param === undefined &&
  !view.op.pathParams.some(({ client }) => routeName(client) === param)

/** Whether a list needs something that somebody fills in and its address does not have: nothing but its own page can show it. */
export const isAsking = ({ ops: { list } }: Pick<Resource, 'ops'>, at: string): boolean =>
  list !== undefined && unknownAt(at, formNames(list.raw)).length > 0

const unknownAt = (at: string, names: readonly string[]): string[] =>
  names.filter((name) => !paramsOf(at).includes(name))

/** Binds of a read: what was filled in above is in the address of what lies below. @param unsaid what is left out where nobody says it */
function fromRoute(binds: RawBinds | undefined, at: string, unsaid: readonly string[] = []): RawBinds | undefined {
  const known = paramsOf(at)
  return (
    binds &&
    Object.fromEntries(
      Object.entries(binds).flatMap(([name, bind]): [string, Json][] => {
        const asked = typeof bind === 'string' && bind.startsWith(formRoot) ? bind.slice(formRoot.length) : undefined
        if (asked === undefined || (!known.includes(asked) && !unsaid.includes(asked))) return [[name, bind]]
        return known.includes(asked) ? [[name, `$route.${asked}`]] : []
      }),
    )
  )
}

/** What a list that is read on another page than its own, without its form, is not told. */
function unsaidOf(resource: Resource, at: string, site: Calling): string[] {
  const { list } = resource.ops
  if (list === undefined || at === pathsOf(resource, site).list) return []
  const needed = neededNames(list)
  return formNames(list.raw).filter((name) => !needed.includes(name))
}

/** How a list is asked for from an address, as stated. */
export function listRequest(
  { ops: { list } }: Pick<Resource, 'ops'>,
  at: string,
): Pick<RawOperation, 'path' | 'query'> {
  const [path, query] = [fromRoute(list?.raw.path, at), fromRoute(list?.raw.query, at)]
  return { ...(path === undefined ? {} : { path }), ...(query === undefined ? {} : { query }) }
}

type Calling = Pick<Site, 'paths'> & { context: Context }

/** From where an operation is called, and how. */
export interface CallPlace {
  role: Role
  at: string
  self?: 'row' | 'route'
  /** The form that sends it: its binds come first. */
  form?: RawForm
}

/** The arguments every call of a resource shares. */
export function linkOwnCall(
  resource: Resource,
  { role, at, self, form }: CallPlace,
  site: Calling,
): Read<BoundCall> | undefined {
  const found = resource.ops[role]
  if (found === undefined) return undefined
  const { context } = site
  const isRead = role === 'list' || role === 'view'
  const unsaid = role === 'list' ? unsaidOf(resource, at, site) : []
  const stated = isRead
    ? { path: fromRoute(found.raw.path, at), query: fromRoute(found.raw.query, at, unsaid) }
    : { path: form?.path ?? found.raw.path, query: form?.query ?? found.raw.query }
  const { path, query } = stated
  const request: CallRequest = {
    op: found.op,
    at,
    resource,
    row: resource.schema,
    ...rowAbove(resource, context),
    ...(self === undefined ? {} : { self }),
    ...(path === undefined ? {} : { path }),
    ...(query === undefined ? {} : { query }),
    ...(role === 'list' ? { ignore: pagingParams(context), asks: true } : {}),
    ...(isRead ? { early: true, ...aboveOf(resource, site) } : {}),
  }
  return linkCall(request, context)
}

export const callFor = (resource: Resource, place: CallPlace, site: Calling): BoundCall | undefined =>
  linkOwnCall(resource, place, site)?.value

/** Where the row above a resource comes from: its own view, or its list. */
function aboveOf(resource: Resource, site: Calling): { above?: Source } {
  const parent = parentOf(resource, site.context)
  // A parent that needs its own parent's row would have to wait for that first.
  const source = parent === undefined ? undefined : sourceOf(parent, pathsOf(parent, site).item, site)
  return source === undefined || source.call.above !== undefined ? {} : { above: source }
}

export function listCall(resource: Resource, at: string, site: Calling): ListCall {
  const call = callFor(resource, { role: 'list', at }, site) ?? { operation: '', path: [], query: [] }
  return { ...call, shape: resource.shape, paged: isPaged(resource.ops.list?.op, site.context) }
}

/** Where a row's current state comes from: its view operation, else the list it stands in. */
export function sourceOf(resource: Resource, at: string, site: Calling): Source | undefined {
  const view = callFor(resource, viewPlace(resource, at), site)
  if (view !== undefined) return { call: view }
  return pickedFrom(resource, at, site)
}

/** A row out of the list that it stands in. */
export function pickedFrom(resource: Resource, at: string, site: Calling): Source | undefined {
  if (resource.ops.list === undefined || unknownAt(at, neededNames(resource.ops.list)).length > 0) return undefined
  const fields = [...new Set([resource.key.field, resource.nameField])].filter((f) => f !== '')
  const list = listCall(resource, at, site)
  return { call: list, pick: { shape: resource.shape, paged: list.paged, fields, param: resource.param } }
}

/** What keeps a row's state from being asked for on a page, and the operation that would bring it. */
export function sourceFaults(resource: Resource, at: string, site: Calling): { role: Role; faults: readonly Fault[] } {
  const place = resource.ops.view === undefined ? { role: 'list' as const, at } : viewPlace(resource, at)
  return { role: place.role, faults: linkOwnCall(resource, place, site)?.faults ?? [] }
}

const viewPlace = (resource: Resource, at: string): CallPlace => ({
  role: 'view',
  at,
  ...(isSingleton(resource) ? {} : { self: 'route' }),
})
