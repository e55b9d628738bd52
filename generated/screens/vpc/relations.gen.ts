// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { internetGatewayLookup } from '../internet-gateway/lookup.gen.ts'
import { vpcFirewallRuleLookup } from '../vpc-firewall-rule/lookup.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'

export const relations: Relations = {
  param: 'vpc',
  field: 'name',
  dependsOn: [{ path: 'systemRouterId', label: 'System router', lookup: vpcRouterLookup }],
  usedBy: [],
  contains: [
    { blocks: true, lookup: vpcSubnetLookup },
    { blocks: false, lookup: vpcFirewallRuleLookup },
    { blocks: false, lookup: vpcRouterLookup },
    { blocks: false, lookup: internetGatewayLookup },
  ],
}
