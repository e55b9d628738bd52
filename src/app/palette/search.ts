/**
 * Reads what can be searched, in the background, the nearest first: what lies around the current place, then the lists of silo and
 * system, then those of the other projects, silos and so on. How much is read without being asked for is bounded by time and by
 * number; what was left out is told, and can be asked for.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { drain, drainOptions } from '../../api/drain.ts'
import type { PageRequest } from '../../api/drain.ts'
import { withCallOptions } from '../../api/raw.ts'
import { findByAddress } from './by-address.ts'
import type { Addressed } from './by-address.ts'
import { findById } from './by-id.ts'
import type { View } from './by-id.ts'
import { queryOptionsOf } from '../../kit/queries/query.ts'
import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'
import { textOf } from './match.ts'
import type { ReadList } from './read-list.ts'
import { workOff } from '../../lib/work-off.ts'

/** Lists read at the same time. */
const atOnce = 4
/** Rows read of one list. */
const maxRows = 2_000
/** Lists read unless everything is asked for, and for how many milliseconds. */
const mostLists = 60
const mostTime = 5_000
/** Lists of addresses, which lie per subnet and per instance, read for one address; the second where everything is asked for. */
const mostAddressLists = 40
const allAddressLists = 2_000
/** Milliseconds between two reports: each has all rows ranked. */
const reportPause = 100
/** How long what was read counts as fresh, in milliseconds, and how long it is kept when nobody searches. */
const staleTime = 30_000
const gcTime = 60_000

/** The route parameter of the level that people work in. */
const projectParam = 'project'

export interface Progress {
  readLists: readonly ReadList[]
  done: boolean
  /** Rows read. */
  rows: number
  /** Lists read of the current project, and lists read elsewhere. */
  lists: { here: number; elsewhere: number }
  /** Lists that are known and were not read. Their rows may have further lists. */
  left: number
  /** Lists of which only the beginning was read. */
  cut: number
  /** Lists that could not be read. */
  failed: number
}

export interface SearchOptions {
  client: QueryClient
  /** All that this person may look for, the nearest levels first. */
  findables: () => Promise<readonly Findable[]>
  /** Of the current page. */
  params: Params
  /** What was read before: it is not read again. */
  known?: readonly ReadList[]
  /** Everything is read, however long it takes. */
  everything?: boolean
  onProgress: (progress: Progress) => void
}

export interface Search {
  /** Cancels what is under way. */
  stop: () => void
  /** The row of an id that no list showed, by asking for it under every resource. */
  byId: (id: string) => Promise<ReadList | undefined>
  /** What an address belongs to that no list showed. */
  byAddress: (text: string, signal: AbortSignal) => Promise<Addressed>
}

interface Task {
  findable: Findable
  where: Params
}

/** Starts reading at once. */
export function startSearch({
  client,
  findables,
  params,
  known = [],
  everything = false,
  onProgress,
}: SearchOptions): Search {
  const stop = new AbortController()
  /** Time is up, or nobody wants it any more. */
  const over = new AbortController()
  const reader = createReader(client, over.signal)
  const { readLists } = reader
  readLists.push(...known)
  const timer = everything ? undefined : setTimeout(() => giveUp(), mostTime)
  const planned = new Set<string>(known.map(({ findable, params: where }) => keyOf({ findable, where })))
  let order: readonly string[] = []
  let started = known.length
  let left = 0
  let reportTimer: ReturnType<typeof setTimeout> | undefined

  const giveUp = (): void => {
    over.abort()
    reader.cancel()
  }

  const report = (done: boolean): void => {
    clearTimeout(reportTimer)
    reportTimer = undefined
    if (stop.signal.aborted) return
    const here = readLists.filter(({ params: where }) => isHere(where, params)).length
    onProgress({
      // In the order of the sidebars, whichever was answered first.
      readLists: readLists.toSorted((a, b) => order.indexOf(a.findable.id) - order.indexOf(b.findable.id)),
      done,
      rows: readLists.reduce((sum, { rows }) => sum + rows.length, 0),
      lists: { here, elsewhere: readLists.length - here },
      left,
      ...reader.lacks,
    })
  }
  const reportSoon = (): void => {
    reportTimer ??= setTimeout(() => report(false), reportPause)
  }

  const readAll = (tasks: readonly Task[]): Promise<void> => {
    const fresh = tasks.filter((task) => !planned.has(keyOf(task)))
    for (const task of fresh) planned.add(keyOf(task))
    return workOff(
      fresh,
      async ({ findable, where }) => {
        if (over.signal.aborted || (!everything && started >= mostLists)) {
          left += 1
          return
        }
        started += 1
        const readList = await reader.read(findable, where)
        if (readList) readLists.push(readList)
        else if (over.signal.aborted) left += 1
        reportSoon()
      },
      { atOnce, signal: stop.signal },
    )
  }

  async function run(): Promise<void> {
    const all = (await findables()).filter(({ owner }) => owner === undefined)
    order = all.map(({ id }) => id)
    const isKnown = (findable: Findable): boolean => findable.params.every((name) => params[name] !== undefined)
    await readAll(
      all
        .filter((findable) => findable.params.length > 0 && isKnown(findable))
        .map((findable) => ({ findable, where: pick(params, findable.params) })),
    )
    await readAll(tasksWithin(all, readLists, (where) => isHere(where, params)))
    await readAll(all.filter((findable) => findable.params.length === 0).map((findable) => ({ findable, where: {} })))
    for (let size = -1; size < planned.size;) {
      size = planned.size
      // oxlint-disable-next-line no-await-in-loop -- what one level has tells what the next one is
      await readAll(tasksWithin(all, readLists, () => true))
    }
    clearTimeout(timer)
    report(true)
  }

  void run().catch(() => {
    reader.lacks.failed += 1
    report(true)
  })

  return {
    byId: async (id) =>
      findById(id, await findables(), { view: createReader(client, stop.signal).view, signal: stop.signal }),
    byAddress: async (text, signal) => {
      const own = createReader(client, signal)
      signal.addEventListener('abort', own.cancel)
      const most = everything ? allAddressLists : mostAddressLists
      return findByAddress(text, { findables: await findables(), readLists, read: own.read, most, signal })
    },
    stop: () => {
      stop.abort()
      clearTimeout(timer)
      clearTimeout(reportTimer)
      giveUp()
    },
  }
}

