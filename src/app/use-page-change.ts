import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'

import { consoleName } from '../../generated/routes/levels.gen.ts'
import { useNamesOfIds } from '../kit/lookup/names-of-ids.ts'
import { errorTitle } from './errors/error-title.ts'
import { documentTitle, pageKey, trailOf } from './frame/crumbs.ts'

/** Keeps the document's title, and moves focus to the heading of a new page. */
export function usePageChange(): void {
  const matches = useMatches()
  const names = useNamesOfIds()
  const error = useSyncExternalStore(errorTitle.subscribe, errorTitle.get)
  const title = error === undefined ? documentTitle(trailOf(matches, names), consoleName) : `${error} / ${consoleName}`
  const key = pageKey(matches)
  const shown = useRef(key)

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const main = document.querySelector('main')
    const active = document.activeElement
    // A tab or a row's link that is still there keeps focus, and so does a dialog that opened.
    if (!main || (active && active !== document.body && (main.contains(active) || active.closest('dialog')))) return
    const target = main.querySelector('h1') ?? main
    target.focus({ preventScroll: true })
  }, [key])
}
