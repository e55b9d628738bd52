/** Relations of a row: what it refers to, and which other rows belong to it, are linked to it or refer to it. */
import { readCondition } from '../../link/conditions.ts'
import { camelCase } from '../../schema/client-name.ts'
import { kebabCase } from '../../link/names.ts'
import { referencesOf } from '../../link/references.ts'
import { isBelow, relatedTo, sourceFor, type Found } from '../../link/related.ts'
import type { Resource } from '../../link/resources.ts'
import { pathsOf } from '../../link/paths.ts'
import { isSingleton } from '../../link/own-calls.ts'
import type { Condition } from '../types/condition-ir.ts'
import type { RawRelation } from '../types/raw-relation.ts'
import type { RelatedIR, RelationsIR } from '../types/relation-ir.ts'
import type { Workspace } from '../workspace.ts'
import { ownOf } from '../../schema/records.ts'

/** What is known of a row's relations; undefined when there is nothing. */
export function relationsOf(resource: Resource, workspace: Workspace): RelationsIR | undefined {
  if (resource.document || isSingleton(resource)) return undefined
  const at = pathsOf(resource, workspace).item
  const references = referencesFrom(resource, at, workspace)
  const all = relatedTo(resource, workspace)
    .map((found) => ({ found, ...effectOf(found, workspace) }))
    // What a row contains is shown on its page anyhow: it matters only to a delete.
    .filter(({ found, onDelete, when }) => found.relation !== 'contained' || onDelete !== 'none' || when !== undefined)
    .map((one) => ({ ...one, source: sourceOf(one.found, resource, workspace) }))
  const related = all.flatMap(({ found, source, ...effect }): RelatedIR[] => {
    const { relation, reference } = found
    const called = { ...labelOf(found), ...ownerOf(found, at, workspace) }
    return source === undefined
      ? []
      : [{ relation, labels: reference ? [reference.label] : [], ...called, ...source, ...effect }]
  })
  const unlisted = all.flatMap(({ found, source, onDelete, chosen }) => {
    const { relation, resource: other } = found
    const { label = other.label } = labelOf(found)
    return source === undefined ? [{ entity: other.entity, label, relation, onDelete, ...(chosen && { chosen }) }] : []
  })
  if (references.length + related.length + unlisted.length === 0) return undefined
  return {
    name: camelCase(resource.view === undefined ? 'relations' : `${resource.view}_relations`),
    folder: kebabCase(resource.entity),
    param: resource.param,
    field: resource.key.kind === 'nameOrId' ? resource.nameField : resource.key.field,
    references,
    related: joined(related),
    unlisted,
  }
}

const sourceOf = (found: Found, resource: Resource, workspace: Workspace): ReturnType<typeof sourceFor> =>
  found.stated.list === false ? undefined : sourceFor(found, resource, workspace)

/** What related rows are called, where the manifest says so. */
const labelOf = ({ stated: { label, plural } }: Found): Pick<RelatedIR, 'label'> =>
  label === undefined ? {} : { label: { one: label, many: plural ?? `${label}s` } }

/** What related rows are said to be of. */
function ownerOf({ resource: other, stated: { of } }: Found, at: string, workspace: Workspace): Pick<RelatedIR, 'of'> {
  const reference = of === undefined ? undefined : referencesOf(other, workspace).find(({ path }) => path === of)
  if (reference === undefined) return {}
  const { path, target, options } = reference
  const { lookups } = workspace
  const lookup = options.ref === undefined ? lookups.find(target.id, at) : lookups.ofRef(options.ref, at)
  return lookup === undefined ? {} : { of: { path, lookup: lookup.id } }
}

/** Rows that may refer to the row by several of their fields are still one kind of row. */
function joined(all: readonly RelatedIR[]): RelatedIR[] {
  const kinds = new Map<string, RelatedIR>()
  for (const one of all) {
    const { match, labels, ...rest } = one
    const kind = JSON.stringify(rest)
    const former = kinds.get(kind)
    kinds.set(
      kind,
      former?.match === undefined || match === undefined
        ? one
        : { ...former, labels: [...new Set([...former.labels, ...labels])], match: [...former.match, ...match] },
    )
  }
  return [...kinds.values()]
}

/** What a delete does to the rows that were found: as stated, else as the mock is told, else as relations of the kind do. */
function effectOf(
  { stated, resource, effect }: Found,
  { context }: Workspace,
): Pick<RelatedIR, 'onDelete' | 'when' | 'otherwise' | 'chosen'> {
  const { delete: onDelete = effect, otherwise, chosen } = stated
  const when = whenOf(stated, resource, context)
  const [field] = Object.keys(chosen ?? {})
  const instead = field === undefined ? undefined : ownOf(chosen, field)
  return {
    onDelete,
    ...(when === undefined ? {} : { when, otherwise: otherwise ?? effect }),
    ...(field === undefined || instead === undefined ? {} : { chosen: { field, onDelete: instead } }),
  }
}

function whenOf({ when }: RawRelation, { schema }: Resource, context: Workspace['context']): Condition | undefined {
  return when === undefined ? undefined : readCondition(when, { schema }, context)
}

function referencesFrom(resource: Resource, at: string, workspace: Workspace): RelationsIR['references'] {
  const { lookups } = workspace
  return referencesOf(resource, workspace).flatMap((reference) => {
    const { path, property, options, target, tag } = reference
    if (tag !== undefined || property.schema.type === 'array' || options.hidden === true) return []
    // What lies above is in the address already.
    if (isBelow(resource, target, workspace)) return []
    const lookup = options.ref === undefined ? lookups.find(target.id, at) : lookups.ofRef(options.ref, at)
    const { relation, label: name } = reference
    return lookup === undefined ? [] : [{ path, label: name, relation, lookup: lookup.id }]
  })
}
