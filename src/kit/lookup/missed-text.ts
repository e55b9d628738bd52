/** What of many lists was not read. */
import type { ListsRead } from '../../api/drain.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { midSentence } from '../../lib/truncate.ts'
import type { Lookup } from '../spec.ts'
import { rowText } from './names.ts'

/** How many are called by name. */
const most = 5

/** `3 of 40 projects could not be read: a, b, c.` Empty when all were. @param lookup of the rows above the lists */
export function missedText({ read, of, missed }: ListsRead, lookup: Lookup): string {
  const many = midSentence(lookup.label.many)
  const names = missed.slice(0, most).map(({ row }) => rowText(row, lookup))
  const others = missed.length > most ? ` and ${formatNumber(missed.length - most)} more` : ''
  const failed =
    missed.length > 0 &&
    `${formatNumber(missed.length)} of ${formatNumber(of)} ${many} could not be read: ${names.join(', ')}${others}.`
  const tried = read + missed.length
  const left = tried < of && `Only the first ${formatNumber(tried)} of ${formatNumber(of)} ${many} were read.`
  return [failed, left].filter(Boolean).join(' ')
}
