/** How a screen calls an operation: which value goes into which parameter, checked for existence and type. */
import type { Place } from '../diagnostics.ts'
import type { Context } from '../link/context.ts'
import { camelCase, routeName } from '../link/names.ts'
import { paramsOf } from '../link/paths.ts'
import { parentOf, suggest, suggestAmong, type Resource } from '../link/resources.ts'
import type { Json, Schema } from './types/contract.ts'
import type { Bind, BoundArg, BoundCall, Operation, Param, Source } from './types/ir.ts'
import type { RawBinds } from './types/manifest.ts'

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
  /** A read that decides a page: nothing but the route is known when it is sent, and the row above if it can be read. */
  early?: boolean
  /** How the row above is read. */
  above?: Source
  /** Parameters that the kit fills in (paging). */
  ignore?: ReadonlySet<string>
  place: (...steps: readonly (string | number)[]) => Place
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

export function bindCall(request: CallRequest, context: Context): BoundCall {
  const { op, resource } = request
  const ancestors = resource === undefined ? [] : ancestorParams(resource, context)
  const routeParams = new Set(paramsOf(request.at))
  const selfParam = request.self === undefined ? undefined : selfSelector(op, resource, ancestors)
  let byId = false
  // Sent without the parents that a name would need: what is bound is an ID, and must stay one.
  const isAlone = request.early !== true && Object.values(request.query ?? {}).includes(null)
  const bound = (params: readonly Param[], raw: RawBinds | undefined, where: 'path' | 'query'): BoundArg[] => {
    const args: BoundArg[] = []
    reportUnknown(params, raw, where, request, context)
    for (const param of params) {
      const stated = raw !== undefined && Object.hasOwn(raw, param.client) ? raw[param.client] : undefined
      if (stated === undefined && request.ignore?.has(param.client) === true) continue
      if (stated !== undefined) {
        const read = readBind(stated, { ...request, place: () => request.place(where, param.client) }, context)
        const bind = isAlone ? read : ofParentKey(read, resource, context)
        const isKnown = bind?.from === 'literal' || bind?.from === 'route' || (bind?.from === 'parent' && request.above)
        if (request.early === true && bind !== undefined && !isKnown) {
          context.diagnostics.error(
            'ILL_TYPED_BIND',
            request.place(where, param.client),
            `\`$${bind.from}.${'path' in bind ? bind.path : ''}\` is not known yet when \`${op.id}\` is sent`,
            'bind `$route.x` or a literal, or make the page a placeholder',
          )
        }
        if (bind !== undefined)
          checkValue(
            bind,
            context.schemas.resolve(param.schema),
            {
              name: param.client,
              row: request.row,
              parentRow: request.parentRow,
              place: request.place(where, param.client),
            },
            context,
          )
        if (bind !== undefined && !(bind.from === 'literal' && bind.value === null))
          args.push({ param: param.client, bind, ...cast(param, bind, context) })
        continue
      }
      if (param === selfParam) {
        const bind = selfBind(request, resource)
        byId ||= bind.byId
        args.push({ param: param.client, bind: bind.bind, ...cast(param, bind.bind, context) })
        continue
      }
      const name = routeName(param.client)
      const chain = ancestors.indexOf(name)
      if (routeParams.has(name)) {
        const bind: Bind = { from: 'route', path: name }
        const droppable = where === 'query' && chain >= 0 && !param.required
        if (droppable && byId) continue
        args.push({
          param: param.client,
          bind,
          ...(where === 'query' && chain >= 0 ? { chain } : {}),
          ...cast(param, bind, context),
        })
      } else if (param.required || where === 'path') {
        context.diagnostics.error(
          'MISSING_PARAM',
          request.place(),
          `\`${op.id}\` needs \`${param.client}\`, and \`${request.at}\` has no such parameter`,
          `bind it: \`${where}: {${param.client}: …}\``,
        )
      }
    }
    return args
  }
  const path = bound(op.pathParams, request.path, 'path')
  const query = bound(op.queryParams, request.query, 'query')
  const needsRow = request.early === true && [...path, ...query].some(({ bind }) => bind.from === 'parent')
  return { operation: op.id, path, query, ...(needsRow && request.above ? { above: request.above } : {}) }
}

