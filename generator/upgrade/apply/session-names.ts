/** `session` of the conventions for a newer contract: what is certainly called otherwise, and without what is gone. */
import type { SessionNames } from '../../model/types/conventions.ts'
import type { Change } from '../compare/change.ts'
import { withoutVariants } from '../compare/leaves.ts'
import { substitutionsOf } from '../compare/substitutions.ts'

type Gone = Extract<Change, { type: 'field-removed' }>
type Elsewhere = Extract<Change, { type: 'field-renamed' | 'field-moved' }>

const operationParts = ['who', 'groups', 'roles', 'end'] as const
const fieldParts = ['called', 'within'] as const

/** The names that the newer contract has. */
export function sessionNow(session: SessionNames, changes: readonly Change[]): SessionNames {
  const { operations: renamed } = substitutionsOf(changes)
  const gone = new Set(changes.flatMap((change) => (change.type === 'operation-removed' ? [change.operation] : [])))
  const now: SessionNames = { ...session }
  for (const part of operationParts) {
    const id = session[part]
    if (id !== undefined && gone.has(id)) delete now[part]
    else if (id !== undefined) now[part] = renamed.get(id) ?? id
  }
  for (const part of fieldParts) {
    const field = session[part]
    const change = changes.find(
      (one): one is Gone | Elsewhere =>
        (one.type === 'field-renamed' || one.type === 'field-moved' || one.type === 'field-removed') &&
        one.field === field &&
        one.uses.some(({ operation }) => operation === session.who),
    )
    if (now.who === undefined || change?.type === 'field-removed') delete now[part]
    else if (change?.to !== undefined) now[part] = withoutVariants(change.to)
    else if (change !== undefined) delete now[part]
  }
  return now
}
