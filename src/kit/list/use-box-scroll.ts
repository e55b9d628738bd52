import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** How far the boxes of tables were scrolled, by visit of their page. */
const visits = new Map<string, number>()
const mostVisits = 100

/** Where the box was when this page was left, if Back leads to it now. */
export function useFormerScroll(): number {
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  return (isReturn && visits.get(key)) || 0
}

/** Remembers how far a table is scrolled inside its box, and restores it on the way back. */
export function useBoxScroll(box: RefObject<HTMLElement | null>, hasRows: boolean): void {
  const { key } = useLocation()
  const former = useFormerScroll()
  useLayoutEffect(() => {
    if (hasRows && former > 0) box.current?.scrollTo({ top: former })
    // Once per visit, when there is something to scroll.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, hasRows])
  useEffect(() => {
    const element = box.current
    if (!element) return
    const note = () => {
      visits.delete(key)
      visits.set(key, element.scrollTop)
      for (const oldest of visits.keys()) if (visits.size > mostVisits) visits.delete(oldest)
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [box, key])
}
