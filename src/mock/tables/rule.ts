/** When the server takes an action, as the manifest says it: wire names. The console reads `offer` instead, see its screens. */
import type { Condition } from '../../lib/condition.ts'

/** An action's rule. */
export interface Rule {
  /** The server takes the action on such rows, and refuses it on others. */
  readonly accept?: Condition
  /** The server takes it and changes nothing; asked before `accept`. */
  readonly noop?: Condition
}
