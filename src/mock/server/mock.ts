/** The mock, put together: store, behaviours over the CRUD default, pipeline. Transports add only how bytes travel. */
import { createHandlers, type HandlerTable } from '../context/handlers.ts'
import { contractHash, operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId, OperationSpec } from '../spec/operation-spec.ts'
import { rules as manifestRules } from '../../../generated/mock/rules.gen.ts'
import { authorize } from '../sign-in/authorize.ts'
import { checkBody } from '../behaviours/body-checks.ts'
import { dropContents } from '../behaviours/disk-content.ts'
import { behaviours } from '../behaviours/index.ts'
import type { Contract } from '../contract/contract.ts'
import { crudHandler } from '../crud/crud.ts'
import type { Clock, Ctx, Rules } from '../context/ctx.ts'
import type { Defect } from '../http/defect.ts'
import { jobs } from './scheduled-job-table.ts'
import { notImplemented } from '../http/errors.ts'
import { exported, readExport, type ImportProblem } from '../store/export.ts'
import { faultsOf, type FaultRule } from '../http/fault.ts'
import { playVersion } from './as-version.ts'
import { assertKnownHeaders, assertKnownVersion } from './header-check.ts'
import { identify } from '../sign-in/identity.ts'
import { makeCtx } from '../context/make-ctx.ts'
import { recordProvisioning } from '../metrics/provisioning.ts'
import { observers } from './observers.ts'
import { createPipeline, type Handle, type Pipeline, type PipelineOptions } from './pipeline.ts'
import type { RequestLog } from '../http/request-log.ts'
import { scenarios } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { dropExpiredSessions } from '../sign-in/sessions.ts'
import { signIn } from '../sign-in/sign-in.ts'
import type { Commit, Snapshot } from '../store/store.ts'
import { Store } from '../store/store.ts'

/** What brings rows up to the time of a request, before every request: cheap and idempotent. */
const timed = [dropExpiredSessions, dropContents]

export interface MockOptions extends Partial<Pick<PipelineOptions, 'delay' | 'onCommit' | 'strict'>> {
  contract: Contract
  clock: Clock
  /** Global seed of ids and chance. */
  seed?: string
  /** What an empty store starts with, and how the mock treats its callers. */
  scenario?: Scenario
  /** When the story began, in milliseconds since the epoch. Default: now. */
  born?: number
  /** When actions are taken. Default: as the manifest says. */
  rules?: Rules
  /** What fails on purpose. Default: what the scenario says. */
  faults?: () => readonly FaultRule[]
  /** Refuses calls that say they are written for another version of the contract. Default: answers them. */
  strictVersion?: boolean
  /** Plays another version of the contract, of which something is known. Default: our own. */
  asVersion?: string
  onDefect: (defect: Defect) => void
  log?: RequestLog
  /** What answers the operations. Default: the behaviours and the CRUD default. */
  handlers?: HandlerTable<Ctx>
}

export interface Mock extends Pick<Pipeline, 'settle' | 'open' | 'exclusive' | 'change'> {
  readonly handle: Handle
  readonly store: Store
  readonly scenario: Scenario
  /** The time of the story. */
  readonly now: Clock
  /** Back to the start of the story, which begins now unless told otherwise. */
  reset(born?: number): void
  /** Takes a snapshot if it belongs to this contract and story; false when it does not. */
  restore(snapshot: Snapshot): boolean
  /** Everything as text, for `import`. */
  export(): Promise<string>
  /** Takes what `export` gave; answers what changed against the start of the story, or why it cannot be taken. */
  import(text: string): Promise<{ commit: Commit } | { problem: ImportProblem }>
  /** Moves the time forward, for all that comes. */
  skip(milliseconds: number): Promise<void>
}

const operationOf = (id: OperationId): OperationSpec => operations[id]

/** The answer of an operation: a behaviour, else the CRUD default, else its sample, else 501. */
export const mockHandlers: HandlerTable<Ctx> = createHandlers<Ctx>(Object.values(behaviours), (id: OperationId) => {
  const handler = crudHandler(id)
  if (handler !== undefined) return handler
  const { sample } = operationOf(id)
  return () => {
    if (sample === undefined) throw notImplemented(id)
    return structuredClone(sample.answer)
  }
})

/** Notes of the store: when its story began, and how far its time is ahead. */
const bornNote = 'born'
const skippedNote = 'skipped'

/** When a store's story began: with it, scenario and seed, its first content can be made again. */
export const bornOf = (meta: Readonly<Record<string, string>>): number => Number(meta[bornNote])

/** A mock with a store of its own, filled with its story. */
export function createMock(options: MockOptions): Mock {
  const played = options.asVersion === undefined ? undefined : playVersion(options.asVersion)
  const contract = played?.contract(options.contract) ?? options.contract
  const { seed = 'cairn', handlers = mockHandlers, rules = manifestRules } = options
  const scenario: Scenario = options.scenario ?? scenarios.default
  const faults = options.faults ?? (() => scenario.faults ?? [])
  const store = new Store({ contract: contractHash, seed })
  const clock: Clock = () => options.clock() + Number(store.meta(skippedNote) ?? 0)
  const pipeline = createPipeline({
    ...options,
    ...(played && { pathOf: played.pathOf, finish: played.finish }),
    store,
    handlers,
    contract,
    clock,
    seed,
    rules,
    jobs,
    timed,
    observers,
    afterJob: recordProvisioning,
    guard: authorize,
    checkHeaders: (request) => {
      assertKnownHeaders(store, request)
      if (options.strictVersion === true) assertKnownVersion(request, options.asVersion)
    },
    checkBody,
    signIn: (request) => signIn(store, request),
    fault: faultsOf(faults),
    identify: (request, info) => identify(store, { request, info, now: clock() }),
  })

  const reset = (born = options.clock()): void => {
    store.reset()
    pipeline.restart()
    const identity = { actor: undefined, session: undefined }
    const ctx = makeCtx({ store, identity, clock: () => born, seed, rules })
    scenario.seed(ctx)
    recordProvisioning(ctx)
    store.setMeta(bornNote, String(born))
    store.version = { contract: contractHash, seed: `${scenario.name}/${seed}/${store.fingerprint()}` }
  }
  reset(options.born)

  return {
    handle: pipeline.handle,
    settle: pipeline.settle,
    open: pipeline.open,
    exclusive: pipeline.exclusive,
    change: pipeline.change,
    now: clock,
    store,
    scenario,
    reset,
    restore: (snapshot) => {
      const { version } = snapshot
      if (version.contract !== store.version.contract || version.seed !== store.version.seed) return false
      store.load(snapshot)
      return true
    },
    export: () => pipeline.exclusive(() => exported(store)),
    import: (text) =>
      pipeline.exclusive(() => {
        const read = readExport(text, contractHash)
        if ('problem' in read) return read
        reset(bornOf(read.snapshot.meta))
        const commit = store.difference(read.snapshot)
        store.apply(commit)
        return { commit }
      }),
    skip: (milliseconds) =>
      pipeline.change(() => {
        store.setMeta(skippedNote, String(Number(store.meta(skippedNote) ?? 0) + milliseconds))
      }),
  }
}
