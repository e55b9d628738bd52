/** Placeholders in texts of actions that stand for themselves: they would be shown as they are. */
import type { Place } from '../diagnostics.ts'
import type { RawAction } from '../model/types/manifest.ts'
import type { Context } from './context.ts'

type At = (...steps: readonly (string | number)[]) => Place

/** What `phrase`, `text` and `toast` name are fields: `action-texts` looks them up. */
const bare = ['label', 'reason'] as const

export function checkTexts({ manifest, resources, diagnostics }: Context): void {
  const check = (actions: Readonly<Record<string, RawAction>> | undefined, place: At): void => {
    for (const [id, action] of Object.entries(actions ?? {})) {
      for (const key of bare) {
        for (const [whole] of (action[key] ?? '').matchAll(/\{[\w$.-]+\}/g))
          diagnostics.error(
            'UNKNOWN_PLACEHOLDER',
            place('actions', id, key),
            `nothing is put in for \`${whole}\` in \`${key}\``,
            'write the words themselves',
          )
      }
    }
  }
  const links = new Set(manifest.links.map(({ raw }) => raw.link))
  // The sides of a link repeat what is stated of it.
  for (const { entity, raw, place } of resources) if (!links.has(entity)) check(raw.actions, place)
  for (const { raw, place } of manifest.links) check(raw.actions, place)
}
