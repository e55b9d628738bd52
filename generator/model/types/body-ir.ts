/** What a call puts into its body. */
import type { Bind } from './ir.ts'

export interface BodyIR {
  form: boolean
  /** The whole body is this bind (`$row.range`). */
  whole?: Bind
  /** Which of several kinds of objects is sent: the one whose tag has this value. */
  variant?: { tag: string; value: string }
  /** `orNull`: the body has to say so when there is no value. */
  fixed: readonly { path: string; bind: Bind; orNull?: true }[]
  /** Values of the form that go into path or query and that the body does not know. */
  omit?: readonly string[]
}
