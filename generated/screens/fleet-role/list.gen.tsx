// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { removeItem } from '../../../src/kit/queries/document.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { systemPolicyUpdate, systemPolicyView } from '../../api/sdk/policy.gen.ts'
import type { FleetRoleRoleAssignment, SystemPolicyUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<FleetRoleRoleAssignment, 'roleAssignments'> = {
  kind: 'list',
  id: 'fleet_role.list',
  entity: 'fleet_role',
  title: 'Fleet access',
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
      label: 'Fleet role',
      help: 'Fleet role granted: admin, collaborator or viewer; it gives nothing inside projects.',
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
        write: ({ form }) => systemPolicyUpdate({ body: asBody<NonNullable<SystemPolicyUpdateData['body']>>(form), throwOnError: true }),
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
}

export default function FleetRoleList(props: { slots?: Slots['fleet_role.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
