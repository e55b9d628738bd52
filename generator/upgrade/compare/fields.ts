/** Which field of an object is which of the same object in the newer contract. */
import type { Schema } from '../../model/types/contract.ts'
import type { Property } from '../../schema/schemas.ts'
import type { Sureness } from './change.ts'
import { isLikely } from './evidence.ts'
import { haveHalf, sameStructure, type Leaf } from './leaves.ts'

export interface FieldPair {
  old: Property
  now: Property
  /** What it held is one of its fields now, or the other way round: a move says what became of it. */
  isMoved: boolean
}

export interface FieldMove {
  type: 'field-renamed' | 'field-moved'
  /** Steps from the object that has it, in the older and in the newer contract. */
  from: string
  sureness: Sureness
  to?: string
  candidates: readonly string[]
  /** Whether the newer one has to have a value. */
  required: boolean
  /** What both hold, where that is certain. */
  inside?: readonly [Schema, Schema]
}

export interface MatchedFields {
  pairs: readonly FieldPair[]
  moves: readonly FieldMove[]
  added: readonly { path: string; required: boolean }[]
  removed: readonly string[]
}

export interface FieldSide {
  fields: readonly Property[]
  structureOf: (field: Property) => string
  /** Whether it is an object or a union of objects. */
  isContainer: (field: Property) => boolean
  /** Fields of the object that a field is, or of its variants. */
  leavesOf: (field: Property) => readonly Leaf[]
  /** The field that tells its variants apart, with the values of all of them. */
  tagOf: (field: Property) => Property | undefined
  /** What it may be of a few values; undefined where it may be anything. */
  valuesOf: (field: Property) => ReadonlySet<string> | undefined
  /** Its own fields that are of a few values. */
  choicesOf: (field: Property) => readonly Property[]
}

interface Sides {
  old: FieldSide
  now: FieldSide
}

interface Names {
  pairs: readonly Omit<FieldPair, 'isMoved'>[]
  gone: readonly Property[]
  fresh: readonly Property[]
}

/** By name; else by what clients call it; else by the name of the leaf below a new field or one that has it now; else of equal structure; else above what is gone. */
export function matchFields(old: FieldSide, now: FieldSide): MatchedFields {
  const sides = { old, now }
  const byName = new Map(now.fields.map((field) => [field.wire, field]))
  const pairs = old.fields.flatMap((field) => {
    const same = byName.get(field.wire)
    return same === undefined ? [] : [{ old: field, now: same }]
  })
  const respelled = respellings(pairs, sides)
  const known = new Set(pairs.map((pair) => pair.old.wire))
  const isOther = ({ wire }: Property): boolean => !known.has(wire)
  const gone = old.fields.filter((one) => isOther(one) && !respelled.some((pair) => pair.old === one))
  const fresh = now.fields.filter((one) => isOther(one) && !respelled.some((pair) => pair.now === one))

  const rebuilt = pairs.map((pair) => ({ pair, move: rebuild(pair, sides) }))
  // A field that keeps its name is told by it, also where another one is of the same structure.
  const arrived = arrivals({ pairs, gone, fresh }, sides)
  const renamed = renames({ gone: gone.filter(({ wire }) => !arrived.some(({ from }) => from === wire)), fresh }, sides)
  const isLeft = ({ wire }: Property): boolean => ![...arrived, ...renamed].some(({ from }) => from === wire)
  const lifted = departures({ pairs, gone: gone.filter(isLeft), fresh }, sides)
  const spelled = respelled.map((pair) =>
    moveOf({ type: 'field-renamed', from: pair.old.wire, required: pair.now.required }, [pair.now.wire], true),
  )
  const moves = [...spelled, ...renamed, ...arrived, ...lifted, ...rebuilt.flatMap(({ move }) => move ?? [])]

  const movedTo = new Set(moves.flatMap(({ to }) => to ?? []))
  const opened = rebuilt.flatMap(({ pair, move }) =>
    move !== undefined && now.isContainer(pair.now) ? [pair.now] : [],
  )
  const closed = rebuilt.flatMap(({ pair, move }) =>
    move !== undefined && old.isContainer(pair.old) ? [pair.old] : [],
  )
  const added = [...fresh, ...opened].flatMap((field) => {
    if (movedTo.has(field.wire)) return []
    const leaves = now.leavesOf(field)
    // What moved below it says that it is there; the rest of it is new.
    const inside = leaves.filter(({ path }) => movedTo.has(path))
    if (inside.length === 0 && !isAmong(now.choicesOf(field), field, movedTo))
      return [{ path: field.wire, required: field.required }]
    return restOf(leaves, inside).map(({ path, required }) => ({ path, required }))
  })
  const movedFrom = new Set(moves.map(({ from }) => from))
  const removed = [...gone, ...closed].flatMap((field) => {
    if (movedFrom.has(field.wire)) return []
    const leaves = old.leavesOf(field)
    const inside = leaves.filter(({ path }) => movedFrom.has(path))
    if (inside.length === 0 && !isAmong(old.choicesOf(field), field, movedFrom)) return [field.wire]
    const tag = old.tagOf(field)
    const tags = tag === undefined ? [] : [`${field.wire}.${tag.wire}`]
    return [...tags.filter((path) => !movedFrom.has(path)), ...restOf(leaves, inside).map(({ path }) => path)]
  })
  return {
    pairs: [
      ...rebuilt.map(({ pair, move }) => ({ ...pair, isMoved: move !== undefined })),
      ...respelled.map((pair) => ({ ...pair, isMoved: false })),
    ],
    moves,
    added,
    removed,
  }
}

