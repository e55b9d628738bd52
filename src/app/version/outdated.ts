/** Whether a newer version has taken the place of the console on this page. */
import { goneFiles, UnreachableFile } from '../../lib/load-files.ts'
import { isMissingModule } from '../../lib/missing-module.ts'
import { createStore, type Readable } from '../../lib/store.ts'

const outdated = createStore(false)

goneFiles.subscribe(() => outdated.set(true))

export const outdatedStore: Readable<boolean> = outdated

/** Says that the page should be loaded again, or (false) that somebody does not want to hear of it now. */
export const setOutdated = outdated.set

/** A part of the console that cannot be loaded is gone, unless the network is. */
export function noteMissingPart(error: unknown): void {
  if (isMissingModule(error) && !(error instanceof UnreachableFile)) setOutdated(true)
}
