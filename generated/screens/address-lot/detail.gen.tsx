// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { pickRow, wholeShape } from '../../../src/kit/queries/pick.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { AddressLot } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<AddressLot> = {
  kind: 'detail',
  id: 'address_lot.detail',
  entity: 'address_lot',
  title: (params) => params['addressLot'] ?? 'Address lot',
  rowName: 'name',
  source: { query: detailRow, pick: pickRow({ shape: wholeShape, fields: ['id', 'name'], param: 'addressLot' }) },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'kind',
      label: 'Kind',
      help: 'What the addresses are reserved for: rack infrastructure or IP pools.',
      path: 'kind',
      cell: {
        kind: 'badge',
        tones: { infra: 'neutral', pool: 'info' },
        labels: { infra: 'Infrastructure', pool: 'Pool' },
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'fleet.collaborator',
      to: (row) => fill('/system/networking/address-lots-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [{ label: 'Blocks', to: (params) => fill('/system/networking/address-lots/:addressLot', params) }],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function AddressLotDetail(props: { slots?: Slots['address_lot.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
