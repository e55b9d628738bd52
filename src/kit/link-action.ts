import type { Versioned } from '../api/server-version.ts'
import type { Because, Condition } from '../lib/condition.ts'
import type { Params, Row } from './spec.ts'

/** A link shown as a menu entry or button: edit, create, console. */
export interface LinkAction extends Versioned {
  id: string
  label: string
  to: (row: Row, params: Params) => string
  /** It opens over this page (a form in a side dialog): the list below keeps the page it is on. */
  over?: boolean
  /** As for actions: the link can be followed when this holds, `reason` says why not. */
  offer?: Condition
  reason?: string
  because?: Because
  role?: string
}
