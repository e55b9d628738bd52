import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const inShop = { project: 'web-shop' }
const vpc = (name: string, more = {}) => ({ name, description: '', dns_name: name, ...more })

/** server-behaviour §23.1. */
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
      ok({
        call: 'vpc_update',
        path: { vpc: 'roots' },
        query: inShop,
        body: { name: null, description: '', dns_name: null },
        answer: { name: 'roots', description: '', dns_name: 'deep' },
      }),
      refused(400, 'InvalidRequest', 'VPC cannot be deleted while VPC Subnets exist', {
        call: 'vpc_delete',
        path: { vpc: 'roots' },
        query: inShop,
      }),
      ok({
        call: 'vpc_subnet_delete',
        path: { subnet: 'default' },
        query: { vpc: 'roots', project: 'web-shop' },
        status: 204,
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
      ok({ call: 'vpc_create', query: inShop, body: vpc('roots'), status: 201 }),
    ],
  },
  {
    name: 'a new VPC has all it needs to reach the world',
    steps: [
      ok({
        call: 'vpc_create',
        query: inShop,
        body: vpc('roots', { ipv6_prefix: 'fd00:1122:3344::/48' }),
        status: 201,
        as: 'made',
      }),
      ok({
        call: 'vpc_subnet_list',
        query: { vpc: '{{made.id}}' },
        answer: {
          items: [
            {
              name: 'default',
              description: 'The default subnet for roots',
              ipv4_block: '172.30.0.0/22',
              ipv6_block: 'fd00:1122:3344::/64',
              custom_router_id: null,
            },
          ],
          next_page: null,
        },
      }),
      ok({
        call: 'vpc_router_list',
        query: { vpc: '{{made.id}}' },
        answer: { items: [{ id: '{{made.system_router_id}}', name: 'system', kind: 'system' }] },
      }),
      ok({
        call: 'vpc_router_route_list',
        query: { router: '{{made.system_router_id}}' },
        answer: {
          items: [
            {
              name: 'default',
              kind: 'vpc_subnet',
              destination: { type: 'subnet', value: 'default' },
              target: { type: 'subnet', value: 'default' },
            },
            {
              name: 'default-v4',
              kind: 'default',
              destination: { type: 'ip_net', value: '0.0.0.0/0' },
              target: { type: 'internet_gateway', value: 'default' },
            },
            {
              name: 'default-v6',
              kind: 'default',
              destination: { type: 'ip_net', value: '::/0' },
              target: { type: 'internet_gateway', value: 'default' },
            },
          ],
        },
      }),
      ok({
        call: 'internet_gateway_list',
        query: { vpc: '{{made.id}}' },
        answer: { items: [{ name: 'default', vpc_id: '{{made.id}}' }] },
      }),
      ok({ call: 'project_ip_pool_view', path: { pool: 'uplink' }, as: 'pool' }),
      ok({
        call: 'internet_gateway_ip_pool_list',
        query: { gateway: 'default', vpc: 'roots', project: 'web-shop' },
        answer: { items: [{ name: 'default', ip_pool_id: '{{pool.id}}' }] },
      }),
      ok({
        call: 'vpc_firewall_rules_view',
        query: { vpc: 'roots', project: 'web-shop' },
        answer: {
          rules: [
            {
              name: 'allow-icmp',
              status: 'enabled',
              direction: 'inbound',
              targets: [{ type: 'vpc', value: 'roots' }],
              filters: { hosts: null, protocols: [{ type: 'icmp', value: null }], ports: null },
              action: 'allow',
              priority: 65_534,
              vpc_id: '{{made.id}}',
            },
            {
              name: 'allow-internal-inbound',
              targets: [{ type: 'vpc', value: 'roots' }],
              filters: { hosts: [{ type: 'vpc', value: 'roots' }], protocols: null, ports: null },
              action: 'allow',
              priority: 65_534,
            },
            {
              name: 'allow-ssh',
              targets: [{ type: 'vpc', value: 'roots' }],
              filters: { hosts: null, protocols: [{ type: 'tcp' }], ports: ['22'] },
              action: 'allow',
              priority: 65_534,
            },
          ],
        },
      }),
      // Rules that name the VPC keep the old name.
      ok({ call: 'vpc_update', path: { vpc: '{{made.id}}' }, body: { name: 'trunk' } }),
      ok({
        call: 'vpc_firewall_rules_view',
        query: { vpc: 'trunk', project: 'web-shop' },
        answer: { rules: [{}, {}, { targets: [{ type: 'vpc', value: 'roots' }] }] },
      }),
    ],
  },
  {
    name: 'without a default pool the default gateway is empty',
    steps: [
      ok({
        call: 'ip_pool_silo_update',
        path: { pool: 'uplink', silo: 'meadow' },
        body: { is_default: false },
      }),
      ok({ call: 'vpc_create', query: inShop, body: vpc('roots'), status: 201 }),
      ok({
        call: 'internet_gateway_ip_pool_list',
        query: { gateway: 'default', vpc: 'roots', project: 'web-shop' },
        answer: { items: [], next_page: null },
      }),
    ],
  },
  {
    name: 'who may do what with a VPC',
    steps: [
      ok({ call: 'vpc_list', query: inShop, headers: as.viewer }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'vpc_create',
        query: inShop,
        body: vpc('roots'),
        headers: as.viewer,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'vpc_update',
        path: { vpc: 'backend' },
        query: inShop,
        body: {},
        headers: as.viewer,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'vpc_delete',
        path: { vpc: 'backend' },
        query: inShop,
        headers: as.viewer,
      }),
      refused(404, 'ObjectNotFound', 'not found: vpc with name "backend"', {
        call: 'vpc_view',
        path: { vpc: 'backend' },
        query: inShop,
        headers: as.stranger,
      }),
      ok({ call: 'vpc_create', query: inShop, body: vpc('roots'), headers: as.worker, status: 201 }),
      refused(400, null, 'unable to parse JSON body: missing field `dns_name` at line 1 column 33', {
        call: 'vpc_create',
        query: inShop,
        raw: '{"name":"roots","description":""}',
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
]
