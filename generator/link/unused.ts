/** Operations that an entry of the manifest takes, and that no screen calls: they look as if they were taken care of. */
import type { Diagnostics, Place } from '../diagnostics.ts'
import type { CoverageIR } from '../model/types/coverage-ir.ts'
import type { Context } from './context.ts'

/** Reports them where they are taken. What nobody takes was said before. */
export function checkUsed(context: Context, { operations }: CoverageIR, diagnostics: Diagnostics): void {
  if (diagnostics.failed) return
  for (const [id, { screens, excused, claimed }] of Object.entries(operations)) {
    if (screens.length > 0 || excused !== undefined || claimed !== undefined) continue
    diagnostics.warning('UNUSED_OPERATION', placeOf(id, context), {
      cause: `no screen calls \`${id}\``,
      suggestion: 'state the screen that does, or say in `claims` or `excused` why none has to',
    })
  }
}

function placeOf(id: string, { resources, contract }: Context): Place {
  for (const { ops, raw, entity, entry, view, place } of resources) {
    if (Object.values(ops).some(({ op }) => op.id === id)) return place()
    const action = Object.entries(raw.actions ?? {}).find(([name, { op }]) => (op ?? `${entity}_${name}`) === id)
    if (action !== undefined) return place('actions', action[0])
    if (view === undefined && Object.hasOwn(entry.raw.reads ?? {}, id)) return place('reads', id)
  }
  return contract.place(`operation:${id}`)
}
