/**
 * The control of a mock: what tests, tools and the developer panel do with it beside calling its API. One implementation; a
 * transport only brings the input and takes the answer along (`http.ts`).
 */
import type { ControlHost } from './host.ts'
import {
  verbs,
  type Advance,
  type FaultsAnswer,
  type LogAnswer,
  type LogQuery,
  type Reset,
  type ScenarioChoice,
  type State,
  type Time,
  type Verb,
} from './verbs.ts'
import type { FaultFile } from '../http/fault-rules.ts'

/** Each of them rejects with an `ApiError` when its input cannot be taken; then nothing has changed. */
export interface Control {
  /** What the mock is at now. */
  state(): Promise<State>
  /** Back to the start: data, time, faults and log. */
  reset(input?: Reset): Promise<State>
  /** Moves the time forward; what is due by then is done. */
  advance(input: Advance): Promise<Time>
  /** Starts another scenario from its beginning. */
  scenario(input: ScenarioChoice): Promise<State>
  /** What fails on purpose. */
  faults(): Promise<FaultsAnswer>
  /** Lets this fail on purpose, in place of what did. */
  setFaults(input: FaultFile): Promise<FaultsAnswer>
  /** Lets fail what the mock was started with. */
  resetFaults(): Promise<FaultsAnswer>
  /** What failed on purpose so far, as rules that let the same calls fail again. */
  recordedFaults(): Promise<FaultsAnswer>
  /** The latest requests, the oldest first. */
  log(input?: LogQuery): Promise<LogAnswer>
  /** Forgets them. */
  clearLog(): Promise<LogAnswer>
  /** Everything the mock holds, as text. */
  export(): Promise<string>
  /** Takes what `export` gave in place of everything. */
  import(file: string): Promise<State>
}

export function createControl(host: ControlHost): Control {
  const call =
    <Output>({ run }: Verb<Output>) =>
    (input?: unknown): Promise<Output> =>
      run(host, input)
  return {
    state: call(verbs.state),
    reset: call(verbs.reset),
    advance: call(verbs.advance),
    scenario: call(verbs.scenario),
    faults: call(verbs.faults),
    setFaults: call(verbs.setFaults),
    resetFaults: call(verbs.resetFaults),
    recordedFaults: call(verbs.recordedFaults),
    log: call(verbs.log),
    clearLog: call(verbs.clearLog),
    export: call(verbs.export),
    import: call(verbs.import),
  }
}
