/** What the mock starts with, and how it treats its callers. */
import type { Ctx } from '../context/ctx.ts'
import type { FaultRule } from '../http/fault-rules.ts'

export interface Scenario {
  /** As in `?scenario=`. */
  readonly name: string
  readonly title: string
  /** One sentence for the developer panel. */
  readonly help: string
  /** Fills an empty store. Depends on the context alone. */
  readonly seed: (ctx: Ctx) => void
  /** Milliseconds that a request takes, from and to. Without it 200 to 400 in a page, and none over HTTP. */
  readonly latency?: readonly [number, number]
  readonly faults?: readonly FaultRule[]
}