/** A field that only the wire spells otherwise: `error_code`, `errorCode`. What it holds is compared as for any other. */
function respellings(pairs: Names['pairs'], { old, now }: Sides): Names['pairs'] {
  const isLeft = (field: Property): boolean => !pairs.some((pair) => pair.old === field || pair.now === field)
  const fresh = new Map(now.fields.filter(isLeft).map((field) => [field.client, field]))
  return old.fields.filter(isLeft).flatMap((field) => {
    const same = fresh.get(field.client)
    return same === undefined ? [] : [{ old: field, now: same }]
  })
}

/** Whether a field of a few values moved, which may be what tells variants apart. */
const isAmong = (choices: readonly Property[], { wire }: Property, moved: ReadonlySet<string>): boolean =>
  choices.some((one) => moved.has(`${wire}.${one.wire}`))

/** Fields beside those that moved, and beside what those are in. */
const restOf = (leaves: readonly Leaf[], moved: readonly Leaf[]): Leaf[] =>
  leaves.filter(
    ({ depth, place }) => depth === 1 && !moved.some((one) => one.place === place || one.place.startsWith(`${place}.`)),
  )

/** A field that is gone and a new one of equal structure. */
function renames({ gone, fresh }: Omit<Names, 'pairs'>, { old, now }: Sides): FieldMove[] {
  return gone.flatMap((field) => {
    const structure = old.structureOf(field)
    const candidates = fresh.filter((one) => now.structureOf(one) === structure)
    const [only] = candidates
    if (only === undefined) return []
    const rivals = gone.filter((other) => old.structureOf(other) === structure).length
    return [
      moveOf(
        { type: 'field-renamed', from: field.wire, required: only.required, inside: [field.own, only.own] },
        candidates.map(({ wire }) => wire),
        candidates.length === 1 && rivals === 1 && isLikely(field, only, structure),
      ),
    ]
  })
}

/** A field that is gone, and the leaf of its name below a field that is new or did not have it. */
function arrivals({ pairs, gone, fresh }: Names, { old, now }: Sides): FieldMove[] {
  if (gone.length === 0) return []
  const leaves = [
    ...fresh.flatMap(now.leavesOf),
    ...pairs.flatMap((pair) => missingIn(now.leavesOf(pair.now), old.leavesOf(pair.old))),
  ]
  return gone.flatMap((field) => {
    const found = nearest(leaves.filter((leaf) => isSame(leaf, field, old)))
    const [first] = found
    if (first === undefined) return []
    const paths = found.map(({ path }) => path)
    const inside = [field.own, first.own] as const
    return [
      moveOf({ type: 'field-moved', from: field.wire, required: first.required, inside }, paths, found.length === 1),
    ]
  })
}

/** A new field, and the leaf of its name below a field that is gone or no longer has it. */
function departures({ pairs, gone, fresh }: Names, { old, now }: Sides): FieldMove[] {
  if (fresh.length === 0) return []
  const leaves = [
    ...gone.flatMap(old.leavesOf),
    ...pairs.flatMap((pair) => missingIn(old.leavesOf(pair.old), now.leavesOf(pair.now))),
  ]
  return fresh.flatMap((field) => {
    const found = nearest(leaves.filter((leaf) => isSame(leaf, field, now)))
    return found.map(({ path }) =>
      moveOf({ type: 'field-moved', from: path, required: field.required }, [field.wire], found.length === 1),
    )
  })
}

