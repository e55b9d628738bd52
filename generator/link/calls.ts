/** How a screen calls an operation: which value goes into which parameter, checked for existence and type. */
import type { Context } from './context.ts'
import { below, type Fault, type Read } from './faults.ts'
import { camelCase } from '../schema/client-name.ts'
import { rowFields } from '../schema/row-fields.ts'
import { cast, fieldAt, valueFaults, type BindScope } from './bind-types.ts'
import { routeName } from './names.ts'
import { ancestorsOf, idAbove, namedBy } from './only-by-id.ts'
import { paramsOf } from './paths.ts'
import { parentOf, type Resource } from './resources.ts'
import { suggest, suggestAmong } from './suggest.ts'
import type { Json, Schema } from '../model/types/contract.ts'
import type { Bind, BoundArg, BoundCall, Operation, Param, Source } from '../model/types/ir.ts'
import type { RawBinds } from '../model/types/manifest.ts'

/** What of the context binding takes. */
export type Binding = Pick<Context, 'schemas' | 'resource' | 'contract'>

export interface CallRequest {
  op: Operation
  /** The route path of the screen: its parameters may be bound. */
  at: string
  /** The row's schema, when the screen has rows. */
  row?: Schema
  parentRow?: Schema
  /** Binds of the manifest; they win over everything inferred. */
  path?: RawBinds
  query?: RawBinds
  /** Whose operation it is, for the parent chain. */
  resource?: Resource
  /** How the operation's own row is selected: by the row itself or by the route. Absent: it selects none. */
  self?: 'row' | 'route'
  /** It is about a part of the row: `$parent` is the row itself. */
  isOfRow?: boolean
  /** A read that decides a page: nothing but the route is known when it is sent, and the row above if it can be read. */
  early?: boolean
  /** How the row above is read. */
  above?: Source
  /** It may be asked for with what somebody fills in first (`$form.x`). */
  asks?: boolean
  /** Parameters that the kit fills in (paging). */
  ignore?: ReadonlySet<string>
}

/** Parameters that lists are paged and ordered with: the list screen supplies them. */
export function pagingParams({ contract }: Pick<Context, 'contract'>): ReadonlySet<string> {
  const { limit, token, sort } = contract.conventions.paging
  return new Set([limit, token, sort].map(camelCase))
}

/** Whether an operation answers page by page. */
export const isPaged = (
  op: Pick<Operation, 'queryParams'> | undefined,
  { contract }: Pick<Context, 'contract'>,
): boolean => op?.queryParams.some(({ wire }) => wire === contract.conventions.paging.token) === true

/** A call with all its parameters; what is bound wrongly is left out of it. */
export function linkCall(request: CallRequest, context: Binding): Read<BoundCall> {
  const { op } = request
  const site = siteOf(request, context)
  const path = op.pathParams.map((param) => linkParam(param, 'path', site))
  const args = (bound: readonly Read<BoundArg | undefined>[]): BoundArg[] => bound.flatMap(({ value }) => value ?? [])
  const query = op.queryParams.map((param) => linkParam(param, 'query', { ...site, path: args(path) }))
  const call = { operation: op.id, path: args(path), query: args(query) }
  const needsRow = request.early === true && [...call.path, ...call.query].some(({ bind }) => bind.from === 'parent')
  return {
    value: { ...call, ...(needsRow && request.above ? { above: request.above } : {}) },
    faults: [
      ...unknownParams(op.pathParams, 'path', request),
      ...path.flatMap(({ faults }) => faults),
      ...unknownParams(op.queryParams, 'query', request),
      ...query.flatMap(({ faults }) => faults),
    ],
  }
}

/** What all parameters of one call have in common. */
interface CallSite {
  request: CallRequest
  context: Binding
  ancestors: readonly string[]
  routeParams: ReadonlySet<string>
  /** The parameter that selects the operation's own row, and what it is given. */
  self?: { param: Param; bind: Bind }
  /** The row is selected by its ID, or by a name that an ID may stand for. */
  byId: boolean
  /** What the path is given, once that is known. */
  path?: readonly BoundArg[]
  /** Sent without the parents that a name would need: what is bound is an ID, and must stay one. */
  isAlone: boolean
}

