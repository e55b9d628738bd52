/** Which other rows have to do with a row, what a delete does to them, and which list has them. */
import { statedTarget } from './refs.ts'
import type { Context } from './context.ts'
import type { Site } from './lists.ts'
import { paramsOf, pathsOf } from './paths.ts'
import { referencesOf, type Reference } from './references.ts'
import { parentOf, type Resource } from './resources.ts'
import type { RawRelation } from '../model/types/raw-relation.ts'
import type { DeleteEffect, RelatedIR } from '../model/types/relation-ir.ts'

/** Rows of one kind that have to do with the row. */
export interface Found {
  /** As the manifest names it: an entity, a view of it, or an entity and the path of the field that refers to the row. */
  key: string
  resource: Resource
  relation: RelatedIR['relation']
  reference?: Reference
  /** What a delete does to them, as far as it is not stated. */
  effect: DeleteEffect
  stated: RawRelation
  /** Picked from one list for all rows of a table, where the API has one. */
  isShared?: boolean
}

/** Everything that has to do with rows of the resource. */
export function relatedTo(resource: Resource, site: Site): Found[] {
  const { context } = site
  const found = new Map<string, Omit<Found, 'key' | 'stated'>>()
  for (const one of contents(resource, context)) found.set(one.resource.entity, one)
  for (const [key, one] of referrers(resource, site)) if (!found.has(one.resource.entity)) found.set(key, one)
  const stated = statedRelations(resource)
  for (const key of stated.keys()) {
    const target = statedTarget(key, context)
    if (target !== undefined && !found.has(key)) found.set(key, statedOnly(target, resource, site))
  }
  return [...found].map(([key, one]) => {
    const said = stated.get(key) ?? {}
    // Its page says of them what there is to say.
    return { key, ...one, ...(said.list === 'page' ? { relation: 'contained' as const } : {}), stated: said }
  })
}

/** The statements of the entity and of this view of it, which come first. */
function statedRelations({ raw, entry }: Resource): ReadonlyMap<string, RawRelation> {
  const all = Object.entries({ ...entry.raw.relations, ...raw.relations })
  return new Map(all.map(([key, one]) => [key, typeof one === 'string' ? { delete: one } : one]))
}

function statedOnly(
  { resource: other, path }: { resource: Resource; path?: string },
  resource: Resource,
  site: Site,
): Omit<Found, 'key' | 'stated'> {
  const reference = path === undefined ? undefined : referencesOf(other, site).find((one) => one.path === path)
  return reference === undefined
    ? { resource: other, relation: other.parent === resource.id ? 'contained' : 'linked', effect: 'keeps' }
    : { resource: other, relation: reference.relation, reference, effect: 'keeps' }
}

/** Rows that live below the row, what the mock counts as its contents, and links that end at it. */
function contents(resource: Resource, context: Context): Omit<Found, 'key' | 'stated'>[] {
  const mock = resource.entry.raw.mock
  const { contains = [], cascade = [] } = mock === undefined || mock === false ? {} : mock
  const blocking = contains.map((one) => (typeof one === 'string' ? one : one.entity))
  const children = context.resources.filter((r) => r.view === undefined && r.parent === resource.entity)
  const links = context.manifest.links.filter(({ raw }) => Object.values(raw.ends).includes(resource.entity))
  const linked = links.map(({ raw }) => raw.link)
  const names = [...new Set([...blocking, ...cascade, ...children.map(({ entity }) => entity), ...linked])]
  return names.flatMap((name) => {
    const other = context.resources.find(({ entity, ops }) => entity === name && ops.list !== undefined)
    if (other === undefined) return []
    const isLink = linked.includes(name)
    return [
      {
        resource: isLink ? (sideOf(name, resource, context) ?? other) : other,
        relation: isLink ? 'linked' : 'contained',
        effect: blocking.includes(name) ? 'blocks' : isLink ? 'unlinks' : 'deletes',
      },
    ]
  })
}

/** A link as it is seen from an end. */
const sideOf = (link: string, end: Resource, { resources }: Context): Resource | undefined =>
  resources.find(({ entity, parent }) => entity === link && parent === end.entity)

/** Rows that are called by the row they refer to: no things of their own, but what is said of that one elsewhere. */
export const partsOf = (resource: Resource, site: Site): Found[] =>
  [...referrers(resource, site, true)].map(([key, one]) => ({ key, ...one, stated: {} }))

/**
 * Rows elsewhere with a field that refers to the row, by entity and field.
 * @param arePart those that are called by what they refer to, instead of the others
 */
