/** References: how the rows that an id or name points to are listed, for pickers and for names of ids. */
import { hasCreateForm, refId } from '../../link/refs.ts'
import { isPaged, linkCall, pagingParams, rowAbove } from '../../link/calls.ts'
import type { Context } from '../../link/context.ts'
import { listRequest } from '../../link/own-calls.ts'
import { readCondition } from '../../link/conditions.ts'
import type { Lists } from '../../link/lists.ts'
import { camelCase } from '../../schema/client-name.ts'
import { rowFields } from '../../schema/row-fields.ts'
import { createAllocator, kebabCase } from '../../link/names.ts'
import { paramsOf, type ResourcePaths } from '../../link/paths.ts'
import { statedScreen, type Resource } from '../../link/resources.ts'
import { isOrderedById, modesInput } from '../views/list/server-side.ts'
import { isIdentifier } from '../shown/identifiers.ts'
import type { PathTemplate, ShownIR } from '../types/ir.ts'
import type { LookupIR } from '../types/lookup-ir.ts'
import type { RawField } from '../types/manifest.ts'

/** Contract and manifest, and what refers to their rows. */
export interface LookupSite {
  context: Context
  lookups: Lookups
}

export interface Lookups {
  /** The lookup of a resource if its list can be asked for with the parameters of `at`; registers it for emission. */
  find: (id: string, at: string) => LookupIR | undefined
  /** The lookup that a `ref:` of the manifest asks for, with the further views that it names. */
  ofRef: (ref: NonNullable<RawField['ref']>, at: string) => LookupIR | undefined
  byProperty: Lists['byProperty']
  all: () => readonly LookupIR[]
}

/** Whether rows are called by an identifier. */
function isMono({ viewSchema, nameField, raw, entry }: Resource, context: Context): boolean {
  const found = context.schemas.at(viewSchema, nameField)
  const options = { ...entry.raw.fields, ...raw.fields }[nameField] ?? {}
  return found !== undefined && isIdentifier(nameField, { schema: found.schema, options }, context)
}

