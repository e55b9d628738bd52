// Generated from openapi/resources/snapshots.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { snapshotDelete } from '../../api/sdk/snapshots.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name}. Disks and images made from it stay.' },
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => snapshotDelete({ path: { snapshot: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Snapshot {name} deleted',
    effects: ['silo_utilization', 'snapshot'],
    leave: (params) => fill('/projects/:project/snapshots', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
