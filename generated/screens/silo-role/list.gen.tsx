// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { AccessPage } from '../../../src/kit/access/AccessPage.tsx'
import { type AccessList, accessList } from '../../../src/kit/access/screens.ts'
import { removeItem } from '../../../src/kit/queries/document.ts'
import { fill } from '../../../src/kit/selectors.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { currentUserGroupsOptions, currentUserViewOptions } from '../../api/queries/current-user.gen.ts'
import { siloPolicyViewOptions } from '../../api/queries/system-silos.gen.ts'
import { siloPolicyUpdate, siloPolicyView } from '../../api/sdk/system-silos.gen.ts'
import type { SiloPolicyUpdateData } from '../../api/types.gen.ts'
import { groupLookup } from '../group/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userLookup, userSiloLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: AccessList = accessList({
  screen: {
    kind: 'list',
    id: 'silo_role.list',
    entity: 'silo_role',
    title: 'Access',
    embedded: true,
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
        help: 'Roles on the silo also apply to all its projects.',
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
        role: 'silo.admin',
        to: (row, params) => fill('/system/silos/:silo/access/:identity/edit', { ...params, identity: textAt(row, 'identityId') }),
      },
    ],
    actions: [
      {
        id: 'delete',
        label: 'Remove access',
        phrase: 'Remove access of {name}',
        danger: true,
        confirm: { body: '{name} keeps only those rights that come from other roles.' },
        role: 'silo.admin',
        call: removeItem({
          label: 'Role assignment',
          read: ({ params }) => siloPolicyView({ path: { silo: params['silo'] ?? '' }, throwOnError: true }),
          write: ({ params, form }) => siloPolicyUpdate({ path: { silo: params['silo'] ?? '' }, body: asBody<NonNullable<SiloPolicyUpdateData['body']>, 'roleAssignments'>(form), throwOnError: true }),
          query: listRows,
          items: 'roleAssignments',
          key: ['identityType', 'identityId'],
          fields: ['identityId', 'identityType', 'roleName'],
        }),
        toast: 'Access of {name} removed',
        effects: ['silo_access', 'silo_role'],
      },
    ],
    create: {
      label: 'Add user or group',
      to: (params) => fill('/system/silos/:silo/access-new', params),
      role: 'silo.admin',
    },
    empty: { title: 'No authorized users', body: 'Give a user or a group a role to let them work in this silo.' },
    refresh: [],
  },
  policy: {
    level: 'silo',
    place: 'silo',
    tags: ['silo_role', 'user', 'group'],
    params: ['silo'],
    read: {
      query: (params) => siloPolicyViewOptions({ path: { silo: params['silo'] ?? '' } }),
      items: 'roleAssignments',
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
      { type: 'silo_user', label: 'User', lookup: userLookup, elsewhere: userSiloLookup },
      { type: 'silo_group', label: 'Group', lookup: groupLookup },
    ],
    elsewhere: { param: 'silo', own: ['siloName', 'siloId'] },
  },
})

export default function SiloRoleList(props: { slots?: Slots['silo_role.list'] }) {
  return <AccessPage screen={screen} slots={props.slots} />
}
