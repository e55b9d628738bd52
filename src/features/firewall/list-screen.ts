/** The generated list with what only firewall rules have: an order of evaluation, and what can be done in it. */
import { vpcFirewallRuleEditPath } from '../../../generated/model/paths.gen.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { screen as generated } from '../../../generated/screens/vpc-firewall-rule/list.gen.tsx'
import { fill } from '../../kit/selectors.ts'
import type { Column, ListScreen } from '../../kit/spec.ts'
import type { Condition } from '../../lib/condition.ts'
import { deletion, moves, ruleActions } from './rule-actions.ts'
import { type RuleRow, rulesQuery } from './rules-query.ts'

export const mostRules = 1024

const never: Condition = { kind: 'any', of: [] }

/** No other rule can be added. */
const full = { offer: never, reason: `Delete a rule first; a VPC can have ${mostRules}` }

export interface RuleListOptions {
  /** Shows only the rules that apply to it. */
  instance?: string | undefined
  /** The VPC has as many rules as it can have, whether they are shown or not. */
  isFull?: boolean
}

export function ruleList({ instance, isFull = false }: RuleListOptions): ListScreen<RuleRow> {
  const { sort: _byOrder, ...screen } = generated
  return {
    ...screen,
    source: { query: (params) => rulesQuery(params, instance), shape: { kind: 'whole' }, paged: false },
    columns: [
      {
        id: 'order' satisfies keyof RuleRow,
        label: '#',
        help: 'Lower numbers are evaluated first',
        path: 'order',
        cell: { kind: 'identifier' },
      },
      ...screen.columns.map((column) => ({ ...column, ...shownAs[column.id] })),
    ],
    actions: [
      ...ruleActions,
      moves.up,
      moves.down,
      ...screen.actions.map((action) => (action.id === 'delete' ? deletion(action) : action)),
    ],
    links: screen.links.map((link) => (link.id === 'clone' && isFull ? { ...link, ...full } : link)),
    ...(screen.create && { create: { ...screen.create, ...(isFull && full) } }),
    ...(instance !== undefined && {
      empty: { title: 'No rules apply', body: `No rule has ${instance} among its targets.` },
    }),
  }
}

type ColumnId = keyof NonNullable<Slots['vpc_firewall_rule.list']['columns']>

/** Columns that show more than the generated ones. */
const shownAs: Readonly<Record<string, Partial<Column>>> = {
  name: {
    cell: { kind: 'link', to: (row, params) => fill(vpcFirewallRuleEditPath, { ...params, rule: row['name'] }) },
  },
  targets: { path: 'targetTexts' satisfies keyof RuleRow, cell: { kind: 'list' } },
  filters: { path: 'filterTexts' satisfies keyof RuleRow, cell: { kind: 'list' } },
} satisfies Partial<Record<ColumnId, Partial<Column>>>
