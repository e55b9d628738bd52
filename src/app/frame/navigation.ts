/** The sidebar: what it lists on each level and which entry is the current one. */
import { baseLevel, levels } from '../../../generated/routes/levels.gen.ts'
import { served, type Versioned } from '../../api/server-version.ts'
import { fill } from '../../kit/selectors.ts'
import { readPath } from '../../lib/condition.ts'
import { capitalise } from '../../lib/truncate.ts'

/** A place to go; a group has places below it. `path` is filled in. */
export interface NavItem {
  label: string
  path: string
  /** For NavIcon. */
  icon?: string
  current: boolean
  children: readonly NavItem[]
}

interface Entry extends Versioned {
  label: string
  path: string
  icon?: string
  at?: string
  children?: readonly Entry[]
}

export type Params = Readonly<Record<string, string | undefined>>

/** The entries of a level for the current place. */
export function navOf(level: string | undefined, params: Params, pathname: string): readonly NavItem[] {
  return itemsOf(levels.find(({ id }) => id === level)?.nav ?? [], params, pathname)
}

/** Entries with their state; those that lead nowhere are left out. */
export function itemsOf(entries: readonly Entry[], params: Params, pathname: string): readonly NavItem[] {
  const isCloser = (path: string) => (other: Entry) => {
    const its = pathIn(other.path, params) ?? ''
    return its.length > path.length && isWithin(pathname, its)
  }
  return served(entries).flatMap((entry) => {
    const children = itemsOf(entry.children ?? [], params, pathname)
    const path = pathIn(entry.path, params) ?? children[0]?.path
    if (path === undefined || path === '') return []
    const area = entry.at === undefined ? undefined : pathIn(entry.at, params)
    const inside = area !== undefined && isWithin(pathname, area)
    const own = entry.children === undefined && isWithin(pathname, path) && !entries.some(isCloser(path))
    const current = own || inside || children.some((child) => child.current)
    const icon = entry.icon === undefined ? {} : { icon: entry.icon }
    return [{ label: entry.label, path, ...icon, current, children }]
  })
}

/** Whether a place belongs to an entry: the entry's own path, anything below it, and its create form. */
export function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`) || pathname.startsWith(`${path}-new`)
}

/** Whether a level is for some people only. */
export const isApart = (level: string): boolean => levels.some(({ id, seen }) => id === level && seen !== undefined)

type Me = Readonly<Record<string, unknown>> | undefined

/** Levels that not everybody may see, and this person may. */
export const levelsApart = (me: Me): readonly string[] =>
  levels.flatMap(({ id, seen }) => (seen !== undefined && readPath(me, seen) === true ? id : []))

/** Whether somebody may see a level. */
export const maySee = (level: string, me: Me): boolean => !isApart(level) || levelsApart(me).includes(level)

/** Levels that the user menu leads to: neither the first one, nor for some people only, nor below a row. */
export const levelsOfUser: readonly string[] = levels.flatMap(({ id, at, seen }) =>
  at === '' || at.includes(':') || seen !== undefined ? [] : id,
)

/** Where a level begins. */
export const homeOf = (level: string): string =>
  levels.find(({ id }) => id === level)?.home ?? navOf(level, {}, '')[0]?.path ?? '/'

/** The entry of the first level's sidebar that the console begins with. */
export const homeEntry = (params: Params, pathname: string): NavItem | undefined =>
  navOf(baseLevel, params, pathname).find(({ path }) => path === homeOf(baseLevel))

/** The heading of a level's sidebar, unless something of the page names it. */
export const labelOf = (level: string): string => levels.find(({ id }) => id === level)?.label ?? capitalise(level)

function pathIn(pattern: string, params: Params): string | undefined {
  try {
    return fill(pattern, params)
  } catch {
    return undefined
  }
}
