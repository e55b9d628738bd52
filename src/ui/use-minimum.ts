import { useEffect, useState } from 'react'

/** `active`, but once true it stays so for at least `ms`: a spinner that only flashes is noise (spec §4: 500 ms). */
export function useMinimum(active: boolean, ms = 500): boolean {
  const [held, setHeld] = useState(active)
  if (active && !held) setHeld(true)
  useEffect(() => {
    if (!held) return
    const timer = setTimeout(() => setHeld(false), ms)
    return () => clearTimeout(timer)
  }, [held, ms])
  return active || held
}
