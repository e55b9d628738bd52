import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface Zoom {
  /** 1: as wide as the page. */
  factor: number
  by: (factor: number) => void
  fit: () => void
}

const [least, most] = [0.25, 4]
/** Of a press on a button. */
export const zoomStep = 1.25

/** How large a map is drawn. What is in the middle stays there, or what is under the pointer. */
export function useZoom(box: HTMLElement | null): Zoom {
  const [factor, setFactor] = useState(1)
  const still = useRef<{ x: number; y: number }>(undefined)
  const before = useRef(factor)
  const by = useCallback((change: number) => setFactor((now) => Math.min(most, Math.max(least, now * change))), [])
  useLayoutEffect(() => {
    const ratio = factor / before.current
    before.current = factor
    if (!box || ratio === 1) return
    const { x, y } = still.current ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
    still.current = undefined
    box.scrollTo((box.scrollLeft + x) * ratio - x, (box.scrollTop + y) * ratio - y)
  }, [box, factor])
  useEffect(() => {
    if (!box) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      // The browser would enlarge the page.
      event.preventDefault()
      const { left, top } = box.getBoundingClientRect()
      still.current = { x: event.clientX - left, y: event.clientY - top }
      by(Math.exp(-event.deltaY / 300))
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => box.removeEventListener('wheel', onWheel)
  }, [box, by])
  return { factor, by, fit: () => setFactor(1) }
}
