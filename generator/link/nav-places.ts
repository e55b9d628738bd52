/** Where entities lie that are below no other one: where the console lists them, if it does. */
import type { Linking } from './context.ts'
import type { Resource } from './resources.ts'
import { screenId } from './views/register.ts'
import type { RawConsole } from '../model/types/manifest.ts'
import type { RawNavEntry } from '../model/types/raw-page.ts'

/** Path of the group, or else of the level, in whose sidebar the entity's list is; undefined when it is in none. */
export function navBase(resource: Resource, { manifest }: Pick<Linking, 'manifest'>): string | undefined {
  const { levels }: RawConsole = manifest.console.raw
  const own = `${screenId(resource, 'list')}`
  const isOwn = (entry: RawNavEntry): boolean =>
    (typeof entry === 'object' && 'screen' in entry ? entry.screen : entry) === own
  for (const { at = '', under, nav } of Object.values(levels)) {
    // Below a row's page everything has a parent.
    if (under !== undefined) continue
    for (const entry of nav) {
      if (isOwn(entry)) return at
      if (typeof entry === 'object' && 'nav' in entry && entry.nav.some(isOwn)) return entry.at ?? at
    }
  }
  return undefined
}
