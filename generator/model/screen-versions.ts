/** Screens that say in which versions of the contract they, and their parts, are. */
import { bounds, createMarks } from './mark-versions.ts'
import type { PresenceIR, Versions } from './types/facts.ts'
import type { ScreenIR } from './types/screen-ir.ts'
import { viewOf } from './views/register.ts'
import { ownOf } from '../schema/records.ts'

/** @param items what pages of rows have them in */
export function withVersions(screens: readonly ScreenIR[], presence: PresenceIR, items: string): ScreenIR[] {
  const byPath = new Map<string, Versions>()
  const versionsOf = (id: string): Versions | undefined => bounds(ownOf(presence.operations, id))
  const marked = screens.map((screen): ScreenIR => {
    const versions = pageVersions(screen, versionsOf)
    if (versions === undefined) return screen
    byPath.set(screen.path, versions)
    return { ...screen, versions }
  })
  const marks = createMarks(presence, (path) => byPath.get(path.split('?')[0] ?? path))
  return marked.map((screen) => viewOf(screen).withVersions(marks, items))
}

/** A page that does nothing without one call is where that is; of any other all calls have to be gone. */
function pageVersions(screen: ScreenIR, versionsOf: (id: string) => Versions | undefined): Versions | undefined {
  const { main } = viewOf(screen)
  if (main !== undefined) return versionsOf(main.operation)
  const all = screen.uses.map(versionsOf)
  return all.length > 0 && all.every((one) => one !== undefined) ? all[0] : undefined
}
