// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { BgpPeerStatus } from '../../api/types.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<BgpPeerStatus> = {
  kind: 'list',
  id: 'bgp_peer.list',
  entity: 'bgp_peer',
  title: 'BGP peers',
  embedded: true,
  source: { query: listRows, shape: { kind: 'array' }, paged: false },
  columns: [
    {
      id: 'switch',
      label: 'Switch',
      path: 'switch',
      cell: { kind: 'badge', tones: {} },
      values: ['switch0', 'switch1'],
    },
    { id: 'addr', label: 'Peer', path: 'addr', cell: { kind: 'mono' }, type: 'ip' },
    {
      id: 'remoteAsn',
      label: 'ASN of the peer',
      help: 'Autonomous system number on the far side.',
      path: 'remoteAsn',
      cell: { kind: 'identifier' },
    },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: {
        kind: 'badge',
        tones: {
          active: 'info',
          connect: 'info',
          established: 'success',
          idle: 'warning',
          open_confirm: 'info',
          open_sent: 'info',
          session_setup: 'info',
        },
        labels: { open_sent: 'OpenSent', open_confirm: 'OpenConfirm', session_setup: 'SessionSetup' },
      },
    },
    {
      id: 'stateDurationMillis',
      label: 'In this state for',
      path: 'stateDurationMillis',
      cell: { kind: 'duration', unit: 'ms' },
    },
    {
      id: 'localAsn',
      label: 'Own ASN',
      help: 'Autonomous system number on our side of the session.',
      path: 'localAsn',
      cell: { kind: 'identifier' },
    },
  ],
  rowKey: '',
  rowName: 'addr',
  links: [],
  actions: [],
  empty: { title: 'No BGP peers', body: 'Peers come from the port settings that are applied to switch ports.' },
  refresh: [{ seconds: 30 }],
}
