/**
 * Which time a query is about. One that names `timestamp` says so itself and is sent as it is; any other gets the range of the page,
 * right behind each `get`, so that the server reads no more than that.
 */
import { timestamp } from '../../kit/charts/oxql.ts'
import type { Window } from '../../kit/charts/range.ts'
import { wordsOf } from './oxql-tokens.ts'

export interface Sent {
  text: string
  /** It got the range of the page. */
  isRanged: boolean
  /** The place in what was typed that a place in `text` stands for. */
  typed: (at: number) => number
}

/** Whether a query says itself which time it is about. */
export const hasOwnTime = (text: string): boolean =>
  wordsOf(text).some(({ kind, text: word }) => kind === 'name' && word === 'timestamp')

/** The query as it is sent. */
export function withPageRange(text: string, { from, until }: Pick<Window, 'from' | 'until'>): Sent {
  if (hasOwnTime(text)) return { text, isRanged: false, typed: (at) => at }
  const words = wordsOf(text)
  const ends = words.flatMap(({ kind, to }, at) => (kind === 'series' && words[at - 1]?.text === 'get' ? [to] : []))
  const filter = ` | filter timestamp >= @${timestamp(from)} && timestamp < @${timestamp(until)}`
  const pieces = [0, ...ends].map((start, at) => text.slice(start, ends[at]))
  return {
    text: pieces.join(filter),
    isRanged: ends.length > 0,
    typed: (at) => {
      let place = at
      for (const end of ends) {
        if (place <= end) break
        place = Math.max(end, place - filter.length)
      }
      return place
    },
  }
}
