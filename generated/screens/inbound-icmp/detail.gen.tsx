// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { ServiceIcmpConfig } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<ServiceIcmpConfig> = {
  kind: 'detail',
  id: 'inbound_icmp.detail',
  entity: 'inbound_icmp',
  title: () => 'Inbound ICMP',
  rowName: '',
  source: { query: detailRow },
  rows: [
    {
      id: 'enabled',
      label: 'Answer ICMP from outside',
      help: 'Allows ping to system services, for network troubleshooting.',
      path: 'enabled',
      cell: { kind: 'boolean' },
    },
  ],
  links: [{ id: 'edit', label: 'Edit', role: 'fleet.admin', to: () => '/system/networking/inbound-icmp/edit' }],
  actions: [],
  tabs: [],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function InboundIcmpDetail(props: { slots?: Slots['inbound_icmp.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
