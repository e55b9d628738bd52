// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Findable } from '../../src/kit/findable.ts'
import { fill } from '../../src/kit/selectors.ts'
import { textAt } from '../../src/kit/values.ts'
import { currentUserSshKeyListOptions, currentUserSshKeyViewOptions } from '../api/queries/current-user.gen.ts'
import { certificateListOptions, certificateViewOptions, groupListOptions, groupViewOptions, userListOptions, userViewOptions } from '../api/queries/silos.gen.ts'

export const findables: readonly Findable[] = [
  {
  id: 'ssh_key',
  entity: 'ssh_key',
  label: { one: 'SSH key', many: 'SSH keys' },
  params: [],
  source: {
    query: (_params, page) => currentUserSshKeyListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  identifiers: [],
  to: (row) => fill('/settings/ssh-keys/:sshKey', { sshKey: textAt(row, 'name') }),
  byId: {
    param: 'sshKey',
    query: (params) => currentUserSshKeyViewOptions({ path: { sshKey: params['sshKey'] ?? '' } }),
  },
  screen: () => import('../screens/ssh-key/list.gen.tsx').then((m) => m.screen),
},
  {
  id: 'user',
  entity: 'user',
  label: { one: 'User', many: 'Users' },
  params: [],
  source: { query: (_params, page) => userListOptions({ query: { ...page } }), shape: { kind: 'page' }, paged: true },
  text: 'displayName',
  addresses: [],
  identifiers: [],
  to: (row) => fill('/settings/users/:userId', { userId: textAt(row, 'id') }),
  byId: { param: 'userId', query: (params) => userViewOptions({ path: { userId: params['userId'] ?? '' } }) },
  screen: () => import('../screens/user/list.gen.tsx').then((m) => m.screen),
},
  {
  id: 'group',
  entity: 'group',
  label: { one: 'Group', many: 'Groups' },
  params: [],
  source: { query: (_params, page) => groupListOptions({ query: { ...page } }), shape: { kind: 'page' }, paged: true },
  text: 'displayName',
  addresses: [],
  identifiers: [],
  to: (row) => fill('/settings/groups/:groupId', { groupId: textAt(row, 'id') }),
  byId: { param: 'groupId', query: (params) => groupViewOptions({ path: { groupId: params['groupId'] ?? '' } }) },
  screen: () => import('../screens/group/list.gen.tsx').then((m) => m.screen),
},
  {
  id: 'certificate',
  entity: 'certificate',
  label: { one: 'Certificate', many: 'Certificates' },
  params: [],
  source: {
    query: (_params, page) => certificateListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  text: 'name',
  addresses: [],
  identifiers: [],
  to: (row) => fill('/settings/certificates/:certificate', { certificate: textAt(row, 'name') }),
  byId: {
    param: 'certificate',
    query: (params) => certificateViewOptions({ path: { certificate: params['certificate'] ?? '' } }),
  },
  screen: () => import('../screens/certificate/list.gen.tsx').then((m) => m.screen),
},
]
