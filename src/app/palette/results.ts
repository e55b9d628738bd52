/** From what was typed and what was read so far to the groups that the palette shows. */
import { pathOf } from '../../kit/links.ts'
import { rank, weak } from './fuzzy.ts'
import { matchRow, textOf } from './match.ts'
import type { PaletteItem } from './places.ts'
import type { Shelf } from './shelf.ts'

/** Rows shown of one resource. */
const maxShown = 6
/** Characters shown of a name: longer ones are cut by the style sheet, very long ones would still cost time. */
const maxName = 200

export interface Group {
  label: string
  items: readonly PaletteItem[]
  /** Further rows that fit. */
  more: number
}

/**
 * Places and actions that fit well, then rows, then places whose letters are merely all there. Groups come in the order of
 * their best item.
 */
export function resultsOf(items: readonly PaletteItem[], shelves: readonly Shelf[], query: string): readonly Group[] {
  const ranked = rank(items, query)
  const good = ranked.filter(({ score }) => score < weak).map(({ item }) => item)
  const faint = ranked.filter(({ score }) => score >= weak).map(({ item }) => item)
  return [...grouped(good), ...foundIn(shelves, query), ...grouped(faint, good)]
}

/** Items by their group, groups by their first item; labels of groups already shown are told apart. */
export function grouped(items: readonly PaletteItem[], shown: readonly PaletteItem[] = []): readonly Group[] {
  const groups = new Map<string, PaletteItem[]>()
  const taken = new Set(shown.map(({ group }) => group))
  for (const item of items) {
    const label = taken.has(item.group) ? `More of ${item.group}` : item.group
    groups.set(label, [...(groups.get(label) ?? []), item])
  }
  return [...groups].map(([label, own]) => ({ label, items: own, more: 0 }))
}

interface Hit {
  score: number
  item: PaletteItem
}

function foundIn(shelves: readonly Shelf[], query: string): readonly Group[] {
  const hits = new Map<string, Hit[]>()
  for (const shelf of shelves) {
    const label = shelf.findable.label.many
    const own = hits.get(label) ?? []
    for (const hit of hitsOf(shelf, query)) own.push(hit)
    if (own.length > 0) hits.set(label, own)
  }
  return [...hits].map(([label, own]) => {
    const known = new Map<string | undefined, PaletteItem>()
    for (const { item } of own.toSorted((a, b) => a.score - b.score)) if (!known.has(item.to)) known.set(item.to, item)
    const all = [...known.values()]
    return { label, items: all.slice(0, maxShown), more: Math.max(0, all.length - maxShown) }
  })
}

function hitsOf({ findable, params, rows }: Shelf, query: string): readonly Hit[] {
  // Outermost first, as in the breadcrumbs.
  const where = findable.params.map((param) => params[param]).filter((value) => value !== undefined)
  return rows.flatMap((row): Hit[] => {
    const match = matchRow(findable, row, query)
    const to = match && pathOf(findable.to, row, params)
    if (match === undefined || to === undefined) return []
    const name = textOf(row, findable.text) || textOf(row, 'id')
    return [
      {
        score: match.score,
        item: {
          id: `found ${findable.id} ${to}`,
          label: name.slice(0, maxName),
          group: findable.label.many,
          to,
          hint: [match.by, where.join(' / ')].filter(Boolean).join(' · ') || undefined,
        },
      },
    ]
  })
}
