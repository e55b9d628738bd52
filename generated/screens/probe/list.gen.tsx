// Generated from openapi/resources/probes.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { ProbeInfo } from '../../api/types.gen.ts'
import { sledLookup } from '../sled/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<ProbeInfo> = {
  kind: 'list',
  id: 'probe.list',
  entity: 'probe',
  title: 'Probes',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: {
        kind: 'link',
        to: (row, params) => fill('/projects/:project/probes/:probe', { ...params, probe: textAt(row, 'name') }),
      },
    },
    { id: 'sled', label: 'Sled', path: 'sled', cell: { kind: 'ref', lookup: sledLookup } },
    {
      id: 'externalIps',
      label: 'External IPs',
      path: 'externalIps',
      cell: { kind: 'table', of: [{ id: 'ip', label: 'IP', path: 'ip', cell: { kind: 'mono' } }] },
    },
    { id: 'interface.ip', label: 'Internal IP', path: 'interface.ip', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'interface.id', label: 'Interface ID', path: 'interface.id', cell: { kind: 'id' }, hidden: true },
    { id: 'interface.mac', label: 'MAC address', path: 'interface.mac', cell: { kind: 'mono' }, hidden: true },
    {
      id: 'interface.name',
      label: 'Network interface',
      path: 'interface.name',
      cell: { kind: 'text' },
      hidden: true,
    },
    {
      id: 'interface.primary',
      label: 'Primary',
      path: 'interface.primary',
      cell: { kind: 'boolean' },
      hidden: true,
    },
    {
      id: 'interface.slot',
      label: 'Slot',
      path: 'interface.slot',
      cell: { kind: 'identifier' },
      hidden: true,
    },
    {
      id: 'interface.subnet',
      label: 'Subnet',
      path: 'interface.subnet',
      cell: { kind: 'mono' },
      type: 'cidr',
      hidden: true,
    },
    {
      id: 'interface.transitIps',
      label: 'Transit IPs',
      path: 'interface.transitIps',
      cell: { kind: 'list', items: 'mono' },
      hidden: true,
    },
    { id: 'interface.vni', label: 'VNI', path: 'interface.vni', cell: { kind: 'identifier' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/probes-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: {
    label: 'New probe',
    to: (params) => fill('/projects/:project/probes-new', params),
    role: 'project.collaborator',
  },
  empty: {
    title: 'No probes',
    body: 'Create a probe to test from a certain sled whether this project\'s network works.',
  },
  refresh: [],
}

export default function ProbeList(props: { slots?: Slots['probe.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
