/** What differs between the schemas that two contracts have in the same places. */
import type { Schema } from '../../model/types/contract.ts'
import type { Property, Schemas } from '../../schema/schemas.ts'
import type { FieldChange, SchemaRenamed, Use } from './change.ts'
import { matchFields, type FieldSide } from './fields.ts'
import { haveHalf, isContainer, leavesOf, sameStructure, type Leaf } from './leaves.ts'
import { describeBoth, type StructureOf } from './structure.ts'

export interface ContractSide {
  schemas: Schemas
  structureOf: StructureOf
}

export interface SchemaComparison {
  /** Compares what a call takes or gives. */
  compare: (old: Schema, now: Schema, use: Use) => void
  /** Whether one has the name that the other one had until now. */
  isRenamed: (old: Schema, now: Schema) => boolean
  /** Every difference found so far, once, with all calls that it is of. */
  changes: () => (FieldChange | SchemaRenamed)[]
}

/** Omits `uses`, which are known at the end. */
type Found = FieldChange extends infer One
  ? One extends FieldChange
    ? Omit<One, 'uses' | 'owner' | 'by'>
    : never
  : never

/** Two schemas that stand in the same places, and those that they are made of. */
interface Node {
  owner: string
  /** The schema that stands in its place, where the one of its name is still there. */
  by?: string
  found: Found[]
  inner: Set<Node>
  uses: Use[]
}

interface Spot {
  node: Node
  path: string
}

const limits = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const

/** In words, those that differ. */
export function limitsOf(old: Schema, now: Schema): [from: string, to: string] {
  const changed = limits.filter((limit) => old[limit] !== now[limit])
  const said = (schema: Schema): string => changed.map((limit) => `${limit} ${schema[limit] ?? 'none'}`).join(', ')
  return [said(old), said(now)]
}

