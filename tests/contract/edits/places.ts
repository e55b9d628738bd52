/** Where in the story of the mock each edit form stands, and values that its fields can take. */
import type { SwitchPortSettings } from '../../../generated/api/types.gen.ts'
import { settingsBody } from '../../../src/features/port-settings/settings-body.ts'
import type { Params, Row } from '../../../src/kit/spec.ts'
import type { Backend } from '../mock/support/backend.ts'

/** Two values that a field may be changed to, in client view. */
export type Choice = readonly [unknown, unknown]

export interface Place {
  params: Params | ((ids: Ids) => Params)
  /** Values of fields whose widget does not say what they may be. */
  values?: Readonly<Record<string, Choice | ((ids: Ids) => Choice)>>
  /** What the form makes of the answer, where a slot does that. */
  formed?: (row: Row) => Row
  /** The row of the page above, found as the form's row is. */
  parent?: (ids: Ids) => Readonly<Record<string, unknown>>
}

/** Finds the wire row of that kind that has this value in one of its fields. */
export type Ids = (entity: string, field: string, value: unknown) => string

/** What the story lacks, made before the form is opened. */
export async function prepare(backend: Backend): Promise<void> {
  const made = async (operation: Parameters<Backend['call']>[0], request: Parameters<Backend['call']>[1]) => {
    const { status, text } = await backend.call(operation, request)
    if (status > 202) throw new Error(`${operation}: ${text}`)
  }
  const inVpc = { project: 'web-shop', vpc: 'backend' }
  for (const name of ['north', 'south'])
    await made('vpc_router_create', { query: inVpc, body: { name, description: '' } })
  for (const name of ['batch-data', 'batch-more']) {
    const query = { project: 'web-shop' }
    const body = { name, description: '', size: 2 ** 30, disk_source: { type: 'blank', block_size: 512 } }
    await made('disk_create', { query, body })
    await made('instance_disk_attach', { path: { instance: 'batch' }, query, body: { disk: name } })
  }
  await made('vpc_router_route_create', {
    query: { ...inVpc, router: 'north' },
    body: {
      name: 'out',
      description: '',
      destination: { type: 'ip_net', value: '10.70.0.0/16' },
      target: { type: 'ip', value: '10.20.0.9' },
    },
  })
}

const link = (mtu: number) => ({
  linkName: 'phy0',
  autoneg: true,
  fec: 'rs',
  mtu,
  speed: 'speed100_g',
  lldp: { enabled: true },
})
const routes = (...networks: readonly string[]) => ({
  linkName: 'phy0',
  routes: networks.map((dst) => ({ dst, gw: '172.20.15.1', ribPriority: 3 })),
})
const peer = {
  remoteAsn: 64_500,
  interfaceName: 'phy0',
  holdTime: 6,
  idleHoldTime: 3,
  delayOpen: 0,
  connectRetry: 3,
  keepalive: 2,
  communities: [7],
  enforceFirstAs: true,
  md5AuthKey: 'hush',
  allowedImport: { type: 'allow', value: ['10.0.0.0/8'] },
  allowedExport: { type: 'no_filtering' },
}

const batch: Params = { project: 'web-shop', instance: 'batch' }

