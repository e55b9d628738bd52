/**
 * Rows of the entities that behaviours and seeds know by name. Other entities of the manifest live in the same store
 * without a type of their own.
 */
import type * as Wire from '../../../generated/api/wire.gen.ts'

/** What was in force from a time on. */
export interface ProvisioningSample extends Wire.VirtualResourceCounts {
  /** RFC 3339. */
  readonly time: string
}

/** What was written down about the system, a silo or a project; what was before is read off the rows' ages. */
export interface ProvisioningHistory {
  readonly id: string
  /** Ascending by time, the oldest ones forgotten. */
  readonly samples: readonly ProvisioningSample[]
}

/** That an instance is in a group. Its name and state are read off the instance. */
export interface GroupMember {
  readonly group_id: string
  readonly instance_id: string
}

/** A device that waits for a user's confirmation. */
export interface DeviceLogin {
  readonly user_code: string
  readonly device_code: string
  readonly client_id: string
  /** Lifetime that the device wishes its token to have. */
  readonly ttl_seconds: number | null
  readonly time_expires: string
}

export interface Rows {
  access_token: Wire.DeviceAccessToken
  address_lot: Wire.AddressLot
  address_lot_block: Wire.AddressLotBlock
  affinity_group: Wire.AffinityGroup
  affinity_group_member: GroupMember
  alert_receiver: Wire.AlertReceiver
  alert_receiver_delivery: Wire.AlertDelivery
  alert_receiver_secret: Wire.WebhookSecret
  allow_list: Wire.AllowList
  anti_affinity_group: Wire.AntiAffinityGroup
  anti_affinity_group_member: GroupMember
  audit_log_entry: Wire.AuditLogEntry
  auth_settings: Wire.SiloAuthSettings
  bfd_session: Wire.BfdStatus
  bgp_announce_set: Wire.BgpAnnounceSet
  bgp_announce_set_announcement: Wire.BgpAnnouncement
  bgp_config: Wire.BgpConfig
  certificate: Wire.Certificate
  device_auth_request: DeviceLogin
  disk: Wire.Disk
  floating_ip: Wire.FloatingIp
  group: Wire.Group
  identity_provider: Wire.SamlIdentityProvider
  image: Wire.Image
  instance: Wire.Instance
  instance_external_ip: Exclude<Wire.ExternalIp, { kind: 'floating' }>
  instance_network_interface: Wire.InstanceNetworkInterface
  internet_gateway: Wire.InternetGateway
  internet_gateway_ip_address: Wire.InternetGatewayIpAddress
  internet_gateway_ip_pool: Wire.InternetGatewayIpPool
  ip_pool: Wire.IpPool
  ip_pool_range: Wire.IpPoolRange
  ip_pool_silo: Wire.IpPoolSiloLink
  loopback_address: Wire.LoopbackAddress
  physical_disk: Wire.PhysicalDisk
  probe: Wire.ProbeInfo
  project: Wire.Project
  provisioning_history: ProvisioningHistory
  rack: Wire.Rack
  scim_token: Wire.ScimClientBearerToken
  silo: Wire.Silo
  silo_policy: Wire.SiloRolePolicy
  silo_quotas: Wire.SiloQuotas
  sled: Wire.Sled
  snapshot: Wire.Snapshot
  service_ip_pool: Wire.IpPool
  service_ip_pool_range: Wire.IpPoolRange
  ssh_key: Wire.SshKey
  support_bundle: Wire.SupportBundleInfo
  switch: Wire.Switch
  switch_port: Wire.SwitchPort
  switch_port_settings: Wire.SwitchPortSettings
  system_update: Wire.UpdateStatus
  tuf_repo: Wire.TufRepo
  uninitialized_sled: Wire.UninitializedSled
  update_trust_root: Wire.UpdatesTrustRoot
  user: Wire.User
  user_builtin: Wire.UserBuiltin
  user_session: Wire.ConsoleSession
  vpc: Wire.Vpc
  vpc_firewall_rule: Wire.VpcFirewallRule
  vpc_router: Wire.VpcRouter
  vpc_router_route: Wire.RouterRoute
  vpc_subnet: Wire.VpcSubnet
}
