// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { ChangeAccess } from '../../../src/kit/access/ChangeAccess.tsx'
import { type AccessForm, changeForm } from '../../../src/kit/access/screens.ts'
import type { FieldsOf, ValueAt } from '../../../src/kit/body-fields.ts'
import { changeItem } from '../../../src/kit/queries/document.ts'
import { pickRow } from '../../../src/kit/queries/pick.ts'
import { asBody } from '../../../src/kit/values.ts'
import { policyUpdate, policyView } from '../../api/sdk/silos.gen.ts'
import type { PolicyUpdateData } from '../../api/types.gen.ts'
import { screen as screen2 } from './list.gen.tsx'
import { editRow, listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: AccessForm = changeForm({
  screen: {
    kind: 'edit',
    id: 'silo_access.edit',
    entity: 'silo_access',
    title: 'Change silo role',
    role: 'silo.admin',
    submit: 'Update role',
    fields: [
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
    current: {
      query: editRow,
      pick: pickRow({ shape: { kind: 'wrapped', items: 'roleAssignments' }, fields: ['identityId'], param: 'identity' }),
    },
    call: changeItem({
      label: 'Role assignment',
      read: () => policyView({ throwOnError: true }),
      write: ({ form }) => policyUpdate({ body: asBody<NonNullable<PolicyUpdateData['body']>, 'roleAssignments'>(form), throwOnError: true }),
      query: listRows,
      items: 'roleAssignments',
      key: ['identityType', 'identityId'],
      fields: ['identityId', 'identityType', 'roleName'],
    }),
    effects: ['silo_access', 'silo_role'],
    toast: 'Role of {name} changed to {$form.roleName}',
    rowName: 'identityId',
    close: () => '/access',
    done: () => '/access',
  },
  policy: screen2.policy,
})

export default function SiloAccessEdit() {
  return <ChangeAccess screen={screen} />
}
