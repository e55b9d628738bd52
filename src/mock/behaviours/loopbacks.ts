/** Addresses that switches have of their own (server-behaviour §18). */
import type { LoopbackAddress } from '../../../generated/api/wire.gen.ts'
import { parseCidr } from '../../lib/ip.ts'
import { createRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import { invalidRequest, notFound } from '../http/errors.ts'
import { addressOf, blockFor, usualText } from '../networking/lots.ts'
import { isSwitch } from '../networking/switches.ts'
import type { Behaviours } from './behaviour.ts'

export const loopbacks: Behaviours = {
  networking_loopback_address_create: ({ body, ctx }) => {
    if (!isSwitch(body.switch_location)) throw invalidRequest('Switch location must be switch0 or switch1')
    const lot = select(ctx, 'address_lot', body.address_lot)
    const rack = select(ctx, 'rack', body.rack_id)
    const net = `${usualText(body.address)}/${body.mask}`
    if (parseCidr(net) === undefined) throw invalidRequest('invalid address')
    const block = blockFor(ctx, lot, body.address)
    if (block === undefined) throw invalidRequest('address not in lot')
    const place = { rack_id: rack.key, switch_location: body.switch_location }
    assertFree(ctx, { ...place, address: net }, body.anycast)
    return createRow({
      ctx,
      entity: 'loopback_address',
      body: {},
      extra: { ...place, address: net, address_lot_block_id: block.id },
      hidden: { anycast: body.anycast },
    }).row
  },

  networking_loopback_address_delete: ({ path, ctx }) => {
    const rack = select(ctx, 'rack', path.rack_id)
    const net = `${usualText(path.address)}/${path.subnet_mask}`
    if (parseCidr(net) === undefined) throw invalidRequest('invalid ip address')
    const found = ctx.store
      .table('loopback_address')
      .find(
        ({ row }) => row.rack_id === rack.key && row.switch_location === path.switch_location && row.address === net,
      )
    if (found === undefined) throw notFound('loopback-address', { name: net })
    ctx.store.table('loopback_address').remove(found.key)
  },
}

/** An address is at one switch only, unless all that have it are anycast. */
function assertFree(
  { store }: Ctx,
  wanted: Omit<LoopbackAddress, 'id' | 'address_lot_block_id'>,
  anycast: boolean,
): void {
  const clash = store.table('loopback_address').find(({ row, hidden }) => {
    if (addressOf(row.address) !== addressOf(wanted.address)) return false
    const here = row.rack_id === wanted.rack_id && row.switch_location === wanted.switch_location
    return here || !anycast || hidden?.['anycast'] !== true
  })
  if (clash !== undefined) throw invalidRequest('address unavailable')
}
