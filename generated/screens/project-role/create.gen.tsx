// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { AddAccess } from '../../../src/kit/access/AddAccess.tsx'
import { type AccessForm, addForm } from '../../../src/kit/access/screens.ts'
import type { FieldsOf, ValueAt } from '../../../src/kit/body-fields.ts'
import { addItem } from '../../../src/kit/queries/document.ts'
import { fill } from '../../../src/kit/selectors.ts'
import { asBody } from '../../../src/kit/values.ts'
import { projectPolicyUpdate, projectPolicyView } from '../../api/sdk/projects.gen.ts'
import type { ProjectPolicyUpdateData } from '../../api/types.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { screen as screen2 } from './list.gen.tsx'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: AccessForm = addForm({
  screen: {
    kind: 'create',
    id: 'project_role.create',
    entity: 'project_role',
    title: 'Add user or group',
    role: 'project.admin',
    submit: 'Assign role',
    fields: [
      {
        id: 'identityId',
        label: 'User or group',
        help: 'Users and groups with a role in this project are not listed.',
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
              help: 'Views everything here and may create, change and delete resources',
            },
            { value: 'viewer', label: 'Viewer', help: 'Views everything here without changing it' },
          ],
        },
        initial: 'viewer',
      },
    ] satisfies FieldsOf<NonNullable<ValueAt<NonNullable<ProjectPolicyUpdateData['body']>, 'roleAssignments'>>[number]>,
    call: addItem({
      label: 'Role assignment',
      read: ({ params }) => projectPolicyView({ path: { project: params['project'] ?? '' }, throwOnError: true }),
      write: ({ params, form }) => projectPolicyUpdate({ path: { project: params['project'] ?? '' }, body: asBody<NonNullable<ProjectPolicyUpdateData['body']>, 'roleAssignments'>(form), throwOnError: true }),
      query: listRows,
      items: 'roleAssignments',
      key: ['identityType', 'identityId'],
      fields: ['identityId', 'identityType', 'roleName'],
    }),
    effects: ['project_role'],
    toast: '{$form.roleName} role assigned to {$form.identityId}',
    rowName: 'identityId',
    close: (params) => fill('/projects/:project/access', params),
    done: (_row, params) => fill('/projects/:project/access', params),
  },
  policy: screen2.policy,
})

export default function ProjectRoleCreate() {
  return <AddAccess screen={screen} />
}
