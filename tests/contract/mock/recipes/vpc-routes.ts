import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const inBackend = { vpc: 'backend', project: 'web-shop' }
const inDetour = { router: 'detour', ...inBackend }
const inSystem = { router: 'system', ...inBackend }
const gateway = { type: 'internet_gateway', value: 'default' }
const net = (value: string) => ({ type: 'ip_net', value })
const route = (name: string, destination: unknown, target: unknown) => ({ name, description: '', destination, target })

const detour: Step = ok({
  call: 'vpc_router_create',
  query: inBackend,
  body: { name: 'detour', description: '' },
  status: 201,
  as: 'router',
})

/** server-behaviour §23.3. */
export const vpcRoutes: readonly Recipe[] = [
  {
    name: 'a route is made, found, changed and deleted',
    steps: [
      detour,
      ok({
        call: 'vpc_router_route_create',
        query: inDetour,
        body: route('out', net('10.99.0.0/16'), { type: 'drop' }),
        status: 201,
        as: 'route',
        answer: {
          name: 'out',
          kind: 'custom',
          vpc_router_id: '{{router.id}}',
          destination: net('10.99.0.0/16'),
          target: { type: 'drop' },
        },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: router-route "out"', {
        call: 'vpc_router_route_create',
        query: inDetour,
        body: route('out', net('10.98.0.0/16'), { type: 'drop' }),
      }),
      ok({ call: 'vpc_router_route_list', query: inDetour, answer: { items: [{ name: 'out' }], next_page: null } }),
      ok({ call: 'vpc_router_route_view', path: { route: '{{route.id}}' }, answer: { name: 'out' } }),
      ok({
        call: 'vpc_router_route_view',
        path: { route: 'out' },
        query: { router: '{{router.id}}' },
        answer: { id: '{{route.id}}' },
      }),
      refused(
        400,
        'InvalidRequest',
        'when providing route as an ID router, subnet, vpc, and project should not be specified',
        { call: 'vpc_router_route_view', path: { route: '{{route.id}}' }, query: inDetour },
      ),
      refused(400, 'InvalidRequest', 'route should either be an ID or router should be specified', {
        call: 'vpc_router_route_view',
        path: { route: 'out' },
        query: inBackend,
      }),
      refused(400, 'InvalidRequest', 'router should either be an ID or vpc should be specified', {
        call: 'vpc_router_route_view',
        path: { route: 'out' },
        query: { router: 'detour' },
      }),
      ok({
        call: 'vpc_router_route_update',
        path: { route: 'out' },
        query: inDetour,
        body: { name: 'away', destination: net('10.98.0.0/16'), target: { type: 'ip', value: '10.20.0.9' } },
        answer: {
          name: 'away',
          destination: net('10.98.0.0/16'),
          target: { type: 'ip', value: '10.20.0.9' },
        },
      }),
      refused(400, null, 'unable to parse JSON body: missing field `target` at line 1 column 56', {
        call: 'vpc_router_route_update',
        path: { route: 'away' },
        query: inDetour,
        raw: '{"destination":{"type":"ip_net","value":"10.98.0.0/16"}}',
      }),
      ok({ call: 'vpc_router_route_delete', path: { route: 'away' }, query: inDetour, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: router-route with name "away"', {
        call: 'vpc_router_route_view',
        path: { route: 'away' },
        query: inDetour,
      }),
      refused(404, 'ObjectNotFound', 'not found: vpc-router with name "nowhere"', {
        call: 'vpc_router_route_list',
        query: { router: 'nowhere', ...inBackend },
      }),
    ],
  },
  {
    name: 'what a custom route may say',
    steps: [
      detour,
      ...(
        [
          [
            'users cannot specify VPCs as a destination or target in custom routes',
            { type: 'vpc', value: 'backend' },
            { type: 'drop' },
          ],
          [
            'users cannot specify VPCs as a destination or target in custom routes',
            net('10.99.0.0/16'),
            { type: 'vpc', value: 'backend' },
          ],
          [
            'subnets cannot be used as a target in custom routers',
            net('10.99.0.0/16'),
            { type: 'subnet', value: 'stock' },
          ],
          [
            'cannot mix explicit IPv4 and IPv6 addresses between destination and target',
            net('10.99.0.0/16'),
            { type: 'ip', value: 'fd00::1' },
          ],
          [
            'cannot mix explicit IPv4 and IPv6 addresses between destination and target',
            { type: 'ip', value: 'fd00::9' },
            { type: 'ip', value: '10.20.0.9' },
          ],
        ] as const
      ).map(([message, destination, target]) =>
        refused(400, 'InvalidRequest', message, {
          call: 'vpc_router_route_create',
          query: inDetour,
          body: route('out', destination, target),
        }),
      ),
      // Names are not looked up.
      ok({
        call: 'vpc_router_route_create',
        query: inDetour,
        body: route('out', { type: 'subnet', value: 'nowhere' }, { type: 'instance', value: 'nobody' }),
        status: 201,
      }),
      ok({
        call: 'vpc_router_route_create',
        query: inDetour,
        body: route('six', net('fd00:1::/32'), { type: 'ip', value: 'fd00::1' }),
        status: 201,
      }),
      refused(400, 'InvalidRequest', 'subnets cannot be used as a target in custom routers', {
        call: 'vpc_router_route_update',
        path: { route: 'out' },
        query: inDetour,
        body: { destination: net('10.99.0.0/16'), target: { type: 'subnet', value: 'stock' } },
      }),
    ],
  },
  {
    name: 'routes of the system router belong to the system',
    steps: [
      refused(400, 'InvalidRequest', 'user-provided routes cannot be added to a system router', {
        call: 'vpc_router_route_create',
        query: inSystem,
        body: route('out', net('10.99.0.0/16'), { type: 'drop' }),
      }),
      // Only the target of a default route may change.
      ok({
        call: 'vpc_router_route_update',
        path: { route: 'default-v4' },
        query: inSystem,
        body: { destination: net('0.0.0.0/0'), target: { type: 'drop' } },
        answer: { name: 'default-v4', kind: 'default', target: { type: 'drop' } },
      }),
      ...[
        { name: 'other', destination: net('0.0.0.0/0'), target: gateway },
        { description: 'x', destination: net('0.0.0.0/0'), target: gateway },
        { destination: net('10.0.0.0/8'), target: gateway },
      ].map((body) =>
        refused(400, 'InvalidRequest', 'the destination and metadata of a Default route cannot be changed', {
          call: 'vpc_router_route_update',
          path: { route: 'default-v4' },
          query: inSystem,
          body,
        }),
      ),
      refused(400, 'InvalidRequest', 'routes of type vpc_subnet within the system router are not modifiable', {
        call: 'vpc_router_route_update',
        path: { route: 'stock' },
        query: inSystem,
        body: { destination: net('10.0.0.0/8'), target: gateway },
      }),
      ...['stock', 'default-v6'].map((name) =>
        refused(400, 'InvalidRequest', 'DELETE not allowed on system routes', {
          call: 'vpc_router_route_delete',
          path: { route: name },
          query: inSystem,
        }),
      ),
    ],
  },
  {
    name: 'a router takes its routes along',
    steps: [
      detour,
      ok({
        call: 'vpc_router_route_create',
        query: inDetour,
        body: route('out', net('10.99.0.0/16'), { type: 'drop' }),
        status: 201,
        as: 'route',
      }),
      ok({ call: 'vpc_router_delete', path: { router: 'detour' }, query: inBackend, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: router-route with id "{{route.id}}"', {
        call: 'vpc_router_route_view',
        path: { route: '{{route.id}}' },
      }),
    ],
  },
  {
    name: 'who may do what with routers and routes',
    steps: [
      ok({ call: 'vpc_router_route_list', query: inSystem, headers: as.viewer }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'vpc_router_create',
        query: inBackend,
        body: { name: 'detour', description: '' },
        headers: as.viewer,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'vpc_router_route_update',
        path: { route: 'default-v4' },
        query: inSystem,
        body: { destination: net('0.0.0.0/0'), target: { type: 'drop' } },
        headers: as.viewer,
      }),
      refused(404, 'ObjectNotFound', 'not found: vpc-router with name "system"', {
        call: 'vpc_router_view',
        path: { router: 'system' },
        query: inBackend,
        headers: as.stranger,
      }),
    ],
  },
]
