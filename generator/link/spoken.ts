/** Operations that the manifest speaks of somewhere: none of them is what a misspelt name stands for. */
import type { Flat } from './resources.ts'
import type { Manifest } from '../model/types/manifest.ts'

const roles = ['list', 'view', 'create', 'update', 'delete'] as const

export function spokenOf(manifest: Manifest, flat: readonly Flat[]): Set<string> {
  const spoken = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string') spoken.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  const { raw } = manifest.console
  for (const key of [...Object.keys(raw.excused ?? {}), ...(raw.queries ?? [])]) spoken.add(key)
  for (const { raw: link } of manifest.links) walk(link.operations)
  for (const { raw: page } of manifest.pages) walk([page.uses, page.operation])
  for (const { entity, view, raw: own } of flat) {
    const { operations, actions = {}, singles = {} } = own as typeof own & { singles?: object } // of entities
    const stated: Readonly<Record<string, unknown>> = typeof operations === 'object' ? { ...operations } : {}
    walk([stated, singles])
    for (const [id, action] of Object.entries(actions)) spoken.add(action.op ?? `${entity}_${id}`)
    if (view !== undefined) continue
    const stem = typeof stated['stem'] === 'string' ? stated['stem'] : entity
    for (const role of roles) if (!Object.hasOwn(stated, role)) spoken.add(`${stem}_${role}`)
  }
  return spoken
}
