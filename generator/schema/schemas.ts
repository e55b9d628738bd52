/** Reads schemas: references, unions, properties by path. Works on the wire document; properties have their names of both views. */
import { camelCase } from './client-name.ts'
import { referredSchema } from './references.ts'
import type { Document, Schema } from '../model/types/contract.ts'

/** A schema behind references and one-member `allOf`s, with what was learnt on the way. */
export interface Resolved {
  schema: Schema
  /** Name of the innermost named schema passed. */
  name?: string
  nullable: boolean
  description?: string
}

export interface Property extends Resolved {
  wire: string
  client: string
  required: boolean
  /** As the object says it, references and all. */
  own: Schema
}

export type UnionKind =
  | { kind: 'none' }
  /** Strings only: every variant is an enum. */
  | { kind: 'enum'; values: readonly (string | number)[]; help: Readonly<Record<string, string>> }
  /** Objects that carry their variant's name in a common property. */
  | { kind: 'tagged'; tag: string; variants: readonly { value: string; schema: Schema; help?: string }[] }
  | { kind: 'other'; variants: readonly Schema[] }

export interface Schemas {
  resolve: (schema: Schema) => Resolved
  /** Properties of an object, of all members of an `allOf`, or of any variant of a union; contract order. */
  properties: (schema: Schema) => readonly Property[]
  /** The same with those that no field path can name. */
  allProperties: (schema: Schema) => readonly Property[]
  /** What a union offers; undefined for anything else. */
  variants: (schema: Schema) => readonly Schema[] | undefined
  /** The property at a dotted client-view path; undefined when a step does not exist. */
  at: (schema: Schema, path: string) => Property | undefined
  /** The properties on the way of such a path, that at its end included; undefined when a step does not exist. */
  along: (schema: Schema, path: string) => readonly Property[] | undefined
  union: (schema: Schema) => UnionKind
  enumValues: (schema: Schema) => readonly (string | number)[] | undefined
  named: (name: string) => Schema | undefined
  names: readonly string[]
}

/** Whether a field path can name the property: a dot separates its steps. */
export const isAddressable = (wire: string): boolean => wire !== '' && !wire.includes('.')

/** Properties that an object, or some variant of a union, requires and that no field path can name: they are written in JSON only. */
export function unnamedIn(schema: Schema, schemas: Pick<Schemas, 'allProperties' | 'variants'>): readonly Property[] {
  const isUnnamed = ({ wire, required }: Property): boolean => required && !isAddressable(wire)
  return [schema, ...(schemas.variants(schema) ?? [])].flatMap((one) => schemas.allProperties(one).filter(isUnnamed))
}

/** What a schema wraps that says nothing of its own, but for a description and whether there may be no value. */
function onlyMember({ allOf, ...own }: Schema): Schema | undefined {
  const { properties, additionalProperties, items, enum: values, oneOf, anyOf, format } = own
  const isWrapper = [properties, additionalProperties, items, values, oneOf, anyOf, format].every(
    (part) => part === undefined,
  )
  return isWrapper && allOf?.length === 1 ? allOf[0] : undefined
}

/** The same function, asked once for each schema: the model asks the same questions thousands of times. */
function remembered<T>(answer: (schema: Schema) => T): (schema: Schema) => T {
  const known = new WeakMap<Schema, { answer: T }>()
  return (schema) => {
    const earlier = known.get(schema)
    if (earlier !== undefined) return earlier.answer
    const now = answer(schema)
    known.set(schema, { answer: now })
    return now
  }
}

const readers = new WeakMap<Document, Schemas>()

/** The reader of a document: always the same one, so that whatever was worked out stays known. */
export function schemasOf(document: Document): Schemas {
  const reader = readers.get(document) ?? createSchemas(document)
  readers.set(document, reader)
  return reader
}