/** A field of one name that holds as one of its fields what it was before, or that is what one of its fields was. */
function rebuild(pair: Names['pairs'][number], { old, now }: Sides): FieldMove | undefined {
  const [was, is] = [old.isContainer(pair.old), now.isContainer(pair.now)]
  if (was && is) return wrap(pair, { old, now })
  if (was === is) return undefined
  const leaf = is ? carrier(now.leavesOf(pair.now), pair.old, old) : carrier(old.leavesOf(pair.old), pair.now, now)
  if (leaf === undefined) return reduce(pair, { old, now })
  const { wire } = pair.now
  const [from, to] = is ? [wire, leaf.path] : [leaf.path, wire]
  return moveOf({ type: 'field-moved', from, required: is ? leaf.required : pair.now.required }, [to], true)
}

/** A union or an object of which only the field is left that says which of a few it is; or the other way round. */
function reduce({ old: before, now: after }: Names['pairs'][number], { old, now }: Sides): FieldMove | undefined {
  const isNow = now.isContainer(after)
  const [whole, one] = isNow ? ([now, after] as const) : ([old, before] as const)
  const tag = isNow ? selector([whole, one], [old, before]) : selector([whole, one], [now, after])
  if (tag === undefined) return undefined
  const { wire } = after
  const path = `${wire}.${tag.wire}`
  const [from, to] = isNow ? [wire, path] : [path, wire]
  const required = isNow ? after.required && tag.required : after.required
  const inside = isNow ? ([before.own, tag.schema] as const) : ([tag.schema, after.own] as const)
  return moveOf({ type: 'field-moved', from, required, inside }, [to], true)
}

/** The field of a container that has the values of a plain field; of a plain text what tells variants apart, where it is called the same. */
function selector(
  [side, container]: readonly [FieldSide, Property],
  [other, plain]: readonly [FieldSide, Property],
): Property | undefined {
  const values = other.valuesOf(plain)
  const tag = side.tagOf(container)
  if (values === undefined) return tag?.wire === plain.wire && isPlainText(plain) ? tag : undefined
  const alike = side.choicesOf(container).filter((one) => haveHalf(side.valuesOf(one) ?? new Set(), values))
  return alike.length === 1 ? alike[0] : alike.find(({ wire }) => wire === tag?.wire)
}

/** A union or an object of one name that has as a whole, in one of its fields, what it was before, or that is what one of its fields was. */
function wrap(pair: Names['pairs'][number], { old, now }: Sides): FieldMove | undefined {
  const [before, after] = [old.structureOf(pair.old), now.structureOf(pair.now)]
  if (sameStructure(before, after)) return undefined
  const inside = now.leavesOf(pair.now).filter(({ structure }) => sameStructure(structure, before))
  const outside = old.leavesOf(pair.old).filter(({ structure }) => sameStructure(structure, after))
  const [leaf] = inside.length > 0 ? inside : outside
  if (leaf === undefined || inside.length + outside.length > 1) return undefined
  const { wire } = pair.now
  const [from, to] = inside.length > 0 ? [wire, leaf.path] : [leaf.path, wire]
  return moveOf(
    { type: 'field-moved', from, required: inside.length > 0 ? leaf.required : pair.now.required },
    [to],
    true,
  )
}

/** The leaf that is what the field is: of its name, else the only one of its structure. */
function carrier(leaves: readonly Leaf[], field: Property, side: FieldSide): Leaf | undefined {
  const named = nearest(leaves.filter((leaf) => isSame(leaf, field, side)))
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  const alike = leaves.filter((leaf) => leaf.depth === 1 && sameStructure(leaf.structure, side.structureOf(field)))
  const [only] = alike
  if (only === undefined || alike.length > 1) return undefined
  // Any text may be in a variant by chance: then all of them have to have it.
  return isPlain(only.structure) && only.path !== only.place ? undefined : only
}

const isPlainText = ({ schema: { type, format } }: Property): boolean => type === 'string' && format === undefined

const isPlain = (structure: string): boolean => /^(?:string|integer|number|boolean|any)$/.test(structure)

const isSame = (leaf: Leaf, field: Property, side: FieldSide): boolean =>
  leaf.wire === field.wire && sameStructure(leaf.structure, side.structureOf(field))

const missingIn = (leaves: readonly Leaf[], others: readonly Leaf[]): Leaf[] => {
  const places = new Set(others.map(({ place }) => place))
  return leaves.filter(({ place }) => !places.has(place))
}

function nearest(leaves: readonly Leaf[]): Leaf[] {
  const least = Math.min(...leaves.map(({ depth }) => depth))
  return leaves.filter(({ depth }) => depth === least)
}

function moveOf(
  { type, from, required, inside }: Pick<FieldMove, 'type' | 'from' | 'required' | 'inside'>,
  candidates: readonly string[],
  isCertain: boolean,
): FieldMove {
  const [to] = candidates
  if (isCertain && to !== undefined)
    return { type, from, sureness: 'certain', to, candidates, required, ...(inside === undefined ? {} : { inside }) }
  return { type, from, sureness: 'ask', candidates, required }
}
