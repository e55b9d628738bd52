/** The entry that the address opens: its id, and its time, by which one request finds it. */
const idKey = 'entry'
const timeKey = 'at'

/** Undefined when the address opens none. The time is undefined when it cannot be read. */
export function openEntry(search: URLSearchParams): { id: string; at: Date | undefined } | undefined {
  const id = search.get(idKey)
  if (id === null || id === '') return undefined
  const at = new Date(search.get(timeKey) ?? '')
  return { id, at: Number.isNaN(at.getTime()) ? undefined : at }
}

/** The search with that entry open, or with none. */
export function withEntry(
  search: URLSearchParams,
  entry: { id: string; timeCompleted: Date } | undefined,
): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(idKey)
  next.delete(timeKey)
  if (entry !== undefined) {
    next.set(idKey, entry.id)
    next.set(timeKey, Number.isNaN(entry.timeCompleted.getTime()) ? '' : entry.timeCompleted.toISOString())
  }
  return next
}
