// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Form } from '../../../src/kit/form/Form.tsx'
import { addItem } from '../../../src/kit/queries/document.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { projectPolicyUpdate, projectPolicyView } from '../../api/sdk/projects.gen.ts'
import type { ProjectPolicyUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'project_role.create',
  entity: 'project_role',
  title: 'Add user or group',
  role: 'project.admin',
  submit: 'Assign role',
  fields: [
    {
      id: 'identityType',
      label: 'Type',
      required: true,
      widget: {
        kind: 'radio',
        options: [{ value: 'silo_user', label: 'User' }, { value: 'silo_group', label: 'Group' }],
      },
      initial: 'silo_user',
    },
    {
      id: 'identityId',
      label: 'User or group',
      required: true,
      widget: { kind: 'picker', lookup: userLookup },
    },
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
  call: addItem({
    label: 'Role assignment',
    read: ({ params }) => projectPolicyView({ path: { project: params['project'] ?? '' }, throwOnError: true }),
    write: ({ params, form }) => projectPolicyUpdate({ path: { project: params['project'] ?? '' }, body: asBody<NonNullable<ProjectPolicyUpdateData['body']>>(form), throwOnError: true }),
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
}

export default function ProjectRoleCreate(props: { slots?: Slots['project_role.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
