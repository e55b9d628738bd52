// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf, ValueAt } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { changeItem } from '../../../src/kit/queries/document.ts'
import { pickRow } from '../../../src/kit/queries/pick.ts'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { vpcFirewallRulesUpdate, vpcFirewallRulesView } from '../../api/sdk/vpcs.gen.ts'
import type { VpcFirewallRulesUpdateData } from '../../api/types.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'
import { editRow, listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'vpc_firewall_rule.edit',
  entity: 'vpc_firewall_rule',
  title: 'Edit rule',
  role: 'project.collaborator',
  submit: 'Update rule',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'action',
      label: 'Action',
      required: true,
      widget: { kind: 'radio', options: [{ value: 'allow', label: 'Allow' }, { value: 'deny', label: 'Deny' }] },
      initial: 'allow',
    },
    {
      id: 'direction',
      label: 'Direction',
      required: true,
      widget: {
        kind: 'radio',
        options: [{ value: 'inbound', label: 'Inbound' }, { value: 'outbound', label: 'Outbound' }],
      },
      initial: 'inbound',
    },
    {
      id: 'priority',
      label: 'Priority',
      help: '0–65535. Lower numbers take precedence; on a tie, deny wins.',
      required: true,
      widget: { kind: 'integer', min: 0, max: 65535 },
      initial: 0,
    },
    {
      id: 'status',
      label: 'Status',
      required: true,
      widget: {
        kind: 'radio',
        options: [
          { value: 'enabled', label: 'Enabled' },
          { value: 'disabled', label: 'Disabled', help: 'The rule is kept but has no effect' },
        ],
      },
      initial: 'enabled',
    },
    {
      id: 'targets',
      label: 'Targets',
      help: 'The rule applies to instances matched by any target. Without targets it has no effect.',
      required: true,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'Target',
          required: true,
          widget: {
            kind: 'union',
            tag: 'type',
            variants: [
              {
                value: 'vpc',
                label: 'VPC',
                help: 'Applies the rule to every instance of a VPC.',
                fields: [
                  {
                    id: 'value',
                    label: 'VPC',
                    help: 'Name of the VPC covered by the rule. Stored as text and not checked.',
                    required: true,
                    widget: { kind: 'picker', lookup: { ...vpcLookup, value: 'name' }, free: true },
                  },
                ],
              },
              {
                value: 'subnet',
                label: 'VPC subnet',
                help: 'Applies the rule to every instance in a subnet.',
                fields: [
                  {
                    id: 'value',
                    label: 'VPC subnet',
                    help: 'Name of the subnet covered by the rule. Stored as text and not checked.',
                    required: true,
                    widget: { kind: 'picker', lookup: { ...vpcSubnetLookup, value: 'name' }, free: true },
                  },
                ],
              },
              {
                value: 'instance',
                label: 'Instance',
                help: 'Applies the rule to one instance.',
                fields: [
                  {
                    id: 'value',
                    label: 'Instance',
                    help: 'Name of the instance covered by the rule. Stored as text and not checked.',
                    required: true,
                    widget: { kind: 'picker', lookup: { ...instanceLookup, value: 'name' }, free: true },
                  },
                ],
              },
              {
                value: 'ip',
                label: 'IP',
                help: 'Applies the rule to the interface with a certain address.',
                fields: [
                  {
                    id: 'value',
                    label: 'IP address',
                    help: 'IPv4 or IPv6 address covered by the rule.',
                    required: true,
                    widget: { kind: 'ip' },
                  },
                ],
              },
              {
                value: 'ip_net',
                label: 'IP subnet',
                help: 'Applies the rule to interfaces with addresses in a block.',
                fields: [
                  {
                    id: 'value',
                    label: 'IP subnet',
                    help: 'Address block covered by the rule, in CIDR notation.',
                    required: true,
                    widget: { kind: 'cidr' },
                  },
                ],
              },
            ],
          },
        },
        max: 256,
        unique: true,
      },
    },
    {
      id: 'filters',
      label: 'Filters',
      help: 'Traffic must match one entry of each kind of filter that is set.',
      required: true,
      widget: {
        kind: 'group',
        fields: [
          {
            id: 'hosts',
            label: 'Host filters',
            help: 'Source of inbound or destination of outbound traffic. Any host if empty.',
            required: false,
            nullable: true,
            widget: {
              kind: 'list',
              item: {
                id: '',
                label: 'Host filter',
                required: true,
                widget: {
                  kind: 'union',
                  tag: 'type',
                  variants: [
                    {
                      value: 'vpc',
                      label: 'VPC',
                      help: 'Matches traffic to or from any member of a VPC.',
                      fields: [
                        {
                          id: 'value',
                          label: 'VPC',
                          help: 'Name of the VPC at the remote end. Stored as text and not checked.',
                          required: true,
                          widget: { kind: 'picker', lookup: { ...vpcLookup, value: 'name' }, free: true },
                        },
                      ],
                    },
                    {
                      value: 'subnet',
                      label: 'VPC subnet',
                      help: 'Matches traffic to or from a subnet.',
                      fields: [
                        {
                          id: 'value',
                          label: 'VPC subnet',
                          help: 'Name of the subnet at the remote end. Stored as text and not checked.',
                          required: true,
                          widget: { kind: 'picker', lookup: { ...vpcSubnetLookup, value: 'name' }, free: true },
                        },
                      ],
                    },
                    {
                      value: 'instance',
                      label: 'Instance',
                      help: 'Matches traffic to or from one instance.',
                      fields: [
                        {
                          id: 'value',
                          label: 'Instance',
                          help: 'Name of the instance at the remote end. Stored as text and not checked.',
                          required: true,
                          widget: { kind: 'picker', lookup: { ...instanceLookup, value: 'name' }, free: true },
                        },
                      ],
                    },
                    {
                      value: 'ip',
                      label: 'IP',
                      help: 'Matches traffic to or from one address.',
                      fields: [
                        {
                          id: 'value',
                          label: 'IP address',
                          help: 'IPv4 or IPv6 address of the remote end.',
                          required: true,
                          widget: { kind: 'ip' },
                        },
                      ],
                    },
                    {
                      value: 'ip_net',
                      label: 'IP subnet',
                      help: 'Matches traffic to or from an address block.',
                      fields: [
                        {
                          id: 'value',
                          label: 'IP subnet',
                          help: 'Address block of the remote end, in CIDR notation.',
                          required: true,
                          widget: { kind: 'cidr' },
                        },
                      ],
                    },
                  ],
                },
              },
              max: 256,
              unique: true,
            },
          },
          {
            id: 'ports',
            label: 'Port filters',
            help: 'Destination ports, such as 22 or 8000-8080. Any port if empty.',
            required: false,
            nullable: true,
            widget: {
              kind: 'list',
              item: { id: '', label: 'Port filter', required: true, widget: { kind: 'portRange' } },
              max: 256,
              unique: true,
            },
          },
          {
            id: 'protocols',
            label: 'Protocol filters',
            help: 'Any protocol if empty.',
            required: false,
            nullable: true,
            widget: {
              kind: 'list',
              item: {
                id: '',
                label: 'Protocol filter',
                required: true,
                widget: {
                  kind: 'union',
                  tag: 'type',
                  variants: [
                    {
                      value: 'tcp',
                      label: 'TCP',
                      help: 'Matches TCP traffic; combine with port filters to narrow it.',
                      fields: [],
                    },
                    {
                      value: 'udp',
                      label: 'UDP',
                      help: 'Matches UDP traffic; combine with port filters to narrow it.',
                      fields: [],
                    },
                    {
                      value: 'icmp',
                      label: 'ICMP',
                      help: 'Matches ICMP traffic, all of it or a given type and code.',
                      fields: [
                        {
                          id: 'value',
                          label: 'ICMP filter',
                          help: 'All ICMP traffic if empty.',
                          required: true,
                          nullable: true,
                          widget: {
                            kind: 'group',
                            fields: [
                              {
                                id: 'icmpType',
                                label: 'ICMP type',
                                help: 'Choose one, or type a number from 0 to 255.',
                                required: true,
                                widget: { kind: 'integer', min: 0, max: 255, known: 'icmpType' },
                              },
                              {
                                id: 'code',
                                label: 'ICMP code',
                                help: 'A number from 0 to 255, or a range such as 0-3. Any code if empty.',
                                required: false,
                                nullable: true,
                                widget: { kind: 'portRange', max: 255, known: 'icmpCode', knownBy: 'icmpType' },
                              },
                            ],
                          },
                        },
                      ],
                    },
                  ],
                },
              },
              max: 256,
              unique: true,
            },
          },
        ],
      },
    },
  ] satisfies FieldsOf<NonNullable<ValueAt<NonNullable<VpcFirewallRulesUpdateData['body']>, 'rules'>>[number]>,
  current: {
    query: editRow,
    pick: pickRow({ shape: { kind: 'wrapped', items: 'rules' }, fields: ['name'], param: 'rule' }),
  },
  call: changeItem({
    label: 'Firewall rule',
    read: ({ params }) => vpcFirewallRulesView({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), vpc: params['vpc'] ?? '' }, throwOnError: true }),
    write: ({ params, form }) => vpcFirewallRulesUpdate({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), vpc: params['vpc'] ?? '' }, body: asBody<NonNullable<VpcFirewallRulesUpdateData['body']>, 'rules'>(form), throwOnError: true }),
    query: listRows,
    items: 'rules',
    key: ['name'],
    fields: ['action', 'description', 'direction', 'filters', 'name', 'priority', 'status', 'targets'],
  }),
  effects: ['vpc_firewall_rule'],
  toast: 'Firewall rule {name} updated',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs/:vpc/firewall-rules', params),
  done: (_row, params) => fill('/projects/:project/vpcs/:vpc/firewall-rules', params),
}

export default function VpcFirewallRuleEdit(props: { slots?: Slots['vpc_firewall_rule.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
