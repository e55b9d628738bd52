/** How far a run is, in words. */
import { type BulkItem, type ItemState, tallyOf } from './runner.ts'

const order = [
  'failed',
  'unknown',
  'running',
  'skipped',
  'cancelled',
  'waiting',
  'done',
] as const satisfies ItemState['status'][]

/** `12 of 40 done, 1 failed`; states that no item is in are left out. */
export function progressText(items: readonly BulkItem[], { running }: { running: boolean }): string {
  const tally = tallyOf(items)
  const parts = [`${tally.done} of ${items.length} done`]
  if (tally.failed > 0) parts.push(`${tally.failed} failed`)
  if (tally.unknown > 0) parts.push(`${tally.unknown} unknown`)
  if (tally.skipped > 0) parts.push(`${tally.skipped} skipped`)
  if (!running && tally.cancelled > 0) parts.push(`${tally.cancelled} not started`)
  return parts.join(', ')
}

/**
 * What is said aloud: the end, and each quarter on the way there. Every single step would drown out everything else.
 */
export function announcement(items: readonly BulkItem[], { running }: { running: boolean }): string {
  if (!running) return `Finished: ${progressText(items, { running })}`
  const { waiting, running: busy } = tallyOf(items)
  const quarters = Math.floor((4 * (items.length - waiting - busy)) / Math.max(1, items.length))
  return quarters === 0 ? `Working on ${items.length}` : `${quarters * 25} % through`
}

/** The items to show: all in their order, or of very many those that matter most. */
export function shownItems(items: readonly BulkItem[], most: number): readonly BulkItem[] {
  if (items.length <= most) return items
  const shown: BulkItem[] = []
  for (const status of order) {
    for (const item of items) {
      if (shown.length === most) return shown
      if (item.state.status === status) shown.push(item)
    }
  }
  return shown
}
