// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { ipPoolUpdate } from '../../api/sdk/system-ip-pools.gen.ts'
import type { IpPoolUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'ip_pool.edit',
  entity: 'ip_pool',
  title: 'Edit IP pool',
  role: 'fleet.admin',
  submit: 'Update IP pool',
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
  ] satisfies FieldsOf<NonNullable<IpPoolUpdateData['body']>>,
  current: { query: editRow, param: 'pool' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => ipPoolUpdate({ path: { pool: params['pool'] ?? '' }, body: asBody<NonNullable<IpPoolUpdateData['body']>, 'name' | 'description'>(form), throwOnError: true }),
  }),
  effects: ['ip_pool'],
  toast: 'IP pool {name} updated',
  rowName: 'name',
  close: (params) => fill('/system/networking/ip-pools/:pool', params),
  done: (row) => fill('/system/networking/ip-pools/:pool', { pool: textAt(row, 'name') }),
}

export default function IpPoolEdit(props: { slots?: Slots['ip_pool.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
