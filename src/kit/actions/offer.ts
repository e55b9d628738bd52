/** Whether an action can be chosen on a row, and why not. */
import { type Condition, type ConditionContext, holds } from '../../lib/condition.ts'
import type { Row } from '../spec.ts'

const fallback = 'Not possible in the current state'

/**
 * The reason why an action or a link is disabled, or undefined when it is offered. What cannot be known here counts as
 * offered: the server decides, and its refusal teaches.
 */
export function disabledReason(
  { offer, reason }: { offer?: Condition; reason?: string },
  row: Row,
  context: ConditionContext,
): string | undefined {
  if (!offer || holds(offer, row, context) !== false) return undefined
  return reason || fallback
}
