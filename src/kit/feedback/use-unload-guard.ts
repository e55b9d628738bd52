import { type RefObject, useEffect } from 'react'

/**
 * Has the browser ask, in its own words, before the tab is closed or loads another page.
 * @param leaving set while the page itself leads away: then nobody is asked
 */
export function useUnloadGuard(active: boolean, leaving?: RefObject<boolean>): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => {
      // Nobody stays to look at an empty page: it was left before, when they were asked.
      if (leaving?.current !== true && !document.body.hidden) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active, leaving])
}
