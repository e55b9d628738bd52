// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { readModifyWrite } from '../../../src/kit/queries/read-modify-write.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { asBody, fieldAt, textAt } from '../../../src/kit/values.ts'
import { antiAffinityGroupMemberInstanceAdd } from '../../api/sdk/affinity.gen.ts'
import { affinityGroupMemberInstanceAdd } from '../../api/sdk/experimental.gen.ts'
import { floatingIpAttach } from '../../api/sdk/floating-ips.gen.ts'
import { instanceDelete, instanceDiskAttach, instanceEphemeralIpAttach, instanceReboot, instanceStart, instanceStop, instanceUpdate, instanceView } from '../../api/sdk/instances.gen.ts'
import type { AffinityGroupMemberInstanceAddData, AntiAffinityGroupMemberInstanceAddData, FloatingIpAttachData, Instance, InstanceDiskAttachData, InstanceEphemeralIpAttachData, InstanceUpdateData } from '../../api/types.gen.ts'
import { affinityGroupInstanceLookup, affinityGroupLookup } from '../affinity-group/lookup.gen.ts'
import { antiAffinityGroupInstanceLookup, antiAffinityGroupLookup } from '../anti-affinity-group/lookup.gen.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import { floatingIpLookup } from '../floating-ip/lookup.gen.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'

