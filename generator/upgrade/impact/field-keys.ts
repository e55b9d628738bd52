/** Which fields of which schemas a path of the client goes through, as changes name them. */
import type { Schema } from '../../model/types/contract.ts'
import type { Model } from '../../model/types/ir.ts'
import { schemasOf, type Schemas } from '../../schema/schemas.ts'
import { withoutVariants } from '../compare/leaves.ts'

interface Base {
  owner: string
  path: string
}

interface Spot extends Base {
  schema: Schema
  /** Schemas with names that it is inside of, and the way from there: what moved out of one is told by the outer one. */
  outer: readonly Base[]
}

export const fieldKey = (owner: string, field: string): string => `${owner} ${field}`

/** Keys of every field on the way, and of the schemas that they have; from schemas further out without variants. */
export function fieldKeys(root: { owner: string; schema: Schema }, path: string, schemas: Schemas): Set<string> {
  const keys = new Set<string>()
  let spots = open({ ...root, path: '', outer: [] }, schemas)
  for (const step of path === '' ? [] : path.split('.')) {
    const next = spots.flatMap((spot): Spot[] => {
      const field = schemas.allProperties(spot.schema).find(({ client }) => client === step)
      if (field === undefined) return []
      const inner = below(spot.path, field.wire)
      const outer = spot.outer.map(({ owner, path: way }): Base => ({ owner, path: below(way, field.wire) }))
      keys.add(fieldKey(spot.owner, inner))
      for (const one of [{ owner: spot.owner, path: inner }, ...outer])
        keys.add(fieldKey(one.owner, withoutVariants(one.path)))
      return [{ owner: spot.owner, path: inner, schema: field.own, outer }]
    })
    spots = next.flatMap((spot) => open(spot, schemas))
  }
  for (const { owner, path: inner } of spots) if (inner === '') keys.add(fieldKey(owner, ''))
  return keys
}

/** Fields that hold what has a name of its own, or a list of that, in the client's words. */
export function holdersOf(name: string, { document }: Pick<Model, 'document'>): ReadonlySet<string> {
  const schemas = schemasOf(document)
  const isIt = (schema: Schema): boolean => {
    const found = schemas.resolve(schema)
    return (
      found.name === name || (found.schema.items !== undefined && schemas.resolve(found.schema.items).name === name)
    )
  }
  const all = schemas.names.flatMap((one) => schemas.properties(schemas.named(one) ?? {}))
  return new Set(all.flatMap(({ own, client }) => (isIt(own) ? client : [])))
}

const below = (path: string, wire: string): string => (path === '' ? wire : `${path}.${wire}`)

/** What a schema is behind its name, the items of a list, every variant of a union. */
function open(spot: Spot, schemas: Schemas, depth = 0): Spot[] {
  const { schema, name } = schemas.resolve(spot.schema)
  const own: Spot =
    name === undefined
      ? { ...spot, schema }
      : { owner: name, path: '', schema, outer: [...spot.outer, { owner: spot.owner, path: spot.path }] }
  if (depth > 4) return [own]
  if (schema.type === 'array') return open({ ...own, schema: schema.items ?? {} }, schemas, depth + 1)
  const variants = schemas.variants(schema)
  if (variants === undefined) return [own]
  const union = schemas.union(schema)
  const named =
    union.kind === 'tagged'
      ? union.variants.map((one) => ({ ...own, path: `${own.path}[${one.value}]`, schema: one.schema }))
      : variants.map((one) => ({ ...own, schema: one }))
  return [own, ...named.flatMap((one) => open(one, schemas, depth + 1))]
}
