// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { removeItem } from '../../../src/kit/queries/document.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { projectPolicyUpdate, projectPolicyView } from '../../api/sdk/projects.gen.ts'
import type { ProjectPolicyUpdateData, ProjectRoleRoleAssignment } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<ProjectRoleRoleAssignment, 'roleAssignments'> = {
  kind: 'list',
  id: 'project_role.list',
  entity: 'project_role',
  title: 'Project access',
  source: { query: listRows, shape: { kind: 'wrapped', items: 'roleAssignments' }, paged: false },
  columns: [
    {
      id: 'identityId',
      label: 'User or group',
      path: 'identityId',
      cell: { kind: 'ref', lookup: userLookup },
    },
    {
      id: 'identityType',
      label: 'Type',
      path: 'identityType',
      cell: { kind: 'badge', tones: {}, labels: { silo_user: 'User', silo_group: 'Group' } },
    },
    {
      id: 'roleName',
      label: 'Role',
      help: 'Project role granted: admin, collaborator or viewer.',
      path: 'roleName',
      cell: {
        kind: 'badge',
        tones: { admin: 'success', collaborator: 'notice', viewer: 'info' },
        labels: { admin: 'Admin', collaborator: 'Collaborator', viewer: 'Viewer' },
      },
    },
  ],
  rowKey: 'identityId',
  rowName: 'identityId',
  links: [
    {
      id: 'edit',
      label: 'Change role',
      over: true,
      role: 'project.admin',
      to: (row, params) => fill('/projects/:project/access/:identity/edit', { ...params, identity: textAt(row, 'identityId') }),
    },
  ],
  actions: [
    {
      id: 'delete',
      label: 'Remove access',
      phrase: 'Remove access of {name}',
      danger: true,
      confirm: { body: '{name} keeps only those rights in this project that come from the silo.' },
      role: 'project.admin',
      call: removeItem({
        label: 'Role assignment',
        read: ({ params }) => projectPolicyView({ path: { project: params['project'] ?? '' }, throwOnError: true }),
        write: ({ params, form }) => projectPolicyUpdate({ path: { project: params['project'] ?? '' }, body: asBody<NonNullable<ProjectPolicyUpdateData['body']>>(form), throwOnError: true }),
        query: listRows,
        items: 'roleAssignments',
        key: ['identityType', 'identityId'],
        fields: ['identityId', 'identityType', 'roleName'],
      }),
      toast: 'Access of {name} removed',
      effects: ['project_role'],
    },
  ],
  create: {
    label: 'Add user or group',
    to: (params) => fill('/projects/:project/access-new', params),
    role: 'project.admin',
  },
  empty: { title: 'No authorized users', body: 'Give a user or a group a role to let them work in this project.' },
  refresh: [],
}

export default function ProjectRoleList(props: { slots?: Slots['project_role.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
