import { useLayoutEffect, useRef } from 'react'

/** Whether what calls this is no longer on the page: people may leave while it waits for something. */
export function useHasLeft(): () => boolean {
  const left = useRef(false)
  // Said at once: other effects end a while after the page is another one.
  useLayoutEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])
  return () => left.current
}
