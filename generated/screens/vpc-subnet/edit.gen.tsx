// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { vpcSubnetUpdate } from '../../api/sdk/vpcs.gen.ts'
import type { VpcSubnetUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'vpc_subnet.edit',
  entity: 'vpc_subnet',
  title: 'Edit subnet',
  role: 'project.collaborator',
  submit: 'Update subnet',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' }, keep: true },
    {
      id: 'description',
      label: 'Description',
      required: false,
      nullable: true,
      widget: { kind: 'description' },
      keep: true,
    },
    {
      id: 'customRouter',
      label: 'Custom router',
      help: 'Its routes apply in addition to those of the system router. None if blank.',
      required: false,
      nullable: true,
      widget: {
        kind: 'picker',
        lookup: vpcRouterLookup,
        among: { kind: 'field', path: 'kind', in: ['custom'] },
        reason: 'Only custom routers can be attached to a subnet',
        create: () => import('../vpc-router/create.gen.tsx').then(({ screen }) => screen),
      },
      from: 'customRouterId',
    },
  ] satisfies FieldsOf<NonNullable<VpcSubnetUpdateData['body']>>,
  current: { query: editRow, param: 'subnet' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => vpcSubnetUpdate({ path: { subnet: params['subnet'] ?? '' }, query: { ...selector(params['subnet'] ?? '', chain([['vpc', params['vpc']], ['project', params['project']]])) }, body: asBody<NonNullable<VpcSubnetUpdateData['body']>, 'name' | 'description' | 'customRouter'>(form), throwOnError: true }),
  }),
  effects: ['vpc_router_route', 'vpc_subnet'],
  toast: 'VPC subnet {name} updated',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs/:vpc/subnets', params),
  done: (_row, params) => fill('/projects/:project/vpcs/:vpc/subnets', params),
}

export default function VpcSubnetEdit(props: { slots?: Slots['vpc_subnet.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
