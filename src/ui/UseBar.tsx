export interface UseBarProps {
  /** Share of the whole that is in use; more than 1 where it is exceeded. */
  used: number
  /** Share that would come on top. */
  more?: number
  /** Beside a text; default: as wide as there is room. */
  short?: boolean
}

/** From here on a whole counts as nearly full. */
const nearlyFull = 0.9

/** How much of a whole is in use. For the eye alone: what it says stands beside it in numbers. */
export function UseBar({ used, more, short = false }: UseBarProps) {
  const isFull = more === undefined ? used >= nearlyFull : used + more > 1
  const fill = isFull ? 'bg-danger-fill' : 'bg-accent'
  // Rounded up: a little is seen as well.
  const width = (share: number) => Math.min(100, Math.ceil(share * 100))
  return (
    <span
      aria-hidden="true"
      className={`h-1.5 overflow-hidden rounded-full bg-neutral-soft ${short ? 'inline-flex w-20 shrink-0' : 'flex'}`}
    >
      <span className={more === undefined ? fill : 'bg-line-strong'} style={{ width: `${width(used)}%` }} />
      {more !== undefined && (
        <span className={fill} style={{ width: `${isFull ? 100 - width(used) : width(more)}%` }} />
      )}
    </span>
  )
}
