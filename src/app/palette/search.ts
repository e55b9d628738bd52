/**
 * Reads what can be searched, in the background: first the lists of the current place, then those that lie in no project, then
 * those of the other projects. Everything is bounded, and what was left out is said.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { drain, drainOptions } from '../../api/drain.ts'
import type { PageRequest } from '../../api/drain.ts'
import { withCallOptions } from '../../api/raw.ts'
import { findById } from './by-id.ts'
import type { View } from './by-id.ts'
import { queryOptionsOf } from '../../kit/query.ts'
import type { Findable, Params, Row } from '../../kit/spec.ts'
import { textOf } from './match.ts'
import type { Shelf } from './shelf.ts'
import { workOff } from './work-off.ts'

/** Lists read at the same time. */
const atOnce = 4
/** Rows read of one list. */
const maxRows = 2_000
/** Projects read besides the current one. */
const maxProjects = 50
/** How long what was read counts as fresh, in milliseconds, and how long it is kept when nobody searches. */
const staleTime = 30_000
const gcTime = 60_000

/** The route parameter of the level whose lists are read one after the other. */
const projectParam = 'project'

export interface Progress {
  shelves: readonly Shelf[]
  done: boolean
  /** Projects read to the end, and projects there are. */
  projects: { searched: number; all: number }
  /** Lists of which only the beginning was read. */
  cut: number
  /** Lists that could not be read. */
  failed: number
}

export interface SearchOptions {
  client: QueryClient
  /** All that this person may look for. */
  findables: () => Promise<readonly Findable[]>
  /** Of the current page. */
  params: Params
  onProgress: (progress: Progress) => void
}

export interface Search {
  /** Cancels what is under way. */
  stop: () => void
  /** The row of an id that no list showed, by asking for it under every resource. */
  byId: (id: string) => Promise<Shelf | undefined>
}

/** Starts reading at once. */
export function startSearch({ client, findables, params, onProgress }: SearchOptions): Search {
  const stop = new AbortController()
  const reader = createReader(client, stop.signal)
  const { shelves } = reader
  const projects = { searched: 0, all: 0 }

  const report = (done = false): void => {
    if (stop.signal.aborted) return
    const { cut, failed } = reader.lacks
    onProgress({ shelves: [...shelves], done, projects: { ...projects }, cut, failed })
  }

  const readAll = (lists: readonly Findable[], where: Params): Promise<void> =>
    workOff(
      lists,
      async (findable) => {
        await reader.read(findable, pick(where, findable.params))
        report()
      },
      { atOnce, signal: stop.signal },
    )

  async function run(): Promise<void> {
    const all = await findables()
    const current = params[projectParam]
    if (current !== undefined) projects.all = 1
    await readAll(
      all.filter((findable) => findable.params.length > 0 && findable.params.every((param) => params[param])),
      params,
    )
    if (current !== undefined) projects.searched = 1
    await readAll(
      all.filter((findable) => findable.params.length === 0),
      {},
    )
    const inProjects = all.filter((findable) => findable.params.length === 1 && findable.params[0] === projectParam)
    const known = shelves.find(({ findable }) => findable.id === projectParam)
    const others = (known?.rows ?? []).filter(
      (row) => current === undefined || (textOf(row, 'name') !== current && textOf(row, 'id') !== current),
    )
    projects.all += others.length
    report()
    for (const row of others.slice(0, maxProjects)) {
      // oxlint-disable-next-line no-await-in-loop -- project by project, so that progress can be told
      await readAll(inProjects, { [projectParam]: textOf(row, known?.findable.text ?? 'name') })
      projects.searched += 1
      report()
    }
    report(true)
  }

  void run().catch(() => {
    reader.lacks.failed += 1
    report(true)
  })

  return {
    byId: async (id) => findById(id, await findables(), { view: reader.view, signal: stop.signal }),
    stop: () => {
      stop.abort()
      reader.cancel()
    },
  }
}

interface Reader {
  /** What was read so far. */
  shelves: Shelf[]
  /** What was not: lists of which only the beginning was read, and lists that could not be read. */
  lacks: { cut: number; failed: number }
  read: (findable: Findable, where: Params) => Promise<void>
  view: View
  cancel: () => void
}

/** Asks the cache, and the server where the cache has nothing fresh. Its functions do not reject. */
function createReader(client: QueryClient, signal: AbortSignal): Reader {
  const running = new Set<QueryKey>()
  const shelves: Shelf[] = []
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
    shelves,
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
        shelves.push({ findable, params: where, rows })
      } catch {
        if (!signal.aborted) lacks.failed += 1
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
