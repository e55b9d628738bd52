/** Why something is disabled, in as many words as the manifest has for it. */
import { type ConditionScope, readCondition } from '../../link/conditions.ts'
import type { Context } from '../../link/context.ts'
import type { Because } from '../types/condition-ir.ts'
import type { RawAction } from '../types/manifest.ts'

/** The reasons of an action, link or form. */
export function readReasons(
  raw: RawAction | undefined,
  scope: ConditionScope,
  context: Pick<Context, 'schemas' | 'resources'>,
): { reason?: string; because?: Because } {
  const because = (raw?.because ?? []).flatMap(({ unless, say }) => {
    const condition = readCondition(unless, scope, context)
    return condition === undefined ? [] : [{ unless: condition, say }]
  })
  return {
    ...(because.length === 0 ? {} : { because }),
    ...(raw?.reason === undefined ? {} : { reason: raw.reason }),
  }
}
