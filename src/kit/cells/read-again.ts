/** What was read for single cells is read again with the rest of their page. */
const mounted = new Set<() => unknown>()

/** @returns forgets it */
export function whenReadAgain(read: () => unknown): () => void {
  mounted.add(read)
  return () => mounted.delete(read)
}

/** Names are as old, at most. */
const oldest = 30_000
let askedAgain = -Infinity

/**
 * How old lists may be that cells look through, in milliseconds: a long one takes a hundred requests, and each few rows that come into
 * sight would ask for them again.
 */
export const oldestLists = (): number => Math.min(oldest, performance.now() - askedAgain)

/** Asks again for all that cells on screen have read. */
export function readCellsAgain(): void {
  askedAgain = performance.now()
  for (const read of mounted) read()
}
