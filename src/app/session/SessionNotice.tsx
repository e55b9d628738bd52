import { useSyncExternalStore } from 'react'

import { aroundOther, sessionGuard } from '../../api/session-guard.ts'
import { Button } from '../../ui/Button.tsx'
import { DecisionName } from '../../ui/DecisionName.tsx'

const [before, after] = aroundOther

/** Says that somebody else is signed in by now. It stays until the page is loaded again: until then nothing can be changed here. */
export function SessionNotice() {
  const other = useSyncExternalStore(sessionGuard.other.subscribe, sessionGuard.other.get)
  return (
    other && (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-warning-line bg-warning-soft px-4 py-1.5 text-sm text-warning"
      >
        <p className="wrap-anywhere">
          {before}
          <DecisionName text={other.displayName} />
          {after}
        </p>
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    )
  )
}
