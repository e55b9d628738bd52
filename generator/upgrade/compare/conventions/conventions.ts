/** Which names of the conventions are others in a newer contract. What refusals say and who is signed in have files of their own. */
import type { Change } from '../change.ts'
import type { Contracted } from '../compare.ts'
import { headerFindings, markFindings, schemaFindings } from './named.ts'
import { pagingFindings } from './paging.ts'
import { rowFindings } from './rows.ts'
import { sidesOf } from './sides.ts'
import type { Finding } from './votes.ts'

/** @param changes what differs between the two */
export function conventionFindings(
  contracts: { before: Contracted; after: Contracted },
  changes: readonly Change[],
): Finding[] {
  const sides = sidesOf(contracts, changes)
  return [
    ...pagingFindings(sides),
    ...schemaFindings(sides),
    ...rowFindings(sides),
    ...headerFindings(sides),
    ...markFindings(sides),
  ]
}
