import { useSyncExternalStore } from 'react'

import { OfflineIcon } from '../ui/Icons.tsx'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says that the network is gone: what is shown may be old, and actions will fail. */
export function OfflineNotice() {
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine)
  return (
    <div role="status">
      {isOffline && (
        <p className="flex items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-1.5 text-sm text-warning">
          <OfflineIcon />
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  )
}
