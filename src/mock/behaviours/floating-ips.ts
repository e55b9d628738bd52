/** Floating IPs (server-behaviour §6). */
import type { FloatingIp, Instance, NameOrId } from '../../../generated/api/wire.gen.ts'
import { allocate, usablePool } from '../addresses.ts'
import type { Ctx } from '../ctx.ts'
import { createRow } from '../crud/rows.ts'
import { entitySpec, parentKey, select } from '../crud/select.ts'
import { isUuid } from '../uuid.ts'
import { ApiError, invalidRequest } from '../errors.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Behaviours } from './behaviour.ts'

const maxExternalIps = 32

export const floatingIps: Behaviours = {
  floating_ip_create: ({ query, body, ctx }) => {
    const project = parentKey(ctx, entitySpec('floating_ip'), query) ?? ''
    const pool = usablePool(ctx, body.pool)
    const ip = allocate(ctx, pool.key, body.ip)
    const { row } = createRow({
      ctx,
      entity: 'floating_ip',
      parent: project,
      body: { name: body.name, description: body.description },
      extra: { ip, ip_pool_id: pool.key, instance_id: null },
    })
    return row
  },

  floating_ip_attach: ({ path, query, body, ctx }) => {
    const address = select(ctx, 'floating_ip', path.floating_ip, query)
    const instance = instanceFor(ctx, address.row, body.parent)
    const holder = address.row.instance_id ?? undefined
    if (holder === instance.key) return address.row
    if (holder !== undefined) {
      throw invalidRequest('floating IP cannot be attached to one instance while still attached to another')
    }
    const others = ctx.store
      .table('floating_ip')
      .all()
      .filter(({ row }) => row.instance_id === instance.key)
    if (others.length >= maxExternalIps) {
      throw invalidRequest(`an instance may not have more than ${maxExternalIps} external IP addresses`)
    }
    assertChangeable(instance.row)
    return move(ctx, address, instance.key)
  },

  floating_ip_detach: ({ path, query, ctx }) => {
    const address = select(ctx, 'floating_ip', path.floating_ip, query)
    const holder = address.row.instance_id ?? undefined
    if (holder === undefined) return address.row
    const instance = ctx.store.table('instance').get(holder)
    if (instance !== undefined) assertChangeable(instance.row)
    return move(ctx, address, null)
  },
}

/** A name is looked up in the address's project; an id may be of another, which is refused. */
function instanceFor(ctx: Ctx, address: FloatingIp, parent: NameOrId): Entry<Instance & Row> {
  const instance = select(ctx, 'instance', parent, isUuid(parent) ? {} : { project: address.project_id })
  if (instance.parent !== address.project_id) {
    throw invalidRequest('floating IP must be in the same project as the instance')
  }
  return instance
}

/** Addresses of an instance move only while it is stopped, running or rebooting. */
function assertChangeable({ run_state: state }: Instance): void {
  switch (state) {
    case 'creating':
      throw invalidRequest('cannot modify instance IPs, instance is still being created')
    case 'failed':
      throw invalidRequest('cannot modify instance IPs, instance is in unhealthy state')
    case 'starting':
    case 'stopping':
    case 'migrating':
      throw new ApiError(503, 'ServiceNotAvailable', 'Service Unavailable')
    default:
  }
}

function move(ctx: Ctx, address: Entry<FloatingIp & Row>, instance: string | null): FloatingIp {
  return ctx.store.table('floating_ip').patch(address.key, { instance_id: instance, time_modified: ctx.timestamp() })
    .row
}
