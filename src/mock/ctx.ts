/** What a behaviour may know besides its input: nothing else supplies data, time, ids or chance. */
import type { Rng } from './rng.ts'
import type { Store } from './store/store.ts'

/** Who calls. */
export interface Actor {
  readonly id: string
  readonly silo_id: string
}

/** Parts of the answer beside its body. */
export interface Reply {
  /** Overrides the contract's success status; needed where the contract declares only a default. */
  status?: number
  readonly headers: Headers
}

export interface Ctx {
  readonly store: Store
  /** Undefined for callers without credentials, which only a few operations let in. */
  readonly actor: Actor | undefined
  /** Key of the session the request came with. */
  readonly session: string | undefined
  /** The caller; throws 401 when there is none. */
  readonly user: Actor
  /** The time of the request: the same however often it is asked for. */
  now(): Date
  /** The same as it is written on the wire. */
  timestamp(): string
  /** A new UUID. */
  newId(): string
  readonly rng: Rng
  readonly reply: Reply
}

/** Milliseconds since the epoch. */
export type Clock = () => number

/** A clock that stands still until it is moved: for tests, where time is part of what is asked. */
export interface ManualClock {
  now: Clock
  /** Moves it forward. */
  advance(milliseconds: number): void
}

/** Starts at an RFC 3339 time. */
export function manualClock(start = '2026-01-01T00:00:00Z'): ManualClock {
  let time = Date.parse(start)
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}
