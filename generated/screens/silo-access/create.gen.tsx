// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { AddAccess } from '../../../src/kit/access/AddAccess.tsx'
import { type AccessForm, addForm } from '../../../src/kit/access/screens.ts'
import type { FieldsOf, ValueAt } from '../../../src/kit/body-fields.ts'
import { addItem } from '../../../src/kit/queries/document.ts'
import { asBody } from '../../../src/kit/values.ts'
import { policyUpdate, policyView } from '../../api/sdk/silos.gen.ts'
import type { PolicyUpdateData } from '../../api/types.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { screen as screen2 } from './list.gen.tsx'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: AccessForm = addForm({
  screen: {
    kind: 'create',
    id: 'silo_access.create',
    entity: 'silo_access',
    title: 'Add user or group',
    role: 'silo.admin',
    submit: 'Assign role',
    fields: [
      {
        id: 'identityId',
        label: 'User or group',
        help: 'Users and groups with a role on this silo are not listed.',
        required: true,
        widget: { kind: 'picker', lookup: userLookup },
      },
      {
        id: 'roleName',
        label: 'Role',
        required: true,
        widget: {
          kind: 'radio',
          options: [
            { value: 'admin', label: 'Admin', help: 'All collaborator permissions, and manages access' },
            {
              value: 'collaborator',
              label: 'Collaborator',
              help: 'Administers all projects of the silo and manages its images',
            },
            { value: 'viewer', label: 'Viewer', help: 'Views everything in the silo without changing it' },
          ],
        },
        initial: 'viewer',
      },
    ] satisfies FieldsOf<NonNullable<ValueAt<NonNullable<PolicyUpdateData['body']>, 'roleAssignments'>>[number]>,
    call: addItem({
      label: 'Role assignment',
      read: () => policyView({ throwOnError: true }),
      write: ({ form }) => policyUpdate({ body: asBody<NonNullable<PolicyUpdateData['body']>, 'roleAssignments'>(form), throwOnError: true }),
      query: listRows,
      items: 'roleAssignments',
      key: ['identityType', 'identityId'],
      fields: ['identityId', 'identityType', 'roleName'],
    }),
    effects: ['silo_access', 'silo_role'],
    toast: '{$form.roleName} role assigned to {$form.identityId}',
    rowName: 'identityId',
    close: () => '/access',
    done: () => '/access',
  },
  policy: screen2.policy,
})

export default function SiloAccessCreate() {
  return <AddAccess screen={screen} />
}
