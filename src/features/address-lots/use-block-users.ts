/** Reads what uses addresses of lots: three lists, two of them one below each row of another. */
import { useQueries } from '@tanstack/react-query'

import {
  networkingBgpAnnouncementListOptions,
  networkingSwitchPortSettingsViewOptions,
} from '../../../generated/api/queries/system-networking.gen.ts'
import { bgpAnnounceSetLookup } from '../../../generated/screens/bgp-announce-set/lookup.gen.ts'
import { loopbackAddressLookup } from '../../../generated/screens/loopback-address/lookup.gen.ts'
import { switchPortSettingsLookup } from '../../../generated/screens/switch-port-settings/lookup.gen.ts'
import { loopbackAddressListPath } from '../../../generated/model/paths.gen.ts'
import { candidateOptions, candidatesOf } from '../../kit/lookup/candidates.ts'
import { pageOfRow, rowText } from '../../kit/lookup/names.ts'
import { ofEach } from '../../kit/lookup/of-each.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { textAt } from '../../kit/values.ts'
import type { Lookup } from '../../kit/spec.ts'
import type { BlockUser } from './block-uses.ts'

const announcements: Lookup = {
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

const portAddresses: Lookup = {
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

/** Each kind of user, the list with them, and the field with their address or network. */
const sources = [
  { kind: 'loopback', lookup: loopbackAddressLookup as Lookup, path: 'address' },
  { kind: 'port', lookup: ofEach(switchPortSettingsLookup, portAddresses, 'portSettings'), path: 'address' },
  { kind: 'announced', lookup: ofEach(bgpAnnounceSetLookup, announcements, 'announceSet'), path: 'network' },
] as const

export interface BlockUsers {
  users: readonly BlockUser[]
  /** `partial`: not all of it could be read. */
  state: 'loading' | 'partial' | 'complete'
}

/** Everything that uses an address of some lot. */
export function useBlockUsers(): BlockUsers {
  const params = usePageParams()
  const queries = useQueries({
    queries: sources.map(({ lookup }) => ({ ...candidateOptions(lookup, params), throwOnError: false })),
  }).map(candidatesOf)
  const states = queries.map(({ state }) => state)
  return {
    users: sources.flatMap(({ kind, lookup, path }, index) =>
      (queries[index]?.rows ?? []).map((row) => ({
        kind,
        blockId: textAt(row, 'addressLotBlockId'),
        network: textAt(row, path),
        name: kind === 'loopback' ? `${textAt(row, 'switchLocation')}: ${rowText(row, lookup)}` : rowText(row, lookup),
        to: kind === 'loopback' ? loopbackAddressListPath : pageOfRow(row, lookup, params),
      })),
    ),
    state: states.includes('loading')
      ? 'loading'
      : states.every((state) => state === 'complete')
        ? 'complete'
        : 'partial',
  }
}
