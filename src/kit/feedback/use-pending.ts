import { useState } from 'react'

/** Runs something on demand and knows whether it is under way. A second start while it runs is ignored. */
export function usePending(run: () => Promise<unknown>): [pending: boolean, start: () => void] {
  const [pending, setPending] = useState(false)
  const start = () => {
    if (pending) return
    setPending(true)
    void run().finally(() => setPending(false))
  }
  return [pending, start]
}