/** The lists that lie in rows that were read. */
const tasksWithin = (
  all: readonly Findable[],
  readLists: readonly ReadList[],
  isWanted: (where: Params) => boolean,
): Task[] =>
  all.flatMap((findable) => {
    const name = findable.params.at(-1) ?? ''
    return readLists.flatMap(({ findable: parent, params, rows }) =>
      parent.id === findable.within
        ? rows
            .map((row) => ({ findable, where: { ...params, [name]: textOf(row, parent.text) } }))
            .filter(({ where }) => isWanted(where))
        : [],
    )
  })

/** Whether a list lies in the project that the page is of. */
const isHere = (where: Params, { [projectParam]: current }: Params): boolean =>
  current !== undefined && where[projectParam] === current

const keyOf = ({ findable, where }: Task): string =>
  [findable.id, ...findable.params.map((name) => where[name] ?? '')].join(' ')

interface Reader {
  /** What was read so far. */
  readLists: ReadList[]
  /** What was not: lists of which only the beginning was read, and lists that could not be read. */
  lacks: { cut: number; failed: number }
  /** Undefined when it cannot be read. */
  read: (findable: Findable, where: Params) => Promise<ReadList | undefined>
  view: View
  cancel: () => void
}

/** Asks the cache, and the server where the cache has nothing fresh. Its functions do not reject. */
function createReader(client: QueryClient, signal: AbortSignal): Reader {
  const running = new Set<QueryKey>()
  const readLists: ReadList[] = []
  const lacks = { cut: 0, failed: 0 }

  async function ask<T>(queryKey: QueryKey, run: () => Promise<T>): Promise<T> {
    running.add(queryKey)
    try {
      return await run()
    } finally {
      running.delete(queryKey)
    }
  }

  return {
    readLists,
    lacks,
    read: async (findable, where) => {
      const options = {
        page: (page: PageRequest) => findable.source.query(where, page),
        shape: findable.source.shape,
        maxRows,
      }
      // Beside what lists keep of the same rows: theirs is all of them.
      const queryKey = [...drainOptions(options).queryKey, 'found']
      const queryFn = (context: { signal: AbortSignal }) => drain({ ...options, signal: context.signal })
      try {
        const { rows, problem } = await ask(queryKey, () => client.fetchQuery({ queryKey, queryFn, staleTime, gcTime }))
        if (problem !== undefined) lacks.cut += 1
        return { findable, params: where, rows }
      } catch {
        if (!signal.aborted) lacks.failed += 1
        return undefined
      }
    },
    view: async ({ byId }, id) => {
      if (byId === undefined || signal.aborted) return undefined
      // Most resources do not know the id.
      const options = queryOptionsOf(withCallOptions(byId.query({ [byId.param]: id }), { expected: [404] }))
      try {
        const row = await ask(options.queryKey, () => client.fetchQuery(options))
        return typeof row === 'object' && row !== null ? (row as Row) : undefined
      } catch {
        return undefined
      }
    },
    cancel: () => {
      for (const queryKey of running) void client.cancelQueries({ queryKey, exact: true })
    },
  }
}

const pick = (params: Params, names: readonly string[]): Params =>
  Object.fromEntries(names.map((name) => [name, params[name] ?? '']))
