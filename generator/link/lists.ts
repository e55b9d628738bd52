/** Lists that can be asked for from somewhere: for pickers, names of ids, related rows. */
import { heldByRoute } from './calls.ts'
import { rowFields } from '../schema/row-fields.ts'
import type { Context } from './context.ts'
import { words } from './names.ts'
import { ancestorsOf, idAbove } from './only-by-id.ts'
import { isAsking } from './own-calls.ts'
import { paramsOf, type ResourcePaths } from './paths.ts'
import { parentOf, type Resource } from './resources.ts'
import type { Json } from '../model/types/contract.ts'
import { ownOf } from '../schema/records.ts'

export interface Lists {
  /** The list of a resource, if it can be asked for with the parameters of `at`. */
  find: (id: string, at: string) => { id: string } | undefined
  /** The resource that a property called `instanceId` or `instance` refers to, by convention. */
  byProperty: (property: string) => Resource | undefined
}

/** What is needed to find out which rows have to do with which: contract and manifest, paths, lists. */
export interface Site {
  context: Context
  paths: ReadonlyMap<string, ResourcePaths>
  lookups: Lists
}

export function createLists(context: Context, paths: ReadonlyMap<string, ResourcePaths>): Lists {
  const { referredBy } = rowFields(context.contract.conventions)
  const byWords = new Map(
    context.resources.filter((r) => r.view === undefined).map((r) => [words(r.entity).join(' '), r]),
  )
  return {
    find: (id, at) => {
      const resource = context.resource(id)
      const list = paths.get(id)?.list
      if (resource?.ops.list === undefined || list === undefined) return undefined
      if (isAsking(resource, list)) return undefined
      const available = new Set(paramsOf(at))
      const isWithin = paramsOf(list).every((param) => available.has(param))
      return isWithin && !needsParentRow(resource, context) ? { id } : undefined
    },
    byProperty: (property) => {
      const name = referredBy(property)
      return name === undefined ? undefined : byWords.get(words(name).join(' '))
    },
  }
}

/** Whether a list cannot be asked for before the row above it is known: the route holds no more than that row's key. */
function needsParentRow(resource: Resource, context: Context): boolean {
  const { op, raw } = resource.ops.list ?? {}
  const stated = { ...raw?.path, ...raw?.query }
  const parent = parentOf(resource, context)
  const known = (parent === undefined ? [] : heldByRoute(parent)).map((field) => `$parent.${field}`)
  const isOfParent = (bind: Json | undefined): boolean => typeof bind === 'string' && bind.startsWith('$parent.')
  if (Object.values(stated).some((bind) => isOfParent(bind) && !known.includes(String(bind)))) return true
  const above = ancestorsOf(resource, context)
  const params = op === undefined ? [] : [...op.pathParams, ...op.queryParams]
  return params.some(
    (param) =>
      (ownOf(stated, param.client) === undefined || isOfParent(ownOf(stated, param.client))) &&
      op !== undefined &&
      idAbove(param, { op, above }, context) !== undefined,
  )
}
