import { queryClient } from '../api/query-client.ts'
import { restoreRuns } from '../kit/bulk/record.ts'
import type { ConsoleRouter } from './router.tsx'
import { meOptions } from './session.ts'

/** Brings back what bulk runs did before the session ended, as soon as it is known who is signed in now. */
export function restoreBulkRuns(router: ConsoleRouter): void {
  const isDone = (): boolean => {
    const user = queryClient().getQueryData(meOptions().queryKey)?.id
    if (user !== undefined) restoreRuns(user)
    return user !== undefined
  }
  if (isDone()) return
  const stop = router.subscribe(() => {
    if (isDone()) stop()
  })
}
