import { useMemo, useSyncExternalStore } from 'react'

import { otherVersion, served } from '../../api/server-version.ts'
import type { ListScreen } from '../spec.ts'

/** The list without columns of fields that the server does not have. */
export function useServedList(screen: ListScreen): ListScreen {
  const other = useSyncExternalStore(otherVersion.subscribe, otherVersion.get)
  return useMemo(() => (other ? { ...screen, columns: served(screen.columns) } : screen), [screen, other])
}
