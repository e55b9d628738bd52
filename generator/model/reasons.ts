/** Why something is disabled, in as many words as the manifest has for it. */
import { type ConditionScope, readCondition } from '../link/conditions.ts'
import type { Context } from '../link/context.ts'
import type { Because } from './types/condition-ir.ts'
import type { RawAction } from './types/manifest.ts'

/** The reasons of an action, link or form; `scope.place` is that of the action. */
export function readReasons(
  raw: RawAction | undefined,
  scope: ConditionScope,
  context: Pick<Context, 'schemas' | 'diagnostics' | 'resources'>,
): { reason?: string; because?: Because } {
  const because = (raw?.because ?? []).flatMap(({ unless, say }, i) => {
    const place: ConditionScope['place'] = (...steps) => scope.place('because', i, 'unless', ...steps)
    const condition = readCondition(unless, { ...scope, place }, context)
    return condition === undefined ? [] : [{ unless: condition, say }]
  })
  return {
    ...(because.length === 0 ? {} : { because }),
    ...(raw?.reason === undefined ? {} : { reason: raw.reason }),
  }
}
