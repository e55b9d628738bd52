/** What was read for single cells is read again with the rest of their page. */
const mounted = new Set<() => unknown>()

/** @returns forgets it */
export function whenReadAgain(read: () => unknown): () => void {
  mounted.add(read)
  return () => mounted.delete(read)
}

/** Asks again for all that cells on screen have read. */
export function readCellsAgain(): void {
  for (const read of mounted) read()
}
