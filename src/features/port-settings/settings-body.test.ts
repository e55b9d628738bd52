import { expect, test } from 'vitest'

import type { BgpPeer, SwitchPortSettings } from '../../../generated/api/types.gen.ts'
import { settingsBody } from './settings-body.ts'

const time = new Date(0)
const of = 's'
const peer = (interfaceName: string, addr: string): BgpPeer => ({
  addr,
  interfaceName,
  bgpConfig: 'c',
  holdTime: 6,
  idleHoldTime: 3,
  delayOpen: 0,
  connectRetry: 3,
  keepalive: 2,
  communities: [],
  enforceFirstAs: false,
  md5AuthKey: 'hush',
  allowedImport: { type: 'no_filtering' },
  allowedExport: { type: 'allow', value: ['203.0.113.0/24'] },
})
const link = (linkName: string): SwitchPortSettings['links'][number] => ({
  linkName,
  portSettingsId: of,
  autoneg: false,
  mtu: 9000,
  speed: 'speed100_g',
  lldpLinkConfig: { id: 'l', enabled: true, systemName: 'rack' },
})
const settings: SwitchPortSettings = {
  id: of,
  name: 'uplink',
  description: '',
  timeCreated: time,
  timeModified: time,
  port: { portSettingsId: of, geometry: 'qsfp28x2' },
  links: [link('phy0'), { ...link('phy1'), lldpLinkConfig: null, txEqConfig: { main: 3 } }],
  addresses: ['10.0.0.1/30', '10.0.0.5/30', '10.0.0.9/30'].map((address, index) => ({
    portSettingsId: of,
    address,
    addressLotId: 'lot',
    addressLotName: 'infra',
    addressLotBlockId: 'block',
    interfaceName: index === 1 ? 'phy1' : 'phy0',
    vlanId: null,
  })),
  routes: [{ portSettingsId: of, interfaceName: 'phy0', dst: '0.0.0.0/0', gw: '10.0.0.2', ribPriority: 3, vlanId: 7 }],
  interfaces: [
    { id: 'i', portSettingsId: of, interfaceName: 'phy0', kind: 'vlan', v6Enabled: true },
    { id: 'j', portSettingsId: of, interfaceName: 'phy1', kind: 'primary', v6Enabled: false },
  ],
  vlanInterfaces: [{ interfaceConfigId: 'i', vlanId: 7 }],
  bgpPeers: [peer('phy0', '10.0.0.2'), peer('tunnel', '10.0.0.6')],
  groups: [],
}

test('settings are sent again as they are, grouped by link', () => {
  expect(settingsBody(settings)).toEqual({
    portConfig: { geometry: 'qsfp28x2' },
    links: [
      {
        linkName: 'phy0',
        autoneg: false,
        fec: null,
        mtu: 9000,
        speed: 'speed100_g',
        lldp: { enabled: true, systemName: 'rack' },
        txEq: null,
      },
      {
        linkName: 'phy1',
        autoneg: false,
        fec: null,
        mtu: 9000,
        speed: 'speed100_g',
        lldp: { enabled: false },
        txEq: { main: 3 },
      },
    ],
    addresses: [
      {
        linkName: 'phy0',
        addresses: [
          { address: '10.0.0.1/30', addressLot: 'lot', vlanId: null },
          { address: '10.0.0.9/30', addressLot: 'lot', vlanId: null },
        ],
      },
      { linkName: 'phy1', addresses: [{ address: '10.0.0.5/30', addressLot: 'lot', vlanId: null }] },
    ],
    routes: [{ linkName: 'phy0', routes: [{ dst: '0.0.0.0/0', gw: '10.0.0.2', ribPriority: 3, vid: 7 }] }],
    interfaces: [
      { linkName: 'phy0', v6Enabled: true, kind: { type: 'vlan', vid: 7 } },
      { linkName: 'phy1', v6Enabled: false, kind: { type: 'primary' } },
    ],
    bgpPeers: [
      { linkName: 'phy0', peers: [peer('phy0', '10.0.0.2')] },
      // Somebody has to say which of the links it is.
      { linkName: '', peers: [peer('tunnel', '10.0.0.6')] },
    ],
    groups: [],
  })
})

test('with one link, every peer belongs to it', () => {
  const body = settingsBody({ ...settings, links: [link('phy0')] })
  expect(body.bgpPeers?.map(({ linkName }) => linkName)).toEqual(['phy0'])
})

test('a kind of interface that only a newer API has is sent again as it came', () => {
  const interfaces: SwitchPortSettings['interfaces'] = JSON.parse(
    '[{"id":"k","portSettingsId":"s","interfaceName":"phy0","kind":"ring","v6Enabled":false}]',
  )
  expect(settingsBody({ ...settings, interfaces }).interfaces).toEqual([
    { linkName: 'phy0', v6Enabled: false, kind: { type: 'ring' } },
  ])
})
