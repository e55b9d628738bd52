/** How the rack is connected: addresses, ports of its switches, and the routers at the other ends. */
import type { SwitchLocation, SwitchPortSettingsCreate } from '../../../generated/api/wire.gen.ts'
import { saveSettings } from '../behaviours/port-settings.ts'
import type { Seeder } from './seeder.ts'

const portsPerSwitch = 8

/** Days since the rack was set up. */
const age = 400

export function seedRackNetwork(seeder: Seeder): void {
  const { add, ctx } = seeder
  const rack = ctx.store.table('rack').all()[0]?.key ?? ''
  const infra = lot(seeder, {
    name: 'rack-infra',
    description: 'Links to the routers, and the switches themselves',
    kind: 'infra',
  })
  const links = block(seeder, infra, '172.20.15.0', '172.20.15.63')
  block(seeder, infra, 'fd00:99::', 'fd00:99::ff')
  const reach = lot(seeder, { name: 'public', description: 'What the pools hand out', kind: 'pool' })
  const out = block(seeder, reach, '203.0.113.0', '203.0.113.255')
  const set = add('bgp_announce_set', { name: 'internet', description: 'Seen from everywhere' }, { days: age })
  add(
    'bgp_announce_set_announcement',
    { announce_set_id: set, address_lot_block_id: out, network: '203.0.113.0/24' },
    { parent: set },
  )
  add(
    'bgp_config',
    { name: 'edge', description: 'Towards the two routers', asn: 65_042, vrf: null },
    { days: age, hidden: { announce_set: set } },
  )
  for (const location of ['switch0', 'switch1'] satisfies SwitchLocation[]) {
    for (let n = 0; n < portsPerSwitch; n++) {
      // Two cables per switch.
      const cable = n < 2 ? { cable: `router-${location === 'switch0' ? 'a' : 'b'}${n}` } : {}
      add(
        'switch_port',
        { rack_id: rack, switch_location: location, port_name: `qsfp${n}`, port_settings_id: null },
        { hidden: cable },
      )
    }
  }
  apply(seeder, 'switch0', uplink('uplink-a', '172.20.15.2/29', '172.20.15.1'))
  apply(seeder, 'switch1', uplink('uplink-b', '172.20.15.10/29', '172.20.15.9'))
  for (const [location, address] of [
    ['switch0', '172.20.15.40/32'],
    ['switch1', '172.20.15.41/32'],
  ] as const) {
    add(
      'loopback_address',
      { rack_id: rack, switch_location: location, address, address_lot_block_id: links },
      { hidden: { anycast: false } },
    )
  }
  ctx.store.table('bfd_session').insert(
    'switch0/172.20.15.1',
    {
      peer: '172.20.15.1',
      local: null,
      switch: 'switch0',
      mode: 'single_hop',
      detection_threshold: 3,
      required_rx: 1_000_000,
      state: 'down',
    },
    { hidden: { started: seeder.ago(age) } },
  )
  add('allow_list', {}, { days: age })
}

const lot = ({ add }: Seeder, row: { name: string; description: string; kind: 'infra' | 'pool' }): string =>
  add('address_lot', row, { days: age })

const block = ({ add }: Seeder, parent: string, first: string, last: string): string =>
  add('address_lot_block', { first_address: first, last_address: last }, { parent })

/** Settings of a port with one link and one router at its other end. */
const uplink = (name: string, address: string, router: string): SwitchPortSettingsCreate => ({
  name,
  description: `To the router at ${router}`,
  port_config: { geometry: 'qsfp28x1' },
  links: [
    {
      link_name: 'phy0',
      autoneg: false,
      fec: 'rs',
      mtu: 1500,
      speed: 'speed100_g',
      lldp: { enabled: true, link_name: name, system_name: 'rack' },
    },
  ],
  addresses: [{ link_name: 'phy0', addresses: [{ address, address_lot: 'rack-infra' }] }],
  routes: [{ link_name: 'phy0', routes: [{ dst: '0.0.0.0/0', gw: router }] }],
  bgp_peers: [
    {
      link_name: 'phy0',
      peers: [
        {
          addr: router,
          bgp_config: 'edge',
          remote_asn: 64_500,
          interface_name: 'phy0',
          hold_time: 6,
          idle_hold_time: 3,
          delay_open: 0,
          connect_retry: 3,
          keepalive: 2,
          communities: [],
          enforce_first_as: false,
          allowed_import: { type: 'no_filtering' },
          allowed_export: { type: 'no_filtering' },
        },
      ],
    },
  ],
})

/** Saves settings and puts them on the first port of a switch, long ago. */
function apply({ ctx, ago }: Seeder, location: string, settings: SwitchPortSettingsCreate): void {
  const { id } = saveSettings(ctx, settings)
  const { store } = ctx
  store.table('switch_port_settings').patch(id, { time_created: ago(age), time_modified: ago(age) })
  const port = store
    .table('switch_port')
    .find(({ row }) => row.switch_location === location && row.port_name === 'qsfp0')
  if (port === undefined) return
  store
    .table('switch_port')
    .replace(port.key, { ...port.row, port_settings_id: id }, { hidden: { ...port.hidden, applied: ago(age) } })
}
