/** Pages of lists: sort modes, limits and opaque tokens (server-behaviour §0.4). */
import {
  ageOrder,
  createdField,
  fallingEnd,
  idField,
  itemsField,
  limitParam,
  nameField,
  nextField,
  risingEnd,
  sortParam,
  tokenParam,
} from '../../../generated/mock/conventions.gen.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'
import { badQuery } from '../parse/params.ts'

/** Query of a list, of which only these are read here. */
export type ListQuery = Readonly<Record<string, unknown>>

const defaultLimit = 100
const maxLimit = 10_000
const maxToken = 512

interface Start {
  /** What the first page was asked for: sort order and selectors. */
  readonly query: ListQuery
  readonly marker: unknown
}

/**
 * The query that decides what is listed: with a page token it is that of the first page, and only the limit is new.
 * Throws 400 for a token that is not ours.
 */
export function listQuery(query: ListQuery): { query: ListQuery; marker: unknown } {
  const token = query[tokenParam]
  if (typeof token !== 'string') return { query, marker: undefined }
  const start = readToken(token)
  return { query: { ...start.query, [limitParam]: query[limitParam] }, marker: start.marker }
}

export interface PageOf<T> {
  [itemsField]: T[]
  [nextField]: string | null
}

export interface PageRequest<T> {
  spec: OperationSpec
  /** The query as `listQuery` gave it. */
  query: ListQuery
  marker: unknown
  rows: readonly T[]
  /** Order of lists that are asked for none. Default: as they come, marked by their place. */
  order?: Order<T>
}

export interface Order<T> {
  /** What a row is sorted by: texts, numbers, or lists of them. Equal for no two rows. */
  readonly of: (row: T) => SortValue
  readonly descending?: boolean
}

export type SortValue = string | number | readonly (string | number)[]

/** One page of `rows`. A marker, not an offset: rows that went away since do no harm. */
export function pageOf<T>({ spec, query, marker, rows, order }: PageRequest<T>): PageOf<T> {
  const limit = Math.min(Number(query[limitParam] ?? defaultLimit), maxLimit)
  const mode = order === undefined ? sortMode(spec, query) : undefined
  const sorting = order ?? orderOf<T>(mode)
  if (sorting === undefined) throw new Error(`${spec.id} pages without an order`)
  const direction = sorting.descending === true ? -1 : 1
  const sorted =
    order === undefined && Object.isFrozen(rows) ? sortedOnce(rows, mode ?? '', sorting) : sort(rows, sorting)
  if (marker !== undefined && !isSortValue(marker)) throw badQuery('invalid pagination marker')
  const from = marker === undefined ? 0 : firstAfter(sorted, (value) => direction * compare(value, marker) > 0)
  const page = sorted.slice(from, from + limit)
  const last = page.at(-1)
  const more = from + limit < sorted.length
  return {
    [itemsField]: page.map(({ row }) => row),
    [nextField]: more && last !== undefined ? writeToken({ query: scanOf(query), marker: last.value }) : null,
  }
}

interface Sorted<T> {
  readonly row: T
  readonly value: SortValue
}

function sort<T>(rows: readonly T[], { of, descending }: Order<T>): readonly Sorted<T>[] {
  const direction = descending === true ? -1 : 1
  return rows.map((row) => ({ row, value: of(row) })).sort((a, b) => direction * compare(a.value, b.value))
}

/** By list of rows, and by sort mode: pages of a list that does not change are asked for again and again. */
const sortedBefore = new WeakMap<readonly unknown[], Map<string, readonly Sorted<unknown>[]>>()

/** @param rows frozen: the same list is never another one later */
function sortedOnce<T>(rows: readonly T[], mode: string, order: Order<T>): readonly Sorted<T>[] {
  // What is kept under a list was made of its own rows.
  const known = (sortedBefore.get(rows) ?? new Map<string, never>()) as Map<string, readonly Sorted<T>[]>
  const sorted = known.get(mode) ?? sort(rows, order)
  sortedBefore.set(rows, known.set(mode, sorted))
  return sorted
}

/** The place of the first one that comes after; all that follow do, too. */
function firstAfter<T>(sorted: readonly Sorted<T>[], isAfter: (value: SortValue) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const one = sorted[middle]
    if (one !== undefined && isAfter(one.value)) high = middle
    else low = middle + 1
  }
  return low
}

/** The sort mode asked for, else the default of the operation's kind. */
function sortMode(spec: OperationSpec, query: ListQuery): string | undefined {
  const asked = query[sortParam]
  if (typeof asked === 'string') return asked
  const kind = spec.query?.[sortParam]
  if (typeof kind !== 'object' || !('values' in kind)) return undefined
  const newest = `version${fallingEnd}`
  return kind.values.includes(newest) ? newest : kind.values[0]
}

function orderOf<T>(mode: string | undefined): Order<T> | undefined {
  const field =
    (name: string) =>
    (row: T): string =>
      typeof row === 'object' && row !== null && Object.hasOwn(row, name)
        ? String((row as Readonly<Record<string, unknown>>)[name])
        : ''
  const { by, descending } = mode === undefined ? { by: idField, descending: false } : partsOf(mode)
  switch (by) {
    case nameField:
      return { of: field(nameField), descending }
    case ageOrder:
      return { of: (row) => [field(createdField)(row), field(idField)(row)], descending }
    case idField:
      return { of: field(idField), descending }
    default:
      return undefined
  }
}

/** `name_descending`: what by, and which way. */
function partsOf(mode: string): { by: string | undefined; descending: boolean } {
  if (mode.endsWith(risingEnd)) return { by: mode.slice(0, -risingEnd.length), descending: false }
  return { by: mode.endsWith(fallingEnd) ? mode.slice(0, -fallingEnd.length) : undefined, descending: true }
}

/** Everything of the query that the next page must be asked with. */
function scanOf(query: ListQuery): ListQuery {
  const { [limitParam]: _limit, [tokenParam]: _token, ...scan } = query
  return scan
}

/** Order by code points, part by part. */
function compare(a: SortValue, b: SortValue): number {
  if (Array.isArray(a) && Array.isArray(b)) {
    for (const [index, part] of a.entries()) {
      const result = compare(part, b[index] ?? '')
      if (result !== 0) return result
    }
    return 0
  }
  return a < b ? -1 : a > b ? 1 : 0
}

const isSortValue = (value: unknown): value is SortValue =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number'))

function writeToken({ query, marker }: Start): string {
  const text = JSON.stringify({ v: 'v1', page_start: { ...query, last_seen: marker } })
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

function readToken(token: string): Start {
  const fail = (reason: string): Error => badQuery(`failed to parse pagination token: ${reason}`)
  if (token.length > maxToken) throw fail('too large')
  const parsed = decodeToken(token)
  if (typeof parsed !== 'object' || parsed === null || !('v' in parsed) || !('page_start' in parsed))
    throw fail('corrupted token')
  if (parsed.v !== 'v1') throw fail(`unsupported version: ${String(parsed.v)}`)
  const start = parsed.page_start
  if (typeof start !== 'object' || start === null || !('last_seen' in start)) throw fail('corrupted token')
  const { last_seen: marker, ...query } = start
  return { query, marker }
}

function decodeToken(token: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(token.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
