// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill, selector } from '../../src/kit/selectors.ts'
import type { Findable } from '../../src/kit/spec.ts'
import { textAt } from '../../src/kit/values.ts'
import { antiAffinityGroupListOptions, antiAffinityGroupViewOptions } from '../api/queries/affinity.gen.ts'
import { diskListOptions, diskViewOptions } from '../api/queries/disks.gen.ts'
import { affinityGroupListOptions, affinityGroupViewOptions, probeListOptions } from '../api/queries/experimental.gen.ts'
import { floatingIpListOptions, floatingIpViewOptions } from '../api/queries/floating-ips.gen.ts'
import { imageListOptions, imageViewOptions } from '../api/queries/images.gen.ts'
import { instanceListOptions, instanceViewOptions } from '../api/queries/instances.gen.ts'
import { snapshotListOptions, snapshotViewOptions } from '../api/queries/snapshots.gen.ts'
import { internetGatewayListOptions, internetGatewayViewOptions, vpcListOptions, vpcRouterListOptions, vpcRouterViewOptions, vpcSubnetListOptions, vpcSubnetViewOptions, vpcViewOptions } from '../api/queries/vpcs.gen.ts'

export const findables: readonly Findable[] = [
  {
  id: 'anti_affinity_group',
  entity: 'anti_affinity_group',
  label: { one: 'Anti-affinity group', many: 'Anti-affinity groups' },
  params: ['project'],
  source: {
    query: (params, page) => antiAffinityGroupListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  to: (row, params) => fill('/projects/:project/affinity/:antiAffinityGroup', { ...params, antiAffinityGroup: textAt(row, 'name') }),
  byId: {
    param: 'antiAffinityGroup',
    query: (params) => antiAffinityGroupViewOptions({ path: { antiAffinityGroup: params['antiAffinityGroup'] ?? '' }, query: { ...selector(params['antiAffinityGroup'] ?? '', chain([['project', params['project']]])) } }),
  },
  above: { param: 'project', field: 'projectId', id: 'project' },
},
  {
  id: 'affinity_group',
  entity: 'affinity_group',
  label: { one: 'Affinity group', many: 'Affinity groups' },
  params: ['project'],
  source: {
    query: (params, page) => affinityGroupListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  to: (row, params) => fill('/projects/:project/affinity-groups/:affinityGroup', { ...params, affinityGroup: textAt(row, 'name') }),
  byId: {
    param: 'affinityGroup',
    query: (params) => affinityGroupViewOptions({ path: { affinityGroup: params['affinityGroup'] ?? '' }, query: { ...selector(params['affinityGroup'] ?? '', chain([['project', params['project']]])) } }),
  },
  above: { param: 'project', field: 'projectId', id: 'project' },
},
  {
  id: 'disk',
  entity: 'disk',
  label: { one: 'Disk', many: 'Disks' },
  params: ['project'],
  source: {
    query: (params, page) => diskListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  to: (row, params) => fill('/projects/:project/disks/:disk', { ...params, disk: textAt(row, 'name') }),
  byId: {
    param: 'disk',
    query: (params) => diskViewOptions({ path: { disk: params['disk'] ?? '' }, query: { ...selector(params['disk'] ?? '', chain([['project', params['project']]])) } }),
  },
  above: { param: 'project', field: 'projectId', id: 'project' },
},
  {
  id: 'floating_ip',
  entity: 'floating_ip',
  label: { one: 'Floating IP', many: 'Floating IPs' },
  params: ['project'],
  source: {
    query: (params, page) => floatingIpListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: ['ip'],
  to: (row, params) => fill('/projects/:project/floating-ips/:floatingIp', { ...params, floatingIp: textAt(row, 'name') }),
  byId: {
    param: 'floatingIp',
    query: (params) => floatingIpViewOptions({ path: { floatingIp: params['floatingIp'] ?? '' }, query: { ...selector(params['floatingIp'] ?? '', chain([['project', params['project']]])) } }),
  },
  above: { param: 'project', field: 'projectId', id: 'project' },
},
  {
  id: 'image',
  entity: 'image',
  label: { one: 'Image', many: 'Images' },
  params: ['project'],
  source: {
    query: (params, page) => imageListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  to: (row, params) => fill('/projects/:project/images/:image/edit', { ...params, image: textAt(row, 'name') }),
  byId: {
    param: 'image',
    query: (params) => imageViewOptions({ path: { image: params['image'] ?? '' }, query: { ...selector(params['image'] ?? '', chain([['project', params['project']]])) } }),
  },
  above: { param: 'project', field: 'projectId', id: 'project' },
},
  {
  id: 'instance',
  entity: 'instance',
  label: { one: 'Instance', many: 'Instances' },
  params: ['project'],
  source: {
    query: (params, page) => instanceListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  to: (row, params) => fill('/projects/:project/instances/:instance', { ...params, instance: textAt(row, 'name') }),
  byId: {
    param: 'instance',
    query: (params) => instanceViewOptions({ path: { instance: params['instance'] ?? '' }, query: { ...selector(params['instance'] ?? '', chain([['project', params['project']]])) } }),
  },
  above: { param: 'project', field: 'projectId', id: 'project' },
},
  {
  id: 'probe',
  entity: 'probe',
  label: { one: 'Probe', many: 'Probes' },
  params: ['project'],
  source: {
    query: (params, page) => probeListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  to: (row, params) => fill('/projects/:project/probes/:probe', { ...params, probe: textAt(row, 'name') }),
},
  {
  id: 'snapshot',
  entity: 'snapshot',
  label: { one: 'Snapshot', many: 'Snapshots' },
  params: ['project'],
  source: {
    query: (params, page) => snapshotListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  to: (row, params) => fill('/projects/:project/snapshots/:snapshot', { ...params, snapshot: textAt(row, 'name') }),
  byId: {
    param: 'snapshot',
    query: (params) => snapshotViewOptions({ path: { snapshot: params['snapshot'] ?? '' }, query: { ...selector(params['snapshot'] ?? '', chain([['project', params['project']]])) } }),
  },
  above: { param: 'project', field: 'projectId', id: 'project' },
},
  {
  id: 'vpc',
  entity: 'vpc',
  label: { one: 'VPC', many: 'VPCs' },
  params: ['project'],
  source: {
    query: (params, page) => vpcListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: ['ipv6Prefix'],
  to: (row, params) => fill('/projects/:project/vpcs/:vpc', { ...params, vpc: textAt(row, 'name') }),
  byId: {
    param: 'vpc',
    query: (params) => vpcViewOptions({ path: { vpc: params['vpc'] ?? '' }, query: { ...selector(params['vpc'] ?? '', chain([['project', params['project']]])) } }),
  },
  above: { param: 'project', field: 'projectId', id: 'project' },
},
  {
  id: 'vpc_subnet',
  entity: 'vpc_subnet',
  label: { one: 'VPC subnet', many: 'VPC subnets' },
  params: ['project', 'vpc'],
  source: {
    query: (params, page) => vpcSubnetListOptions({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: ['ipv4Block', 'ipv6Block'],
  to: (row, params) => fill('/projects/:project/vpcs/:vpc/subnets/:subnet', { ...params, subnet: textAt(row, 'name') }),
  byId: {
    param: 'subnet',
    query: (params) => vpcSubnetViewOptions({ path: { subnet: params['subnet'] ?? '' }, query: { ...selector(params['subnet'] ?? '', chain([['vpc', params['vpc']], ['project', params['project']]])) } }),
  },
  above: { param: 'vpc', field: 'vpcId', id: 'vpc' },
},
  {
  id: 'vpc_router',
  entity: 'vpc_router',
  label: { one: 'Router', many: 'Routers' },
  params: ['project', 'vpc'],
  source: {
    query: (params, page) => vpcRouterListOptions({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  to: (row, params) => fill('/projects/:project/vpcs/:vpc/routers/:router', { ...params, router: textAt(row, 'name') }),
  byId: {
    param: 'router',
    query: (params) => vpcRouterViewOptions({ path: { router: params['router'] ?? '' }, query: { ...selector(params['router'] ?? '', chain([['vpc', params['vpc']], ['project', params['project']]])) } }),
  },
  above: { param: 'vpc', field: 'vpcId', id: 'vpc' },
},
  {
  id: 'internet_gateway',
  entity: 'internet_gateway',
  label: { one: 'Internet gateway', many: 'Internet gateways' },
  params: ['project', 'vpc'],
  source: {
    query: (params, page) => internetGatewayListOptions({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  to: (row, params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', { ...params, gateway: textAt(row, 'name') }),
  byId: {
    param: 'gateway',
    query: (params) => internetGatewayViewOptions({ path: { gateway: params['gateway'] ?? '' }, query: { ...selector(params['gateway'] ?? '', chain([['vpc', params['vpc']], ['project', params['project']]])) } }),
  },
  above: { param: 'vpc', field: 'vpcId', id: 'vpc' },
},
]
