// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { instanceNetworkInterfaceLookup } from '../instance-network-interface/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { internetGatewayLookup } from '../internet-gateway/lookup.gen.ts'
import { vpcFirewallRuleLookup } from '../vpc-firewall-rule/lookup.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'

export const relations: Relations = {
  param: 'vpc',
  field: 'name',
  references: [{ path: 'systemRouterId', label: 'System router', relation: 'uses', lookup: vpcRouterLookup }],
  related: [
    { relation: 'contained', labels: [], onDelete: 'blocks', lookup: vpcSubnetLookup },
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: vpcFirewallRuleLookup },
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: vpcRouterLookup },
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: internetGatewayLookup },
    {
      relation: 'uses',
      labels: ['VPC'],
      match: [{ path: 'vpcId', value: 'id' }],
      onDelete: 'none',
      via: [{ lookup: instanceLookup, param: 'instance', field: 'name' }],
      lookup: instanceNetworkInterfaceLookup,
    },
  ],
  unlisted: [],
}
