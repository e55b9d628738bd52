/** Places somebody was at lately, newest first; kept in the browser, per user. */
import { siteStorage } from '../../lib/storage.ts'
import { truncateMiddle } from '../../lib/truncate.ts'

export interface Place {
  label: string
  path: string
  /** What it lies in. */
  hint?: string
}

const max = 6
const longest = 200
const cut = (text: string): string => truncateMiddle(text, longest)
const keyOf = (user: string): string => `cairn.recent.${user}`

/** What is stored; anything unreadable counts as nothing. */
export function recentPlaces(user: string): readonly Place[] {
  try {
    const stored: unknown = JSON.parse(siteStorage.getItem(keyOf(user)) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readPlace).slice(0, max) : []
  } catch {
    return []
  }
}

/** Puts a place first. */
export function rememberPlace(user: string, place: Place): void {
  const { label, path: to, hint } = place
  // Who may write a name may write one that fills the storage of whoever looks at it.
  const kept = { label: cut(label), path: to, ...(hint !== undefined && { hint: cut(hint) }) }
  const places = [kept, ...recentPlaces(user).filter(({ path }) => path !== place.path)].slice(0, max)
  siteStorage.setItem(keyOf(user), JSON.stringify(places))
}

function readPlace(stored: unknown): Place[] {
  if (typeof stored !== 'object' || stored === null || !('label' in stored) || !('path' in stored)) return []
  const { label, path } = stored
  if (typeof label !== 'string' || typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return []
  return [{ label, path, ...('hint' in stored && typeof stored.hint === 'string' ? { hint: stored.hint } : {}) }]
}
