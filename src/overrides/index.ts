/**
 * What is written by hand in place of a generated screen or a part of one (design §6). Thunks only, so that nothing is
 * loaded before its page: `'disk.list': () => import('./disk/List.tsx')`. Those of the levels that are there from the start
 * (sign-in, silo) are in `eager.ts`: the first page is not to wait for the names of all others.
 */
import type { EagerScreen } from '../../generated/routes/routes.gen.ts'
import type { Overrides } from '../../generated/screens/slots.gen.ts'
import type { OverridesBeside } from '../kit/routing/levels.ts'

export const overrides = {
  'instance.detail.slots': () => import('./instance/detail-slots.tsx'),
  instance_storage: () => import('./instance/Storage.tsx'),
  instance_networking: () => import('./instance/Networking.tsx'),
  instance_connect: () => import('./instance/Connect.tsx'),
  instance_settings: () => import('./instance/Settings.tsx'),
  'image.list.slots': () => import('./image/list-slots.tsx'),
  'image.create': () => import('./image/UploadImage.tsx'),
  'instance.create': () => import('./instance/CreateInstance.tsx'),
  'fleet_role.list.slots': () => import('./fleet-role/list-slots.tsx'),
  snapshot_image_create: () => import('./snapshot-image-create/CreateImage.tsx'),
  serial_console: () => import('./serial-console/SerialConsole.tsx'),
  'certificate.create.slots': () => import('./certificate/create-slots.tsx'),
  'silo.create.slots': () => import('./silo/create-slots.tsx'),
  'silo.fleet_roles': () => import('./silo/FleetRoles.tsx'),
  'silo.quotas.slots': () => import('./silo/quotas-slots.tsx'),
  'identity_provider.create.slots': () => import('./identity-provider/create-slots.tsx'),
  'ip_pool_silo.silo.create': () => import('./ip-pool-silo/LinkPool.tsx'),
  'ip_pool_silo.pool.create': () => import('./ip-pool-silo/LinkSilo.tsx'),
  'system_update.detail.slots': () => import('./system-update/update-slots.tsx'),
  'tuf_repo.create': () => import('./tuf-repo/UploadRelease.tsx'),
  'tuf_repo.list.slots': () => import('./tuf-repo/list-slots.tsx'),
  'switch_port_settings.create.slots': () => import('./switch-port-settings/create-slots.tsx'),
  'switch_port_settings.edit.slots': () => import('./switch-port-settings/edit-slots.tsx'),
  'switch_port_settings.detail.slots': () => import('./switch-port-settings/detail-slots.tsx'),
  'address_lot_block.list': () => import('./address-lot-block/Blocks.tsx'),
  bgp: () => import('./bgp/Bgp.tsx'),
  'bgp_config_message_history.list': () => import('./bgp-config-message-history/MessageHistory.tsx'),
  'audit_log_entry.list.slots': () => import('./audit-log-entry/list-slots.tsx'),
  'vpc_firewall_rule.list': () => import('./vpc-firewall-rule/VpcFirewallRuleList.tsx'),
  'vpc_firewall_rule.create.slots': () => import('./vpc-firewall-rule/create-slots.tsx'),
  'vpc_firewall_rule.edit.slots': () => import('./vpc-firewall-rule/edit-slots.tsx'),
  'vpc.list.slots': () => import('./vpc/list-slots.tsx'),
  'vpc_subnet.detail.slots': () => import('./vpc-subnet/detail-slots.tsx'),
  'vpc_router.list.slots': () => import('./vpc-router/list-slots.tsx'),
  system_metrics_explorer: () => import('./system-metrics-explorer/MetricsExplorer.tsx'),
  'system_utilization.slots': () => import('./system-utilization/charts-slots.tsx'),
  rack_picture: () => import('./rack-picture/RackPicture.tsx'),
  support_bundle_files: () => import('./support-bundle-files/BundleFiles.tsx'),
  vpc_packet: () => import('./vpc-packet/Packet.tsx'),
  vpc_map: () => import('./vpc-map/VpcMap.tsx'),
  vpc_firewall_rule_clone: () => import('./vpc-firewall-rule-clone/CloneRule.tsx'),
} satisfies OverridesBeside<Overrides, EagerScreen>
