// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { fieldAt, textAt } from '../../../src/kit/values.ts'
import { internetGatewayDelete } from '../../api/sdk/vpcs.gen.ts'
import type { InternetGatewayDeleteData } from '../../api/types.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    title: 'Delete internet gateway',
    intro: 'This deletes {name}. Instances that reach the outside only through it lose their connection.',
    danger: true,
    role: 'project.collaborator',
    form: [
      {
        id: 'cascade',
        label: 'Delete dependents',
        help: 'Also deletes attached pools, addresses and routes to the gateway. Required if the gateway has any.',
        required: false,
        widget: { kind: 'checkbox' },
      },
    ] satisfies FieldsOf<{ cascade: NonNullable<InternetGatewayDeleteData['query']>['cascade'] }>,
    bulk: true,
    call: ({ row, form }) => internetGatewayDelete({ path: { gateway: textAt(row, 'id') }, query: { cascade: fieldAt<{ cascade: NonNullable<InternetGatewayDeleteData['query']>['cascade'] }, 'cascade'>(form, 'cascade') }, throwOnError: true }),
    toast: 'Internet gateway {name} deleted',
    effects: ['internet_gateway', 'vpc_router_route'],
    leave: (params) => fill('/projects/:project/vpcs/:vpc/internet-gateways', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
