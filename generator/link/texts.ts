/** Placeholders in texts of actions, where only some can be filled in: the others would be shown as they are. */
import type { Place } from '../diagnostics.ts'
import type { RawAction } from '../model/types/manifest.ts'
import type { Context } from './context.ts'

type At = (...steps: readonly (string | number)[]) => Place

/** Texts that know the row's name and nothing else. What `text` names are fields: `action-texts` looks them up. */
const named = ['phrase', 'toast'] as const
/** Texts that stand for themselves. */
const bare = ['label', 'reason'] as const

export function checkTexts({ manifest, resources, diagnostics }: Context): void {
  const check = (actions: Readonly<Record<string, RawAction>> | undefined, place: At): void => {
    for (const [id, action] of Object.entries(actions ?? {})) {
      for (const key of [...named, ...bare]) {
        for (const [whole, name = ''] of (action[key] ?? '').matchAll(/\{([\w$.-]+)\}/g)) {
          const takesName = named.some((one) => one === key)
          if (takesName && name === 'name') continue
          diagnostics.error(
            'UNKNOWN_PLACEHOLDER',
            place('actions', id, key),
            `nothing is put in for \`${whole}\` in \`${key}\``,
            takesName ? 'it knows `{name}` alone' : 'write the words themselves',
          )
        }
      }
    }
  }
  const links = new Set(manifest.links.map(({ raw }) => raw.link))
  // The sides of a link repeat what is stated of it.
  for (const { entity, raw, place } of resources) if (!links.has(entity)) check(raw.actions, place)
  for (const { raw, place } of manifest.links) check(raw.actions, place)
}
