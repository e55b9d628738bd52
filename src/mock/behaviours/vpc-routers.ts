/** Routers of VPCs and their routes (server-behaviour §23.3). */
import type { RouteDestination, RouteTarget } from '../../../generated/api/wire.gen.ts'
import { parseCidr, parseIp, type Ip } from '../../lib/ip.ts'
import { partOf } from '../../lib/variants.ts'
import { assertDeletable, createRow, refuse, removeRow, updateRow } from '../crud/rows.ts'
import { entitySpec, parentKey, select } from '../crud/select.ts'
import { invalidRequest } from '../http/errors.ts'
import type { Behaviours } from './behaviour.ts'

export const vpcRouters: Behaviours = {
  vpc_router_delete: ({ path, query, ctx }) => {
    const router = select(ctx, 'vpc_router', path.router, query)
    assertDeletable(ctx, 'vpc_router', router)
    const subnets = ctx.store.table('vpc_subnet')
    for (const { key, row } of subnets.of(router.row.vpc_id)) {
      if (row.custom_router_id === router.key) subnets.patch(key, { custom_router_id: null })
    }
    removeRow(ctx, 'vpc_router', router)
  },

  vpc_router_route_create: ({ query, body, ctx }) => {
    const spec = entitySpec('vpc_router_route')
    const parent = parentKey(ctx, spec, query) ?? ''
    refuse(ctx, spec, 'create', { key: '', row: body, parent, seq: 0 })
    assertUserRoute(body)
    return createRow({ ctx, entity: 'vpc_router_route', parent, body: { ...body }, extra: { kind: 'custom' } }).row
  },

  vpc_router_route_update: ({ path, query, body, ctx }) => {
    const entry = select(ctx, 'vpc_router_route', path.route, query)
    refuse(ctx, entitySpec('vpc_router_route'), 'update', entry)
    if (entry.row.kind === 'default') {
      const { name, description, destination } = body
      const same = JSON.stringify(sorted(destination)) === JSON.stringify(sorted(entry.row.destination))
      if ((name ?? description ?? null) !== null || !same)
        throw invalidRequest('the destination and metadata of a Default route cannot be changed')
    }
    assertUserRoute(body)
    return updateRow({ ctx, entity: 'vpc_router_route', entry, body: { ...body } }).row
  },
}

interface Ends {
  readonly destination: RouteDestination
  readonly target: RouteTarget
}

/** Bodies may list type and value in either order. */
const sorted = (one: RouteDestination): readonly unknown[] => [one.type, partOf(one, 'value') ?? one]

/** What users may say of a route; names are not looked up: those that lead nowhere have no effect. */
function assertUserRoute({ destination, target }: Ends): void {
  if (destination.type === 'vpc' || target.type === 'vpc')
    throw invalidRequest('users cannot specify VPCs as a destination or target in custom routes')
  if (target.type === 'subnet') throw invalidRequest('subnets cannot be used as a target in custom routers')
  const from = versionOf(destination)
  const to = target.type === 'ip' ? versionOf(target) : undefined
  if (from !== undefined && to !== undefined && from !== to)
    throw invalidRequest('cannot mix explicit IPv4 and IPv6 addresses between destination and target')
}

/** The version of an address or block that is spelled out. */
function versionOf(one: RouteDestination | RouteTarget): Ip['version'] | undefined {
  if (one.type === 'ip') return parseIp(one.value)?.version
  return one.type === 'ip_net' ? parseCidr(one.value)?.ip.version : undefined
}
