/** Rows as the server has them now, for many at once: one reading of the list serves all that is asked soon after it. */
import { drain, type ListShape, type PageQuery, type PageRequest } from '../../api/drain.ts'
import { keyOfRow } from '../queries/rows.ts'
import type { Row } from '../spec.ts'

export interface FreshRowsOptions {
  page: (request: PageRequest) => PageQuery
  shape: ListShape
  rowKey: string
  /** The rows that are still to be asked for: reading stops when all of them were seen. */
  wanted: () => readonly string[]
  /** Milliseconds since some fixed moment. */
  now?: () => number
}

interface Reading {
  rows: Promise<{ byKey: ReadonlyMap<string, Row>; complete: boolean }>
  /** Until when it counts as fresh; endless while it is under way. */
  until: number
}

const freshFor = 2_000
// A list that takes long to read is not read all the time.
const restFactor = 4

/**
 * A function from a row's key to the row, undefined when it is gone. Rejects when the list cannot be read, or not far enough
 * to tell.
 */
export function freshRows({
  now = () => performance.now(),
  ...options
}: FreshRowsOptions): (key: string) => Promise<Row | undefined> {
  let latest: Reading | undefined
  const read = (): Reading => {
    const at = now()
    const reading: Reading = { rows: readRows(options), until: Number.POSITIVE_INFINITY }
    const end = () => {
      reading.until = now() + Math.max(freshFor, restFactor * (now() - at))
    }
    reading.rows.then(end, end)
    return reading
  }
  return async (key) => {
    if (!latest || now() >= latest.until) latest = read()
    const { byKey, complete } = await latest.rows
    const row = byKey.get(key)
    if (!row && !complete) throw new Error('The list could not be read to its end')
    return row
  }
}

async function readRows({ page, shape, rowKey, wanted }: FreshRowsOptions) {
  const keyOf = keyOfRow({ rowKey })
  const missing = new Set(wanted())
  const enough = new AbortController()
  const byKey = new Map<string, Row>()
  let seen = 0
  try {
    const { problem } = await drain({
      page: (request) => {
        enough.signal.throwIfAborted()
        return page(request)
      },
      shape,
      signal: enough.signal,
      onProgress: ({ rows, done }) => {
        for (; seen < rows.length; seen++) {
          const row = rows[seen]
          if (!row) continue
          const key = keyOf(row)
          missing.delete(key)
          byKey.set(key, row)
        }
        if (missing.size === 0 && !done) enough.abort()
      },
    })
    return { byKey, complete: problem === undefined }
  } catch (error) {
    if (!enough.signal.aborted) throw error
    return { byKey, complete: false }
  }
}
