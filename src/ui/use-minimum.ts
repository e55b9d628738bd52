import { useEffect, useState } from 'react'

/** `active`, but once true it stays so for at least `ms`: a spinner that only flashes is noise (spec §4: 500 ms). */
export function useMinimum(active: boolean, ms = 500): boolean {
  const [held, setHeld] = useState(active)
  const [before, setBefore] = useState(active)
  // The time counts from when it began: what has taken longer than that ends at once.
  if (active !== before) {
    setBefore(active)
    if (active) setHeld(true)
  }
  useEffect(() => {
    if (!held) return
    const timer = setTimeout(() => setHeld(false), ms)
    return () => clearTimeout(timer)
  }, [held, ms])
  return active || held
}
