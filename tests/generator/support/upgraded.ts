/** What tests look for in the document of this repository need not be in one that it is being upgraded to. */
import { readOpenEntries } from '../../../scripts/test/open-entries.ts'
import { root } from './folders.ts'

/** Until the last entry is settled. Without entries a name that was never right must not pass for one that is gone. */
export const isUpgraded = readOpenEntries(root).length > 0

/** What a count has to exceed, so that a test is known to look at something. @param ours where the document is ours */
export const floor = (ours: number): number => (isUpgraded ? 0 : ours)
