// Generated from openapi/resources/floating-ips.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { FloatingIp } from '../../api/types.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<FloatingIp> = {
  kind: 'detail',
  id: 'floating_ip.detail',
  entity: 'floating_ip',
  title: (params) => params['floatingIp'] ?? 'Floating IP',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'ip', label: 'IP address', path: 'ip', cell: { kind: 'id' } },
    {
      id: 'instanceId',
      label: 'Attached to instance',
      path: 'instanceId',
      cell: { kind: 'ref', lookup: instanceLookup },
    },
    {
      id: 'ipPoolId',
      label: 'IP pool',
      path: 'ipPoolId',
      cell: { kind: 'ref', lookup: ipPoolMineLookup },
      versions: { since: '20251008.0.0' },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  line: ['ip', 'instanceId', 'ipPoolId'],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'project.collaborator',
      to: (_row, params) => fill('/projects/:project/floating-ips/:floatingIp/edit', params),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/floating-ips-new?from=:from', { ...params, from: textAt(row, 'id') }),
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
  terraform: true,
}

export default function FloatingIpDetail(props: { slots?: Slots['floating_ip.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
