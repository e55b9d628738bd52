// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Rack } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Rack> = {
  kind: 'list',
  id: 'rack.list',
  entity: 'rack',
  title: 'Racks',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    {
      id: 'id',
      label: 'Rack ID',
      path: 'id',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/hardware/racks/:rackId', { rackId: textAt(row, 'id') }),
        mono: true,
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
  ],
  rowKey: 'id',
  rowName: 'id',
  links: [],
  actions: [],
  empty: { title: 'No racks found', body: 'The system has no rack.' },
  refresh: [],
}

export default function RackList(props: { slots?: Slots['rack.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
