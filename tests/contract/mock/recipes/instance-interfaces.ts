import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'
import { inShop, machine, make } from './instances.ts'

const nil = '00000000-0000-4000-8000-00000000dead'
const ofBatch = { ...inShop, instance: 'batch' }
const nic = (name: string, more: object = {}) => ({
  name,
  description: '',
  vpc_name: 'backend',
  subnet_name: 'stock',
  ...more,
})
const add = (body: object, query: Record<string, string> = { ...inShop, instance: 'bare' }): Omit<Step, 'status'> => ({
  call: 'instance_network_interface_create',
  query,
  body,
})
const bare: Step = ok({
  ...make(machine('bare', { start: false, network_interfaces: { type: 'none' } })),
  status: 201,
  as: 'bare',
})
const onBare = { ...inShop, instance: 'bare' }
const subnet = (name: string, block: string): Step =>
  ok({
    call: 'vpc_subnet_create',
    query: { ...inShop, vpc: 'backend' },
    body: { name, description: '', ipv4_block: block },
    status: 201,
    as: name,
  })
const transit = (nets: readonly string[]): Omit<Step, 'status'> => ({
  call: 'instance_network_interface_update',
  path: { interface: 'net0' },
  query: ofBatch,
  body: { transit_ips: nets },
})

/** server-behaviour §8.7. */
export const instanceInterfaces: readonly Recipe[] = [
  {
    name: 'a stopped instance gets interfaces, of which one is primary',
    steps: [
      bare,
      ok({
        ...add(nic('a', { description: 'Stock' })),
        status: 201,
        as: 'a',
        answer: {
          name: 'a',
          description: 'Stock',
          instance_id: '{{bare.id}}',
          ip: '10.20.0.5',
          primary: true,
          transit_ips: [],
        },
      }),
      ok({
        ...add(nic('b', { subnet_name: 'payment', ip: '10.20.1.200', transit_ips: ['192.168.0.0/24'] })),
        status: 201,
        as: 'b',
        answer: { ip: '10.20.1.200', primary: false, transit_ips: ['192.168.0.0/24'] },
      }),
      ok({
        call: 'instance_network_interface_list',
        query: onBare,
        answer: { items: [{ name: 'a' }, { name: 'b' }], next_page: null },
      }),
      ok({
        call: 'instance_network_interface_view',
        path: { interface: 'a' },
        query: onBare,
        answer: { id: '{{a.id}}' },
      }),
      ok({ call: 'instance_network_interface_view', path: { interface: '{{b.id}}' }, answer: { name: 'b' } }),
      // The other one becomes primary; what is not said of transit IPs clears them.
      ok({
        call: 'instance_network_interface_update',
        path: { interface: 'b' },
        query: onBare,
        body: { primary: true },
        answer: { name: 'b', primary: true, transit_ips: [] },
      }),
      ok({
        call: 'instance_network_interface_view',
        path: { interface: 'a' },
        query: onBare,
        answer: { primary: false },
      }),
      // Only another one can take that away.
      ok({
        call: 'instance_network_interface_update',
        path: { interface: '{{b.id}}' },
        body: { name: 'c', description: 'Payment', primary: false },
        answer: { name: 'c', description: 'Payment', primary: true },
      }),
      refused(
        400,
        'InvalidRequest',
        'The primary interface may not be deleted while secondary interfaces are still attached',
        { call: 'instance_network_interface_delete', path: { interface: 'c' }, query: onBare },
      ),
      ok({ call: 'instance_network_interface_delete', path: { interface: 'a' }, query: onBare, status: 204 }),
      ok({ call: 'instance_network_interface_delete', path: { interface: 'c' }, query: onBare, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: instance-network-interface with name "c"', {
        call: 'instance_network_interface_view',
        path: { interface: 'c' },
        query: onBare,
      }),
    ],
  },
  {
    name: 'addresses of an interface lie in its subnet and are its own',
    steps: [
      bare,
      refused(400, 'InvalidRequest', '10.20.2.7 is outside subnet 10.20.0.0/24', add(nic('a', { ip: '10.20.2.7' }))),
      refused(400, 'InvalidRequest', 'fd00::7 is outside subnet 10.20.0.0/24', add(nic('a', { ip: 'fd00::7' }))),
      refused(
        400,
        'InvalidRequest',
        'The first 5 addresses of a subnet are reserved',
        add(nic('a', { ip: '10.20.0.4' })),
      ),
      refused(400, 'InvalidRequest', 'Cannot request a broadcast address', add(nic('a', { ip: '10.20.0.255' }))),
      refused(
        400,
        'InvalidRequest',
        "The IP address '172.30.0.5' is not available",
        add({ name: 'a', description: '', vpc_name: 'default', subnet_name: 'default', ip: '172.30.0.5' }),
      ),
      ok({ ...add(nic('a', { ip: '10.20.0.254' })), status: 201 }),
      refused(400, null, 'unable to parse JSON body: ip: invalid IP address syntax at line 1 column 86', {
        ...add({ name: 'a', description: '', vpc_name: 'backend', subnet_name: 'stock', ip: 'nowhere' }),
      }),
    ],
  },
  {
    name: 'a subnet without a free address has none to give',
    steps: [
      subnet('tiny', '10.20.9.0/26'),
      // 64 addresses, of which 5 are kept and one is for all: 58 instances fill it.
      ...Array.from({ length: 58 }, (_, index) =>
        ok({
          ...make(
            machine(`fill-${index}`, {
              start: false,
              network_interfaces: { type: 'create', params: [nic('a', { subnet_name: 'tiny' })] },
            }),
          ),
          status: 201,
        }),
      ),
      bare,
      refused(
        400,
        'InvalidRequest',
        "No available IP addresses for interface in subnet 'tiny' with ID '{{tiny.id}}'",
        add(nic('a', { subnet_name: 'tiny' })),
      ),
    ],
  },
  {
    name: 'interfaces of one instance are in one VPC and in distinct subnets, eight at most',
    steps: [
      bare,
      ok({ ...add(nic('a')), status: 201 }),
      refused(400, 'InvalidRequest', 'Each interface must be in a distinct VPC Subnet', add(nic('b'))),
      refused(
        400,
        'InvalidRequest',
        'Networking may not span multiple VPCs, but the requested resource is associated with another VPC',
        add({ name: 'b', description: '', vpc_name: 'default', subnet_name: 'default' }),
      ),
      refused(
        400,
        'ObjectAlreadyExists',
        'already exists: instance-network-interface "a"',
        add(nic('a', { subnet_name: 'payment' })),
      ),
      refused(404, 'ObjectNotFound', 'not found: vpc with name "nothing"', add(nic('b', { vpc_name: 'nothing' }))),
      refused(
        404,
        'ObjectNotFound',
        'not found: vpc-subnet with name "nothing"',
        add(nic('b', { subnet_name: 'nothing' })),
      ),
      ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [
        subnet(`extra-${n}`, `10.20.${n + 10}.0/26`),
        ...(n === 8 ? [] : [ok({ ...add(nic(`n-${n}`, { subnet_name: `extra-${n}` })), status: 201 })]),
      ]),
      refused(
        400,
        'InvalidRequest',
        'May not attach more than 8 network interfaces',
        add(nic('n-8', { subnet_name: 'extra-8' })),
      ),
    ],
  },
  {
    name: 'interfaces of a running instance keep their places',
    steps: [
      refused(
        400,
        'InvalidRequest',
        'Instance must be stopped to attach a new network interface',
        add(nic('b'), { ...inShop, instance: 'web-1' }),
      ),
      refused(400, 'InvalidRequest', 'Instance must be stopped to update its network interfaces', {
        call: 'instance_network_interface_update',
        path: { interface: 'net0' },
        query: { ...inShop, instance: 'web-1' },
        body: { primary: true },
      }),
      ok({
        call: 'instance_network_interface_update',
        path: { interface: 'net0' },
        query: { ...inShop, instance: 'web-1' },
        body: { description: 'To the world', transit_ips: ['10.1.0.0/16'] },
        answer: { name: 'net0', description: 'To the world', primary: true, transit_ips: ['10.1.0.0/16'] },
      }),
      refused(400, 'InvalidRequest', 'Instance must be stopped or failed to detach a network interface', {
        call: 'instance_network_interface_delete',
        path: { interface: 'net0' },
        query: { ...inShop, instance: 'web-1' },
      }),
      // A failed one gives them up, but takes no new ones.
      ok({
        call: 'instance_network_interface_delete',
        path: { interface: 'net0' },
        query: { project: 'sandbox', instance: 'scratch' },
        status: 204,
      }),
      refused(
        400,
        'InvalidRequest',
        'Instance must be stopped to attach a new network interface',
        add(
          { name: 'net0', description: '', vpc_name: 'default', subnet_name: 'default' },
          { project: 'sandbox', instance: 'scratch' },
        ),
      ),
    ],
  },
  {
    name: 'transit networks are networks of hosts',
    steps: [
      refused(
        400,
        'InvalidRequest',
        'transit IP block 10.0.0.1/24 has a non-zero host identifier',
        transit(['10.0.0.1/24']),
      ),
      refused(400, 'InvalidRequest', 'transit IP 224.0.0.1 is a multicast address', transit(['224.0.0.1/32'])),
      refused(400, 'InvalidRequest', 'transit IP block 224.0.0.0/4 is a multicast network', transit(['224.0.0.0/4'])),
      refused(400, 'InvalidRequest', 'transit IP 127.0.0.1 is a loopback address', transit(['127.0.0.1/32'])),
      refused(
        400,
        'InvalidRequest',
        'transit IP block 10.1.0.0/16 overlaps with 10.0.0.0/8',
        transit(['10.0.0.0/8', '10.1.0.0/16']),
      ),
      ok({
        ...transit(['10.0.0.0/8', '192.168.7.7/32', 'fd00::/64']),
        answer: { transit_ips: ['10.0.0.0/8', '192.168.7.7/32', 'fd00::/64'] },
      }),
    ],
  },
  {
    name: 'an interface selector names its parents by the rules',
    steps: [
      ok({ call: 'instance_network_interface_list', query: ofBatch, as: 'nics' }),
      refused(
        400,
        'InvalidRequest',
        'when providing network_interface as an id instance and project should not be specified',
        {
          call: 'instance_network_interface_view',
          path: { interface: '{{nics.items.0.id}}' },
          query: ofBatch,
        },
      ),
      refused(400, 'InvalidRequest', 'network_interface should either be a UUID or instance should be specified', {
        call: 'instance_network_interface_view',
        path: { interface: 'net0' },
      }),
      refused(400, null, 'unable to parse query string: missing field `instance`', {
        call: 'instance_network_interface_list',
        query: inShop,
      }),
      refused(404, 'ObjectNotFound', `not found: instance-network-interface with id "${nil}"`, {
        call: 'instance_network_interface_delete',
        path: { interface: nil },
      }),
      refused(404, 'ObjectNotFound', `not found: instance-network-interface with id "${nil}"`, {
        call: 'instance_network_interface_update',
        path: { interface: nil },
        body: {},
      }),
      refused(403, 'Forbidden', 'Forbidden', { ...add(nic('b'), ofBatch), headers: as.viewer }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'instance_network_interface_delete',
        path: { interface: 'net0' },
        query: ofBatch,
        headers: as.viewer,
      }),
    ],
  },
]
