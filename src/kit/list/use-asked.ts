import { useEffect, useMemo } from 'react'

import { onSessionChange } from '../../api/session-guard.ts'
import type { ListScreen, Params, Row } from '../spec.ts'
import { onlyAsked, paramsOfAnswer, readAsked, withText } from './asked.ts'
import { useListSearch } from './use-list-search.ts'

/** What was filled in last, by where: whoever comes back by another way than the browser's has it again. */
const former = new Map<string, string>()
const mostFormer = 50
onSessionChange(() => former.clear())

function remember(place: string, text: string): void {
  // At the end of the map stands what was filled in last.
  former.delete(place)
  former.set(place, text)
  const oldest = former.size > mostFormer ? former.keys().next().value : undefined
  if (oldest !== undefined) former.delete(oldest)
}

export interface Asked<R extends Row> {
  /** As the address has it. */
  text: string | null
  /** Undefined: not all of it is filled in yet. */
  asked: Row | undefined
  /** The list of just the rows that were asked for. */
  given: ListScreen<R> | undefined
  /** What was filled in, as pages of rows have it in their addresses. */
  params: Params
}

/** What a list was asked for, which stands in the address. */
export function useAsked<R extends Row>(screen: ListScreen<R>, key: string, page: Params): Asked<R> {
  const [search, go] = useListSearch()
  const text = search.get(key)
  const asked = useMemo(() => readAsked(text, screen), [text, screen])
  const given = useMemo(() => asked && onlyAsked(screen, asked), [screen, asked])
  const params = useMemo(() => paramsOfAnswer(asked ?? {}), [asked])
  const place = JSON.stringify([screen.id, page])
  useEffect(() => {
    const known = former.get(place)
    if (asked && text !== null) remember(place, text)
    else if (text === null && known !== undefined) go(withText(search, key, known), { replace: true })
  }, [place, asked, text, search, key, go])
  return { text, asked, given, params }
}
