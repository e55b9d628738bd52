/** How the rows that have to do with a row are read: one list per kind, some of them below each row of another list. */
import { limitParam } from '../../../generated/model/conventions.gen.ts'
import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'

import type { Drained } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { tagsOf } from '../../api/invalidate.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { textAt } from '../values.ts'
import { candidateOptions } from '../lookup/candidates.ts'
import { queryOptionsOf, toPage } from '../queries/query.ts'
import type { Related } from '../relations.ts'
import type { Params, Row } from '../spec.ts'
import { type Meant, meantOf } from './meant.ts'

/** A row and the route parameters that lead to the list it is in. */
export interface RelatedRow {
  row: Row
  params: Params
}

/** What was read. */
export interface Reading {
  rows: readonly RelatedRow[]
  /** There are more than these, all of them related. */
  more?: boolean
  /** There are too many lists or rows to look through, or some of them cannot be read: related rows may be missing. */
  partial?: boolean
}

/** Whether a cached answer is one of these queries'. */
export const isReading = (answer: unknown): answer is Reading => isPlainObject(answer) && Array.isArray(answer['rows'])

// How many there are to the last one does not matter for a question.
const enough = 50
// Lists that are read one below each row of another list.
const mostLists = 40

/** Which rows, and how they are listed. */
type Listed = Pick<Related, 'lookup' | 'match' | 'via'>

interface RelatedOptions {
  queryKey: QueryKey
  queryFn: (context: QueryFunctionContext) => Promise<Reading>
}

/** How old lists may be that are looked through, in milliseconds; undefined: as young as anything else. */
export type OldestLists = () => number | undefined

const asEverywhere: OldestLists = () => undefined

/**
 * Query options of the rows that one relation is about; `own` are the parameters of the row's own page.
 *
 * @param oldest asked when the lists are needed; one that has nothing of the row is read again if it is older than anything else may be
 */
export function relatedOptions(related: Listed, row: Row, own: Params, oldest = asEverywhere): RelatedOptions {
  const { lookup, match, via } = related
  if (via !== undefined) return belowOptions(related, row, own, oldest)
  if (match === undefined) {
    const { queryKey, ...page } = queryOptionsOf(lookup.source.query(own, { [limitParam]: enough }))
    return {
      queryKey: [...queryKey, 'related'],
      queryFn: async ({ client, signal }) => {
        const answer = await follow<unknown>(client, { queryKey, ...page }, { signal })
        const { items, nextPage } = toPage(answer, lookup.source.shape)
        return {
          rows: items.slice(0, enough).map((item) => ({ row: item, params: own })),
          more: items.length > enough || (nextPage ?? '') !== '',
        }
      },
    }
  }
  const { queryKey } = candidateOptions(lookup, own)
  return {
    // What of the list is unreadable is looked for under its own key.
    queryKey: [...queryKey, 'related', { of: queryKey }, match, valuesOf(related, row)],
    queryFn: ({ client, signal }) => readList(related, { row, places: [own], client, signal, oldest }),
  }
}

const valuesOf = ({ match = [] }: Listed, row: Row): readonly string[] => match.map(({ value }) => textAt(row, value))

function belowOptions(related: Listed, row: Row, own: Params, oldest: OldestLists): RelatedOptions {
  const { lookup, via = [] } = related
  // Whatever changes one of the lists makes this stale.
  const [first] = candidateOptions(lookup, own).queryKey
  const tags = [...via, { lookup }].flatMap((step) => tagsOf(candidateOptions(step.lookup, own).queryKey))
  return {
    queryKey: [
      { ...(typeof first === 'object' ? first : {}), tags, below: via.map(({ param }) => param), own },
      related.match,
      valuesOf(related, row),
    ],
    queryFn: async ({ client, signal }) => {
      let places: readonly Params[] = [own]
      let isCut = false
      for (const step of via) {
        const found = await Promise.all(
          places.map((place) => follow(client, candidateOptions(step.lookup, place), { signal })),
        )
        isCut ||= found.some(({ problem }) => problem !== undefined)
        // Of a hundred thousand rows no more are taken than lists are read.
        const all = found.flatMap(({ rows }, index) =>
          rows
            .slice(0, mostLists + 1)
            .map((one): Params => ({ ...places[index], [step.param]: textAt(one, step.field) })),
        )
        isCut ||= all.length > mostLists
        places = all.slice(0, mostLists)
      }
      const reading = await readList(related, { row, places, client, signal, oldest })
      return { ...reading, partial: isCut || reading.partial === true }
    },
  }
}

interface ReadOptions {
  row: Row
  places: readonly Params[]
  client: QueryClient
  signal: AbortSignal
  oldest: OldestLists
}

async function readList(
  { lookup, match }: Listed,
  { row, places, client, signal, oldest }: ReadOptions,
): Promise<Reading> {
  const read = async (place: Params, staleTime: number | undefined): Promise<Meant & Pick<Drained, 'problem'>> => {
    const { rows, problem } = await follow(client, { ...candidateOptions(lookup, place), staleTime }, { signal })
    return { ...(await meantOf(rows, row, match)), problem }
  }
  const meant = await Promise.all(
    places.map(async (place) => {
      const known = await read(place, oldest())
      const mayBeTooOld = known.rows.length === 0 && known.problem === undefined
      return mayBeTooOld ? read(place, undefined) : known
    }),
  )
  return {
    rows: meant.flatMap(({ rows }, index) => rows.map((one) => ({ row: one, params: places[index] ?? {} }))),
    partial: meant.some(({ isUnsure, problem }) => isUnsure || problem !== undefined),
  }
}
