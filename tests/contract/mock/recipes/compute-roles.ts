import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'
import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

type Call = Pick<Step, 'path' | 'query' | 'body'>

const project = { project: 'web-shop' }
const of = (path: Record<string, string>, body?: unknown): Call => ({
  path,
  query: project,
  ...(body === undefined ? {} : { body }),
})
const here = (body?: unknown): Call => of({}, body)

const disk = { disk: 'orders' }
const instance = { instance: 'web-1' }
const snapshot = { snapshot: 'orders-monday' }
const address = { floating_ip: 'spare' }
const group = { anti_affinity_group: 'front-apart' }
const member = { ...group, ...instance }
const nic = { path: { interface: 'net0' }, query: { ...project, ...instance } }
const nil = '00000000-0000-4000-8000-00000000dead'

const size = { ncpus: 1, memory: 1_073_741_824 }
const blank = { type: 'blank', block_size: 512 }
const newGroup = { name: 'x', description: '', policy: 'allow', failure_domain: 'sled' }

/** What a viewer of the project may not do, and a stranger does not see (server-behaviour §10). */
const writing: readonly (readonly [OperationId, Call, string])[] = [
  ['disk_create', here({ name: 'x', description: '', size: 1_073_741_824, disk_source: blank }), 'project'],
  ['disk_delete', of(disk), 'disk'],
  ['disk_bulk_write_import_start', of(disk), 'disk'],
  ['disk_bulk_write_import', of(disk, { offset: 0, base64_encoded_data: '' }), 'disk'],
  ['disk_bulk_write_import_stop', of(disk), 'disk'],
  ['disk_finalize_import', of(disk, {}), 'disk'],
  ['snapshot_create', here({ name: 'x', description: '', disk: 'orders' }), 'project'],
  ['snapshot_delete', of(snapshot), 'snapshot'],
  ['floating_ip_create', here({ name: 'x', description: '' }), 'project'],
  ['floating_ip_update', of(address, {}), 'floating-ip'],
  ['floating_ip_delete', of(address), 'floating-ip'],
  ['floating_ip_attach', of(address, { kind: 'instance', parent: 'web-1' }), 'floating-ip'],
  ['floating_ip_detach', of(address), 'floating-ip'],
  ['instance_create', here({ name: 'x', description: '', hostname: 'x', ...size }), 'project'],
  [
    'instance_update',
    of(instance, { ...size, boot_disk: null, auto_restart_policy: null, cpu_platform: null }),
    'instance',
  ],
  ['instance_delete', of(instance), 'instance'],
  ['instance_start', of(instance), 'instance'],
  ['instance_stop', of(instance), 'instance'],
  ['instance_reboot', of(instance), 'instance'],
  ['instance_disk_attach', of(instance, { disk: 'orders-old' }), 'instance'],
  ['instance_disk_detach', of(instance, { disk: 'orders-old' }), 'instance'],
  ['instance_ephemeral_ip_attach', of(instance, {}), 'instance'],
  ['instance_ephemeral_ip_detach', of(instance), 'instance'],
  [
    'instance_network_interface_create',
    {
      query: { ...project, ...instance },
      body: { name: 'x', description: '', vpc_name: 'default', subnet_name: 'default' },
    },
    'instance',
  ],
  ['instance_network_interface_update', { ...nic, body: {} }, 'instance-network-interface'],
  ['instance_network_interface_delete', nic, 'instance-network-interface'],
  ['anti_affinity_group_create', here(newGroup), 'project'],
  ['anti_affinity_group_update', of(group, {}), 'anti-affinity-group'],
  ['anti_affinity_group_delete', of(group), 'anti-affinity-group'],
  ['anti_affinity_group_member_instance_add', of(member), 'anti-affinity-group'],
  ['anti_affinity_group_member_instance_delete', of(member), 'anti-affinity-group'],
  ['affinity_group_create', here(newGroup), 'project'],
  ['probe_create', here({ name: 'x', description: '', sled: nil }), 'project'],
  ['project_update', { path: project, body: {} }, 'project'],
  ['project_delete', { path: project }, 'project'],
]

/** What a stranger does not see. */
const reading: readonly (readonly [OperationId, Call, string])[] = [
  ['disk_list', here(), 'project'],
  ['disk_view', of(disk), 'disk'],
  ['snapshot_list', here(), 'project'],
  ['snapshot_view', of(snapshot), 'snapshot'],
  ['floating_ip_list', here(), 'project'],
  ['floating_ip_view', of(address), 'floating-ip'],
  ['image_list', here(), 'project'],
  ['instance_list', here(), 'project'],
  ['instance_view', of(instance), 'instance'],
  ['instance_disk_list', of(instance), 'instance'],
  ['instance_external_ip_list', of(instance), 'instance'],
  ['instance_ssh_public_key_list', of(instance), 'instance'],
  ['instance_affinity_group_list', of(instance), 'instance'],
  ['instance_anti_affinity_group_list', of(instance), 'instance'],
  ['instance_network_interface_list', { query: { ...project, ...instance } }, 'instance'],
  ['instance_network_interface_view', nic, 'instance-network-interface'],
  ['anti_affinity_group_list', here(), 'project'],
  ['anti_affinity_group_view', of(group), 'anti-affinity-group'],
  ['anti_affinity_group_member_list', of(group), 'anti-affinity-group'],
  ['anti_affinity_group_member_instance_view', of(member), 'anti-affinity-group'],
  ['affinity_group_list', here(), 'project'],
  ['probe_list', here(), 'project'],
  ['project_view', { path: project }, 'project'],
]

