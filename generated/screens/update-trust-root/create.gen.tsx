// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { fieldAt } from '../../../src/kit/values.ts'
import { systemUpdateTrustRootCreate } from '../../api/sdk/system-update.gen.ts'
import type { SystemUpdateTrustRootCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'update_trust_root.create',
  entity: 'update_trust_root',
  title: 'New trust root',
  role: 'fleet.admin',
  submit: 'Create trust root',
  fields: [
    {
      id: 'rootRole',
      label: 'Signed root document',
      help: 'The JSON file of the root that signs releases',
      required: true,
      widget: {
        kind: 'json',
        needs: [
          'signed._type',
          'signed.spec_version',
          'signed.version',
          'signed.expires',
          'signed.keys',
          'signed.roles',
          'signatures',
        ],
      },
    },
  ] satisfies FieldsOf<{ rootRole: NonNullable<SystemUpdateTrustRootCreateData['body']> }>,
  call: ({ form }) => systemUpdateTrustRootCreate({ body: fieldAt<{ rootRole: NonNullable<SystemUpdateTrustRootCreateData['body']> }, 'rootRole'>(form, 'rootRole'), throwOnError: true }),
  effects: ['update_trust_root'],
  toast: 'Trust root {name} created',
  rowName: 'id',
  close: () => '/system/update/trust-roots',
  done: () => '/system/update/trust-roots',
}

export default function UpdateTrustRootCreate(props: { slots?: Slots['update_trust_root.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
