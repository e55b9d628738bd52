// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { vpcDelete } from '../../api/sdk/vpcs.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name} with its firewall rules, routers and gateways.' },
    offer: { kind: 'empty', collection: 'vpc_subnet' },
    reason: 'Delete its subnets first',
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => vpcDelete({ path: { vpc: textAt(row, 'id') }, throwOnError: true }),
    toast: 'VPC {name} deleted',
    effects: ['vpc'],
    leave: (params) => fill('/projects/:project/vpcs', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