export function createSchemas(document: Document): Schemas {
  const { schemas } = document.components
  const names = Object.keys(schemas)
  const named = (name: string): Schema | undefined => (Object.hasOwn(schemas, name) ? schemas[name] : undefined)

  const resolve = remembered((schema: Schema): Resolved => {
    let current = schema
    let nullable = schema.nullable === true
    let description = schema.description
    let name: string | undefined
    // Bounded by the number of schemas: a longer chain of references goes in circles.
    for (let steps = names.length + 2; steps > 0; steps--) {
      const target = referredSchema(current)
      name = target ?? name
      const next = target === undefined ? onlyMember(current) : named(target)
      if (next === undefined) break
      current = next
      nullable ||= current.nullable === true
      description ??= current.description
    }
    return {
      schema: current,
      nullable,
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
    }
  })

  const allProperties = remembered((schema: Schema): readonly Property[] => propertiesBelow(schema, new Set()))

  const properties = remembered((schema: Schema) => allProperties(schema).filter(({ wire }) => isAddressable(wire)))

  const variants = (schema: Schema): readonly Schema[] | undefined => {
    const { schema: target } = resolve(schema)
    return target.oneOf ?? target.anyOf
  }

  /** @param seen schemas on the way here: one that contains itself as a variant has nothing more to say */
  function propertiesBelow(schema: Schema, seen: ReadonlySet<Schema>): Property[] {
    const { schema: target } = resolve(schema)
    if (seen.has(target)) return []
    const deeper = new Set(seen).add(target)
    const found = new Map<string, Property>()
    for (const [wire, property] of Object.entries(target.properties ?? {})) {
      const resolved = resolve(property)
      const description = property.description ?? target['x-cairn-descriptions']?.[wire] ?? resolved.description
      found.set(wire, {
        ...resolved,
        ...(description === undefined ? {} : { description }),
        wire,
        client: camelCase(wire),
        required: target.required?.includes(wire) === true,
        own: property,
      })
    }
    for (const member of target.allOf ?? [])
      for (const p of propertiesBelow(member, deeper)) if (!found.has(p.wire)) found.set(p.wire, p)
    const ofVariants = (variants(target) ?? []).map((v) => propertiesBelow(v, deeper))
    for (const own of ofVariants) {
      for (const p of own) {
        const other = found.get(p.wire)
        // Only what every variant requires is required of the union.
        const required = ofVariants.every((v) => v.find((o) => o.wire === p.wire)?.required === true)
        found.set(p.wire, { ...(other === undefined ? p : merged(other, p)), required })
      }
    }
    return [...found.values()]
  }

  /** The same property of two union variants: enums are joined (a tag has every value), the rest keeps the first. */
  function merged(a: Property, b: Property): Property {
    const values = [...(enumValues(a.schema) ?? []), ...(enumValues(b.schema) ?? [])]
    // What one variant says of its property is not true of all of them.
    const { description, ...rest } = a
    const shared = description === b.description && description !== undefined ? { ...rest, description } : rest
    if (values.length === 0) return shared
    return { ...shared, schema: { ...a.schema, enum: [...new Set(values)] } }
  }

  function along(schema: Schema, path: string): readonly Property[] | undefined {
    let current: Schema = schema
    const found: Property[] = []
    for (const step of path.split('.')) {
      const list = resolve(current).schema
      const owner = list.type === 'array' && list.items !== undefined ? list.items : current
      const property = properties(owner).find((p) => p.client === step)
      if (property === undefined) return undefined
      found.push(property)
      current = property.schema
    }
    return found
  }

  const at = (schema: Schema, path: string): Property | undefined => along(schema, path)?.at(-1)

  function enumValues(schema: Schema): readonly (string | number)[] | undefined {
    const { schema: target } = resolve(schema)
    if (target.enum !== undefined)
      return target.enum.filter((v): v is string | number => typeof v === 'string' || typeof v === 'number')
    const kind = union(target)
    return kind.kind === 'enum' ? kind.values : undefined
  }

  const union = remembered((schema: Schema): UnionKind => {
    const all = variants(schema)
    if (all === undefined) return { kind: 'none' }
    const resolved = all.map((v) => ({ ...resolve(v), own: v }))
    if (resolved.every((v) => v.schema.enum !== undefined && v.schema.type === 'string')) {
      // Values may be called like a member of every object.
      const help = Object.create(null) as Record<string, string>
      for (const v of resolved) {
        if (v.schema.enum?.length === 1 && v.description !== undefined) help[String(v.schema.enum[0])] = v.description
      }
      return { kind: 'enum', values: resolved.flatMap((v) => enumValues(v.schema) ?? []), help }
    }
    const tag = Object.keys(resolved[0]?.schema.properties ?? {}).find((wire) =>
      resolved.every((v) => {
        const property = v.schema.properties?.[wire]
        return property !== undefined && resolve(property).schema.enum?.length === 1
      }),
    )
    if (tag === undefined) return { kind: 'other', variants: all }
    return {
      kind: 'tagged',
      tag: camelCase(tag),
      variants: resolved.map((v) => ({
        value: String(resolve(v.schema.properties?.[tag] ?? {}).schema.enum?.[0]),
        schema: v.schema,
        ...(v.description === undefined ? {} : { help: v.description }),
      })),
    }
  })

  return { resolve, properties, allProperties, variants, at, along, union, enumValues, named, names }
}
