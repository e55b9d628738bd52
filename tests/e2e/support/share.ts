/** Walks look at everything on demand; in `npm test` they take a share, another one each time the contract changes. */
import { contractHash } from '../../../generated/mock/operations.gen.ts'

/** Chooses among what is looked at in turn. */
export const turn = Number.parseInt(contractHash.slice(0, 6), 16)

/**
 * Whether the share of this run has the thing at a place of its list.
 * @param of how many shares there are; 1 has everything
 * @param offset chooses another share of the same run, for what is walked in two ways
 */
export const isInShare = (index: number, of: number, offset = 0): boolean => (index + turn + offset) % of === 0
