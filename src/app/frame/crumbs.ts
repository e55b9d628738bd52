/** Breadcrumbs and page titles, from what the route table says about the matched routes. */
import { type Crumb, isRouteHandle } from '../../kit/routing/route-handle.ts'
import { fill, isUuid } from '../../kit/selectors.ts'
import type { NamesOfIds } from '../../kit/lookup/names-of-ids.ts'
import { shortName } from '../../lib/isolate.ts'
import { truncateMiddle } from '../../lib/truncate.ts'

/** The part of a react-router match that counts here. */
export interface Match {
  pathname: string
  params: Readonly<Record<string, string | undefined>>
  handle: unknown
}

export interface TrailEntry {
  label: string
  path: string
  titleOnly: boolean
}

/**
 * The trail of the deepest route that has one. It is complete: parents' crumbs are in it.
 * @param names what ids of the address are called
 */
export function trailOf(matches: readonly Match[], names: NamesOfIds = unnamed): readonly TrailEntry[] {
  const match = matches.findLast(({ handle }) => isRouteHandle(handle) && handle.crumbs.length > 0)
  if (!match || !isRouteHandle(match.handle)) return []
  return match.handle.crumbs.map((crumb) => entryOf(crumb, match.params, names))
}

const unnamed: NamesOfIds = new Map()

/** Whether the page that is shown comes later. */
export const isPlaceholder = (matches: readonly Match[]): boolean =>
  matches.some(({ handle }) => isRouteHandle(handle) && handle.isPlaceholder === true)

function entryOf(crumb: Crumb, params: Match['params'], names: NamesOfIds): TrailEntry {
  const value = crumb.param === undefined ? undefined : params[crumb.param]
  const label = crumb.text ?? (value === undefined ? '…' : labelOf(value, names))
  return { label, path: pathOf(crumb, params), titleOnly: crumb.titleOnly === true }
}

/** Ids say little to people: their ends are enough to tell them apart where nobody knows the name. */
function labelOf(value: string, names: NamesOfIds): string {
  const name = isUuid(value) ? names.get(value) : value
  return name === undefined ? truncateMiddle(value, 12) : shortName(name)
}

function pathOf(crumb: Crumb, params: Match['params']): string {
  try {
    return fill(crumb.path, params)
  } catch {
    return '/'
  }
}

/** The labels, deepest first, then the console's name. */
export const documentTitle = (trail: readonly TrailEntry[], consoleName: string): string =>
  [...trail.map(({ label }) => label).toReversed(), consoleName].join(' / ')

/**
 * What counts as one page for scrolling and focus: forms that open over a page belong to it.
 * Falls back to the path where the route table says nothing.
 */
export const pageKey = (matches: readonly Match[]): string =>
  trailOf(matches).findLast(({ titleOnly }) => !titleOnly)?.path ?? matches.at(-1)?.pathname ?? '/'

/** The level of the console that the matched routes lie in. */
export function levelOf(matches: readonly Match[]): string | undefined {
  const match = matches.findLast(({ handle }) => isLevelHandle(handle))
  return match && isLevelHandle(match.handle) ? match.handle.level : undefined
}

/** What level layout routes carry. */
export interface LevelHandle {
  level: string
}

const isLevelHandle = (handle: unknown): handle is LevelHandle =>
  typeof handle === 'object' && handle !== null && 'level' in handle && typeof handle.level === 'string'
