/** Whether a newer version of the console has taken the place of this one. */
let outdated = false
const listeners = new Set<() => void>()

/** For useSyncExternalStore. */
export const outdatedStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): boolean => outdated,
}

/** Says that there is a newer version, or (`false`) that somebody does not want to hear of it now. */
export function setOutdated(next: boolean): void {
  outdated = next
  for (const listener of listeners) listener()
}

/** A part of the console that cannot be loaded is gone, unless it is the network that is. */
export function noteMissingPart(): void {
  if (navigator.onLine) setOutdated(true)
}
