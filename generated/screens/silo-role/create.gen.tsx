// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { AddAccess } from '../../../src/kit/access/AddAccess.tsx'
import { type AccessForm, addForm } from '../../../src/kit/access/screens.ts'
import type { FieldsOf, ValueAt } from '../../../src/kit/body-fields.ts'
import { addItem } from '../../../src/kit/queries/document.ts'
import { fill } from '../../../src/kit/selectors.ts'
import { asBody } from '../../../src/kit/values.ts'
import { siloPolicyUpdate, siloPolicyView } from '../../api/sdk/system-silos.gen.ts'
import type { SiloPolicyUpdateData } from '../../api/types.gen.ts'
import { userSiloLookup } from '../user/lookup.gen.ts'
import { screen as screen2 } from './list.gen.tsx'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: AccessForm = addForm({
  screen: {
    kind: 'create',
    id: 'silo_role.create',
    entity: 'silo_role',
    title: 'Add user or group',
    role: 'silo.admin',
    submit: 'Assign role',
    fields: [
      {
        id: 'identityId',
        label: 'User or group',
        help: 'Users and groups with a role on this silo are not listed. Groups are listed for your own silo only.',
        required: true,
        widget: { kind: 'picker', lookup: userSiloLookup },
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
    ] satisfies FieldsOf<NonNullable<ValueAt<NonNullable<SiloPolicyUpdateData['body']>, 'roleAssignments'>>[number]>,
    call: addItem({
      label: 'Role assignment',
      read: ({ params }) => siloPolicyView({ path: { silo: params['silo'] ?? '' }, throwOnError: true }),
      write: ({ params, form }) => siloPolicyUpdate({ path: { silo: params['silo'] ?? '' }, body: asBody<NonNullable<SiloPolicyUpdateData['body']>, 'roleAssignments'>(form), throwOnError: true }),
      query: listRows,
      items: 'roleAssignments',
      key: ['identityType', 'identityId'],
      fields: ['identityId', 'identityType', 'roleName'],
    }),
    effects: ['silo_access', 'silo_role'],
    toast: '{$form.roleName} role assigned to {$form.identityId}',
    rowName: 'identityId',
    close: (params) => fill('/system/silos/:silo/access', params),
    done: (_row, params) => fill('/system/silos/:silo/access', params),
  },
  policy: screen2.policy,
})

export default function SiloRoleCreate() {
  return <AddAccess screen={screen} />
}
