import { Suspense, useSyncExternalStore } from 'react'

import { bulkStore } from './bulk-store.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const BulkRuns = lazyPart(() => import('./BulkRuns.tsx').then((module) => module.BulkRuns))

/** Where bulk actions under way are seen. Mounted once, by the frame, so that they stay in sight on every page. */
export function BulkHost() {
  const runs = useSyncExternalStore(bulkStore.subscribe, bulkStore.get)
  return (
    runs.length > 0 && (
      <Suspense>
        <BulkRuns runs={runs} />
      </Suspense>
    )
  )
}
