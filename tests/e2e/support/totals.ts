/** What a walk over screens covered, told to the summary at the end of all (`totals-reporter.ts`). */
import type { TestInfo } from '@playwright/test'

export interface Totals {
  /** What the server did. */
  of: string
  /** Where the screens lie, if not everywhere. */
  level?: string
  theme: 'light' | 'dark'
  /** Screens that were looked at, some of them in the page of another one. */
  screens: number
  /** In how many ways the server did it. */
  ways: number
  /** Pairs of a page and a way that it met. */
  met: number
  pages: number
  dialogs: number
  /** The longest that a page did nothing else, in ms. */
  longest: { ms: number; at: string }
  /** The most elements that a page had, where they were counted. */
  most?: { elements: number; at: string }
}

export const totalsNote = 'totals'

export function noteTotals({ annotations }: TestInfo, totals: Totals): void {
  annotations.push({ type: totalsNote, description: JSON.stringify(totals) })
}
