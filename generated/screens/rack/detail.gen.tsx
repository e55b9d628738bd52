// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { Rack } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Rack> = {
  kind: 'detail',
  id: 'rack.detail',
  entity: 'rack',
  title: (params) => params['rackId'] ?? 'Rack',
  rowName: 'id',
  source: { query: detailRow },
  rows: [
    { id: 'id', label: 'Rack ID', path: 'id', cell: { kind: 'id' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
  ],
  links: [],
  actions: [],
  tabs: [{ label: 'Rack', to: (params) => fill('/system/hardware/racks/:rackId', params) }],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function RackDetail(props: { slots?: Slots['rack.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
