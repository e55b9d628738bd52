/** Floating IPs (server-behaviour §6). */
import type { FloatingIp, NameOrId } from '../../../generated/api/wire.gen.ts'
import { allocate, usablePool } from '../networking/addresses.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow } from '../crud/rows.ts'
import { entitySpec, parentKey, select } from '../crud/select.ts'
import { isUuid } from '../formats/uuid.ts'
import { invalidRequest } from '../http/errors.ts'
import { accepts, isNoop } from '../context/rules.ts'
import type { Behaviours } from './behaviour.ts'
import { assertAddressable, assertRoom, attachedElsewhere, moveFloatingIp } from './instance-external-ips.ts'
import type { InstanceEntry } from './instance-placement.ts'

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
    // The same again changes nothing.
    if (address.row.instance_id === instance.key) return address.row
    if (!accepts(ctx, 'floating_ip.attach', address.row)) throw attachedElsewhere()
    assertRoom(ctx, instance.key)
    assertAddressable(ctx, 'instance.attachFloatingIp', instance.row)
    return moveFloatingIp(ctx, address, instance.key)
  },

  floating_ip_detach: ({ path, query, ctx }) => {
    const address = select(ctx, 'floating_ip', path.floating_ip, query)
    if (isNoop(ctx, 'floating_ip.detach', address.row)) return address.row
    const instance = ctx.store.table('instance').get(address.row.instance_id ?? '')
    if (instance !== undefined) assertAddressable(ctx, 'instance.attachFloatingIp', instance.row)
    return moveFloatingIp(ctx, address, null)
  },
}

/** A name is looked up in the address's project; an id may be of another, which is refused. */
function instanceFor(ctx: Ctx, address: FloatingIp, parent: NameOrId): InstanceEntry {
  const instance = select(ctx, 'instance', parent, isUuid(parent) ? {} : { project: address.project_id })
  if (instance.parent !== address.project_id) {
    throw invalidRequest('floating IP must be in the same project as the instance')
  }
  return instance
}
