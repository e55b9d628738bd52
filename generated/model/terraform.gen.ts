// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.

/** What requests and rows are in the words of a Terraform provider: see src/kit/equivalent/terraform.ts. */
export const terraform = {
  provider: 'oxidecomputer/oxide',
  version: '0.17',
  creates: {
    antiAffinityGroupCreate: 'anti_affinity_group',
    diskCreate: 'disk',
    floatingIpCreate: 'floating_ip',
    networkingAddressLotCreate: 'address_lot',
    projectCreate: 'project',
    currentUserSshKeyCreate: 'ssh_key',
    snapshotCreate: 'snapshot',
    vpcCreate: 'vpc',
    vpcSubnetCreate: 'vpc_subnet',
    vpcRouterCreate: 'vpc_router',
    vpcRouterRouteCreate: 'vpc_router_route',
    internetGatewayCreate: 'internet_gateway',
  },
  resources: {
    anti_affinity_group: {
      type: 'oxide_anti_affinity_group',
      body: { project_id: { of: 'project' }, description: 'description', name: 'name', policy: 'policy' },
    },
    disk: {
      type: 'oxide_disk',
      body: {
        block_size: 'diskSource.blockSize',
        project_id: { of: 'project' },
        source_image_id: 'diskSource.imageId',
        source_snapshot_id: 'diskSource.snapshotId',
        description: 'description',
        name: 'name',
        size: 'size',
      },
    },
    floating_ip: {
      type: 'oxide_floating_ip',
      body: {
        ip_pool_id: { field: 'pool', of: 'ip_pool' },
        project_id: { of: 'project' },
        description: 'description',
        ip: 'ip',
        name: 'name',
      },
      row: { ip_pool_id: 'ipPoolId', project_id: 'projectId', description: 'description', ip: 'ip', name: 'name' },
    },
    ip_pool: { find: { by: { name: 'pool' }, data: 'oxide_ip_pool' } },
    address_lot: {
      type: 'oxide_address_lot',
      body: { blocks: 'blocks', description: 'description', kind: 'kind', name: 'name' },
    },
    project: {
      type: 'oxide_project',
      body: { description: 'description', name: 'name' },
      find: { by: { name: 'project' }, data: 'oxide_project' },
    },
    ssh_key: {
      type: 'oxide_ssh_key',
      body: { description: 'description', name: 'name', public_key: 'publicKey' },
      row: { description: 'description', name: 'name', public_key: 'publicKey' },
    },
    snapshot: {
      type: 'oxide_snapshot',
      body: {
        disk_id: { field: 'disk', of: 'disk' },
        project_id: { of: 'project' },
        description: 'description',
        name: 'name',
      },
      row: { disk_id: 'diskId', project_id: 'projectId', description: 'description', name: 'name' },
    },
    vpc: {
      type: 'oxide_vpc',
      body: {
        project_id: { of: 'project' },
        description: 'description',
        dns_name: 'dnsName',
        ipv6_prefix: 'ipv6Prefix',
        name: 'name',
      },
      row: {
        project_id: 'projectId',
        description: 'description',
        dns_name: 'dnsName',
        ipv6_prefix: 'ipv6Prefix',
        name: 'name',
      },
      find: { by: { name: 'vpc', project_name: 'project' }, data: 'oxide_vpc' },
    },
    vpc_subnet: {
      type: 'oxide_vpc_subnet',
      body: {
        vpc_id: { of: 'vpc' },
        description: 'description',
        ipv4_block: 'ipv4Block',
        ipv6_block: 'ipv6Block',
        name: 'name',
      },
    },
    vpc_router: {
      type: 'oxide_vpc_router',
      body: { vpc_id: { of: 'vpc' }, description: 'description', name: 'name' },
      row: { vpc_id: 'vpcId', description: 'description', name: 'name' },
      find: { by: { name: 'router', project_name: 'project', vpc_name: 'vpc' }, data: 'oxide_vpc_router' },
    },
    vpc_router_route: {
      type: 'oxide_vpc_router_route',
      body: {
        vpc_router_id: { of: 'vpc_router' },
        description: 'description',
        destination: 'destination',
        name: 'name',
        target: 'target',
      },
    },
    internet_gateway: {
      type: 'oxide_vpc_internet_gateway',
      body: { vpc_id: { of: 'vpc' }, description: 'description', name: 'name' },
      row: { vpc_id: 'vpcId', description: 'description', name: 'name' },
    },
  },
}
