/** The generated list with what only firewall rules have: an order of evaluation, on and off, and places that can be changed. */
import { screen as generated } from '../../../generated/screens/vpc-firewall-rule/list.gen.tsx'
import { fill } from '../../kit/selectors.ts'
import type { Action, Column, ListScreen } from '../../kit/spec.ts'
import { textAt } from '../../kit/values.ts'
import { moveRule, setFields } from './document.ts'
import { rulesQuery } from './rules-query.ts'

const shared = { role: 'project.collaborator', effects: ['vpc_firewall_rule'] } satisfies Partial<Action>

const mostRules = 1024

const isStatus = (status: string) => ({ kind: 'field', path: 'status', in: [status] }) as const

const actions: readonly Action[] = [
  {
    ...shared,
    id: 'enable',
    label: 'Enable',
    bulk: true,
    offer: isStatus('disabled'),
    reason: 'Already enabled',
    call: setFields(() => ({ status: 'enabled' })),
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
    call: setFields(() => ({ status: 'disabled' })),
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
    call: setFields(({ priority }) => ({ priority: Number(priority) })),
    toast: 'Priority of {name} changed',
  },
]

/** Entries of the menu, and buttons beside the priority. */
export const moves = {
  up: {
    ...shared,
    id: 'up',
    label: 'Move up',
    phrase: 'Move {name} up',
    offer: { kind: 'not', of: { kind: 'field', path: 'order', in: [1] } },
    reason: 'Already first',
    call: moveRule(-1),
  },
  down: {
    ...shared,
    id: 'down',
    label: 'Move down',
    phrase: 'Move {name} down',
    offer: { kind: 'field', path: 'isLast', in: [false] },
    reason: 'Already last',
    call: moveRule(1),
  },
} satisfies Record<string, Action>

/** @param instance shows only the rules that apply to it */
export function ruleList(instance: string | undefined): ListScreen {
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
    actions: [...actions, moves.up, moves.down, ...screen.actions],
    ...(screen.create && {
      create: {
        ...screen.create,
        offer: { kind: 'fewer', than: mostRules },
        reason: `A VPC can have ${mostRules} firewall rules at most`,
      },
    }),
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
          to: (row, params) =>
            fill('/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit', { ...params, rule: textAt(row, 'name') }),
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
