// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { vpcSubnetDelete } from '../../api/sdk/vpcs.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name} and its system route. It fails while network interfaces use the subnet.' },
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => vpcSubnetDelete({ path: { subnet: textAt(row, 'id') }, throwOnError: true }),
    toast: 'VPC subnet {name} deleted',
    effects: ['vpc_router_route', 'vpc_subnet'],
    leave: (params) => fill('/projects/:project/vpcs/:vpc/subnets', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
