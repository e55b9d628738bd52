// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { userLogout } from '../../api/sdk/silos.gen.ts'
import { localIdpUserDelete, localIdpUserSetPassword } from '../../api/sdk/system-silos.gen.ts'
import type { LocalIdpUserSetPasswordData } from '../../api/types.gen.ts'

export const actions: readonly Action<'logout'>[] = [
  {
    id: 'logout',
    label: 'Sign out everywhere',
    phrase: 'Sign {name} out everywhere',
    danger: true,
    confirm: { body: 'All sessions and access tokens of {name} end at once.' },
    role: 'silo.admin',
    call: ({ row }) => userLogout({ path: { userId: textAt(row, 'id') }, throwOnError: true }),
    toast: 'User {name} signed out everywhere',
    effects: ['access_token', 'user_session'],
  },
]

export const siloActions: readonly Action<'setPassword' | 'delete'>[] = [
  {
    id: 'setPassword',
    label: 'Set password',
    offer: { kind: 'field', path: '$parent.identityMode', in: ['local_only'] },
    reason: 'Managed by the identity provider of the silo',
    role: 'silo.admin',
    form: [
      {
        id: 'mode',
        label: 'Sign-in',
        required: true,
        widget: {
          kind: 'radio',
          options: [
            { value: 'password', label: 'With a password' },
            {
              value: 'login_disallowed',
              label: 'Not allowed',
              help: 'The user stays but can no longer sign in with a password',
            },
          ],
        },
        initial: 'password',
      },
      {
        id: 'value',
        label: 'New password',
        help: 'Up to 512 characters.',
        required: true,
        widget: { kind: 'text', maxLength: 512, secret: true },
        when: {
          kind: 'all',
          of: [
            { kind: 'field', path: 'mode', in: ['password'] },
            { kind: 'field', path: 'mode', in: ['password'] },
          ],
        },
      },
    ] satisfies FieldsOf<NonNullable<LocalIdpUserSetPasswordData['body']>>,
    call: ({ row, params, form }) => localIdpUserSetPassword({ path: { userId: textAt(row, 'id') }, query: { ...chain([['silo', params['silo']]]), silo: params['silo'] ?? '' }, body: asBody<NonNullable<LocalIdpUserSetPasswordData['body']>, 'mode' | 'value'>(form), throwOnError: true }),
    toast: 'Password of {name} set',
    effects: [],
  },
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: '{name} can no longer sign in. What they made stays.' },
    offer: { kind: 'field', path: '$parent.identityMode', in: ['local_only'] },
    reason: 'Managed by the identity provider of the silo',
    role: 'silo.admin',
    bulk: true,
    call: ({ row, params }) => localIdpUserDelete({ path: { userId: textAt(row, 'id') }, query: { ...chain([['silo', params['silo']]]), silo: params['silo'] ?? '' }, throwOnError: true }),
    toast: 'User {name} deleted',
    effects: ['user'],
    leave: (params) => fill('/system/silos/:silo/users', params),
    relations: () => import('./relations.gen.ts').then((m) => m.siloRelations),
  },
]
