/** Internet gateways with their pools and addresses (server-behaviour §23.5). */
import type { InternetGateway } from '../../../generated/api/wire.gen.ts'
import { addressesOf, usablePool, type HeldAddress } from '../networking/addresses.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow, removeRow } from '../crud/rows.ts'
import { entitySpec, parentKey, select } from '../crud/select.ts'
import { invalidRequest } from '../http/errors.ts'
import type { Rows } from '../store/rows.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Behaviours } from './behaviour.ts'

const howTo = 'To perform a cascading delete set the cascade option'

export const internetGateways: Behaviours = {
  internet_gateway_delete: ({ path, query, ctx }) => {
    const { cascade = false, ...parents } = query
    const gateway = select(ctx, 'internet_gateway', path.gateway, parents)
    if (!cascade) {
      for (const [entity, what] of [
        ['internet_gateway_ip_pool', 'Ip pools'],
        ['internet_gateway_ip_address', 'Ip addresses'],
      ] as const) {
        if (ctx.store.table(entity).of(gateway.key).length > 0)
          throw invalidRequest(`${what} referencing this gateway exist. ${howTo}`)
      }
    }
    if (cascade) for (const route of routesTo(ctx, gateway.row)) removeRow(ctx, 'vpc_router_route', route)
    removeRow(ctx, 'internet_gateway', gateway)
  },

  internet_gateway_ip_pool_create: ({ query, body, ctx }) => {
    const parent = parentKey(ctx, entitySpec('internet_gateway_ip_pool'), query) ?? ''
    const pool = usablePool(ctx, body.ip_pool)
    const own = { name: body.name, description: body.description }
    const extra = { ip_pool_id: pool.key }
    return createRow({ ctx, entity: 'internet_gateway_ip_pool', parent, body: own, extra }).row
  },

  internet_gateway_ip_pool_delete: ({ path, query, ctx }) => {
    const { cascade = false, ...parents } = query
    const attachment = select(ctx, 'internet_gateway_ip_pool', path.pool, parents)
    detach(ctx, attachment, cascade, ({ pool }) => pool === attachment.row.ip_pool_id)
    removeRow(ctx, 'internet_gateway_ip_pool', attachment)
  },

  internet_gateway_ip_address_delete: ({ path, query, ctx }) => {
    const { cascade = false, ...parents } = query
    const attachment = select(ctx, 'internet_gateway_ip_address', path.address, parents)
    detach(ctx, attachment, cascade, ({ ip }) => ip === attachment.row.address)
    removeRow(ctx, 'internet_gateway_ip_address', attachment)
  },
}

type Route = Entry<Rows['vpc_router_route'] & Row>

/** Routes of the gateway's VPC that lead to it: they know it by its name. */
function routesTo({ store }: Ctx, gateway: InternetGateway): Route[] {
  return store
    .table('vpc_router')
    .of(gateway.vpc_id)
    .flatMap(({ key }) => store.table('vpc_router_route').of(key))
    .filter(({ row: { target } }) => target.type === 'internet_gateway' && target.value === gateway.name)
}

/** Refuses, or with `cascade` removes, routes that instances with an address of the attachment depend on. */
function detach(
  ctx: Ctx,
  { parent = '' }: { readonly parent?: string },
  cascade: boolean,
  concerns: (address: HeldAddress) => boolean,
): void {
  const gateway = ctx.store.table('internet_gateway').get(parent)
  if (gateway === undefined) return
  const routes = routesTo(ctx, gateway.row)
  if (routes.length === 0) return
  const members = membersOf(ctx, gateway.row.vpc_id)
  const used = addressesOf(ctx.store).some(
    (address) => address.instance !== undefined && members.has(address.instance) && concerns(address),
  )
  if (!used) return
  if (!cascade) throw invalidRequest(`VPC routes dependent on this IP pool. ${howTo}`)
  for (const route of routes) removeRow(ctx, 'vpc_router_route', route)
}

/** Keys of the instances with an interface in the VPC. */
const membersOf = ({ store }: Ctx, vpc: string): Set<string> =>
  new Set(
    store
      .table('instance_network_interface')
      .all()
      .filter(({ row }) => row.vpc_id === vpc)
      .map(({ row }) => row.instance_id),
  )
