// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { floatingIpDetach } from '../../api/sdk/floating-ips.gen.ts'
import { instanceEphemeralIpDetach } from '../../api/sdk/instances.gen.ts'
import type { ExternalIp } from '../../api/types.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<ExternalIp> = {
  kind: 'list',
  id: 'instance_external_ip.list',
  entity: 'instance_external_ip',
  title: 'External IPs',
  embedded: true,
  source: { query: listRows, shape: { kind: 'page' }, paged: false },
  columns: [
    { id: 'ip', label: 'IP', path: 'ip', cell: { kind: 'mono' }, type: 'ip' },
    {
      id: 'kind',
      label: 'Kind',
      help: 'Floating IPs can move between instances. Ephemeral IPs go with the instance. SNAT is for outgoing traffic only.',
      path: 'kind',
      cell: {
        kind: 'badge',
        tones: { ephemeral: 'neutral', floating: 'neutral', snat: 'neutral' },
        labels: { snat: 'SNAT' },
      },
    },
    { id: 'ipPoolId', label: 'IP pool', path: 'ipPoolId', cell: { kind: 'ref', lookup: ipPoolMineLookup } },
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'firstPort', label: 'First port', path: 'firstPort', cell: { kind: 'identifier' }, hidden: true },
    { id: 'lastPort', label: 'Last port', path: 'lastPort', cell: { kind: 'identifier' }, hidden: true },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'instanceId',
      label: 'Instance',
      path: 'instanceId',
      cell: { kind: 'ref', lookup: instanceLookup },
      hidden: true,
    },
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
  rowName: 'ip',
  links: [],
  actions: [
    {
      id: 'detachFloating',
      label: 'Detach',
      phrase: 'Detach {name} from {$parent.name}',
      danger: true,
      confirm: { body: '{$parent.name} will lose {name}.' },
      offer: { kind: 'field', path: 'kind', in: ['floating'] },
      reason: 'Only ephemeral and floating IPs can be detached',
      role: 'project.collaborator',
      call: ({ row }) => floatingIpDetach({ path: { floatingIp: textAt(row, 'id') }, throwOnError: true }),
      toast: 'Floating IP {name} detached from {$parent.name}',
      effects: ['floating_ip', 'instance_external_ip'],
    },
    {
      id: 'detachEphemeral',
      label: 'Detach',
      phrase: 'Detach {name} from {$parent.name}',
      danger: true,
      confirm: { body: '{$parent.name} will lose {name}, which goes back to its pool.' },
      offer: { kind: 'field', path: 'kind', in: ['ephemeral'] },
      reason: 'Only an ephemeral IP can be detached',
      role: 'project.collaborator',
      call: ({ parent }) => instanceEphemeralIpDetach({ path: { instance: textAt(parent, 'id') }, throwOnError: true }),
      toast: 'Ephemeral IP {name} detached from {$parent.name}',
      effects: ['instance_external_ip', 'ip_pool'],
    },
  ],
  empty: {
    title: 'No external IPs',
    body: 'The instance cannot be reached from outside. Attach an ephemeral or a floating IP.',
  },
  refresh: [],
}
