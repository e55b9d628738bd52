/** Ports of the rack's switches: what is applied to them, their links, and LLDP (server-behaviour §16). */
import type { LldpLinkConfig, LldpNeighbor } from '../../../generated/api/wire.gen.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import { invalidRequest, invalidValue } from '../http/errors.ts'
import { lostPeer } from '../alerts/publish.ts'
import { createRng } from '../random/rng.ts'
import { isNoop } from '../context/rules.ts'
import {
  appliedAt,
  applySettings,
  findPort,
  isSwitch,
  portOf,
  settingsOf,
  type Port,
  type PortName,
} from '../networking/switches.ts'
import { paged, type Behaviours } from './behaviour.ts'

/** Seconds between two announcements of a neighbour, and until the first one is heard. */
const announceEvery = 30

export const switchPorts: Behaviours = {
  networking_switch_port_list: ({ query, ctx }) =>
    paged('networking_switch_port_list', query, ({ switch_port_id: id }) =>
      ctx.store
        .table('switch_port')
        .all()
        .map(({ row }) => row)
        .filter((port) => id === undefined || id === null || port.id === id),
    ),

  networking_switch_port_apply_settings: ({ path, query, body, ctx }) => {
    const port = portOf(ctx, { ...query, port: path.port })
    applySettings(ctx, port, select(ctx, 'switch_port_settings', body.port_settings).row)
  },

  networking_switch_port_clear_settings: ({ path, query, ctx }) => {
    // Clearing what has nothing, or is not there, is fine.
    const port = findPort(ctx, { ...query, port: path.port })
    if (port === undefined || isNoop(ctx, 'switch_port.clearSettings', port.row)) return
    if ((settingsOf(ctx.store, port)?.bgp_peers.length ?? 0) > 0) lostPeer(ctx, port.key)
    const { applied: _, ...hidden } = port.hidden ?? {}
    ctx.store.table('switch_port').replace(port.key, { ...port.row, port_settings_id: null }, { hidden })
  },

  networking_switch_port_status: ({ path, query, ctx }) => {
    const name = { ...query, port: path.port }
    if (!isSwitch(name.switch_location)) throw invalidRequest(`invalid switch name ${name.switch_location}`)
    if (!/^qsfp\d{1,2}$/.test(name.port)) throw invalidRequest(`invalid port name: ${name.port}`)
    return linkState(ctx, portOf(ctx, name))
  },

  networking_switch_port_lldp_config_view: ({ path, query, ctx }) => lldpOf(ctx, { ...query, port: path.port }).config,

  networking_switch_port_lldp_config_update: ({ path, query, body, ctx }) => {
    const { config, settings } = lldpOf(ctx, { ...query, port: path.port })
    if (body.id !== config.id) throw invalidValue('settings', 'id is not that of the lldp configuration of this port')
    // The settings hold it: it changes for all ports that use them.
    const links = settings.links.map((link) =>
      link.lldp_link_config?.id === config.id ? { ...link, lldp_link_config: body } : link,
    )
    ctx.store.table('switch_port_settings').patch(settings.id, { links, time_modified: ctx.timestamp() })
  },

  networking_switch_port_lldp_neighbors: ({ path, query, ctx }) => {
    select(ctx, 'rack', path.rack_id)
    const port = portOf(ctx, path)
    return paged('networking_switch_port_lldp_neighbors', query, () => neighborsOf(ctx, port), {
      of: ({ chassis_id: chassis, link_name: link }) => [chassis, link],
    })
  },
}

function lldpOf(ctx: Ctx, name: PortName) {
  const settings = settingsOf(ctx.store, portOf(ctx, name))
  if (settings === undefined) throw invalidValue('settings', 'switch port not yet configured')
  const config: LldpLinkConfig | undefined = settings.links.flatMap((link) => link.lldp_link_config ?? [])[0]
  if (config === undefined) throw invalidValue('settings', 'lldp not configured for this port')
  return { settings, config }
}

/** The link as the switch tells of it: it comes up when settings are in effect and a module is there. */
function linkState(ctx: Ctx, port: Port): unknown {
  const link = settingsOf(ctx.store, port)?.links[0]
  const present = moduleIn(port)
  const rng = createRng(port.key)
  const mac = Array.from({ length: 3 }, () => rng.hex(2)).join(':')
  return {
    port_id: port.row.port_name,
    link_id: 0,
    address: `a8:40:25:${mac}`,
    media: present ? 'Optical' : 'None',
    presence: present,
    enabled: link !== undefined,
    autoneg: link?.autoneg ?? false,
    speed: link?.speed ?? null,
    fec: link?.fec ?? null,
    ipv6_enabled: settingsOf(ctx.store, port)?.interfaces.some((one) => one.v6_enabled) ?? false,
    link_state: link !== undefined && present ? 'up' : 'down',
    fsm_state: link === undefined ? 'idle' : present ? 'link_up' : 'wait_for_module',
    transceiver: present ? transceiverIn(port) : null,
  }
}

/** What the module at the port tells of itself, and of the light in each of its lanes. */
function transceiverIn(port: Port): unknown {
  const rng = createRng(`${port.key} transceiver`)
  const tenths = (from: number, to: number, unit: string): string => `${rng.int(from * 10, to * 10) / 10} ${unit}`
  return {
    vendor: { name: 'Example Optics', part: 'QSFP28-100G-LR4', serial: `EO${rng.int(100_000, 999_999)}` },
    temperature: tenths(28, 45, '°C'),
    lanes: [0, 1, 2, 3].map((lane) => ({
      lane,
      receive_power: tenths(1, 2, 'mW'),
      transmit_power: tenths(1, 2, 'mW'),
      bias_current: tenths(30, 42, 'mA'),
    })),
  }
}

/** Whether a cable is plugged in: the seed says so. */
const moduleIn = ({ hidden }: Port): boolean => hidden?.['cable'] !== undefined

/** Who has announced itself at the other end of the cable since LLDP has been running on the port. */
function neighborsOf(ctx: Ctx, port: Port): LldpNeighbor[] {
  const cable = port.hidden?.['cable']
  const runs = settingsOf(ctx.store, port)?.links.some((link) => link.lldp_link_config?.enabled === true)
  const first = appliedAt(port) + announceEvery * 1000
  const now = ctx.now().getTime()
  if (typeof cable !== 'string' || runs !== true || now < first) return []
  const last = now - ((now - first) % (announceEvery * 1000))
  const rng = createRng(cable)
  return [
    {
      chassis_id: Array.from({ length: 6 }, () => rng.hex(2)).join(':'),
      link_name: `ethernet-1/${rng.int(1, 32)}`,
      link_description: `to rack, ${port.row.switch_location} ${port.row.port_name}`,
      local_port: port.row.port_name,
      system_name: cable,
      system_description: 'Edge router',
      management_ip: [{ addr: { ip_addr: `198.51.100.${rng.int(200, 250)}` }, interface_num: { if_index: 1 } }],
      first_seen: new Date(first).toISOString(),
      last_seen: new Date(last).toISOString(),
    },
  ]
}
