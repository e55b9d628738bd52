/** Fields inside a schema: of objects, and of the variants of unions. What several variants have at one place is one of them. */
import type { Schema } from '../../model/types/contract.ts'
import type { Property, Schemas } from '../../schema/schemas.ts'
import { camelCase } from '../../schema/client-name.ts'
import type { StructureOf } from './structure.ts'

export interface Leaf {
  /** Steps on the way, in the words of the wire; variants in brackets where not all of them have it: `source[image].image_id`. */
  path: string
  /** The same without variants, as clients name it. */
  place: string
  wire: string
  /** What it is, whether or not it may be null. */
  structure: string
  own: Schema
  depth: number
  /** Whether there is one wherever the schema is. */
  required: boolean
}

/** How deep a field is looked for. */
const maxDepth = 3

interface Step {
  name: string
  /** Variants that have the next step, of how many; none where it is no union. */
  variants: ReadonlySet<string>
  of: number
}

interface Way {
  steps: readonly Step[]
  field: Property
  required: boolean
}

export interface SchemaSide {
  schemas: Schemas
  structureOf: StructureOf
}

/** A path without the variants that it goes through: paths of manifests do not tell them apart. */
export const withoutVariants = (field: string): string =>
  field
    .replaceAll(/\[[^\]]*\]/g, '')
    .split('.')
    .filter((step) => step !== '')
    .join('.')

/** The same in the client's words, as manifests write it. */
export const clientPath = (field: string): string => withoutVariants(field).split('.').map(camelCase).join('.')

/** Whether only the wire calls it otherwise: screens and what the client gives do not. */
export const isRespelled = (from: string, to: string): boolean =>
  clientPath(from) === clientPath(to) && withoutVariants(from) !== withoutVariants(to)

/** Whether two structures are the same but for whether there may be no value. */
export const sameStructure = (a: string, b: string): boolean => withoutNull(a) === withoutNull(b)

/** Whether two have in common what is half of the larger one at least. */
export function haveHalf(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((one) => b.has(one)).length
  return shared > 0 && shared * 2 >= Math.max(a.size, b.size)
}

const withoutNull = (structure: string): string => structure.replace(/\?$/, '')

/** Whether a schema has fields of its own, or of its variants. */
export function isContainer(schema: Schema, { schemas }: Pick<SchemaSide, 'schemas'>): boolean {
  const { schema: target } = schemas.resolve(schema)
  return target.type !== 'array' && schemas.enumValues(target) === undefined && schemas.allProperties(target).length > 0
}

/** Of a field named `name`; of the schema itself without one. */
export function leavesOf(schema: Schema, side: SchemaSide, { name = '', required = true } = {}): Leaf[] {
  const groups = new Map<string, Way[]>()
  for (const way of waysInto(schema, { name, above: [], required }, side.schemas)) {
    const structure = withoutNull(side.structureOf(way.field.own))
    const key = `${placeOf(way)} ${structure}`
    groups.set(key, [...(groups.get(key) ?? []), way])
  }
  return [...groups.values()].flatMap((ways) => {
    const [first] = ways
    if (first === undefined) return []
    const { field, steps } = first
    const merged = steps.map(({ name: step, of }, i): Step => ({
      name: step,
      of,
      variants: new Set(ways.flatMap((way) => [...(way.steps[i]?.variants ?? [])])),
    }))
    const isEverywhere = merged.every(({ variants, of }) => variants.size === of)
    return [
      {
        path: [...merged.map(stepText), field.wire].filter((step) => step !== '').join('.'),
        place: placeOf(first),
        wire: field.wire,
        structure: withoutNull(side.structureOf(field.own)),
        own: field.own,
        depth: steps.length,
        required: isEverywhere && ways.every((way) => way.required),
      },
    ]
  })
}

const placeOf = ({ steps, field }: Way): string =>
  [...steps.map(({ name }) => name), field.wire].filter((step) => step !== '').join('.')

const stepText = ({ name, variants, of }: Step): string =>
  variants.size === of ? name : `${name}[${[...variants].join('|')}]`

interface At {
  name: string
  above: readonly Step[]
  required: boolean
}

function waysInto(schema: Schema, { name, above, required }: At, schemas: Schemas): Way[] {
  if (above.length >= maxDepth || !isContainer(schema, { schemas })) return []
  const variants = variantsIn(schema, schemas)
  const below = (fields: readonly Property[], step: Step): Way[] =>
    fields.flatMap((field) => {
      const steps = [...above, step]
      const isRequired = required && field.required
      return [
        { steps, field, required: isRequired },
        ...waysInto(field.own, { name: field.wire, above: steps, required: isRequired }, schemas),
      ]
    })
  const own = schemas.allProperties(schema)
  if (variants === undefined) return below(own, { name, variants: new Set(), of: 0 })
  const ofVariants = variants.map((one) => ({ ...one, fields: schemas.allProperties(one.schema) }))
  const shared = own.filter(({ wire }) => !ofVariants.some(({ fields }) => fields.some((one) => one.wire === wire)))
  return [
    ...below(shared, { name, variants: new Set(), of: 0 }),
    ...ofVariants.flatMap(({ value, tag, fields }) =>
      below(
        fields.filter(({ client }) => client !== tag),
        { name, variants: new Set([value]), of: variants.length },
      ),
    ),
  ]
}

interface Variant {
  value: string
  schema: Schema
  /** In the client's words: what tells variants apart is none of their fields. */
  tag?: string
}

/** By the value of their tag, else by their name or place. */
function variantsIn(schema: Schema, schemas: Schemas): Variant[] | undefined {
  const all = schemas.variants(schema)
  if (all === undefined) return undefined
  const union = schemas.union(schema)
  return union.kind === 'tagged'
    ? union.variants.map(({ value, schema: variant }) => ({ value, schema: variant, tag: union.tag }))
    : all.map((variant, i) => ({ value: schemas.resolve(variant).name ?? String(i + 1), schema: variant }))
}
