// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { localIdpUserCreate } from '../../api/sdk/system-silos.gen.ts'
import type { LocalIdpUserCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'user.silo.create',
  entity: 'user',
  title: 'New user',
  offer: { kind: 'field', path: '$parent.identityMode', in: ['local_only'] },
  reason: 'Managed by the identity provider of the silo',
  role: 'silo.admin',
  submit: 'Create user',
  fields: [
    {
      id: 'externalId',
      label: 'User name',
      help: 'Name that the user signs in with: lower-case letters, digits and dashes.',
      required: true,
      widget: {
        kind: 'text',
        minLength: 1,
        maxLength: 63,
        pattern: '^(?![0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$)^[a-z]([a-zA-Z0-9-]*[a-zA-Z0-9]+)?$',
      },
    },
    {
      id: 'password',
      label: 'Sign-in',
      required: true,
      widget: {
        kind: 'union',
        tag: 'mode',
        variants: [
          {
            value: 'password',
            label: 'With a password',
            help: 'The one below',
            fields: [
              {
                id: 'value',
                label: 'Password',
                help: 'Up to 512 characters.',
                required: true,
                widget: { kind: 'text', maxLength: 512, secret: true },
              },
            ],
          },
          {
            value: 'login_disallowed',
            label: 'Not allowed',
            help: 'The user exists but cannot sign in',
            fields: [],
          },
        ],
      },
    },
  ] satisfies FieldsOf<NonNullable<LocalIdpUserCreateData['body']>>,
  call: ({ params, form }) => localIdpUserCreate({ query: { ...chain([['silo', params['silo']]]), silo: params['silo'] ?? '' }, body: asBody<NonNullable<LocalIdpUserCreateData['body']>, 'externalId' | 'password'>(form), throwOnError: true }),
  effects: ['user'],
  toast: 'User {name} created',
  rowName: 'displayName',
  close: (params) => fill('/system/silos/:silo/users', params),
  done: (_row, params) => fill('/system/silos/:silo/users', params),
}

export default function UserSiloCreate(props: { slots?: Slots['user.silo.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
