// Generated from openapi/resources/support-bundles.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { supportBundleCreate } from '../../api/sdk/experimental.gen.ts'
import type { SupportBundleCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'support_bundle.create',
  entity: 'support_bundle',
  title: 'New support bundle',
  role: 'fleet.admin',
  submit: 'Create support bundle',
  fields: [
    {
      id: 'userComment',
      label: 'Comment',
      help: 'Up to 4096 bytes',
      required: false,
      nullable: true,
      widget: { kind: 'text', multiline: true },
    },
  ] satisfies FieldsOf<NonNullable<SupportBundleCreateData['body']>>,
  call: ({ form }) => supportBundleCreate({ body: asBody<NonNullable<SupportBundleCreateData['body']>, 'userComment'>(form), throwOnError: true }),
  effects: ['support_bundle'],
  toast: 'Support bundle {name} created',
  rowName: 'id',
  close: () => '/system/support-bundles',
  done: (row) => fill('/system/support-bundles/:bundleId', { bundleId: textAt(row, 'id') }),
}

export default function SupportBundleCreate(props: { slots?: Slots['support_bundle.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
