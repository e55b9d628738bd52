import { useId } from 'react'
import { formatNumber } from '../../lib/numbers.ts'
import { markInvisible } from '../../lib/invisible.ts'
import { drawable } from '../../lib/truncate.ts'

import { Link } from '../../ui/Link.tsx'
import type { PaletteItem } from './places.ts'
import type { Group } from './results.ts'

export interface PaletteListProps {
  id: string
  groups: readonly Group[]
  active: string | undefined
  optionId: (id: string) => string
  onPoint: (id: string) => void
  onChoose: (item: PaletteItem) => void
  /** A link was followed by other means than choosing it. */
  onClose: () => void
}

/** The groups of the palette. Focus stays in the input, the list is pointed at. */
export function PaletteList({ id, groups, ...rest }: PaletteListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="max-h-96 overflow-y-auto overscroll-contain p-2 empty:p-0"
    >
      {groups.map((group) => (
        <GroupOf key={group.label} group={group} {...rest} />
      ))}
    </div>
  )
}

function GroupOf({ group, ...rest }: { group: Group } & Omit<PaletteListProps, 'id' | 'groups'>) {
  const headingId = useId()
  return (
    <div role="group" aria-labelledby={headingId} className="pb-1.5 last:pb-0">
      <div id={headingId} className="truncate px-2 pt-1 pb-1 text-xs font-medium text-ink-3">
        {group.label}
      </div>
      {group.items.map((item) => (
        <Option key={item.id} item={item} isActive={item.id === rest.active} {...rest} />
      ))}
      {group.more > 0 && (
        <div role="presentation" className="px-2 py-1 text-xs text-ink-3">
          {formatNumber(group.more)} more: type more of the name
        </div>
      )}
    </div>
  )
}

interface OptionProps extends Omit<PaletteListProps, 'id' | 'groups'> {
  item: PaletteItem
  isActive: boolean
}

function Option({ item, isActive, optionId, onPoint, onChoose, onClose }: OptionProps) {
  const { disabledReason, hint, label, to } = item
  const beside = disabledReason ?? hint
  const shared = {
    id: optionId(item.id),
    role: 'option',
    'aria-selected': isActive,
    'aria-disabled': disabledReason === undefined ? undefined : true,
    tabIndex: -1,
    // Moving, not entering: the list may scroll below a pointer that rests.
    onPointerMove: () => {
      if (!isActive) onPoint(item.id)
    },
    className:
      'flex w-full min-w-0 cursor-default items-baseline gap-3 rounded-md px-2 py-1.5 text-start scroll-my-2 aria-disabled:text-ink-3 aria-selected:bg-selected',
  }
  const content = (
    <>
      <bdi className="min-w-0 flex-1 truncate">{markInvisible(drawable(label))}</bdi>
      {beside !== undefined && (
        <bdi className="max-w-[55%] shrink-0 truncate text-sm text-ink-3">{markInvisible(drawable(beside))}</bdi>
      )}
    </>
  )
  if (to === undefined || disabledReason !== undefined) {
    return (
      <button {...shared} type="button" onClick={() => onChoose(item)}>
        {content}
      </button>
    )
  }
  // A real link: it can be opened in another tab.
  return (
    <Link {...shared} to={to} onClick={onClose}>
      {content}
    </Link>
  )
}
