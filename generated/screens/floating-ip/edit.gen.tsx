// Generated from openapi/resources/floating-ips.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { floatingIpUpdate } from '../../api/sdk/floating-ips.gen.ts'
import type { FloatingIpUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'floating_ip.edit',
  entity: 'floating_ip',
  title: 'Edit floating IP',
  role: 'project.collaborator',
  submit: 'Update floating IP',
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
  ] satisfies FieldsOf<NonNullable<FloatingIpUpdateData['body']>>,
  current: { query: editRow, param: 'floatingIp' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => floatingIpUpdate({ path: { floatingIp: params['floatingIp'] ?? '' }, query: { ...selector(params['floatingIp'] ?? '', chain([['project', params['project']]])) }, body: asBody<NonNullable<FloatingIpUpdateData['body']>, 'name' | 'description'>(form), throwOnError: true }),
  }),
  effects: ['floating_ip'],
  toast: 'Floating IP {name} updated',
  rowName: 'name',
  close: (params) => fill('/projects/:project/floating-ips', params),
  done: (_row, params) => fill('/projects/:project/floating-ips', params),
}

export default function FloatingIpEdit(props: { slots?: Slots['floating_ip.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
