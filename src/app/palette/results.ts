/** From what was typed and what was read so far to the groups that the palette shows. */
import { idField } from '../../../generated/model/conventions.gen.ts'
import { pathOf } from '../../kit/links/links.ts'
import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'
import { rank, weak } from './fuzzy.ts'
import { matchRow, textOf } from './match.ts'
import type { PaletteItem } from './places.ts'
import type { Found, ReadList } from './read-list.ts'

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
 * Places, actions and rows that fit well, then places whose letters are merely all there. Groups come in the order of their best
 * item: what is called just so is the first.
 */
export function resultsOf(
  items: readonly PaletteItem[],
  readLists: readonly ReadList[],
  query: string,
): readonly Group[] {
  const ranked = rank(items, query)
  const good = ranked.filter(({ score }) => score < weak)
  const faint = ranked.filter(({ score }) => score >= weak).map(({ item }) => item)
  const scores = new Map(good.map(({ item, score }) => [item, score]))
  const goodItems = good.map(({ item }) => item)
  const places = grouped(goodItems).map((group) => ({
    group,
    score: Math.min(...group.items.map((item) => scores.get(item) ?? weak)),
  }))
  // Sorting is stable: places before rows that fit as well, rows in the order of the sidebars.
  const found = [...places, ...foundIn(readLists, query)].toSorted((a, b) => a.score - b.score)
  return [...found.map(({ group }) => group), ...grouped(faint, goodItems)]
}

/** Items by their group, groups by their first item; labels of groups already shown are told apart. */
export function grouped(items: readonly PaletteItem[], shown: readonly PaletteItem[] = []): readonly Group[] {
  const taken = new Set(shown.map(({ group }) => group))
  const groups = Map.groupBy(items, ({ group }) => (taken.has(group) ? `More of ${group}` : group))
  return [...groups].map(([label, own]) => ({ label, items: own, more: 0 }))
}

interface Hit {
  score: number
  item: PaletteItem
}

function foundIn(readLists: readonly ReadList[], query: string): readonly { group: Group; score: number }[] {
  const hits = new Map<string, Hit[]>()
  for (const readList of readLists) {
    const label = readList.findable.label.many
    const own = hits.get(label) ?? []
    for (const hit of hitsOf(readList, query, readLists)) own.push(hit)
    if (own.length > 0) hits.set(label, own)
  }
  return [...hits].map(([label, own]) => {
    const known = new Map<string | undefined, PaletteItem>()
    const sorted = own.toSorted((a, b) => a.score - b.score)
    for (const { item } of sorted) if (!known.has(item.to)) known.set(item.to, item)
    const all = [...known.values()]
    const group = { label, items: all.slice(0, maxShown), more: Math.max(0, all.length - maxShown) }
    return { group, score: sorted[0]?.score ?? weak }
  })
}

function hitsOf({ findable, params, rows }: ReadList, query: string, readLists: readonly ReadList[]): readonly Hit[] {
  return rows.flatMap((row): Hit[] => {
    const match = matchRow(findable, row, query)
    if (match === undefined) return []
    const owner = ownerOf(findable, row, params, readLists)
    const to = owner?.to ?? pathOf(findable.to, row, params)
    if (to === undefined) return []
    const name = textOf(row, findable.text) || textOf(row, idField)
    // Outermost first, as in the breadcrumbs.
    const around = owner?.where ?? findable.params
    const where = around.map((param) => params[param]).filter((value) => value !== undefined)
    const user = owner ?? rowOf(findable.usedBy, { row, params }, readLists)
    const isExact = match.score === 0
    const found = findable.owner === undefined ? { findable, params, row, name } : owner?.found
    return [
      {
        score: match.score,
        item: {
          id: `found ${findable.id} ${to}`,
          label: name.slice(0, maxName),
          group: findable.label.many,
          to,
          hint:
            [match.by === name ? '' : match.by, user?.said, where.join(' / ')].filter(Boolean).join(' · ') || undefined,
          // Nothing is done with what only the id is known of.
          ...(found && { found: { ...found, isExact } }),
        },
      },
    ]
  })
}

interface Owner {
  to: string | undefined
  /** `Instance web-1` */
  said: string
  where: readonly string[]
  found: Omit<Found, 'isExact'>
}

/** What a row without a page of its own belongs to, as far as the lists tell: its page, its name, and what that lies in. */
function ownerOf(
  { owner, params: names }: Findable,
  row: Row,
  params: Params,
  readLists: readonly ReadList[],
): Owner | undefined {
  if (owner?.field !== undefined) return rowOf({ id: owner.id, field: owner.field }, { row, params }, readLists)
  // It lies in its owner, whose name is the last parameter.
  const name = params[names.at(-1) ?? '']
  for (const readList of readLists) {
    const { findable, params: where, rows } = readList
    if (findable.id !== owner?.id || findable.params.some((param) => where[param] !== params[param])) continue
    const found = rows.find((one) => textOf(one, findable.text) === name)
    if (found !== undefined) return ownerIn(readList, found, params)
  }
  return undefined
}

/** The row that a field refers to, as far as the lists tell. */
function rowOf(
  reference: { id: string; field: string } | undefined,
  { row, params }: { row: Row; params: Params },
  readLists: readonly ReadList[],
): Owner | undefined {
  const id = reference && textOf(row, reference.field)
  if (id === undefined || id === '') return undefined
  for (const readList of readLists) {
    const isOf = readList.findable.id === reference?.id
    const found = isOf ? readList.rows.find((one) => textOf(one, idField) === id) : undefined
    if (found !== undefined) return ownerIn(readList, found, params)
  }
  return undefined
}

function ownerIn({ findable, params: where }: ReadList, row: Row, params: Params): Owner {
  const all = { ...params, ...where }
  const name = textOf(row, findable.text)
  return {
    to: pathOf(findable.to, row, all),
    said: `${findable.label.one} ${name}`,
    where: findable.params,
    found: { findable, params: all, row, name },
  }
}
