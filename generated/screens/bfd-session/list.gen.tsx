// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { fieldAt } from '../../../src/kit/values.ts'
import { networkingBfdDisable } from '../../api/sdk/system-networking.gen.ts'
import type { BfdStatus } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<BfdStatus> = {
  kind: 'list',
  id: 'bfd_session.list',
  entity: 'bfd_session',
  title: 'BFD sessions',
  source: { query: listRows, shape: { kind: 'array' }, paged: false },
  columns: [
    { id: 'peer', label: 'Peer', path: 'peer', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'local', label: 'Local address', path: 'local', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'switch', label: 'Switch', path: 'switch', cell: { kind: 'text' } },
    {
      id: 'mode',
      label: 'Mode',
      help: 'Whether the peer is one hop away or several.',
      path: 'mode',
      cell: { kind: 'badge', tones: {}, labels: { single_hop: 'Single hop', multi_hop: 'Multiple hops' } },
    },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: {
        kind: 'badge',
        tones: { admin_down: 'neutral', down: 'danger', init: 'info', up: 'success' },
        labels: { admin_down: 'AdminDown', down: 'Down', init: 'Init', up: 'Up' },
      },
    },
    {
      id: 'detectionThreshold',
      label: 'Detection threshold',
      help: 'Packets in a row that may be missed before the peer counts as down',
      path: 'detectionThreshold',
      cell: { kind: 'number', unit: 'packets' },
    },
    {
      id: 'requiredRx',
      label: 'Receive interval',
      help: 'Time between packets that are expected from the peer',
      path: 'requiredRx',
      cell: { kind: 'duration', unit: 'µs' },
    },
  ],
  rowKey: '',
  rowName: 'peer',
  links: [],
  actions: [
    {
      id: 'disable',
      label: 'Disable',
      phrase: 'Disable BFD to {name}',
      danger: true,
      confirm: { body: 'A loss of {name} is noticed only by slower means from now on.' },
      role: 'fleet.admin',
      call: ({ row }) => networkingBfdDisable({ body: { remote: fieldAt<BfdStatus, 'peer'>(row, 'peer'), switch: fieldAt<BfdStatus, 'switch'>(row, 'switch') }, throwOnError: true }),
      toast: 'BFD to {name} disabled',
      effects: ['bfd_session'],
    },
  ],
  create: { label: 'Enable BFD', to: () => '/system/networking/bfd-sessions-new', role: 'fleet.admin' },
  empty: {
    title: 'No BFD sessions',
    body: 'Enable BFD towards a gateway to notice within moments when it can no longer be reached.',
  },
  refresh: [{ seconds: 30 }],
}

export default function BfdSessionList(props: { slots?: Slots['bfd_session.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
