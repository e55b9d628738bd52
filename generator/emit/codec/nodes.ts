/**
 * What a JSON value under a schema can be, told apart by JSON type. References are followed, `allOf` is merged,
 * unions are spread out; recursive schemas give a cyclic graph with one node per schema.
 */
import type { Document, Schema } from '../../model/types/contract.ts'
import { schemasOf } from '../../schema/schemas.ts'

type Literal = string | number | boolean | null

/** What a value can be; more than one thing for a union. */
export interface Node {
  /** Nothing is said about the value: it is not looked into. */
  opaque: boolean
  /** A string may be a date-time. */
  dates: boolean
  /** A string may be something else. */
  strings: boolean
  /** A number may have a fraction. */
  numbers: boolean
  integers: boolean
  /** An integer may be one that a number does not hold exactly. */
  largeIntegers: boolean
  booleans: boolean
  /** Elements of an array may be `null`. */
  nullItems: boolean
  /** What the elements of an array can be; several for a union of arrays. */
  items: Node[]
  /** What an object can be; several for a union of objects. */
  objects: ObjectForm[]
}

/** One way an object can look. */
export interface ObjectForm {
  /** By wire name. */
  properties: ReadonlyMap<string, Node>
  required: readonly string[]
  /** Properties that may be `null`. */
  nullable: ReadonlySet<string>
  /** Properties that can only have some values: they tell the variants of a union apart. */
  tags: ReadonlyMap<string, readonly Literal[]>
  /** What the values under free keys can be. */
  rest?: Node
  /** Those may be `null`. */
  nullRest: boolean
}

interface ObjectAlternative {
  properties: Map<string, Schema>
  required: readonly string[]
  /** `undefined`: nothing was said about further keys. */
  rest: Schema | false | undefined
}

/** One way a value can look; at most one member is set. */
interface Alternative {
  opaque?: true
  boolean?: true
  number?: 'small integer' | 'integer' | 'fraction'
  string?: 'date' | 'other'
  items?: Schema
  object?: ObjectAlternative
}

export interface Graph {
  /** The node of a schema: always the same one. */
  node: (schema: Schema) => Node
}

