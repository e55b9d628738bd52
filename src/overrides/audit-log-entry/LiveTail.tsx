import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { countText } from './tail.ts'
import { useTail } from './use-tail.ts'

/** What has come since the list was read: counted, or shown at once. */
export function LiveTail() {
  const [isFollowing, setFollowing] = useState(false)
  const { count, isFailing, show } = useTail(isFollowing)
  const hasNew = count !== undefined && count > 0
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <Button
        size="sm"
        onClick={() => {
          // All that came has been shown.
          if (isFollowing) show()
          setFollowing(!isFollowing)
        }}
      >
        {isFollowing ? 'Pause' : 'Follow new entries'}
      </Button>
      <span role="status">
        {isFailing
          ? 'Could not check for new entries'
          : isFollowing
            ? 'Following new entries'
            : hasNew
              ? countText(count)
              : count === 0 && 'No new entries'}
      </span>
      {hasNew && !isFollowing && (
        <Button size="sm" onClick={show}>
          Show
        </Button>
      )}
    </div>
  )
}