/** Screen → its place. */
export const places: Readonly<Record<string, Place>> = {
  'affinity_group.edit': { params: { project: 'data-lake', affinityGroup: 'lake-together' } },
  'alert_receiver.edit': {
    params: { receiver: 'ops-pager' },
    values: { endpoint: ['https://one.example.net/', 'https://two.example.net/'] },
  },
  'allow_list.edit': {
    params: {},
    values: {
      allowedIps: [
        { allow: 'list', ips: ['0.0.0.0/1', '128.0.0.0/1'] },
        { allow: 'list', ips: ['128.0.0.0/1', '127.0.0.0/8'] },
      ],
    },
  },
  'anti_affinity_group.edit': { params: { project: 'web-shop', antiAffinityGroup: 'front-apart' } },
  'auth_settings.edit': { params: {}, values: { deviceTokenMaxTtlSeconds: [3600, 7200] } },
  'bgp_announce_set.edit': {
    params: { announceSet: 'internet' },
    values: {
      announcement: (ids) => {
        const addressLotBlock = ids('address_lot_block', 'first_address', '203.0.113.0')
        return [[{ network: '203.0.113.0/25', addressLotBlock }], [{ network: '203.0.113.128/25', addressLotBlock }]]
      },
    },
  },
  'floating_ip.edit': { params: { project: 'web-shop', floatingIp: 'spare' } },
  'inbound_icmp.edit': { params: {} },
  'instance_network_interface.edit': {
    params: { project: 'web-shop', instance: 'batch', interface: 'net0' },
    values: { transitIps: [['10.1.0.0/16'], ['10.2.0.0/16']] },
  },
  'ip_pool.edit': { params: { pool: 'partner' } },
  'project.edit': { params: { project: 'web-shop' } },
  'silo.quotas.edit': { params: { silo: 'meadow' } },
  'support_bundle.edit': { params: (ids) => ({ bundleId: ids('support_bundle', 'state', 'failed') }) },
  'switch_port_settings.edit': {
    params: { portSettings: 'uplink-a' },
    formed: (row) => ({ ...row, ...settingsBody(row as unknown as SwitchPortSettings) }),
    values: {
      portConfig: [{ geometry: 'qsfp28x2' }, { geometry: 'sfp28x4' }],
      links: [[link(9000)], [link(8000)]],
      addresses: (ids) => {
        const addressLot = ids('address_lot', 'name', 'rack-infra')
        return ['172.20.15.3/29', '172.20.15.4/29'].map((address) => [
          { linkName: 'phy0', addresses: [{ address, addressLot }] },
        ]) as unknown as Choice
      },
      routes: [[routes('10.0.0.0/8', '10.1.0.0/16')], [routes('10.2.0.0/16')]],
      bgpPeers: (ids) => {
        const bgpConfig = ids('bgp_config', 'name', 'edge')
        return ['172.20.15.5', '172.20.15.6'].map((addr) => [
          { linkName: 'phy0', peers: [{ ...peer, addr, bgpConfig }] },
        ]) as unknown as Choice
      },
      interfaces: [
        [{ linkName: 'phy0', v6Enabled: true, kind: { type: 'vlan', vid: 7 } }],
        [{ linkName: 'phy0', v6Enabled: false, kind: { type: 'primary' } }],
      ],
    },
  },
  'switch_port.lldp.edit': {
    params: (ids) => ({ switchPort: ids('switch_port', 'port_name', 'qsfp0') }),
    parent: (ids) => ({
      portName: 'qsfp0',
      switchLocation: 'switch0',
      rackId: ids('rack', 'id', undefined),
      id: ids('switch_port', 'port_name', 'qsfp0'),
    }),
  },
  'vpc.edit': { params: { project: 'web-shop', vpc: 'backend' } },
  'vpc_router.edit': { params: { project: 'web-shop', vpc: 'backend', router: 'north' } },
  'vpc_router_route.edit': {
    params: { project: 'web-shop', vpc: 'backend', router: 'north', route: 'out' },
    values: {
      destination: [
        { type: 'ip_net', value: '10.71.0.0/16' },
        { type: 'ip_net', value: '10.72.0.0/16' },
      ],
      target: [{ type: 'ip', value: '10.20.0.7' }, { type: 'drop' }],
    },
  },
  'vpc_subnet.edit': {
    params: { project: 'web-shop', vpc: 'backend', subnet: 'stock' },
    values: {
      customRouter: (ids) => [ids('vpc_router', 'name', 'north'), ids('vpc_router', 'name', 'south')],
    },
  },
  'instance resize': { params: batch },
  'instance setAutoRestart': { params: batch },
  'instance setBootDisk': {
    params: batch,
    values: { bootDisk: (ids) => [ids('disk', 'name', 'batch-data'), ids('disk', 'name', 'batch-more')] },
  },
  // One item of a set each: `identity` is chosen among those that there are.
  'fleet_role.edit': { params: {} },
  'project_role.edit': { params: { project: 'web-shop' } },
  'silo_access.edit': { params: {} },
  'silo_role.edit': { params: { silo: 'meadow' } },
}