export function createLookups(
  context: Context,
  { paths, lists }: { paths: ReadonlyMap<string, ResourcePaths>; lists: Lists },
  {
    pageOf,
    hintOf,
  }: {
    pageOf: (resource: Resource) => string | undefined
    hintOf: (resource: Resource, at: string) => readonly ShownIR[]
  },
): Lookups {
  const known = new Map<string, LookupIR>()
  const allocate = createAllocator()

  function find(id: string, at: string): LookupIR | undefined {
    const resource = lists.find(id, at) && context.resource(id)
    const list = paths.get(id)?.list
    if (resource === undefined || list === undefined) return undefined
    let lookup = known.get(id)
    if (lookup === undefined) {
      lookup = build(resource, list)
      known.set(id, lookup)
    }
    return lookup
  }

  function build(resource: Resource, at: string): LookupIR {
    const { op } = listOperation(resource)
    const call = linkCall(
      {
        op,
        at,
        resource,
        ignore: pagingParams(context),
        ...listRequest(resource, at),
        ...rowAbove(resource, context),
      },
      context,
    ).value
    const page = rowPage(resource, at) ?? pageOfThing(resource, at)
    const hint = hintOf(resource, at)
    const ref = { ...resource.entry.raw.fields, ...resource.raw.fields }[resource.nameField]?.ref
    const named = ref === undefined ? undefined : find(refId(ref), at)
    return {
      id: resource.id,
      name: allocate(`${camelCase(resource.id.replaceAll('.', '_'))}Lookup`),
      folder: kebabCase(resource.entity),
      entity: resource.entity,
      label: resource.label,
      list: { ...call, shape: resource.shape, paged: isPaged(op, context) },
      rowType: resource.schemaName ?? 'unknown',
      value: resource.key.field,
      text: resource.nameField,
      ...(ref === undefined && isMono(resource, context) ? { mono: true as const } : {}),
      ...(resource.raw.upTo === undefined ? {} : { upTo: resource.raw.upTo }),
      ...(named === undefined ? {} : { named: named.id }),
      ...(isOrderedById(op, { nameField: resource.nameField, keyField: resource.key.field }, modesInput(context))
        ? { byId: true as const }
        : {}),
      ...(hint.length === 0 ? {} : { hint }),
      ...(resource.raw.default === undefined ? {} : { default: resource.raw.default }),
      ...(hasCreateForm(resource)
        ? { create: resource.view === undefined ? 'create' : `${kebabCase(resource.view)}-create` }
        : {}),
      ...(page === undefined ? {} : { to: page }),
    }
  }

  /**
   * The page of a row. A view without pages of its own leads to that of the thing itself where the route says in what it lies: a
   * page of another part of the console may not be for everybody.
   */
  function rowPage(resource: Resource, at: string): PathTemplate | undefined {
    const own = pageOf(resource)
    if (own !== undefined) return rowPath(resource, own)
    const thing = resource.view === undefined ? undefined : context.resource(resource.entity)
    const page = thing && pageOf(thing)
    if (page === undefined || thing?.key.kind !== 'nameOrId' || resource.nameField !== thing.nameField) return undefined
    const others = paramsOf(page).filter((param) => param !== thing.param)
    const available = paramsOf(at)
    return others.length > 0 && others.every((param) => available.includes(param)) ? rowPath(thing, page) : undefined
  }

  /** A row whose own key refers to another thing is that thing, seen from here: it leads to the page of the thing. */
  function pageOfThing({ raw, key, schema }: Resource, at: string): PathTemplate | undefined {
    const columns = statedScreen(raw, 'list')?.columns ?? []
    const ref = columns.flatMap((one) => (typeof one === 'object' && one.field === key.field ? (one.ref ?? []) : []))[0]
    const thing = ref === undefined ? undefined : context.resource(refId(ref))
    const page = thing && pageOf(thing)
    if (page === undefined || context.schemas.at(schema, thing?.nameField ?? '') === undefined) return undefined
    const available = [...paramsOf(at), thing?.param]
    return thing && paramsOf(page).every((param) => available.includes(param)) ? rowPath(thing, page) : undefined
  }

  /** A list below each row of another entity, which the route does not name. */
  function ofEach({ own, each, at }: { own: string; each: string; at: string }): LookupIR | undefined {
    const resource = context.resource(own)
    const above = context.resource(each)
    const list = paths.get(own)?.list
    const outer = above && find(above.id, at)
    const base = list === undefined ? undefined : find(own, list)
    if (resource === undefined || above === undefined || outer === undefined || base === undefined) return undefined
    const id = `${base.id}*${each}`
    const former = known.get(id)
    if (former !== undefined) return former
    const { param, key } = above
    // A row says what it lies in by the field that refers to that.
    const owner = rowFields(context.contract.conventions).idOf(camelCase(above.entity))
    const isSaid = context.schemas.at(resource.schema, owner) !== undefined
    const { to } = base
    const lookup: LookupIR = {
      ...base,
      id,
      name: allocate(`${base.name.replace(/Lookup$/, '')}OfEach${titleCase(camelCase(each))}Lookup`),
      base: base.name,
      each: { lookup: outer.id, param, field: key.kind === 'nameOrId' ? 'id' : key.field },
      ...(to === undefined || !isSaid
        ? {}
        : { to: { ...to, binds: { ...to.binds, [param]: { from: 'row' as const, path: owner } } } }),
    }
    known.set(id, lookup)
    return lookup
  }

  function ofRef(ref: NonNullable<RawField['ref']>, at: string): LookupIR | undefined {
    if (typeof ref !== 'string' && ref.each !== undefined) return ofEach({ own: refId(ref), each: ref.each, at })
    const own = find(refId(ref), at)
    const views = typeof ref === 'string' ? {} : (ref.also ?? {})
    if (own === undefined || Object.keys(views).length === 0) return own
    const id = [own.id, ...Object.keys(views)].join('+')
    const former = known.get(id)
    if (former !== undefined) return former
    const also = Object.entries(views).flatMap(([view, raw]) => {
      const resource = context.resource(`${own.entity}.${view}`)
      const lookup = resource && find(resource.id, at)
      const when = resource && readCondition(raw, { schema: resource.schema }, context)
      return lookup !== undefined && when !== undefined ? [{ lookup, when }] : []
    })
    const name = allocate(`${own.name.replace(/Lookup$/, '')}Or${Object.keys(views).map(titleCase).join('Or')}Lookup`)
    const joined = {
      ...own,
      id,
      name,
      base: own.name,
      rowType: also.every(({ lookup }) => lookup.rowType === own.rowType) ? own.rowType : 'unknown',
      also: also.map(({ lookup, when }) => ({ lookup: lookup.id, when })),
    }
    known.set(id, joined)
    return joined
  }

  return { find, ofRef, byProperty: lists.byProperty, all: () => [...known.values()] }
}

const titleCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function listOperation(resource: Resource): NonNullable<Resource['ops']['list']> {
  const list = resource.ops.list
  if (list === undefined) throw new Error(`${resource.id} has no list`)
  return list
}

/** A row's page: its own parameter from the row, the others from the route. */
export function rowPath(resource: Resource, template: string): PathTemplate {
  const field = resource.key.kind === 'nameOrId' ? resource.nameField : resource.key.field
  return {
    template,
    binds: Object.fromEntries(
      paramsOf(template).map((p) => [
        p,
        p === resource.param ? { from: 'row' as const, path: field } : { from: 'route' as const, path: p },
      ]),
    ),
  }
}

/** A page whose parameters all come from the current route. */
export const routePath = (template: string): PathTemplate => ({
  template,
  binds: Object.fromEntries(paramsOf(template).map((p) => [p, { from: 'route' as const, path: p }])),
})
