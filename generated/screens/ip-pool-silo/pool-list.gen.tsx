// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { ipPoolSiloUnlink, ipPoolSiloUpdate } from '../../api/sdk/system-ip-pools.gen.ts'
import type { IpPoolSiloLink } from '../../api/types.gen.ts'
import { ipPoolSiloSiloLookup } from '../ip-pool-silo/lookup.gen.ts'
import { ipPoolLookup } from '../ip-pool/lookup.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { poolListRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<IpPoolSiloLink> = {
  kind: 'list',
  id: 'ip_pool_silo.pool.list',
  entity: 'ip_pool_silo',
  title: 'Linked silos',
  embedded: true,
  source: { query: poolListRows, shape: { kind: 'page' }, paged: true },
  columns: [
    { id: 'siloId', label: 'Silo', path: 'siloId', cell: { kind: 'ref', lookup: siloLookup } },
    {
      id: 'isDefault',
      label: 'Pool is silo default',
      help: 'Used when no pool is named. If the silo has a default already, link this pool first, then make it the default.',
      path: 'isDefault',
      cell: { kind: 'boolean' },
    },
    {
      id: 'ipPoolId',
      label: 'IP pool',
      path: 'ipPoolId',
      cell: { kind: 'ref', lookup: ipPoolLookup },
      hidden: true,
    },
  ],
  rowKey: 'siloId',
  rowName: 'siloId',
  links: [],
  actions: [
    {
      id: 'makeDefault',
      label: 'Make default',
      phrase: 'Make {$parent.name} the default pool of {name}',
      confirm: {
        body: 'Addresses that users of {name} ask for without a pool come from {$parent.name} from now on.',
        former: {
          lookup: ipPoolSiloSiloLookup,
          where: { kind: 'field', path: 'isDefault', in: [true] },
          of: { silo: 'siloId' },
          otherwise: 'If another pool is the default now, it stops being it.',
          text: '{$parent.name} becomes the default. {$former} stops being it, and stays linked.',
        },
      },
      offer: { kind: 'field', path: 'isDefault', in: [false] },
      reason: 'Already the default pool',
      role: 'fleet.admin',
      call: ({ row, params }) => ipPoolSiloUpdate({ path: { pool: params['pool'] ?? '', silo: textAt(row, 'siloId') }, body: { isDefault: true }, throwOnError: true }),
      toast: '{$parent.name} is the default pool of {name}',
      effects: ['internet_gateway_ip_pool', 'ip_pool', 'ip_pool_silo', 'silo'],
    },
    {
      id: 'clearDefault',
      label: 'Clear default',
      phrase: 'Clear {$parent.name} as default pool of {name}',
      danger: true,
      confirm: { body: 'Without a default pool, users of {name} have to name one whenever they ask for an address.' },
      offer: { kind: 'field', path: 'isDefault', in: [true] },
      reason: 'Only the default pool can be cleared',
      role: 'fleet.admin',
      call: ({ row, params }) => ipPoolSiloUpdate({ path: { pool: params['pool'] ?? '', silo: textAt(row, 'siloId') }, body: { isDefault: false }, throwOnError: true }),
      toast: '{$parent.name} is no longer the default pool of {name}',
      effects: ['ip_pool', 'ip_pool_silo', 'silo'],
    },
    {
      id: 'remove',
      label: 'Unlink',
      phrase: 'Unlink silo {name} from IP pool {$parent.name}',
      danger: true,
      confirm: {
        body: 'Users of {name} can take no more addresses from {$parent.name}. This fails while they use any of its addresses.',
      },
      role: 'fleet.admin',
      call: ({ row, params }) => ipPoolSiloUnlink({ path: { pool: params['pool'] ?? '', silo: textAt(row, 'siloId') }, throwOnError: true }),
      toast: 'Silo {name} unlinked from IP pool {$parent.name}',
      effects: ['internet_gateway_ip_pool', 'ip_pool', 'ip_pool_silo', 'silo'],
    },
  ],
  create: {
    label: 'Link silo',
    to: (params) => fill('/system/networking/ip-pools/:pool/silos-add', params),
    role: 'fleet.admin',
  },
  empty: { title: 'No linked silos', body: 'Users of a silo can take addresses from this pool once it is linked.' },
  refresh: [],
}

export default function IpPoolSiloPoolList(props: { slots?: Slots['ip_pool_silo.pool.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
