// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { BgpAnnouncement } from '../../api/types.gen.ts'
import { addressLotBlockOfEachAddressLotLookup } from '../address-lot-block/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<BgpAnnouncement> = {
  kind: 'list',
  id: 'bgp_announce_set_announcement.list',
  entity: 'bgp_announce_set_announcement',
  title: 'Announcements',
  embedded: true,
  source: { query: listRows, shape: { kind: 'array' }, paged: false },
  columns: [
    { id: 'network', label: 'Network', path: 'network', cell: { kind: 'mono' }, type: 'cidr' },
    {
      id: 'addressLotBlockId',
      label: 'Address lot block',
      path: 'addressLotBlockId',
      cell: { kind: 'ref', lookup: addressLotBlockOfEachAddressLotLookup },
    },
    {
      id: 'announceSetId',
      label: 'Announce set',
      path: 'announceSetId',
      cell: { kind: 'mono' },
      hidden: true,
    },
  ],
  rowKey: '',
  rowName: 'network',
  links: [],
  actions: [],
  empty: { title: 'No announcements', body: 'This set has no announcements.' },
  refresh: [],
}

export default function BgpAnnounceSetAnnouncementList(props: { slots?: Slots['bgp_announce_set_announcement.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