export function compareSchemas(old: ContractSide, now: ContractSide): SchemaComparison {
  const nodes = new Map<string, Node>()
  const renamed = new Map<string, string>()

  /** The pair of two schemas, compared when it is first met. */
  function nodeOf(key: string, named: Pick<Node, 'owner' | 'by'>, schemas: readonly [Schema, Schema]): Node {
    const known = nodes.get(key)
    if (known !== undefined) return known
    const node: Node = { ...named, found: [], inner: new Set(), uses: [] }
    nodes.set(key, node)
    shapes(...schemas, { node, path: '' })
    return node
  }

  /** Compares schemas at a place: what has a name of its own is compared once for all places. */
  function compareAt(a: Schema, b: Schema, at: Spot): void {
    const [x, y] = [old.schemas.resolve(a), now.schemas.resolve(b)]
    if (x.name === undefined || y.name === undefined) {
      if (isContainer(a, old) && !areAlike(x.schema, y.schema) && noteInside(a, b, at)) return
      const isOther = shapeOf(x.schema, old.schemas) !== shapeOf(y.schema, now.schemas)
      return isOther ? noteOther(a, b, at) : shapes(x.schema, y.schema, at)
    }
    if (x.name !== y.name && !isRename(x.name, y.name) && !areAlike(x.schema, y.schema))
      return noteWrapped([a, x.name], [b, y.name], at) ? undefined : noteOther(a, b, at)
    const isSplit = x.name !== y.name && !renamed.has(x.name)
    const named = { owner: x.name, ...(isSplit ? { by: y.name } : {}) }
    at.node.inner.add(nodeOf(`${x.name} ${y.name}`, named, [x.schema, y.schema]))
  }

  /** What is, as a whole, one field of what stands in its place: each of its fields is below that. */
  function noteWrapped([a, owner]: [Schema, string], [b, by]: [Schema, string], at: Spot): boolean {
    if (!isContainer(a, old)) return false
    const key = `${owner} ${by}`
    const known = nodes.get(key)
    const node: Node = known ?? { owner, by, found: [], inner: new Set(), uses: [] }
    if (known === undefined && !noteInside(a, b, { node, path: '' })) return false
    nodes.set(key, node)
    at.node.inner.add(node)
    return true
  }

  /** The same, with what is noted of it at a place. */
  function noteInside(a: Schema, b: Schema, at: Spot): boolean {
    const direct = leavesOf(b, now).filter(({ depth }) => depth === 1)
    const [leaf, ...others] = direct.filter(({ structure }) => sameStructure(structure, old.structureOf(a)))
    if (leaf === undefined || others.length > 0) return false
    const below = (path: string): Spot => ({ ...at, path: pathBelow(at.path, path) })
    for (const { wire, required } of old.schemas.allProperties(a)) {
      const { path } = below(`${leaf.path}.${wire}`)
      note(below(wire), {
        type: 'field-moved',
        sureness: 'certain',
        to: path,
        candidates: [path],
        required: leaf.required && required,
      })
    }
    for (const { path, required } of direct.filter((one) => one !== leaf))
      note(below(path), { type: 'field-added', required })
    // What has a name of its own may be another inside.
    if (isNamedAlike(a, leaf.own)) compareAt(a, leaf.own, at)
    return true
  }

  /** A name that is gone and one that is new, for schemas that have half of their fields, or of their values, in common. */
  function isRename(from: string, to: string): boolean {
    const [a, b] = [old.schemas.named(from), now.schemas.named(to)]
    if (a === undefined || b === undefined) return false
    if (now.schemas.named(from) !== undefined || old.schemas.named(to) !== undefined) return false
    const haveHalfOfValues = haveHalf(valuesOf(a, old.schemas), valuesOf(b, now.schemas))
    if (!areAlike(a, b) && !haveHalfOfValues && old.structureOf(a) !== now.structureOf(b)) return false
    renamed.set(from, to)
    return true
  }

  function areAlike(a: Schema, b: Schema): boolean {
    const [x, y] = [old.schemas.allProperties(a), now.schemas.allProperties(b)]
    return haveHalf(new Set(x.map(({ wire }) => wire)), new Set(y.map(({ wire }) => wire)))
  }

  function shapes(a: Schema, b: Schema, at: Spot): void {
    const [x, y] = [shapeOf(a, old.schemas), shapeOf(b, now.schemas)]
    if (x !== y) return noteOther(a, b, at)
    switch (x) {
      case 'choice':
        return values(a, b, at)
      case 'union':
        return variants(a, b, at)
      case 'array':
        compareAt(a.items ?? {}, b.items ?? {}, at)
        return compareLimits(a, b, at)
      case 'map':
        if (typeof a.additionalProperties === 'object' && typeof b.additionalProperties === 'object')
          compareAt(a.additionalProperties, b.additionalProperties, at)
        return
      case 'object':
        return fields(a, b, at)
      case 'plain':
        if (a.type !== b.type || a.format !== b.format) noteOther(a, b, at)
        // Limits of a number say nothing of a text.
        return a.type === b.type ? compareLimits(a, b, at) : undefined
    }
  }

  function compareLimits(a: Schema, b: Schema, at: Spot): void {
    const [from, to] = limitsOf(a, b)
    if (from !== to) note(at, { type: 'limits-changed', from, to })
  }

  function values(a: Schema, b: Schema, at: Spot): void {
    const [x, y] = [valuesOf(a, old.schemas), valuesOf(b, now.schemas)]
    for (const value of x) if (!y.has(value)) note(at, { type: 'value-removed', value })
    for (const value of y) if (!x.has(value)) note(at, { type: 'value-added', value })
  }

  function variants(a: Schema, b: Schema, at: Spot): void {
    const [x, y] = [variantsOf(a, old), variantsOf(b, now)]
    for (const [value, variant] of x) {
      const same = y.get(value)
      if (same === undefined) note(at, { type: 'variant-removed', value })
      else compareAt(variant, same, { ...at, path: `${at.path}[${value}]` })
    }
    for (const value of y.keys()) if (!x.has(value)) note(at, { type: 'variant-added', value })
  }

  function fields(a: Schema, b: Schema, at: Spot): void {
    const below = (path: string): Spot => ({ ...at, path: pathBelow(at.path, path) })
    const { pairs, moves, added, removed } = matchFields(fieldSide(a, old), fieldSide(b, now))
    for (const pair of pairs) {
      const spot = below(pair.old.wire)
      if (pair.old.required !== pair.now.required)
        note(spot, { type: pair.now.required ? 'field-required' : 'field-optional' })
      if (pair.old.nullable !== pair.now.nullable)
        note(spot, { type: pair.now.nullable ? 'field-nullable' : 'field-not-nullable' })
      if (pair.old.own.deprecated !== true && pair.now.own.deprecated === true) note(spot, { type: 'field-deprecated' })
      const [was, is] = [defaultOf(pair.old), defaultOf(pair.now)]
      // One of another type says nothing more than that type does.
      if (was !== is && pair.old.schema.type === pair.now.schema.type)
        note(spot, { type: 'default-changed', from: was, to: is })
      if (!pair.isMoved) compareAt(pair.old.own, pair.now.own, spot)
    }
    for (const { from, to, inside, ...move } of moves) {
      note(below(from), {
        ...move,
        candidates: move.candidates.map((path) => below(path).path),
        ...(to === undefined ? {} : { to: below(to).path }),
      })
      // What has a name of its own may be another inside, wherever it went.
      const [one, other] = [itemOf(inside?.[0] ?? {}, old), itemOf(inside?.[1] ?? {}, now)]
      if (isNamedAlike(one, other)) compareAt(one, other, below(from))
      else if (inside !== undefined) values(...inside, below(from))
    }
    for (const { path, required } of added) note(below(path), { type: 'field-added', required })
    for (const path of removed) note(below(path), { type: 'field-removed' })
  }

  function isNamedAlike(a: Schema, b: Schema): boolean {
    const { name } = old.schemas.resolve(a)
    return name !== undefined && name === now.schemas.resolve(b).name
  }

  function noteOther(a: Schema, b: Schema, at: Spot): void {
    const [from, to] = describeBoth([a, old.schemas], [b, now.schemas])
    note(at, { type: 'field-changed', from, to })
    const shapesOf = [
      shapeOf(old.schemas.resolve(a).schema, old.schemas),
      shapeOf(now.schemas.resolve(b).schema, now.schemas),
    ]
    if (shapesOf.includes('union') && shapesOf.includes('object')) regrouped(a, b, at)
    // One of what was a list, or the other way round: that may be another inside as well.
    const [one, other] = [itemOf(a, old), itemOf(b, now)]
    if (shapesOf[0] !== shapesOf[1] && shapesOf.includes('array') && isNamedAlike(one, other)) compareAt(one, other, at)
  }

  /** A union that is one object now, or the other way round: where its fields are. */
  function regrouped(a: Schema, b: Schema, at: Spot): void {
    const below = (path: string): Spot => ({ ...at, path: pathBelow(at.path, path) })
    const [was, is] = [leavesOf(a, old), leavesOf(b, now)].map((all) => all.filter(({ depth }) => depth === 1))
    const [before, after] = [old.schemas.allProperties(a), now.schemas.allProperties(b)]
    const pathOf = (leaves: readonly Leaf[] = [], wire: string): string =>
      leaves.find((leaf) => leaf.wire === wire)?.path ?? wire
    for (const field of before) {
      const from = pathOf(was, field.wire)
      const same = after.find(({ wire }) => wire === field.wire)
      if (same === undefined) {
        note(below(from), { type: 'field-removed' })
        continue
      }
      const to = pathOf(is, field.wire)
      const path = below(to).path
      if (from !== to)
        note(below(from), {
          type: 'field-moved',
          sureness: 'certain',
          to: path,
          candidates: [path],
          required: same.required,
        })
      // What tells variants apart has another value in each: they are joined.
      else if (old.schemas.enumValues(field.schema) !== undefined) values(field.schema, same.schema, below(from))
      else compareAt(field.own, same.own, below(from))
    }
    for (const field of after)
      if (!before.some(({ wire }) => wire === field.wire))
        note(below(pathOf(is, field.wire)), { type: 'field-added', required: field.required })
  }

  function note({ node, path }: Spot, change: DistributiveOmit<Found, 'field'>): void {
    node.found.push({ ...change, field: path })
  }

  return {
    compare(a, b, use) {
      const [x, y] = [old.schemas.resolve(a), now.schemas.resolve(b)]
      const owner = `${use.operation} ${use.side}`
      const root: Node = { owner, found: [], inner: new Set(), uses: [] }
      compareAt(a, b, { node: root, path: '' })
      // Of a parameter that is told with it; a refusal without anything says as much by its status.
      if (x.nullable !== y.nullable && (use.side === 'answer' || use.side === 'body'))
        note({ node: root, path: '' }, { type: y.nullable ? 'field-nullable' : 'field-not-nullable' })
      // Refusals of one call may have several schemas.
      const key = nodes.has(owner) ? `${owner} ${nodes.size}` : owner
      if (x.name === undefined || y.name === undefined || root.found.length > 0) nodes.set(key, root)
      for (const node of allBelow(root)) node.uses.push(use)
    },
    isRenamed(a, b) {
      const [x, y] = [old.schemas.resolve(a), now.schemas.resolve(b)]
      if (x.name === undefined || y.name === undefined || x.nullable !== y.nullable) return false
      return isRename(x.name, y.name)
    },
    changes: () => [
      ...[...renamed].map(([schema, to]): SchemaRenamed => ({ type: 'schema-renamed', schema, to })),
      ...[...nodes.values()].flatMap(({ owner, by, found, uses }) =>
        found.map((change): FieldChange => ({ ...change, owner, ...(by === undefined ? {} : { by }), uses })),
      ),
    ],
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

function allBelow(root: Node, seen: Set<Node> = new Set()): Set<Node> {
  if (!seen.has(root)) {
    seen.add(root)
    for (const node of root.inner) allBelow(node, seen)
  }
  return seen
}

type Shape = 'choice' | 'union' | 'array' | 'map' | 'object' | 'plain'

function shapeOf(schema: Schema, schemas: Schemas): Shape {
  if (schemas.enumValues(schema) !== undefined) return 'choice'
  if (schemas.variants(schema) !== undefined) return 'union'
  if (schema.type === 'array') return 'array'
  if (schemas.allProperties(schema).length > 0) return 'object'
  if (typeof schema.additionalProperties === 'object') return 'map'
  // One that says nothing of its fields any more, or did not yet, has none.
  return schema.type === 'object' ? 'object' : 'plain'
}

const valuesOf = (schema: Schema, schemas: Schemas): Set<string> =>
  new Set((schemas.enumValues(schema) ?? []).map(String))

/** What a list or a map is of, and lists of those; else the schema itself. One that is a list of itself is that. */
function itemOf(schema: Schema, { schemas }: ContractSide): Schema {
  const seen = new Set<Schema>()
  for (let item = schema; ;) {
    const { schema: target } = schemas.resolve(item)
    const { items, additionalProperties: values } = target
    const inner = target.type === 'array' ? items : shapeOf(target, schemas) === 'map' ? values : undefined
    if (typeof inner !== 'object' || seen.has(target)) return item
    seen.add(target)
    item = inner
  }
}

/** By the value of their tag, else by their name or structure. */
function variantsOf(schema: Schema, { schemas, structureOf }: ContractSide): Map<string, Schema> {
  const union = schemas.union(schema)
  if (union.kind === 'tagged') return new Map(union.variants.map((one) => [one.value, one.schema]))
  const all = schemas.variants(schema) ?? []
  return new Map(all.map((one) => [schemas.resolve(one).name ?? structureOf(one), one]))
}

function fieldSide(schema: Schema, side: ContractSide): FieldSide {
  const { schemas, structureOf } = side
  return {
    fields: schemas.allProperties(schema),
    structureOf: (field) => structureOf(field.own),
    isContainer: (field) => isContainer(field.own, side),
    leavesOf: ({ own, wire, required }) => leavesOf(own, side, { name: wire, required }),
    tagOf: ({ own }) => {
      const union = schemas.union(own)
      return union.kind === 'tagged' ? schemas.allProperties(own).find(({ client }) => client === union.tag) : undefined
    },
    valuesOf: ({ schema: target }) =>
      schemas.enumValues(target) === undefined ? undefined : valuesOf(target, schemas),
    choicesOf: ({ own }) =>
      schemas.allProperties(own).filter(({ schema: target }) => schemas.enumValues(target) !== undefined),
  }
}

/** What a field is where nothing is sent for it, as JSON. */
const defaultOf = ({ own, schema }: Property): string => JSON.stringify(own.default ?? schema.default) ?? 'none'

/** Variants stand beside what they are of: `source[image]`. */
const pathBelow = (above: string, path: string): string =>
  above === '' || path.startsWith('[') ? above + path : `${above}.${path}`
