/** What the status of an update says: how far it is, whether it moves, and how long the rest may take. */
import type { UpdateStatus } from '../../../generated/api/types.gen.ts'
import { compareVersions, isOlder } from '../../lib/versions.ts'

const minute = 60_000

/**
 * Milliseconds without a planned step after which an update counts as standing still. The API does not say that one does: it is
 * an assumption, the same as that of how often the page asks (`refresh` in the manifest).
 */
export const quietTime = 30 * minute

/** What has to be seen before a pace is known: components that moved, and milliseconds. */
const leastMoved = 3
export const leastSeen = minute

export type UpdateState =
  /** No release was ever chosen. */
  | 'unset'
  /** After a manual recovery, until a target is set again. */
  | 'suspended'
  | 'done'
  /** Nothing was planned for {@link quietTime}. */
  | 'quiet'
  | 'running'

/** The components that run one release. */
export interface Share {
  /** As the API has it: a version, or one of a few words. */
  readonly release: string
  readonly count: number
  readonly kind: 'target' | 'version' | 'install' | 'unknown' | 'other'
}

export interface Update {
  readonly state: UpdateState
  readonly target: string | undefined
  /** Components that run the target, of all. */
  readonly done: number
  readonly total: number
  /** Rounded down: what is not done does not read as done. Undefined while there is nothing to count. */
  readonly percent: number | undefined
  /** Milliseconds since a step was planned or the target was set. */
  readonly quietFor: number
  /** The target first, then versions, the newest first. */
  readonly shares: readonly Share[]
}

/** @param now milliseconds since the epoch */
export function readUpdate(status: UpdateStatus, now: number): Update {
  const { targetRelease, componentsByReleaseVersion: counts, timeLastStepPlanned, suspended } = status
  const target = targetRelease?.version
  const shares = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([release, count]): Share => ({ release, count: Number(count), kind: kindOf(release, target) }))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || compareVersions(b.release, a.release))
  const total = shares.reduce((sum, { count }) => sum + count, 0)
  const done = shares.find(({ kind }) => kind === 'target')?.count ?? 0
  const last = Math.max(Number(timeLastStepPlanned), Number(targetRelease?.timeRequested ?? 0))
  const quietFor = Math.max(0, now - last)
  const state = stateOf({ target, suspended, isDone: total > 0 && done === total, isQuiet: quietFor >= quietTime })
  const percent = target === undefined || total === 0 ? undefined : Math.floor((done / total) * 100)
  return { state, target, done, total, percent, quietFor, shares }
}

interface Facts {
  target: string | undefined
  suspended: boolean
  isDone: boolean
  isQuiet: boolean
}

function stateOf({ target, suspended, isDone, isQuiet }: Facts): UpdateState {
  if (suspended) return 'suspended'
  if (target === undefined) return 'unset'
  if (isDone) return 'done'
  return isQuiet ? 'quiet' : 'running'
}

const order: readonly Share['kind'][] = ['target', 'version', 'install', 'other', 'unknown']

function kindOf(release: string, target: string | undefined): Share['kind'] {
  if (release === target) return 'target'
  if (release === 'install dataset') return 'install'
  if (release === 'unknown') return 'unknown'
  // Only versions can be compared.
  return isOlder(release, release) === undefined ? 'other' : 'version'
}

/** What a page has seen of one update since it was opened. */
export interface Seen {
  readonly target: string | undefined
  readonly total: number
  /** How many were done, when that changed; the first one is when the page was opened. Milliseconds since the epoch. */
  readonly points: readonly { readonly at: number; readonly done: number }[]
  /** The newest answer. */
  readonly until: number
}

/** With one more answer. Another target is another update. */
export function withAnswer(seen: Seen | undefined, { target, done, total }: Update, at: number): Seen {
  const points = seen !== undefined && seen.target === target ? seen.points : []
  const isNew = points.at(-1)?.done !== done
  return { target, total, points: isNew ? [...points, { at, done }] : points, until: at }
}

/** How fast components moved while the page was open. */
export interface Pace {
  /** Components that moved. */
  readonly moved: number
  /** Milliseconds in which they did. */
  readonly during: number
}

export function paceOf({ points, until }: Seen): Pace {
  const [first] = points
  return { moved: (points.at(-1)?.done ?? 0) - (first?.done ?? 0), during: until - (first?.at ?? until) }
}

/** Milliseconds that the rest takes at the pace that was seen; undefined as long as that is not known. */
export function estimate(seen: Seen, { state, done, total }: Update): number | undefined {
  const { moved, during } = paceOf(seen)
  if (state !== 'running' || moved < leastMoved || during < leastSeen) return undefined
  return ((total - done) * during) / moved
}
