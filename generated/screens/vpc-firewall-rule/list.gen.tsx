// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { removeItem } from '../../../src/kit/queries/document.ts'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { vpcFirewallRulesUpdate, vpcFirewallRulesView } from '../../api/sdk/vpcs.gen.ts'
import type { VpcFirewallRule, VpcFirewallRulesUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<VpcFirewallRule, 'rules'> = {
  kind: 'list',
  id: 'vpc_firewall_rule.list',
  entity: 'vpc_firewall_rule',
  title: 'Firewall rules',
  embedded: true,
  source: { query: listRows, shape: { kind: 'wrapped', items: 'rules' }, paged: false },
  columns: [
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
    {
      id: 'priority',
      label: 'Priority',
      help: '0–65535. Lower numbers take precedence; on a tie, deny wins.',
      path: 'priority',
      cell: { kind: 'identifier' },
    },
    {
      id: 'action',
      label: 'Action',
      path: 'action',
      cell: { kind: 'badge', tones: { allow: 'success', deny: 'danger' }, labels: { allow: 'Allow', deny: 'Deny' } },
    },
    {
      id: 'direction',
      label: 'Direction',
      path: 'direction',
      cell: { kind: 'badge', tones: {}, labels: { inbound: 'Inbound', outbound: 'Outbound' } },
    },
    {
      id: 'targets',
      label: 'Targets',
      help: 'The rule applies to instances matched by any target. Without targets it has no effect.',
      path: 'targets',
      cell: { kind: 'list' },
    },
    {
      id: 'filters',
      label: 'Filters',
      help: 'Traffic must match one entry of each kind of filter that is set.',
      path: 'filters',
      cell: { kind: 'json' },
    },
    {
      id: 'status',
      label: 'Status',
      path: 'status',
      cell: {
        kind: 'badge',
        tones: { disabled: 'warning', enabled: 'success' },
        labels: { disabled: 'Disabled', enabled: 'Enabled' },
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    {
      id: 'description',
      label: 'Description',
      path: 'description',
      cell: { kind: 'description' },
      hidden: true,
    },
    {
      id: 'filters.ports',
      label: 'Port filters',
      path: 'filters.ports',
      cell: { kind: 'list' },
      hidden: true,
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
    { id: 'vpcId', label: 'VPC', path: 'vpcId', cell: { kind: 'ref', lookup: vpcLookup }, hidden: true },
  ],
  rowKey: 'name',
  rowName: 'name',
  sort: 'priority',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit', { ...params, rule: textAt(row, 'name') }),
    },
    {
      id: 'clone',
      label: 'Clone',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/firewall-rules-new/:rule', { ...params, rule: textAt(row, 'name') }),
    },
  ],
  actions: [
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      confirm: { body: '{name} stops matching traffic; later rules decide.' },
      role: 'project.collaborator',
      bulk: true,
      call: removeItem({
        label: 'Firewall rule',
        read: ({ params }) => vpcFirewallRulesView({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), vpc: params['vpc'] ?? '' }, throwOnError: true }),
        write: ({ params, form }) => vpcFirewallRulesUpdate({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), vpc: params['vpc'] ?? '' }, body: asBody<NonNullable<VpcFirewallRulesUpdateData['body']>, 'rules'>(form), throwOnError: true }),
        query: listRows,
        items: 'rules',
        key: ['name'],
        fields: ['action', 'description', 'direction', 'filters', 'name', 'priority', 'status', 'targets'],
      }),
      toast: 'Firewall rule {name} deleted',
      effects: ['vpc_firewall_rule'],
    },
  ],
  create: {
    label: 'New rule',
    to: (params) => fill('/projects/:project/vpcs/:vpc/firewall-rules-new', params),
    role: 'project.collaborator',
  },
  empty: {
    title: 'No firewall rules',
    body: 'Without rules, traffic into the VPC is denied and traffic out of it is allowed.',
  },
  refresh: [],
}

export default function VpcFirewallRuleList(props: { slots?: Slots['vpc_firewall_rule.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
