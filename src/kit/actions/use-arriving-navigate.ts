import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Milliseconds to wait where the address has not changed: a navigation that was refused, or leads to where we are, never arrives. */
const patience = 1_000

/**
 * Navigates, and resolves once the new page is on screen. The router resolves earlier, when React has yet to render: until
 * then the old page is still there, and would ask again for what is gone.
 */
export function useArrivingNavigate(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  const { key } = useLocation()
  const shown = useRef(key)
  const waiting = useRef(new Set<() => void>())

  // Another location is on screen,
  useEffect(() => {
    if (shown.current !== key) release(waiting.current)
    shown.current = key
  }, [key])
  // or the page that asked for it is not any more.
  useEffect(() => {
    const all = waiting.current
    return () => release(all)
  }, [])

  return useCallback(
    async (to) => {
      const arrival = new Promise<void>((resolve) => waiting.current.add(resolve))
      const before = location.href
      await navigate(to)
      // On a slow computer it takes long until the new page is drawn, and the old one would ask for what is gone.
      if (location.href !== before) return arrival
      await Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, patience))])
    },
    [navigate],
  )
}

function release(waiting: Set<() => void>): void {
  for (const resolve of waiting) resolve()
  waiting.clear()
}