const together = { affinity_group: 'together' }
const ping = { probe: 'ping' }

/** The same of what the story has none of. */
const twinWriting: readonly (readonly [OperationId, Call, string])[] = [
  ['affinity_group_update', of(together, {}), 'affinity-group'],
  ['affinity_group_delete', of(together), 'affinity-group'],
  ['affinity_group_member_instance_add', of({ ...together, instance: 'batch' }), 'affinity-group'],
  ['affinity_group_member_instance_delete', of({ ...together, instance: 'batch' }), 'affinity-group'],
  ['probe_delete', of(ping), 'probe'],
]
const twinReading: readonly (readonly [OperationId, Call, string])[] = [
  ['affinity_group_view', of(together), 'affinity-group'],
  ['affinity_group_member_list', of(together), 'affinity-group'],
  ['affinity_group_member_instance_view', of({ ...together, instance: 'batch' }), 'affinity-group'],
  ['probe_view', of(ping), 'probe'],
]

/** The name of what the caller does not see. */
const names: Readonly<Record<string, string>> = {
  project: 'web-shop',
  disk: 'orders',
  snapshot: 'orders-monday',
  'floating-ip': 'spare',
  instance: 'web-1',
  'instance-network-interface': 'net0',
  'anti-affinity-group': 'front-apart',
  'affinity-group': 'together',
  probe: 'ping',
}

const hidden = ([call, request, type]: readonly [OperationId, Call, string]): Step =>
  refused(404, 'ObjectNotFound', `not found: ${type} with name "${names[type] ?? ''}"`, {
    call,
    ...request,
    headers: as.stranger,
  })

export const computeRoles: readonly Recipe[] = [
  {
    name: 'a viewer changes nothing in a project',
    steps: writing.map(([call, request]) =>
      refused(403, 'Forbidden', 'Forbidden', { call, ...request, headers: as.viewer }),
    ),
  },
  {
    name: 'a stranger sees nothing of a project',
    steps: [...writing, ...reading].map(hidden),
  },
  {
    name: 'images of the silo are for its collaborators',
    steps: [
      // An admin of the project is not enough to share with the silo.
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'image_promote',
        ...of({ image: 'shop-base' }),
        headers: as.keeper,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'image_demote',
        ...of({ image: 'debian-13' }),
        headers: as.siloViewer,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'image_delete',
        path: { image: 'debian-13' },
        headers: as.siloViewer,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'image_delete',
        ...of({ image: 'shop-base' }),
        headers: as.viewer,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'image_create',
        ...here({ name: 'x', description: '', os: '', version: '', source: { type: 'snapshot', id: nil } }),
        headers: as.viewer,
      }),
    ],
  },
  {
    name: 'affinity groups and probes are for collaborators to change, and for no stranger to see',
    steps: [
      ok({ call: 'sled_list', as: 'sleds' }),
      ok({ call: 'affinity_group_create', ...here({ ...newGroup, name: 'together' }), status: 201 }),
      ok({ call: 'affinity_group_member_instance_add', ...of({ ...together, instance: 'batch' }), status: 201 }),
      ok({
        call: 'probe_create',
        ...here({ name: 'ping', description: '', sled: '{{sleds.items.0.id}}' }),
        status: 201,
      }),
      ...twinWriting.map(([call, request]) =>
        refused(403, 'Forbidden', 'Forbidden', { call, ...request, headers: as.viewer }),
      ),
      ...[...twinWriting, ...twinReading].map(hidden),
      // A collaborator may.
      ...twinReading.map(([call, request]) => ok({ call, ...request, headers: as.viewer })),
      ok({ call: 'affinity_group_update', ...of(together, { description: 'Close' }), headers: as.worker }),
      ok({
        call: 'affinity_group_member_instance_delete',
        ...of({ ...together, instance: 'batch' }),
        headers: as.worker,
        status: 204,
      }),
      ok({
        call: 'affinity_group_member_instance_add',
        ...of({ ...together, instance: 'batch' }),
        headers: as.worker,
        status: 201,
      }),
      ok({ call: 'affinity_group_delete', ...of(together), headers: as.worker, status: 204 }),
      ok({ call: 'probe_delete', ...of(ping), headers: as.worker, status: 204 }),
    ],
  },
]
