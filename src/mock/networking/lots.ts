/** Address lots: their blocks, and who holds an address of them (server-behaviour §18). */
import type { AddressLot, AddressLotBlock } from '../../../generated/api/wire.gen.ts'
import { formatIp, parseCidr, parseIp } from '../../lib/ip.ts'
import type { Ctx } from '../context/ctx.ts'
import { hasAddress, spanOf } from '../formats/net.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

/** The blocks of a lot. */
export const blocksOf = (store: Store, lot: string): (AddressLotBlock & Row)[] =>
  store
    .table('address_lot_block')
    .of(lot)
    .map(({ row }) => row)

/** The block of a lot that an address lies in; undefined when none does. */
export const blockFor = ({ store }: Ctx, lot: Entry<AddressLot & Row>, address: string): AddressLotBlock | undefined =>
  blocksOf(store, lot.key).find(({ first_address: first, last_address: last }) => {
    const span = spanOf({ first, last })
    return span !== undefined && hasAddress(span, address)
  })

/** `198.51.100.1/24` → `198.51.100.1`, in its usual text. */
export function addressOf(net: string): string {
  const cidr = parseCidr(net)
  return cidr === undefined ? net : formatIp(cidr.ip)
}

/** The usual text of an address, so that two texts of one address are equal. */
export function usualText(address: string): string {
  const ip = parseIp(address)
  return ip === undefined ? address : formatIp(ip)
}

/** Whether a switch, port settings or an announcement use the lot. */
export function isLotInUse(store: Store, lot: string): boolean {
  const blocks = new Set(blocksOf(store, lot).map(({ id }) => id))
  const used = ({ row }: { row: { address_lot_block_id: string } }): boolean => blocks.has(row.address_lot_block_id)
  return (
    store.table('loopback_address').find(used) !== undefined ||
    store.table('bgp_announce_set_announcement').find(used) !== undefined ||
    store.table('switch_port_settings').find(({ row }) => row.addresses.some((one) => one.address_lot_id === lot)) !==
      undefined
  )
}
