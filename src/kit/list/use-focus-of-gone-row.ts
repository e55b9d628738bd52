import { useEffect, useRef } from 'react'

/**
 * A deleted row takes its focused menu along: the page's heading is a better place for focus than nowhere. For what draws the rows itself: what is
 * shown instead of the last one may come later, when what asked for the rows is not drawn again.
 */
export function useFocusOfGoneRow(): void {
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // After every change of what is shown.
  useEffect(() => {
    const { current } = focused
    if (!(current instanceof Node) || current.isConnected || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}
