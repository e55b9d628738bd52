/** Navigation: the entries of each level's sidebar. */
import type { ScreenIR } from '../types/screen-ir.ts'
import type { LevelIR, NavIR } from '../types/route-ir.ts'
import type { RawNavEntry } from '../types/raw-page.ts'
import type { Workspace } from '../workspace.ts'
import { isBuilt } from './unbuilt.ts'

/** Levels with their entries, without those that come later. */
export function makeNav(screens: readonly ScreenIR[], workspace: Workspace): LevelIR[] {
  const { console: entry } = workspace.context.manifest
  const byId = new Map(screens.filter(isBuilt).map((s) => [`${s.id}`, s]))
  const read = (raw: RawNavEntry): NavIR[] => {
    if (typeof raw !== 'string') {
      const icon = raw.icon === undefined ? {} : { icon: raw.icon }
      if ('screen' in raw) return read(raw.screen).map((item) => ({ ...item, ...icon }))
      const children = raw.nav.flatMap(read)
      const at = raw.at === undefined ? {} : { at: raw.at }
      const [first] = children
      return first === undefined ? [] : [{ label: raw.label, path: first.path, children, ...icon, ...at }]
    }
    const screen = byId.get(raw)
    if (screen === undefined) return []
    const { path, versions } = screen
    const label = screen.short ?? screen.title
    return [{ screen: raw, label, path, ...(versions === undefined ? {} : { versions }) }]
  }
  return workspace.levels.map((level) => {
    const { home = '', nav = [] } = entry.raw.levels[level.id] ?? {}
    const path = byId.get(home)?.path
    return { ...level, ...(path === undefined ? {} : { home: path }), nav: nav.flatMap(read) }
  })
}
