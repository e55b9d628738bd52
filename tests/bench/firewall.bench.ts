/** Would a packet pass? 1,000 rules, and one end that is 1,000 interfaces. */
import { createEvaluator } from '../../src/features/firewall/ask.ts'
import type { Rule } from '../../src/features/firewall/evaluate.ts'
import type { Network } from '../../src/features/firewall/network.ts'
import { line, median, runs } from './console/figures.ts'

const count = 1000
const numbers = Array.from({ length: count }, (_, index) => index)
const address = (index: number): string => `10.0.${index >> 8}.${index & 255}`

/** None of them is for the packet: each has to be looked at. */
const rules = numbers.map((index): Rule => ({
  name: `rule-${index}`,
  description: '',
  status: 'enabled',
  direction: index % 2 === 0 ? 'inbound' : 'outbound',
  action: index % 3 === 0 ? 'deny' : 'allow',
  priority: index,
  targets: [
    { type: 'instance', value: `vm-${index}` },
    { type: 'ip_net', value: `${address(index)}/${24 + (index % 9)}` },
  ],
  filters: {
    hosts: [
      { type: 'ip_net', value: '10.0.0.0/8' },
      { type: 'subnet', value: 'all' },
    ],
    ports: ['80', '8000-8080'],
    protocols: [{ type: 'tcp' }],
  },
}))

const network: Network = {
  vpc: 'vpc',
  rules,
  instances: numbers.map((index) => ({ id: `i-${index}`, name: `vm-${index}`, runState: 'running' })),
  interfaces: numbers.map((index) => ({
    id: `n-${index}`,
    name: 'net0',
    instanceId: `i-${index}`,
    ip: address(index),
    subnetId: 's',
    primary: true,
  })),
  subnets: [{ id: 's', name: 'all', ipv4Block: '10.0.0.0/8', ipv6Block: 'fd00::/64' }],
  routes: [
    {
      name: 'all',
      destination: { type: 'subnet', value: 'all' },
      target: { type: 'subnet', value: 'all' },
      vpcRouterId: 'r',
    },
  ],
  systemRouterId: 'r',
  external: new Map(),
}

const timed = (work: () => unknown): number =>
  median(
    Array.from({ length: runs + 1 }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }).slice(1),
  )

const all = { kind: 'subnet', value: 's' } as const
const one = { kind: 'instance', value: 'i-500' } as const
const payload = { protocol: 'tcp', port: 80 } as const
const { ask } = createEvaluator(network)
line(
  'preparing 1,000 rules and interfaces',
  timed(() => createEvaluator(network)),
  'ms',
  50,
)
line(
  '1,000 rules, one interface to 1,000',
  timed(() => ask({ source: one, destination: all, payload })),
  'ms',
  50,
)
line(
  '1,000 rules, 1,000 interfaces to one',
  timed(() => ask({ source: all, destination: one, payload })),
  'ms',
  50,
)
