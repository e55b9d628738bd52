/** Operations that the mock answers with a smallest value, since nothing is known of what they do. */
import type { Context } from '../../link/context.ts'
import { unique } from '../../link/resources.ts'
import { sessionOperations } from '../../link/session.ts'
import type { Single } from '../../link/views/single/single.ts'

/** What is called from a page of its own or by an action that says so, and what answers something that has no name to keep it by. */
export function samplesOf(
  { singles, behaviours }: { singles: readonly Single[]; behaviours: Readonly<Record<string, string>> },
  { contract, manifest, resources, operations, schemas }: Context,
): string[] {
  const hasName = (id: string): boolean => {
    const answer = operations.get(id)?.response.schema
    return answer === undefined || schemas.resolve(answer).name !== undefined
  }
  const unnamed = [
    ...resources.flatMap(({ ops, schemaName, document, raw, entry }) =>
      schemaName !== undefined || document || raw.mock === false || entry.raw.mock === false
        ? []
        : Object.values(ops).map(({ op }) => op.id),
    ),
    ...singles.flatMap(({ view, update, raw, owner }) =>
      (raw.mock ?? owner.entry.raw.mock) === false || hasName(view.op) ? [] : [view.op, ...(update ? [update.op] : [])],
    ),
  ]
  // What shows rows of an entity may have a page as well.
  const kept = new Set(resources.flatMap(({ ops }) => Object.values(ops).map(({ op }) => op.id)))
  const ofPages = manifest.pages.flatMap(({ raw: { operation = '' } }) =>
    operation === '' || kept.has(operation) ? [] : [operation],
  )
  const ofActions = resources.flatMap(({ raw, entity }) =>
    Object.entries(raw.actions ?? {}).flatMap(([id, { op, mock }]) =>
      mock?.sample === true ? (op ?? `${entity}_${id}`) : [],
    ),
  )
  // Which row a body takes out, only its behaviour can tell.
  const ofDeletes = resources.flatMap(({ ops, document }) =>
    ops.delete === undefined || document || ops.delete.op.request.transport === 'none' ? [] : ops.delete.op.id,
  )
  // Who is signed in is nothing that the mock keeps, unless an entity is about it.
  const ofSession = sessionOperations(contract.conventions).flatMap(([id]) => (kept.has(id) ? [] : [id]))
  const isByHand = (id: string): boolean => Object.hasOwn(behaviours, id)
  return unique([...ofPages, ...ofActions, ...[...ofDeletes, ...unnamed, ...ofSession].filter((id) => !isByHand(id))])
}
