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

/** What fails on purpose. */
export interface Fault {
  /** Operation of the contract, like `disk_list`. */
  operation: string
  fault: FaultKind
  /** Fails the first of every so many calls, so that a second try may go well. Default 1: all of them. */
  every?: number
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
  faults?: readonly Fault[]
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
