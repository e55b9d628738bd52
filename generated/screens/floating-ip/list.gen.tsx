// Generated from openapi/resources/floating-ips.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { FloatingIp } from '../../api/types.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<FloatingIp> = {
  kind: 'list',
  id: 'floating_ip.list',
  entity: 'floating_ip',
  title: 'Floating IPs',
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
        to: (row, params) => fill('/projects/:project/floating-ips/:floatingIp', { ...params, floatingIp: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'ip', label: 'IP address', path: 'ip', cell: { kind: 'id' }, type: 'ip' },
    {
      id: 'ipPoolId',
      label: 'IP pool',
      path: 'ipPoolId',
      cell: { kind: 'ref', lookup: ipPoolMineLookup },
      versions: { since: '20251008.0.0' },
    },
    {
      id: 'instanceId',
      label: 'Attached to instance',
      path: 'instanceId',
      cell: { kind: 'ref', lookup: instanceLookup },
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'projectId',
      label: 'Project',
      path: 'projectId',
      cell: { kind: 'ref', lookup: projectLookup },
      hidden: true,
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/floating-ips/:floatingIp/edit', { ...params, floatingIp: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/floating-ips-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: {
    label: 'New floating IP',
    to: (params) => fill('/projects/:project/floating-ips-new', params),
    role: 'project.collaborator',
  },
  empty: {
    title: 'No floating IPs',
    body: 'Create a floating IP to keep one address and move it between instances.',
  },
  refresh: [],
}

export default function FloatingIpList(props: { slots?: Slots['floating_ip.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
