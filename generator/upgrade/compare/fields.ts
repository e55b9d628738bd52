/** Which field of an object is which of the same object in the newer contract. */
import type { Property } from '../../schema/schemas.ts'
import type { Sureness } from './change.ts'

export interface FieldPair {
  old: Property
  now: Property
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
  /** Fields of the object that a field is; none of anything else. */
  inside: (field: Property) => readonly Property[]
}

/** A field, or one of the fields of an object that is a field. */
interface Leaf {
  path: string
  field: Property
  above: Property
}

/** By name; else of equal structure; else by the name of the leaf below a new field, or above what is gone. */
export function matchFields(old: FieldSide, now: FieldSide): MatchedFields {
  const byName = new Map(now.fields.map((field) => [field.wire, field]))
  const pairs = old.fields.flatMap((field): FieldPair[] => {
    const same = byName.get(field.wire)
    return same === undefined ? [] : [{ old: field, now: same }]
  })
  const known = new Set(pairs.map((pair) => pair.old.wire))
  const gone = old.fields.filter(({ wire }) => !known.has(wire))
  const fresh = now.fields.filter(({ wire }) => !known.has(wire))
  const moves: FieldMove[] = []
  const placed = new Set<Property>()
  const renamedTo = new Map<Property, Property>()

  const alike = (field: Property): Property[] => fresh.filter((one) => now.structureOf(one) === old.structureOf(field))
  for (const field of gone) {
    const candidates = alike(field)
    const [only] = candidates
    if (only === undefined) continue
    const rivals = gone.filter((other) => old.structureOf(other) === old.structureOf(field)).length
    const isCertain = candidates.length === 1 && rivals === 1
    placed.add(field)
    if (isCertain) renamedTo.set(field, only)
    moves.push(
      moveOf(
        { type: 'field-renamed', from: field.wire, required: only.required },
        candidates.map(({ wire }) => wire),
        isCertain,
      ),
    )
  }

  const taken = new Set<Property>()
  const leavesBelow = (side: FieldSide, fields: readonly Property[]): Leaf[] =>
    fields.flatMap((above) =>
      side.inside(above).map((field) => ({ path: `${above.wire}.${field.wire}`, field, above })),
    )
  const isSame = (field: Property, leaf: Property): boolean =>
    field.wire === leaf.wire && old.structureOf(field) === now.structureOf(leaf)
  const below = leavesBelow(now, fresh)
  for (const field of gone) {
    if (placed.has(field)) continue
    const found = below.filter(({ field: leaf }) => isSame(field, leaf))
    if (found[0] === undefined) continue
    placed.add(field)
    if (found.length === 1) taken.add(found[0].above)
    const paths = found.map(({ path }) => path)
    moves.push(
      moveOf({ type: 'field-moved', from: field.wire, required: found[0].field.required }, paths, found.length === 1),
    )
  }
  const emptied = new Set<Property>()
  const lifted = new Set<Property>()
  for (const { path, field, above } of leavesBelow(
    old,
    gone.filter((one) => !placed.has(one)),
  )) {
    const found = fresh.filter((one) => isSame(field, one))
    if (found[0] === undefined) continue
    emptied.add(above)
    lifted.add(found[0])
    moves.push(moveOf({ type: 'field-moved', from: path, required: found[0].required }, [found[0].wire], true))
  }

  const arrived = new Set([...renamedTo.values(), ...lifted])
  const movedTo = new Set(moves.flatMap(({ to }) => (to === undefined ? [] : [to])))
  const added = fresh.flatMap((field) => {
    if (arrived.has(field)) return []
    if (!taken.has(field)) return [{ path: field.wire, required: field.required }]
    // What moved below it says that it is there; the rest of it is new.
    const rest = below.filter(({ above, path }) => above === field && !movedTo.has(path))
    return rest.map(({ path, field: leaf }) => ({ path, required: leaf.required && field.required }))
  })
  const movedFrom = new Set(moves.map(({ from }) => from))
  const removed = gone.flatMap((field) => {
    if (placed.has(field)) return []
    if (!emptied.has(field)) return [field.wire]
    return leavesBelow(old, [field]).flatMap(({ path }) => (movedFrom.has(path) ? [] : [path]))
  })
  return { pairs, moves, added, removed }
}

function moveOf(
  { type, from, required }: Pick<FieldMove, 'type' | 'from' | 'required'>,
  candidates: readonly string[],
  isCertain: boolean,
): FieldMove {
  const [to] = candidates
  if (isCertain && to !== undefined) return { type, from, sureness: 'certain', to, candidates, required }
  return { type, from, sureness: 'ask', candidates, required }
}
