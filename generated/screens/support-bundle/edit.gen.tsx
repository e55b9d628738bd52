// Generated from openapi/resources/support-bundles.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { supportBundleUpdate } from '../../api/sdk/experimental.gen.ts'
import type { SupportBundleUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'support_bundle.edit',
  entity: 'support_bundle',
  title: 'Edit comment',
  role: 'fleet.admin',
  submit: 'Update comment',
  fields: [
    {
      id: 'userComment',
      label: 'Comment',
      help: 'Up to 4096 bytes',
      required: false,
      nullable: true,
      widget: { kind: 'text', multiline: true },
    },
  ] satisfies FieldsOf<NonNullable<SupportBundleUpdateData['body']>>,
  current: { query: editRow },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => supportBundleUpdate({ path: { bundleId: params['bundleId'] ?? '' }, body: asBody<NonNullable<SupportBundleUpdateData['body']>, 'userComment'>(form), throwOnError: true }),
  }),
  effects: ['support_bundle'],
  toast: 'Support bundle {name} updated',
  rowName: 'id',
  close: () => '/system/support-bundles',
  done: () => '/system/support-bundles',
}

export default function SupportBundleEdit(props: { slots?: Slots['support_bundle.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
