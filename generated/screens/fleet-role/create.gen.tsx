// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { AddAccess } from '../../../src/kit/access/AddAccess.tsx'
import { type AccessForm, addForm } from '../../../src/kit/access/screens.ts'
import type { FieldsOf, ValueAt } from '../../../src/kit/body-fields.ts'
import { addItem } from '../../../src/kit/queries/document.ts'
import { asBody } from '../../../src/kit/values.ts'
import { systemPolicyUpdate, systemPolicyView } from '../../api/sdk/policy.gen.ts'
import type { SystemPolicyUpdateData } from '../../api/types.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { screen as screen2 } from './list.gen.tsx'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: AccessForm = addForm({
  screen: {
    kind: 'create',
    id: 'fleet_role.create',
    entity: 'fleet_role',
    title: 'Add user or group',
    role: 'fleet.admin',
    submit: 'Assign role',
    fields: [
      {
        id: 'identityId',
        label: 'User or group',
        help: 'Users and groups of your own silo that have no role on the system yet.',
        required: true,
        widget: { kind: 'picker', lookup: userLookup },
      },
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
    call: addItem({
      label: 'Role assignment',
      read: () => systemPolicyView({ throwOnError: true }),
      write: ({ form }) => systemPolicyUpdate({ body: asBody<NonNullable<SystemPolicyUpdateData['body']>, 'roleAssignments'>(form), throwOnError: true }),
      query: listRows,
      items: 'roleAssignments',
      key: ['identityType', 'identityId'],
      fields: ['identityId', 'identityType', 'roleName'],
    }),
    effects: ['fleet_role'],
    toast: '{$form.roleName} role assigned to {$form.identityId}',
    rowName: 'identityId',
    close: () => '/system/identity/access',
    done: () => '/system/identity/access',
  },
  policy: screen2.policy,
})

export default function FleetRoleCreate() {
  return <AddAccess screen={screen} />
}
