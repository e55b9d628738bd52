import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import { listRows } from '../../../generated/screens/vpc-firewall-rule/queries.gen.ts'
import { List } from '../../kit/list/List.tsx'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { mostRules, ruleList } from './list-screen.ts'
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
  const isFull = useIsFull()
  const screen = useMemo(() => ruleList({ instance, isFull }), [instance, isFull])
  return <List<RuleRow, 'order' | 'priority' | 'targets' | 'filters'> screen={screen} slots={slots} />
}

/** Whether all rules of the VPC are as many as it can have. They are read by the list. */
function useIsFull(): boolean {
  const { data } = useQuery({ ...listRows(usePageParams()), enabled: false })
  return (data?.rules.length ?? 0) >= mostRules
}
