import { shortTime } from '../../lib/dates.ts'
import { plural } from '../../lib/numbers.ts'
import { paceOf, type Seen } from './progress.ts'

/** What happened while the page was open: nothing is known of the time before. */
export function History({ seen }: { seen: Seen }) {
  const { points, total, until } = seen
  const [first] = points
  const { moved } = paceOf(seen)
  if (first === undefined || points.length < 2) return null
  const [since, to] = [first.at, until].map((time) => shortTime(new Date(time)))
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Components on the target, from ${first.done} at ${since} to ${first.done + moved} of ${total} at ${to}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-16 w-full max-w-xl border-b border-s border-line text-accent"
      >
        <path d={stepsOf(seen)} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="mt-1 text-sm text-ink-2">
        {plural(Math.abs(moved), 'component')} moved {moved < 0 ? 'away ' : ''}between {since}, when this page was
        opened, and {to}.
      </figcaption>
    </figure>
  )
}

/** Steps over the time, in percent of the picture: a count holds until the next one is seen. */
function stepsOf({ points, total, until }: Seen): string {
  const begin = points[0]?.at ?? until
  const x = (at: number) => (((at - begin) / Math.max(1, until - begin)) * 100).toFixed(2)
  const y = (done: number) => (100 - (done / Math.max(1, total)) * 100).toFixed(2)
  return `${points.map(({ at, done }, index) => (index === 0 ? `M0 ${y(done)}` : `H${x(at)}V${y(done)}`)).join('')}H100`
}
