/** What a control stands on: a mock, wherever it runs. */
import type { Clock } from '../context/ctx.ts'
import type { FaultRule } from '../http/fault-rules.ts'
import type { RequestLog } from '../http/request-log.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { ImportProblem } from '../store/export.ts'

export interface ControlHost {
  readonly log: RequestLog
  readonly faults: {
    /** What holds now. */
    rules(): readonly FaultRule[]
    /** What happened to which calls, as rules. */
    recorded(): readonly FaultRule[]
    /** Undefined lets fail again what the mock was started with. */
    choose(rules: readonly FaultRule[] | undefined): void
  }
  readonly now: Clock
  scenario(): Scenario
  /** Display name of who calls without credentials; undefined where they are refused. */
  anonymous(): string | undefined
  /** Back to the start of the scenario. */
  reset(): Promise<void>
  /** A scenario, or the story that the mock was started with. */
  scenarioNamed(name: string): Scenario | undefined
  /** Starts another scenario. */
  tell(scenario: Scenario): Promise<void>
  /** Moves the time forward and does what is due by then. */
  skip(milliseconds: number): Promise<void>
  export(): Promise<string>
  /** Answers why a text cannot be taken. */
  import(text: string): Promise<ImportProblem | undefined>
}
