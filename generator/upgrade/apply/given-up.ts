/**
 * Operations of an entity that is gone as a whole, since its rows lie elsewhere by now: in a region, or no longer in a project. They are proposed
 * anew, as if they had just been added.
 */
import type { Model } from '../../model/types/ir.ts'
import { viewOf } from '../../model/views/register.ts'
import type { Change } from '../compare/change.ts'
import { substitutionsOf } from '../compare/substitutions.ts'
import { operationsOfEntities } from './moved-fields.ts'

export interface GivenUp {
  changes: readonly Change[]
  now: Model
}

/** What is proposed from, with these operations. */
export function withGivenUp({ changes, now }: GivenUp, old: Model): GivenUp {
  const { operations: nameNow } = substitutionsOf(changes)
  const left = new Set(now.entities.map(({ id }) => id))
  const ids = new Set(
    [...operationsOfEntities(old)]
      .flatMap(([entity, operations]) => (left.has(entity) ? [] : [...operations]))
      .map((id) => nameNow.get(id) ?? id),
  )
  const generated = new Set(
    now.screens.filter((screen) => viewOf(screen).served === 'generated').flatMap(({ uses }) => uses),
  )
  const free = now.operations.filter(({ id }) => ids.has(id) && !generated.has(id))
  // Pages that are written by hand may go on calling them: they are no pages of these rows.
  const bare = free.flatMap(({ id }) => {
    const known = now.coverage.operations[id]
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