function siteOf(request: CallRequest, context: Binding): CallSite {
  const { op, resource } = request
  const ancestors = resource === undefined ? [] : ancestorParams(resource, context)
  const param = request.self === undefined ? undefined : selfSelector(op, resource, context)
  const self = param && { param, ...selfBind(param, request, context) }
  const isStated = self !== undefined && statedBind(self.param, request) !== undefined
  return {
    request,
    context,
    ancestors,
    routeParams: new Set(paramsOf(request.at)),
    ...(self === undefined ? {} : { self }),
    byId: self?.byId === true && !isStated,
    isAlone: request.early !== true && Object.values(request.query ?? {}).includes(null),
  }
}

const statedBind = ({ client }: Param, { path, query, op }: CallRequest): Json | undefined => {
  const raw = op.pathParams.some((one) => one.client === client) ? path : query
  return raw !== undefined && Object.hasOwn(raw, client) ? raw[client] : undefined
}

function linkParam(param: Param, where: 'path' | 'query', site: CallSite): Read<BoundArg | undefined> {
  const { request, context, ancestors, routeParams, self, byId } = site
  const raw = request[where]
  const stated = raw !== undefined && Object.hasOwn(raw, param.client) ? raw[param.client] : undefined
  if (stated !== undefined) return linkStated(stated, param, { ...site, where })
  const nothing = { value: undefined, faults: [] }
  if (request.ignore?.has(param.client) === true) return nothing
  const given = (bind: Bind, more: Pick<BoundArg, 'chain' | 'nameOf'> = {}): Read<BoundArg> => ({
    value: { param: param.client, bind, ...more, ...cast(param, bind, context) },
    faults: [],
  })
  // A read can have no more than the address where the row above cannot be read first.
  const id = request.early === true && request.above === undefined ? undefined : idOfAbove(param, site)
  if (id !== undefined) return given({ from: 'parent', path: id })
  // Rows that nothing tells apart do not say which one is meant.
  if (param === self?.param && !('path' in self.bind && self.bind.path === '')) return given(self.bind)
  const reference = where === 'query' && param.required && self === undefined ? rowReference(param, site) : undefined
  if (reference !== undefined) return given({ from: 'row', path: reference })
  const own = routeName(param.client)
  const above = routeParams.has(own) ? undefined : rowNamed(param, site)
  const name = above?.param ?? own
  const chain = ancestors.indexOf(name)
  if (routeParams.has(name)) {
    if (where !== 'query' || chain < 0) return given({ from: 'route', path: name })
    const between = pathRowBelow(chain, site)
    if (!param.required && (between === undefined ? byId : between.bind.from === 'parent')) return nothing
    return given({ from: 'route', path: name }, { chain, ...(between && { nameOf: between.param }) })
  }
  if (!param.required && where === 'query') return nothing
  const fault = {
    code: 'MISSING_PARAM',
    steps: [],
    cause: `\`${request.op.id}\` needs \`${param.client}\`, and \`${request.at}\` has no such parameter`,
    suggestion: `bind it: \`${where}: {${param.client}: …}\``,
  }
  return { value: undefined, faults: [fault] }
}

/**
 * What the path is given for the nearest row below an ancestor, other than the operation's own: that row's name is the one that is unique
 * in the ancestor, whatever tells the operation's own row.
 */
function pathRowBelow(chain: number, site: CallSite): BoundArg | undefined {
  const { path = [], ancestors, self, request, context } = site
  const rowOf = ({ param, bind }: BoundArg): string | undefined => {
    if (bind.from === 'route') return bind.path
    const named = request.op.pathParams.find(({ client }) => client === param)
    return bind.from === 'parent' && named ? namedBy(named, rowsAbove(site), context)?.param : undefined
  }
  return path
    .filter(({ param }) => param !== self?.param.client)
    .map((arg) => ({ arg, level: ancestors.indexOf(rowOf(arg) ?? '') }))
    .filter(({ level }) => level >= 0 && level < chain)
    .toSorted((a, b) => b.level - a.level)[0]?.arg
}

/** The row that `$parent` speaks of, and what that lies below. */
function rowsAbove({ request: { resource, isOfRow }, context }: CallSite): Resource[] {
  if (resource === undefined) return []
  const above = ancestorsOf(resource, context)
  return isOfRow ? [resource, ...above] : above
}

/** The field of the row above that alone tells what a parameter names. */
const idOfAbove = (param: Param, site: CallSite): string | undefined =>
  idAbove(
    param,
    {
      op: site.request.op,
      above: rowsAbove(site),
      ...(site.request.isOfRow && site.self ? { own: site.self.param } : {}),
      isBesideId: isBesideId(param, site),
    },
    site.context,
  )

