/** A small VPC for tests, and how packets in it are asked for. */
import type { Payload, Rule } from './evaluate.ts'
import type { Network } from './network.ts'

export const rule = (name: string, more: Partial<Rule> = {}): Rule => ({
  name,
  description: '',
  status: 'enabled',
  direction: 'inbound',
  action: 'allow',
  priority: 100,
  targets: [{ type: 'vpc', value: 'shop' }],
  filters: {},
  ...more,
})

/** The rules that a VPC starts with (server-behaviour §23.1). */
export const defaultRules: readonly Rule[] = [
  rule('allow-internal-inbound', { priority: 65534, filters: { hosts: [{ type: 'vpc', value: 'shop' }] } }),
  rule('allow-ssh', { priority: 65534, filters: { protocols: [{ type: 'tcp' }], ports: ['22'] } }),
  rule('allow-icmp', { priority: 65534, filters: { protocols: [{ type: 'icmp', value: null }] } }),
]

export const tcp = (port: number): Payload => ({ protocol: 'tcp', port })
export const udp = (port: number): Payload => ({ protocol: 'udp', port })
export const icmp = (icmpType: number, icmpCode = 0): Payload => ({ protocol: 'icmp', icmpType, icmpCode })

const nic = (instanceId: string, ip: string, subnetId: string) => ({
  id: `${instanceId}-${subnetId}`,
  name: 'net0',
  instanceId,
  ip,
  subnetId,
  primary: true,
})

/** web (floating address) and db (none) in `front` and `back`, api over IPv6 in `front`. */
export const network = (rules: readonly Rule[] = defaultRules, more: Partial<Network> = {}): Network => ({
  vpc: 'shop',
  rules,
  instances: [
    { id: 'i-web', name: 'web', runState: 'running' },
    { id: 'i-db', name: 'db', runState: 'running' },
    { id: 'i-api', name: 'api', runState: 'running' },
  ],
  interfaces: [
    nic('i-web', '172.30.0.5', 's-front'),
    nic('i-db', '172.30.4.5', 's-back'),
    nic('i-api', 'fd00:1::5', 's-front'),
  ],
  subnets: [
    { id: 's-front', name: 'front', ipv4Block: '172.30.0.0/22', ipv6Block: 'fd00:1::/64' },
    {
      id: 's-back',
      name: 'back',
      ipv4Block: '172.30.4.0/22',
      ipv6Block: 'fd00:1:0:1::/64',
      customRouterId: 'r-custom',
    },
  ],
  systemRouterId: 'r-system',
  routes: [
    route('default-v4', { type: 'ip_net', value: '0.0.0.0/0' }, { type: 'internet_gateway', value: 'default' }),
    route('default-v6', { type: 'ip_net', value: '::/0' }, { type: 'internet_gateway', value: 'default' }),
    route('front', { type: 'subnet', value: 'front' }, { type: 'subnet', value: 'front' }),
    route('back', { type: 'subnet', value: 'back' }, { type: 'subnet', value: 'back' }),
  ],
  external: new Map([
    ['i-web', [{ kind: 'floating', ip: '203.0.113.7' }]],
    ['i-db', [{ kind: 'snat', ip: '203.0.113.9' }]],
    ['i-api', []],
  ]),
  ...more,
})

type Routes = NonNullable<Network['routes']>

export const route = (
  name: string,
  destination: Routes[number]['destination'],
  target: Routes[number]['target'],
  vpcRouterId = 'r-system',
): Routes[number] => ({ name, destination, target, vpcRouterId })