/** The graph of a document, built as far as it is asked for. */
export function createGraph(document: Document): Graph {
  const nodes = new Map<Schema, Node>()
  const intersections = new Map<Schema, Map<Schema, Schema>>()
  const schemas = schemasOf(document)

  const isNullable = (schema: Schema): boolean => {
    const { nullable } = schemas.resolve(schema)
    return nullable || schemas.variants(schema)?.some(isNullable) === true
  }

  /** The schema behind references and one-member `allOf`s. */
  const canonical = (schema: Schema): Schema => schemas.resolve(schema).schema

  /** Both at once; the same two always give the same schema, so that recursive ones come to an end. */
  function intersect(a: Schema, b: Schema): Schema {
    const [left, right] = [canonical(a), canonical(b)]
    if (left === right) return left
    const known = intersections.get(left) ?? new Map<Schema, Schema>()
    intersections.set(left, known)
    const both = known.get(right) ?? { allOf: [left, right] }
    known.set(right, both)
    return both
  }

  function alternatives(schema: Schema, seen: ReadonlySet<Schema>): Alternative[] {
    const target = canonical(schema)
    if (seen.has(target)) return []
    const deeper = new Set(seen).add(target)
    let result = ownAlternative(target)
    for (const member of target.allOf ?? []) result = combineAll(result, alternatives(member, deeper))
    const variants = schemas.variants(target)
    if (variants !== undefined)
      result = combineAll(
        result,
        variants.flatMap((variant) => alternatives(variant, deeper)),
      )
    return result
  }

  const combineAll = (left: Alternative[], right: Alternative[]): Alternative[] =>
    left.flatMap((a) => right.map((b) => combine(a, b)))

  function combine(a: Alternative, b: Alternative): Alternative {
    if (a.opaque) return b
    if (b.opaque) return a
    if (a.string !== undefined && b.string !== undefined) return { string: a.string === 'date' ? 'date' : b.string }
    if (a.items !== undefined && b.items !== undefined) return { items: intersect(a.items, b.items) }
    if (a.object !== undefined && b.object !== undefined) return { object: combineObjects(a.object, b.object) }
    return a
  }

  function combineObjects(a: ObjectAlternative, b: ObjectAlternative): ObjectAlternative {
    const properties = new Map(a.properties)
    for (const [name, schema] of b.properties) {
      const other = properties.get(name)
      properties.set(name, other === undefined ? schema : intersect(other, schema))
    }
    const rest = a.rest && b.rest ? intersect(a.rest, b.rest) : (a.rest ?? b.rest)
    return { properties, required: [...new Set([...a.required, ...b.required])], rest }
  }

  function node(schema: Schema): Node {
    const target = canonical(schema)
    const known = nodes.get(target)
    if (known !== undefined) return known
    const made: Node = {
      opaque: false,
      dates: false,
      strings: false,
      numbers: false,
      integers: false,
      largeIntegers: false,
      booleans: false,
      nullItems: false,
      items: [],
      objects: [],
    }
    nodes.set(target, made)
    for (const alternative of alternatives(target, new Set())) {
      if (alternative.opaque) made.opaque = true
      if (alternative.number === 'fraction') made.numbers = true
      if (alternative.number === 'integer') made.largeIntegers = true
      if (alternative.number === 'integer' || alternative.number === 'small integer') made.integers = true
      if (alternative.boolean) made.booleans = true
      if (alternative.string === 'date') made.dates = true
      if (alternative.string === 'other') made.strings = true
      if (alternative.items !== undefined) {
        addOnce(made.items, node(alternative.items))
        made.nullItems ||= isNullable(alternative.items)
      }
      if (alternative.object !== undefined) made.objects.push(objectForm(alternative.object))
    }
    return made
  }

  function objectForm({ properties, required, rest }: ObjectAlternative): ObjectForm {
    const tags = [...properties].flatMap(([name, schema]): [string, readonly Literal[]][] => {
      const values = canonical(schema).enum
      return values === undefined ? [] : [[name, values]]
    })
    // An object of which nothing is said holds anything; one with known keys is taken at its word.
    const free = rest ?? (properties.size === 0 ? {} : false)
    return {
      properties: new Map([...properties].map(([name, schema]) => [name, node(schema)])),
      required,
      nullable: new Set([...properties].flatMap(([name, schema]) => (isNullable(schema) ? [name] : []))),
      tags: new Map(tags),
      nullRest: free !== false && isNullable(free),
      ...(free === false ? {} : { rest: node(free) }),
    }
  }

  return { node }
}

/** What the schema itself says, apart from its references, `allOf` and variants. */
function ownAlternative(schema: Schema): Alternative[] {
  const { type, properties, additionalProperties: rest, items, enum: values } = schema
  if (type === 'string') return [{ string: schema.format === 'date-time' ? 'date' : 'other' }]
  if (type === 'array' || (type === undefined && items !== undefined)) return [{ items: items ?? {} }]
  if (type === 'object' || properties !== undefined || rest !== undefined) {
    const free = rest === true ? {} : rest
    return [
      {
        object: { properties: new Map(Object.entries(properties ?? {})), required: schema.required ?? [], rest: free },
      },
    ]
  }
  if (type === 'integer')
    return [{ number: /^u?int(8|16|32)$/.test(schema.format ?? '') ? 'small integer' : 'integer' }]
  if (type === 'number') return [{ number: 'fraction' }]
  if (type === 'boolean') return [{ boolean: true }]
  if (type !== undefined) return [{}]
  if (values !== undefined)
    return values.some((value) => typeof value === 'string') ? [{ string: 'other' }] : [{ number: 'integer' }]
  return [{ opaque: true }]
}

function addOnce(nodes: Node[], node: Node): void {
  if (!nodes.includes(node)) nodes.push(node)
}
