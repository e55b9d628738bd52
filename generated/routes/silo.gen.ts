// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { RouteObject } from 'react-router'
import { bespokeQueries, component, type Registry } from '../../src/kit/routing/overridden.ts'
import { redirectRoute } from '../../src/kit/routing/redirect-route.ts'
import { screenRoute } from '../../src/kit/routing/route.ts'

export const siloRoutes = (overrides: Registry): RouteObject[] => [
  screenRoute({
    kind: 'list',
    handle: { screen: 'image.silo.list', crumbs: [{ text: 'Images', path: '/images' }] },
    queries: () => import('../screens/image/queries.gen.ts').then((m) => m.siloList),
    component: component(overrides, 'image.silo.list', () => import('../screens/image/silo-list.gen.tsx')),
    children: [
      { path: '/images', element: null },
      screenRoute({
        path: '/images-new',
        kind: 'create',
        handle: {
          screen: 'image.silo.create',
          crumbs: [
            { text: 'Images', path: '/images' },
            { text: 'Promote image', path: '/images-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'image.silo.create', () => import('../screens/image/silo-create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/images/:image',
    kind: 'detail',
    handle: {
      screen: 'image.silo.detail',
      crumbs: [{ text: 'Images', path: '/images' }, { param: 'image', path: '/images/:image' }],
    },
    queries: () => import('../screens/image/queries.gen.ts').then((m) => m.siloDetail),
    component: component(overrides, 'image.silo.detail', () => import('../screens/image/silo-detail.gen.tsx')),
  }),
  screenRoute({
    kind: 'list',
    handle: { screen: 'project.list', crumbs: [{ text: 'Projects', path: '/projects' }] },
    queries: () => import('../screens/project/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'project.list', () => import('../screens/project/list.gen.tsx')),
    children: [
      { path: '/projects', element: null },
      screenRoute({
        path: '/projects-new',
        kind: 'create',
        handle: {
          screen: 'project.create',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { text: 'New project', path: '/projects-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'project.create', () => import('../screens/project/create.gen.tsx')),
      }),
      screenRoute({
        path: '/projects/:project/edit',
        kind: 'edit',
        handle: {
          screen: 'project.edit',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { text: 'Edit project', path: '/projects/:project/edit', titleOnly: true },
          ],
        },
        queries: () => import('../screens/project/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'project.edit', () => import('../screens/project/edit.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: { screen: 'silo_access.list', crumbs: [{ text: 'Silo access', path: '/access' }] },
    queries: () => import('../screens/silo-access/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'silo_access.list', () => import('../screens/silo-access/list.gen.tsx')),
    children: [
      { path: '/access', element: null },
      screenRoute({
        path: '/access-new',
        kind: 'create',
        handle: {
          screen: 'silo_access.create',
          crumbs: [
            { text: 'Silo access', path: '/access' },
            { text: 'Add user or group', path: '/access-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'silo_access.create', () => import('../screens/silo-access/create.gen.tsx')),
      }),
      screenRoute({
        path: '/access/:identity/edit',
        kind: 'edit',
        handle: {
          screen: 'silo_access.edit',
          crumbs: [
            { text: 'Silo access', path: '/access' },
            { text: 'Change silo role', path: '/access/:identity/edit', titleOnly: true },
          ],
        },
        queries: () => import('../screens/silo-access/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'silo_access.edit', () => import('../screens/silo-access/edit.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/all/instances',
    kind: 'list',
    handle: {
      screen: 'all_instances',
      crumbs: [
        { text: 'Instances', path: '/all/instances' },
        { text: 'Instances of all projects', path: '/all/instances', titleOnly: true },
      ],
    },
    component: component(overrides, 'all_instances', () => import('../screens/all-instances/across.gen.tsx')),
  }),
  screenRoute({
    path: '/all/disks',
    kind: 'list',
    handle: {
      screen: 'all_disks',
      crumbs: [
        { text: 'Disks', path: '/all/disks' },
        { text: 'Disks of all projects', path: '/all/disks', titleOnly: true },
      ],
    },
    component: component(overrides, 'all_disks', () => import('../screens/all-disks/across.gen.tsx')),
  }),
  screenRoute({
    path: '/all/snapshots',
    kind: 'list',
    handle: {
      screen: 'all_snapshots',
      crumbs: [
        { text: 'Snapshots', path: '/all/snapshots' },
        { text: 'Snapshots of all projects', path: '/all/snapshots', titleOnly: true },
      ],
    },
    component: component(overrides, 'all_snapshots', () => import('../screens/all-snapshots/across.gen.tsx')),
  }),
  screenRoute({
    path: '/all/floating-ips',
    kind: 'list',
    handle: {
      screen: 'all_floating_ips',
      crumbs: [
        { text: 'Floating IPs', path: '/all/floating-ips' },
        { text: 'Floating IPs of all projects', path: '/all/floating-ips', titleOnly: true },
      ],
    },
    component: component(overrides, 'all_floating_ips', () => import('../screens/all-floating-ips/across.gen.tsx')),
  }),
  screenRoute({
    path: '/lookup/instances/:instance',
    kind: 'bespoke',
    handle: {
      screen: 'instance_lookup',
      crumbs: [{ text: 'Instance lookup', path: '/lookup/instances/:instance', titleOnly: true }],
    },
    queries: bespokeQueries(overrides, 'instance_lookup'),
    component: component(overrides, 'instance_lookup'),
  }),
  screenRoute({
    path: '/lookup/i/:instance',
    kind: 'bespoke',
    handle: {
      screen: 'instance_lookup_short',
      crumbs: [{ text: 'Instance lookup', path: '/lookup/i/:instance', titleOnly: true }],
    },
    queries: bespokeQueries(overrides, 'instance_lookup_short'),
    component: component(overrides, 'instance_lookup_short'),
  }),
  screenRoute({
    path: '/overview',
    kind: 'bespoke',
    handle: { screen: 'silo_overview', crumbs: [{ text: 'Overview', path: '/overview' }] },
    component: component(overrides, 'silo_overview', () => import('../screens/silo-overview/overview.gen.tsx')),
  }),
  screenRoute({
    path: '/utilization',
    kind: 'bespoke',
    handle: { screen: 'utilization', crumbs: [{ text: 'Utilization', path: '/utilization' }] },
    component: component(overrides, 'utilization', () => import('../screens/utilization/charts.gen.tsx')),
  }),
  redirectRoute('/', '/projects'),
  redirectRoute('/images/:image/edit', '/images/:image'),
]
