/** Reads what uses addresses of lots: three lists, two of them one below each row of another. */
import { useQuery } from '@tanstack/react-query'

import {
  networkingBgpAnnouncementListOptions,
  networkingSwitchPortSettingsViewOptions,
} from '../../../generated/api/queries/system-networking.gen.ts'
import type { BgpAnnouncement, SwitchPortAddressView } from '../../../generated/api/types.gen.ts'
import { bgpAnnounceSetLookup } from '../../../generated/screens/bgp-announce-set/lookup.gen.ts'
import { loopbackAddressLookup } from '../../../generated/screens/loopback-address/lookup.gen.ts'
import { switchPortSettingsLookup } from '../../../generated/screens/switch-port-settings/lookup.gen.ts'
import { loopbackAddressListPath } from '../../../generated/model/paths.gen.ts'
import { candidateOptions, candidatesOf } from '../../kit/lookup/candidates.ts'
import { pageOfRow, rowText } from '../../kit/lookup/names.ts'
import { ofEach } from '../../kit/lookup/of-each.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import type { LookupOf } from '../../kit/typed.ts'
import type { BlockUser } from './block-uses.ts'

const announcements: LookupOf<BgpAnnouncement> = {
  entity: 'bgp_announce_set_announcement',
  label: { one: 'Announcement', many: 'Announcements' },
  source: {
    query: (params) => networkingBgpAnnouncementListOptions({ path: { announceSet: params['announceSet'] ?? '' } }),
    shape: { kind: 'array' },
    paged: false,
  },
  value: 'network',
  text: 'network',
}

const portAddresses: LookupOf<SwitchPortAddressView, 'addresses'> = {
  entity: 'switch_port_settings',
  label: { one: 'Address', many: 'Addresses' },
  source: {
    query: (params) => networkingSwitchPortSettingsViewOptions({ path: { port: params['portSettings'] ?? '' } }),
    shape: { kind: 'wrapped', items: 'addresses' },
    paged: false,
  },
  value: 'address',
  text: 'address',
}

const ofPorts = ofEach(switchPortSettingsLookup, portAddresses, 'portSettings')
const ofSets = ofEach(bgpAnnounceSetLookup, announcements, 'announceSet')

export interface BlockUsers {
  users: readonly BlockUser[]
  /** `partial`: not all of it could be read. */
  state: 'loading' | 'partial' | 'complete'
}

/** Everything that uses an address of some lot. */
export function useBlockUsers(): BlockUsers {
  const params = usePageParams()
  const loopbacks = candidatesOf(useQuery({ ...candidateOptions(loopbackAddressLookup, params), throwOnError: false }))
  const ports = candidatesOf(useQuery({ ...candidateOptions(ofPorts, params), throwOnError: false }))
  const announced = candidatesOf(useQuery({ ...candidateOptions(ofSets, params), throwOnError: false }))
  const states = [loopbacks.state, ports.state, announced.state]
  return {
    users: [
      ...loopbacks.rows.map(({ addressLotBlockId: blockId, address: network, switchLocation }): BlockUser => {
        const name = `${switchLocation}: ${network}`
        return { kind: 'loopback', blockId, network, name, to: loopbackAddressListPath }
      }),
      ...ports.rows.map((row): BlockUser => {
        const { addressLotBlockId: blockId, address: network } = row
        return { kind: 'port', blockId, network, name: rowText(row, ofPorts), to: pageOfRow(row, ofPorts, params) }
      }),
      ...announced.rows.map((row): BlockUser => {
        const { addressLotBlockId: blockId, network } = row
        return { kind: 'announced', blockId, network, name: rowText(row, ofSets), to: pageOfRow(row, ofSets, params) }
      }),
    ],
    state: states.includes('loading')
      ? 'loading'
      : states.every((state) => state === 'complete')
        ? 'complete'
        : 'partial',
  }
}
