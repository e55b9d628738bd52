/** Names of other things inside tagged unions: `{type: instance, value: web-1}` names an instance. */
import type { Context } from './context.ts'
import { paramsOf } from './paths.ts'
import { refId } from './refs.ts'
import type { Resource } from './resources.ts'
import { rowFields } from '../schema/row-fields.ts'
import type { Schema } from '../model/types/contract.ts'
import type { RawField } from '../model/types/manifest.ts'

/** What one variant of a union names. */
export interface NamedThing {
  /** Field path of what tells the variants apart, and its value in this one. */
  tag: string
  value: string
  resource: Resource
  page: string
  /** The server says its ID beside the name: it is there. A name alone may be of something that is gone. */
  isThere: boolean
}

export interface UnionField {
  path: string
  /** Of the row. */
  schema: Schema
  /** Options of the row's fields by path. */
  options: readonly Readonly<Record<string, RawField>>[]
  /** Route path of the screen: the page of what is named has no other parameters than these and its own. */
  at: string
}

/**
 * What a field of a union names, by variant: what a reference is stated to, else the entity that the variant is called like. Only
 * of names, and only what has a page that can be reached from here.
 */
export function namedInUnions(
  field: UnionField,
  context: Context,
  pageOf: (resource: Resource) => string | undefined,
): { things: readonly NamedThing[]; /** Some variants name nothing of the kind. */ isPartial: boolean } {
  const { schemas, contract } = context
  const steps = field.path.split('.')
  for (let count = 0; count < steps.length; count++) {
    const union = steps.slice(0, count).join('.')
    const rest = steps.slice(count).join('.')
    const owner = count === 0 ? field.schema : schemas.at(field.schema, union)?.schema
    const kind = owner === undefined ? undefined : schemas.union(schemas.resolve(owner).schema)
    if (kind?.kind !== 'tagged') continue
    const things = kind.variants.flatMap(({ value, schema }): NamedThing[] => {
      if (schemas.at(schema, rest)?.name !== contract.conventions.schemas.name) return []
      const stated = field.options.flatMap((all) => all[`${union}[${value}].${rest}`]?.ref ?? [])[0]
      const resource = context.resource(stated === undefined ? value : refId(stated))
      const page = resource?.key.kind === 'nameOrId' ? pageOf(resource) : undefined
      if (resource === undefined || page === undefined) return []
      const known = [...paramsOf(field.at), resource.param]
      if (!paramsOf(page).every((param) => known.includes(param))) return []
      const id = [...steps.slice(count, -1), rowFields(contract.conventions).id].join('.')
      const isThere = schemas.at(schema, id) !== undefined
      return [{ tag: union === '' ? kind.tag : `${union}.${kind.tag}`, value, resource, page, isThere }]
    })
    return { things, isPartial: things.length < kind.variants.length }
  }
  return { things: [], isPartial: false }
}
