// Generated from openapi/resources/probes.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { ProbeInfo } from '../../api/types.gen.ts'
import { sledLookup } from '../sled/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<ProbeInfo> = {
  kind: 'detail',
  id: 'probe.detail',
  entity: 'probe',
  title: (params) => params['probe'] ?? 'Probe',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'sled', label: 'Sled', path: 'sled', cell: { kind: 'ref', lookup: sledLookup } },
    { id: 'interface.name', label: 'Network interface', path: 'interface.name', cell: { kind: 'text' } },
    { id: 'interface.ip', label: 'Internal IP', path: 'interface.ip', cell: { kind: 'mono' } },
    { id: 'interface.mac', label: 'MAC address', path: 'interface.mac', cell: { kind: 'mono' } },
    {
      id: 'interface.subnet',
      label: 'Subnet',
      help: 'Block of the subnet that holds the private address, in CIDR notation.',
      path: 'interface.subnet',
      cell: { kind: 'mono' },
    },
    {
      id: 'externalIps',
      label: 'External IPs',
      path: 'externalIps',
      cell: {
        kind: 'table',
        of: [
          { id: 'ip', label: 'IP', path: 'ip', cell: { kind: 'mono' } },
          {
            id: 'kind',
            label: 'Kind',
            help: 'How the address was assigned to the probe: SNAT, floating or ephemeral.',
            path: 'kind',
            cell: { kind: 'badge', tones: {} },
          },
          { id: 'firstPort', label: 'First port', path: 'firstPort', cell: { kind: 'identifier' } },
          { id: 'lastPort', label: 'Last port', path: 'lastPort', cell: { kind: 'identifier' } },
        ],
      },
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/probes-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function ProbeDetail(props: { slots?: Slots['probe.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
