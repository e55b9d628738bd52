// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { Sled } from '../../api/types.gen.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Sled> = {
  kind: 'detail',
  id: 'sled.detail',
  entity: 'sled',
  title: (params) => params['sledId'] ?? 'Sled',
  rowName: 'baseboard.serial',
  source: { query: detailRow },
  rows: [
    {
      id: 'policy.kind',
      label: 'Policy',
      path: 'policy.kind',
      cell: {
        kind: 'badge',
        tones: { expunged: 'neutral', in_service: 'success' },
        labels: { in_service: 'In service', expunged: 'Expunged' },
      },
    },
    {
      id: 'policy.provisionPolicy',
      label: 'Provision policy',
      help: 'Whether new instances may be placed on the sled.',
      path: 'policy.provisionPolicy',
      cell: {
        kind: 'badge',
        tones: { non_provisionable: 'neutral', provisionable: 'success' },
        labels: { provisionable: 'Provisionable', non_provisionable: 'Not provisionable' },
      },
    },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: { kind: 'badge', tones: { active: 'success', decommissioned: 'neutral' } },
    },
    { id: 'baseboard.part', label: 'Part number', path: 'baseboard.part', cell: { kind: 'mono' } },
    { id: 'baseboard.revision', label: 'Revision', path: 'baseboard.revision', cell: { kind: 'identifier' } },
    { id: 'id', label: 'Sled ID', path: 'id', cell: { kind: 'id' } },
    {
      id: 'usableHardwareThreads',
      label: 'Usable hardware threads',
      path: 'usableHardwareThreads',
      cell: { kind: 'number' },
    },
    {
      id: 'usablePhysicalRam',
      label: 'Usable physical RAM',
      path: 'usablePhysicalRam',
      cell: { kind: 'bytes' },
    },
    { id: 'rackId', label: 'Rack', path: 'rackId', cell: { kind: 'ref', lookup: rackLookup } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
  ],
  line: ['state', 'policy.kind', 'usableHardwareThreads', 'usablePhysicalRam'],
  links: [],
  actions: actions,
  tabs: [
    { label: 'Instances', to: (params) => fill('/system/inventory/sleds/:sledId/instances', params) },
    { label: 'Disks', to: (params) => fill('/system/inventory/sleds/:sledId/disks', params) },
  ],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function SledDetail(props: { slots?: Slots['sled.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
