import { useEffect, useRef, useState } from 'react'

import { inTurns, type Work } from '../../../lib/turns.ts'

interface Done<T, K> {
  /** What it was done for. */
  of: K
  value: T
}

/**
 * What work gives that takes too long to do it all at once; until it is done, what was done before. Other work that is wanted
 * meanwhile waits for its end: what changes all the time is shown now and then.
 * @param begin begins the work; undefined: there is none to do
 * @param of what the work is done for
 */
export function useInTurns<T, K>(begin: (() => Work<T>) | undefined, of: K): Done<T, K> | undefined {
  const [done, setDone] = useState<Done<T, K>>()
  const wanted = useRef<{ begin: () => Work<T>; of: K }>(undefined)
  const isAtWork = useRef(false)

  useEffect(() => {
    wanted.current = begin && { begin, of }
    const work = async (): Promise<void> => {
      for (let next = wanted.current; next !== undefined; next = wanted.current) {
        wanted.current = undefined
        // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is about
        const value = await inTurns(next.begin())
        const { of: what } = next
        setDone({ of: what, value })
      }
    }
    if (isAtWork.current || begin === undefined) return
    isAtWork.current = true
    void work()
      .catch((error: unknown) =>
        setDone(() => {
          throw error
        }),
      )
      .finally(() => {
        isAtWork.current = false
      })
  }, [begin, of])
  useEffect(
    () => () => {
      wanted.current = undefined
    },
    [],
  )
  return done
}
