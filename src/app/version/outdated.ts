/** Whether the console on this page is still whole: a newer version may have taken its place, or a part of it never came. */
import { createStore, type Readable } from '../../lib/store.ts'

/** `incomplete`: parts could not be loaded while offline, and browsers do not ask again for a module that did not come. */
export type Outdated = 'newer' | 'incomplete'

const outdated = createStore<Outdated | undefined>(undefined)

export const outdatedStore: Readable<Outdated | undefined> = outdated

/** Says that the page should be loaded again, or (undefined) that somebody does not want to hear of it now. */
export const setOutdated = outdated.set

/** A part of the console that cannot be loaded is gone, unless it is the network that is: then it is told when that is back. */
export function noteMissingPart(): void {
  if (navigator.onLine) setOutdated('newer')
  else window.addEventListener('online', () => setOutdated('incomplete'), { once: true })
}
