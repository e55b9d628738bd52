/** What has come to the log since its list was read. */
import type { AuditLogEntry } from '../../../generated/api/types.gen.ts'

/** The newest entry that is shown. */
export interface Mark {
  id: string
  time: Date
}

/** More are not counted: the first page of them says it. */
export const mostCounted = 99

type Entry = Pick<AuditLogEntry, 'id' | 'timeCompleted'>

/** The later of both. */
export function latestOf(seen: Mark | undefined, first: Entry | undefined): Mark | undefined {
  if (first === undefined) return seen
  return seen !== undefined && seen.time > first.timeCompleted ? seen : { id: first.id, time: first.timeCompleted }
}

/** @param entries newest first, from the time of the mark on */
export function countNew(entries: readonly Entry[], { id, time }: Mark): number {
  const index = entries.findIndex((entry) => entry.id === id)
  // Gone with the oldest, or there was none: what is later is new.
  return index === -1 ? entries.filter(({ timeCompleted }) => timeCompleted > time).length : index
}

/** `3 new entries` */
export const countText = (count: number): string =>
  count > mostCounted ? `More than ${mostCounted} new entries` : count === 1 ? '1 new entry' : `${count} new entries`
