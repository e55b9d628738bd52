// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { affinityGroupDelete } from '../../api/sdk/experimental.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name}. Its instances stay and may from now on run far from each other.' },
    role: 'project.collaborator',
    versions: { since: '20251008.0.0' },
    bulk: true,
    call: ({ row }) => affinityGroupDelete({ path: { affinityGroup: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Affinity group {name} deleted',
    effects: ['affinity_group'],
    leave: (params) => fill('/projects/:project/affinity-groups', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
