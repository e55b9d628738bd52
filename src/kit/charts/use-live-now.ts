import { onlineManager } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'

/**
 * The time that charts end at, in milliseconds since the epoch, moved on every so many seconds: not while the page is hidden or
 * offline, and at once when it is back.
 */
export function useLiveNow(seconds: number | undefined): { now: number; move: () => void } {
  const [now, setNow] = useState(() => Date.now())
  const move = useCallback(() => setNow(Date.now()), [])
  useEffect(() => {
    if (seconds === undefined) return
    const tick = () => {
      if (document.visibilityState === 'visible' && onlineManager.isOnline()) move()
    }
    const timer = setInterval(tick, seconds * 1000)
    document.addEventListener('visibilitychange', tick)
    const unsubscribe = onlineManager.subscribe(tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      unsubscribe()
    }
  }, [seconds, move])
  return { now, move }
}
