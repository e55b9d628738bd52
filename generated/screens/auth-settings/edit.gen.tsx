// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { authSettingsUpdate } from '../../api/sdk/silos.gen.ts'
import type { AuthSettingsUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'auth_settings.edit',
  entity: 'auth_settings',
  title: 'Edit token lifetime',
  role: 'silo.admin',
  submit: 'Update token lifetime',
  fields: [
    {
      id: 'deviceTokenMaxTtlSeconds',
      label: 'Longest lifetime',
      help: 'Access tokens of devices expire after this time. No limit if blank; existing tokens keep their lifetime.',
      required: true,
      nullable: true,
      widget: { kind: 'integer', min: 1, max: 4294967295, length: 's' },
    },
  ] satisfies FieldsOf<NonNullable<AuthSettingsUpdateData['body']>>,
  current: { query: editRow },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ form }) => authSettingsUpdate({ body: asBody<NonNullable<AuthSettingsUpdateData['body']>, 'deviceTokenMaxTtlSeconds'>(form), throwOnError: true }),
  }),
  effects: ['auth_settings'],
  toast: 'Token lifetime updated',
  rowName: '',
  close: () => '/settings/device-tokens',
  done: () => '/settings/device-tokens',
}

export default function AuthSettingsEdit(props: { slots?: Slots['auth_settings.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
