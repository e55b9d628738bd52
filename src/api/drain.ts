/** Reads a whole list, page by page, in the background: for sorting, searching and pickers that must not truncate. */
import { itemsField, limitParam, nextField, tokenParam } from '../../generated/model/conventions.gen.ts'
import {
  CancelledError,
  type dataTagSymbol,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'

import { readPath } from '../lib/condition.ts'
import { isUnreadable } from '../lib/unreadable.ts'
import { workOff } from '../lib/work-off.ts'
import { askPatiently } from './busy.ts'
import { unreadableAnswer } from './errors.ts'
import { follow } from './follow.ts'
import { queryClient } from './query-client.ts'

/**
 * Where an answer has its rows: in a page, it is the list itself, or below a key. `whole`: it is a {@link Drained} that reads itself
 * and grows meanwhile ({@link growingOptions}).
 */
export type ListShape = { kind: 'page' } | { kind: 'array' } | { kind: 'wrapped'; items: string } | { kind: 'whole' }

export interface PageRequest {
  [limitParam]: number
  [tokenParam]?: string
}

/** A generated query option of one page; its key carries the type of the answer, as TanStack Query does it. */
export interface PageQuery<T = unknown> {
  queryKey: QueryKey & { readonly [dataTagSymbol]?: T }
  queryFn?: unknown
}

/** The same where the type of the answer has to be known. */
export interface TypedQuery<T> extends PageQuery<T> {
  queryKey: QueryKey & { readonly [dataTagSymbol]: T }
}

export type Row = Readonly<Record<string, unknown>>

/** An answer that has rows, in any of the shapes, or none where the contract allows that; `K`: the key that they are below. */
export type ListAnswer<R extends Row, K extends string = string> =
  | { readonly [itemsField]?: readonly R[] | null }
  | readonly R[]
  | Drained<R>
  | { readonly [key in K]?: readonly R[] | null }
  | null

export interface Drained<R extends Row = Row> {
  rows: readonly R[]
  /** Nothing more will come. */
  done: boolean
  /** Why the rows are not all there are: the server repeated a page token, there are more than `maxRows`, or lists of several are missing. */
  problem?: 'loop' | 'limit' | 'missed'
  /** The rows are all there are, but lists with names of some could not be read to their end: those are shown by id. */
  unnamed?: true
  /** Of lists below the rows of another one. */
  lists?: ListsRead
  /** Queries that it is made of, where only reading told which. */
  made?: readonly QueryKey[]
}

export interface ListsRead {
  read: number
  /** How many rows there are above. */
  of: number
  /** Those that could not be read, by the row above. */
  missed: readonly { row: Row; error: unknown }[]
}

export interface DrainOptions<R extends Row = Row> {
  /** The query of a page: `(page) => diskListOptions({ query: { project, ...page } })`. */
  page: (request: PageRequest) => PageQuery<ListAnswer<R>> | PageQuery
  shape: ListShape
  /** Rows per page, at most 1000, which is the default. */
  limit?: number
  /** Where to stop in any case. Default: 100,000. */
  maxRows?: number
  /** Called after every page with all rows so far. */
  onProgress?: (state: Drained<R>) => void
}

const largestPage = 1_000
/** As many as 100,000 rows need of a server that gives 50 at a time, whatever it is asked for. */
const mostPages = 2_000
/** A server that leaves rows out may have none left for a page; one that goes on like that is not waited for. */
const mostEmpty = 20
const defaultMaxRows = 100_000

/** What reading a list in its own way is given. */
export interface Reading<R extends Row = Row> {
  client: QueryClient
  signal: AbortSignal
  /** Shows the rows so far. */
  report: (state: Drained<R>) => void
}

export interface DrainedQuery<R extends Row = Row> {
  queryKey: QueryKey & { readonly [dataTagSymbol]?: Drained<R> }
  queryFn: (context: QueryFunctionContext) => Promise<Drained<R>>
}

/** A list of more rows has to be so many times longer than it was when it was shown last. */
const longList = 10_000
const leastGrowth = 1.05

/**
 * Query options of a list whose rows are shown as they come: while the first reading goes on, the cache has what was reported
 * (`done: false`); a later reading replaces it in the end.
 */
export function growingOptions<R extends Row>(
  queryKey: QueryKey,
  read: (reading: Reading<R>) => Promise<Drained<R>>,
): DrainedQuery<R> {
  return {
    queryKey,
    queryFn: ({ client, signal }) => {
      const isFirst = client.getQueryData<Drained<R>>(queryKey)?.done !== true
      let reported = 0
      const report = (state: Drained<R>): void => {
        if (!isFirst || state.done || signal.aborted) return
        // What is shown is gone through as a whole each time: with every page of a long list that would be thousands of pages.
        const { length } = state.rows
        if (length > longList && length >= reported && length < reported * leastGrowth) return
        reported = length
        // Dated to the beginning of time: whoever finds a part of a list after a cancelled reading reads it again.
        client.setQueryData(queryKey, state, { updatedAt: 0 })
      }
      return read({ client, signal, report })
    },
  }
}

/**
 * Query options whose data is the whole list. Cached beside the pages, under a key of its own with the same tags,
 * so that the same changes make it stale; rows are shown as they come.
 * @throws (the query) what the page query throws; a cancelled reading ends with the page in flight
 */
export function drainOptions<R extends Row = Row>(options: DrainOptions<R>): DrainedQuery<R> {
  const page = options.page({ [limitParam]: pageSize(options) })
  // It reads itself, and has its place in the cache.
  if (options.shape.kind === 'whole') return page as DrainedQuery<R>
  const queryKey = drainKey(page.queryKey)
  return growingOptions(queryKey, ({ client, signal, report }) =>
    drain({
      ...options,
      client,
      signal,
      onProgress: (state) => {
        report(state)
        options.onProgress?.(state)
      },
    }),
  )
}

/** Lists that are read at the same time. */
const atOnce = 4

interface Together extends Pick<Reading, 'client' | 'signal'> {
  /** With so many rows no further list is begun. Default: all are read. */
  enough?: number
}

/**
 * Several lists as one, a few at a time: with the rows of each as they come. What fails of one ends all, unless somebody is told of it,
 * and says what rows it has then.
 */
export async function drainTogether<R extends Row>(
  lists: readonly DrainedQuery<R>[],
  { client, signal, enough = Number.POSITIVE_INFINITY }: Together,
  onParts: (parts: readonly Drained<R>[]) => void,
  onFailed?: (index: number, error: unknown) => readonly R[],
): Promise<readonly Drained<R>[]> {
  const failed = new AbortController()
  const ends = AbortSignal.any([signal, failed.signal])
  const parts: Drained<R>[] = lists.map(() => ({ rows: [], done: false }))
  const put = (index: number, part: Drained<R>): void => {
    parts[index] = part
    onParts(parts)
  }
  const read = async ([index, list]: readonly [number, DrainedQuery<R>]): Promise<void> => {
    if (parts.reduce((sum, { rows }) => sum + rows.length, 0) >= enough) return
    try {
      put(index, await follow<Drained<R>>(client, list, { signal: ends, onData: (part) => put(index, part) }))
    } catch (error) {
      // Called off is not failed.
      if (!onFailed || ends.aborted || error instanceof CancelledError) throw error
      put(index, { rows: onFailed(index, error), done: true })
    }
  }
  try {
    await workOff([...lists.entries()], read, { atOnce, signal: ends })
  } catch (error) {
    failed.abort()
    throw error
  }
  signal.throwIfAborted()
  return parts
}

/** Reads the whole list once, without a cache. Pages are asked for one after the other. */
export async function drain<R extends Row = Row>(
  options: DrainOptions<R> & { signal?: AbortSignal; client?: QueryClient },
): Promise<Drained<R>> {
  const { client = queryClient() } = options
  if (options.shape.kind === 'whole') {
    const { signal = new AbortController().signal, onProgress } = options
    const state = await follow<Drained<R>>(client, drainOptions(options), {
      signal,
      ...(onProgress && { onData: onProgress }),
    })
    onProgress?.(state)
    return state
  }
  const limit = pageSize(options)
  const maxRows = options.maxRows ?? defaultMaxRows
  const seen = new Set<string>()
  const rows: R[] = []
  /** Pages without a row, one after the other. */
  let empty = 0
  let pageToken: string | undefined
  for (;;) {
    const query = options.page({ [limitParam]: limit, ...(pageToken !== undefined && { [tokenParam]: pageToken }) })
    // The page alone: asked for as a whole again, a long list of a server that counts requests would never come to its end.
    const answer = await askPatiently(() => runQuery(query, client, options.signal), options.signal)
    const page = readPage<R>(answer, options.shape)
    options.signal?.throwIfAborted()
    const isFull = rows.length + page.items.length > maxRows
    // One by one: a server that ignores the limit sends more than a call takes arguments.
    for (const row of page.items.slice(0, maxRows - rows.length)) rows.push(row)
    const next = page.nextPage
    empty = page.items.length === 0 ? empty + 1 : 0
    const isEnough = rows.length >= maxRows || seen.size >= mostPages || empty >= mostEmpty
    const problem = problemWith(next, isFull || (next !== undefined && isEnough), seen)
    const state: Drained<R> = {
      rows: [...rows],
      done: next === undefined || problem !== undefined,
      ...(problem === undefined ? {} : { problem }),
    }
    options.onProgress?.(state)
    if (state.done || next === undefined) return state
    seen.add(next)
    pageToken = next
  }
}

function problemWith(next: string | undefined, isFull: boolean, seen: ReadonlySet<string>): Drained['problem'] {
  if (next !== undefined && seen.has(next)) return 'loop'
  return isFull ? 'limit' : undefined
}

const pageSize = ({ limit = largestPage }: { limit?: number }): number =>
  Math.min(Math.max(1, Math.trunc(limit)), largestPage)

/** The page's key without what tells pages apart, marked as the whole list's. */
function drainKey(pageKey: QueryKey): QueryKey {
  const [first, ...others] = pageKey
  if (typeof first !== 'object' || first === null) return ['drained', ...pageKey]
  const query: unknown = 'query' in first ? first.query : undefined
  const {
    [limitParam]: _limit,
    [tokenParam]: _token,
    ...selectors
  } = typeof query === 'object' && query !== null ? (query as PageRequest & object) : ({} as PageRequest)
  return [{ ...first, query: selectors, drained: true }, ...others]
}

/** Runs a page's query function by itself: single pages are not worth a place in the cache. */
async function runQuery(
  { queryKey, queryFn }: PageQuery,
  client: QueryClient,
  signal = new AbortController().signal,
): Promise<unknown> {
  if (typeof queryFn !== 'function') throw new TypeError('the query has no function')
  // Some read another answer through the cache.
  const answer: unknown = await queryFn({ queryKey, client, signal, meta: undefined })
  return answer
}

/**
 * Rows and next token of an answer. What is no list has no rows.
 * @throws ApiError when nobody can read which rows there are
 */
function readPage<R extends Row>(
  answer: unknown,
  shape: Exclude<ListShape, { kind: 'whole' }>,
): { items: readonly R[]; nextPage?: string } {
  if (shape.kind === 'array') return { items: asList<R>(answer) }
  const field = shape.kind === 'wrapped' ? shape.items : itemsField
  const list = readPath(answer, field)
  if (isUnreadable(list)) throw unreadableAnswer()
  const items = asList<R>(list)
  const nextPage = shape.kind === 'page' ? valueAt(answer, nextField) : undefined
  return { items, ...(typeof nextPage === 'string' && nextPage !== '' ? { nextPage } : {}) }
}

/** The type of the page's query says what its rows are; that each is an object is looked at. */
const asList = <R extends Row>(value: unknown): readonly R[] =>
  Array.isArray(value) ? value.filter((row): row is R => isObject(row)) : []

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (record: unknown, key: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined
