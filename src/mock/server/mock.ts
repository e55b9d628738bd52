/** The mock, put together: store, behaviours over the CRUD default, pipeline. Transports add only how bytes travel. */
import { createHandlers, type HandlerTable } from '../context/handlers.ts'
import { whoOperation } from '../../../generated/mock/conventions.gen.ts'
import { contractHash, operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId, OperationSpec } from '../spec/operation-spec.ts'
import { rules as manifestRules } from '../../../generated/mock/rules.gen.ts'
import { authorize } from '../sign-in/authorize.ts'
import { checkBody } from '../behaviours/body-checks.ts'
import { dropContents } from '../behaviours/disk-content.ts'
import { behaviours } from '../behaviours/index.ts'
import type { Contract } from '../contract/contract.ts'
import { createControl, type Control } from '../control/control.ts'
import type { ControlHost } from '../control/host.ts'
import { crudHandler } from '../crud/crud.ts'
import type { Clock, Ctx, Rules } from '../context/ctx.ts'
import type { Defect } from '../http/defect.ts'
import { sampleAnswer } from './sample.ts'
import { jobs } from './scheduled-job-table.ts'
import { notImplemented } from '../http/errors.ts'
import { exported, readExport, type ImportProblem } from '../store/export.ts'
import { playVersion } from './as-version.ts'
import { faultHeader, readFaultHeader, type FaultRule } from '../http/fault-rules.ts'
import { createFaults } from '../http/faults.ts'
import { assertKnownHeaders, assertKnownVersion } from './header-check.ts'
import { defaultUserNote, identify, type Auth } from '../sign-in/identity.ts'
import { makeCtx } from '../context/make-ctx.ts'
import { recordProvisioning } from '../metrics/provisioning.ts'
import { observers } from './observers.ts'
import { createPipeline, type Handle, type Pipeline, type PipelineOptions } from './pipeline.ts'
import { createRequestLog, type RequestLog } from '../http/request-log.ts'
import { scenarioNamed, scenarios } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { dropExpiredSessions } from '../sign-in/sessions.ts'
import { signIn } from '../sign-in/sign-in.ts'
import type { Commit, Snapshot, StoreVersion } from '../store/store.ts'
import { Store } from '../store/store.ts'

/** What brings rows up to the time of a request, before every request: cheap and idempotent. */
const timed = [dropExpiredSessions, dropContents]

export interface MockOptions extends Partial<
  Pick<PipelineOptions, 'delay' | 'onCommit' | 'onOtherVersion' | 'strict'>
> {
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
  /** What fails on purpose, as long as nothing else is chosen. Default: what the scenario says. */
  faults?: () => readonly FaultRule[]
  /** Takes what is chosen to fail, for whom `faults` then answers it; undefined lets the usual fail again. Default: the mock remembers it. */
  chooseFaults?: (rules: readonly FaultRule[] | undefined) => void
  /** Who may call. Default: everybody, as the default user of the scenario. */
  auth?: Auth
  /** Refuses calls that say they are written for another version of the contract. Default: answers them. */
  strictVersion?: boolean
  /** Plays another version of the contract, of which something is known. Default: our own. */
  asVersion?: string
  onDefect: (defect: Defect) => void
  /** Called after everything was replaced: a reset, a snapshot or an import. What a request changes is told to `onCommit`. */
  onReplace?: () => void
  log?: RequestLog
  /** What answers the operations. Default: the behaviours and the CRUD default. */
  handlers?: HandlerTable<Ctx>
}

export interface Mock extends Pick<Pipeline, 'settle' | 'open' | 'exclusive' | 'change' | 'callerOf'> {
  readonly handle: Handle
  readonly store: Store
  readonly scenario: Scenario
  /** The time of the story. */
  readonly now: Clock
  /** What tools and tests do with the mock. */
  readonly control: Control
  /** What its control stands on: for a control of one's own. */
  readonly host: ControlHost
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
  const { sample, response } = operationOf(id)
  return ({ ctx }) => {
    if (sample === undefined) throw notImplemented(id)
    return sampleAnswer({ sample, response }, ctx)
  }
})

/** Whether anybody can be signed in: the contract has an operation that says who, and a behaviour that knows. */
export const asksWho = Object.values(behaviours).some((area) => whoOperation !== undefined && whoOperation in area)

/** Notes of the store: when its story began, and how far its time is ahead. */
const bornNote = 'born'
const skippedNote = 'skipped'

/** When a store's story began: with it, scenario and seed, its first content can be made again. */
export const bornOf = (meta: Readonly<Record<string, string>>): number => Number(meta[bornNote])

