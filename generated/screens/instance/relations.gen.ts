// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { affinityGroupInstanceLookup } from '../affinity-group/lookup.gen.ts'
import { antiAffinityGroupInstanceLookup } from '../anti-affinity-group/lookup.gen.ts'
import { diskAttachedLookup, diskLookup } from '../disk/lookup.gen.ts'
import { floatingIpLookup } from '../floating-ip/lookup.gen.ts'
import { instanceExternalIpLookup } from '../instance-external-ip/lookup.gen.ts'
import { instanceNetworkInterfaceLookup } from '../instance-network-interface/lookup.gen.ts'
import { vpcFirewallRuleLookup } from '../vpc-firewall-rule/lookup.gen.ts'
import { vpcRouterRouteLookup } from '../vpc-router-route/lookup.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'

export const relations: Relations = {
  param: 'instance',
  field: 'name',
  references: [{ path: 'bootDiskId', label: 'Boot disk', relation: 'uses', lookup: diskLookup }],
  related: [
    {
      relation: 'contained',
      labels: [],
      onDelete: 'deletes',
      when: { kind: 'field', path: 'kind', in: ['ephemeral', 'snat'] },
      otherwise: 'none',
      lookup: instanceExternalIpLookup,
    },
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: instanceNetworkInterfaceLookup },
    { relation: 'usedBy', labels: ['Attached to'], onDelete: 'detaches', lookup: diskAttachedLookup },
    {
      relation: 'usedBy',
      labels: ['Attached to instance'],
      match: [{ path: 'instanceId', value: 'id' }],
      onDelete: 'detaches',
      lookup: floatingIpLookup,
    },
    {
      relation: 'uses',
      labels: ['Instance'],
      match: [
        { path: 'filters.hosts[instance].value', value: 'name', tag: 'type' },
        { path: 'targets[instance].value', value: 'name', tag: 'type' },
      ],
      onDelete: 'keeps',
      via: [{ lookup: vpcLookup, param: 'vpc', field: 'name' }],
      lookup: vpcFirewallRuleLookup,
    },
    {
      relation: 'uses',
      labels: ['Instance'],
      match: [{ path: 'target[instance].value', value: 'name', tag: 'type' }],
      onDelete: 'keeps',
      via: [
        { lookup: vpcLookup, param: 'vpc', field: 'name' },
        { lookup: vpcRouterLookup, param: 'router', field: 'name' },
      ],
      lookup: vpcRouterRouteLookup,
    },
    { relation: 'contained', labels: [], onDelete: 'unlinks', lookup: affinityGroupInstanceLookup },
    { relation: 'contained', labels: [], onDelete: 'unlinks', lookup: antiAffinityGroupInstanceLookup },
  ],
  unlisted: [],
}
