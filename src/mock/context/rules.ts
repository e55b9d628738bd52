/** When the server takes an action: asked by behaviours and by the CRUD default, said once in the manifest. */
import type { RuleId } from '../../../generated/mock/rules.gen.ts'
import { holds, type Condition, type ConditionContext } from '../../lib/condition.ts'
import type { Ctx } from './ctx.ts'

/** What a rule may ask besides the row. */
export type Beside = Pick<ConditionContext, 'parent' | 'rows' | 'isEmpty' | 'now'>

/** Whether the server takes an action on a row; it refuses it on others. */
export const accepts = ({ rules }: Pick<Ctx, 'rules'>, id: RuleId, row: unknown, beside: Beside = {}): boolean =>
  decided(id, rules[id].accept, { row, beside }) ?? true

/** Whether the server takes an action on a row without changing anything; to be asked before `accepts`. */
export const isNoop = ({ rules }: Pick<Ctx, 'rules'>, id: RuleId, row: unknown, beside: Beside = {}): boolean =>
  decided(id, rules[id].noop, { row, beside }) ?? false

function decided(
  id: RuleId,
  condition: Condition | undefined,
  { row, beside }: { row: unknown; beside: Beside },
): boolean | undefined {
  if (condition === undefined) return undefined
  const result = holds(condition, row, beside)
  // The mock knows all its rows: the caller left something out.
  if (result === undefined) throw new Error(`${id} asks for more than it was given`)
  return result
}
