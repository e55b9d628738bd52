/** Cells of the rule list. */
import { use } from 'react'
import { useSearchParams } from 'react-router'

import { disabledReason } from '../../kit/actions/offer.ts'
import { useRowMenu } from '../../kit/menus/use-row-menu.ts'
import { ParentContext } from '../../kit/routing/page-scope.ts'
import { useAllowed } from '../../kit/roles/use-allowed.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SortDownIcon, SortUpIcon } from '../../ui/Icons.tsx'
import { DescribedList } from './DescribedList.tsx'
import { DragHandle } from './DragHandle.tsx'
import { describeFilters, describeTargets } from './describe.ts'
import type { Rule } from './evaluate.ts'
import { moves } from './rule-actions.ts'
import { shortName } from '../../lib/isolate.ts'
import { plainNumber } from '../../lib/numbers.ts'

export function TargetsCell({ row }: { row: Rule }) {
  return <DescribedList items={describeTargets(row)} none="None: no effect" rest="Other targets" />
}

export function FiltersCell({ row }: { row: Rule }) {
  return <DescribedList items={describeFilters(row)} none="All traffic" rest="Other filters" />
}

/** The place in the order of evaluation, and a handle to move it by as long as the list shows that order. */
export function OrderCell({ row }: { row: Rule & { order?: number } }) {
  const [search] = useSearchParams()
  return (
    <span className="flex items-center gap-1 tabular-nums">
      {!search.get('sort') && <DragHandle row={row} />}
      {row.order}
    </span>
  )
}

/** The priority, and buttons that move the rule within the order. */
export function PriorityCell({ row }: { row: Rule }) {
  return (
    <span className="flex items-center justify-end gap-1 tabular-nums">
      {plainNumber(row.priority)}
      <span className="flex">
        <MoveButton row={row} to="up" />
        <MoveButton row={row} to="down" />
      </span>
    </span>
  )
}

function MoveButton({ row, to }: { row: Rule; to: keyof typeof moves }) {
  const action = moves[to]
  const params = usePageParams()
  const parent = use(ParentContext)
  const menuOf = useRowMenu({ links: [], actions: [action], rowName: 'name' }, { params })
  useAllowed(action.role, params)
  const move = () => {
    const item = menuOf(row).find(({ id }) => id === action.id)
    if (item && 'onSelect' in item && item.disabledReason === undefined) item.onSelect()
  }
  return (
    <IconButton
      size="sm"
      label={`${action.label}: ${shortName(row.name)}`}
      icon={to === 'up' ? <SortUpIcon size={14} /> : <SortDownIcon size={14} />}
      disabledReason={disabledReason(action, row, { parent, params })}
      onClick={move}
    />
  )
}
