// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { AccessPage } from '../../../src/kit/access/AccessPage.tsx'
import { type AccessList, accessList } from '../../../src/kit/access/screens.ts'
import { removeItem } from '../../../src/kit/queries/document.ts'
import { fill } from '../../../src/kit/selectors.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { currentUserGroupsOptions, currentUserViewOptions } from '../../api/queries/current-user.gen.ts'
import { systemPolicyViewOptions } from '../../api/queries/policy.gen.ts'
import { systemPolicyUpdate, systemPolicyView } from '../../api/sdk/policy.gen.ts'
import type { SystemPolicyUpdateData } from '../../api/types.gen.ts'
import { groupLookup } from '../group/lookup.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userLookup, userSiloLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: AccessList = accessList({
  screen: {
    kind: 'list',
    id: 'fleet_role.list',
    entity: 'fleet_role',
    title: 'Fleet access',
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
        label: 'Fleet role',
        help: 'Silo roles can also give fleet roles.',
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
        role: 'fleet.admin',
        to: (row) => fill('/system/identity/access/:identity/edit', { identity: textAt(row, 'identityId') }),
      },
    ],
    actions: [
      {
        id: 'delete',
        label: 'Remove access',
        phrase: 'Remove access of {name}',
        danger: true,
        confirm: { body: '{name} keeps only those rights that come from other roles.' },
        role: 'fleet.admin',
        call: removeItem({
          label: 'Role assignment',
          read: () => systemPolicyView({ throwOnError: true }),
          write: ({ form }) => systemPolicyUpdate({ body: asBody<NonNullable<SystemPolicyUpdateData['body']>, 'roleAssignments'>(form), throwOnError: true }),
          query: listRows,
          items: 'roleAssignments',
          key: ['identityType', 'identityId'],
          fields: ['identityId', 'identityType', 'roleName'],
        }),
        toast: 'Access of {name} removed',
        effects: ['fleet_role'],
      },
    ],
    create: { label: 'Add user or group', to: () => '/system/identity/access-new', role: 'fleet.admin' },
    empty: { title: 'No authorized users', body: 'Give a user or a group a role to let them operate the system.' },
    refresh: [],
  },
  policy: {
    level: 'fleet',
    place: 'system',
    tags: ['fleet_role', 'user', 'group'],
    params: [],
    read: { query: (_params) => systemPolicyViewOptions(), items: 'roleAssignments' },
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
    elsewhere: { param: 'silo', own: ['siloName', 'siloId'], among: siloLookup },
  },
})

export default function FleetRoleList(props: { slots?: Slots['fleet_role.list'] }) {
  return <AccessPage screen={screen} slots={props.slots} />
}
