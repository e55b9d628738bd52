// Generated from openapi/resources/settings.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { currentUserSshKeyCreate } from '../../api/sdk/current-user.gen.ts'
import type { CurrentUserSshKeyCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'ssh_key.create',
  entity: 'ssh_key',
  title: 'New SSH key',
  submit: 'Add SSH key',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'publicKey',
      label: 'Public key',
      help: 'One line in the format of an OpenSSH public key file, for example ~/.ssh/id_ed25519.pub.',
      required: true,
      widget: { kind: 'text', multiline: true },
      holds: 'publicKey',
    },
  ] satisfies FieldsOf<NonNullable<CurrentUserSshKeyCreateData['body']>>,
  duplicate: { query: createRow, param: 'sshKey' },
  call: ({ form }) => currentUserSshKeyCreate({ body: asBody<NonNullable<CurrentUserSshKeyCreateData['body']>, 'name' | 'description' | 'publicKey'>(form), throwOnError: true }),
  effects: ['ssh_key'],
  toast: 'SSH key {name} created',
  rowName: 'name',
  close: () => '/settings/ssh-keys',
  done: () => '/settings/ssh-keys',
}

export default function SshKeyCreate(props: { slots?: Slots['ssh_key.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
