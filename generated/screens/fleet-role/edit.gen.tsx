// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { ChangeAccess } from '../../../src/kit/access/ChangeAccess.tsx'
import { type AccessForm, changeForm } from '../../../src/kit/access/screens.ts'
import type { FieldsOf, ValueAt } from '../../../src/kit/body-fields.ts'
import { changeItem } from '../../../src/kit/queries/document.ts'
import { pickRow } from '../../../src/kit/queries/pick.ts'
import { asBody } from '../../../src/kit/values.ts'
import { systemPolicyUpdate, systemPolicyView } from '../../api/sdk/policy.gen.ts'
import type { SystemPolicyUpdateData } from '../../api/types.gen.ts'
import { screen as screen2 } from './list.gen.tsx'
import { editRow, listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: AccessForm = changeForm({
  screen: {
    kind: 'edit',
    id: 'fleet_role.edit',
    entity: 'fleet_role',
    title: 'Change fleet role',
    role: 'fleet.admin',
    submit: 'Update role',
    fields: [
      {
        id: 'roleName',
        label: 'Fleet role',
        required: true,
        widget: {
          kind: 'radio',
          options: [
            { value: 'admin', label: 'Admin', help: 'Everything on the system' },
            {
              value: 'collaborator',
              label: 'Collaborator',
              help: 'Views everything, creates silos and address lots',
            },
            { value: 'viewer', label: 'Viewer', help: 'Views everything on the system without changing it' },
          ],
        },
        initial: 'viewer',
      },
    ] satisfies FieldsOf<NonNullable<ValueAt<NonNullable<SystemPolicyUpdateData['body']>, 'roleAssignments'>>[number]>,
    current: {
      query: editRow,
      pick: pickRow({ shape: { kind: 'wrapped', items: 'roleAssignments' }, fields: ['identityId'], param: 'identity' }),
    },
    call: changeItem({
      label: 'Role assignment',
      read: () => systemPolicyView({ throwOnError: true }),
      write: ({ form }) => systemPolicyUpdate({ body: asBody<NonNullable<SystemPolicyUpdateData['body']>, 'roleAssignments'>(form), throwOnError: true }),
      query: listRows,
      items: 'roleAssignments',
      key: ['identityType', 'identityId'],
      fields: ['identityId', 'identityType', 'roleName'],
    }),
    effects: ['fleet_role'],
    toast: 'Role of {name} changed to {$form.roleName}',
    rowName: 'identityId',
    close: () => '/system/identity/access',
    done: () => '/system/identity/access',
  },
  policy: screen2.policy,
})

export default function FleetRoleEdit() {
  return <ChangeAccess screen={screen} />
}
