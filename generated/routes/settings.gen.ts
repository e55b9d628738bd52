// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { RouteObject } from 'react-router'
import { component, type Registry } from '../../src/kit/routing/overridden.ts'
import { redirectRoute } from '../../src/kit/routing/redirect-route.ts'
import { screenRoute } from '../../src/kit/routing/route.ts'

export const settingsRoutes = (overrides: Registry): RouteObject[] => [
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'current_user.detail',
      crumbs: [{ text: 'Settings', path: '/settings/profile' }, { text: 'Profile', path: '/settings/profile' }],
    },
    queries: () => import('../screens/current-user/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'current_user.detail', () => import('../screens/current-user/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/settings/profile',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'group.mine.list',
          crumbs: [{ text: 'Settings', path: '/settings/profile' }, { text: 'Profile', path: '/settings/profile' }],
        },
        queries: () => import('../screens/group/queries.gen.ts').then((m) => m.mineList),
        component: component(overrides, 'group.mine.list', () => import('../screens/group/mine-list.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'ssh_key.list',
      crumbs: [{ text: 'Settings', path: '/settings/profile' }, { text: 'SSH keys', path: '/settings/ssh-keys' }],
    },
    queries: () => import('../screens/ssh-key/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'ssh_key.list', () => import('../screens/ssh-key/list.gen.tsx')),
    children: [
      { path: '/settings/ssh-keys', element: null },
      screenRoute({
        path: '/settings/ssh-keys-new',
        kind: 'create',
        handle: {
          screen: 'ssh_key.create',
          crumbs: [
            { text: 'Settings', path: '/settings/profile' },
            { text: 'SSH keys', path: '/settings/ssh-keys' },
            { text: 'New SSH key', path: '/settings/ssh-keys-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'ssh_key.create', () => import('../screens/ssh-key/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/settings/ssh-keys/:sshKey',
    kind: 'detail',
    handle: {
      screen: 'ssh_key.detail',
      crumbs: [
        { text: 'Settings', path: '/settings/profile' },
        { text: 'SSH keys', path: '/settings/ssh-keys' },
        { param: 'sshKey', path: '/settings/ssh-keys/:sshKey' },
      ],
    },
    queries: () => import('../screens/ssh-key/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'ssh_key.detail', () => import('../screens/ssh-key/detail.gen.tsx')),
  }),
  screenRoute({
    path: '/settings/access-tokens',
    kind: 'list',
    handle: {
      screen: 'access_token.list',
      crumbs: [
        { text: 'Settings', path: '/settings/profile' },
        { text: 'Access tokens', path: '/settings/access-tokens' },
      ],
    },
    queries: () => import('../screens/access-token/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'access_token.list', () => import('../screens/access-token/list.gen.tsx')),
  }),
  screenRoute({
    path: '/settings/users',
    kind: 'list',
    handle: {
      screen: 'user.list',
      crumbs: [{ text: 'Settings', path: '/settings/profile' }, { text: 'Users', path: '/settings/users' }],
    },
    queries: () => import('../screens/user/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'user.list', () => import('../screens/user/list.gen.tsx')),
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'user.detail',
      crumbs: [
        { text: 'Settings', path: '/settings/profile' },
        { text: 'Users', path: '/settings/users' },
        { param: 'userId', path: '/settings/users/:userId' },
      ],
    },
    queries: () => import('../screens/user/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'user.detail', () => import('../screens/user/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/settings/users/:userId',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'user_session.list',
          crumbs: [
            { text: 'Settings', path: '/settings/profile' },
            { text: 'Users', path: '/settings/users' },
            { param: 'userId', path: '/settings/users/:userId' },
          ],
        },
        queries: () => import('../screens/user-session/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'user_session.list', () => import('../screens/user-session/list.gen.tsx')),
      }),
      screenRoute({
        path: '/settings/users/:userId/access-tokens',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'access_token.user.list',
          crumbs: [
            { text: 'Settings', path: '/settings/profile' },
            { text: 'Users', path: '/settings/users' },
            { param: 'userId', path: '/settings/users/:userId' },
            { text: 'Access tokens', path: '/settings/users/:userId/access-tokens' },
          ],
        },
        queries: () => import('../screens/access-token/queries.gen.ts').then((m) => m.userList),
        component: component(overrides, 'access_token.user.list', () => import('../screens/access-token/user-list.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/settings/groups',
    kind: 'list',
    handle: {
      screen: 'group.list',
      crumbs: [{ text: 'Settings', path: '/settings/profile' }, { text: 'Groups', path: '/settings/groups' }],
    },
    queries: () => import('../screens/group/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'group.list', () => import('../screens/group/list.gen.tsx')),
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'group.detail',
      crumbs: [
        { text: 'Settings', path: '/settings/profile' },
        { text: 'Groups', path: '/settings/groups' },
        { param: 'groupId', path: '/settings/groups/:groupId' },
      ],
    },
    queries: () => import('../screens/group/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'group.detail', () => import('../screens/group/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/settings/groups/:groupId',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'user.group.list',
          crumbs: [
            { text: 'Settings', path: '/settings/profile' },
            { text: 'Groups', path: '/settings/groups' },
            { param: 'groupId', path: '/settings/groups/:groupId' },
          ],
        },
        queries: () => import('../screens/user/queries.gen.ts').then((m) => m.groupList),
        component: component(overrides, 'user.group.list', () => import('../screens/user/group-list.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'certificate.list',
      crumbs: [
        { text: 'Settings', path: '/settings/profile' },
        { text: 'Certificates', path: '/settings/certificates' },
      ],
      needs: 'silo.admin',
    },
    queries: () => import('../screens/certificate/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'certificate.list', () => import('../screens/certificate/list.gen.tsx')),
    children: [
      { path: '/settings/certificates', element: null },
      screenRoute({
        path: '/settings/certificates-new',
        kind: 'create',
        handle: {
          screen: 'certificate.create',
          crumbs: [
            { text: 'Settings', path: '/settings/profile' },
            { text: 'Certificates', path: '/settings/certificates' },
            { text: 'New certificate', path: '/settings/certificates-new', titleOnly: true },
          ],
          needs: 'silo.admin',
        },
        component: component(overrides, 'certificate.create', () => import('../screens/certificate/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/settings/certificates/:certificate',
    kind: 'detail',
    handle: {
      screen: 'certificate.detail',
      crumbs: [
        { text: 'Settings', path: '/settings/profile' },
        { text: 'Certificates', path: '/settings/certificates' },
        { param: 'certificate', path: '/settings/certificates/:certificate' },
      ],
      needs: 'silo.admin',
    },
    queries: () => import('../screens/certificate/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'certificate.detail', () => import('../screens/certificate/detail.gen.tsx')),
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'auth_settings.detail',
      crumbs: [
        { text: 'Settings', path: '/settings/profile' },
        { text: 'Device tokens', path: '/settings/device-tokens' },
      ],
    },
    queries: () => import('../screens/auth-settings/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'auth_settings.detail', () => import('../screens/auth-settings/detail.gen.tsx')),
    children: [
      { path: '/settings/device-tokens', element: null },
      screenRoute({
        path: '/settings/device-tokens/edit',
        kind: 'edit',
        handle: {
          screen: 'auth_settings.edit',
          crumbs: [
            { text: 'Settings', path: '/settings/profile' },
            { text: 'Device tokens', path: '/settings/device-tokens' },
            { text: 'Edit token lifetime', path: '/settings/device-tokens/edit', titleOnly: true },
          ],
        },
        queries: () => import('../screens/auth-settings/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'auth_settings.edit', () => import('../screens/auth-settings/edit.gen.tsx')),
      }),
    ],
  }),
  redirectRoute('/settings', '/settings/profile'),
  redirectRoute('/settings/ssh-keys/:sshKey/edit', '/settings/ssh-keys/:sshKey'),
]
