// Generated from openapi/resources/console.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Level } from '../../src/kit/routing/levels.ts'

export const consoleName = 'Cairn'

/** The level that is below no address: the console begins there. */
export const baseLevel: string = 'silo'

export const levels: readonly Level[] = [
  {
    id: 'project',
    at: '/projects/:project',
    nav: [
      { screen: 'project_overview', label: 'Overview', path: '/projects/:project/overview', icon: 'overview' },
      { screen: 'instance.list', label: 'Instances', path: '/projects/:project/instances', icon: 'box' },
      { screen: 'disk.list', label: 'Disks', path: '/projects/:project/disks', icon: 'disk' },
      { screen: 'snapshot.list', label: 'Snapshots', path: '/projects/:project/snapshots', icon: 'camera' },
      { screen: 'image.list', label: 'Images', path: '/projects/:project/images', icon: 'image' },
      { screen: 'vpc.list', label: 'VPCs', path: '/projects/:project/vpcs', icon: 'network' },
      {
        screen: 'floating_ip.list',
        label: 'Floating IPs',
        path: '/projects/:project/floating-ips',
        icon: 'pin',
      },
      {
        screen: 'anti_affinity_group.list',
        label: 'Affinity groups',
        path: '/projects/:project/affinity',
        icon: 'split',
      },
      {
        screen: 'affinity_group.list',
        label: 'Affinity groups (together)',
        path: '/projects/:project/affinity-groups',
        versions: { since: '20251008.0.0' },
        icon: 'merge',
      },
      { screen: 'probe.list', label: 'Probes', path: '/projects/:project/probes', icon: 'radar' },
      {
        screen: 'project_role.list',
        label: 'Project access',
        path: '/projects/:project/access',
        icon: 'shield',
      },
    ],
  },
  {
    id: 'settings',
    at: '/settings',
    label: 'Settings',
    nav: [
      { screen: 'current_user.detail', label: 'Profile', path: '/settings/profile', icon: 'user' },
      { screen: 'ssh_key.list', label: 'SSH keys', path: '/settings/ssh-keys', icon: 'key' },
      { screen: 'access_token.list', label: 'Access tokens', path: '/settings/access-tokens', icon: 'ticket' },
      {
        label: 'Silo',
        path: '/settings/users',
        children: [
          { screen: 'user.list', label: 'Users', path: '/settings/users' },
          { screen: 'group.list', label: 'Groups', path: '/settings/groups' },
          { screen: 'certificate.list', label: 'Certificates', path: '/settings/certificates' },
          { screen: 'auth_settings.detail', label: 'Device tokens', path: '/settings/device-tokens' },
        ],
        icon: 'building',
      },
    ],
  },
  {
    id: 'silo',
    at: '',
    home: '/projects',
    nav: [
      { screen: 'silo_overview', label: 'Overview', path: '/overview', icon: 'overview' },
      { screen: 'project.list', label: 'Projects', path: '/projects', icon: 'folder' },
      {
        label: 'All projects',
        path: '/all/instances',
        children: [
          { screen: 'all_instances', label: 'Instances', path: '/all/instances' },
          { screen: 'all_disks', label: 'Disks', path: '/all/disks' },
          { screen: 'all_snapshots', label: 'Snapshots', path: '/all/snapshots' },
          { screen: 'all_floating_ips', label: 'Floating IPs', path: '/all/floating-ips' },
        ],
        icon: 'box',
      },
      { screen: 'image.silo.list', label: 'Images', path: '/images', icon: 'image' },
      { screen: 'utilization', label: 'Utilization', path: '/utilization', icon: 'gauge' },
      { screen: 'silo_access.list', label: 'Silo access', path: '/access', icon: 'shield' },
    ],
  },
  {
    id: 'system',
    at: '/system',
    home: '/system/silos',
    seen: 'fleetViewer',
    nav: [
      { screen: 'system_overview', label: 'Overview', path: '/system/overview', icon: 'overview' },
      {
        label: 'Tenancy',
        path: '/system/silos',
        children: [
          { screen: 'silo.list', label: 'Silos', path: '/system/silos' },
          { screen: 'system_utilization', label: 'Utilization', path: '/system/utilization' },
        ],
        icon: 'building',
      },
      {
        label: 'Network',
        path: '/system/networking/ip-pools',
        children: [
          { screen: 'ip_pool.list', label: 'IP pools', path: '/system/networking/ip-pools' },
          {
            screen: 'service_ip_pool.detail',
            label: 'Service IP pool',
            path: '/system/networking/service-ip-pool',
          },
          { screen: 'address_lot.list', label: 'Address lots', path: '/system/networking/address-lots' },
          {
            screen: 'loopback_address.list',
            label: 'Loopback addresses',
            path: '/system/networking/loopback-addresses',
          },
          {
            screen: 'switch_port_settings.list',
            label: 'Port settings',
            path: '/system/networking/port-settings',
          },
          { screen: 'bgp', label: 'BGP', path: '/system/networking/bgp' },
          { screen: 'bgp_config.list', label: 'BGP configurations', path: '/system/networking/bgp-configs' },
          {
            screen: 'bgp_announce_set.list',
            label: 'BGP announce sets',
            path: '/system/networking/bgp-announce-sets',
          },
          { screen: 'bfd_session.list', label: 'BFD sessions', path: '/system/networking/bfd-sessions' },
          { screen: 'allow_list.detail', label: 'Source IP allowlist', path: '/system/networking/allow-list' },
          { screen: 'inbound_icmp.detail', label: 'Inbound ICMP', path: '/system/networking/inbound-icmp' },
        ],
        icon: 'route',
      },
      {
        label: 'Hardware',
        path: '/system/inventory/sleds',
        children: [
          { screen: 'sled.list', label: 'Sleds', path: '/system/inventory/sleds' },
          { screen: 'physical_disk.list', label: 'Disks', path: '/system/inventory/disks' },
          { screen: 'rack.list', label: 'Racks', path: '/system/hardware/racks' },
          { screen: 'switch.list', label: 'Switches', path: '/system/hardware/switches' },
          { screen: 'switch_port.list', label: 'Switch ports', path: '/system/hardware/switch-ports' },
          {
            screen: 'uninitialized_sled.list',
            label: 'Uninitialized sleds',
            path: '/system/hardware/uninitialized-sleds',
          },
        ],
        icon: 'server',
      },
      {
        label: 'Operations',
        path: '/system/update',
        children: [
          { screen: 'system_update.detail', label: 'System update', path: '/system/update' },
          { screen: 'alert_receiver.list', label: 'Alert receivers', path: '/system/alerts/receivers' },
          { screen: 'alert_class.list', label: 'Alert classes', path: '/system/alerts/classes' },
          { screen: 'system_metrics_explorer', label: 'Metrics explorer', path: '/system/metrics/explorer' },
          { screen: 'timeseries_schema.list', label: 'Time series', path: '/system/metrics/schemas' },
          { screen: 'audit_log_entry.list', label: 'Audit log', path: '/system/audit-log' },
          { screen: 'support_bundle.list', label: 'Support bundles', path: '/system/support-bundles' },
        ],
        icon: 'activity',
      },
      {
        label: 'Identity',
        path: '/system/identity/access',
        children: [
          { screen: 'fleet_role.list', label: 'Fleet access', path: '/system/identity/access' },
          { screen: 'user_builtin.list', label: 'Built-in users', path: '/system/identity/built-in-users' },
        ],
        icon: 'id-card',
      },
    ],
  },
]
