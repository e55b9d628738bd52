/** What keys do in the tree of a map. */
import type { Entry } from './layout.ts'

/** To which entry it goes, or that the box is opened or shut; undefined where the key does nothing. */
export function moveBy(key: string, entries: readonly Entry[], at: number): number | 'toggle' | undefined {
  const entry = entries[at]
  if (!entry) return undefined
  const { parent, row, position } = entry
  const canOpen = !row && parent.box.rows.length > 0
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, entries.length - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return entries.length - 1
    case 'ArrowRight':
      return canOpen ? (parent.isOpen ? at + 1 : 'toggle') : undefined
    case 'ArrowLeft':
      return row ? at - position : canOpen && parent.isOpen ? 'toggle' : undefined
    default:
      return undefined
  }
}
