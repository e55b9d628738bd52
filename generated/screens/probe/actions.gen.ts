// Generated from openapi/resources/probes.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { probeDelete } from '../../api/sdk/experimental.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name} and cannot be undone.' },
    role: 'project.collaborator',
    bulk: true,
    call: ({ row, params }) => probeDelete({ path: { probe: textAt(row, 'id') }, query: { project: params['project'] ?? '' }, throwOnError: true }),
    toast: 'Probe {name} deleted',
    effects: ['ip_pool', 'probe'],
    leave: (params) => fill('/projects/:project/probes', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