/** Whether a row of another list of the same place is told by its ID in the same path: a name beside that ID asks for what the ID must not have. */
function isBesideId(param: Param, { request, context, ancestors, self, byId }: CallSite): boolean {
  if (self === undefined || !byId || param === self.param || !request.op.pathParams.includes(param)) return false
  if (request.parentRow === undefined || !namesResource(self.param, context)) return false
  const other = context.resource(self.param.wire)
  const place = other && other.id !== request.resource?.id ? parentOf(other, context)?.param : undefined
  return place !== undefined && ancestors.includes(place)
}

/**
 * Where nothing else selects a row, it is told by what it refers to: by the field with the ID of what a parameter is called like. What it lies
 * in is in the address.
 */
function rowReference(param: Param, site: CallSite): string | undefined {
  const { request, context } = site
  const { self, row, resource } = request
  if (self !== 'row' || row === undefined || resource === undefined) return undefined
  const liesIn = [resource, context.resource(resource.entity)].flatMap((one) => (one && parentOf(one, context)) ?? [])
  if (namedBy(param, liesIn, context) !== undefined) return undefined
  const reference = rowFields(context.contract.conventions).idOf(param.client)
  return context.schemas.at(row, reference) === undefined ? undefined : reference
}

/** The row above that a parameter names by another name than the address has for it, if what the address has will do. */
function rowNamed(param: Param, site: CallSite): Resource | undefined {
  const { context } = site
  const row = namedBy(param, rowsAbove(site), context)
  const isOnlyId = context.schemas.resolve(param.schema).schema.format === 'uuid'
  return isOnlyId && row?.key.kind !== 'id' ? undefined : row
}

/** A parameter with a bind of its own. */
function linkStated(
  stated: Json,
  param: Param,
  site: CallSite & { where: 'path' | 'query' },
): Read<BoundArg | undefined> {
  const { request, context, isAlone, where } = site
  const { value: read, faults } = linkBind(stated, request, context)
  const bind = isAlone || idOfAbove(param, site) !== undefined ? read : ofParentKey(read, request.resource, context)
  const wrong = (found: readonly Fault[]): Read<undefined> => ({
    value: undefined,
    faults: below(found, where, param.client),
  })
  if (bind === undefined) return wrong(faults)
  const isAsked = bind.from === 'form' && request.asks === true
  const isKnown =
    isAsked || bind.from === 'literal' || bind.from === 'route' || (bind.from === 'parent' && request.above)
  const early: Fault[] =
    request.early !== true || isKnown
      ? []
      : [
          {
            code: 'ILL_TYPED_BIND',
            steps: [],
            cause: `\`$${bind.from}.${'path' in bind ? bind.path : ''}\` is not known yet when \`${request.op.id}\` is sent`,
            suggestion: 'bind `$route.x` or a literal, or make the page a placeholder',
          },
        ]
  const wanted = { name: param.client, schema: param.schema, isText: true }
  const all = [...early, ...valueFaults({ bind, wanted }, request, context)]
  if (all.length > 0) return wrong(all)
  if (bind.from === 'literal' && bind.value === null) return { value: undefined, faults: [] }
  const named = request.op.pathParams.at(-1)
  const isParent =
    where === 'query' && !param.required && namesResource(param, context) && named && namesResource(named, context)
  return {
    value: { param: param.client, bind, ...(isParent ? { isParent } : {}), ...cast(param, bind, context) },
    faults: [],
  }
}

/** Whether a parameter is called like a resource, and takes what such a resource is called. */
const namesResource = ({ wire, client }: Param, context: Binding): boolean =>
  context.resource(wire)?.param === routeName(client)

/** What is known of the row above, for `CallRequest`. */
export function rowAbove(resource: Resource, context: Pick<Context, 'resource'>): { parentRow?: Schema } {
  const parent = parentOf(resource, context)
  return parent === undefined ? {} : { parentRow: parent.schema }
}

/** Route parameters of a resource's ancestors, nearest first. */
export const ancestorParams = (resource: Resource, context: Pick<Context, 'resource'>): string[] =>
  ancestorsOf(resource, context).map(({ param }) => param)

