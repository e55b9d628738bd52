import type { Params, Row, Shown } from './spec.ts'

/** What is said and shown once an action is done. */
export interface Afterwards {
  toast?: string
  /** What is said instead where that takes the answer, of what is called so; it replaces what was said under the same id. */
  toastOf?: (answer: Row, name: string) => { id: string; content: string }
  see?: { label: string; to: (row: Row, params: Params) => string }
  /** What is shown of the answer, in a dialog. */
  result?: readonly Shown[]
  /** A one-time value in the answer, shown once: the field path and what it is called. */
  reveal?: { path: string; label: string }
}
