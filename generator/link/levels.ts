/** Levels of the console (silo, project, settings, system …): which one a path belongs to. */
import type { Linking } from './context.ts'
import type { ResourcePaths } from './paths.ts'
import { suggest } from './suggest.ts'

export interface Level {
  id: string
  label?: string
  at: string
}

/** The console's levels with the path each begins at; the deepest that holds a path owns it. */
export function readLevels(context: Linking, paths: ReadonlyMap<string, ResourcePaths>): Level[] {
  const { raw, place } = context.manifest.console
  return Object.entries(raw.levels).map(([id, level]) => {
    let at = level.at ?? ''
    if (level.under !== undefined) {
      const item = paths.get(level.under)?.item
      if (item === undefined) {
        context.diagnostics.error('UNKNOWN_ENTITY', place('levels', id, 'under'), {
          cause: `there is no entity \`${level.under}\``,
          suggestion: suggest(level.under, paths.keys()),
        })
      }
      at = item ?? ''
    }
    return { id, at, ...(level.label === undefined ? {} : { label: level.label }) }
  })
}

/** The level of a path: the longest `at` that is a prefix, segment by segment. */
export function levelOf(path: string, levels: readonly Level[]): string {
  let best: Level | undefined
  for (const level of levels) {
    if (isBelow(path, level.at) && (best === undefined || level.at.length > best.at.length)) best = level
  }
  return best?.id ?? ''
}

/** Whether `path` is `base` or below it. */
export const isBelow = (path: string, base: string): boolean =>
  base === '' || path === base || path.startsWith(`${base}/`)
