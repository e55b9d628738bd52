import { ok, refused, type Recipe } from '../support/recipe.ts'

const inShop = { project: 'web-shop' }
const inBackend = { vpc: 'backend', project: 'web-shop' }
const vpc = (name: string, more = {}) => ({ name, description: '', dns_name: name, ...more })
const subnet = (name: string, block: string, more = {}) => ({ name, description: '', ipv4_block: block, ...more })

/** server-behaviour §23.1 to §23.3. */
export const vpcs: readonly Recipe[] = [
  {
    name: 'a VPC is made, found, changed and deleted',
    steps: [
      ok({
        call: 'vpc_create',
        query: inShop,
        body: vpc('roots', { ipv6_prefix: 'fd00:1122:3344::/48' }),
        status: 201,
        as: 'made',
        answer: { name: 'roots', ipv6_prefix: 'fd00:1122:3344::/48' },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: vpc "roots"', {
        call: 'vpc_create',
        query: inShop,
        body: vpc('roots'),
      }),
      ok({
        call: 'vpc_list',
        query: inShop,
        answer: { items: [{ name: 'backend' }, { name: 'default' }, { name: 'roots' }], next_page: null },
      }),
      ok({ call: 'vpc_view', path: { vpc: '{{made.id}}' }, answer: { name: 'roots' } }),
      refused(400, 'InvalidRequest', 'when providing vpc as an ID, project should not be specified', {
        call: 'vpc_view',
        path: { vpc: '{{made.id}}' },
        query: inShop,
      }),
      refused(400, 'InvalidRequest', 'vpc should either be an ID or project should be specified', {
        call: 'vpc_view',
        path: { vpc: 'roots' },
      }),
      ok({
        call: 'vpc_router_view',
        path: { router: '{{made.system_router_id}}' },
        answer: { name: 'system', kind: 'system', vpc_id: '{{made.id}}' },
      }),
      ok({
        call: 'vpc_update',
        path: { vpc: 'roots' },
        query: inShop,
        body: { dns_name: 'deep' },
        answer: { name: 'roots', dns_name: 'deep' },
      }),
      ok({ call: 'vpc_delete', path: { vpc: 'roots' }, query: inShop, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: vpc with name "roots"', {
        call: 'vpc_view',
        path: { vpc: 'roots' },
        query: inShop,
      }),
      refused(404, 'ObjectNotFound', 'not found: vpc-router with id "{{made.system_router_id}}"', {
        call: 'vpc_router_view',
        path: { router: '{{made.system_router_id}}' },
      }),
      refused(400, 'InvalidRequest', 'VPC cannot be deleted while VPC Subnets exist', {
        call: 'vpc_delete',
        path: { vpc: 'backend' },
        query: inShop,
      }),
    ],
  },
  {
    name: 'an IPv6 prefix is a /48 of the unique local range',
    steps: ['fe00::/48', 'fd00::/56', '10.0.0.0/48'].map((prefix) =>
      prefix.startsWith('10')
        ? refused(400, null, 'unable to parse JSON body: ipv6_prefix: invalid IP address syntax at line 1 column 79', {
            call: 'vpc_create',
            query: inShop,
            body: { name: 'roots', description: '', dns_name: 'roots', ipv6_prefix: '10.0.0.0/48' },
          })
        : refused(
            400,
            'InvalidRequest',
            'VPC IPv6 address prefixes must be in the Unique Local Address range `fd00::/48` (RFD 4193)',
            { call: 'vpc_create', query: inShop, body: vpc('roots', { ipv6_prefix: prefix }) },
          ),
    ),
  },
  {
    name: 'a subnet lives in its VPC',
    steps: [
      ok({
        call: 'vpc_subnet_create',
        query: inBackend,
        body: subnet('ledger', '10.20.2.0/24'),
        status: 201,
        as: 'made',
        answer: {
          name: 'ledger',
          ipv4_block: '10.20.2.0/24',
          ipv6_block: 'fd5a:1c77:20e4:2::/64',
          custom_router_id: null,
        },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: vpc-subnet "ledger"', {
        call: 'vpc_subnet_create',
        query: inBackend,
        body: subnet('ledger', '10.20.3.0/24'),
      }),
      ok({
        call: 'vpc_subnet_list',
        query: inBackend,
        answer: { items: [{ name: 'ledger' }, { name: 'payment' }, { name: 'stock' }] },
      }),
      ok({ call: 'vpc_subnet_view', path: { subnet: 'ledger' }, query: inBackend, answer: { id: '{{made.id}}' } }),
      ok({ call: 'vpc_subnet_view', path: { subnet: '{{made.id}}' }, answer: { name: 'ledger' } }),
      refused(400, 'InvalidRequest', 'when providing subnet as an ID, vpc and project should not be specified', {
        call: 'vpc_subnet_view',
        path: { subnet: '{{made.id}}' },
        query: inShop,
      }),
      refused(400, 'InvalidRequest', 'subnet should either be an ID or vpc should be specified', {
        call: 'vpc_subnet_view',
        path: { subnet: 'ledger' },
        query: inShop,
      }),
      refused(400, 'InvalidRequest', 'vpc should either be an ID or project should be specified', {
        call: 'vpc_subnet_view',
        path: { subnet: 'ledger' },
        query: { vpc: 'backend' },
      }),
      refused(400, 'InvalidRequest', 'when providing vpc as an ID, project should not be specified', {
        call: 'vpc_subnet_list',
        query: { vpc: '{{made.vpc_id}}', project: 'web-shop' },
      }),
      ok({
        call: 'vpc_subnet_list',
        query: { vpc: '{{made.vpc_id}}', limit: 1 },
        answer: { items: [{ name: 'ledger' }] },
      }),
      ok({
        call: 'vpc_subnet_update',
        path: { subnet: 'ledger' },
        query: inBackend,
        body: { name: 'books' },
        answer: { name: 'books', ipv4_block: '10.20.2.0/24' },
      }),
      ok({ call: 'vpc_subnet_delete', path: { subnet: 'books' }, query: inBackend, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: vpc-subnet with name "books"', {
        call: 'vpc_subnet_view',
        path: { subnet: 'books' },
        query: inBackend,
      }),
      refused(400, 'InvalidRequest', 'VPC Subnet cannot be deleted while network interfaces in the subnet exist', {
        call: 'vpc_subnet_delete',
        path: { subnet: 'default' },
        query: { vpc: 'default', project: 'web-shop' },
      }),
    ],
  },
  {
    name: 'subnet ranges are private, of a fair size, and apart',
    steps: [
      ...(
        [
          ['8.8.8.0/24', 'VPC Subnet IPv4 address ranges must be from a private range'],
          ['172.32.0.0/16', 'VPC Subnet IPv4 address ranges must be from a private range'],
          ['10.0.0.0/7', 'VPC Subnet IPv4 address ranges must be from a private range'],
          ['10.9.0.0/27', 'VPC Subnet IPv4 address ranges must have prefix length between 8 and 26, inclusive'],
          ['10.20.0.128/25', "IP address range '10.20.0.128/25' conflicts with an existing subnet"],
          ['10.0.0.0/8', "IP address range '10.0.0.0/8' conflicts with an existing subnet"],
        ] as const
      ).map(([block, message]) =>
        refused(400, 'InvalidRequest', message, {
          call: 'vpc_subnet_create',
          query: inBackend,
          body: subnet('ledger', block),
        }),
      ),
      refused(
        400,
        'InvalidRequest',
        "VPC Subnet IPv6 address range 'fd00::/64' is not valid for VPC with IPv6 prefix 'fd5a:1c77:20e4::/48'",
        {
          call: 'vpc_subnet_create',
          query: inBackend,
          body: subnet('ledger', '10.21.0.0/24', { ipv6_block: 'fd00::/64' }),
        },
      ),
      refused(400, 'InvalidRequest', "IP address range 'fd5a:1c77:20e4:1::/64' conflicts with an existing subnet", {
        call: 'vpc_subnet_create',
        query: inBackend,
        body: subnet('ledger', '10.21.0.0/24', { ipv6_block: 'fd5a:1c77:20e4:1::/64' }),
      }),
      ok({
        call: 'vpc_subnet_create',
        query: inBackend,
        body: subnet('ledger', '192.168.4.0/26', { ipv6_block: 'fd5a:1c77:20e4:ff::/64' }),
        status: 201,
      }),
      // Another VPC may have the very same range.
      ok({
        call: 'vpc_subnet_create',
        query: { vpc: 'default', project: 'web-shop' },
        body: subnet('ledger', '192.168.4.0/26'),
        status: 201,
      }),
    ],
  },
  {
    name: 'a subnet uses a custom router of its own VPC',
    steps: [
      ok({
        call: 'vpc_router_create',
        query: inBackend,
        body: { name: 'detour', description: '' },
        status: 201,
        as: 'router',
        answer: { name: 'detour', kind: 'custom' },
      }),
      ok({
        call: 'vpc_router_create',
        query: { vpc: 'default', project: 'web-shop' },
        body: { name: 'other', description: '' },
        status: 201,
        as: 'other',
      }),
      ok({
        call: 'vpc_subnet_create',
        query: inBackend,
        body: subnet('ledger', '10.21.0.0/24', { custom_router: 'detour' }),
        status: 201,
        answer: { custom_router_id: '{{router.id}}' },
      }),
      ok({
        call: 'vpc_subnet_update',
        path: { subnet: 'ledger' },
        query: inBackend,
        body: { description: 'x' },
        answer: { custom_router_id: null },
      }),
      refused(400, 'InvalidRequest', 'cannot attach a system router to a VPC subnet', {
        call: 'vpc_subnet_update',
        path: { subnet: 'ledger' },
        query: inBackend,
        body: { custom_router: 'system' },
      }),
      refused(400, 'InvalidRequest', 'a router can only be attached to a subnet when both belong to the same VPC', {
        call: 'vpc_subnet_update',
        path: { subnet: 'ledger' },
        query: inBackend,
        body: { custom_router: '{{other.id}}' },
      }),
      ok({ call: 'vpc_router_list', query: inBackend, answer: { items: [{ name: 'detour' }, { name: 'system' }] } }),
      ok({
        call: 'vpc_router_update',
        path: { router: 'detour' },
        query: inBackend,
        body: { name: 'bypass' },
        answer: { name: 'bypass', kind: 'custom' },
      }),
      refused(400, 'InvalidRequest', 'cannot delete system router', {
        call: 'vpc_router_delete',
        path: { router: 'system' },
        query: inBackend,
      }),
      ok({ call: 'vpc_router_delete', path: { router: 'bypass' }, query: inBackend, status: 204 }),
    ],
  },
  {
    name: 'routes belong to custom routers',
    steps: [
      ok({ call: 'vpc_router_create', query: inBackend, body: { name: 'detour', description: '' }, status: 201 }),
      ok({
        call: 'vpc_router_route_create',
        query: { router: 'detour', ...inBackend },
        body: {
          name: 'out',
          description: '',
          destination: { type: 'ip_net', value: '10.99.0.0/16' },
          target: { type: 'drop' },
        },
        status: 201,
        as: 'route',
        answer: { name: 'out', kind: 'custom' },
      }),
      refused(400, 'InvalidRequest', 'user-provided routes cannot be added to a system router', {
        call: 'vpc_router_route_create',
        query: { router: 'system', ...inBackend },
        body: {
          name: 'out',
          description: '',
          destination: { type: 'ip_net', value: '10.99.0.0/16' },
          target: { type: 'drop' },
        },
      }),
      ok({
        call: 'vpc_router_route_list',
        query: { router: 'detour', ...inBackend },
        answer: { items: [{ name: 'out' }] },
      }),
      ok({ call: 'vpc_router_route_view', path: { route: '{{route.id}}' }, answer: { name: 'out' } }),
      ok({
        call: 'vpc_router_route_update',
        path: { route: 'out' },
        query: { router: 'detour', ...inBackend },
        body: {
          name: 'away',
          destination: { type: 'ip_net', value: '10.98.0.0/16' },
          target: { type: 'ip', value: '10.20.0.9' },
        },
        answer: { name: 'away', destination: { type: 'ip_net', value: '10.98.0.0/16' } },
      }),
      ok({
        call: 'vpc_router_route_delete',
        path: { route: 'away' },
        query: { router: 'detour', ...inBackend },
        status: 204,
      }),
    ],
  },
  {
    name: 'gateways hold pools and addresses',
    steps: [
      ok({
        call: 'internet_gateway_create',
        query: inBackend,
        body: { name: 'door', description: '' },
        status: 201,
        as: 'gateway',
      }),
      ok({ call: 'internet_gateway_list', query: inBackend, answer: { items: [{ name: 'door' }] } }),
      ok({
        call: 'internet_gateway_view',
        path: { gateway: 'door' },
        query: inBackend,
        answer: { id: '{{gateway.id}}' },
      }),
      ok({
        call: 'internet_gateway_ip_pool_create',
        query: { gateway: 'door', ...inBackend },
        body: { name: 'up', description: '', ip_pool: 'uplink' },
        status: 201,
        answer: { name: 'up', internet_gateway_id: '{{gateway.id}}' },
      }),
      ok({
        call: 'internet_gateway_ip_pool_list',
        query: { gateway: 'door', ...inBackend },
        answer: { items: [{ name: 'up' }] },
      }),
      ok({
        call: 'internet_gateway_ip_pool_delete',
        path: { pool: 'up' },
        query: { gateway: 'door', ...inBackend },
        status: 204,
      }),
      ok({
        call: 'internet_gateway_ip_address_create',
        query: { gateway: 'door', ...inBackend },
        body: { name: 'front', description: '', address: '203.0.113.20' },
        status: 201,
        answer: { address: '203.0.113.20' },
      }),
      ok({
        call: 'internet_gateway_ip_address_list',
        query: { gateway: 'door', ...inBackend },
        answer: { items: [{ name: 'front' }] },
      }),
      ok({
        call: 'internet_gateway_ip_address_delete',
        path: { address: 'front' },
        query: { gateway: 'door', ...inBackend },
        status: 204,
      }),
      ok({ call: 'internet_gateway_delete', path: { gateway: 'door' }, query: inBackend, status: 204 }),
    ],
  },
]
