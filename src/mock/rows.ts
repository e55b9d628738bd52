/**
 * Rows of the entities that behaviours and seeds know by name. Other entities of the manifest live in the same store
 * without a type of their own.
 */
import type * as Wire from '../../generated/api/wire.gen.ts'

export interface Rows {
  affinity_group: Wire.AffinityGroup
  anti_affinity_group: Wire.AntiAffinityGroup
  certificate: Wire.Certificate
  disk: Wire.Disk
  floating_ip: Wire.FloatingIp
  group: Wire.Group
  image: Wire.Image
  instance: Wire.Instance
  instance_network_interface: Wire.InstanceNetworkInterface
  internet_gateway: Wire.InternetGateway
  ip_pool: Wire.IpPool
  ip_pool_range: Wire.IpPoolRange
  ip_pool_silo: Wire.IpPoolSiloLink
  physical_disk: Wire.PhysicalDisk
  project: Wire.Project
  rack: Wire.Rack
  silo: Wire.Silo
  silo_policy: Wire.SiloRolePolicy
  silo_quotas: Wire.SiloQuotas
  sled: Wire.Sled
  snapshot: Wire.Snapshot
  ssh_key: Wire.SshKey
  switch: Wire.Switch
  user: Wire.User
  user_builtin: Wire.UserBuiltin
  vpc: Wire.Vpc
  vpc_router: Wire.VpcRouter
  vpc_subnet: Wire.VpcSubnet
}
