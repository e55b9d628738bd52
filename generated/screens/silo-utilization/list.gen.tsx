// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { SiloUtilization } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<SiloUtilization> = {
  kind: 'list',
  id: 'silo_utilization.list',
  entity: 'silo_utilization',
  title: 'Silos',
  embedded: true,
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    { id: 'siloName', label: 'Silo', path: 'siloName', cell: { kind: 'text' } },
    { id: 'provisioned.cpus', label: 'CPU', path: 'provisioned.cpus', cell: { kind: 'number' } },
    { id: 'provisioned.memory', label: 'Memory', path: 'provisioned.memory', cell: { kind: 'bytes' } },
    { id: 'provisioned.storage', label: 'Storage', path: 'provisioned.storage', cell: { kind: 'bytes' } },
    { id: 'allocated.cpus', label: 'vCPUs', path: 'allocated.cpus', cell: { kind: 'number' }, hidden: true },
    {
      id: 'allocated.memory',
      label: 'Allocated memory',
      path: 'allocated.memory',
      cell: { kind: 'bytes' },
      hidden: true,
    },
    {
      id: 'allocated.storage',
      label: 'Allocated storage',
      path: 'allocated.storage',
      cell: { kind: 'bytes' },
      hidden: true,
    },
    {
      id: 'siloId',
      label: 'Silo ID',
      path: 'siloId',
      cell: { kind: 'ref', lookup: siloLookup },
      hidden: true,
    },
  ],
  rowKey: 'siloId',
  rowName: 'siloName',
  links: [],
  actions: [],
  empty: { title: 'No silos', body: 'No silos.' },
  refresh: [],
}
