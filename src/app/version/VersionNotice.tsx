import { useSyncExternalStore } from 'react'

import { consoleName } from '../../../generated/routes/levels.gen.ts'
import { reloadPage } from '../../lib/leaving.ts'
import { Button } from '../../ui/Button.tsx'
import { outdatedStore, setOutdated } from './outdated.ts'

/** Says that a newer version is there. Nobody is thrown out of what they are doing: they reload when they want to. */
export function VersionNotice() {
  const outdated = useSyncExternalStore(outdatedStore.subscribe, outdatedStore.get)
  return (
    <div role="status">
      {outdated && (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-info-line bg-info-soft px-4 py-1.5 text-sm text-info">
          <p>A new version of {consoleName} is available. Parts of this one may no longer load.</p>
          <span className="flex gap-1">
            <Button size="sm" onClick={reloadPage}>
              Reload
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setOutdated(false)}>
              Later
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}
