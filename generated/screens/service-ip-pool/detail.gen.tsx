// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { IpPool } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<IpPool> = {
  kind: 'detail',
  id: 'service_ip_pool.detail',
  entity: 'service_ip_pool',
  title: () => 'Service IP pool',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'ipVersion',
      label: 'IP version',
      help: 'IP version of all addresses in the pool.',
      path: 'ipVersion',
      cell: { kind: 'badge', tones: {}, labels: { v4: 'IPv4', v6: 'IPv6' } },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [],
  actions: [],
  tabs: [{ label: 'IP ranges', to: () => '/system/networking/service-ip-pool' }],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function ServiceIpPoolDetail(props: { slots?: Slots['service_ip_pool.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
