// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { instanceNetworkInterfaceSubnetLookup } from '../instance-network-interface/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { vpcFirewallRuleLookup } from '../vpc-firewall-rule/lookup.gen.ts'
import { vpcRouterRouteLookup } from '../vpc-router-route/lookup.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'

export const relations: Relations = {
  param: 'subnet',
  field: 'name',
  references: [{ path: 'customRouterId', label: 'Custom router', relation: 'uses', lookup: vpcRouterLookup }],
  related: [
    {
      relation: 'uses',
      labels: ['Subnet'],
      onDelete: 'blocks',
      of: { path: 'instanceId', lookup: instanceLookup },
      lookup: instanceNetworkInterfaceSubnetLookup,
    },
    {
      relation: 'uses',
      labels: ['VPC subnet'],
      match: [
        { path: 'filters.hosts[subnet].value', value: 'name', tag: 'type' },
        { path: 'targets[subnet].value', value: 'name', tag: 'type' },
      ],
      onDelete: 'keeps',
      lookup: vpcFirewallRuleLookup,
    },
    {
      relation: 'uses',
      labels: ['VPC subnet'],
      match: [{ path: 'destination[subnet].value', value: 'name', tag: 'type' }],
      onDelete: 'deletes',
      when: { kind: 'field', path: 'kind', in: ['vpc_subnet'] },
      otherwise: 'keeps',
      via: [{ lookup: vpcRouterLookup, param: 'router', field: 'name' }],
      lookup: vpcRouterRouteLookup,
    },
  ],
  unlisted: [],
}
