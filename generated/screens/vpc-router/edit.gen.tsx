// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { vpcRouterUpdate } from '../../api/sdk/vpcs.gen.ts'
import type { VpcRouterUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'vpc_router.edit',
  entity: 'vpc_router',
  title: 'Edit router',
  role: 'project.collaborator',
  submit: 'Update router',
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
  ] satisfies FieldsOf<NonNullable<VpcRouterUpdateData['body']>>,
  current: { query: editRow, param: 'router' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => vpcRouterUpdate({ path: { router: params['router'] ?? '' }, query: { ...selector(params['router'] ?? '', chain([['vpc', params['vpc']], ['project', params['project']]])) }, body: asBody<NonNullable<VpcRouterUpdateData['body']>, 'name' | 'description'>(form), throwOnError: true }),
  }),
  effects: ['vpc_router'],
  toast: 'Router {name} updated',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs/:vpc/routers', params),
  done: (_row, params) => fill('/projects/:project/vpcs/:vpc/routers', params),
}

export default function VpcRouterEdit(props: { slots?: Slots['vpc_router.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
