/** What all charts of a page have in common. */
import { createContext } from 'react'

import type { Query } from '../spec.ts'
import type { PresetId, Range } from './range.ts'

export interface ChartPlace {
  range: Range
  /** Where moving windows end, in milliseconds since the epoch. */
  now: number
  /** Shows a stretch that somebody dragged over. */
  onStretch: (from: number, until: number) => void
  /** Why there may be nothing. */
  note: string | undefined
}

export const ChartPlaceContext = createContext<ChartPlace>({
  range: { kind: 'last', preset: '1h' },
  now: 0,
  onStretch: () => undefined,
  note: undefined,
})

/** A page that takes a question in its address, with the time of the page that leads there. */
export interface Explorer {
  path: string
  /** What is said of it. */
  say: string
  search: URLSearchParams
  /** The range of that time until somebody chooses. */
  usual: PresetId | undefined
}

/** How charts put questions as a text. */
export interface Questions {
  ask: (text: string) => Query
  send: (text: string) => Promise<unknown>
  explore?: Explorer
}

export const QuestionContext = createContext<Questions>({
  ask: () => ({ queryKey: [] }),
  send: () => Promise.resolve(),
})
