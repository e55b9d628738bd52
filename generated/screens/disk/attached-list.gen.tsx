// Generated from openapi/resources/disks.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { readModifyWrite } from '../../../src/kit/queries/read-modify-write.ts'
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { asBody, fieldAt, textAt } from '../../../src/kit/values.ts'
import { instanceDiskDetach, instanceUpdate, instanceView } from '../../api/sdk/instances.gen.ts'
import { snapshotCreate } from '../../api/sdk/snapshots.gen.ts'
import type { Disk, Instance, SnapshotCreateData } from '../../api/types.gen.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import { imageOrSiloLookup } from '../image/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import { snapshotLookup } from '../snapshot/lookup.gen.ts'
import { attachedListRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Disk> = {
  kind: 'list',
  id: 'disk.attached.list',
  entity: 'disk',
  title: 'Disks',
  embedded: true,
  source: {
    query: attachedListRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    { id: 'name', label: 'Disk', path: 'name', cell: { kind: 'text' } },
    { id: 'size', label: 'Size', path: 'size', cell: { kind: 'bytes' } },
    {
      id: 'state.state',
      label: 'State',
      path: 'state.state',
      cell: {
        kind: 'badge',
        tones: {
          attached: 'success',
          attaching: 'info',
          creating: 'success',
          destroyed: 'danger',
          detached: 'neutral',
          detaching: 'info',
          faulted: 'danger',
          finalizing: 'info',
          import_ready: 'info',
          importing_from_bulk_writes: 'notice',
          importing_from_url: 'notice',
          maintenance: 'warning',
        },
        passing: ['attaching', 'creating', 'detaching', 'finalizing'],
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'blockSize', label: 'Block size', path: 'blockSize', cell: { kind: 'bytes' }, hidden: true },
    {
      id: 'description',
      label: 'Description',
      path: 'description',
      cell: { kind: 'description' },
      hidden: true,
    },
    { id: 'devicePath', label: 'Device path', path: 'devicePath', cell: { kind: 'mono' }, hidden: true },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'imageId',
      label: 'Source image',
      path: 'imageId',
      cell: { kind: 'ref', lookup: imageOrSiloLookup },
      hidden: true,
    },
    {
      id: 'projectId',
      label: 'Project',
      path: 'projectId',
      cell: { kind: 'ref', lookup: projectLookup },
      hidden: true,
    },
    {
      id: 'snapshotId',
      label: 'Source snapshot',
      path: 'snapshotId',
      cell: { kind: 'ref', lookup: snapshotLookup },
      hidden: true,
    },
    {
      id: 'state.instance',
      label: 'Attached to',
      path: 'state.instance',
      cell: { kind: 'ref', lookup: instanceLookup },
      hidden: true,
    },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [],
  actions: [
    {
      id: 'snapshot',
      label: 'Snapshot',
      title: 'Snapshot disk',
      offer: { kind: 'field', path: 'state.state', in: ['attached', 'detached'] },
      reason: 'Only an attached or a detached disk can be snapshotted',
      role: 'project.collaborator',
      form: [
        { id: 'name', label: 'Name', required: true, widget: { kind: 'name' }, proposed: 'name' },
        { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
      ] satisfies FieldsOf<NonNullable<SnapshotCreateData['body']>>,
      call: ({ row, params, form }) => snapshotCreate({ query: { ...chain([['project', params['project']]]), project: params['project'] ?? '' }, body: { ...asBody<NonNullable<SnapshotCreateData['body']>, 'name' | 'description'>(form), disk: fieldAt<Disk, 'id'>(row, 'id') }, throwOnError: true }),
      toast: 'Snapshot {$form.name} created',
      effects: ['silo_utilization', 'snapshot'],
    },
    {
      id: 'makeBoot',
      label: 'Set as boot disk',
      phrase: 'Set {name} as boot disk of {$parent.name}',
      confirm: {
        body: '{$parent.name} will start from {name}.',
        former: {
          lookup: diskLookup,
          where: { kind: 'same', path: 'id', as: '$parent.bootDiskId' },
          otherwise: 'If another disk is the boot disk now, it stops being it.',
          text: '{$former} stops being the boot disk, and stays attached.',
        },
      },
      offer: {
        kind: 'all',
        of: [
          { kind: 'field', path: '$parent.runState', in: ['stopped', 'failed', 'creating'] },
          { kind: 'field', path: 'state.state', in: ['attached'] },
          { kind: 'not', of: { kind: 'same', path: 'id', as: '$parent.bootDiskId' } },
        ],
      },
      because: [
        {
          unless: { kind: 'not', of: { kind: 'same', path: 'id', as: '$parent.bootDiskId' } },
          say: 'It is the boot disk already',
        },
        {
          unless: { kind: 'field', path: '$parent.runState', in: ['stopped', 'failed', 'creating'] },
          say: 'The instance must be stopped',
        },
      ],
      reason: 'Only an attached disk can be the boot disk',
      role: 'project.collaborator',
      call: readModifyWrite({
        of: 'parent',
        read: ({ parent }) => instanceView({ path: { instance: textAt(parent, 'id') }, throwOnError: true }),
        write: ({ row, parent }) => instanceUpdate({ path: { instance: textAt(parent, 'id') }, body: { autoRestartPolicy: fieldAt<Instance, 'autoRestartPolicy'>(parent, 'autoRestartPolicy') ?? null, cpuPlatform: fieldAt<Instance, 'cpuPlatform'>(parent, 'cpuPlatform') ?? null, memory: fieldAt<Instance, 'memory'>(parent, 'memory'), ncpus: fieldAt<Instance, 'ncpus'>(parent, 'ncpus'), bootDisk: fieldAt<Disk, 'id'>(row, 'id') ?? null }, throwOnError: true }),
      }),
      toast: '{name} is the boot disk of {$parent.name}',
      effects: ['instance'],
    },
    {
      id: 'clearBoot',
      label: 'Unset as boot disk',
      phrase: 'Unset {name} as boot disk of {$parent.name}',
      confirm: { body: 'Without a boot disk set the instance tries its disks in the order its firmware finds them.' },
      offer: {
        kind: 'all',
        of: [
          { kind: 'field', path: '$parent.runState', in: ['stopped', 'failed', 'creating'] },
          { kind: 'same', path: 'id', as: '$parent.bootDiskId' },
        ],
      },
      because: [{ unless: { kind: 'same', path: 'id', as: '$parent.bootDiskId' }, say: 'It is not the boot disk' }],
      reason: 'The instance must be stopped',
      role: 'project.collaborator',
      call: readModifyWrite({
        of: 'parent',
        read: ({ parent }) => instanceView({ path: { instance: textAt(parent, 'id') }, throwOnError: true }),
        write: ({ parent }) => instanceUpdate({ path: { instance: textAt(parent, 'id') }, body: { autoRestartPolicy: fieldAt<Instance, 'autoRestartPolicy'>(parent, 'autoRestartPolicy') ?? null, cpuPlatform: fieldAt<Instance, 'cpuPlatform'>(parent, 'cpuPlatform') ?? null, memory: fieldAt<Instance, 'memory'>(parent, 'memory'), ncpus: fieldAt<Instance, 'ncpus'>(parent, 'ncpus'), bootDisk: null }, throwOnError: true }),
      }),
      toast: '{name} is no longer the boot disk of {$parent.name}',
      effects: ['instance'],
    },
    {
      id: 'detach',
      label: 'Detach',
      phrase: 'Detach {name} from {$parent.name}',
      danger: true,
      confirm: { body: '{name} will be detached from {$parent.name}. What is on the disk stays.' },
      offer: {
        kind: 'all',
        of: [
          { kind: 'field', path: '$parent.runState', in: ['creating', 'stopped', 'failed'] },
          { kind: 'field', path: 'state.state', in: ['attached'] },
          { kind: 'not', of: { kind: 'same', path: 'id', as: '$parent.bootDiskId' } },
        ],
      },
      because: [
        {
          unless: { kind: 'not', of: { kind: 'same', path: 'id', as: '$parent.bootDiskId' } },
          say: 'Unset it as boot disk first',
        },
        {
          unless: { kind: 'field', path: '$parent.runState', in: ['creating', 'stopped', 'failed'] },
          say: 'The instance must be stopped',
        },
      ],
      reason: 'Only an attached disk can be detached',
      role: 'project.collaborator',
      call: ({ row, params }) => instanceDiskDetach({ path: { instance: params['instance'] ?? '' }, query: { ...selector(params['instance'] ?? '', chain([['project', params['project']]])) }, body: { disk: fieldAt<Disk, 'id'>(row, 'id') }, throwOnError: true }),
      toast: 'Disk {name} detached from {$parent.name}',
      effects: ['disk'],
    },
  ],
  empty: { title: 'No other disks', body: 'Attach a disk or create one to give the instance more room.' },
  refresh: [],
}
