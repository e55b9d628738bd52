/** What a behaviour may know besides its input: nothing else supplies data, time, ids or chance. */
import type { OperationId } from '../spec/operation-spec.ts'
import type { Rule } from '../tables/rule.ts'
import type { RuleId } from '../../../generated/mock/rules.gen.ts'
import type { Rng } from '../random/rng.ts'
import type { Store } from '../store/store.ts'

/** Who calls. */
export interface Actor {
  readonly id: string
  readonly silo_id: string
}

/** How a caller proved who they are, in the words of the audit log. */
export type AuthMethod = 'session_cookie' | 'access_token'

export interface Identity {
  readonly actor: Actor | undefined
  /** Key of the session that the request belongs to. */
  readonly session: string | undefined
  /** Absent without an actor. */
  readonly method?: AuthMethod
}

export type Rules = Readonly<Record<RuleId, Rule>>

/** Plain JSON. */
export type JobData = Readonly<Record<string, unknown>>

export interface ScheduleRequest {
  /** Name in `server/scheduled-job-table.ts`. */
  readonly job: string
  /** What it is about: one job per key. */
  readonly key: string
  /** Milliseconds from now. */
  readonly after: number
  readonly data?: JobData
}

/** Parts of the answer beside its body. */
export interface Reply {
  /** Overrides the contract's success status; needed where the contract declares only a default. */
  status?: number
  readonly headers: Headers
}

/** What a behaviour may know of the request beside its parsed parts. */
export interface CallInfo {
  readonly operation: OperationId
  /** The answer's `x-request-id`. */
  readonly requestId: string
  /** Path and query as they were sent. */
  readonly uri: string
  /** Where the API is reached: `http://127.0.0.1:12220`, without a slash at the end. */
  readonly host: string
  /** The `Range` header. */
  readonly range: string | null
  readonly userAgent: string | null
  /** Address of the caller. */
  readonly source: string
}

export interface Ctx {
  readonly store: Store
  /** Undefined for callers without credentials, which only a few operations let in. */
  readonly actor: Actor | undefined
  /** Key of the session the request came with. */
  readonly session: string | undefined
  /** The caller; throws 401 when there is none. */
  readonly user: Actor
  /** All that is known of the caller. */
  readonly identity: Identity
  /** The request; a defect where there is none: seeds and due work. */
  readonly call: CallInfo
  /** The time of the request: the same however often it is asked for. */
  now(): Date
  /** The same as it is written on the wire. */
  timestamp(): string
  /** A new UUID. */
  newId(): string
  readonly rng: Rng
  /** Chance for one field of one row: the same for the same seed, however many other values are drawn. */
  chance(resource: string, key: string, field: string): Rng
  /** When actions are taken; see `accepts` and `isNoop`. */
  readonly rules: Rules
  readonly reply: Reply
  /** Has a job done later. The same key again takes the place of the earlier one. */
  schedule(request: ScheduleRequest): void
  /** Drops what was scheduled under a key; nothing there is fine. */
  unschedule(key: string): void
  /** Tells of a part of a story that this contract has no place for: the story goes on without it. */
  leaveOut(what: string): void
}

/** Milliseconds since the epoch. */
export type Clock = () => number

/** A clock that stands still until it is moved: for tests, where time is part of what is asked. */
export interface ManualClock {
  now: Clock
  /** Moves it forward. */
  advance(milliseconds: number): void
  /** Back to where it started; a mock that goes by it has to be reset, too. */
  restart(): void
}

/** Starts at an RFC 3339 time. */
export function manualClock(start = '2026-01-01T00:00:00Z'): ManualClock {
  const begin = Date.parse(start)
  let time = begin
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds
    },
    restart: () => {
      time = begin
    },
  }
}
