import { onServer } from '../../lib/clock.ts'
import { relativeShort } from '../../lib/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { RefreshIcon } from '../../ui/Icons.tsx'
import { useNow } from './use-now.ts'
import { usePending } from './use-pending.ts'

const tick = 10_000

export interface RefreshButtonProps {
  /** Milliseconds since the epoch; 0 = never. */
  updatedAt: number
  /** Resolves when it has been answered. */
  onRefresh: () => Promise<unknown>
  /** The page says elsewhere how old it is. */
  hideAge?: boolean
}

/** Asks again, and says how old what is shown is. */
export function RefreshButton({ updatedAt, onRefresh, hideAge = false }: RefreshButtonProps) {
  // Between two ticks an answer may be newer than the clock: that is "just now".
  const now = useNow(tick)
  // Only what was asked for here turns the wheel: polling goes on unnoticed.
  const [pending, refresh] = usePending(onRefresh)
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-3">
      {updatedAt > 0 && !hideAge && (
        <span className="tabular-nums max-sm:hidden">{updatedText(onServer(updatedAt), now)}</span>
      )}
      <IconButton label="Refresh" icon={<RefreshIcon />} pending={pending} onClick={refresh} />
    </span>
  )
}

/** `Updated just now`, `Updated 5m ago`. */
function updatedText(updatedAt: number, now: number): string {
  return now - updatedAt < tick ? 'Updated just now' : `Updated ${relativeShort(new Date(updatedAt), now)} ago`
}
