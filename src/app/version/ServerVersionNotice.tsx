import { Suspense, useSyncExternalStore } from 'react'

import { otherVersion } from '../../api/server-version.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const OtherVersionNotice = lazyPart(() =>
  import('./OtherVersionNotice.tsx').then((module) => module.OtherVersionNotice),
)

/** Says that the server has another version of the API. Its code comes when there is one. */
export function ServerVersionNotice() {
  const other = useSyncExternalStore(otherVersion.subscribe, otherVersion.get)
  return (
    <div role="status">
      {other && (
        <Suspense>
          <OtherVersionNotice version={other.version} />
        </Suspense>
      )}
    </div>
  )
}
