/** Port settings as the API takes them, made of what it answers: that has its own ids, and no groups by link (server-behaviour §18). */
import type {
  SwitchInterfaceConfigCreate,
  SwitchInterfaceConfig,
  SwitchInterfaceKind,
  SwitchPortSettings,
  SwitchPortSettingsCreate,
} from '../../../generated/api/types.gen.ts'
import { fieldAt } from '../../kit/values.ts'

/** What is sent to save the same settings again. */
export function settingsBody(settings: SwitchPortSettings): Omit<SwitchPortSettingsCreate, 'name' | 'description'> {
  const { port, links, addresses, routes, interfaces, bgpPeers, groups } = settings
  return {
    portConfig: { geometry: port.geometry },
    links: links.map(({ linkName, speed, fec, mtu, autoneg, lldpLinkConfig, txEqConfig }) => {
      const { id: _, ...lldp } = lldpLinkConfig ?? { id: '', enabled: false }
      return { linkName, speed, fec: fec ?? null, mtu, autoneg, lldp, txEq: txEqConfig ?? null }
    }),
    addresses: byLink(addresses, ({ interfaceName }) => interfaceName).map(([linkName, own]) => ({
      linkName,
      addresses: own.map(({ address, addressLotId, vlanId }) => ({ address, addressLot: addressLotId, vlanId })),
    })),
    routes: byLink(routes, ({ interfaceName }) => interfaceName).map(([linkName, own]) => ({
      linkName,
      routes: own.map(({ dst, gw, ribPriority, vlanId }) => ({ dst, gw, ribPriority, vid: vlanId })),
    })),
    interfaces: interfaces.map((one) => ({
      linkName: one.interfaceName,
      v6Enabled: one.v6Enabled,
      kind: kindOf(one, settings),
    })),
    bgpPeers: byLink(bgpPeers, ({ interfaceName }) => linkOf(interfaceName, settings)).map(([linkName, peers]) => ({
      linkName,
      peers,
    })),
    groups: groups.map(({ portSettingsGroupId }) => portSettingsGroupId),
  }
}

const byLink = <T>(items: readonly T[], linkOfItem: (item: T) => string): [link: string, items: T[]][] => [
  ...Map.groupBy(items, linkOfItem),
]

/** The answer does not say which link a peer was given for: that of its interface, or the only one. Else somebody has to choose. */
function linkOf(interfaceName: string, { links }: SwitchPortSettings): string {
  if (links.some(({ linkName }) => linkName === interfaceName)) return interfaceName
  return links.length === 1 ? (links[0]?.linkName ?? '') : ''
}

/** The VLAN of an interface, which the answer lists elsewhere. */
export const vlanOf = (id: string, { vlanInterfaces }: SwitchPortSettings): number | undefined =>
  vlanInterfaces.find(({ interfaceConfigId }) => interfaceConfigId === id)?.vlanId

function kindOf({ id, kind }: SwitchInterfaceConfig, settings: SwitchPortSettings): SwitchInterfaceKind {
  // An interface of a VLAN that the answer does not name has none that could be sent.
  if (kind === 'vlan') return { type: 'vlan', vid: vlanOf(id, settings) ?? 0 }
  if (kind === 'primary' || kind === 'loopback') return { type: kind }
  // One that only a newer API has goes back as it came: the form keeps it, and the server says what it misses.
  return fieldAt<SwitchInterfaceConfigCreate, 'kind'>({ kind: { type: kind } }, 'kind')
}
