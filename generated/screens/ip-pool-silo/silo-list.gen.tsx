// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { ipPoolSiloUnlink, ipPoolSiloUpdate } from '../../api/sdk/system-ip-pools.gen.ts'
import type { SiloIpPool } from '../../api/types.gen.ts'
import { ipPoolSiloSiloLookup } from '../ip-pool-silo/lookup.gen.ts'
import { ipPoolLookup } from '../ip-pool/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { siloListRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<SiloIpPool> = {
  kind: 'list',
  id: 'ip_pool_silo.silo.list',
  entity: 'ip_pool_silo',
  title: 'IP pools',
  embedded: true,
  source: {
    query: siloListRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    { id: 'id', label: 'Name', path: 'id', cell: { kind: 'ref', lookup: ipPoolLookup } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'isDefault',
      label: 'Default',
      help: 'Used when no pool is named. If the silo has a default already, link this pool first, then make it the default.',
      path: 'isDefault',
      cell: { kind: 'boolean' },
    },
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' }, hidden: true },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [],
  actions: [
    {
      id: 'makeDefault',
      label: 'Make default',
      phrase: 'Make {name} the default pool of {$parent.name}',
      confirm: {
        body: 'Addresses that users of {$parent.name} ask for without a pool come from {name} from now on.',
        former: {
          lookup: ipPoolSiloSiloLookup,
          where: { kind: 'field', path: 'isDefault', in: [true] },
          otherwise: 'If another pool is the default now, it stops being it.',
          text: '{name} becomes the default. {$former} stops being it, and stays linked.',
        },
      },
      offer: { kind: 'field', path: 'isDefault', in: [false] },
      reason: 'Already the default pool',
      role: 'fleet.admin',
      call: ({ row, params }) => ipPoolSiloUpdate({ path: { pool: textAt(row, 'id'), silo: params['silo'] ?? '' }, body: { isDefault: true }, throwOnError: true }),
      toast: '{name} is the default pool of {$parent.name}',
      effects: ['internet_gateway_ip_pool', 'ip_pool', 'ip_pool_silo', 'silo'],
    },
    {
      id: 'clearDefault',
      label: 'Clear default',
      phrase: 'Clear {name} as default pool of {$parent.name}',
      danger: true,
      confirm: {
        body: 'Without a default pool, users of {$parent.name} have to name one whenever they ask for an address.',
      },
      offer: { kind: 'field', path: 'isDefault', in: [true] },
      reason: 'Only the default pool can be cleared',
      role: 'fleet.admin',
      call: ({ row, params }) => ipPoolSiloUpdate({ path: { pool: textAt(row, 'id'), silo: params['silo'] ?? '' }, body: { isDefault: false }, throwOnError: true }),
      toast: '{name} is no longer the default pool of {$parent.name}',
      effects: ['ip_pool', 'ip_pool_silo', 'silo'],
    },
    {
      id: 'remove',
      label: 'Unlink',
      phrase: 'Unlink IP pool {name} from silo {$parent.name}',
      danger: true,
      confirm: {
        body: 'Users of {$parent.name} can take no more addresses from {name}. This fails while they use any of its addresses.',
      },
      role: 'fleet.admin',
      call: ({ row, params }) => ipPoolSiloUnlink({ path: { pool: textAt(row, 'id'), silo: params['silo'] ?? '' }, throwOnError: true }),
      toast: 'IP pool {name} unlinked from silo {$parent.name}',
      effects: ['internet_gateway_ip_pool', 'ip_pool', 'ip_pool_silo', 'silo'],
    },
  ],
  create: {
    label: 'Link pool',
    to: (params) => fill('/system/silos/:silo/ip-pools-add', params),
    role: 'fleet.admin',
  },
  empty: {
    title: 'No IP pools',
    body: 'Link a pool so that this silo\'s users can take external addresses from it.',
  },
  refresh: [],
}

export default function IpPoolSiloSiloList(props: { slots?: Slots['ip_pool_silo.silo.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
