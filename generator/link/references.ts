/** Fields of rows that refer to other rows: as stated, else by the name of an id. Also inside tagged unions. */
import { refId } from './refs.ts'
import type { Context } from './context.ts'
import type { Resource } from './resources.ts'
import type { Property } from '../schema/schemas.ts'
import { fieldLabel } from './labels.ts'
import type { Site } from './lists.ts'
import type { Schema } from '../model/types/contract.ts'
import type { RawField } from '../model/types/manifest.ts'
import type { FieldRelation } from '../model/types/relation-ir.ts'
import { ownOf } from '../schema/records.ts'

export interface Reference {
  /** Field path; variants of unions stand in brackets: `targets[instance].value`. */
  path: string
  label: string
  relation: FieldRelation
  /** Property that tells the variants apart, for paths that name one. */
  tag?: string
  property: Property
  options: RawField
  /** The resource referred to. */
  target: Resource
  /** Rows of the list have the field; else only the row's own page has it. */
  isListed: boolean
}

/** Every resource looks at those of all others. */
const known = new WeakMap<Resource, readonly Reference[]>()

/** Every field of a row that refers to something. */
export function referencesOf(resource: Resource, site: Site): readonly Reference[] {
  const found = known.get(resource) ?? findReferences(resource, site)
  known.set(resource, found)
  return found
}

function findReferences(resource: Resource, { context, lookups }: Site): Reference[] {
  const { schema, viewSchema } = resource
  const stated = { ...resource.entry.raw.fields, ...resource.raw.fields }
  const own = [schema, viewSchema].flatMap((one) => context.schemas.properties(one).map(({ client }) => client))
  return [...new Set([...own, ...Object.keys(stated)])].flatMap((path): Reference[] => {
    const listed = fieldAt(schema, path, context)
    const field = listed ?? fieldAt(viewSchema, path, context)
    if (field === undefined) return []
    const options = ownOf(stated, path) ?? {}
    const { property, tag } = field
    const target =
      options.ref !== undefined
        ? context.resource(refId(options.ref))
        : property.schema.format === 'uuid'
          ? lookups.byProperty(path.split('.').at(-1) ?? path)
          : undefined
    if (target === undefined || options.hidden === true) return []
    return [
      {
        path,
        label: options.label ?? fieldLabel(path, context),
        relation: options.relation ?? 'uses',
        ...(tag === undefined ? {} : { tag }),
        property,
        options,
        target,
        isListed: listed !== undefined,
      },
    ]
  })
}

/** The property at a path that may name variants of unions, and what tells these apart. */
function fieldAt(schema: Schema, path: string, { schemas }: Context): { property: Property; tag?: string } | undefined {
  const plain = path.replaceAll(/\[[^\]]*\]/g, '')
  const property = schemas.at(schema, plain)
  const [union, variant] = /^([^[]*)\[([^\]]*)\]/.exec(path)?.slice(1) ?? []
  if (property === undefined || union === undefined) return property && { property }
  const owner = schemas.resolve(schemas.at(schema, union)?.schema ?? {}).schema
  const kind = schemas.union(owner.type === 'array' && owner.items !== undefined ? owner.items : owner)
  // What the variant itself says of the field: the others may have something else there.
  const inner = kind.kind === 'tagged' ? kind.variants.find(({ value }) => value === variant) : undefined
  const own = inner && schemas.at(inner.schema, plain.slice(union.length + 1))
  return kind.kind === 'tagged' && own !== undefined ? { property: own, tag: kind.tag } : undefined
}