/** What is known of the row above, for `CallRequest`. */
export function rowAbove(resource: Resource, context: Context): { parentRow?: Schema } {
  const parent = parentOf(resource, context)
  return parent === undefined ? {} : { parentRow: parent.schema }
}

/** Route parameters of a resource's ancestors, nearest first. */
export function ancestorParams(resource: Resource, context: Context): string[] {
  const params: string[] = []
  const seen = new Set<string>([resource.id])
  for (let id = resource.parent; id !== undefined && !seen.has(id);) {
    seen.add(id)
    const parent = context.resource(id)
    if (parent === undefined) break
    params.push(parent.param)
    id = parent.parent
  }
  return params
}

/** The parameter that selects the operation's own row: named like the resource's, else the last in the path. */
function selfSelector(op: Operation, resource: Resource | undefined, ancestors: readonly string[]): Param | undefined {
  const own = op.pathParams.find((p) => routeName(p.client) === resource?.param)
  if (own !== undefined) return own
  const last = op.pathParams.at(-1)
  return last !== undefined && !ancestors.includes(routeName(last.client)) ? last : undefined
}

function selfBind(request: CallRequest, resource: Resource | undefined): { bind: Bind; byId: boolean } {
  if (request.self === 'route') return { bind: { from: 'route', path: resource?.param ?? '' }, byId: false }
  const field = resource?.key.field ?? 'id'
  return { bind: { from: 'row', path: field }, byId: resource?.key.kind === 'nameOrId' || resource?.key.kind === 'id' }
}

function reportUnknown(
  params: readonly Param[],
  raw: RawBinds | undefined,
  where: 'path' | 'query',
  request: CallRequest,
  context: Context,
): void {
  for (const name of Object.keys(raw ?? {})) {
    if (params.some((p) => p.client === name)) continue
    const names = params.map((p) => p.client)
    context.diagnostics.error(
      'UNKNOWN_PARAM',
      request.place(where, name),
      `\`${request.op.id}\` has no ${where} parameter \`${name}\``,
      suggestAmong(name, names) ?? 'it has none',
    )
  }
}

/** What a bind may begin with. */
const roots = ['route', 'row', 'parent', 'form', 'me'] as const

/** A bind as written: `$route.x`, `$row.a.b`, `$parent.x`, `$form.x`, `$me.x`, or a literal. */
export function readBind(
  raw: Json,
  request: Pick<CallRequest, 'at' | 'row' | 'parentRow' | 'place'>,
  context: Context,
): Bind | undefined {
  if (typeof raw !== 'string' || !raw.startsWith('$')) return { from: 'literal', value: raw }
  const [, root, path = ''] = /^\$([a-z]+)\.([A-Za-z0-9_.]+)$/.exec(raw) ?? []
  const from = roots.find((one) => one === root)
  if (from === undefined) {
    context.diagnostics.error(
      'BAD_BIND',
      request.place(),
      `\`${raw}\` is no bind`,
      'write $route.x, $row.x, $parent.x, $form.x, $me.x or a plain value',
    )
    return undefined
  }
  if (from === 'route' && !paramsOf(request.at).includes(path)) {
    context.diagnostics.error(
      'ILL_TYPED_BIND',
      request.place(),
      `\`${request.at}\` has no parameter \`${path}\``,
      suggest(path, paramsOf(request.at)),
    )
    return undefined
  }
  const schema = from === 'row' ? request.row : from === 'parent' ? request.parentRow : undefined
  if ((from === 'row' || from === 'parent') && (schema === undefined || fieldAt(schema, path, context) === undefined)) {
    const names = schema === undefined ? [] : context.schemas.properties(schema).map((p) => p.client)
    context.diagnostics.error(
      'ILL_TYPED_BIND',
      request.place(),
      `the ${from} has no field \`${path}\``,
      suggestAmong(path, names),
    )
    return undefined
  }
  return { from, path }
}