/** The parameter that selects the operation's own row: named like the resource's, else the last in the path, unless that names a row above. */
function selfSelector(op: Operation, resource: Resource | undefined, context: Binding): Param | undefined {
  const own = op.pathParams.find((p) => routeName(p.client) === resource?.param)
  if (own !== undefined) return own
  const last = op.pathParams.at(-1)
  const above = resource === undefined ? [] : ancestorsOf(resource, context)
  return last !== undefined && namedBy(last, above, context) === undefined ? last : undefined
}

/**
 * What selects the row: the field called like a parameter that names something else (`poolId` of a row of its own for
 * `pool`), else the row's key. A row's own `folderId` is the folder that it lies in.
 */
function selfBind(
  { client }: Param,
  request: CallRequest,
  { contract, schemas }: Binding,
): { bind: Bind; byId: boolean } {
  const { resource } = request
  if (request.self === 'route') return { bind: { from: 'route', path: resource?.param ?? '' }, byId: false }
  const { id, idOf } = rowFields(contract.conventions)
  const own = idOf(client)
  const isOther = resource !== undefined && resource.raw.key === undefined && camelCase(resource.entity) !== client
  if (isOther && request.row !== undefined && schemas.at(request.row, own) !== undefined)
    return { bind: { from: 'row', path: own }, byId: true }
  const field = resource?.key.field ?? id
  return { bind: { from: 'row', path: field }, byId: resource?.key.kind === 'nameOrId' || resource?.key.kind === 'id' }
}

function unknownParams(
  params: readonly Param[],
  where: 'path' | 'query',
  { op, [where]: raw }: CallRequest,
): readonly Fault[] {
  const names = params.map((p) => p.client)
  return Object.keys(raw ?? {})
    .filter((name) => !names.includes(name))
    .map((name) => ({
      code: 'UNKNOWN_PARAM',
      steps: [where, name],
      cause: `\`${op.id}\` has no ${where} parameter \`${name}\``,
      suggestion: suggestAmong(name, names) ?? 'remove it: there are none',
    }))
}

/** What a bind may begin with. */
const roots = ['route', 'row', 'parent', 'form', 'me'] as const

/** A bind as written: `$route.x`, `$row.a.b`, `$parent.x`, `$form.x`, `$me.x`, or a literal. */
export function linkBind(raw: Json, scope: BindScope, context: Binding): Read<Bind | undefined> {
  if (typeof raw !== 'string' || !raw.startsWith('$')) return { value: { from: 'literal', value: raw }, faults: [] }
  const wrong = (code: string, cause: string, suggestion: string | undefined): Read<undefined> => ({
    value: undefined,
    faults: [{ code, steps: [], cause, suggestion }],
  })
  const [, root, path = ''] = /^\$([a-z]+)\.(\S+)$/.exec(raw) ?? []
  const from = roots.find((one) => one === root)
  if (from === undefined)
    return wrong(
      'BAD_BIND',
      `\`${raw}\` is no bind`,
      'write $route.x, $row.x, $parent.x, $form.x, $me.x or a plain value',
    )
  const params = paramsOf(scope.at)
  if (from === 'route' && !params.includes(path))
    return wrong('ILL_TYPED_BIND', `\`${scope.at}\` has no parameter \`${path}\``, suggest(path, params))
  const schema = from === 'row' ? scope.row : from === 'parent' ? scope.parentRow : undefined
  if ((from === 'row' || from === 'parent') && (schema === undefined || fieldAt(schema, path, context) === undefined)) {
    const names = schema === undefined ? [] : context.schemas.properties(schema).map((p) => p.client)
    return wrong('ILL_TYPED_BIND', `the ${from} has no field \`${path}\``, suggestAmong(path, names))
  }
  return { value: { from, path }, faults: [] }
}

/** Fields of a row that its route parameter can stand for: its key, and its name where the API takes either. */
export const heldByRoute = ({ key, nameField }: Resource): string[] =>
  key.kind === 'id' ? [key.field] : [key.field, nameField]

/** The parent's own key is what its route parameter holds. */
function ofParentKey(bind: Bind | undefined, resource: Resource | undefined, context: Binding): Bind | undefined {
  const parent = bind?.from === 'parent' && resource !== undefined ? parentOf(resource, context) : undefined
  if (bind?.from !== 'parent' || parent === undefined) return bind
  return heldByRoute(parent).includes(bind.path) ? { from: 'route', path: parent.param } : bind
}