export const actions: readonly Action<'start' | 'stop' | 'reboot' | 'resize' | 'setBootDisk' | 'setAutoRestart' | 'attachDisk' | 'attachEphemeralIp' | 'attachFloatingIp' | 'addToAntiAffinityGroup' | 'addToAffinityGroup' | 'delete'>[] = [
  {
    id: 'start',
    label: 'Start',
    confirm: { body: '' },
    offer: { kind: 'field', path: 'runState', in: ['stopped', 'failed'] },
    reason: 'Only a stopped or failed instance can be started',
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => instanceStart({ path: { instance: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Starting instance {name}',
    effects: ['affinity_group_member', 'anti_affinity_group_member', 'instance', 'silo_utilization', 'sled_instance'],
  },
  {
    id: 'stop',
    label: 'Stop',
    danger: true,
    confirm: { body: '{name} shuts down. It keeps its disks and addresses; its vCPUs and memory are freed.' },
    offer: { kind: 'field', path: 'runState', in: ['running', 'starting', 'rebooting', 'failed'] },
    reason: 'Only a running instance can be stopped',
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => instanceStop({ path: { instance: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Stopping instance {name}',
    effects: ['affinity_group_member', 'anti_affinity_group_member', 'instance', 'sled_instance'],
  },
  {
    id: 'reboot',
    label: 'Reboot',
    danger: true,
    confirm: { body: '{name} restarts at once. What runs on it is interrupted.' },
    offer: { kind: 'field', path: 'runState', in: ['running'] },
    reason: 'Only a running instance can be rebooted',
    role: 'project.collaborator',
    versions: { since: '20251008.0.0' },
    bulk: true,
    call: ({ row }) => instanceReboot({ path: { instance: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Rebooting instance {name}',
    effects: ['affinity_group_member', 'anti_affinity_group_member', 'instance', 'sled_instance'],
  },
  {
    id: 'resize',
    label: 'Resize',
    title: 'Resize instance',
    offer: { kind: 'field', path: 'runState', in: ['stopped', 'failed', 'creating'] },
    reason: 'Only a stopped, failed or creating instance can be resized',
    role: 'project.collaborator',
    changes: true,
    form: [
      {
        id: 'ncpus',
        label: 'vCPUs',
        help: '1–64',
        required: true,
        widget: { kind: 'integer', min: 1, max: 64, unit: 'vCPUs' },
      },
      {
        id: 'memory',
        label: 'Memory',
        help: '1–1536 GiB',
        required: true,
        widget: { kind: 'bytes', unit: 'GiB', min: 1073741824, max: 1649267441664 },
      },
    ] satisfies FieldsOf<NonNullable<InstanceUpdateData['body']>>,
    onTab: true,
    call: readModifyWrite({
      of: 'row',
      read: ({ row }) => instanceView({ path: { instance: textAt(row, 'id') }, throwOnError: true }),
      write: ({ row, form }) => instanceUpdate({ path: { instance: textAt(row, 'id') }, body: { ...asBody<NonNullable<InstanceUpdateData['body']>, 'ncpus' | 'memory'>(form), autoRestartPolicy: fieldAt<Instance, 'autoRestartPolicy'>(row, 'autoRestartPolicy') ?? null, bootDisk: fieldAt<Instance, 'bootDiskId'>(row, 'bootDiskId') ?? null, cpuPlatform: fieldAt<Instance, 'cpuPlatform'>(row, 'cpuPlatform') ?? null }, throwOnError: true }),
    }),
    toast: 'Instance {name} resized',
    effects: ['instance', 'sled_instance'],
  },
  {
    id: 'setBootDisk',
    label: 'Change boot disk',
    offer: { kind: 'field', path: 'runState', in: ['stopped', 'failed', 'creating'] },
    reason: 'Stop the instance to change its boot disk',
    role: 'project.collaborator',
    changes: true,
    form: [
      {
        id: 'bootDisk',
        label: 'Boot disk',
        help: 'Disk that the instance starts from. Only disks attached to the instance can be chosen.',
        required: true,
        nullable: true,
        widget: {
          kind: 'picker',
          lookup: diskLookup,
          among: { kind: 'same', path: 'state.instance', as: '$row.id' },
          reason: 'Only disks attached to the instance can be its boot disk',
        },
        from: 'bootDiskId',
      },
    ] satisfies FieldsOf<NonNullable<InstanceUpdateData['body']>>,
    onTab: true,
    call: readModifyWrite({
      of: 'row',
      read: ({ row }) => instanceView({ path: { instance: textAt(row, 'id') }, throwOnError: true }),
      write: ({ row, form }) => instanceUpdate({ path: { instance: textAt(row, 'id') }, body: { ...asBody<NonNullable<InstanceUpdateData['body']>, 'bootDisk'>(form), autoRestartPolicy: fieldAt<Instance, 'autoRestartPolicy'>(row, 'autoRestartPolicy') ?? null, cpuPlatform: fieldAt<Instance, 'cpuPlatform'>(row, 'cpuPlatform') ?? null, memory: fieldAt<Instance, 'memory'>(row, 'memory'), ncpus: fieldAt<Instance, 'ncpus'>(row, 'ncpus') }, throwOnError: true }),
    }),
    toast: 'Boot disk of {name} changed',
    effects: ['instance'],
  },
  {
    id: 'setAutoRestart',
    label: 'Change auto-restart policy',
    role: 'project.collaborator',
    changes: true,
    form: [
      {
        id: 'autoRestartPolicy',
        label: 'Policy',
        help: 'What happens when the instance fails. The default of the platform is best effort.',
        required: true,
        nullable: true,
        widget: {
          kind: 'radio',
          options: [
            { value: 'never', label: 'Never', help: 'The instance stays failed until someone starts it' },
            {
              value: 'best_effort',
              label: 'Best effort',
              help: 'The system starts the instance again after a failure, when it can',
            },
          ],
          none: 'Default',
        },
      },
    ] satisfies FieldsOf<NonNullable<InstanceUpdateData['body']>>,
    onTab: true,
    call: readModifyWrite({
      of: 'row',
      read: ({ row }) => instanceView({ path: { instance: textAt(row, 'id') }, throwOnError: true }),
      write: ({ row, form }) => instanceUpdate({ path: { instance: textAt(row, 'id') }, body: { ...asBody<NonNullable<InstanceUpdateData['body']>, 'autoRestartPolicy'>(form), bootDisk: fieldAt<Instance, 'bootDiskId'>(row, 'bootDiskId') ?? null, cpuPlatform: fieldAt<Instance, 'cpuPlatform'>(row, 'cpuPlatform') ?? null, memory: fieldAt<Instance, 'memory'>(row, 'memory'), ncpus: fieldAt<Instance, 'ncpus'>(row, 'ncpus') }, throwOnError: true }),
    }),
    toast: 'Auto-restart policy of {name} updated',
    effects: ['instance'],
  },
  {
    id: 'attachDisk',
    label: 'Attach existing disk',
    offer: { kind: 'field', path: 'runState', in: ['creating', 'stopped'] },
    reason: 'The instance must be stopped',
    role: 'project.collaborator',
    form: [
      {
        id: 'disk',
        label: 'Disk name',
        help: 'Only detached disks can be attached.',
        required: true,
        widget: {
          kind: 'picker',
          lookup: diskLookup,
          among: { kind: 'field', path: 'state.state', in: ['creating', 'detached'] },
          reason: 'Only detached disks can be attached',
          create: () => import('../disk/create.gen.tsx').then(({ screen }) => screen),
        },
      },
    ] satisfies FieldsOf<NonNullable<InstanceDiskAttachData['body']>>,
    onTab: true,
    call: ({ row, form }) => instanceDiskAttach({ path: { instance: textAt(row, 'id') }, body: asBody<NonNullable<InstanceDiskAttachData['body']>, 'disk'>(form), throwOnError: true }),
    toast: 'Disk {$form.disk} attached to {name}',
    effects: ['disk'],
  },
  {
    id: 'attachEphemeralIp',
    label: 'Attach ephemeral IP',
    offer: { kind: 'field', path: 'runState', in: ['stopped', 'running', 'rebooting'] },
    reason: 'Wait until the instance is running or stopped',
    role: 'project.collaborator',
    form: [
      {
        id: 'pool',
        label: 'IP pool',
        help: 'Pool that the address comes from.',
        required: false,
        nullable: true,
        widget: { kind: 'picker', lookup: ipPoolMineLookup },
      },
    ] satisfies FieldsOf<NonNullable<InstanceEphemeralIpAttachData['body']>>,
    onTab: true,
    call: ({ row, form }) => instanceEphemeralIpAttach({ path: { instance: textAt(row, 'id') }, body: asBody<NonNullable<InstanceEphemeralIpAttachData['body']>, 'pool'>(form), throwOnError: true }),
    toast: 'Ephemeral IP attached to {name}',
    effects: ['instance_external_ip', 'ip_pool'],
  },
  {
    id: 'attachFloatingIp',
    label: 'Attach floating IP',
    offer: { kind: 'field', path: 'runState', in: ['stopped', 'running', 'rebooting'] },
    reason: 'Wait until the instance is running or stopped',
    role: 'project.collaborator',
    form: [
      {
        id: 'floatingIp',
        label: 'Floating IP',
        required: true,
        widget: {
          kind: 'picker',
          lookup: floatingIpLookup,
          among: { kind: 'field', path: 'instanceId', in: [null] },
          reason: 'Already attached',
          create: () => import('../floating-ip/create.gen.tsx').then(({ screen }) => screen),
        },
      },
    ] satisfies FieldsOf<NonNullable<FloatingIpAttachData['body']> & { floatingIp: FloatingIpAttachData['path']['floatingIp'] }>,
    onTab: true,
    call: ({ row, form }) => floatingIpAttach({ path: { floatingIp: textAt(form, 'floatingIp') }, body: { ...asBody<NonNullable<FloatingIpAttachData['body']>, 'floatingIp'>(form, ['floatingIp']), kind: 'instance', parent: fieldAt<Instance, 'id'>(row, 'id') }, throwOnError: true }),
    toast: 'Floating IP {$form.floatingIp} attached to {name}',
    effects: ['floating_ip', 'instance_external_ip'],
  },
  {
    id: 'addToAntiAffinityGroup',
    label: 'Add to anti-affinity group',
    offer: { kind: 'field', path: 'runState', in: ['stopped'] },
    reason: 'The instance must be stopped',
    role: 'project.collaborator',
    form: [
      {
        id: 'antiAffinityGroup',
        label: 'Anti-affinity group',
        required: true,
        widget: {
          kind: 'picker',
          lookup: antiAffinityGroupLookup,
          taken: {
            by: 'id',
            of: { instance: 'id' },
            say: 'Already a member',
            lookup: antiAffinityGroupInstanceLookup,
            as: 'id',
          },
        },
      },
    ] satisfies FieldsOf<{ antiAffinityGroup: AntiAffinityGroupMemberInstanceAddData['path']['antiAffinityGroup'] }>,
    onTab: true,
    call: ({ row, form }) => antiAffinityGroupMemberInstanceAdd({ path: { antiAffinityGroup: textAt(form, 'antiAffinityGroup'), instance: textAt(row, 'id') }, throwOnError: true }),
    toast: '{name} added to {$form.antiAffinityGroup}',
    effects: ['anti_affinity_group', 'anti_affinity_group_member'],
  },
  {
    id: 'addToAffinityGroup',
    label: 'Add to affinity group',
    offer: { kind: 'field', path: 'runState', in: ['stopped'] },
    reason: 'The instance must be stopped',
    role: 'project.collaborator',
    versions: { since: '20251008.0.0' },
    form: [
      {
        id: 'affinityGroup',
        label: 'Affinity group',
        required: true,
        widget: {
          kind: 'picker',
          lookup: affinityGroupLookup,
          taken: {
            by: 'id',
            of: { instance: 'id' },
            say: 'Already a member',
            lookup: affinityGroupInstanceLookup,
            as: 'id',
          },
        },
      },
    ] satisfies FieldsOf<{ affinityGroup: AffinityGroupMemberInstanceAddData['path']['affinityGroup'] }>,
    onTab: true,
    call: ({ row, form }) => affinityGroupMemberInstanceAdd({ path: { affinityGroup: textAt(form, 'affinityGroup'), instance: textAt(row, 'id') }, throwOnError: true }),
    toast: '{name} added to {$form.affinityGroup}',
    effects: ['affinity_group', 'affinity_group_member'],
  },
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name}. Its disks are detached, not deleted.' },
    offer: { kind: 'field', path: 'runState', in: ['stopped', 'failed'] },
    reason: 'Only a stopped or failed instance can be deleted',
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => instanceDelete({ path: { instance: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Deleting instance {name}',
    effects: [
      'affinity_group_member',
      'anti_affinity_group_member',
      'disk',
      'floating_ip',
      'instance',
      'instance_network_interface',
      'ip_pool',
    ],
    leave: (params) => fill('/projects/:project/instances', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
