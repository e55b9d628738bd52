/** What all charts of a page have in common. */
import { createContext } from 'react'

import type { Query } from '../spec.ts'
import type { Range } from './range.ts'

export interface ChartPlace {
  ask: (text: string) => Query
  send: (text: string) => Promise<unknown>
  range: Range
  /** Where moving windows end, in milliseconds since the epoch. */
  now: number
  /** Shows a stretch that somebody dragged over. */
  onStretch: (from: number, until: number) => void
  /** Why there may be nothing. */
  note: string | undefined
}

export const ChartPlaceContext = createContext<ChartPlace>({
  ask: () => ({ queryKey: [] }),
  send: () => Promise.resolve(),
  range: { kind: 'last', preset: '1h' },
  now: 0,
  onStretch: () => undefined,
  note: undefined,
})
