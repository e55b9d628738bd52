import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { auditLogListOptions } from '../../../generated/api/queries/system-audit-log.gen.ts'
import type { AuditLogEntry } from '../../../generated/api/types.gen.ts'
import { listRows } from '../../../generated/screens/audit-log-entry/queries.gen.ts'
import { invalidateEntities, tagsOf } from '../../api/invalidate.ts'
import { defaultPageSize } from '../../kit/url/paging.ts'
import { countNew, latestOf, mostCounted, type Mark } from './tail.ts'
import { paced } from '../../kit/queries/refresh.ts'

/** How often the newest entries are asked for, in milliseconds. */
const every = 5_000

export interface Tail {
  /** Entries that came since the list was read; undefined until it is known. More than `mostCounted` are not told apart. */
  count: number | undefined
  isFailing: boolean
  /** Reads the list again. */
  show: () => void
}

/** @param isFollowing what comes is shown at once */
export function useTail(isFollowing: boolean): Tail {
  const client = useQueryClient()
  // Read by the list itself; here it only says what that shows.
  const list = useQuery({ ...listRows({}, { limit: defaultPageSize }), enabled: false, throwOnError: false })
  const [seen, setSeen] = useState<Mark>()
  const mark = latestOf(seen, list.data?.items[0])
  const { data, isError } = useQuery({
    ...newestSince(mark),
    refetchInterval: paced(every),
    throwOnError: false,
  })
  const entries = data?.items
  // A list that is filtered does not say which entry is the newest: counting begins with the first answer.
  const isUnmarked = mark === undefined && entries !== undefined
  if (isUnmarked) setSeen(markOf(entries[0]))
  const count = mark && entries && countNew(entries, mark)
  const readAgain = () => void invalidateEntities(client, tagsOf(newestSince(mark).queryKey))
  const follow = useEffectEvent(readAgain)
  const newest = count !== undefined && count > 0 ? entries?.[0]?.id : undefined
  useEffect(() => {
    if (isFollowing && newest !== undefined) follow()
  }, [isFollowing, newest])
  const show = () => {
    setSeen(markOf(entries?.[0]))
    readAgain()
  }
  return { count, isFailing: isError, show }
}

const start: Mark = { id: '', time: new Date(0) }

const markOf = (entry: AuditLogEntry | undefined): Mark => (entry ? { id: entry.id, time: entry.timeCompleted } : start)

const newestSince = (mark: Mark | undefined) =>
  auditLogListOptions({
    query: { startTime: (mark ?? start).time, sortBy: 'time_and_id_descending', limit: mostCounted + 1 },
  })
