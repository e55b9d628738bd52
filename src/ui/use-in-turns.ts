import { useEffect, useRef, useState } from 'react'

import { inTurns, type Work } from '../lib/turns.ts'

interface Done<T, K> {
  /** What it was done for. */
  of: K
  value: T
  /** Its number: later ones may be done sooner. */
  at: number
}

/**
 * What work gives that takes too long to do it all at once; until it is done, what was done before. Work that has begun goes on when
 * other work is wanted: what changes all the time would never be shown.
 * @param begin begins the work; undefined: there is none to do
 * @param of what the work is done for
 */
export function useInTurns<T, K>(begin: (() => Work<T>) | undefined, of: K): Done<T, K> | undefined {
  const [done, setDone] = useState<Done<T, K>>()
  const count = useRef(0)
  useEffect(() => {
    count.current += 1
    const at = count.current
    if (begin === undefined) return
    inTurns(begin()).then(
      (value) => setDone((former) => (former && former.at > at ? former : { of, value, at })),
      (error: unknown) =>
        setDone(() => {
          throw error
        }),
    )
  }, [begin, of])
  return done
}
