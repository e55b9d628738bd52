/** Ports of the rack's switches and what is in effect on them (server-behaviour §16, §18). */
import type { SwitchLocation, SwitchPort, SwitchPortSettings } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { conflict, notFound } from '../http/errors.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

export type Port = Entry<SwitchPort & Row>
export type PortSettings = SwitchPortSettings & Row

/** The two switches of a rack. */
export const switchLocations: readonly SwitchLocation[] = ['switch0', 'switch1']

/** Whether a text names one of them. */
export const isSwitch = (text: string): text is SwitchLocation => switchLocations.some((one) => one === text)

/** Which port a request means. */
export interface PortName {
  readonly rack_id: string
  readonly switch_location: string
  readonly port: string
}

/** A port by its place; undefined when there is none. */
export const findPort = (
  { store }: Ctx,
  { rack_id: rack, switch_location: location, port }: PortName,
): Port | undefined =>
  store
    .table('switch_port')
    .find(({ row }) => row.rack_id === rack && row.switch_location === location && row.port_name === port)

/** A port by its place. Throws 404. */
export function portOf(ctx: Ctx, name: PortName): Port {
  const port = findPort(ctx, name)
  if (port === undefined) throw notFound('switch-port', { name: name.port })
  return port
}

/** What is in effect on a port; undefined when nothing is. */
export const settingsOf = (store: Store, { row }: Port): PortSettings | undefined =>
  row.port_settings_id === null || row.port_settings_id === undefined
    ? undefined
    : store.table('switch_port_settings').get(row.port_settings_id)?.row

/** Milliseconds since the epoch at which the settings came into effect. */
export const appliedAt = ({ hidden }: Port): number => Date.parse(String(hidden?.['applied']))

/** Puts settings into effect. Throws 409 when they bring a second ASN onto the switch. */
export function applySettings(ctx: Ctx, port: Port, settings: PortSettings): void {
  const own = asnsOf(ctx.store, settings)
  const others = ctx.store
    .table('switch_port')
    .all()
    .filter(
      ({ key, row }) =>
        key !== port.key && row.rack_id === port.row.rack_id && row.switch_location === port.row.switch_location,
    )
    // Ports with the same settings change along.
    .flatMap((other) => settingsOf(ctx.store, other) ?? [])
    .filter(({ id }) => id !== settings.id)
    .flatMap((other) => asnsOf(ctx.store, other))
  if (new Set([...own, ...others]).size > 1 && own.length > 0) {
    throw conflict('a different asn is already configured on this switch')
  }
  ctx.store
    .table('switch_port')
    .replace(
      port.key,
      { ...port.row, port_settings_id: settings.id },
      { hidden: { ...port.hidden, applied: ctx.timestamp() } },
    )
}

const asnsOf = (store: Store, { bgp_peers: peers }: PortSettings): number[] =>
  peers.flatMap(({ bgp_config: config }) => store.table('bgp_config').get(config)?.row.asn ?? [])
