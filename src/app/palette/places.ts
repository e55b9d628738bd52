/** Where one can go and what one can do from here: everything in the palette that need not be searched for. */
import { baseLevel, levels } from '../../../generated/routes/levels.gen.ts'
import { levelRows } from '../../../generated/routes/session.gen.ts'
import type { Offer } from '../../kit/menus/palette-offers.ts'
import type { Row } from '../../kit/spec.ts'
import type { TrailEntry } from '../frame/crumbs.ts'
import { labelOf, levelsApart, levelsOfUser, navOf } from '../frame/navigation.ts'
import type { NavItem } from '../frame/navigation.ts'
import type { Place } from './recent.ts'
import type { Found } from './read-list.ts'

/** An entry of the palette: a place (`to`) or something to do (`run`). */
export interface PaletteItem {
  id: string
  label: string
  group: string
  hint?: string | undefined
  disabledReason?: string | undefined
  to?: string
  run?: () => void
  /** The row it stands for, and how well that fits; what can be done with it. */
  found?: Found
}

export interface Here {
  level: string
  pathname: string
  params: Readonly<Record<string, string | undefined>>
  trail: readonly TrailEntry[]
  /** What the part of the platform is called that one is signed in to. */
  part: string | undefined
  /** Who is signed in. */
  me: Row | undefined
  offers: readonly Offer[]
}

/** What the page offers, then places: of this level, further up, of the other levels. The current place is left out. */
export function itemsOf(here: Here): readonly PaletteItem[] {
  const others = [baseLevel, ...levelsOfUser, ...levelsApart(here.me)].filter((level) => level !== here.level)
  const items = [
    ...here.offers.map(offerItem),
    ...levelItems(here.level, here),
    ...upItems(here),
    ...others.flatMap((level) => levelItems(level, here)),
  ]
  const seen = new Set<string>([here.pathname])
  return items.filter(({ to }) => {
    if (to === undefined) return true
    if (seen.has(to)) return false
    seen.add(to)
    return true
  })
}

/** Places one was at lately, except the current one. */
export const recentItems = (places: readonly Place[], pathname: string): readonly PaletteItem[] =>
  places
    .filter(({ path }) => path !== pathname)
    .map(({ label, path, hint }) => ({ id: `recent ${path}`, label, group: 'Recent', to: path, hint }))

function offerItem(offer: Offer, index: number): PaletteItem {
  const base = {
    id: `offer ${index} ${offer.id}`,
    label: offer.label,
    group: 'Actions',
    hint: offer.hint,
    disabledReason: offer.disabledReason,
  }
  return offer.kind === 'link' ? { ...base, to: offer.to } : { ...base, run: offer.onSelect }
}

function levelItems(level: string, here: Here): readonly PaletteItem[] {
  const group = groupOf(level, here)
  const entry = (item: NavItem, hint?: string): PaletteItem[] =>
    item.children.length > 0
      ? item.children.flatMap((child) => entry(child, item.label))
      : [{ id: `place ${item.path}`, label: item.label, group, to: item.path, hint }]
  return navOf(level, here.params, here.pathname).flatMap((item) => entry(item))
}

function groupOf(level: string, { part, params }: Here): string {
  const name = params[levelRows[level]?.param ?? ''] ?? (level === baseLevel ? part : undefined)
  const label = levels.find(({ id }) => id === level)?.label ?? labelOf(level)
  return name === undefined ? label : `${label} ‘${name}’`
}

const upItems = ({ trail }: Here): readonly PaletteItem[] =>
  trail
    .filter(({ titleOnly }) => !titleOnly)
    .slice(0, -1)
    .toReversed()
    .map(({ label, path }) => ({ id: `up ${path}`, label, group: 'Go up', to: path }))
