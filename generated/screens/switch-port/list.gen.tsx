// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { SwitchPort } from '../../api/types.gen.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { switchPortSettingsLookup } from '../switch-port-settings/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<SwitchPort> = {
  kind: 'list',
  id: 'switch_port.list',
  entity: 'switch_port',
  title: 'Switch ports',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    {
      id: 'portName',
      label: 'Port',
      path: 'portName',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/hardware/switch-ports/:switchPort', { switchPort: textAt(row, 'id') }),
      },
    },
    { id: 'switchLocation', label: 'Switch', path: 'switchLocation', cell: { kind: 'text' } },
    {
      id: 'portSettingsId',
      label: 'Port settings',
      path: 'portSettingsId',
      cell: { kind: 'ref', lookup: switchPortSettingsLookup },
    },
    { id: 'rackId', label: 'Rack', path: 'rackId', cell: { kind: 'ref', lookup: rackLookup } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'portName',
  sort: 'portName',
  links: [],
  actions: actions,
  empty: { title: 'No switch ports found', body: 'The system has no switch with ports.' },
  refresh: [],
}

export default function SwitchPortList(props: { slots?: Slots['switch_port.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
