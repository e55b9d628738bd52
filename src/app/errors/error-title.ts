/** What the error page on screen is called: then the page is not what its address says. */
let title: string | undefined
const listeners = new Set<() => void>()

/** For useSyncExternalStore. */
export const errorTitle = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): string | undefined => title,
  /** Undefined when no error page is shown (any more). */
  set(next: string | undefined): void {
    title = next
    for (const listener of listeners) listener()
  },
}
