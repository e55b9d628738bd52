import type { Versioned } from '../api/server-version.ts'
import type { Because, Condition } from '../lib/condition.ts'
import type { Params } from './spec.ts'

/** The way from a list to the form that makes a row of it. */
export interface CreateWay extends Versioned {
  label: string
  to: (params: Params) => string
  /** What the person needs to have, see `useAllowed` in src/kit/roles. */
  role?: string
  /** What has to hold for the row of the page above, and what is said otherwise. */
  offer?: Condition
  reason?: string
  because?: Because
}
