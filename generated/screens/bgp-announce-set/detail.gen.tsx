// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { pickRow, wholeShape } from '../../../src/kit/queries/pick.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { BgpAnnounceSet } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<BgpAnnounceSet> = {
  kind: 'detail',
  id: 'bgp_announce_set.detail',
  entity: 'bgp_announce_set',
  title: (params) => params['announceSet'] ?? 'BGP announce set',
  rowName: 'name',
  source: { query: detailRow, pick: pickRow({ shape: wholeShape, fields: ['id', 'name'], param: 'announceSet' }) },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'fleet.admin',
      to: (_row, params) => fill('/system/networking/bgp-announce-sets/:announceSet/edit', params),
    },
  ],
  actions: actions,
  tabs: [
    {
      label: 'Announcements',
      to: (params) => fill('/system/networking/bgp-announce-sets/:announceSet', params),
    },
  ],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function BgpAnnounceSetDetail(props: { slots?: Slots['bgp_announce_set.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
