import { type RefObject, useEffect } from 'react'

import { isPageOver } from '../../lib/leaving.ts'

/**
 * Has the browser ask, in its own words, before the tab is closed or loads another page.
 * @param leaving set while the page itself leads away: then nobody is asked
 */
export function useUnloadGuard(active: boolean, leaving?: RefObject<boolean>): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => {
      if (leaving?.current !== true && !isPageOver()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active, leaving])
}
