import { idField } from '../../generated/model/conventions.gen.ts'
import { restoreRuns } from '../kit/bulk/record.ts'
import type { ConsoleRouter } from './router.tsx'
import { knownMe, textOf } from './session.ts'

/** Brings back what bulk runs did before the session ended, as soon as it is known who is signed in now. */
export function restoreBulkRuns(router: ConsoleRouter): void {
  const isDone = (): boolean => {
    const user = textOf(knownMe(), idField)
    if (user !== undefined) restoreRuns(user)
    return user !== undefined
  }
  if (isDone()) return
  const stop = router.subscribe(() => {
    if (isDone()) stop()
  })
}
