// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { ChangeAccess } from '../../../src/kit/access/ChangeAccess.tsx'
import { type AccessForm, changeForm } from '../../../src/kit/access/screens.ts'
import type { FieldsOf, ValueAt } from '../../../src/kit/body-fields.ts'
import { changeItem } from '../../../src/kit/queries/document.ts'
import { pickRow } from '../../../src/kit/queries/pick.ts'
import { fill } from '../../../src/kit/selectors.ts'
import { asBody } from '../../../src/kit/values.ts'
import { projectPolicyUpdate, projectPolicyView } from '../../api/sdk/projects.gen.ts'
import type { ProjectPolicyUpdateData } from '../../api/types.gen.ts'
import { screen as screen2 } from './list.gen.tsx'
import { editRow, listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: AccessForm = changeForm({
  screen: {
    kind: 'edit',
    id: 'project_role.edit',
    entity: 'project_role',
    title: 'Change project role',
    role: 'project.admin',
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
              help: 'Views everything here and may create, change and delete resources',
            },
            { value: 'viewer', label: 'Viewer', help: 'Views everything here without changing it' },
          ],
        },
        initial: 'viewer',
      },
    ] satisfies FieldsOf<NonNullable<ValueAt<NonNullable<ProjectPolicyUpdateData['body']>, 'roleAssignments'>>[number]>,
    current: {
      query: editRow,
      pick: pickRow({ shape: { kind: 'wrapped', items: 'roleAssignments' }, fields: ['identityId'], param: 'identity' }),
    },
    call: changeItem({
      label: 'Role assignment',
      read: ({ params }) => projectPolicyView({ path: { project: params['project'] ?? '' }, throwOnError: true }),
      write: ({ params, form }) => projectPolicyUpdate({ path: { project: params['project'] ?? '' }, body: asBody<NonNullable<ProjectPolicyUpdateData['body']>, 'roleAssignments'>(form), throwOnError: true }),
      query: listRows,
      items: 'roleAssignments',
      key: ['identityType', 'identityId'],
      fields: ['identityId', 'identityType', 'roleName'],
    }),
    effects: ['project_role'],
    toast: 'Role of {name} changed to {$form.roleName}',
    rowName: 'identityId',
    close: (params) => fill('/projects/:project/access', params),
    done: (_row, params) => fill('/projects/:project/access', params),
  },
  policy: screen2.policy,
})

export default function ProjectRoleEdit() {
  return <ChangeAccess screen={screen} />
}
