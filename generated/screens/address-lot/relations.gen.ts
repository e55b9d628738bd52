// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { addressLotBlockLookup } from '../address-lot-block/lookup.gen.ts'

export const relations: Relations = {
  param: 'addressLot',
  field: 'name',
  references: [],
  related: [{ relation: 'contained', labels: [], onDelete: 'deletes', lookup: addressLotBlockLookup }],
  unlisted: [
    {
      entity: 'bgp_announce_set',
      label: { one: 'BGP announce set', many: 'BGP announce sets' },
      relation: 'contained',
      onDelete: 'blocks',
    },
    {
      entity: 'loopback_address',
      label: { one: 'Loopback address', many: 'Loopback addresses' },
      relation: 'contained',
      onDelete: 'blocks',
    },
    {
      entity: 'switch_port_settings',
      label: { one: 'Port settings', many: 'Port settings' },
      relation: 'contained',
      onDelete: 'blocks',
    },
  ],
}
