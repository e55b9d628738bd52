/** Two contracts as the conventions are looked for in them: operations and fields that are the same in both. */
import type { Schema } from '../../../model/types/contract.ts'
import type { Operation } from '../../../model/types/ir.ts'
import { schemasOf, type Schemas } from '../../../schema/schemas.ts'
import type { Change } from '../change.ts'
import type { Contracted } from '../compare.ts'
import type { OperationPair } from '../operations.ts'
import { substitutionsOf } from '../substitutions.ts'
import { createStructures, type StructureOf } from '../structure.ts'
import type { Vote } from './votes.ts'

export interface ConventionSides {
  before: Contracted
  after: Contracted
  changes: readonly Change[]
  pairs: readonly OperationPair[]
  old: Schemas
  now: Schemas
  structures: { old: StructureOf; now: StructureOf }
}

/** @param changes what differs between the two */
export function sidesOf(
  { before, after }: { before: Contracted; after: Contracted },
  changes: readonly Change[],
): ConventionSides {
  const [old, now] = [schemasOf(before.document), schemasOf(after.document)]
  const isShared = (name: string): boolean => old.named(name) !== undefined && now.named(name) !== undefined
  const gone = new Set(changes.flatMap((change) => (change.type === 'operation-removed' ? [change.operation] : [])))
  const { operations: renamed } = substitutionsOf(changes)
  const byId = new Map(after.operations.map((one) => [one.id, one]))
  const pairs = before.operations.flatMap((one) => {
    const same = gone.has(one.id) ? undefined : byId.get(renamed.get(one.id) ?? one.id)
    return same === undefined ? [] : [{ old: one, now: same }]
  })
  const structures = { old: createStructures(old, isShared), now: createStructures(now, isShared) }
  return { before, after, changes, pairs, old, now, structures }
}

/** Lists that come page by page. */
export const isPage = ({ queryParams, paged }: Operation, { before }: ConventionSides): boolean =>
  paged !== undefined || queryParams.some(({ wire }) => wire === before.conventions.paging.token)

interface Holder {
  /** What changes call it: its name, or the operation and which side of it. */
  owner: string
  old: Schema
  now: Schema
}

/** What a field of an object is called now; none where the object does not have it, or where nothing is in its place. */
export function fieldVotes(field: string, { owner, old, now }: Holder, sides: ConventionSides): Vote[] {
  const was = sides.old.allProperties(old).find(({ wire }) => wire === field)
  if (was === undefined) return []
  const there = sides.now.allProperties(now)
  if (there.some(({ wire }) => wire === field)) return [{ now: field }]
  const move = sides.changes.find(
    (one) =>
      (one.type === 'field-renamed' || one.type === 'field-moved') &&
      one.field === field &&
      one.owner === owner &&
      one.by === undefined,
  )
  // A name of the conventions is that of a field of the object itself.
  const isOwn = (name: string): boolean => there.some(({ wire }) => wire === name)
  if (move !== undefined && 'candidates' in move) {
    if ('to' in move && move.to !== undefined && isOwn(move.to)) return [{ now: move.to }]
    return [{ maybe: move.candidates }]
  }
  // Where another schema stands in its place, nothing but what is new there can be meant.
  const before = new Set(sides.old.allProperties(old).map(({ wire }) => wire))
  const structure = sides.structures.old(was.own)
  const fresh = there.flatMap(({ wire, own }) =>
    !before.has(wire) && sides.structures.now(own) === structure ? [wire] : [],
  )
  return fresh.length === 0 ? [] : [{ maybe: fresh }]
}

/** An answer in both contracts, where it is an object. */
export function answerOf({ old, now }: OperationPair, sides: ConventionSides): Holder | undefined {
  const [a, b] = [old.response.schema, now.response.schema]
  if (a === undefined || b === undefined) return undefined
  return { owner: sides.old.resolve(a).name ?? `${old.id} answer`, old: a, now: b }
}
