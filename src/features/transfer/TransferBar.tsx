import { bytesText } from '../../lib/bytes.ts'
import type { Progress } from './progress.ts'

export interface TransferBarProps {
  /** What it measures. */
  label: string
  progress: Progress<number | undefined>
}

/** How many bytes there are of how many, how fast they come, and how long the rest takes. */
export function TransferBar({ label, progress: { done, total, skipped, rate, remaining } }: TransferBarProps) {
  const percent = total === undefined ? undefined : total === 0 ? 100 : Math.floor((done / total) * 100)
  const isOver = total !== undefined && done >= total
  return (
    <div className="mt-1">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuetext={
          total === undefined ? bytesText(done) : `${percent} %, ${bytesText(done)} of ${bytesText(total)}`
        }
        className="h-2 overflow-hidden rounded-sm bg-neutral-soft"
      >
        <div className="h-full rounded-sm bg-accent" style={{ width: `${percent ?? 0}%` }} />
      </div>
      <p className="mt-1 text-sm text-ink-2 tabular-nums">
        {bytesText(done)}
        {total !== undefined && ` / ${bytesText(total)} · ${percent} %`}
        {rate !== undefined && !isOver && ` · ${bytesText(rate, 1)}/s`}
        {remaining !== undefined && !isOver && ` · ${timeText(remaining)} left`}
        {skipped > 0 && ` · ${bytesText(skipped)} of zeros not sent`}
      </p>
    </div>
  )
}

/** `45 s`, `12 min`, `2 h 5 min`. */
function timeText(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
