// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { IpPoolUtilization as IpPoolUtilization2 } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { utilizationRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<IpPoolUtilization2> = {
  kind: 'detail',
  id: 'ip_pool.utilization',
  entity: 'ip_pool',
  title: () => 'Utilization',
  rowName: '',
  source: { query: utilizationRow },
  rows: [
    {
      id: 'capacity',
      label: 'Total',
      help: 'Number of addresses in all ranges together; very large values are approximate.',
      path: 'capacity',
      cell: { kind: 'number' },
    },
    {
      id: 'remaining',
      label: 'Available',
      help: 'Number of addresses not yet handed out; very large values are approximate.',
      path: 'remaining',
      cell: { kind: 'number' },
    },
  ],
  links: [],
  actions: [],
  tabs: [],
  refresh: [],
  embedded: true,
}

export default function IpPoolUtilization(props: { slots?: Slots['ip_pool.utilization'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
