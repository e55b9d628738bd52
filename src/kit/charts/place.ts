/** What all charts of a page have in common. */
import { createContext } from 'react'

import type { Query } from '../spec.ts'
import type { Range } from './range.ts'

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

/** How charts put questions as a text. */
export interface Questions {
  ask: (text: string) => Query
  send: (text: string) => Promise<unknown>
  /** A page that takes the question in its address: the address that puts it, and what is said of it. */
  explore?: { to: (text: string) => string; say: string }
}

export const QuestionContext = createContext<Questions>({
  ask: () => ({ queryKey: [] }),
  send: () => Promise.resolve(),
})
