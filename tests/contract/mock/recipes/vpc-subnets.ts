import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const inShop = { project: 'web-shop' }
const inDefault = { vpc: 'default', project: 'web-shop' }
const inBackend = { vpc: 'backend', project: 'web-shop' }
const subnet = (name: string, block: string, more = {}) => ({ name, description: '', ipv4_block: block, ...more })

/** server-behaviour §23.2. */
export const vpcSubnets: readonly Recipe[] = [
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
      ok({
        call: 'vpc_router_route_list',
        query: { router: 'system', ...inBackend },
        answer: {
          items: [
            {
              name: 'books',
              kind: 'vpc_subnet',
              destination: { type: 'subnet', value: 'books' },
              target: { type: 'subnet', value: 'books' },
            },
            { name: 'default-v4' },
            { name: 'default-v6' },
            { name: 'payment' },
            { name: 'stock' },
          ],
        },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: vpc-subnet "stock"', {
        call: 'vpc_subnet_update',
        path: { subnet: 'books' },
        query: inBackend,
        body: { name: 'stock' },
      }),
      ok({ call: 'vpc_subnet_delete', path: { subnet: 'books' }, query: inBackend, status: 204 }),
      ok({
        call: 'vpc_router_route_list',
        query: { router: 'system', ...inBackend },
        answer: { items: [{ name: 'default-v4' }, { name: 'default-v6' }, { name: 'payment' }, { name: 'stock' }] },
      }),
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
    name: 'a subnet lists the interfaces in it',
    steps: [
      ok({ call: 'vpc_subnet_view', path: { subnet: 'default' }, query: inDefault, as: 'subnet' }),
      ok({
        call: 'vpc_subnet_list_network_interfaces',
        path: { subnet: '{{subnet.id}}' },
        query: { limit: 1 },
        answer: { items: [{ name: 'net0', subnet_id: '{{subnet.id}}', vpc_id: '{{subnet.vpc_id}}' }] },
        as: 'first',
      }),
      // All of them have one name: the second page goes on after the first interface all the same.
      ok({
        call: 'vpc_subnet_list_network_interfaces',
        path: { subnet: '{{subnet.id}}' },
        query: { page_token: '{{first.next_page}}' },
        answer: { items: [{}, {}, {}], next_page: null },
      }),
      ok({
        call: 'vpc_subnet_list_network_interfaces',
        path: { subnet: 'stock' },
        query: inBackend,
        answer: { items: [], next_page: null },
      }),
      refused(404, 'ObjectNotFound', 'not found: vpc-subnet with name "nowhere"', {
        call: 'vpc_subnet_list_network_interfaces',
        path: { subnet: 'nowhere' },
        query: inBackend,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'vpc_subnet_delete',
        path: { subnet: 'stock' },
        query: inBackend,
        headers: as.viewer,
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
      // Deleting it takes it off its subnets.
      ok({
        call: 'vpc_subnet_update',
        path: { subnet: 'ledger' },
        query: inBackend,
        body: { custom_router: 'bypass' },
        answer: { custom_router_id: '{{router.id}}' },
      }),
      ok({ call: 'vpc_router_delete', path: { router: 'bypass' }, query: inBackend, status: 204 }),
      ok({ call: 'vpc_subnet_view', path: { subnet: 'ledger' }, query: inBackend, answer: { custom_router_id: null } }),
      refused(404, 'ObjectNotFound', 'not found: vpc-router with name "bypass"', {
        call: 'vpc_subnet_update',
        path: { subnet: 'ledger' },
        query: inBackend,
        body: { custom_router: 'bypass' },
      }),
      ok({
        call: 'vpc_router_update',
        path: { router: 'system' },
        query: inBackend,
        body: { name: 'main' },
        answer: { name: 'main', kind: 'system' },
      }),
    ],
  },
]
