/** BGP: configurations and what they announce (server-behaviour §18). */
import type { BgpAnnounceSet } from '../../../generated/api/wire.gen.ts'
import { createRow, removeRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import { conflict } from '../http/errors.ts'
import type { Behaviours } from './behaviour.ts'

export const bgp: Behaviours = {
  networking_bgp_config_create: ({ body, ctx }) => {
    const set = select(ctx, 'bgp_announce_set', body.bgp_announce_set_id)
    const { name, description, asn, vrf } = body
    const { key, row } = createRow({
      ctx,
      entity: 'bgp_config',
      body: { name, description, asn },
      extra: { vrf: vrf ?? null },
      hidden: { announce_set: set.key },
    })
    const other = ctx.store.table('bgp_config').find((config) => config.key !== key && config.row.asn === asn)
    if (other !== undefined) throw conflict('cannot have more than one configuration per ASN')
    return row
  },

  networking_bgp_config_delete: ({ query, ctx }) => {
    const config = select(ctx, 'bgp_config', query.name_or_id)
    const user = ctx.store
      .table('switch_port_settings')
      .find(({ row }) => row.bgp_peers.some((peer) => peer.bgp_config === config.key))
    if (user !== undefined) throw conflict('BGP Config is in use and cannot be deleted')
    removeRow(ctx, 'bgp_config', config)
  },

  networking_bgp_announce_set_list: ({ query, ctx }) => {
    const byId = query.sort_by === 'id_ascending'
    const direction = query.sort_by === 'name_descending' ? -1 : 1
    const value = (row: BgpAnnounceSet): string => (byId ? row.id : row.name)
    const sets = ctx.store
      .table('bgp_announce_set')
      .all()
      .map(({ row }) => row)
      .sort((a, b) => direction * (value(a) < value(b) ? -1 : 1))
    // Not a page: what a limit cuts off cannot be asked for.
    return query.limit === undefined || query.limit === null ? sets : sets.slice(0, query.limit)
  },

  networking_bgp_announce_set_update: ({ body, ctx }) => {
    const blocks = body.announcement.map((one) => ({
      network: one.network,
      address_lot_block_id: select(ctx, 'address_lot_block', one.address_lot_block).key,
    }))
    const sets = ctx.store.table('bgp_announce_set')
    const { name, description } = body
    const former = sets.find(({ row }) => row.name === name)
    const set =
      former === undefined
        ? createRow({ ctx, entity: 'bgp_announce_set', body: { name, description } })
        : sets.patch(former.key, { description, time_modified: ctx.timestamp() })
    const announcements = ctx.store.table('bgp_announce_set_announcement')
    for (const { key } of announcements.of(set.key)) announcements.remove(key)
    for (const extra of blocks) {
      createRow({ ctx, entity: 'bgp_announce_set_announcement', parent: set.key, body: {}, extra })
    }
    return set.row
  },

  networking_bgp_announce_set_delete: ({ path, ctx }) => {
    const set = select(ctx, 'bgp_announce_set', path.announce_set)
    const user = ctx.store.table('bgp_config').find(({ hidden }) => hidden?.['announce_set'] === set.key)
    if (user !== undefined) throw conflict('announce set in use')
    removeRow(ctx, 'bgp_announce_set', set)
  },
}
