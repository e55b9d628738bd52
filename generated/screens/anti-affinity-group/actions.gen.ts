// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { antiAffinityGroupDelete } from '../../api/sdk/affinity.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name}. Its instances stay and may from now on share hardware.' },
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => antiAffinityGroupDelete({ path: { antiAffinityGroup: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Anti-affinity group {name} deleted',
    effects: ['anti_affinity_group'],
    leave: (params) => fill('/projects/:project/affinity', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
