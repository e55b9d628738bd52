import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { readPath } from '../../lib/condition.ts'

/** The router gives each entry of the history a key. */
const entry = () => readPath(history.state, 'key')

/**
 * Navigates, and resolves once the new page is on screen. The router resolves earlier, when React has yet to render: until
 * then the old page is still there, and would ask again for what is gone.
 */
export function useArrivingNavigate(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  const { key } = useLocation()
  const shown = useRef(key)
  const waiting = useRef(new Set<() => void>())
  const gone = useRef(false)

  // Another location is on screen,
  useEffect(() => {
    if (shown.current !== key) release(waiting.current)
    shown.current = key
  }, [key])
  // or the page that asked for it is not any more.
  useEffect(() => {
    const all = waiting.current
    gone.current = false
    return () => {
      gone.current = true
      release(all)
    }
  }, [])

  return useCallback(
    async (to) => {
      const arrival = new Promise<void>((resolve) => waiting.current.add(resolve))
      const before = entry()
      await navigate(to)
      // What was refused never arrives, and who is gone already does not see it. On a slow computer it takes long until the new page is
      // drawn.
      if (entry() !== before && !gone.current) await arrival
    },
    [navigate],
  )
}

function release(waiting: Set<() => void>): void {
  for (const resolve of waiting) resolve()
  waiting.clear()
}
