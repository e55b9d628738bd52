// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Switch } from '../../api/types.gen.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Switch> = {
  kind: 'list',
  id: 'switch.list',
  entity: 'switch',
  title: 'Switches',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    {
      id: 'baseboard.serial',
      label: 'Serial number',
      path: 'baseboard.serial',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/hardware/switches/:switchId', { switchId: textAt(row, 'id') }),
        mono: true,
      },
    },
    { id: 'baseboard.part', label: 'Part number', path: 'baseboard.part', cell: { kind: 'mono' } },
    { id: 'baseboard.revision', label: 'Revision', path: 'baseboard.revision', cell: { kind: 'identifier' } },
    { id: 'rackId', label: 'Rack', path: 'rackId', cell: { kind: 'ref', lookup: rackLookup } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'Switch ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'baseboard.serial',
  sort: 'baseboard.serial',
  links: [],
  actions: [],
  empty: { title: 'No switches found', body: 'The system has no switch.' },
  refresh: [],
}

export default function SwitchList(props: { slots?: Slots['switch.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
