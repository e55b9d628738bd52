// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { removeItem } from '../../../src/kit/queries/document.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { policyUpdate, policyView } from '../../api/sdk/silos.gen.ts'
import type { PolicyUpdateData, SiloRoleRoleAssignment } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<SiloRoleRoleAssignment, 'roleAssignments'> = {
  kind: 'list',
  id: 'silo_access.list',
  entity: 'silo_access',
  title: 'Silo access',
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
      help: 'Silo role granted: admin, collaborator or viewer.',
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
      role: 'silo.admin',
      to: (row) => fill('/access/:identity/edit', { identity: textAt(row, 'identityId') }),
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
        read: () => policyView({ throwOnError: true }),
        write: ({ form }) => policyUpdate({ body: asBody<NonNullable<PolicyUpdateData['body']>>(form), throwOnError: true }),
        query: listRows,
        items: 'roleAssignments',
        key: ['identityType', 'identityId'],
        fields: ['identityId', 'identityType', 'roleName'],
      }),
      toast: 'Access of {name} removed',
      effects: ['silo_access', 'silo_role'],
    },
  ],
  create: { label: 'Add user or group', to: () => '/access-new', role: 'silo.admin' },
  empty: { title: 'No authorized users', body: 'Give a user or a group a role to let them work in this silo.' },
  refresh: [],
}

export default function SiloAccessList(props: { slots?: Slots['silo_access.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
