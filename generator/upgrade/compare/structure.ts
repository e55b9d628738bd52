/** What two schemas have to have in common to be taken for the same thing under another name. */
import type { Schema } from '../../model/types/contract.ts'
import type { Schemas } from '../../schema/schemas.ts'

/** Text that is equal for schemas of equal structure. Texts for people, limits and defaults are no part of it. */
export type StructureOf = (schema: Schema) => string

/** How deep structures are looked into: what lies below is the same as far as anybody can tell. */
const maxDepth = 6

/** `isShared`: names that both contracts have, which stand for themselves. */
export function createStructures(schemas: Schemas, isShared: (name: string) => boolean): StructureOf {
  const structure = (schema: Schema, depth: number): string => {
    const { schema: target, name, nullable } = schemas.resolve(schema)
    const mark = nullable ? '?' : ''
    if (name !== undefined && isShared(name)) return `$${name}${mark}`
    return `${shapeText(target, depth)}${mark}`
  }
  const shapeText = (target: Schema, depth: number): string => {
    if (depth > maxDepth) return '…'
    const variants = schemas.variants(target)
    if (variants !== undefined) {
      const all = variants.map((one) => structure(one, depth + 1))
      return `(${all.sort().join('|')})`
    }
    const values = target.enum
    if (values !== undefined) return `enum(${values.map(String).sort().join(',')})`
    if (target.type === 'array') return `[${structure(target.items ?? {}, depth + 1)}]`
    const fields = schemas.allProperties(target)
    if (fields.length > 0) {
      const all = fields.map(({ wire, own, required }) => `${wire}${required ? '' : '?'}:${structure(own, depth + 1)}`)
      return `{${all.sort().join(',')}}`
    }
    const { additionalProperties: open } = target
    if (typeof open === 'object') return `map(${structure(open, depth + 1)})`
    return [target.type ?? 'any', target.format ?? ''].join(' ').trim()
  }
  return (schema) => structure(schema, 0)
}

/** What a schema is, in a few words for people: `string (uuid)`, `list of Thing`. Whether there may be no value is another matter. */
function describe(schema: Schema, schemas: Schemas, most: number): string {
  const { schema: target, name } = schemas.resolve(schema)
  return name ?? plainWords(target, schemas, most)
}

type Described = readonly [Schema, Schemas]

/** What two schemas are: of many values or variants the first few, unless only the others tell the two apart. */
export function describeBoth([a, olds]: Described, [b, nows]: Described): [from: string, to: string] {
  const said = (most: number): [string, string] => [describe(a, olds, most), describe(b, nows, most)]
  const [from, to] = said(maxNamed)
  return from === to ? said(Infinity) : [from, to]
}

/** How many values or variants are named. */
const maxNamed = 5

/** The first few of several. */
function few(all: readonly string[], most: number): string {
  const more = all.length - most
  return more > 0 ? `${all.slice(0, most).join(', ')} and ${more} more` : all.join(', ')
}

function plainWords(target: Schema, schemas: Schemas, most: number): string {
  const inside = (schema: Schema): string => describe(schema, schemas, most)
  const values = schemas.enumValues(target)
  if (values !== undefined) return `one of ${few([...new Set(values.map(String))], most)}`
  const variants = schemas.variants(target)
  if (variants !== undefined) {
    const union = schemas.union(target)
    const named = union.kind === 'tagged' ? union.variants.map(({ value }) => value) : variants.map(inside)
    return `one of ${few([...new Set(named)], most)}`
  }
  if (target.type === 'array') return `list of ${inside(target.items ?? {})}`
  if (target.type === undefined) return schemas.allProperties(target).length > 0 ? 'object' : 'anything'
  const format = target.format === undefined ? '' : ` (${target.format})`
  return `${target.type}${format}`
}
