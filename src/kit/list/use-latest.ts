import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the latest one given does: for rows that must not be drawn anew. */
export function useLatest<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
