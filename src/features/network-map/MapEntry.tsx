import { memo } from 'react'

import { screen as instancePage } from '../../../generated/screens/instance/detail.gen.tsx'
import { ValueView } from '../../kit/cells/ValueView.tsx'
import { cellView } from '../../kit/format/view.ts'
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/Icons.tsx'
import { Link } from '../../ui/Link.tsx'
import type { Entry } from './layout.ts'
import type { ShownBox } from './shown.ts'
import { shortName } from '../../lib/isolate.ts'
import { drawable } from '../../lib/truncate.ts'

/** How pages of instances show the state. */
const stateCell = instancePage.rows.find(({ path }) => path === 'runState')?.cell ?? { kind: 'text' as const }

export interface MapEntryProps {
  entry: Entry
  /** Where the keyboard is in the tree. */
  isCurrent: boolean
  isOnWay: boolean
  onToggle: (box: ShownBox) => void
}

export const MapEntry = memo(function MapEntry({ entry, isCurrent, isOnWay, onToggle }: MapEntryProps) {
  const { item, parent, row, x, y, width, height } = entry
  const { kind, title, to, lines } = item
  const { box, rows, isOpen } = parent
  const count = row ? undefined : box.count
  return (
    <foreignObject x={x + 1} y={y} width={width - 2} height={height} className="overflow-visible">
      <div
        role="treeitem"
        data-entry={item.id}
        tabIndex={isCurrent ? 0 : -1}
        aria-level={entry.level}
        aria-posinset={entry.position}
        aria-setsize={entry.siblings}
        aria-expanded={row || box.rows.length === 0 ? undefined : rows.length > 0}
        className={`flex h-full flex-col px-3 -outline-offset-2 ${row ? `justify-center border-t border-line ${entry.position === entry.siblings ? 'rounded-b-lg' : ''}` : 'rounded-lg py-2'} ${row && isOnWay ? 'bg-selected' : ''}`}
      >
        <div className={`flex min-w-0 items-center gap-2 ${row ? 'h-5' : 'h-7'}`}>
          {kind !== '' && <span className="sr-only">{kind}</span>}
          {to === undefined ? (
            <bdi className="truncate font-semibold">{shortName(title)}</bdi>
          ) : (
            <Link
              to={to}
              tabIndex={-1}
              className={`truncate text-link hover:underline ${row ? 'font-medium' : 'font-semibold'}`}
            >
              <bdi>{shortName(title)}</bdi>
            </Link>
          )}
          {row?.state !== undefined && (
            <span className="ms-auto shrink-0">
              <ValueView view={cellView(row.state, stateCell)} place="table" />
            </span>
          )}
        </div>
        {(row ? [lines.join(' · ')] : lines).map(drawable).map((line) => (
          <div key={line} title={line} className="h-5 truncate text-sm text-ink-2 tabular-nums">
            {line}
          </div>
        ))}
        {count !== undefined &&
          (box.rows.length === 0 ? (
            <div className="flex h-7 items-center text-sm text-ink-2">{count}</div>
          ) : (
            <button
              type="button"
              tabIndex={-1}
              aria-expanded={isOpen}
              className="-ms-1 flex h-7 items-center gap-1 rounded-sm text-sm text-ink-2 hover:text-ink"
              onClick={() => onToggle(parent)}
            >
              {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
              {count}
            </button>
          ))}
        {isOnWay && <span className="sr-only">On the way of the packet</span>}
      </div>
    </foreignObject>
  )
})
