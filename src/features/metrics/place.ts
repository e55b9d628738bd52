/** What all charts of a page have in common. */
import { createContext } from 'react'

import type { Range } from './range.ts'

export interface ChartPlace {
  project: string
  /** Id of the instance. */
  instance: string
  range: Range
  /** Where moving windows end, in milliseconds since the epoch. */
  now: number
  /** Shows a stretch that somebody dragged over. */
  onStretch: (from: number, until: number) => void
  /** Why there may be nothing: `web-1 is stopped.` */
  note: string | undefined
}

export const ChartPlaceContext = createContext<ChartPlace>({
  project: '',
  instance: '',
  range: { kind: 'last', preset: '1h' },
  now: 0,
  onStretch: () => undefined,
  note: undefined,
})
