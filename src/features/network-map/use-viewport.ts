import { useLayoutEffect, useState } from 'react'

/** The part of a scrolled box that is seen, in pixels; it moves in steps, for what is drawn follows it. */
export interface Viewport {
  width: number
  top: number
  bottom: number
}

const step = 400

/** @param box null until it is there */
export function useViewport(box: HTMLElement | null): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ width: 0, top: 0, bottom: 0 })
  useLayoutEffect(() => {
    if (!box) return
    const look = () => {
      const top = Math.floor(box.scrollTop / step) * step
      const next = { width: box.clientWidth, top: top - step, bottom: top + box.clientHeight + 2 * step }
      setViewport((now) =>
        now.width === next.width && now.top === next.top && now.bottom === next.bottom ? now : next,
      )
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [box])
  return viewport
}
