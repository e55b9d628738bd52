/** The mock API in a script, a test or a page. */

/** A story that comes with the mock. */
export type ScenarioName =
  | 'default'
  | 'empty'
  | 'large'
  | 'crowded'
  | 'viewer'
  | 'no-roles'
  | 'slow'
  | 'flaky'
  | 'mid-update'
  | 'stuck-update'
  | 'suspended-update'
  | 'quota-exhausted'

/** How an operation fails. */
export type FaultKind =
  | 'bad-request'
  | 'already-exists'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'internal'
  | 'not-implemented'
  | 'unavailable'
  | 'no-capacity'
  | 'unreadable'
  | 'network'
  | 'abort'

/**
 * Makes the calls fail, or take their time, that all of its conditions hold for. `cairn-mock/faults.schema.json` describes files of
 * them for editors.
 */
export interface FaultRule {
  /** Calls of this operation of the contract, like `disk_list`. Default: of any. */
  readonly operation?: string
  /** Calls with these values in their path: `{ instance: 'web-1' }`. */
  readonly path?: Readonly<Record<string, string>>
  /** Calls with these values in their query: `{ project: 'web-shop' }`. */
  readonly query?: Readonly<Record<string, string>>
  /** How it fails: a kind, or a status from 400 to 599. Without one, the call only takes its time. */
  readonly fault?: FaultKind | number
  /** The call is carried out all the same: only its answer is lost, cut in half or replaced. */
  readonly done?: boolean
  /** Seconds that the answer tells the client to wait. */
  readonly retry_after?: number
  /** Milliseconds that the call takes, or from and to. */
  readonly latency?: number | readonly [from: number, to: number]
  /** The first of every so many calls, so that a second try may go well. */
  readonly every?: number
  /** This call and no other; the first is 1. */
  readonly nth?: number
  /** At most so many calls. */
  readonly times?: number
  /** This share of the calls, from 0 to 1, by the seed. */
  readonly chance?: number
}

/** What tests and tools do with a mock beside calling its API; over HTTP it is the same. Each rejects when its input cannot be taken. */
export interface Control {
  /** What the mock is at now. */
  state(): Promise<ControlState>
  /** Back to the start: data, time, faults and log. */
  reset(input?: { readonly keep_faults?: boolean }): Promise<ControlState>
  /** Moves the time forward, by how much or up to when; what is due by then is done. */
  advance(input: { readonly milliseconds: number } | { readonly to: string }): Promise<{ readonly time: string }>
  /** Starts another scenario from its beginning. */
  scenario(input: { readonly name: string }): Promise<ControlState>
  /** What fails on purpose. */
  faults(): Promise<FaultFile>
  /** Lets this fail on purpose, in place of what did. */
  setFaults(input: FaultFile): Promise<FaultFile>
  /** Lets fail what the mock was started with. */
  resetFaults(): Promise<FaultFile>
  /** What failed on purpose so far, as rules that let the same calls fail again. */
  recordedFaults(): Promise<FaultFile>
  /** The latest requests, the oldest first. */
  log(input?: LogQuery): Promise<{ readonly items: readonly LoggedRequest[] }>
  /** Forgets them. */
  clearLog(): Promise<{ readonly items: readonly LoggedRequest[] }>
  /** Everything the mock holds, as text. */
  export(): Promise<string>
  /** Takes what `export` gave in place of everything. */
  import(file: string): Promise<ControlState>
}

export interface FaultFile {
  readonly rules: readonly FaultRule[]
}

export interface ControlState {
  readonly scenario: string
  /** RFC 3339. */
  readonly time: string
  /** Who calls without credentials; null where they are refused. */
  readonly anonymous: string | null
  /** How many rules of faults hold. */
  readonly faults: number
  /** How many requests are in the log, and how many of them broke the contract. */
  readonly requests: number
  readonly violations: number
}

export interface LogQuery {
  /** Only requests of this operation. */
  readonly operation?: string
  /** Only requests that broke the contract. */
  readonly violations?: boolean
  /** Only what came after the request with this id. */
  readonly after?: string
}

/** A request in the log. */
export interface LoggedRequest {
  readonly request_id: string
  readonly time: string
  readonly milliseconds: number
  readonly method: string
  readonly uri: string
  readonly operation: string | null
  /** 0 when there was no answer. */
  readonly status: number
  readonly message: string | null
  /** How it failed on purpose. */
  readonly fault: FaultKind | number | null
  /** The version of the contract that it is written for, where the mock has another one. */
  readonly version: string | null
  /** What of the answer broke the contract. */
  readonly violations: readonly string[]
}

/** A story of your own; `cairn-mock/story.schema.json` describes it for editors. */
export interface Story {
  /** Small letters, digits and hyphens. Default: `story`. */
  name?: string
  title?: string
  help?: string
  /** The scenario that it goes on from. Default: `empty`. */
  from?: ScenarioName
  /** Display name of who calls without signing in. */
  user?: string
  /** What is made, and what is called, one after the other: `{ project: { name: 'web-shop' } }`. */
  steps?: readonly Readonly<Record<string, unknown>>[]
  /** Entity → name → fields that have these values in the end. */
  set?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>
}

export interface MockOptions {
  /** Default: `default`. */
  scenario?: ScenarioName
  /** In place of a scenario. */
  story?: Story
  /** Text of an export, which the mock begins with. */
  import?: string
  /** Another seed gives other ids. */
  seed?: string
  /** Milliseconds since the epoch. Default: the time of this machine. */
  clock?: () => number
  /** Milliseconds that a request takes, or from and to. Default: none. */
  latency?: number | readonly [from: number, to: number]
  /** What fails on purpose. Default: what the scenario says. */
  faults?: readonly FaultRule[]
  /** Who may call. Default: everybody, as the default user. */
  auth?: {
    /** Nobody calls without credentials. */
    readonly required: boolean
    /** Display name of the user, by the secret of the token. */
    readonly tokens: ReadonlyMap<string, string>
  }
  /** Answers 500, and keeps nothing, where an answer would break the contract. Default: the header `x-contract-violation` says so. */
  strictContract?: boolean
  /** Refuses calls that say they are written for another version of the contract. */
  strictVersion?: boolean
  /** Told of mistakes of the mock itself. */
  onDefect?: (defect: { operation: string; message: string }) => void
}

export interface Mock {
  /** Answers like the global `fetch`; a path without a host will do. Rejects where a fault breaks the connection. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  /** The same for a request that may be somebody else's: undefined for paths that are not of this API. For handlers of msw. */
  readonly respond: (request: Request) => Promise<Response | undefined>
  /** What else tests and tools do with it: time, faults, another scenario, the log of requests. */
  readonly control: Control
  /** Name of the scenario or story. */
  readonly scenario: string
  /** Back to the start of the story. */
  reset(): Promise<void>
  /** Moves the time forward: what takes time has come about then. */
  skip(milliseconds: number): Promise<void>
  /** Everything as text. */
  export(): Promise<string>
  /** Takes what `export` gave in place of everything. Rejects for another text, and for one of another version of the contract. */
  import(text: string): Promise<void>
}

/** Rejects with an error that says what is wrong with a story. */
export function createMock(options?: MockOptions): Promise<Mock>
