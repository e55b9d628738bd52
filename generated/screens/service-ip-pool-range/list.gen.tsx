// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { fieldAt } from '../../../src/kit/values.ts'
import { ipPoolServiceRangeRemove } from '../../api/sdk/system-ip-pools.gen.ts'
import type { IpPoolRange } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<IpPoolRange> = {
  kind: 'list',
  id: 'service_ip_pool_range.list',
  entity: 'service_ip_pool_range',
  title: 'IP ranges',
  embedded: true,
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    { id: 'range.first', label: 'First', path: 'range.first', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'range.last', label: 'Last', path: 'range.last', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'range.first',
  upTo: 'range.last',
  links: [],
  actions: [
    {
      id: 'delete',
      label: 'Remove',
      phrase: 'Remove range {range.first}–{range.last}',
      danger: true,
      confirm: {
        body: 'The platform\'s services no longer use these addresses. This fails while one of them is in use.',
      },
      role: 'fleet.admin',
      bulk: true,
      call: ({ row }) => ipPoolServiceRangeRemove({ body: fieldAt<IpPoolRange, 'range'>(row, 'range'), throwOnError: true }),
      toast: 'IP range {range.first}–{range.last} removed',
      effects: ['service_ip_pool_range'],
    },
  ],
  create: { label: 'Add range', to: () => '/system/networking/service-ip-pool/ranges-add', role: 'fleet.admin' },
  empty: { title: 'No IP ranges', body: 'Add a range of addresses for the platform\'s own services.' },
  refresh: [],
}

export default function ServiceIpPoolRangeList(props: { slots?: Slots['service_ip_pool_range.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
