// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { vpcRouterCreate } from '../../api/sdk/vpcs.gen.ts'
import type { VpcRouterCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'vpc_router.create',
  entity: 'vpc_router',
  title: 'New router',
  role: 'project.collaborator',
  submit: 'Create router',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
  ] satisfies FieldsOf<NonNullable<VpcRouterCreateData['body']>>,
  duplicate: { query: createRow, param: 'router' },
  call: ({ params, form }) => vpcRouterCreate({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), vpc: params['vpc'] ?? '' }, body: asBody<NonNullable<VpcRouterCreateData['body']>, 'name' | 'description'>(form), throwOnError: true }),
  effects: ['vpc_router'],
  toast: 'Router {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs/:vpc/routers', params),
  done: (_row, params) => fill('/projects/:project/vpcs/:vpc/routers', params),
}

export default function VpcRouterCreate(props: { slots?: Slots['vpc_router.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
