// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { pickRow, wholeShape } from '../../../src/kit/queries/pick.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { BgpConfig } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<BgpConfig> = {
  kind: 'detail',
  id: 'bgp_config.detail',
  entity: 'bgp_config',
  title: (params) => params['bgpConfig'] ?? 'BGP configuration',
  rowName: 'name',
  source: { query: detailRow, pick: pickRow({ shape: wholeShape, fields: ['id', 'name'], param: 'bgpConfig' }) },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'asn',
      label: 'ASN',
      help: 'Autonomous system number. Each can have one configuration only.',
      path: 'asn',
      cell: { kind: 'identifier' },
    },
    { id: 'vrf', label: 'VRF', help: 'Only if the peers expect one', path: 'vrf', cell: { kind: 'text' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'fleet.admin',
      to: (row) => fill('/system/networking/bgp-configs-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [
    { label: 'Imported routes', to: (params) => fill('/system/networking/bgp-configs/:bgpConfig', params) },
    {
      label: 'Message history',
      to: (params) => fill('/system/networking/bgp-configs/:bgpConfig/message-history', params),
    },
  ],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function BgpConfigDetail(props: { slots?: Slots['bgp_config.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
