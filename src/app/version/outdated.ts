/** Whether a newer version of the console has taken the place of this one. */
import { createStore, type Readable } from '../../lib/store.ts'

const outdated = createStore(false)

export const outdatedStore: Readable<boolean> = outdated

/** Says that there is a newer version, or (`false`) that somebody does not want to hear of it now. */
export const setOutdated = outdated.set

/** A part of the console that cannot be loaded is gone, unless it is the network that is. */
export function noteMissingPart(): void {
  if (navigator.onLine) setOutdated(true)
}
