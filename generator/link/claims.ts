/** Who takes care of which operation: each is called by something, or excused. */
import { addsOf } from './links.ts'
import type { Place } from '../diagnostics.ts'
import type { Linking } from './context.ts'
import { stemOf } from './resources.ts'
import { suggest } from './suggest.ts'
import { pageKinds, resourceScreen, screenId } from './views/register.ts'
import type { Single } from './views/single/single.ts'

/** Notes what entries name, and reports the operations of the contract that nobody does. */
export function checkClaims(singles: readonly Single[], context: Linking): void {
  const { claimed, manifest, operations } = context
  for (const { ops, raw, entity, entry, view, place } of context.resources) {
    for (const { op } of Object.values(ops)) claimed.add(op.id)
    for (const [id, action] of Object.entries(raw.actions ?? {}))
      if (action.to === undefined) claimed.add(action.op ?? `${entity}_${id}`)
    if (view !== undefined) continue
    for (const [op, screens] of Object.entries(entry.raw.reads ?? {})) {
      claim(op, place('reads', op), context)
      for (const [i, screen] of screens.entries())
        if (resourceScreen(screen, context) === undefined && !singles.some(({ id }) => `${id}` === screen))
          reportUnknownScreen(screen, place('reads', op, i), { singles, context })
    }
    for (const op of Object.keys(entry.raw.claims ?? {})) claim(op, place('claims', op), context)
  }
  for (const { view, update } of singles) for (const one of [view, update]) if (one !== undefined) claimed.add(one.op)
  for (const { raw } of manifest.links) {
    const { list, update, remove } = raw.operations
    for (const op of [...Object.values(list), ...addsOf(raw), update, remove]) if (op !== undefined) claimed.add(op)
  }
  for (const { raw, place } of manifest.pages)
    for (const { op, steps } of pageKinds[raw.kind].uses(raw)) claim(op, place(...steps), context)
  const { raw, place } = manifest.console
  for (const op of Object.keys(raw.excused ?? {})) claim(op, place('excused', op), context)
  for (const { id } of operations.values()) if (!claimed.has(id)) reportUnclaimed(id, context)
}

function reportUnknownScreen(
  screen: string,
  place: Place,
  { singles, context }: { singles: readonly Single[]; context: Linking },
): void {
  const known = [
    ...context.resources.map((resource) => `${screenId(resource, 'list')}`),
    ...singles.map(({ id }) => `${id}`),
  ]
  context.diagnostics.error('UNKNOWN_SCREEN', place, {
    cause: `there is no screen \`${screen}\``,
    suggestion: suggest(screen, known),
  })
}

function claim(id: string, place: Parameters<Linking['operation']>[1], { operation, claimed }: Linking): void {
  if (operation(id, place) !== undefined) claimed.add(id)
}

function reportUnclaimed(id: string, { resources, contract, diagnostics }: Linking): void {
  const near = suggest(
    stemOf(id),
    resources.map((r) => r.entity),
  )
  diagnostics.error('UNCLAIMED_OPERATION', contract.place(`operation:${id}`), {
    cause: `no entry of the manifest uses \`${id}\``,
    suggestion: `add it to an entity, or excuse it in \`console\`${near === undefined ? '' : ` (${near})`}`,
  })
}
