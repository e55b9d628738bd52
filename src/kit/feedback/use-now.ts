import { serverNow } from '../../lib/clock.ts'
import { useEffect, useState } from 'react'

/** The server’s time, in milliseconds since the epoch, again and again. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
