import { Tooltip } from '../../ui/Tooltip.tsx'
import { type Described, textOf } from './describe.ts'
import { shortName } from '../../lib/isolate.ts'
import { drawable } from '../../lib/truncate.ts'

const most = 2

/** Targets or filters in a cell: the first ones, and how many more there are. */
export function DescribedList({ items, none, rest }: { items: readonly Described[]; none: string; rest: string }) {
  if (items.length === 0) return <span className="text-ink-3">{none}</span>
  const shown = items.length > most ? items.slice(0, 1) : items
  const others = items.slice(shown.length)
  return (
    <span className="flex flex-wrap items-center gap-1">
      {shown.map((item) => (
        <Pair key={textOf(item)} {...item} />
      ))}
      {others.length > 0 && (
        <Tooltip content={`${rest}: ${others.map(textOf).join(', ')}`}>
          <button
            type="button"
            className="rounded-sm border border-neutral-line px-1.5 text-xs font-medium text-ink-2 hover:bg-hover"
          >
            +{others.length}
          </button>
        </Tooltip>
      )}
    </span>
  )
}

/** Kind and value, joined. */
function Pair({ kind, value }: Described) {
  return (
    <span className="inline-flex h-5 max-w-56 min-w-0 items-center overflow-hidden rounded-sm border border-neutral-line text-xs font-medium whitespace-nowrap">
      <span className="bg-neutral-soft px-1.5 text-neutral">{kind}</span>
      {value !== undefined && (
        <bdi className="truncate px-1.5" title={drawable(value)}>
          {shortName(value)}
        </bdi>
      )}
    </span>
  )
}
