/** Whether an action can be chosen on a row, and why not. */
import { type Because, type Condition, type ConditionContext, holds } from '../../lib/condition.ts'
import { lackOf, otherVersion, type Versioned } from '../../api/server-version.ts'
import { notAllowed } from '../roles/roles.ts'
import type { Call, Params, Row } from '../spec.ts'

const fallback = 'Not possible in the current state'

interface Sending {
  call?: Call
  /** What people fill in, of an action and of a screen: forms say themselves what the server would refuse. */
  form?: unknown
  fields?: unknown
}

/** What a server of another version requires and an action without a form does not send. */
const unsent = ({ call, form, fields }: Sending, row: Row, params: Params): string | undefined =>
  call && !(form || fields)
    ? otherVersion.get()?.refuses(() => (call.preview ?? call)({ row, params, parent: {}, me: {}, form: {} }), []).call
    : undefined

/**
 * The reason why an action or a link is disabled, or undefined when it is offered: a role that the person is known not to
 * have, or a version that has no such thing, else the state of the row. What cannot be known here counts as offered: the server decides, and its refusal teaches.
 */
export function disabledReason(
  what: Versioned & { offer?: Condition; reason?: string; because?: Because; role?: string } & Sending,
  row: Row,
  context: ConditionContext & { params?: Params },
): string | undefined {
  const { offer, reason, because } = what
  const { params } = context
  const lack = lackOf(what) ?? (params && (unsent(what, row, params) ?? notAllowed(what, params, row)))
  if (lack !== undefined) return lack
  if (!offer || holds(offer, row, context) !== false) return undefined
  const exact = because?.find(({ unless }) => holds(unless, row, context) === false)
  return exact?.say ?? (reason || fallback)
}
