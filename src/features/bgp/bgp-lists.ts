/** Lists of what BGP does at the moment, as one row per thing: peers, routes and messages. */
import { networkingBgpExportedOptions } from '../../../generated/api/queries/system-networking.gen.ts'
import { limitParam } from '../../../generated/model/conventions.gen.ts'
import type {
  BgpExported,
  BgpImportedRouteIpv4,
  BgpPeerStatus,
  SwitchLocation,
} from '../../../generated/api/types.gen.ts'
import { screen as imported } from '../../../generated/screens/bgp-config-imported-route/list.gen.tsx'
import { screen as history } from '../../../generated/screens/bgp-config-message-history/list.gen.tsx'
import { listRows as historyRows } from '../../../generated/screens/bgp-config-message-history/queries.gen.ts'
import { screen as peers } from '../../../generated/screens/bgp-peer/list.gen.tsx'
import { derivedQuery } from '../../kit/queries/derived.ts'
import type { Column, ListScreen, Params } from '../../kit/spec.ts'
import { type MessageRow, messagesOf } from './messages.ts'

const shape = { kind: 'array' } as const
const switches: readonly SwitchLocation[] = ['switch0', 'switch1']

/** The page's parameters, with another configuration than the one that the address may name. */
const ofConfig = (params: Params, bgpConfig: string | undefined): Params =>
  bgpConfig === undefined ? params : { ...params, bgpConfig }

/** A row of any of these lists. */
export type BgpRow = BgpPeerStatus | BgpImportedRouteIpv4 | ExportRow | MessageRow

export const peerList: ListScreen<BgpPeerStatus> = peers

/** @param config name of the configuration; default: the one of the page */
export const importedList = (config?: string): ListScreen<BgpImportedRouteIpv4> => ({
  ...imported,
  source: {
    ...imported.source,
    query: (params) => imported.source.query(ofConfig(params, config), { [limitParam]: 0 }),
  },
  refresh: [{ seconds: 30 }],
})

export type ExportRow = {
  peer: string
  network: string
}

/** The networks that each peer is sent, in the order of the answer. */
export const exportsOf = ({ exports }: BgpExported): ExportRow[] =>
  Object.entries(exports).flatMap(([peer, networks]) => networks.map((network) => ({ peer, network })))

const networkColumns: readonly Column[] = [
  {
    id: 'network',
    label: 'Prefix',
    help: 'Network that is announced',
    path: 'network',
    cell: { kind: 'mono' },
    type: 'cidr',
  },
  {
    id: 'peer',
    label: 'Peer',
    help: 'Router that it is announced to',
    path: 'peer',
    cell: { kind: 'mono' },
    type: 'ip',
  },
]

export const exportedList: ListScreen<ExportRow> = {
  ...peers,
  id: 'bgp_export.list',
  entity: 'bgp_export',
  title: 'Exported routes',
  source: {
    query: () => derivedQuery('bgp-exports', networkingBgpExportedOptions(), exportsOf),
    shape,
    paged: false,
  },
  columns: networkColumns,
  rowKey: '',
  rowName: 'network',
  empty: {
    title: 'No exported routes',
    body: 'Networks of an announce set are announced to established peers. The API lists IPv4 only.',
  },
}

const messageColumns: readonly Column[] = [
  { id: 'time', label: 'Time', path: 'time', cell: { kind: 'date' } },
  { id: 'switch', label: 'Switch', path: 'switch', cell: { kind: 'badge', tones: {} }, values: switches },
  { id: 'peer', label: 'Peer', path: 'peer', cell: { kind: 'mono' }, type: 'ip' },
  {
    id: 'direction',
    label: 'Direction',
    path: 'direction',
    cell: { kind: 'badge', tones: {} },
    values: ['sent', 'received'],
  },
  {
    id: 'type',
    label: 'Message',
    path: 'type',
    cell: { kind: 'badge', tones: { open: 'info', update: 'success', notification: 'danger' } },
    values: ['open', 'keepalive', 'update', 'notification', 'route_refresh'],
  },
  { id: 'details', label: 'Contents', help: 'As the switch recorded it', path: 'details', cell: { kind: 'text' } },
]

/** @param config as above */
export const messageList = (config?: string): ListScreen<MessageRow> => ({
  ...history,
  source: {
    query: (params) => derivedQuery('bgp-messages', historyRows(ofConfig(params, config)), messagesOf),
    shape,
    paged: false,
  },
  columns: messageColumns,
  rowKey: '',
  rowName: 'type',
  refresh: [{ seconds: 30 }],
})
