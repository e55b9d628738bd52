/** The small VPC of the packet check as a map: subnets `front` (web, api) and `back` (db, with a router of its own). */
import type { Network } from '../firewall/network.ts'
import { network } from '../firewall/network.fixture.ts'
import { columnsOf, type Gateway } from './map.ts'

export const params = { project: 'shop', vpc: 'shop' }

export const gateways: readonly Gateway[] = [
  {
    gateway: { id: 'g-default', name: 'default' },
    pools: [{ id: 'p-uplink', name: 'uplink' }],
    addresses: [],
  },
]

export const mapped = (more: Partial<Network> = {}): Network =>
  network(undefined, {
    routers: [
      { id: 'r-system', name: 'system' },
      { id: 'r-custom', name: 'own' },
    ],
    ...more,
  })

/** The map of that network. */
export const columns = (around = mapped()) => columnsOf({ around, gateways, external: around.external }, params)
