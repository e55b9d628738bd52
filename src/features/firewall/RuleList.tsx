import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import type { VpcFirewallRule } from '../../../generated/api/types.gen.ts'
import { List } from '../../kit/list/List.tsx'
import { ruleList } from './list-screen.ts'
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
  return <List<VpcFirewallRule, 'order' | 'priority' | 'targets' | 'filters'> screen={screen} slots={slots} />
}
