/** What the palette says about its search: never more than is true. */
import { formatNumber, plural } from '../../lib/numbers.ts'
import type { Progress } from './search.ts'

/** The lists that were read for an address besides those of the search. */
export interface AddressLists {
  read: number
  left: number
}

/** One line; empty while there is nothing to say. */
export function progressText(progress: Progress | undefined, results: number, addresses?: AddressLists): string {
  // Too little was typed to search for.
  if (progress === undefined) return results === 0 ? 'Nothing here has this name' : plural(results, 'result')
  const { done, rows, cut, failed } = progress
  if (!done) return rows === 0 ? 'Searching…' : `Searching… ${formatNumber(rows)} checked`
  const found = results === 0 ? 'No results' : plural(results, 'result')
  const lacks = [
    ...(cut > 0 ? [`${plural(cut, 'list')} only in part`] : []),
    ...(failed > 0 ? [`${plural(failed, 'list')} could not be read`] : []),
  ]
  return [`${found}. Searched ${placesOf(progress, addresses)}`, ...lacks].join(', ')
}

function placesOf({ lists: { here, elsewhere } }: Progress, addresses: AddressLists | undefined): string {
  const places = [
    ...(here > 0 ? ['this project'] : []),
    ...(elsewhere > 0 || here === 0 ? [plural(elsewhere, here > 0 ? 'other list' : 'list')] : []),
    ...(addresses === undefined ? [] : [plural(addresses.read, 'list of addresses', 'lists of addresses')]),
  ]
  return `${places.slice(0, -1).join(', ')}${places.length > 1 ? ' and ' : ''}${places.at(-1) ?? ''}`
}

/** Whether there is more that could be read. */
export const hasMore = (progress: Progress | undefined, addresses: AddressLists | undefined): boolean =>
  progress?.done === true && progress.left + (addresses?.left ?? 0) > 0
