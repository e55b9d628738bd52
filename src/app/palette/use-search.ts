import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { baseLevel } from '../../../generated/routes/levels.gen.ts'
import { finders } from '../../../generated/finder/index.gen.ts'
import { levelRows } from '../../../generated/routes/session.gen.ts'
import { isUuid } from '../../kit/selectors.ts'
import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'
import { levelsOfUser, maySee } from '../frame/navigation.ts'
import { isAddress } from './by-address.ts'
import type { Addressed } from './by-address.ts'
import { matchRow } from './match.ts'
import { hasMore, type AddressLists } from './progress.ts'
import { startSearch } from './search.ts'
import type { Progress, Search } from './search.ts'
import type { ReadList } from './read-list.ts'

/** From so many characters on it is worth asking the server. */
const shortest = 2

export interface SearchState {
  readLists: readonly ReadList[]
  /** Undefined before the first search. */
  progress: Progress | undefined
  addresses: AddressLists | undefined
  /** More may be found. */
  isSearching: boolean
  /** Reads all that there is, for this text; undefined when there is no more, or it is at it. */
  searchEverything: (() => void) | undefined
}

/**
 * Searches what this person may see for what is typed. Reading starts with the first two characters and is cancelled when the
 * palette closes. Its first part is the same whatever is typed; what is asked for beyond that ends with the text it was asked for.
 */
export function useSearch(query: string, where: { params: Params; me: Row | undefined }): SearchState {
  const client = useQueryClient()
  const search = useRef<Search>(undefined)
  const read = useRef<readonly ReadList[]>([])
  const [progress, setProgress] = useState<Progress>()
  const [extra, setExtra] = useState<{ id: string; readList: ReadList | undefined }>()
  const [everythingFor, setEverythingFor] = useState<string>()
  const isWanted = query.length >= shortest
  const everything = isWanted && everythingFor === query
  // What the palette was opened on: it is closed before the page changes.
  const [{ params, me }] = useState(where)
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)

  useEffect(() => {
    if (!wasWanted) return
    const started = startSearch({
      client,
      findables: () => loadFindables(me),
      params,
      known: read.current,
      everything,
      onProgress: (next) => {
        read.current = next.readLists
        setProgress(next)
      },
    })
    search.current = started
    return started.stop
  }, [wasWanted, everything, client, params, me])

  const id = query.toLowerCase()
  const isDone = progress?.done === true
  const isUnknown = isDone && extra?.id !== id && isUuid(id) && !isFound(progress.readLists, id)
  useEffect(() => {
    if (!isUnknown) return
    let isCurrent = true
    const ask = async (): Promise<void> => {
      const readList = await search.current?.byId(id)
      if (isCurrent) setExtra({ id, readList })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [isUnknown, id])

  const { addressed, isAsked } = useAddress(query, { search, progress, everything })
  const known = progress?.readLists
  const readLists = useMemo(
    () => [...(known ?? []), ...(extra?.readList ? [extra.readList] : []), ...(addressed?.readLists ?? [])],
    [known, extra, addressed],
  )
  const addresses = addressed && { read: addressed.readLists.length, left: addressed.left }
  return {
    readLists,
    progress: isWanted ? progress : undefined,
    addresses,
    isSearching: isWanted && (!isDone || isUnknown || isAsked),
    searchEverything:
      isWanted && !everything && hasMore(progress, addresses) ? () => setEverythingFor(query) : undefined,
  }
}

interface AddressSearch {
  search: RefObject<Search | undefined>
  progress: Progress | undefined
  everything: boolean
}

/** What an address belongs to, once the lists that were read do not tell. */
function useAddress(query: string, { search, progress, everything }: AddressSearch) {
  const [found, setFound] = useState<Addressed & { for: string }>()
  const key = `${query} ${everything}`
  const isUnknown = progress?.done === true && isAddress(query) && !isFound(progress.readLists, query, 0)
  useEffect(() => {
    if (!isUnknown) return
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const addressed = await search.current?.byAddress(query, stop.signal)
      if (addressed && !stop.signal.aborted) setFound({ ...addressed, for: key })
    }
    void ask()
    return () => stop.abort()
  }, [isUnknown, search, query, key])
  const addressed = isUnknown && found?.for === key ? found : undefined
  return { addressed, isAsked: isUnknown && addressed === undefined }
}

/** Whether a row fits, at least as well as this. */
const isFound = (readLists: readonly ReadList[], text: string, worst = Number.POSITIVE_INFINITY): boolean =>
  readLists.some(({ findable, rows }) => {
    return rows.some((row) => {
      const match = matchRow(findable, row, text)
      return match !== undefined && match.score <= worst
    })
  })

/** The nearest first: what is below a row, then what everybody has. */
const order = [...Object.keys(levelRows), baseLevel, ...levelsOfUser]

const rankOf = (level: string): number => (order.includes(level) ? order.indexOf(level) : order.length)

async function loadFindables(me: Row | undefined): Promise<readonly Findable[]> {
  const wanted = finders.filter(({ level }) => maySee(level, me)).toSorted((a, b) => rankOf(a.level) - rankOf(b.level))
  return (await Promise.all(wanted.map(({ load }) => load()))).flat()
}
