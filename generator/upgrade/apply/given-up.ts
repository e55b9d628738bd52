/**
 * Operations of an entity that is gone as a whole, since its rows lie elsewhere by now: in a region, or no longer in a project. They are proposed
 * anew, as if they had just been added.
 */
import type { Model } from '../../model/types/ir.ts'
import { viewOf } from '../../model/views/register.ts'
import type { Change } from '../compare/change.ts'
import { substitutionsOf } from '../compare/substitutions.ts'
import type { OperationsOf } from './manifest-names.ts'
import { operationsOfEntities } from './moved-fields.ts'
import { ownOf } from '../../schema/records.ts'

export interface GivenUp {
  changes: readonly Change[]
  now: Model
}

/** Entity → its operations, by the names that they have now. */
export function operationsNow(old: Model, changes: readonly Change[]): OperationsOf {
  const { operations: nameNow } = substitutionsOf(changes)
  return new Map(
    [...operationsOfEntities(old)].map(([entity, operations]) => [
      entity,
      new Set([...operations].map((id) => nameNow.get(id) ?? id)),
    ]),
  )
}

/** What is proposed from, with these operations. */
export function withGivenUp({ changes, now }: GivenUp, old: Model): GivenUp {
  const left = new Set(now.entities.map(({ id }) => id))
  const ids = new Set(
    [...operationsNow(old, changes)].flatMap(([entity, operations]) => (left.has(entity) ? [] : [...operations])),
  )
  const generated = new Set(
    now.screens.filter((screen) => viewOf(screen).served === 'generated').flatMap(({ uses }) => uses),
  )
  const free = now.operations.filter(({ id }) => ids.has(id) && !generated.has(id))
  // Pages that are written by hand may go on calling them: they are no pages of these rows.
  const bare = free.flatMap(({ id }) => {
    const known = ownOf(now.coverage.operations, id)
    return known === undefined ? [] : [[id, { ...known, screens: [] }] as const]
  })
  return {
    changes: [
      ...changes,
      ...free.map(({ id, method, path }): Change => ({ type: 'operation-added', operation: id, method, path })),
    ],
    now: {
      ...now,
      coverage: { ...now.coverage, operations: { ...now.coverage.operations, ...Object.fromEntries(bare) } },
    },
  }
}
