// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { vpcRouterDelete } from '../../api/sdk/vpcs.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name} and its routes, and detaches it from its subnets.' },
    offer: { kind: 'field', path: 'kind', in: ['custom'] },
    reason: 'Only custom routers can be deleted',
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => vpcRouterDelete({ path: { router: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Router {name} deleted',
    effects: ['vpc_router', 'vpc_subnet'],
    leave: (params) => fill('/projects/:project/vpcs/:vpc/routers', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
