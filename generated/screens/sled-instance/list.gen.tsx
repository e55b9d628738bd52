// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { SledInstance } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<SledInstance> = {
  kind: 'list',
  id: 'sled_instance.list',
  entity: 'sled_instance',
  title: 'Instances',
  embedded: true,
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
    { id: 'siloName', label: 'Silo', path: 'siloName', cell: { kind: 'text' } },
    { id: 'projectName', label: 'Project', path: 'projectName', cell: { kind: 'text' } },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: {
        kind: 'badge',
        tones: {
          creating: 'success',
          destroyed: 'danger',
          failed: 'danger',
          migrating: 'notice',
          rebooting: 'info',
          repairing: 'warning',
          running: 'success',
          starting: 'info',
          stopped: 'neutral',
          stopping: 'neutral',
        },
      },
    },
    { id: 'ncpus', label: 'vCPUs', path: 'ncpus', cell: { kind: 'number' } },
    { id: 'memory', label: 'Memory', path: 'memory', cell: { kind: 'bytes' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'activeSledId', label: 'Active sled', path: 'activeSledId', cell: { kind: 'mono' }, hidden: true },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'migrationId', label: 'Migration', path: 'migrationId', cell: { kind: 'mono' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  sort: 'name',
  links: [],
  actions: [],
  empty: { title: 'No instances found', body: 'No instances run on this sled.' },
  refresh: [],
}

export default function SledInstanceList(props: { slots?: Slots['sled_instance.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
