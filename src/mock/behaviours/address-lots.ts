/** Address lots with their blocks (server-behaviour §18). */
import type { AddressLotBlock, AddressLotBlockCreate } from '../../../generated/api/wire.gen.ts'
import { parseIp } from '../../lib/ip.ts'
import { createRow, removeRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import { invalidRequest } from '../http/errors.ts'
import { blocksOf, isLotInUse } from '../networking/lots.ts'
import type { Behaviours } from './behaviour.ts'

export const addressLots: Behaviours = {
  networking_address_lot_create: ({ body, ctx }) => {
    for (const block of body.blocks) assertBlock(block)
    const { name, description, kind } = body
    const { row: lot } = createRow({ ctx, entity: 'address_lot', body: { name, description, kind } })
    const blocks = body.blocks.map((block): AddressLotBlock => {
      const { first_address: first, last_address: last } = block
      const more = { first_address: first, last_address: last }
      return createRow({ ctx, entity: 'address_lot_block', parent: lot.id, body: {}, extra: more }).row
    })
    return { lot, blocks }
  },

  networking_address_lot_view: ({ path, ctx }) => {
    const { key, row: lot } = select(ctx, 'address_lot', path.address_lot)
    return { lot, blocks: blocksOf(ctx.store, key) }
  },

  networking_address_lot_delete: ({ path, ctx }) => {
    const lot = select(ctx, 'address_lot', path.address_lot)
    if (isLotInUse(ctx.store, lot.key)) throw invalidRequest('lot is in use')
    const blocks = ctx.store.table('address_lot_block')
    for (const { key } of blocks.of(lot.key)) blocks.remove(key)
    removeRow(ctx, 'address_lot', lot)
  },
}

function assertBlock({ first_address: first, last_address: last }: AddressLotBlockCreate): void {
  // The contract has checked that both are addresses.
  const [from, to] = [parseIp(first), parseIp(last)]
  if (from?.version !== to?.version) throw invalidRequest('Block bounds must be in same address family')
  if (from !== undefined && to !== undefined && from.value > to.value) {
    throw invalidRequest('Invalid range, first must be <= last')
  }
}
