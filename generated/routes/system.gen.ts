// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { RouteObject } from 'react-router'
import { bespokeQueries, component, type Registry } from '../../src/kit/routing/overridden.ts'
import { redirectRoute } from '../../src/kit/routing/redirect-route.ts'
import { screenRoute } from '../../src/kit/routing/route.ts'

export const systemRoutes = (overrides: Registry): RouteObject[] => [
  screenRoute({
    kind: 'list',
    handle: { screen: 'alert_receiver.list', crumbs: [{ text: 'Alert receivers', path: '/system/alerts/receivers' }] },
    queries: () => import('../screens/alert-receiver/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'alert_receiver.list', () => import('../screens/alert-receiver/list.gen.tsx')),
    children: [
      { path: '/system/alerts/receivers', element: null },
      screenRoute({
        path: '/system/alerts/receivers-new',
        kind: 'create',
        handle: {
          screen: 'alert_receiver.create',
          crumbs: [
            { text: 'Alert receivers', path: '/system/alerts/receivers' },
            { text: 'New webhook', path: '/system/alerts/receivers-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'alert_receiver.create', () => import('../screens/alert-receiver/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'alert_receiver.detail',
      crumbs: [
        { text: 'Alert receivers', path: '/system/alerts/receivers' },
        { param: 'receiver', path: '/system/alerts/receivers/:receiver' },
      ],
    },
    queries: () => import('../screens/alert-receiver/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'alert_receiver.detail', () => import('../screens/alert-receiver/detail.gen.tsx')),
    children: [
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'alert_receiver_delivery.list',
          crumbs: [
            { text: 'Alert receivers', path: '/system/alerts/receivers' },
            { param: 'receiver', path: '/system/alerts/receivers/:receiver' },
            { text: 'Deliveries', path: '/system/alerts/receivers/:receiver/deliveries' },
          ],
        },
        queries: () => import('../screens/alert-receiver-delivery/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'alert_receiver_delivery.list', () => import('../screens/alert-receiver-delivery/list.gen.tsx')),
        children: [
          { path: '/system/alerts/receivers/:receiver/deliveries', element: null },
          screenRoute({
            path: '/system/alerts/receivers/:receiver/edit',
            kind: 'edit',
            handle: {
              screen: 'alert_receiver.edit',
              crumbs: [
                { text: 'Alert receivers', path: '/system/alerts/receivers' },
                { param: 'receiver', path: '/system/alerts/receivers/:receiver' },
                { text: 'Edit webhook', path: '/system/alerts/receivers/:receiver/edit', titleOnly: true },
              ],
            },
            queries: () => import('../screens/alert-receiver/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'alert_receiver.edit', () => import('../screens/alert-receiver/edit.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'alert_receiver_secret.list',
          crumbs: [
            { text: 'Alert receivers', path: '/system/alerts/receivers' },
            { param: 'receiver', path: '/system/alerts/receivers/:receiver' },
            { text: 'Secrets', path: '/system/alerts/receivers/:receiver/secrets' },
          ],
        },
        queries: () => import('../screens/alert-receiver-secret/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'alert_receiver_secret.list', () => import('../screens/alert-receiver-secret/list.gen.tsx')),
        children: [
          { path: '/system/alerts/receivers/:receiver/secrets', element: null },
          screenRoute({
            path: '/system/alerts/receivers/:receiver/secrets-new',
            kind: 'create',
            handle: {
              screen: 'alert_receiver_secret.create',
              crumbs: [
                { text: 'Alert receivers', path: '/system/alerts/receivers' },
                { param: 'receiver', path: '/system/alerts/receivers/:receiver' },
                { text: 'Secrets', path: '/system/alerts/receivers/:receiver/secrets' },
                {
                  text: 'Add secret',
                  path: '/system/alerts/receivers/:receiver/secrets-new',
                  titleOnly: true,
                },
              ],
            },
            component: component(overrides, 'alert_receiver_secret.create', () => import('../screens/alert-receiver-secret/create.gen.tsx')),
          }),
        ],
      }),
    ],
  }),
  screenRoute({
    path: '/system/alerts/classes',
    kind: 'list',
    handle: { screen: 'alert_class.list', crumbs: [{ text: 'Alert classes', path: '/system/alerts/classes' }] },
    queries: () => import('../screens/alert-class/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'alert_class.list', () => import('../screens/alert-class/list.gen.tsx')),
  }),
  screenRoute({
    path: '/system/audit-log',
    kind: 'list',
    handle: { screen: 'audit_log_entry.list', crumbs: [{ text: 'Audit log', path: '/system/audit-log' }] },
    queries: () => import('../screens/audit-log-entry/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'audit_log_entry.list', () => import('../screens/audit-log-entry/list.gen.tsx')),
  }),
  screenRoute({
    path: '/system/inventory/sleds',
    kind: 'list',
    handle: { screen: 'sled.list', crumbs: [{ text: 'Sleds', path: '/system/inventory/sleds' }] },
    queries: () => import('../screens/sled/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'sled.list', () => import('../screens/sled/list.gen.tsx')),
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'sled.detail',
      crumbs: [
        { text: 'Sleds', path: '/system/inventory/sleds' },
        { param: 'sledId', path: '/system/inventory/sleds/:sledId' },
      ],
    },
    queries: () => import('../screens/sled/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'sled.detail', () => import('../screens/sled/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/system/inventory/sleds/:sledId/instances',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'sled_instance.list',
          crumbs: [
            { text: 'Sleds', path: '/system/inventory/sleds' },
            { param: 'sledId', path: '/system/inventory/sleds/:sledId' },
            { text: 'Instances', path: '/system/inventory/sleds/:sledId/instances' },
          ],
        },
        queries: () => import('../screens/sled-instance/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'sled_instance.list', () => import('../screens/sled-instance/list.gen.tsx')),
      }),
      screenRoute({
        path: '/system/inventory/sleds/:sledId/disks',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'physical_disk.sled.list',
          crumbs: [
            { text: 'Sleds', path: '/system/inventory/sleds' },
            { param: 'sledId', path: '/system/inventory/sleds/:sledId' },
            { text: 'Disks', path: '/system/inventory/sleds/:sledId/disks' },
          ],
        },
        queries: () => import('../screens/physical-disk/queries.gen.ts').then((m) => m.sledList),
        component: component(overrides, 'physical_disk.sled.list', () => import('../screens/physical-disk/sled-list.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/system/hardware/uninitialized-sleds',
    kind: 'list',
    handle: {
      screen: 'uninitialized_sled.list',
      crumbs: [{ text: 'Uninitialized sleds', path: '/system/hardware/uninitialized-sleds' }],
    },
    queries: () => import('../screens/uninitialized-sled/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'uninitialized_sled.list', () => import('../screens/uninitialized-sled/list.gen.tsx')),
  }),
  screenRoute({
    path: '/system/inventory/disks',
    kind: 'list',
    handle: { screen: 'physical_disk.list', crumbs: [{ text: 'Disks', path: '/system/inventory/disks' }] },
    queries: () => import('../screens/physical-disk/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'physical_disk.list', () => import('../screens/physical-disk/list.gen.tsx')),
  }),
  screenRoute({
    path: '/system/inventory/disks/:diskId',
    kind: 'detail',
    handle: {
      screen: 'physical_disk.detail',
      crumbs: [
        { text: 'Disks', path: '/system/inventory/disks' },
        { param: 'diskId', path: '/system/inventory/disks/:diskId' },
      ],
    },
    queries: () => import('../screens/physical-disk/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'physical_disk.detail', () => import('../screens/physical-disk/detail.gen.tsx')),
  }),
  screenRoute({
    path: '/system/hardware/racks',
    kind: 'list',
    handle: { screen: 'rack.list', crumbs: [{ text: 'Racks', path: '/system/hardware/racks' }] },
    queries: () => import('../screens/rack/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'rack.list', () => import('../screens/rack/list.gen.tsx')),
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'rack.detail',
      crumbs: [
        { text: 'Racks', path: '/system/hardware/racks' },
        { param: 'rackId', path: '/system/hardware/racks/:rackId' },
      ],
    },
    queries: () => import('../screens/rack/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'rack.detail', () => import('../screens/rack/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/system/hardware/racks/:rackId',
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'rack_picture',
          crumbs: [
            { text: 'Racks', path: '/system/hardware/racks' },
            { param: 'rackId', path: '/system/hardware/racks/:rackId' },
          ],
        },
        queries: bespokeQueries(overrides, 'rack_picture'),
        component: component(overrides, 'rack_picture'),
      }),
    ],
  }),
  screenRoute({
    path: '/system/hardware/switches',
    kind: 'list',
    handle: { screen: 'switch.list', crumbs: [{ text: 'Switches', path: '/system/hardware/switches' }] },
    queries: () => import('../screens/switch/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'switch.list', () => import('../screens/switch/list.gen.tsx')),
  }),
  screenRoute({
    path: '/system/hardware/switches/:switchId',
    kind: 'detail',
    handle: {
      screen: 'switch.detail',
      crumbs: [
        { text: 'Switches', path: '/system/hardware/switches' },
        { param: 'switchId', path: '/system/hardware/switches/:switchId' },
      ],
    },
    queries: () => import('../screens/switch/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'switch.detail', () => import('../screens/switch/detail.gen.tsx')),
  }),
  screenRoute({
    path: '/system/hardware/switch-ports',
    kind: 'list',
    handle: { screen: 'switch_port.list', crumbs: [{ text: 'Switch ports', path: '/system/hardware/switch-ports' }] },
    queries: () => import('../screens/switch-port/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'switch_port.list', () => import('../screens/switch-port/list.gen.tsx')),
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'switch_port.detail',
      crumbs: [
        { text: 'Switch ports', path: '/system/hardware/switch-ports' },
        { param: 'switchPort', path: '/system/hardware/switch-ports/:switchPort' },
      ],
    },
    queries: () => import('../screens/switch-port/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'switch_port.detail', () => import('../screens/switch-port/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/system/hardware/switch-ports/:switchPort/status',
        kind: 'detail',
        embedded: true,
        handle: {
          screen: 'switch_port.status',
          crumbs: [
            { text: 'Switch ports', path: '/system/hardware/switch-ports' },
            { param: 'switchPort', path: '/system/hardware/switch-ports/:switchPort' },
            { text: 'Link status', path: '/system/hardware/switch-ports/:switchPort/status' },
          ],
        },
        queries: () => import('../screens/switch-port/queries.gen.ts').then((m) => m.status),
        component: component(overrides, 'switch_port.status', () => import('../screens/switch-port/status.gen.tsx')),
      }),
      screenRoute({
        kind: 'detail',
        embedded: true,
        handle: {
          screen: 'switch_port.lldp',
          crumbs: [
            { text: 'Switch ports', path: '/system/hardware/switch-ports' },
            { param: 'switchPort', path: '/system/hardware/switch-ports/:switchPort' },
            { text: 'LLDP', path: '/system/hardware/switch-ports/:switchPort/lldp' },
          ],
        },
        queries: () => import('../screens/switch-port/queries.gen.ts').then((m) => m.lldp),
        component: component(overrides, 'switch_port.lldp', () => import('../screens/switch-port/lldp.gen.tsx')),
        children: [
          { path: '/system/hardware/switch-ports/:switchPort/lldp', element: null },
          screenRoute({
            path: '/system/hardware/switch-ports/:switchPort/lldp/edit',
            kind: 'edit',
            handle: {
              screen: 'switch_port.lldp.edit',
              crumbs: [
                { text: 'Switch ports', path: '/system/hardware/switch-ports' },
                { param: 'switchPort', path: '/system/hardware/switch-ports/:switchPort' },
                { text: 'LLDP', path: '/system/hardware/switch-ports/:switchPort/lldp' },
                {
                  text: 'Edit LLDP',
                  path: '/system/hardware/switch-ports/:switchPort/lldp/edit',
                  titleOnly: true,
                },
              ],
            },
            queries: () => import('../screens/switch-port/queries.gen.ts').then((m) => m.lldpEdit),
            component: component(overrides, 'switch_port.lldp.edit', () => import('../screens/switch-port/lldp-edit.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        path: '/system/hardware/switch-ports/:switchPort/neighbors',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'switch_port_neighbor.list',
          crumbs: [
            { text: 'Switch ports', path: '/system/hardware/switch-ports' },
            { param: 'switchPort', path: '/system/hardware/switch-ports/:switchPort' },
            { text: 'Neighbors', path: '/system/hardware/switch-ports/:switchPort/neighbors' },
          ],
        },
        queries: () => import('../screens/switch-port-neighbor/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'switch_port_neighbor.list', () => import('../screens/switch-port-neighbor/list.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: { screen: 'ip_pool.list', crumbs: [{ text: 'IP pools', path: '/system/networking/ip-pools' }] },
    queries: () => import('../screens/ip-pool/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'ip_pool.list', () => import('../screens/ip-pool/list.gen.tsx')),
    children: [
      { path: '/system/networking/ip-pools', element: null },
      screenRoute({
        path: '/system/networking/ip-pools-new',
        kind: 'create',
        handle: {
          screen: 'ip_pool.create',
          crumbs: [
            { text: 'IP pools', path: '/system/networking/ip-pools' },
            { text: 'New IP pool', path: '/system/networking/ip-pools-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'ip_pool.create', () => import('../screens/ip-pool/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'ip_pool.detail',
      crumbs: [
        { text: 'IP pools', path: '/system/networking/ip-pools' },
        { param: 'pool', path: '/system/networking/ip-pools/:pool' },
      ],
    },
    queries: () => import('../screens/ip-pool/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'ip_pool.detail', () => import('../screens/ip-pool/detail.gen.tsx')),
    children: [
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'ip_pool_range.list',
          crumbs: [
            { text: 'IP pools', path: '/system/networking/ip-pools' },
            { param: 'pool', path: '/system/networking/ip-pools/:pool' },
          ],
        },
        queries: () => import('../screens/ip-pool-range/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'ip_pool_range.list', () => import('../screens/ip-pool-range/list.gen.tsx')),
        children: [
          { path: '/system/networking/ip-pools/:pool', element: null },
          screenRoute({
            path: '/system/networking/ip-pools/:pool/edit',
            kind: 'edit',
            handle: {
              screen: 'ip_pool.edit',
              crumbs: [
                { text: 'IP pools', path: '/system/networking/ip-pools' },
                { param: 'pool', path: '/system/networking/ip-pools/:pool' },
                { text: 'Edit IP pool', path: '/system/networking/ip-pools/:pool/edit', titleOnly: true },
              ],
            },
            queries: () => import('../screens/ip-pool/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'ip_pool.edit', () => import('../screens/ip-pool/edit.gen.tsx')),
          }),
          screenRoute({
            path: '/system/networking/ip-pools/:pool/ranges-add',
            kind: 'create',
            handle: {
              screen: 'ip_pool_range.create',
              crumbs: [
                { text: 'IP pools', path: '/system/networking/ip-pools' },
                { param: 'pool', path: '/system/networking/ip-pools/:pool' },
                { text: 'Add range', path: '/system/networking/ip-pools/:pool/ranges-add', titleOnly: true },
              ],
            },
            component: component(overrides, 'ip_pool_range.create', () => import('../screens/ip-pool-range/create.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'ip_pool_silo.pool.list',
          crumbs: [
            { text: 'IP pools', path: '/system/networking/ip-pools' },
            { param: 'pool', path: '/system/networking/ip-pools/:pool' },
            { text: 'Linked silos', path: '/system/networking/ip-pools/:pool/silos' },
          ],
        },
        queries: () => import('../screens/ip-pool-silo/queries.gen.ts').then((m) => m.poolList),
        component: component(overrides, 'ip_pool_silo.pool.list', () => import('../screens/ip-pool-silo/pool-list.gen.tsx')),
        children: [
          { path: '/system/networking/ip-pools/:pool/silos', element: null },
          screenRoute({
            path: '/system/networking/ip-pools/:pool/silos-add',
            kind: 'create',
            handle: {
              screen: 'ip_pool_silo.pool.create',
              crumbs: [
                { text: 'IP pools', path: '/system/networking/ip-pools' },
                { param: 'pool', path: '/system/networking/ip-pools/:pool' },
                { text: 'Linked silos', path: '/system/networking/ip-pools/:pool/silos' },
                { text: 'Link silo', path: '/system/networking/ip-pools/:pool/silos-add', titleOnly: true },
              ],
            },
            component: component(overrides, 'ip_pool_silo.pool.create', () => import('../screens/ip-pool-silo/pool-create.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        path: '/system/networking/ip-pools/:pool/utilization',
        kind: 'detail',
        embedded: true,
        handle: {
          screen: 'ip_pool.utilization',
          crumbs: [
            { text: 'IP pools', path: '/system/networking/ip-pools' },
            { param: 'pool', path: '/system/networking/ip-pools/:pool' },
            { text: 'Utilization', path: '/system/networking/ip-pools/:pool/utilization' },
          ],
        },
        queries: () => import('../screens/ip-pool/queries.gen.ts').then((m) => m.utilization),
        component: component(overrides, 'ip_pool.utilization', () => import('../screens/ip-pool/utilization.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'service_ip_pool.detail',
      crumbs: [{ text: 'Service IP pool', path: '/system/networking/service-ip-pool' }],
    },
    queries: () => import('../screens/service-ip-pool/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'service_ip_pool.detail', () => import('../screens/service-ip-pool/detail.gen.tsx')),
    children: [
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'service_ip_pool_range.list',
          crumbs: [{ text: 'Service IP pool', path: '/system/networking/service-ip-pool' }],
        },
        queries: () => import('../screens/service-ip-pool-range/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'service_ip_pool_range.list', () => import('../screens/service-ip-pool-range/list.gen.tsx')),
        children: [
          { path: '/system/networking/service-ip-pool', element: null },
          screenRoute({
            path: '/system/networking/service-ip-pool/ranges-add',
            kind: 'create',
            handle: {
              screen: 'service_ip_pool_range.create',
              crumbs: [
                { text: 'Service IP pool', path: '/system/networking/service-ip-pool' },
                { text: 'Add range', path: '/system/networking/service-ip-pool/ranges-add', titleOnly: true },
              ],
            },
            component: component(overrides, 'service_ip_pool_range.create', () => import('../screens/service-ip-pool-range/create.gen.tsx')),
          }),
        ],
      }),
    ],
  }),
  screenRoute({
    path: '/system/metrics/schemas',
    kind: 'list',
    handle: { screen: 'timeseries_schema.list', crumbs: [{ text: 'Time series', path: '/system/metrics/schemas' }] },
    queries: () => import('../screens/timeseries-schema/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'timeseries_schema.list', () => import('../screens/timeseries-schema/list.gen.tsx')),
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'address_lot.list',
      crumbs: [{ text: 'Address lots', path: '/system/networking/address-lots' }],
    },
    queries: () => import('../screens/address-lot/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'address_lot.list', () => import('../screens/address-lot/list.gen.tsx')),
    children: [
      { path: '/system/networking/address-lots', element: null },
      screenRoute({
        path: '/system/networking/address-lots-new',
        kind: 'create',
        handle: {
          screen: 'address_lot.create',
          crumbs: [
            { text: 'Address lots', path: '/system/networking/address-lots' },
            { text: 'New address lot', path: '/system/networking/address-lots-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'address_lot.create', () => import('../screens/address-lot/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'address_lot.detail',
      crumbs: [
        { text: 'Address lots', path: '/system/networking/address-lots' },
        { param: 'addressLot', path: '/system/networking/address-lots/:addressLot' },
      ],
    },
    queries: () => import('../screens/address-lot/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'address_lot.detail', () => import('../screens/address-lot/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/system/networking/address-lots/:addressLot',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'address_lot_block.list',
          crumbs: [
            { text: 'Address lots', path: '/system/networking/address-lots' },
            { param: 'addressLot', path: '/system/networking/address-lots/:addressLot' },
          ],
        },
        queries: () => import('../screens/address-lot-block/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'address_lot_block.list', () => import('../screens/address-lot-block/list.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'loopback_address.list',
      crumbs: [{ text: 'Loopback addresses', path: '/system/networking/loopback-addresses' }],
    },
    queries: () => import('../screens/loopback-address/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'loopback_address.list', () => import('../screens/loopback-address/list.gen.tsx')),
    children: [
      { path: '/system/networking/loopback-addresses', element: null },
      screenRoute({
        path: '/system/networking/loopback-addresses-new',
        kind: 'create',
        handle: {
          screen: 'loopback_address.create',
          crumbs: [
            { text: 'Loopback addresses', path: '/system/networking/loopback-addresses' },
            {
              text: 'New loopback address',
              path: '/system/networking/loopback-addresses-new',
              titleOnly: true,
            },
          ],
        },
        component: component(overrides, 'loopback_address.create', () => import('../screens/loopback-address/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'switch_port_settings.list',
      crumbs: [{ text: 'Port settings', path: '/system/networking/port-settings' }],
    },
    queries: () => import('../screens/switch-port-settings/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'switch_port_settings.list', () => import('../screens/switch-port-settings/list.gen.tsx')),
    children: [
      { path: '/system/networking/port-settings', element: null },
      screenRoute({
        path: '/system/networking/port-settings-new',
        kind: 'create',
        handle: {
          screen: 'switch_port_settings.create',
          crumbs: [
            { text: 'Port settings', path: '/system/networking/port-settings' },
            { text: 'New port settings', path: '/system/networking/port-settings-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'switch_port_settings.create', () => import('../screens/switch-port-settings/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'switch_port_settings.detail',
      crumbs: [
        { text: 'Port settings', path: '/system/networking/port-settings' },
        { param: 'portSettings', path: '/system/networking/port-settings/:portSettings' },
      ],
    },
    queries: () => import('../screens/switch-port-settings/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'switch_port_settings.detail', () => import('../screens/switch-port-settings/detail.gen.tsx')),
    children: [
      { path: '/system/networking/port-settings/:portSettings', element: null },
      screenRoute({
        path: '/system/networking/port-settings/:portSettings/edit',
        kind: 'edit',
        handle: {
          screen: 'switch_port_settings.edit',
          crumbs: [
            { text: 'Port settings', path: '/system/networking/port-settings' },
            { param: 'portSettings', path: '/system/networking/port-settings/:portSettings' },
            {
              text: 'Edit port settings',
              path: '/system/networking/port-settings/:portSettings/edit',
              titleOnly: true,
            },
          ],
        },
        queries: () => import('../screens/switch-port-settings/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'switch_port_settings.edit', () => import('../screens/switch-port-settings/edit.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'bgp_config.list',
      crumbs: [{ text: 'BGP configurations', path: '/system/networking/bgp-configs' }],
    },
    queries: () => import('../screens/bgp-config/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'bgp_config.list', () => import('../screens/bgp-config/list.gen.tsx')),
    children: [
      { path: '/system/networking/bgp-configs', element: null },
      screenRoute({
        path: '/system/networking/bgp-configs-new',
        kind: 'create',
        handle: {
          screen: 'bgp_config.create',
          crumbs: [
            { text: 'BGP configurations', path: '/system/networking/bgp-configs' },
            { text: 'New BGP configuration', path: '/system/networking/bgp-configs-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'bgp_config.create', () => import('../screens/bgp-config/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'bgp_config.detail',
      crumbs: [
        { text: 'BGP configurations', path: '/system/networking/bgp-configs' },
        { param: 'bgpConfig', path: '/system/networking/bgp-configs/:bgpConfig' },
      ],
    },
    queries: () => import('../screens/bgp-config/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'bgp_config.detail', () => import('../screens/bgp-config/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/system/networking/bgp-configs/:bgpConfig',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'bgp_config_imported_route.list',
          crumbs: [
            { text: 'BGP configurations', path: '/system/networking/bgp-configs' },
            { param: 'bgpConfig', path: '/system/networking/bgp-configs/:bgpConfig' },
          ],
        },
        queries: () => import('../screens/bgp-config-imported-route/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'bgp_config_imported_route.list', () => import('../screens/bgp-config-imported-route/list.gen.tsx')),
      }),
      screenRoute({
        path: '/system/networking/bgp-configs/:bgpConfig/message-history',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'bgp_config_message_history.list',
          crumbs: [
            { text: 'BGP configurations', path: '/system/networking/bgp-configs' },
            { param: 'bgpConfig', path: '/system/networking/bgp-configs/:bgpConfig' },
            { text: 'Message history', path: '/system/networking/bgp-configs/:bgpConfig/message-history' },
          ],
        },
        queries: () => import('../screens/bgp-config-message-history/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'bgp_config_message_history.list', () => import('../screens/bgp-config-message-history/list.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'bgp_announce_set.list',
      crumbs: [{ text: 'BGP announce sets', path: '/system/networking/bgp-announce-sets' }],
    },
    queries: () => import('../screens/bgp-announce-set/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'bgp_announce_set.list', () => import('../screens/bgp-announce-set/list.gen.tsx')),
    children: [
      { path: '/system/networking/bgp-announce-sets', element: null },
      screenRoute({
        path: '/system/networking/bgp-announce-sets-new',
        kind: 'create',
        handle: {
          screen: 'bgp_announce_set.create',
          crumbs: [
            { text: 'BGP announce sets', path: '/system/networking/bgp-announce-sets' },
            {
              text: 'New BGP announce set',
              path: '/system/networking/bgp-announce-sets-new',
              titleOnly: true,
            },
          ],
        },
        component: component(overrides, 'bgp_announce_set.create', () => import('../screens/bgp-announce-set/create.gen.tsx')),
      }),
      screenRoute({
        path: '/system/networking/bgp-announce-sets/:announceSet/edit',
        kind: 'edit',
        handle: {
          screen: 'bgp_announce_set.edit',
          crumbs: [
            { text: 'BGP announce sets', path: '/system/networking/bgp-announce-sets' },
            {
              text: 'Edit BGP announce set',
              path: '/system/networking/bgp-announce-sets/:announceSet/edit',
              titleOnly: true,
            },
          ],
        },
        queries: () => import('../screens/bgp-announce-set/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'bgp_announce_set.edit', () => import('../screens/bgp-announce-set/edit.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'bgp_announce_set.detail',
      crumbs: [
        { text: 'BGP announce sets', path: '/system/networking/bgp-announce-sets' },
        { param: 'announceSet', path: '/system/networking/bgp-announce-sets/:announceSet' },
      ],
    },
    queries: () => import('../screens/bgp-announce-set/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'bgp_announce_set.detail', () => import('../screens/bgp-announce-set/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/system/networking/bgp-announce-sets/:announceSet',
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'bgp_announce_set_announcement.list',
          crumbs: [
            { text: 'BGP announce sets', path: '/system/networking/bgp-announce-sets' },
            { param: 'announceSet', path: '/system/networking/bgp-announce-sets/:announceSet' },
          ],
        },
        queries: () => import('../screens/bgp-announce-set-announcement/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'bgp_announce_set_announcement.list', () => import('../screens/bgp-announce-set-announcement/list.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: {
      screen: 'bfd_session.list',
      crumbs: [{ text: 'BFD sessions', path: '/system/networking/bfd-sessions' }],
    },
    queries: () => import('../screens/bfd-session/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'bfd_session.list', () => import('../screens/bfd-session/list.gen.tsx')),
    children: [
      { path: '/system/networking/bfd-sessions', element: null },
      screenRoute({
        path: '/system/networking/bfd-sessions-new',
        kind: 'create',
        handle: {
          screen: 'bfd_session.create',
          crumbs: [
            { text: 'BFD sessions', path: '/system/networking/bfd-sessions' },
            { text: 'Enable BFD', path: '/system/networking/bfd-sessions-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'bfd_session.create', () => import('../screens/bfd-session/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'allow_list.detail',
      crumbs: [{ text: 'Source IP allowlist', path: '/system/networking/allow-list' }],
    },
    queries: () => import('../screens/allow-list/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'allow_list.detail', () => import('../screens/allow-list/detail.gen.tsx')),
    children: [
      { path: '/system/networking/allow-list', element: null },
      screenRoute({
        path: '/system/networking/allow-list/edit',
        kind: 'edit',
        handle: {
          screen: 'allow_list.edit',
          crumbs: [
            { text: 'Source IP allowlist', path: '/system/networking/allow-list' },
            { text: 'Edit source IP allowlist', path: '/system/networking/allow-list/edit', titleOnly: true },
          ],
        },
        queries: () => import('../screens/allow-list/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'allow_list.edit', () => import('../screens/allow-list/edit.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'inbound_icmp.detail',
      crumbs: [{ text: 'Inbound ICMP', path: '/system/networking/inbound-icmp' }],
    },
    queries: () => import('../screens/inbound-icmp/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'inbound_icmp.detail', () => import('../screens/inbound-icmp/detail.gen.tsx')),
    children: [
      { path: '/system/networking/inbound-icmp', element: null },
      screenRoute({
        path: '/system/networking/inbound-icmp/edit',
        kind: 'edit',
        handle: {
          screen: 'inbound_icmp.edit',
          crumbs: [
            { text: 'Inbound ICMP', path: '/system/networking/inbound-icmp' },
            { text: 'Edit inbound ICMP', path: '/system/networking/inbound-icmp/edit', titleOnly: true },
          ],
        },
        queries: () => import('../screens/inbound-icmp/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'inbound_icmp.edit', () => import('../screens/inbound-icmp/edit.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'list',
    handle: { screen: 'fleet_role.list', crumbs: [{ text: 'Fleet access', path: '/system/identity/access' }] },
    queries: () => import('../screens/fleet-role/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'fleet_role.list', () => import('../screens/fleet-role/list.gen.tsx')),
    children: [
      { path: '/system/identity/access', element: null },
      screenRoute({
        path: '/system/identity/access-new',
        kind: 'create',
        handle: {
          screen: 'fleet_role.create',
          crumbs: [
            { text: 'Fleet access', path: '/system/identity/access' },
            { text: 'Add user or group', path: '/system/identity/access-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'fleet_role.create', () => import('../screens/fleet-role/create.gen.tsx')),
      }),
      screenRoute({
        path: '/system/identity/access/:identity/edit',
        kind: 'edit',
        handle: {
          screen: 'fleet_role.edit',
          crumbs: [
            { text: 'Fleet access', path: '/system/identity/access' },
            { text: 'Change fleet role', path: '/system/identity/access/:identity/edit', titleOnly: true },
          ],
        },
        queries: () => import('../screens/fleet-role/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'fleet_role.edit', () => import('../screens/fleet-role/edit.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    path: '/system/identity/built-in-users',
    kind: 'list',
    handle: {
      screen: 'user_builtin.list',
      crumbs: [{ text: 'Built-in users', path: '/system/identity/built-in-users' }],
    },
    queries: () => import('../screens/user-builtin/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'user_builtin.list', () => import('../screens/user-builtin/list.gen.tsx')),
  }),
  screenRoute({
    path: '/system/identity/built-in-users/:user',
    kind: 'detail',
    handle: {
      screen: 'user_builtin.detail',
      crumbs: [
        { text: 'Built-in users', path: '/system/identity/built-in-users' },
        { param: 'user', path: '/system/identity/built-in-users/:user' },
      ],
    },
    queries: () => import('../screens/user-builtin/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'user_builtin.detail', () => import('../screens/user-builtin/detail.gen.tsx')),
  }),
  screenRoute({
    path: '/system/silos/:silo/users/:userId',
    kind: 'detail',
    handle: {
      screen: 'user.silo.detail',
      crumbs: [
        { text: 'Silos', path: '/system/silos' },
        { param: 'silo', path: '/system/silos/:silo' },
        { text: 'Users', path: '/system/silos/:silo/users' },
        { param: 'userId', path: '/system/silos/:silo/users/:userId' },
      ],
    },
    queries: () => import('../screens/user/queries.gen.ts').then((m) => m.siloDetail),
    component: component(overrides, 'user.silo.detail', () => import('../screens/user/silo-detail.gen.tsx')),
  }),
  screenRoute({
    kind: 'list',
    handle: { screen: 'silo.list', crumbs: [{ text: 'Silos', path: '/system/silos' }] },
    queries: () => import('../screens/silo/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'silo.list', () => import('../screens/silo/list.gen.tsx')),
    children: [
      { path: '/system/silos', element: null },
      screenRoute({
        path: '/system/silos-new',
        kind: 'create',
        handle: {
          screen: 'silo.create',
          crumbs: [
            { text: 'Silos', path: '/system/silos' },
            { text: 'New silo', path: '/system/silos-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'silo.create', () => import('../screens/silo/create.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'silo.detail',
      crumbs: [{ text: 'Silos', path: '/system/silos' }, { param: 'silo', path: '/system/silos/:silo' }],
    },
    queries: () => import('../screens/silo/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'silo.detail', () => import('../screens/silo/detail.gen.tsx')),
    children: [
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'identity_provider.list',
          crumbs: [
            { text: 'Silos', path: '/system/silos' },
            { param: 'silo', path: '/system/silos/:silo' },
            { text: 'Identity providers', path: '/system/silos/:silo/idps' },
          ],
        },
        queries: () => import('../screens/identity-provider/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'identity_provider.list', () => import('../screens/identity-provider/list.gen.tsx')),
        children: [
          { path: '/system/silos/:silo/idps', element: null },
          screenRoute({
            path: '/system/silos/:silo/idps-new',
            kind: 'create',
            handle: {
              screen: 'identity_provider.create',
              crumbs: [
                { text: 'Silos', path: '/system/silos' },
                { param: 'silo', path: '/system/silos/:silo' },
                { text: 'Identity providers', path: '/system/silos/:silo/idps' },
                { text: 'New identity provider', path: '/system/silos/:silo/idps-new', titleOnly: true },
              ],
            },
            component: component(overrides, 'identity_provider.create', () => import('../screens/identity-provider/create.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'ip_pool_silo.silo.list',
          crumbs: [
            { text: 'Silos', path: '/system/silos' },
            { param: 'silo', path: '/system/silos/:silo' },
            { text: 'IP pools', path: '/system/silos/:silo/ip-pools' },
          ],
        },
        queries: () => import('../screens/ip-pool-silo/queries.gen.ts').then((m) => m.siloList),
        component: component(overrides, 'ip_pool_silo.silo.list', () => import('../screens/ip-pool-silo/silo-list.gen.tsx')),
        children: [
          { path: '/system/silos/:silo/ip-pools', element: null },
          screenRoute({
            path: '/system/silos/:silo/ip-pools-add',
            kind: 'create',
            handle: {
              screen: 'ip_pool_silo.silo.create',
              crumbs: [
                { text: 'Silos', path: '/system/silos' },
                { param: 'silo', path: '/system/silos/:silo' },
                { text: 'IP pools', path: '/system/silos/:silo/ip-pools' },
                { text: 'Link pool', path: '/system/silos/:silo/ip-pools-add', titleOnly: true },
              ],
            },
            component: component(overrides, 'ip_pool_silo.silo.create', () => import('../screens/ip-pool-silo/silo-create.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        kind: 'detail',
        embedded: true,
        handle: {
          screen: 'silo.quotas',
          crumbs: [
            { text: 'Silos', path: '/system/silos' },
            { param: 'silo', path: '/system/silos/:silo' },
            { text: 'Quotas', path: '/system/silos/:silo/quotas' },
          ],
        },
        queries: () => import('../screens/silo/queries.gen.ts').then((m) => m.quotas),
        component: component(overrides, 'silo.quotas', () => import('../screens/silo/quotas.gen.tsx')),
        children: [
          { path: '/system/silos/:silo/quotas', element: null },
          screenRoute({
            path: '/system/silos/:silo/quotas/edit',
            kind: 'edit',
            handle: {
              screen: 'silo.quotas.edit',
              crumbs: [
                { text: 'Silos', path: '/system/silos' },
                { param: 'silo', path: '/system/silos/:silo' },
                { text: 'Quotas', path: '/system/silos/:silo/quotas' },
                { text: 'Edit quotas', path: '/system/silos/:silo/quotas/edit', titleOnly: true },
              ],
            },
            queries: () => import('../screens/silo/queries.gen.ts').then((m) => m.quotasEdit),
            component: component(overrides, 'silo.quotas.edit', () => import('../screens/silo/quotas-edit.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        path: '/system/silos/:silo/fleet-roles',
        kind: 'detail',
        embedded: true,
        handle: {
          screen: 'silo.fleet_roles',
          crumbs: [
            { text: 'Silos', path: '/system/silos' },
            { param: 'silo', path: '/system/silos/:silo' },
            { text: 'Fleet roles', path: '/system/silos/:silo/fleet-roles' },
          ],
        },
        queries: () => import('../screens/silo/queries.gen.ts').then((m) => m.fleetRoles),
        component: component(overrides, 'silo.fleet_roles', () => import('../screens/silo/fleet-roles.gen.tsx')),
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'scim_token.list',
          crumbs: [
            { text: 'Silos', path: '/system/silos' },
            { param: 'silo', path: '/system/silos/:silo' },
            { text: 'SCIM', path: '/system/silos/:silo/scim' },
          ],
        },
        queries: () => import('../screens/scim-token/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'scim_token.list', () => import('../screens/scim-token/list.gen.tsx')),
        children: [
          { path: '/system/silos/:silo/scim', element: null },
          screenRoute({
            path: '/system/silos/:silo/scim-new',
            kind: 'create',
            handle: {
              screen: 'scim_token.create',
              crumbs: [
                { text: 'Silos', path: '/system/silos' },
                { param: 'silo', path: '/system/silos/:silo' },
                { text: 'SCIM', path: '/system/silos/:silo/scim' },
                { text: 'Create SCIM token', path: '/system/silos/:silo/scim-new', titleOnly: true },
              ],
            },
            component: component(overrides, 'scim_token.create', () => import('../screens/scim-token/create.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'user.silo.list',
          crumbs: [
            { text: 'Silos', path: '/system/silos' },
            { param: 'silo', path: '/system/silos/:silo' },
            { text: 'Users', path: '/system/silos/:silo/users' },
          ],
        },
        queries: () => import('../screens/user/queries.gen.ts').then((m) => m.siloList),
        component: component(overrides, 'user.silo.list', () => import('../screens/user/silo-list.gen.tsx')),
        children: [
          { path: '/system/silos/:silo/users', element: null },
          screenRoute({
            path: '/system/silos/:silo/users-new',
            kind: 'create',
            handle: {
              screen: 'user.silo.create',
              crumbs: [
                { text: 'Silos', path: '/system/silos' },
                { param: 'silo', path: '/system/silos/:silo' },
                { text: 'Users', path: '/system/silos/:silo/users' },
                { text: 'New user', path: '/system/silos/:silo/users-new', titleOnly: true },
              ],
            },
            component: component(overrides, 'user.silo.create', () => import('../screens/user/silo-create.gen.tsx')),
          }),
        ],
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'silo_role.list',
          crumbs: [
            { text: 'Silos', path: '/system/silos' },
            { param: 'silo', path: '/system/silos/:silo' },
            { text: 'Access', path: '/system/silos/:silo/access' },
          ],
        },
        queries: () => import('../screens/silo-role/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'silo_role.list', () => import('../screens/silo-role/list.gen.tsx')),
        children: [
          { path: '/system/silos/:silo/access', element: null },
          screenRoute({
            path: '/system/silos/:silo/access-new',
            kind: 'create',
            handle: {
              screen: 'silo_role.create',
              crumbs: [
                { text: 'Silos', path: '/system/silos' },
                { param: 'silo', path: '/system/silos/:silo' },
                { text: 'Access', path: '/system/silos/:silo/access' },
                { text: 'Add user or group', path: '/system/silos/:silo/access-new', titleOnly: true },
              ],
            },
            component: component(overrides, 'silo_role.create', () => import('../screens/silo-role/create.gen.tsx')),
          }),
          screenRoute({
            path: '/system/silos/:silo/access/:identity/edit',
            kind: 'edit',
            handle: {
              screen: 'silo_role.edit',
              crumbs: [
                { text: 'Silos', path: '/system/silos' },
                { param: 'silo', path: '/system/silos/:silo' },
                { text: 'Access', path: '/system/silos/:silo/access' },
                {
                  text: 'Change silo role',
                  path: '/system/silos/:silo/access/:identity/edit',
                  titleOnly: true,
                },
              ],
            },
            queries: () => import('../screens/silo-role/queries.gen.ts').then((m) => m.edit),
            component: component(overrides, 'silo_role.edit', () => import('../screens/silo-role/edit.gen.tsx')),
          }),
        ],
      }),
    ],
  }),
  screenRoute({
    path: '/system/silos/:silo/idps/saml/:provider',
    kind: 'detail',
    handle: {
      screen: 'identity_provider.detail',
      crumbs: [
        { text: 'Silos', path: '/system/silos' },
        { param: 'silo', path: '/system/silos/:silo' },
        { text: 'Identity providers', path: '/system/silos/:silo/idps' },
        { param: 'provider', path: '/system/silos/:silo/idps/saml/:provider' },
      ],
    },
    queries: () => import('../screens/identity-provider/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'identity_provider.detail', () => import('../screens/identity-provider/detail.gen.tsx')),
  }),
  screenRoute({
    path: '/system/silos/:silo/scim/:tokenId',
    kind: 'detail',
    handle: {
      screen: 'scim_token.detail',
      crumbs: [
        { text: 'Silos', path: '/system/silos' },
        { param: 'silo', path: '/system/silos/:silo' },
        { text: 'SCIM', path: '/system/silos/:silo/scim' },
        { param: 'tokenId', path: '/system/silos/:silo/scim/:tokenId' },
      ],
    },
    queries: () => import('../screens/scim-token/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'scim_token.detail', () => import('../screens/scim-token/detail.gen.tsx')),
  }),
  screenRoute({
    kind: 'list',
    handle: { screen: 'support_bundle.list', crumbs: [{ text: 'Support bundles', path: '/system/support-bundles' }] },
    queries: () => import('../screens/support-bundle/queries.gen.ts').then((m) => m.list),
    component: component(overrides, 'support_bundle.list', () => import('../screens/support-bundle/list.gen.tsx')),
    children: [
      { path: '/system/support-bundles', element: null },
      screenRoute({
        path: '/system/support-bundles-new',
        kind: 'create',
        handle: {
          screen: 'support_bundle.create',
          crumbs: [
            { text: 'Support bundles', path: '/system/support-bundles' },
            { text: 'New support bundle', path: '/system/support-bundles-new', titleOnly: true },
          ],
        },
        component: component(overrides, 'support_bundle.create', () => import('../screens/support-bundle/create.gen.tsx')),
      }),
      screenRoute({
        path: '/system/support-bundles/:bundleId/edit',
        kind: 'edit',
        handle: {
          screen: 'support_bundle.edit',
          crumbs: [
            { text: 'Support bundles', path: '/system/support-bundles' },
            { text: 'Edit comment', path: '/system/support-bundles/:bundleId/edit', titleOnly: true },
          ],
        },
        queries: () => import('../screens/support-bundle/queries.gen.ts').then((m) => m.edit),
        component: component(overrides, 'support_bundle.edit', () => import('../screens/support-bundle/edit.gen.tsx')),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: {
      screen: 'support_bundle.detail',
      crumbs: [
        { text: 'Support bundles', path: '/system/support-bundles' },
        { param: 'bundleId', path: '/system/support-bundles/:bundleId' },
      ],
    },
    queries: () => import('../screens/support-bundle/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'support_bundle.detail', () => import('../screens/support-bundle/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/system/support-bundles/:bundleId',
        kind: 'bespoke',
        embedded: true,
        handle: {
          screen: 'support_bundle_files',
          crumbs: [
            { text: 'Support bundles', path: '/system/support-bundles' },
            { param: 'bundleId', path: '/system/support-bundles/:bundleId' },
          ],
        },
        queries: bespokeQueries(overrides, 'support_bundle_files'),
        component: component(overrides, 'support_bundle_files'),
      }),
    ],
  }),
  screenRoute({
    kind: 'detail',
    handle: { screen: 'system_update.detail', crumbs: [{ text: 'System update', path: '/system/update' }] },
    queries: () => import('../screens/system-update/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'system_update.detail', () => import('../screens/system-update/detail.gen.tsx')),
    children: [
      screenRoute({
        path: '/system/update',
        kind: 'list',
        embedded: true,
        handle: { screen: 'tuf_repo.list', crumbs: [{ text: 'System update', path: '/system/update' }] },
        queries: () => import('../screens/tuf-repo/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'tuf_repo.list', () => import('../screens/tuf-repo/list.gen.tsx')),
      }),
      screenRoute({
        kind: 'list',
        embedded: true,
        handle: {
          screen: 'update_trust_root.list',
          crumbs: [
            { text: 'System update', path: '/system/update' },
            { text: 'Trust roots', path: '/system/update/trust-roots' },
          ],
        },
        queries: () => import('../screens/update-trust-root/queries.gen.ts').then((m) => m.list),
        component: component(overrides, 'update_trust_root.list', () => import('../screens/update-trust-root/list.gen.tsx')),
        children: [
          { path: '/system/update/trust-roots', element: null },
          screenRoute({
            path: '/system/update/trust-roots-new',
            kind: 'create',
            handle: {
              screen: 'update_trust_root.create',
              crumbs: [
                { text: 'System update', path: '/system/update' },
                { text: 'Trust roots', path: '/system/update/trust-roots' },
                { text: 'New trust root', path: '/system/update/trust-roots-new', titleOnly: true },
              ],
            },
            component: component(overrides, 'update_trust_root.create', () => import('../screens/update-trust-root/create.gen.tsx')),
          }),
        ],
      }),
    ],
  }),
  screenRoute({
    path: '/system/update/releases-new',
    kind: 'bespoke',
    handle: {
      screen: 'tuf_repo.create',
      crumbs: [
        { text: 'System update', path: '/system/update' },
        { text: 'Upload release', path: '/system/update/releases-new' },
      ],
    },
    queries: bespokeQueries(overrides, 'tuf_repo.create'),
    component: component(overrides, 'tuf_repo.create'),
  }),
  screenRoute({
    path: '/system/update/releases/:systemVersion',
    kind: 'detail',
    handle: {
      screen: 'tuf_repo.detail',
      crumbs: [
        { text: 'System update', path: '/system/update' },
        { param: 'systemVersion', path: '/system/update/releases/:systemVersion' },
      ],
    },
    queries: () => import('../screens/tuf-repo/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'tuf_repo.detail', () => import('../screens/tuf-repo/detail.gen.tsx')),
  }),
  screenRoute({
    path: '/system/update/trust-roots/:trustRootId',
    kind: 'detail',
    handle: {
      screen: 'update_trust_root.detail',
      crumbs: [
        { text: 'System update', path: '/system/update' },
        { text: 'Trust roots', path: '/system/update/trust-roots' },
        { param: 'trustRootId', path: '/system/update/trust-roots/:trustRootId' },
      ],
    },
    queries: () => import('../screens/update-trust-root/queries.gen.ts').then((m) => m.detail),
    component: component(overrides, 'update_trust_root.detail', () => import('../screens/update-trust-root/detail.gen.tsx')),
  }),
  screenRoute({
    path: '/system/utilization',
    kind: 'bespoke',
    handle: { screen: 'system_utilization', crumbs: [{ text: 'Utilization', path: '/system/utilization' }] },
    component: component(overrides, 'system_utilization', () => import('../screens/system-utilization/charts.gen.tsx')),
  }),
  screenRoute({
    path: '/system/metrics/explorer',
    kind: 'bespoke',
    handle: {
      screen: 'system_metrics_explorer',
      crumbs: [{ text: 'Metrics explorer', path: '/system/metrics/explorer' }],
    },
    queries: bespokeQueries(overrides, 'system_metrics_explorer'),
    component: component(overrides, 'system_metrics_explorer'),
  }),
  screenRoute({
    path: '/system/networking/bgp',
    kind: 'bespoke',
    handle: { screen: 'bgp', crumbs: [{ text: 'BGP', path: '/system/networking/bgp' }] },
    queries: bespokeQueries(overrides, 'bgp'),
    component: component(overrides, 'bgp'),
  }),
  screenRoute({
    path: '/system/overview',
    kind: 'bespoke',
    handle: { screen: 'system_overview', crumbs: [{ text: 'Overview', path: '/system/overview' }] },
    component: component(overrides, 'system_overview', () => import('../screens/system-overview/overview.gen.tsx')),
  }),
  redirectRoute('/system/alerts/receivers/:receiver', '/system/alerts/receivers/:receiver/deliveries'),
  redirectRoute('/system/inventory/sleds/:sledId', '/system/inventory/sleds/:sledId/instances'),
  redirectRoute('/system/hardware/switch-ports/:switchPort', '/system/hardware/switch-ports/:switchPort/status'),
  redirectRoute('/system/silos/:silo', '/system/silos/:silo/idps'),
  redirectRoute('/system', '/system/silos'),
  redirectRoute('/system/alerts', '/system/alerts/receivers'),
  redirectRoute('/system/hardware', '/system/hardware/racks'),
  redirectRoute('/system/identity', '/system/identity/access'),
  redirectRoute('/system/inventory', '/system/inventory/sleds'),
  redirectRoute('/system/metrics', '/system/metrics/explorer'),
  redirectRoute('/system/networking', '/system/networking/ip-pools'),
  redirectRoute('/system/networking/bgp-exports', '/system/networking/bgp'),
  redirectRoute('/system/networking/bgp-peers', '/system/networking/bgp'),
]
