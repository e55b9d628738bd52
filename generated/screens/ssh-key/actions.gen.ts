// Generated from openapi/resources/settings.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { currentUserSshKeyDelete } from '../../api/sdk/current-user.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'New instances no longer get {name}. Instances that already have it keep it.' },
    bulk: true,
    call: ({ row }) => currentUserSshKeyDelete({ path: { sshKey: textAt(row, 'id') }, throwOnError: true }),
    toast: 'SSH key {name} deleted',
    effects: ['ssh_key'],
    leave: () => '/settings/ssh-keys',
  },
]
