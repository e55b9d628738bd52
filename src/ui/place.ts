/** Where a tooltip, menu or list goes beside the element it belongs to. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Placement {
  side: 'top' | 'bottom'
  align: 'start' | 'center' | 'end'
  /** Distance between the two, in pixels. */
  gap: number
}

const margin = 8

/**
 * The top left corner, in viewport pixels: on the wanted side if it fits or has more room than the other, and always
 * inside the viewport.
 */
export function place(
  anchor: Box,
  size: { width: number; height: number },
  { viewport, side, align, gap }: Placement & { viewport: { width: number; height: number } },
): { left: number; top: number } {
  const above = anchor.top - gap - size.height
  const below = anchor.top + anchor.height + gap
  const roomAbove = above - margin
  const roomBelow = viewport.height - margin - below - size.height
  const goesAbove = side === 'top' ? roomAbove >= 0 || roomAbove >= roomBelow : roomBelow < 0 && roomAbove > roomBelow
  const start = { start: 0, center: (anchor.width - size.width) / 2, end: anchor.width - size.width }[align]
  return {
    left: within(anchor.left + start, viewport.width - margin - size.width),
    top: within(goesAbove ? above : below, viewport.height - margin - size.height),
  }
}

const within = (value: number, max: number): number => Math.round(Math.max(margin, Math.min(value, max)))

/** Shows a popover element at its place. Position goes through the CSSOM, which a strict style policy allows. */
export function showAt(popover: HTMLElement, anchor: Element, placement: Placement): void {
  if (!popover.matches(':popover-open')) popover.showPopover()
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const { width, height } = popover.getBoundingClientRect()
  const { left, top } = place(anchor.getBoundingClientRect(), { width, height }, { ...placement, viewport })
  popover.style.left = `${left}px`
  popover.style.top = `${top}px`
}

/** Calls back whenever the page moves under a popover; what scrolls inside of it moves nothing. @returns what ends it */
export function onMove(popover: HTMLElement, follow: () => void): () => void {
  const moved = (event: Event): void => {
    if (!(event.target instanceof Node && popover.contains(event.target))) follow()
  }
  document.addEventListener('scroll', moved, true)
  window.addEventListener('resize', moved)
  return () => {
    document.removeEventListener('scroll', moved, true)
    window.removeEventListener('resize', moved)
  }
}
