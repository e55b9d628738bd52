// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { RouteObject } from 'react-router'
import { bespokeQueries, component, type Registry } from '../../src/kit/routing/overridden.ts'
import { redirectRoute } from '../../src/kit/routing/redirect-route.ts'
import { screenRoute } from '../../src/kit/routing/route.ts'

export const projectRoutes = (overrides: Registry): RouteObject[] => [
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'anti_affinity_group.list',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Affinity groups', path: '/projects/:project/affinity' },
      ],
    },
    queries: () => import('../screens/anti-affinity-group/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'anti_affinity_group.list', () => import('../screens/anti-affinity-group/list.gen.tsx')),
    children: [
      { path: '/projects/:project/affinity', element: null },
      screenRoute({
        path: '/projects/:project/affinity-new',
        kind: 'create',
        handle: {
          screen: 'anti_affinity_group.create',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Affinity groups', path: '/projects/:project/affinity' },
            { text: 'New anti-affinity group', path: '/projects/:project/affinity-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'anti_affinity_group.create', () => import('../screens/anti-affinity-group/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'anti_affinity_group.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Affinity groups', path: '/projects/:project/affinity' },
        { param: 'antiAffinityGroup', path: '/projects/:project/affinity/:antiAffinityGroup' },
      ],
    },
    queries: () => import('../screens/anti-affinity-group/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'anti_affinity_group.detail', () => import('../screens/anti-affinity-group/detail.gen.tsx')),
    children: [
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'anti_affinity_group_member.list',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Affinity groups', path: '/projects/:project/affinity' },
            { param: 'antiAffinityGroup', path: '/projects/:project/affinity/:antiAffinityGroup' },
          ],
        },
        queries: () => import('../screens/anti-affinity-group-member/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'anti_affinity_group_member.list', () => import('../screens/anti-affinity-group-member/list.gen.tsx')),
        children: [
          { path: '/projects/:project/affinity/:antiAffinityGroup', element: null },
          screenRoute({
            path: '/projects/:project/affinity/:antiAffinityGroup/edit',
            kind: 'edit',
            handle: {
              screen: 'anti_affinity_group.edit',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'Affinity groups', path: '/projects/:project/affinity' },
                { param: 'antiAffinityGroup', path: '/projects/:project/affinity/:antiAffinityGroup' },
                {
                  text: 'Edit anti-affinity group',
                  path: '/projects/:project/affinity/:antiAffinityGroup/edit',
                  titleOnly: true,
                },
              ],
            },
            queries: () => import('../screens/anti-affinity-group/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'anti_affinity_group.edit', () => import('../screens/anti-affinity-group/edit.gen.tsx')),
          }),
          screenRoute({
            path: '/projects/:project/affinity/:antiAffinityGroup/members-new',
            kind: 'create',
            handle: {
              screen: 'anti_affinity_group_member.create',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'Affinity groups', path: '/projects/:project/affinity' },
                { param: 'antiAffinityGroup', path: '/projects/:project/affinity/:antiAffinityGroup' },
                {
                  text: 'Add instance to group',
                  path: '/projects/:project/affinity/:antiAffinityGroup/members-new',
                  titleOnly: true,
                },
              ],
            },
            component: component(overrides, 'anti_affinity_group_member.create', () => import('../screens/anti-affinity-group-member/create.gen.tsx')),
          }),
        ],
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'affinity_group.list',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Affinity groups (together)', path: '/projects/:project/affinity-groups' },
      ],
    },
    queries: () => import('../screens/affinity-group/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'affinity_group.list', () => import('../screens/affinity-group/list.gen.tsx')),
    children: [
      { path: '/projects/:project/affinity-groups', element: null },
      screenRoute({
        path: '/projects/:project/affinity-groups-new',
        kind: 'create',
        handle: {
          screen: 'affinity_group.create',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Affinity groups (together)', path: '/projects/:project/affinity-groups' },
            { text: 'New affinity group', path: '/projects/:project/affinity-groups-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'affinity_group.create', () => import('../screens/affinity-group/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'affinity_group.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Affinity groups (together)', path: '/projects/:project/affinity-groups' },
        { param: 'affinityGroup', path: '/projects/:project/affinity-groups/:affinityGroup' },
      ],
    },
    queries: () => import('../screens/affinity-group/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'affinity_group.detail', () => import('../screens/affinity-group/detail.gen.tsx')),
    children: [
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'affinity_group_member.list',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Affinity groups (together)', path: '/projects/:project/affinity-groups' },
            { param: 'affinityGroup', path: '/projects/:project/affinity-groups/:affinityGroup' },
          ],
        },
        queries: () => import('../screens/affinity-group-member/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'affinity_group_member.list', () => import('../screens/affinity-group-member/list.gen.tsx')),
        children: [
          { path: '/projects/:project/affinity-groups/:affinityGroup', element: null },
          screenRoute({
            path: '/projects/:project/affinity-groups/:affinityGroup/edit',
            kind: 'edit',
            handle: {
              screen: 'affinity_group.edit',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'Affinity groups (together)', path: '/projects/:project/affinity-groups' },
                { param: 'affinityGroup', path: '/projects/:project/affinity-groups/:affinityGroup' },
                {
                  text: 'Edit affinity group',
                  path: '/projects/:project/affinity-groups/:affinityGroup/edit',
                  titleOnly: true,
                },
              ],
            },
            queries: () => import('../screens/affinity-group/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'affinity_group.edit', () => import('../screens/affinity-group/edit.gen.tsx')),
          }),
          screenRoute({
            path: '/projects/:project/affinity-groups/:affinityGroup/members-new',
            kind: 'create',
            handle: {
              screen: 'affinity_group_member.create',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'Affinity groups (together)', path: '/projects/:project/affinity-groups' },
                { param: 'affinityGroup', path: '/projects/:project/affinity-groups/:affinityGroup' },
                {
                  text: 'Add instance to group',
                  path: '/projects/:project/affinity-groups/:affinityGroup/members-new',
                  titleOnly: true,
                },
              ],
            },
            component: component(overrides, 'affinity_group_member.create', () => import('../screens/affinity-group-member/create.gen.tsx')),
          }),
        ],
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'disk.list',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Disks', path: '/projects/:project/disks' },
      ],
    },
    queries: () => import('../screens/disk/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'disk.list', () => import('../screens/disk/list.gen.tsx')),
    children: [
      { path: '/projects/:project/disks', element: null },
      screenRoute({
        path: '/projects/:project/disks-new',
        kind: 'create',
        handle: {
          screen: 'disk.create',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Disks', path: '/projects/:project/disks' },
            { text: 'New disk', path: '/projects/:project/disks-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'disk.create', () => import('../screens/disk/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/projects/:project/disks/:disk',
    kind: 'detail',
    handle: {
      screen: 'disk.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Disks', path: '/projects/:project/disks' },
        { param: 'disk', path: '/projects/:project/disks/:disk' },
      ],
    },
    queries: () => import('../screens/disk/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'disk.detail', () => import('../screens/disk/detail.gen.tsx')),
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'floating_ip.list',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Floating IPs', path: '/projects/:project/floating-ips' },
      ],
    },
    queries: () => import('../screens/floating-ip/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'floating_ip.list', () => import('../screens/floating-ip/list.gen.tsx')),
    children: [
      { path: '/projects/:project/floating-ips', element: null },
      screenRoute({
        path: '/projects/:project/floating-ips-new',
        kind: 'create',
        handle: {
          screen: 'floating_ip.create',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Floating IPs', path: '/projects/:project/floating-ips' },
            { text: 'New floating IP', path: '/projects/:project/floating-ips-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'floating_ip.create', () => import('../screens/floating-ip/create.gen.tsx')),
      }),
      screenRoute({
        path: '/projects/:project/floating-ips/:floatingIp/edit',
        kind: 'edit',
        handle: {
          screen: 'floating_ip.edit',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Floating IPs', path: '/projects/:project/floating-ips' },
            {
              text: 'Edit floating IP',
              path: '/projects/:project/floating-ips/:floatingIp/edit',
              titleOnly: true,
            },
          ],
        },
        queries: () => import('../screens/floating-ip/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'floating_ip.edit', () => import('../screens/floating-ip/edit.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/projects/:project/floating-ips/:floatingIp',
    kind: 'detail',
    handle: {
      screen: 'floating_ip.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Floating IPs', path: '/projects/:project/floating-ips' },
        { param: 'floatingIp', path: '/projects/:project/floating-ips/:floatingIp' },
      ],
    },
    queries: () => import('../screens/floating-ip/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'floating_ip.detail', () => import('../screens/floating-ip/detail.gen.tsx')),
  }),
  screenRoute({
    path: '/projects/:project/images',
    kind: 'list',
    handle: {
      screen: 'image.list',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Images', path: '/projects/:project/images' },
      ],
    },
    queries: () => import('../screens/image/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'image.list', () => import('../screens/image/list.gen.tsx')),
  }),
  screenRoute({
    path: '/projects/:project/images-new',
    kind: 'bespoke',
    handle: {
      screen: 'image.create',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Images', path: '/projects/:project/images' },
        { text: 'Upload image', path: '/projects/:project/images-new' },
      ],
    },
    queries: bespokeQueries(overrides, 'image.create'),
    component: component(overrides, 'image.create'),
  }),
  screenRoute({
    path: '/projects/:project/images/:image',
    kind: 'detail',
    handle: {
      screen: 'image.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Images', path: '/projects/:project/images' },
        { param: 'image', path: '/projects/:project/images/:image' },
      ],
    },
    queries: () => import('../screens/image/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'image.detail', () => import('../screens/image/detail.gen.tsx')),
  }),
  screenRoute({
    path: '/projects/:project/instances',
    kind: 'list',
    handle: {
      screen: 'instance.list',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Instances', path: '/projects/:project/instances' },
      ],
    },
    queries: () => import('../screens/instance/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'instance.list', () => import('../screens/instance/list.gen.tsx')),
  }),
  screenRoute({
    path: '/projects/:project/instances-new',
    kind: 'bespoke',
    handle: {
      screen: 'instance.create',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Instances', path: '/projects/:project/instances' },
        { text: 'New instance', path: '/projects/:project/instances-new' },
      ],
    },
    queries: bespokeQueries(overrides, 'instance.create'),
    component: component(overrides, 'instance.create'),
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'instance.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Instances', path: '/projects/:project/instances' },
        { param: 'instance', path: '/projects/:project/instances/:instance' },
      ],
    },
    queries: () => import('../screens/instance/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'instance.detail', () => import('../screens/instance/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/projects/:project/instances/:instance/storage',
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'instance_storage',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Instances', path: '/projects/:project/instances' },
            { param: 'instance', path: '/projects/:project/instances/:instance' },
            { text: 'Storage', path: '/projects/:project/instances/:instance/storage' },
          ],
        },
        queries: bespokeQueries(overrides, 'instance_storage'),
        component: component(overrides, 'instance_storage'),
      }),
      screenRoute({
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'instance_networking',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Instances', path: '/projects/:project/instances' },
            { param: 'instance', path: '/projects/:project/instances/:instance' },
            { text: 'Networking', path: '/projects/:project/instances/:instance/networking' },
          ],
        },
        queries: bespokeQueries(overrides, 'instance_networking'),
        component: component(overrides, 'instance_networking'),
        children: [
          { path: '/projects/:project/instances/:instance/networking', element: null },
          screenRoute({
            path: '/projects/:project/instances/:instance/networking/network-interfaces-new',
            kind: 'create',
            handle: {
              screen: 'instance_network_interface.create',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'Instances', path: '/projects/:project/instances' },
                { param: 'instance', path: '/projects/:project/instances/:instance' },
                { text: 'Networking', path: '/projects/:project/instances/:instance/networking' },
                {
                  text: 'Add network interface',
                  path: '/projects/:project/instances/:instance/networking/network-interfaces-new',
                  titleOnly: true,
                },
              ],
            },
            component: component(overrides, 'instance_network_interface.create', () => import('../screens/instance-network-interface/create.gen.tsx')),
          }),
          screenRoute({
            path: '/projects/:project/instances/:instance/networking/network-interfaces/:interface/edit',
            kind: 'edit',
            handle: {
              screen: 'instance_network_interface.edit',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'Instances', path: '/projects/:project/instances' },
                { param: 'instance', path: '/projects/:project/instances/:instance' },
                { text: 'Networking', path: '/projects/:project/instances/:instance/networking' },
                {
                  text: 'Edit network interface',
                  path: '/projects/:project/instances/:instance/networking/network-interfaces/:interface/edit',
                  titleOnly: true,
                },
              ],
            },
            queries: () => import('../screens/instance-network-interface/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'instance_network_interface.edit', () => import('../screens/instance-network-interface/edit.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        path: '/projects/:project/instances/:instance/metrics/cpu',
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'instance_metrics_cpu',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Instances', path: '/projects/:project/instances' },
            { param: 'instance', path: '/projects/:project/instances/:instance' },
            { text: 'Metrics', path: '/projects/:project/instances/:instance/metrics/cpu' },
            { text: 'CPU', path: '/projects/:project/instances/:instance/metrics/cpu', titleOnly: true },
          ],
        },
        queries: () => import('../screens/instance-metrics-cpu/queries.gen.ts').then((m) => m.charts),
        component: component(overrides, 'instance_metrics_cpu', () => import('../screens/instance-metrics-cpu/charts.gen.tsx')),
      }),
      screenRoute({
        path: '/projects/:project/instances/:instance/connect',
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'instance_connect',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Instances', path: '/projects/:project/instances' },
            { param: 'instance', path: '/projects/:project/instances/:instance' },
            { text: 'Connect', path: '/projects/:project/instances/:instance/connect' },
          ],
        },
        queries: bespokeQueries(overrides, 'instance_connect'),
        component: component(overrides, 'instance_connect'),
      }),
      screenRoute({
        path: '/projects/:project/instances/:instance/settings',
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'instance_settings',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Instances', path: '/projects/:project/instances' },
            { param: 'instance', path: '/projects/:project/instances/:instance' },
            { text: 'Settings', path: '/projects/:project/instances/:instance/settings' },
          ],
        },
        queries: bespokeQueries(overrides, 'instance_settings'),
        component: component(overrides, 'instance_settings'),
      }),
      screenRoute({
        path: '/projects/:project/instances/:instance/metrics/disk',
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'instance_metrics_disk',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Instances', path: '/projects/:project/instances' },
            { param: 'instance', path: '/projects/:project/instances/:instance' },
            { text: 'Metrics', path: '/projects/:project/instances/:instance/metrics/disk' },
            { text: 'Disk', path: '/projects/:project/instances/:instance/metrics/disk', titleOnly: true },
          ],
        },
        queries: () => import('../screens/instance-metrics-disk/queries.gen.ts').then((m) => m.charts),
        component: component(overrides, 'instance_metrics_disk', () => import('../screens/instance-metrics-disk/charts.gen.tsx')),
      }),
      screenRoute({
        path: '/projects/:project/instances/:instance/metrics/network',
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'instance_metrics_network',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Instances', path: '/projects/:project/instances' },
            { param: 'instance', path: '/projects/:project/instances/:instance' },
            { text: 'Metrics', path: '/projects/:project/instances/:instance/metrics/network' },
            {
              text: 'Network',
              path: '/projects/:project/instances/:instance/metrics/network',
              titleOnly: true,
            },
          ],
        },
        queries: () => import('../screens/instance-metrics-network/queries.gen.ts').then((m) => m.charts),
        component: component(overrides, 'instance_metrics_network', () => import('../screens/instance-metrics-network/charts.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'probe.list',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Probes', path: '/projects/:project/probes' },
      ],
    },
    queries: () => import('../screens/probe/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'probe.list', () => import('../screens/probe/list.gen.tsx')),
    children: [
      { path: '/projects/:project/probes', element: null },
      screenRoute({
        path: '/projects/:project/probes-new',
        kind: 'create',
        handle: {
          screen: 'probe.create',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Probes', path: '/projects/:project/probes' },
            { text: 'New probe', path: '/projects/:project/probes-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'probe.create', () => import('../screens/probe/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/projects/:project/probes/:probe',
    kind: 'detail',
    handle: {
      screen: 'probe.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Probes', path: '/projects/:project/probes' },
        { param: 'probe', path: '/projects/:project/probes/:probe' },
      ],
    },
    queries: () => import('../screens/probe/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'probe.detail', () => import('../screens/probe/detail.gen.tsx')),
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'project_role.list',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Project access', path: '/projects/:project/access' },
      ],
    },
    queries: () => import('../screens/project-role/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'project_role.list', () => import('../screens/project-role/list.gen.tsx')),
    children: [
      { path: '/projects/:project/access', element: null },
      screenRoute({
        path: '/projects/:project/access-new',
        kind: 'create',
        handle: {
          screen: 'project_role.create',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Project access', path: '/projects/:project/access' },
            { text: 'Add user or group', path: '/projects/:project/access-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'project_role.create', () => import('../screens/project-role/create.gen.tsx')),
      }),
      screenRoute({
        path: '/projects/:project/access/:identity/edit',
        kind: 'edit',
        handle: {
          screen: 'project_role.edit',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Project access', path: '/projects/:project/access' },
            { text: 'Change project role', path: '/projects/:project/access/:identity/edit', titleOnly: true },
          ],
        },
        queries: () => import('../screens/project-role/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'project_role.edit', () => import('../screens/project-role/edit.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'snapshot.list',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Snapshots', path: '/projects/:project/snapshots' },
      ],
    },
    queries: () => import('../screens/snapshot/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'snapshot.list', () => import('../screens/snapshot/list.gen.tsx')),
    children: [
      { path: '/projects/:project/snapshots', element: null },
      screenRoute({
        path: '/projects/:project/snapshots-new',
        kind: 'create',
        handle: {
          screen: 'snapshot.create',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'Snapshots', path: '/projects/:project/snapshots' },
            { text: 'New snapshot', path: '/projects/:project/snapshots-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'snapshot.create', () => import('../screens/snapshot/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/projects/:project/snapshots/:snapshot',
    kind: 'detail',
    handle: {
      screen: 'snapshot.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Snapshots', path: '/projects/:project/snapshots' },
        { param: 'snapshot', path: '/projects/:project/snapshots/:snapshot' },
      ],
    },
    queries: () => import('../screens/snapshot/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'snapshot.detail', () => import('../screens/snapshot/detail.gen.tsx')),
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'vpc.list',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'VPCs', path: '/projects/:project/vpcs' },
      ],
    },
    queries: () => import('../screens/vpc/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'vpc.list', () => import('../screens/vpc/list.gen.tsx')),
    children: [
      { path: '/projects/:project/vpcs', element: null },
      screenRoute({
        path: '/projects/:project/vpcs-new',
        kind: 'create',
        handle: {
          screen: 'vpc.create',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { text: 'New VPC', path: '/projects/:project/vpcs-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'vpc.create', () => import('../screens/vpc/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'vpc.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'VPCs', path: '/projects/:project/vpcs' },
        { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
      ],
    },
    queries: () => import('../screens/vpc/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'vpc.detail', () => import('../screens/vpc/detail.gen.tsx')),
    children: [
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'vpc_firewall_rule.list',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
            { text: 'Firewall rules', path: '/projects/:project/vpcs/:vpc/firewall-rules' },
          ],
        },
        queries: () => import('../screens/vpc-firewall-rule/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'vpc_firewall_rule.list', () => import('../screens/vpc-firewall-rule/list.gen.tsx')),
        children: [
          { path: '/projects/:project/vpcs/:vpc/firewall-rules', element: null },
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/edit',
            kind: 'edit',
            handle: {
              screen: 'vpc.edit',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Edit VPC', path: '/projects/:project/vpcs/:vpc/edit', titleOnly: true },
              ],
            },
            queries: () => import('../screens/vpc/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'vpc.edit', () => import('../screens/vpc/edit.gen.tsx')),
          }),
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/firewall-rules-new',
            kind: 'create',
            handle: {
              screen: 'vpc_firewall_rule.create',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Firewall rules', path: '/projects/:project/vpcs/:vpc/firewall-rules' },
                {
                  text: 'Add firewall rule',
                  path: '/projects/:project/vpcs/:vpc/firewall-rules-new',
                  titleOnly: true,
                },
              ],
            },
            component: component(overrides, 'vpc_firewall_rule.create', () => import('../screens/vpc-firewall-rule/create.gen.tsx')),
          }),
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit',
            kind: 'edit',
            handle: {
              screen: 'vpc_firewall_rule.edit',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Firewall rules', path: '/projects/:project/vpcs/:vpc/firewall-rules' },
                {
                  text: 'Edit rule',
                  path: '/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit',
                  titleOnly: true,
                },
              ],
            },
            queries: () => import('../screens/vpc-firewall-rule/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'vpc_firewall_rule.edit', () => import('../screens/vpc-firewall-rule/edit.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        path: '/projects/:project/vpcs/:vpc/packet',
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'vpc_packet',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
            { text: 'Packet check', path: '/projects/:project/vpcs/:vpc/packet' },
            { text: 'Would this packet pass?', path: '/projects/:project/vpcs/:vpc/packet', titleOnly: true },
          ],
        },
        queries: bespokeQueries(overrides, 'vpc_packet'),
        component: component(overrides, 'vpc_packet'),
      }),
      screenRoute({
        path: '/projects/:project/vpcs/:vpc/map',
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'vpc_map',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
            { text: 'Network map', path: '/projects/:project/vpcs/:vpc/map' },
          ],
        },
        queries: bespokeQueries(overrides, 'vpc_map'),
        component: component(overrides, 'vpc_map'),
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'vpc_subnet.list',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
            { text: 'Subnets', path: '/projects/:project/vpcs/:vpc/subnets' },
          ],
        },
        queries: () => import('../screens/vpc-subnet/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'vpc_subnet.list', () => import('../screens/vpc-subnet/list.gen.tsx')),
        children: [
          { path: '/projects/:project/vpcs/:vpc/subnets', element: null },
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/subnets-new',
            kind: 'create',
            handle: {
              screen: 'vpc_subnet.create',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Subnets', path: '/projects/:project/vpcs/:vpc/subnets' },
                { text: 'New subnet', path: '/projects/:project/vpcs/:vpc/subnets-new', titleOnly: true },
              ],
            },
            component: component(overrides, 'vpc_subnet.create', () => import('../screens/vpc-subnet/create.gen.tsx')),
          }),
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/subnets/:subnet/edit',
            kind: 'edit',
            handle: {
              screen: 'vpc_subnet.edit',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Subnets', path: '/projects/:project/vpcs/:vpc/subnets' },
                {
                  text: 'Edit subnet',
                  path: '/projects/:project/vpcs/:vpc/subnets/:subnet/edit',
                  titleOnly: true,
                },
              ],
            },
            queries: () => import('../screens/vpc-subnet/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'vpc_subnet.edit', () => import('../screens/vpc-subnet/edit.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'vpc_router.list',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
            { text: 'Routers', path: '/projects/:project/vpcs/:vpc/routers' },
          ],
        },
        queries: () => import('../screens/vpc-router/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'vpc_router.list', () => import('../screens/vpc-router/list.gen.tsx')),
        children: [
          { path: '/projects/:project/vpcs/:vpc/routers', element: null },
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/routers-new',
            kind: 'create',
            handle: {
              screen: 'vpc_router.create',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Routers', path: '/projects/:project/vpcs/:vpc/routers' },
                { text: 'New router', path: '/projects/:project/vpcs/:vpc/routers-new', titleOnly: true },
              ],
            },
            component: component(overrides, 'vpc_router.create', () => import('../screens/vpc-router/create.gen.tsx')),
          }),
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/routers/:router/edit',
            kind: 'edit',
            handle: {
              screen: 'vpc_router.edit',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Routers', path: '/projects/:project/vpcs/:vpc/routers' },
                {
                  text: 'Edit router',
                  path: '/projects/:project/vpcs/:vpc/routers/:router/edit',
                  titleOnly: true,
                },
              ],
            },
            queries: () => import('../screens/vpc-router/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'vpc_router.edit', () => import('../screens/vpc-router/edit.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'internet_gateway.list',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
            { text: 'Internet gateways', path: '/projects/:project/vpcs/:vpc/internet-gateways' },
          ],
        },
        queries: () => import('../screens/internet-gateway/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'internet_gateway.list', () => import('../screens/internet-gateway/list.gen.tsx')),
        children: [
          { path: '/projects/:project/vpcs/:vpc/internet-gateways', element: null },
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/internet-gateways-new',
            kind: 'create',
            handle: {
              screen: 'internet_gateway.create',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Internet gateways', path: '/projects/:project/vpcs/:vpc/internet-gateways' },
                {
                  text: 'New internet gateway',
                  path: '/projects/:project/vpcs/:vpc/internet-gateways-new',
                  titleOnly: true,
                },
              ],
            },
            component: component(overrides, 'internet_gateway.create', () => import('../screens/internet-gateway/create.gen.tsx')),
          }),
        ],
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'vpc_subnet.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'VPCs', path: '/projects/:project/vpcs' },
        { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
        { text: 'Subnets', path: '/projects/:project/vpcs/:vpc/subnets' },
        { param: 'subnet', path: '/projects/:project/vpcs/:vpc/subnets/:subnet' },
      ],
    },
    queries: () => import('../screens/vpc-subnet/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'vpc_subnet.detail', () => import('../screens/vpc-subnet/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/projects/:project/vpcs/:vpc/subnets/:subnet',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'instance_network_interface.subnet.list',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
            { text: 'Subnets', path: '/projects/:project/vpcs/:vpc/subnets' },
            { param: 'subnet', path: '/projects/:project/vpcs/:vpc/subnets/:subnet' },
          ],
        },
        queries: () => import('../screens/instance-network-interface/queries.gen.ts').then((m) => m.subnetList),
        component: component(overrides, 'instance_network_interface.subnet.list', () => import('../screens/instance-network-interface/subnet-list.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'vpc_router.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'VPCs', path: '/projects/:project/vpcs' },
        { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
        { text: 'Routers', path: '/projects/:project/vpcs/:vpc/routers' },
        { param: 'router', path: '/projects/:project/vpcs/:vpc/routers/:router' },
      ],
    },
    queries: () => import('../screens/vpc-router/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'vpc_router.detail', () => import('../screens/vpc-router/detail.gen.tsx')),
    children: [
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'vpc_router_route.list',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
            { text: 'Routers', path: '/projects/:project/vpcs/:vpc/routers' },
            { param: 'router', path: '/projects/:project/vpcs/:vpc/routers/:router' },
          ],
        },
        queries: () => import('../screens/vpc-router-route/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'vpc_router_route.list', () => import('../screens/vpc-router-route/list.gen.tsx')),
        children: [
          { path: '/projects/:project/vpcs/:vpc/routers/:router', element: null },
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/routers/:router/routes-new',
            kind: 'create',
            handle: {
              screen: 'vpc_router_route.create',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Routers', path: '/projects/:project/vpcs/:vpc/routers' },
                { param: 'router', path: '/projects/:project/vpcs/:vpc/routers/:router' },
                {
                  text: 'New route',
                  path: '/projects/:project/vpcs/:vpc/routers/:router/routes-new',
                  titleOnly: true,
                },
              ],
            },
            component: component(overrides, 'vpc_router_route.create', () => import('../screens/vpc-router-route/create.gen.tsx')),
          }),
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit',
            kind: 'edit',
            handle: {
              screen: 'vpc_router_route.edit',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Routers', path: '/projects/:project/vpcs/:vpc/routers' },
                { param: 'router', path: '/projects/:project/vpcs/:vpc/routers/:router' },
                {
                  text: 'Edit route',
                  path: '/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit',
                  titleOnly: true,
                },
              ],
            },
            queries: () => import('../screens/vpc-router-route/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'vpc_router_route.edit', () => import('../screens/vpc-router-route/edit.gen.tsx')),
          }),
        ],
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'internet_gateway.detail',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'VPCs', path: '/projects/:project/vpcs' },
        { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
        { text: 'Internet gateways', path: '/projects/:project/vpcs/:vpc/internet-gateways' },
        { param: 'gateway', path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway' },
      ],
    },
    queries: () => import('../screens/internet-gateway/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'internet_gateway.detail', () => import('../screens/internet-gateway/detail.gen.tsx')),
    children: [
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'internet_gateway_ip_pool.list',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
            { text: 'Internet gateways', path: '/projects/:project/vpcs/:vpc/internet-gateways' },
            { param: 'gateway', path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway' },
          ],
        },
        queries: () => import('../screens/internet-gateway-ip-pool/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'internet_gateway_ip_pool.list', () => import('../screens/internet-gateway-ip-pool/list.gen.tsx')),
        children: [
          { path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway', element: null },
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-pools-new',
            kind: 'create',
            handle: {
              screen: 'internet_gateway_ip_pool.create',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Internet gateways', path: '/projects/:project/vpcs/:vpc/internet-gateways' },
                { param: 'gateway', path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway' },
                {
                  text: 'Attach IP pool',
                  path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-pools-new',
                  titleOnly: true,
                },
              ],
            },
            component: component(overrides, 'internet_gateway_ip_pool.create', () => import('../screens/internet-gateway-ip-pool/create.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'internet_gateway_ip_address.list',
          crumbs: [
            { text: 'Projects', path: '/projects' },
            { param: 'project', path: '/projects/:project/instances' },
            { text: 'VPCs', path: '/projects/:project/vpcs' },
            { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
            { text: 'Internet gateways', path: '/projects/:project/vpcs/:vpc/internet-gateways' },
            { param: 'gateway', path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway' },
            {
              text: 'IP addresses',
              path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses',
            },
          ],
        },
        queries: () => import('../screens/internet-gateway-ip-address/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'internet_gateway_ip_address.list', () => import('../screens/internet-gateway-ip-address/list.gen.tsx')),
        children: [
          { path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses', element: null },
          screenRoute({
            path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses-new',
            kind: 'create',
            handle: {
              screen: 'internet_gateway_ip_address.create',
              crumbs: [
                { text: 'Projects', path: '/projects' },
                { param: 'project', path: '/projects/:project/instances' },
                { text: 'VPCs', path: '/projects/:project/vpcs' },
                { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
                { text: 'Internet gateways', path: '/projects/:project/vpcs/:vpc/internet-gateways' },
                { param: 'gateway', path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway' },
                {
                  text: 'IP addresses',
                  path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses',
                },
                {
                  text: 'Attach IP address',
                  path: '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses-new',
                  titleOnly: true,
                },
              ],
            },
            component: component(overrides, 'internet_gateway_ip_address.create', () => import('../screens/internet-gateway-ip-address/create.gen.tsx')),
          }),
        ],
      }),
    ],
  }),
  screenRoute({
    path: '/projects/:project/snapshots/:snapshot/images-new',
    kind: 'bespoke',
    handle: {
      screen: 'snapshot_image_create',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Snapshots', path: '/projects/:project/snapshots' },
        { param: 'snapshot', path: '/projects/:project/snapshots/:snapshot' },
        {
          text: 'Create image from snapshot',
          path: '/projects/:project/snapshots/:snapshot/images-new',
          titleOnly: true,
        },
      ],
    },
    queries: bespokeQueries(overrides, 'snapshot_image_create'),
    component: component(overrides, 'snapshot_image_create'),
  }),
  screenRoute({
    path: '/projects/:project/instances/:instance/serial-console',
    kind: 'bespoke',
    handle: {
      screen: 'serial_console',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Instances', path: '/projects/:project/instances' },
        { param: 'instance', path: '/projects/:project/instances/:instance' },
        { text: 'Serial console', path: '/projects/:project/instances/:instance/serial-console' },
      ],
    },
    queries: bespokeQueries(overrides, 'serial_console'),
    component: component(overrides, 'serial_console'),
  }),
  screenRoute({
    path: '/projects/:project/overview',
    kind: 'bespoke',
    handle: {
      screen: 'project_overview',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'Overview', path: '/projects/:project/overview' },
      ],
    },
    component: component(overrides, 'project_overview', () => import('../screens/project-overview/overview.gen.tsx')),
  }),
  screenRoute({
    path: '/projects/:project/vpcs/:vpc/firewall-rules-new/:rule',
    kind: 'bespoke',
    handle: {
      screen: 'vpc_firewall_rule_clone',
      crumbs: [
        { text: 'Projects', path: '/projects' },
        { param: 'project', path: '/projects/:project/instances' },
        { text: 'VPCs', path: '/projects/:project/vpcs' },
        { param: 'vpc', path: '/projects/:project/vpcs/:vpc' },
        { text: 'Firewall rules', path: '/projects/:project/vpcs/:vpc/firewall-rules' },
        {
          text: 'Add firewall rule',
          path: '/projects/:project/vpcs/:vpc/firewall-rules-new/:rule',
          titleOnly: true,
        },
      ],
    },
    queries: bespokeQueries(overrides, 'vpc_firewall_rule_clone'),
    component: component(overrides, 'vpc_firewall_rule_clone'),
  }),
  redirectRoute('/projects/:project/instances/:instance', '/projects/:project/instances/:instance/storage'),
  redirectRoute('/projects/:project/vpcs/:vpc', '/projects/:project/vpcs/:vpc/firewall-rules'),
  redirectRoute('/projects/:project', '/projects/:project/instances'),
  redirectRoute('/projects/:project/vpcs/:vpc/routers/:router/routes/:route', '/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit'),
  redirectRoute('/projects/:project/images/:image/edit', '/projects/:project/images/:image'),
  redirectRoute('/projects/:project/instances/:instance/metrics', '/projects/:project/instances/:instance/metrics/cpu'),
]
