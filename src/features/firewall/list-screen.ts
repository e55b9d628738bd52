/** The generated list with what only firewall rules have: an order of evaluation, on and off, and places that can be changed. */
import * as effects from '../../../generated/model/effects.gen.ts'
import { vpcFirewallRuleEditPath } from '../../../generated/model/paths.gen.ts'
import { screen as generated } from '../../../generated/screens/vpc-firewall-rule/list.gen.tsx'
import { effectsOf } from '../../kit/queries/effects-of.ts'
import { fill } from '../../kit/selectors.ts'
import type { Action, Column, ListScreen } from '../../kit/spec.ts'
import { change, fieldsChange, placeChange, removal, type RuleChange } from './document.ts'
import type { Place } from './move.ts'
import { actionPreview, changesTraffic } from './preview/action-preview.tsx'
import { type RuleRow, rulesQuery } from './rules-query.ts'

const shared = {
  role: generated.create?.role,
  effects: effectsOf(effects.vpc_firewall_rules_update),
} satisfies Partial<Action>

const mostRules = 1024

/** Another rule can be added. */
const fits = {
  offer: { kind: 'fewer', than: mostRules },
  reason: `A VPC can have ${mostRules} firewall rules at most`,
} as const

const isStatus = (status: string) => ({ kind: 'field', path: 'status', in: [status] }) as const

/** A change of the rule set, and what it does to traffic. */
const changing = (of: RuleChange) => ({ call: change(of), preview: actionPreview(of) })

const enable = fieldsChange(() => ({ status: 'enabled' }))

const actions: readonly Action[] = [
  {
    ...shared,
    id: 'enable',
    label: 'Enable',
    bulk: true,
    offer: isStatus('disabled'),
    reason: 'Already enabled',
    confirm: { body: '{name} takes effect.', needed: changesTraffic(enable) },
    ...changing(enable),
    toast: 'Firewall rule {name} enabled',
  },
  {
    ...shared,
    id: 'disable',
    label: 'Disable',
    bulk: true,
    offer: isStatus('enabled'),
    reason: 'Already disabled',
    confirm: { body: 'Traffic that {name} decides about falls to the rules behind it.' },
    ...changing(fieldsChange(() => ({ status: 'disabled' }))),
    toast: 'Firewall rule {name} disabled',
  },
  {
    ...shared,
    id: 'priority',
    label: 'Change priority',
    phrase: 'Change priority of {name}',
    form: [
      {
        id: 'priority',
        label: 'Priority',
        help: '0–65535. The lowest number decides; between equal ones, deny.',
        required: true,
        widget: { kind: 'integer', min: 0, max: 65_535 },
      },
    ],
    changes: true,
    ...changing(fieldsChange(({ priority }) => ({ priority: Number(priority) }))),
    toast: 'Priority of {name} changed',
  },
]

/** Moves a rule. It is asked about only where that changes traffic. */
export function moveTo(place: Place): Pick<Action, 'role' | 'effects' | 'call' | 'preview' | 'confirm'> {
  const of = placeChange(place)
  const confirm = { body: 'Rules are looked at in another order.', needed: changesTraffic(of) }
  return { ...shared, ...changing(of), confirm }
}

/** Entries of the menu, and buttons beside the priority. */
export const moves = {
  up: {
    ...moveTo(-1),
    id: 'up',
    label: 'Move up',
    phrase: 'Move {name} up',
    offer: { kind: 'not', of: { kind: 'field', path: 'order', in: [1] } },
    reason: 'Already first',
  },
  down: {
    ...moveTo(1),
    id: 'down',
    label: 'Move down',
    phrase: 'Move {name} down',
    offer: { kind: 'field', path: 'isLast', in: [false] },
    reason: 'Already last',
  },
} satisfies Record<string, Action>

const removalPreview = actionPreview(removal)

/** @param instance shows only the rules that apply to it */
export function ruleList(instance: string | undefined): ListScreen<RuleRow> {
  const { sort: _byOrder, ...screen } = generated
  return {
    ...screen,
    source: { query: (params) => rulesQuery(params, instance), shape: { kind: 'whole' }, paged: false },
    columns: [
      {
        id: 'order',
        label: '#',
        help: 'The order in which rules are looked at',
        path: 'order',
        cell: { kind: 'identifier' },
      },
      ...screen.columns.map(columnOf),
    ],
    actions: [
      ...actions,
      moves.up,
      moves.down,
      ...screen.actions.map((action) => (action.id === 'delete' ? { ...action, preview: removalPreview } : action)),
    ],
    links: screen.links.map((link) => (link.id === 'clone' ? { ...link, ...fits } : link)),
    ...(screen.create && { create: { ...screen.create, ...fits } }),
    ...(instance !== undefined && {
      empty: { title: 'No rules apply', body: `No rule has ${instance} among its targets.` },
    }),
  }
}

function columnOf(column: Column): Column {
  switch (column.id) {
    case 'name':
      return {
        ...column,
        cell: {
          kind: 'link',
          to: (row, params) => fill(vpcFirewallRuleEditPath, { ...params, rule: row['name'] }),
        },
      }
    case 'targets':
      return { ...column, path: 'targetTexts', cell: { kind: 'list' } }
    case 'filters':
      return { ...column, path: 'filterTexts', cell: { kind: 'list' } }
    default:
      return column
  }
}
