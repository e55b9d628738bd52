import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import { List } from '../../kit/list/List.tsx'
import { ruleList } from './list-screen.ts'
import type { RuleRow } from './rules-query.ts'
import { FiltersCell, OrderCell, PriorityCell, TargetsCell } from './RuleCells.tsx'
import { RuleListHeader } from './RuleListHeader.tsx'

const slots = {
  columns: { order: OrderCell, priority: PriorityCell, targets: TargetsCell, filters: FiltersCell },
  header: RuleListHeader,
}

/** The rules of a VPC in the order of evaluation; `?instance=` leaves those that apply to one instance. */
export function RuleList() {
  const [search] = useSearchParams()
  const instance = search.get('instance') ?? undefined
  const screen = useMemo(() => ruleList(instance), [instance])
  return <List<RuleRow, 'order' | 'priority' | 'targets' | 'filters'> screen={screen} slots={slots} />
}
