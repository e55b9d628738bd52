/** What was asked and answered lately: for the developer panel and for tests. */
import type { Defect } from './defect.ts'
import type { Failure } from './fault.ts'

export interface LogEntry {
  readonly requestId: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly milliseconds: number
  readonly method: string
  /** Path and query. */
  readonly uri: string
  /** Undefined for a path or method that is not there. */
  readonly operation?: string
  /** 0 when there was no answer. */
  readonly status: number
  /** The error's message. */
  readonly message?: string
  /** How it failed on purpose. */
  readonly fault?: Failure
  /** The version of the contract that it is written for, where the mock has another one. */
  readonly version?: string
  /** What the mock itself did wrong: answers that break the contract, behaviours that broke. */
  readonly defects: readonly string[]
}

export interface RequestLog {
  /** The latest last. */
  entries(): readonly LogEntry[]
  add(entry: Omit<LogEntry, 'defects'>): void
  defect(requestId: string, defect: Defect): void
  clear(): void
  /** Called after every change; returns what ends it. */
  subscribe(listener: () => void): () => void
}

/** Keeps the latest `capacity` requests. */
export function createRequestLog(capacity = 500): RequestLog {
  let kept: readonly LogEntry[] = []
  const early = new Map<string, string[]>()
  const listeners = new Set<() => void>()
  const change = (entries: readonly LogEntry[]): void => {
    kept = entries
    for (const listener of listeners) listener()
  }
  return {
    entries: () => kept,
    add: (entry) => {
      const defects = early.get(entry.requestId) ?? []
      early.delete(entry.requestId)
      change([...kept.slice(kept.length >= capacity ? 1 : 0), { ...entry, defects }])
    },
    // A defect comes before its request is answered.
    defect: (requestId, { message }) => early.set(requestId, [...(early.get(requestId) ?? []), message]),
    clear: () => change([]),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
