// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { fieldAt } from '../../../src/kit/values.ts'
import { ipPoolRangeRemove } from '../../api/sdk/system-ip-pools.gen.ts'
import type { IpPoolRange } from '../../api/types.gen.ts'
import { ipPoolLookup } from '../ip-pool/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<IpPoolRange> = {
  kind: 'list',
  id: 'ip_pool_range.list',
  entity: 'ip_pool_range',
  title: 'IP ranges',
  embedded: true,
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    { id: 'range.first', label: 'First', path: 'range.first', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'range.last', label: 'Last', path: 'range.last', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'ipPoolId',
      label: 'IP pool',
      path: 'ipPoolId',
      cell: { kind: 'ref', lookup: ipPoolLookup },
      hidden: true,
    },
  ],
  rowKey: 'id',
  rowName: 'range.first',
  upTo: 'range.last',
  links: [],
  actions: [
    {
      id: 'delete',
      label: 'Remove',
      phrase: 'Remove range {range.first}–{range.last} from {$parent.name}',
      danger: true,
      confirm: { body: 'The pool no longer hands out these addresses.' },
      role: 'fleet.admin',
      bulk: true,
      call: ({ row, params }) => ipPoolRangeRemove({ path: { pool: params['pool'] ?? '' }, body: fieldAt<IpPoolRange, 'range'>(row, 'range'), throwOnError: true }),
      toast: 'IP range {range.first}–{range.last} removed from {$parent.name}',
      effects: ['ip_pool', 'ip_pool_range'],
      relations: () => import('./relations.gen.ts').then((m) => m.relations),
    },
  ],
  create: {
    label: 'Add range',
    to: (params) => fill('/system/networking/ip-pools/:pool/ranges-add', params),
    role: 'fleet.admin',
  },
  empty: { title: 'No IP ranges', body: 'Add a range of addresses that this pool can hand out.' },
  refresh: [],
}

export default function IpPoolRangeList(props: { slots?: Slots['ip_pool_range.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