/** Which story a store tells, and with which seed: `default/cairn`. Other releases may begin the same story with other rows. */
export const storyOf = ({ seed }: StoreVersion): string =>
  seed.slice(0, -'/00000000-0000-4000-8000-000000000000'.length)

/** A mock with a store of its own, filled with its story. */
export function createMock(options: MockOptions): Mock {
  const played = options.asVersion === undefined ? undefined : playVersion(options.asVersion)
  const contract = played?.contract(options.contract) ?? options.contract
  const { seed = 'cairn', handlers = mockHandlers, rules = manifestRules } = options
  const started: Scenario = options.scenario ?? scenarios.default
  let scenario = started
  let chosen: readonly FaultRule[] | undefined
  const rulesOf = (): readonly FaultRule[] => chosen ?? options.faults?.() ?? scenario.faults ?? []
  const faults = createFaults({ rules: rulesOf, seed })
  const log = options.log ?? createRequestLog()
  const store = new Store({ contract: contractHash, seed })
  const clock: Clock = () => options.clock() + Number(store.meta(skippedNote) ?? 0)
  const pipeline = createPipeline({
    ...options,
    ...(played && { pathOf: played.pathOf, queryNeeds: played.queryNeeds, finish: played.finish }),
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
    guard: asksWho ? authorize : undefined,
    checkHeaders: (request) => {
      assertKnownHeaders(store, request, scenario.name)
      if (options.strictVersion === true) assertKnownVersion(request, options.asVersion)
    },
    checkBody,
    signIn: (request) => signIn(store, request),
    log,
    fault: (call, { headers }) => {
      const asked = headers.get(faultHeader)
      return faults.strike({ ...call, asked: asked === null ? undefined : readFaultHeader(asked) })
    },
    identify: (request, info) => identify(store, { request, info, now: clock(), auth: options.auth }),
  })

  const reset = (born = options.clock()): void => {
    store.reset()
    pipeline.restart()
    faults.restart()
    const identity = { actor: undefined, session: undefined }
    const leaveOut = (message: string): void => options.onDefect({ operation: `story ${scenario.name}`, message })
    const ctx = makeCtx({ store, identity, clock: () => born, seed, rules, leaveOut })
    scenario.seed(ctx)
    recordProvisioning(ctx)
    store.setMeta(bornNote, String(born))
    store.version = { contract: contractHash, seed: `${scenario.name}/${seed}/${store.fingerprint()}` }
  }
  reset(options.born)
  const replaced = (): void => options.onReplace?.()

  const host: ControlHost = {
    log,
    faults: {
      rules: rulesOf,
      recorded: faults.recorded,
      choose: (asked) => {
        if (options.chooseFaults === undefined) chosen = asked
        else options.chooseFaults(asked)
        faults.restart()
      },
    },
    now: clock,
    scenario: () => scenario,
    anonymous: () => {
      if (options.auth?.required === true) return undefined
      return store.table('user').get(store.meta(defaultUserNote) ?? '')?.row.display_name
    },
    reset: () =>
      pipeline.exclusive(() => {
        reset()
        replaced()
      }),
    scenarioNamed: (name) => (name === started.name ? started : scenarioNamed(name)),
    tell: (told) =>
      pipeline.exclusive(() => {
        scenario = told
        reset()
        replaced()
      }),
    skip: async (milliseconds) => {
      await skip(milliseconds)
      await pipeline.settle()
    },
    export: () => pipeline.exclusive(() => exported(store)),
    import: async (text) => {
      const result = await take(text)
      return 'problem' in result ? result.problem : undefined
    },
  }
  const skip = (milliseconds: number): Promise<void> =>
    pipeline.change(() => {
      store.setMeta(skippedNote, String(Number(store.meta(skippedNote) ?? 0) + milliseconds))
    })
  const take = (text: string): Promise<{ commit: Commit } | { problem: ImportProblem }> =>
    pipeline.exclusive(() => {
      const read = readExport(text, contractHash)
      if ('problem' in read) return read
      reset(bornOf(read.snapshot.meta))
      const commit = store.difference(read.snapshot)
      store.apply(commit)
      replaced()
      return { commit }
    })

  return {
    handle: pipeline.handle,
    settle: pipeline.settle,
    open: pipeline.open,
    exclusive: pipeline.exclusive,
    change: pipeline.change,
    now: clock,
    callerOf: pipeline.callerOf,
    store,
    get scenario() {
      return scenario
    },
    control: createControl(host),
    host,
    reset: (born) => {
      reset(born)
      replaced()
    },
    restore: (snapshot) => {
      const { version } = snapshot
      if (version.contract !== store.version.contract || version.seed !== store.version.seed) return false
      store.load(snapshot)
      replaced()
      return true
    },
    export: host.export,
    import: take,
    skip,
  }
}
