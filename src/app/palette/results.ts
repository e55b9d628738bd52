/** From what was typed and what was read so far to the groups that the palette shows. */
import { idField } from '../../../generated/model/conventions.gen.ts'
import { pathOf } from '../../kit/links/links.ts'
import { indexBy } from '../../kit/lookup/names.ts'
import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'
import { rank, weak } from './fuzzy.ts'
import { type Match, matchRow, textOf } from './match.ts'
import type { PaletteItem } from './places.ts'
import type { Found, ReadList } from './read-list.ts'

/** Rows shown of one resource. */
const maxShown = 6
/** Rows of one resource that are made into items to tell how many pages they lead to. */
const mostMade = 1_000
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

/** A row that fits. */
interface Hit {
  match: Match
  row: Row
  readList: ReadList
}

function foundIn(readLists: readonly ReadList[], query: string): readonly { group: Group; score: number }[] {
  const hits = new Map<string, Hit[]>()
  for (const readList of readLists) {
    const label = readList.findable.label.many
    const own = hits.get(label) ?? []
    for (const row of readList.rows) {
      const match = matchRow(readList.findable, row, query)
      if (match !== undefined) own.push({ match, row, readList })
    }
    if (own.length > 0) hits.set(label, own)
  }
  return [...hits].flatMap(([label, own]) => {
    const sorted = own.toSorted((one, other) => one.match.score - other.match.score)
    // Of very many, those that are shown are enough to make: then rows are counted, whatever page they lead to.
    const isMany = sorted.length > mostMade
    const made = new Map<string, PaletteItem>()
    for (const hit of sorted) {
      if (isMany && made.size === maxShown) break
      const item = itemOf(hit, readLists)
      if (item?.to !== undefined && !made.has(item.to)) made.set(item.to, item)
    }
    const all = [...made.values()]
    const count = isMany ? sorted.length : all.length
    if (all.length === 0) return []
    const group = { label, items: all.slice(0, maxShown), more: Math.max(0, count - maxShown) }
    return { group, score: sorted[0]?.match.score ?? weak }
  })
}

function itemOf({ match, row, readList }: Hit, readLists: readonly ReadList[]): PaletteItem | undefined {
  const { findable, params } = readList
  const owner = ownerOf(findable, row, params, readLists)
  const to = owner?.to ?? pathOf(findable.to, row, params)
  if (to === undefined) return undefined
  const name = textOf(row, findable.text) || textOf(row, idField)
  // Outermost first, as in the breadcrumbs.
  const around = owner?.where ?? findable.params
  const where = around.map((param) => params[param]).filter((value) => value !== undefined)
  const user = owner ?? rowOf(findable.usedBy, { row, params }, readLists)
  const found = findable.owner === undefined ? { findable, params, row, name } : owner?.found
  return {
    id: `found ${findable.id} ${to}`,
    label: name.slice(0, maxName),
    group: findable.label.many,
    to,
    hint: [match.by === name ? '' : match.by, user?.said, where.join(' / ')].filter(Boolean).join(' · ') || undefined,
    // Nothing is done with what only the id is known of.
    ...(found && { found: { ...found, isExact: match.score === 0 } }),
  }
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
    const found = name === undefined ? undefined : indexBy(rows, findable.text).get(name)
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
    const found = isOf ? indexBy(readList.rows, idField).get(id) : undefined
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
