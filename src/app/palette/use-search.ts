import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'

import { finders } from '../../../generated/finder/index.gen.ts'
import { isUuid } from '../../kit/selectors.ts'
import type { Findable, Params } from '../../kit/spec.ts'
import { matchRow } from './match.ts'
import { startSearch } from './search.ts'
import type { Progress, Search } from './search.ts'
import type { Shelf } from './shelf.ts'

/** From so many characters on it is worth asking the server. */
const shortest = 2

export interface SearchState {
  shelves: readonly Shelf[]
  /** Undefined before the first search. */
  progress: Progress | undefined
}

/**
 * Searches everything this person may see for what is typed. Reading starts with the first two characters, goes on while the
 * palette is open whatever is typed, and is cancelled when it closes.
 */
export function useSearch(query: string, where: { params: Params; maySeeSystem: boolean }): SearchState {
  const client = useQueryClient()
  const search = useRef<Search>(undefined)
  const [progress, setProgress] = useState<Progress>()
  const [extra, setExtra] = useState<{ id: string; shelf: Shelf }>()
  const isWanted = query.trim().length >= shortest
  // What the palette was opened on: it is closed before the page changes.
  const [{ params, maySeeSystem }] = useState(where)
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)

  useEffect(() => {
    if (!wasWanted) return
    const started = startSearch({
      client,
      findables: () => loadFindables(maySeeSystem),
      params,
      onProgress: setProgress,
    })
    search.current = started
    return started.stop
  }, [wasWanted, client, params, maySeeSystem])

  const id = query.trim().toLowerCase()
  const read = progress?.shelves
  const isUnknown =
    progress?.done === true &&
    isUuid(id) &&
    extra?.id !== id &&
    !progress.shelves.some(({ findable, rows }) => rows.some((row) => matchRow(findable, row, id)))
  useEffect(() => {
    if (!isUnknown) return
    let isCurrent = true
    const ask = async (): Promise<void> => {
      const shelf = await search.current?.byId(id)
      if (isCurrent && shelf) setExtra({ id, shelf })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [isUnknown, id])

  const shelves = useMemo(() => [...(read ?? []), ...(extra ? [extra.shelf] : [])], [read, extra])
  return { shelves, progress: isWanted ? progress : undefined }
}

async function loadFindables(maySeeSystem: boolean): Promise<readonly Findable[]> {
  const wanted = finders.filter(({ level }) => maySeeSystem || level !== 'system')
  return (await Promise.all(wanted.map(({ load }) => load()))).flat()
}
