import type { Condition } from '../lib/condition.ts'
import type { Former } from './former.ts'
import type { Params, Row } from './spec.ts'

/**
 * What is asked before an action runs. In texts `{name}` stands for the row's name, `{path}` for a field, `{$parent.path}` for one of
 * the row above. `notes` are said as well of rows that meet their condition.
 */
export interface Confirmation {
  body: string
  notes?: readonly { when: Condition; text: string }[]
  former?: Former
  /** Asks only when this says so; where several rows are chosen it is asked always. */
  needed?: (scope: { row: Row; params: Params }) => Promise<boolean>
}

/** What a part gets that shows beforehand what an action will do. */
export interface ActionPreviewProps {
  rows: readonly Row[]
  /** What is filled in so far. */
  form: Row
  params: Params
}
