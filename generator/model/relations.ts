/**
 * Relations between entities, from the references in their rows: what a row depends on, what refers to it, and what it
 * contains. Only lists that can be asked for from the row's own page are of use: nobody goes through all projects.
 */
import { paramsOf } from './paths.ts'
import { kebabCase, camelCase } from './names.ts'
import type { Resource } from './resources.ts'
import type { Property } from './schemas.ts'
import { refId } from './lookups.ts'
import { fieldLabel } from './shown.ts'
import type { RelationsIR } from './types/relation-ir.ts'
import type { RawField } from './types/manifest.ts'
import { isSingleton } from './screen-parts.ts'
import { pathsOf, type Workspace } from './workspace.ts'

/** What is known of a row's neighbours; undefined when there is nothing. */
export function relationsOf(resource: Resource, workspace: Workspace): RelationsIR | undefined {
  if (resource.document || isSingleton(resource)) return undefined
  const at = pathsOf(resource, workspace).item
  const relations: RelationsIR = {
    name: camelCase(resource.view === undefined ? 'relations' : `${resource.view}_relations`),
    folder: kebabCase(resource.entity),
    param: resource.param,
    field: resource.key.kind === 'nameOrId' ? resource.nameField : resource.key.field,
    dependsOn: dependsOn(resource, at, workspace),
    usedBy: usedBy(resource, at, workspace),
    contains: contains(resource, at, workspace),
  }
  const { dependsOn: up, usedBy: down, contains: inside } = relations
  return up.length + down.length + inside.length === 0 ? undefined : relations
}

interface Reference {
  path: string
  property: Property
  options: RawField
  /** The resource referred to. */
  target: Resource
}

/** Every resource looks at those of all others. */
const known = new WeakMap<Resource, Reference[]>()

/** Every field of a row that refers to something: as stated, else by the name of an id. */
function referencesOf(resource: Resource, workspace: Workspace): Reference[] {
  const found = known.get(resource) ?? findReferences(resource, workspace)
  known.set(resource, found)
  return found
}

function findReferences(resource: Resource, { context, lookups }: Workspace): Reference[] {
  const { schema } = resource
  const stated = { ...resource.entry.raw.fields, ...resource.raw.fields }
  const paths = new Set([...context.schemas.properties(schema).map((p) => p.client), ...Object.keys(stated)])
  return [...paths].flatMap((path): Reference[] => {
    const property = path.includes('[') ? undefined : context.schemas.at(schema, path)
    if (property === undefined) return []
    const options = stated[path] ?? {}
    const target =
      options.ref !== undefined
        ? context.resource(refId(options.ref))
        : property.schema.format === 'uuid'
          ? lookups.byProperty(path.split('.').at(-1) ?? path)
          : undefined
    return target === undefined ? [] : [{ path, property, options, target }]
  })
}

const labelOf = ({ path, options }: Reference, workspace: Workspace): string =>
  options.label ?? fieldLabel(path, workspace.context)

function dependsOn(resource: Resource, at: string, workspace: Workspace): RelationsIR['dependsOn'] {
  const { lookups } = workspace
  return referencesOf(resource, workspace).flatMap((reference) => {
    const { path, property, options, target } = reference
    if (property.schema.type === 'array' || options.hidden === true) return []
    // What lies above is in the address already.
    if (isBelow(resource, target, workspace)) return []
    const lookup =
      options.ref === undefined
        ? lookups.find(target.id, at)
        : lookups.ofRef(options.ref, at, resource.place('fields', path, 'ref'))
    return lookup === undefined ? [] : [{ path, label: labelOf(reference, workspace), lookup: lookup.id }]
  })
}

function usedBy(resource: Resource, at: string, workspace: Workspace): RelationsIR['usedBy'] {
  const { context, lookups } = workspace
  const found = new Map<string, RelationsIR['usedBy'][number]>()
  for (const other of context.resources) {
    // What lies below the row is contained in it, and has pages of its own there.
    if (other.entity === resource.entity) continue
    if (!isCollection(other)) continue
    if (context.resources.some((o) => o.entity === other.entity && isBelow(o, resource, workspace))) continue
    for (const reference of referencesOf(other, workspace)) {
      const key = `${other.entity}.${reference.path}`
      if (reference.target.entity !== resource.entity || found.has(key)) continue
      // A row that is called by what it refers to is a part of it.
      if ([other.key.field, other.nameField].includes(reference.path)) continue
      const lookup = lookups.find(other.id, at)
      if (lookup === undefined) continue
      const byName = reference.property.schema.format !== 'uuid' && reference.property.name === 'Name'
      found.set(key, {
        lookup: lookup.id,
        path: reference.path,
        label: labelOf(reference, workspace),
        value: byName ? resource.nameField : reference.target.key.field,
      })
    }
  }
  return [...found.values()]
}

/** What the server refuses to delete it with, and what goes along, as far as the row's own page can list it. */
function contains(resource: Resource, at: string, workspace: Workspace): RelationsIR['contains'] {
  const { context, lookups, paths } = workspace
  const mock = resource.entry.raw.mock
  if (mock === undefined || mock === false) return []
  const entities = [
    ...(mock.contains ?? []).map((c) => ({ entity: typeof c === 'string' ? c : c.entity, blocks: true })),
    ...(mock.cascade ?? []).map((entity) => ({ entity, blocks: false })),
  ]
  return entities.flatMap(({ entity, blocks }) => {
    const inside = context.resources.find(
      (other) => other.entity === entity && paramsOf(paths.get(other.id)?.list ?? '').includes(resource.param),
    )
    const lookup = inside === undefined ? undefined : lookups.find(inside.id, at)
    return lookup === undefined ? [] : [{ lookup: lookup.id, blocks }]
  })
}

/** A log, of which the server gives a span of time, has no end that could be read to. */
const isCollection = ({ raw }: Resource): boolean =>
  raw.list === false ||
  !Object.values(raw.list?.filters ?? {}).some((f) => typeof f === 'object' && f !== null && 'range' in f)

function isBelow(resource: Resource, above: Resource, { context }: Workspace): boolean {
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
