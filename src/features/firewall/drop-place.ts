/** Where a row that is dragged would come to stand. */

export interface DropPlace {
  /** Beside the row of this name. */
  name: string
  side: 'before' | 'behind'
  /** The line that says so, in the window. */
  top: number
  left: number
  width: number
}

/** So near to the edge of its box the table scrolls, in pixels. */
const edge = 40

/**
 * The place under the pointer, in the table of the row that is dragged; undefined where dropping it would change nothing.
 *
 * @param handle inside the row that is dragged
 */
export function placeAt(handle: Element, { x, y }: { x: number; y: number }): DropPlace | undefined {
  const own = handle.closest('[data-row]')
  const body = own?.parentElement
  const box = handle.closest('table')?.parentElement
  if (!own || !body || !box) return undefined
  const frame = box.getBoundingClientRect()
  if (y > frame.bottom - edge) box.scrollBy(0, 12)
  else if (y < frame.top + edge * 2) box.scrollBy(0, -12)
  const rows = [...body.querySelectorAll('[data-row]')]
  if (x < frame.left || x > frame.right) return undefined
  const target = rows.find((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return y >= top && y < bottom
  })
  const name = target?.getAttribute('data-row')
  if (!target || !name || target === own) return undefined
  const { top, bottom } = target.getBoundingClientRect()
  const side = y < (top + bottom) / 2 ? 'before' : 'behind'
  const neighbour = side === 'before' ? rows[rows.indexOf(target) - 1] : rows[rows.indexOf(target) + 1]
  if (neighbour === own) return undefined
  return { name, side, top: side === 'before' ? top : bottom, left: frame.left, width: frame.width }
}
