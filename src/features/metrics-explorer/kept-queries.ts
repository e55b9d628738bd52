/** Where the queries are that a person keeps in this browser; and what was typed on the page in this tab. */
import type { ContextType } from 'react'

import { arrayIn, type Kept } from '../../kit/saved/saved-texts.ts'
import { type MeContext, ownKey } from '../../kit/routing/page-scope.ts'
import { readPath } from '../../lib/condition.ts'

/** One list per person. */
export const savedKey = (me: ContextType<typeof MeContext>): string | undefined => ownKey('cairn.queries.', me)

/**
 * Remembers what was typed, with the queries of the address at that time: the address follows a moment later, and not where it
 * would be too long.
 */
export const keepTyped = (storage: Kept, key: string, typed: { address: string; queries: string }): boolean =>
  storage.setItem(key, JSON.stringify(typed))

/** What was typed here, unless the address names other queries. */
export function readTyped(storage: Pick<Kept, 'getItem'>, key: string, address: string): string[] | undefined {
  const [typed] = arrayIn(`[${storage.getItem(key) ?? 'null'}]`)
  const kept = readPath(typed, 'queries')
  const queries = arrayIn(typeof kept === 'string' ? kept : null).filter((one) => typeof one === 'string')
  return queries.length > 0 && (address === '' || readPath(typed, 'address') === address) ? queries : undefined
}
