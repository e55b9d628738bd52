// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { IpPool } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow, utilizationRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<IpPool> = {
  kind: 'detail',
  id: 'ip_pool.detail',
  entity: 'ip_pool',
  title: (params) => params['pool'] ?? 'IP pool',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
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
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'fleet.admin',
      to: (_row, params) => fill('/system/networking/ip-pools/:pool/edit', params),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'fleet.admin',
      to: (row) => fill('/system/networking/ip-pools-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [
    { label: 'IP ranges', to: (params) => fill('/system/networking/ip-pools/:pool', params) },
    { label: 'Linked silos', to: (params) => fill('/system/networking/ip-pools/:pool/silos', params) },
    { label: 'Utilization', to: (params) => fill('/system/networking/ip-pools/:pool/utilization', params) },
  ],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function IpPoolDetail(props: { slots?: Slots['ip_pool.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
