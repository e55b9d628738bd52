/**
 * Some servers give fewer rows than they are asked for, whatever follows. Most give a token with the last page as well, and asking what
 * is behind it each time would be a request for nothing: so it is found out once, behind the first page that is not full.
 */
import { createStore } from '../../lib/store.ts'
import type { Page } from '../spec.ts'

/** Whether such a page was seen to have another one behind it. */
export const givesLess = createStore(false)

let isKnown = false

/** @param read the page behind one that is not full */
export function lookBehind(read: () => Promise<Page>): void {
  if (isKnown) return
  isKnown = true
  read().then(
    ({ items }) => items.length > 0 && givesLess.set(true),
    // Nobody has asked for it: the next one tells.
    () => (isKnown = false),
  )
}
