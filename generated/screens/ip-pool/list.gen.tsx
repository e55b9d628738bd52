// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { IpPool } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows, utilizationRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<IpPool> = {
  kind: 'list',
  id: 'ip_pool.list',
  entity: 'ip_pool',
  title: 'IP pools',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: { kind: 'link', to: (row) => fill('/system/networking/ip-pools/:pool', { pool: textAt(row, 'name') }) },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'ipVersion',
      label: 'IP version',
      help: 'IPv6 is not supported yet',
      path: 'ipVersion',
      cell: { kind: 'badge', tones: {}, labels: { v4: 'IPv4', v6: 'IPv6' } },
    },
    {
      id: 'utilization.capacity',
      label: 'Total',
      help: 'Number of addresses in all ranges together; very large values are approximate.',
      path: 'utilization.capacity',
      cell: {
        kind: 'read',
        own: { param: 'pool', field: 'name' },
        from: { query: utilizationRow },
        show: {
          id: 'capacity',
          label: 'Total',
          help: 'Number of addresses in all ranges together; very large values are approximate.',
          path: 'capacity',
          cell: { kind: 'number' },
        },
      },
    },
    {
      id: 'utilization.remaining',
      label: 'Available',
      help: 'Number of addresses not yet handed out; very large values are approximate.',
      path: 'utilization.remaining',
      cell: {
        kind: 'read',
        own: { param: 'pool', field: 'name' },
        from: { query: utilizationRow },
        show: {
          id: 'remaining',
          label: 'Available',
          help: 'Number of addresses not yet handed out; very large values are approximate.',
          path: 'remaining',
          cell: { kind: 'number' },
        },
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'fleet.admin',
      to: (row) => fill('/system/networking/ip-pools/:pool/edit', { pool: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'fleet.admin',
      to: (row) => fill('/system/networking/ip-pools-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: { label: 'New IP pool', to: () => '/system/networking/ip-pools-new', role: 'fleet.admin' },
  empty: {
    title: 'No IP pools',
    body: 'Create a pool, add ranges to it and link it to a silo to give instances external addresses.',
  },
  refresh: [],
}

export default function IpPoolList(props: { slots?: Slots['ip_pool.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
