// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { AccessPage } from '../../../src/kit/access/AccessPage.tsx'
import { type AccessList, accessList } from '../../../src/kit/access/screens.ts'
import { removeItem } from '../../../src/kit/queries/document.ts'
import { fill } from '../../../src/kit/selectors.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { currentUserGroupsOptions, currentUserViewOptions } from '../../api/queries/current-user.gen.ts'
import { projectPolicyViewOptions } from '../../api/queries/projects.gen.ts'
import { policyViewOptions } from '../../api/queries/silos.gen.ts'
import { projectPolicyUpdate, projectPolicyView } from '../../api/sdk/projects.gen.ts'
import type { ProjectPolicyUpdateData } from '../../api/types.gen.ts'
import { groupLookup } from '../group/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: AccessList = accessList({
  screen: {
    kind: 'list',
    id: 'project_role.list',
    entity: 'project_role',
    title: 'Project access',
    source: { query: listRows, shape: { kind: 'wrapped', items: 'roleAssignments' }, paged: false },
    columns: [
      { id: 'identityId', label: 'Name', path: 'name', cell: { kind: 'text' } },
      {
        id: 'identityType',
        label: 'Type',
        path: 'identityType',
        cell: { kind: 'badge', tones: {}, labels: { silo_user: 'User', silo_group: 'Group' } },
      },
      {
        id: 'roleName',
        label: 'Role',
        help: 'Roles on the silo count in each of its projects: admins and collaborators administer the project, viewers see it.',
        path: 'roles',
        cell: { kind: 'list' },
      },
    ],
    rowKey: 'identityId',
    rowName: 'name',
    links: [
      {
        id: 'edit',
        label: 'Change role',
        over: true,
        offer: { kind: 'field', path: 'isOwn', in: [true] },
        reason: 'Managed by “Silo access”: the role comes from the silo',
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
        offer: { kind: 'field', path: 'isOwn', in: [true] },
        reason: 'Managed by “Silo access”: the role comes from the silo',
        role: 'project.admin',
        call: removeItem({
          label: 'Role assignment',
          read: ({ params }) => projectPolicyView({ path: { project: params['project'] ?? '' }, throwOnError: true }),
          write: ({ params, form }) => projectPolicyUpdate({ path: { project: params['project'] ?? '' }, body: asBody<NonNullable<ProjectPolicyUpdateData['body']>, 'roleAssignments'>(form), throwOnError: true }),
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
  },
  policy: {
    level: 'project',
    place: 'project',
    tags: ['project_role', 'silo_access', 'user', 'group'],
    params: ['project'],
    read: {
      query: (params) => projectPolicyViewOptions({ path: { project: params['project'] ?? '' } }),
      items: 'roleAssignments',
    },
    above: {
      level: 'silo',
      read: { query: (_params) => policyViewOptions(), items: 'roleAssignments' },
      administers: ['admin', 'collaborator'],
    },
    me: {
      view: () => currentUserViewOptions(),
      groups: {
        query: (_params, page) => currentUserGroupsOptions({ query: { ...page } }),
        shape: { kind: 'page' },
        paged: true,
      },
    },
    identities: [
      { type: 'silo_user', label: 'User', lookup: userLookup },
      { type: 'silo_group', label: 'Group', lookup: groupLookup },
    ],
  },
})

export default function ProjectRoleList(props: { slots?: Slots['project_role.list'] }) {
  return <AccessPage screen={screen} slots={props.slots} />
}