/** The field at a path; an IP network has the parts `ip` and `width`. */
function fieldAt(schema: Schema, path: string, context: Context): Schema | undefined {
  const found = context.schemas.at(schema, path)
  if (found !== undefined) return found.schema
  const [, owner, part] = /^(.+)\.(ip|width)$/.exec(path) ?? []
  const net = owner === undefined ? undefined : context.schemas.at(schema, owner)
  return net !== undefined && primitive(net.schema, context) === 'string'
    ? { type: part === 'ip' ? 'string' : 'integer' }
    : undefined
}

/** Fields of a row that its route parameter can stand for: its key, and its name where the API takes either. */
export const heldByRoute = ({ key, nameField }: Resource): string[] =>
  key.kind === 'id' ? [key.field] : [key.field, nameField]

/** The parent's own key is what its route parameter holds. */
function ofParentKey(bind: Bind | undefined, resource: Resource | undefined, context: Context): Bind | undefined {
  const parent = bind?.from === 'parent' && resource !== undefined ? parentOf(resource, context) : undefined
  if (bind?.from !== 'parent' || parent === undefined) return bind
  return heldByRoute(parent).includes(bind.path) ? { from: 'route', path: parent.param } : bind
}

type Primitive = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'any'

/** What kind of value a schema takes; unions of strings count as string. */
function primitive(schema: Schema, context: Pick<Context, 'schemas'>): Primitive {
  const { schema: target } = context.schemas.resolve(schema)
  switch (target.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
    case 'boolean':
    case 'object':
    case 'array':
      return target.type
    case undefined: {
      const kinds = new Set((target.oneOf ?? target.anyOf ?? target.allOf ?? []).map((s) => primitive(s, context)))
      const [only] = kinds
      return kinds.size === 1 && only !== undefined ? only : 'any'
    }
  }
}

interface Target {
  name: string
  row: Schema | undefined
  parentRow: Schema | undefined
  place: Place
}

/** Whether a bound value, or a literal, is of the type that its target takes. */
export function checkValue(
  bind: Bind,
  wanted: { schema: Schema; nullable: boolean },
  { name, row, parentRow, place }: Target,
  context: Context,
): void {
  if (bind.from === 'literal') return checkLiteral(bind.value, wanted, { name, place }, context)
  const schema = bind.from === 'row' ? row : bind.from === 'parent' ? parentRow : undefined
  const found = schema === undefined ? undefined : fieldAt(schema, bind.path, context)
  if (found === undefined) return
  const [has, needs] = [primitive(found, context), primitive(wanted.schema, context)]
  if (has === needs || has === 'any' || needs === 'any') return
  context.diagnostics.error(
    'ILL_TYPED_BIND',
    place,
    `\`$${bind.from}.${bind.path}\` is a ${has}, \`${name}\` takes a ${needs}`,
    'bind a field of that type',
  )
}

function checkLiteral(
  value: Json,
  wanted: { schema: Schema; nullable: boolean },
  { name, place }: Pick<Target, 'name' | 'place'>,
  context: Context,
): void {
  if (value === null) return
  const needs = primitive(wanted.schema, context)
  const has = Array.isArray(value) ? 'array' : typeof value
  if (needs !== 'any' && has !== needs) {
    context.diagnostics.error(
      'ILL_TYPED_BIND',
      place,
      `\`${JSON.stringify(value)}\` is a ${has}, \`${name}\` takes a ${needs}`,
      'write a value of that type',
    )
    return
  }
  const allowed = context.schemas.enumValues(wanted.schema)
  if (allowed !== undefined && !allowed.some((one) => one === value)) {
    context.diagnostics.error(
      'UNKNOWN_VALUE',
      place,
      `\`${name}\` is never \`${String(value)}\``,
      suggestAmong(String(value), allowed.map(String), 'it is one of'),
    )
  }
}

/** What text has to be read as before it is sent; the client view has dates for date-times. */
function cast(param: Param, bind: Bind, context: Context): { cast?: 'number' | 'boolean' | 'date' } {
  if (context.schemas.resolve(param.schema).schema.format === 'date-time') return { cast: 'date' }
  if (bind.from === 'literal') return {}
  const kind = primitive(param.schema, context)
  return kind === 'number' || kind === 'boolean' ? { cast: kind } : {}
}
