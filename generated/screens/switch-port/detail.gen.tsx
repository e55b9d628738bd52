// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { pickRow, wholeShape } from '../../../src/kit/queries/pick.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { SwitchPort } from '../../api/types.gen.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { switchPortSettingsLookup } from '../switch-port-settings/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<SwitchPort> = {
  kind: 'detail',
  id: 'switch_port.detail',
  entity: 'switch_port',
  title: (params) => params['switchPort'] ?? 'Switch port',
  rowName: 'portName',
  source: { query: detailRow, pick: pickRow({ shape: wholeShape, fields: ['id', 'portName'], param: 'switchPort' }) },
  rows: [
    { id: 'portName', label: 'Port', path: 'portName', cell: { kind: 'text' } },
    { id: 'switchLocation', label: 'Switch', path: 'switchLocation', cell: { kind: 'text' } },
    {
      id: 'portSettingsId',
      label: 'Port settings',
      path: 'portSettingsId',
      cell: { kind: 'ref', lookup: switchPortSettingsLookup },
    },
    { id: 'rackId', label: 'Rack', path: 'rackId', cell: { kind: 'ref', lookup: rackLookup } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [],
  actions: actions,
  tabs: [
    { label: 'Link status', to: (params) => fill('/system/hardware/switch-ports/:switchPort/status', params) },
    { label: 'LLDP', to: (params) => fill('/system/hardware/switch-ports/:switchPort/lldp', params) },
    {
      label: 'Neighbors',
      to: (params) => fill('/system/hardware/switch-ports/:switchPort/neighbors', params),
    },
  ],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function SwitchPortDetail(props: { slots?: Slots['switch_port.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
