/**
 * What can be put on a switch port. The request groups things by link, the answer lists them with the ids they got
 * (server-behaviour §18).
 */
import type {
  BgpPeer,
  NameOrId,
  SwitchInterfaceConfig,
  SwitchInterfaceKind,
  SwitchPortAddressView,
  SwitchPortLinkConfig,
  SwitchPortSettings,
  SwitchPortSettingsCreate,
} from '../../../generated/api/wire.gen.ts'
import { createRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import { ApiError, invalidRequest, invalidValue, notFound } from '../http/errors.ts'
import { addressOf, blockFor } from '../networking/lots.ts'
import { applySettings, type PortSettings } from '../networking/switches.ts'
import { isUuid } from '../formats/uuid.ts'
import { paged, type Behaviours } from './behaviour.ts'

const longestKey = 80

export const portSettings: Behaviours = {
  networking_switch_port_settings_list: ({ query, ctx }) =>
    paged('networking_switch_port_settings_list', query, ({ port_settings: wanted }) =>
      ctx.store
        .table('switch_port_settings')
        .all()
        .filter(({ row }) => wanted === undefined || wanted === null || row.id === wanted || row.name === wanted)
        .map(({ row: { id, name, description, time_created: created, time_modified: modified } }) => ({
          id,
          name,
          description,
          time_created: created,
          time_modified: modified,
        })),
    ),

  networking_switch_port_settings_create: ({ body, ctx }) => saveSettings(ctx, body),

  networking_switch_port_settings_delete: ({ query, ctx }) => {
    const { port_settings: wanted } = query
    if (wanted === undefined || wanted === null) throw invalidRequest('name or id required')
    const rows = ctx.store.table('switch_port_settings')
    const found = rows.find(({ row }) => row.id === wanted || row.name === wanted)
    if (found === undefined) throw invalidRequest('port settings not found')
    rows.remove(found.key)
    // Nobody asks whether ports use them: those are left without any.
    for (const { key, row } of ctx.store.table('switch_port').all()) {
      if (row.port_settings_id === found.key) ctx.store.table('switch_port').patch(key, { port_settings_id: null })
    }
  },
}

/** Adds settings, or replaces those of the same name on all ports that use them. */
export function saveSettings(ctx: Ctx, body: SwitchPortSettingsCreate): PortSettings {
  const rows = ctx.store.table('switch_port_settings')
  const former = rows.find(({ row }) => row.name === body.name)
  const id = former?.key ?? ctx.newId()
  const parts = partsOf(ctx, id, body)
  const { name, description } = body
  const { row } =
    former === undefined
      ? createRow({ ctx, entity: 'switch_port_settings', body: { name, description }, extra: { ...parts, id } })
      : rows.patch(id, { ...parts, description, time_modified: ctx.timestamp() })
  for (const port of ctx.store.table('switch_port').all()) {
    if (port.row.port_settings_id === id) applySettings(ctx, port, row)
  }
  return row
}

type Parts = Omit<SwitchPortSettings, 'id' | 'name' | 'description' | 'time_created' | 'time_modified'>

function kindOf({ type }: SwitchInterfaceKind): SwitchInterfaceConfig['kind'] {
  if (type === 'primary' || type === 'vlan' || type === 'loopback') return type
  throw invalidRequest('this kind of interface is not known here')
}

function partsOf(ctx: Ctx, id: string, body: SwitchPortSettingsCreate): Parts {
  const interfaces = (body.interfaces ?? []).map((one): { view: SwitchInterfaceConfig; vid: number | undefined } => ({
    view: {
      id: ctx.newId(),
      port_settings_id: id,
      interface_name: one.link_name,
      kind: kindOf(one.kind),
      v6_enabled: one.v6_enabled,
    },
    vid: one.kind.type === 'vlan' ? one.kind.vid : undefined,
  }))
  for (const group of body.groups ?? []) {
    // The API has no way to make a group.
    throw notFound('switch-port-settings-group', isUuid(group) ? { id: group } : { name: group })
  }
  return {
    port: { port_settings_id: id, geometry: body.port_config.geometry },
    links: body.links.map((link) => linkOf(ctx, id, link)),
    addresses: addressesOf(ctx, id, body),
    routes: (body.routes ?? []).flatMap(({ link_name: link, routes }) =>
      routes.map(({ dst, gw, rib_priority: priority, vid }) => ({
        port_settings_id: id,
        interface_name: link,
        dst,
        gw,
        rib_priority: priority ?? null,
        vlan_id: vid ?? null,
      })),
    ),
    interfaces: interfaces.map(({ view }) => view),
    vlan_interfaces: interfaces.flatMap(({ view, vid }) =>
      vid === undefined ? [] : [{ interface_config_id: view.id, vlan_id: vid }],
    ),
    bgp_peers: (body.bgp_peers ?? []).flatMap(({ peers }) => peers.map((peer) => peerOf(ctx, peer))),
    groups: [],
  }
}

function linkOf(ctx: Ctx, id: string, link: SwitchPortSettingsCreate['links'][number]): SwitchPortLinkConfig {
  const { lldp, tx_eq: equalizer, fec, ...same } = link
  return {
    ...same,
    port_settings_id: id,
    fec: fec ?? null,
    lldp_link_config: { ...lldp, id: ctx.newId() },
    tx_eq_config: equalizer ?? null,
  }
}

function addressesOf(ctx: Ctx, id: string, { addresses }: SwitchPortSettingsCreate): SwitchPortAddressView[] {
  return addresses.flatMap(({ link_name: link, addresses: nets }) =>
    nets.map(({ address, address_lot: named, vlan_id: vlan }) => {
      const lot = known(() => select(ctx, 'address_lot', named), 'AddressLot not found')
      const block = blockFor(ctx, lot, addressOf(address))
      if (block === undefined) throw invalidRequest('address not in lot')
      return {
        port_settings_id: id,
        interface_name: link,
        address,
        address_lot_id: lot.key,
        address_lot_name: lot.row.name,
        address_lot_block_id: block.id,
        vlan_id: vlan ?? null,
      }
    }),
  )
}

function peerOf(ctx: Ctx, peer: BgpPeer): BgpPeer {
  const key = peer.md5_auth_key
  if (typeof key === 'string') {
    if (key.length > longestKey)
      throw invalidValue('md5_auth_key', `md5 auth key is longer than ${longestKey} characters`)
    if (!/^[\x20-\x7e]*$/.test(key)) throw invalidValue('md5_auth_key', 'md5 auth key must be printable ascii')
  }
  const config: NameOrId = known(() => select(ctx, 'bgp_config', peer.bgp_config), 'BGP config not found').key
  return { ...peer, bgp_config: config }
}

/** What is missing here is a bad request, not a 404: the words are the platform's. */
function known<T>(find: () => T, message: string): T {
  try {
    return find()
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw invalidRequest(message)
    throw error
  }
}
