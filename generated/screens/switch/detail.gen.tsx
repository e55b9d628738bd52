// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { Switch } from '../../api/types.gen.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Switch> = {
  kind: 'detail',
  id: 'switch.detail',
  entity: 'switch',
  title: (params) => params['switchId'] ?? 'Switch',
  rowName: 'baseboard.serial',
  source: { query: detailRow },
  rows: [
    { id: 'baseboard.serial', label: 'Serial number', path: 'baseboard.serial', cell: { kind: 'mono' } },
    { id: 'baseboard.part', label: 'Part number', path: 'baseboard.part', cell: { kind: 'mono' } },
    { id: 'baseboard.revision', label: 'Revision', path: 'baseboard.revision', cell: { kind: 'identifier' } },
    { id: 'rackId', label: 'Rack', path: 'rackId', cell: { kind: 'ref', lookup: rackLookup } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'Switch ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [],
  actions: [],
  tabs: [],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function SwitchDetail(props: { slots?: Slots['switch.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
