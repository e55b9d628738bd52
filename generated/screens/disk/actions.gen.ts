// Generated from openapi/resources/disks.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { asBody, fieldAt, textAt } from '../../../src/kit/values.ts'
import { diskDelete } from '../../api/sdk/disks.gen.ts'
import { snapshotCreate } from '../../api/sdk/snapshots.gen.ts'
import type { Disk, SnapshotCreateData } from '../../api/types.gen.ts'

export const actions: readonly Action<'snapshot' | 'delete'>[] = [
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
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name} and everything on it. Snapshots and images made from it stay.' },
    offer: { kind: 'field', path: 'state.state', in: ['detached', 'faulted'] },
    reason: 'Only a detached or faulted disk can be deleted. Detach it from its instance first.',
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => diskDelete({ path: { disk: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Disk {name} deleted',
    effects: ['disk', 'silo_utilization'],
    leave: (params) => fill('/projects/:project/disks', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