function referrers(resource: Resource, site: Site, arePart = false): Map<string, Omit<Found, 'key' | 'stated'>> {
  const { resources } = site.context
  const found = new Map<string, Omit<Found, 'key' | 'stated'>>()
  for (const other of resources) {
    if (other.entity === resource.entity || other.ops.list === undefined || !isCollection(other)) continue
    const references = referencesOf(other, site).filter(({ target }) => target.entity === resource.entity)
    if (references.length === 0) continue
    // What lies below the row is contained in it, and has pages of its own there.
    if (resources.some((o) => o.entity === other.entity && isBelow(o, resource, site) && o.view === undefined)) continue
    for (const reference of references) {
      const key = `${other.entity}.${reference.path}`
      if (found.has(key)) continue
      // A row that is called by what it refers to is a part of it.
      if ([other.key.field, other.nameField].includes(reference.path) !== arePart) continue
      found.set(key, { resource: other, relation: reference.relation, reference, effect: 'keeps' })
    }
  }
  return found
}

/** A log, of which the server gives a span of time, has no end that could be read to. */
const isCollection = ({ raw }: Resource): boolean =>
  raw.list === false ||
  !Object.values(raw.list?.filters ?? {}).some((f) => typeof f === 'object' && f !== null && 'range' in f)

/** Whether a resource lives in the scope of another. */
export function isBelow(resource: Resource, above: Resource, { context }: Site): boolean {
  const seen = new Set<string>()
  for (let { parent } = resource; parent !== undefined && !seen.has(parent);) {
    seen.add(parent)
    const found = context.resource(parent)
    if (found === undefined) return false
    if (found.entity === above.entity) return true
    parent = found.parent
  }
  return false
}

type Source = Pick<RelatedIR, 'lookup' | 'match' | 'via'>

/**
 * How the related rows are listed from the row's own page: by a list of just those, else out of a list of all that the page
 * can ask for, else out of such lists of all rows above them. Undefined when there is no way.
 */
export function sourceFor(found: Found, resource: Resource, site: Site): Source | undefined {
  const { context, lookups } = site
  const at = pathsOf(resource, site).item
  const views = context.resources.filter((r) => r.entity === found.resource.entity && r.ops.list !== undefined)
  const { reference, isShared = false } = found
  const isOnly = referencesOf(found.resource, site).filter((r) => r.target.entity === resource.entity).length < 2
  const stated = views.filter(({ id, view }) => view !== undefined && id === found.key)
  const own = (stated.length > 0 ? stated : views).find(
    (view) => view.parent === resource.id && paramsOf(pathsOf(view, site).list).includes(resource.param),
  )
  const exact = own && lookups.find(own.id, at)
  const isExact = exact !== undefined && (reference === undefined || isOnly)
  if (isExact && !isShared) return { lookup: exact.id }
  if (reference === undefined || !reference.isListed) return isExact ? { lookup: exact.id } : undefined
  const match = matchOf(reference, resource, context)
  for (const view of isShared && stated.length > 0 ? stated : views) {
    if (!isWithin(view, resource, context)) continue
    const chain = chainTo(view, at, site)
    if (chain !== undefined) return { ...chain, match: [match] }
  }
  return undefined
}

function matchOf(
  { path, property, options, target, tag }: Reference,
  resource: Resource,
  { contract }: Context,
): NonNullable<Source['match']>[number] {
  const isName =
    options.value === 'name' ||
    (property.schema.format !== 'uuid' && property.name === contract.conventions.schemas.name)
  return { path, value: isName ? resource.nameField : target.key.field, ...(tag === undefined ? {} : { tag }) }
}

/** The list of a resource, asked for below every row above it that the page's own parameters do not name. */
function chainTo(view: Resource, at: string, site: Site): Pick<Source, 'lookup' | 'via'> | undefined {
  const { context, lookups } = site
  const direct = lookups.find(view.id, at)
  if (direct !== undefined) return { lookup: direct.id }
  const parent = parentOf(view, context)
  // Nobody goes through all rows of the top level, such as all projects.
  if (parent?.parent === undefined) return undefined
  const above = chainTo(parent, at, site)
  const lookup = above && lookups.find(view.id, pathsOf(parent, site).item)
  if (above === undefined || lookup === undefined) return undefined
  const { kind, field } = parent.key
  const step = { lookup: above.lookup, param: parent.param, field: kind === 'nameOrId' ? parent.nameField : field }
  return { lookup: lookup.id, via: [...(above.via ?? []), step] }
}

/** Whether a list has every row that may refer to the resource: one of the caller's own silo does not, if others may too. */
function isWithin(view: Resource, resource: Resource, context: Context): boolean {
  const scope = scopeOf(view, context)
  return scope === undefined || scope === scopeOf(resource, context)
}

/** What a row lies in that no address says: the caller's silo, or the caller. */
export function scopeOf(resource: Resource, context: Context): string | undefined {
  const main = context.resource(resource.entity) ?? resource
  const { mock } = main.entry.raw
  const own = mock === undefined || mock === false ? undefined : mock.scope
  const parent = parentOf(main, context)
  return own ?? (parent === undefined ? undefined : scopeOf(parent, context))
}
