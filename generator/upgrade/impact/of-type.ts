/** Fields that are of a schema with a name of its own, by what has them. */
import type { Schema } from '../../model/types/contract.ts'
import type { Model } from '../../model/types/ir.ts'
import { schemasOf, type Schemas } from '../../schema/schemas.ts'
import type { FieldChange, Use } from '../compare/change.ts'

interface Held {
  owner: string
  field: string
}

/** Where a schema changes as a whole: each field that is of it, in the calls that have that field. */
export function fieldsOfType(change: FieldChange, { document, operations }: Model): FieldChange[] {
  const schemas = schemasOf(document)
  const held = schemas.names.flatMap((owner): Held[] =>
    heldIn(schemas.named(owner) ?? {}, change.owner, schemas).map((field) => ({ owner, field })),
  )
  const bodies = new Map(operations.map(({ id, request, response }) => [id, { body: request, answer: response }]))
  return held.flatMap(({ owner, field }): FieldChange[] => {
    const has = ({ operation, side }: Use): boolean => {
      if (side !== 'body' && side !== 'answer') return false
      const schema = bodies.get(operation)?.[side].schema
      return schema !== undefined && namesIn(schema, schemas).has(owner)
    }
    const uses = change.uses.filter(has)
    return uses.length === 0 ? [] : [{ ...change, owner, field, uses }]
  })
}

/** Names of fields, on the wire, of what has no name of its own below a schema. */
function heldIn(schema: Schema, type: string, schemas: Schemas): string[] {
  const inner = insideOf(schema)
  const fields = schemas.properties(schema).flatMap(({ wire, own }): string[] => {
    const items = itemsOf(own, schemas)
    const { name } = schemas.resolve(items)
    if (name === type) return [wire]
    return name === undefined ? heldIn(items, type, schemas) : []
  })
  const others = inner.flatMap((one) => (schemas.resolve(one).name === undefined ? heldIn(one, type, schemas) : []))
  return [...new Set([...fields, ...others])]
}

/** What a list or a map is of, however deep; else the schema itself. */
function itemsOf(schema: Schema, schemas: Schemas, depth = 0): Schema {
  const { schema: target, name } = schemas.resolve(schema)
  const { items, additionalProperties: values } = target
  const inner = items ?? (typeof values === 'object' ? values : undefined)
  return name !== undefined || inner === undefined || depth > 4 ? schema : itemsOf(inner, schemas, depth + 1)
}

const insideOf = ({ items, additionalProperties: values }: Schema): Schema[] => [
  ...(items === undefined ? [] : [items]),
  ...(typeof values === 'object' ? [values] : []),
]

const known = new WeakMap<Schema, ReadonlySet<string>>()

/** Names of all schemas that one is made of. */
function namesIn(schema: Schema, schemas: Schemas): ReadonlySet<string> {
  const names = known.get(schema) ?? new Set(namesBelow(schema, schemas, new Set()))
  known.set(schema, names)
  return names
}

function namesBelow(schema: Schema, schemas: Schemas, seen: Set<string>): Set<string> {
  const { schema: target, name } = schemas.resolve(schema)
  if (name !== undefined && seen.has(name)) return seen
  if (name !== undefined) seen.add(name)
  const parts = [...insideOf(target), ...schemas.allProperties(target).map(({ own }) => own)]
  for (const part of [...parts, ...(schemas.variants(target) ?? [])]) namesBelow(part, schemas, seen)
  return seen
}
