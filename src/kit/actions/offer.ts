/** Whether an action can be chosen on a row, and why not. */
import { type Because, type Condition, type ConditionContext, holds } from '../../lib/condition.ts'
import { lackOf, type Versioned } from '../../api/server-version.ts'
import { notAllowed } from '../roles/roles.ts'
import type { Params, Row } from '../spec.ts'

const fallback = 'Not possible in the current state'

/**
 * The reason why an action or a link is disabled, or undefined when it is offered: a role that the person is known not to
 * have, or a version that has no such thing, else the state of the row. What cannot be known here counts as offered: the server decides, and its refusal teaches.
 */
export function disabledReason(
  what: Versioned & { offer?: Condition; reason?: string; because?: Because; role?: string },
  row: Row,
  context: ConditionContext & { params?: Params },
): string | undefined {
  const { offer, reason, because } = what
  const lack = lackOf(what) ?? (context.params && notAllowed(what, context.params, row))
  if (lack !== undefined) return lack
  if (!offer || holds(offer, row, context) !== false) return undefined
  const exact = because?.find(({ unless }) => holds(unless, row, context) === false)
  return exact?.say ?? (reason || fallback)
}
