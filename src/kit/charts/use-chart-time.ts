import { useSearchParams } from 'react-router'

import {
  type IntervalId,
  intervals,
  type PresetId,
  type Range,
  readInterval,
  readRange,
  withInterval,
  withRange,
} from './range.ts'
import { useLiveNow } from './use-live-now.ts'

/** Which time a page of charts shows, and how often anew: both stand in its address. */
export interface ChartTime {
  search: URLSearchParams
  range: Range
  interval: IntervalId
  /** Between two looks at the time up to now; undefined if it stands still. */
  seconds: number | undefined
  /** Where moving windows end, in milliseconds since the epoch. */
  now: number
  /** Moves them to the present. */
  move: () => void
  choose: (range: Range) => void
  chooseInterval: (interval: IntervalId) => void
}

/** @param usual the range until somebody chooses */
export function useChartTime(usual: PresetId | undefined): ChartTime {
  const [search, setSearch] = useSearchParams()
  const range = readRange(search, usual)
  const interval = readInterval(search)
  const seconds = range.kind === 'fixed' ? undefined : intervals.find(({ id }) => id === interval)?.seconds
  const { now, move } = useLiveNow(seconds)
  const stay = { preventScrollReset: true }
  return {
    search,
    range,
    interval,
    seconds,
    now,
    move,
    choose: (next) => {
      setSearch(withRange(search, next, usual), stay)
      move()
    },
    chooseInterval: (id) => setSearch(withInterval(search, id), stay),
  }
}
