// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Form } from '../../../src/kit/form/Form.tsx'
import { changeItem } from '../../../src/kit/queries/document.ts'
import { pickRow } from '../../../src/kit/queries/pick.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { projectPolicyUpdate, projectPolicyView } from '../../api/sdk/projects.gen.ts'
import type { ProjectPolicyUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow, listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
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
      help: 'Project role granted: admin, collaborator or viewer.',
      required: true,
      widget: {
        kind: 'radio',
        options: [
          {
            value: 'admin',
            label: 'Admin',
            help: 'Everything a collaborator may do, and decides who has access',
          },
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
  ],
  current: {
    query: editRow,
    pick: pickRow({ shape: { kind: 'wrapped', items: 'roleAssignments' }, fields: ['identityId'], param: 'identity' }),
  },
  call: changeItem({
    label: 'Role assignment',
    read: ({ params }) => projectPolicyView({ path: { project: params['project'] ?? '' }, throwOnError: true }),
    write: ({ params, form }) => projectPolicyUpdate({ path: { project: params['project'] ?? '' }, body: asBody<NonNullable<ProjectPolicyUpdateData['body']>>(form), throwOnError: true }),
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
}

export default function ProjectRoleEdit(props: { slots?: Slots['project_role.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
