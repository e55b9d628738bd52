// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { AccessRow } from '../../src/kit/access/rows.ts'
import type { ChartsSlots, DetailSlots, FormSlots, ListSlots, ScreenModule, SlotsModule } from '../../src/kit/slots.ts'
import type { Row } from '../../src/kit/spec.ts'
import type { AddressLot, AddressLotBlock, AddressLotCreate, AffinityGroup, AffinityGroupCreate, AffinityGroupMember, AffinityGroupUpdate, AlertClass, AlertDelivery, AlertReceiver, AllowList, AllowListUpdate, AntiAffinityGroup, AntiAffinityGroupCreate, AntiAffinityGroupMember, AntiAffinityGroupUpdate, AuditLogEntry, BfdSessionEnable, BfdStatus, BgpAnnounceSet, BgpAnnounceSetCreate, BgpAnnouncement, BgpConfig, BgpConfigCreate, BgpImportedRouteIpv4, BgpPeerStatus, Certificate, CertificateCreate, ConsoleSession, CurrentUser, DeviceAccessToken, Disk, DiskCreate, ExternalIp, FloatingIp, FloatingIpCreate, FloatingIpUpdate, Group, IdentityProvider, Image, Instance, InstanceNetworkInterface, InstanceNetworkInterfaceCreate, InstanceNetworkInterfaceUpdate, InternetGateway, InternetGatewayCreate, InternetGatewayIpAddress, InternetGatewayIpAddressCreate, InternetGatewayIpPool, InternetGatewayIpPoolCreate, IpPool, IpPoolCreate, IpPoolLinkSilo, IpPoolRange, IpPoolSiloLink, IpPoolUpdate, IpPoolUtilization, IpRange, LldpLinkConfig, LldpNeighbor, LoopbackAddress, LoopbackAddressCreate, PhysicalDisk, ProbeCreate, ProbeInfo, Project, ProjectCreate, ProjectUpdate, Rack, RouterRoute, RouterRouteCreate, RouterRouteUpdate, SamlIdentityProvider, SamlIdentityProviderCreate, ScimClientBearerToken, ServiceIcmpConfig, Silo, SiloAuthSettings, SiloAuthSettingsUpdate, SiloCreate, SiloIpPool, SiloQuotas, SiloQuotasUpdate, SiloUtilization, Sled, SledInstance, Snapshot, SnapshotCreate, SshKey, SshKeyCreate, SupportBundleCreate, SupportBundleInfo, SupportBundleUpdate, Switch, SwitchBgpHistory, SwitchPort, SwitchPortSettings, SwitchPortSettingsCreate, SwitchPortSettingsIdentity, TimeseriesSchema, TufRepo, UninitializedSled, UpdateStatus, UpdatesTrustRoot, User, UserBuiltin, UserCreate, Vpc, VpcCreate, VpcFirewallRule, VpcRouter, VpcRouterCreate, VpcRouterUpdate, VpcSubnet, VpcSubnetCreate, VpcSubnetUpdate, VpcUpdate, WebhookCreate, WebhookReceiverUpdate, WebhookSecret, WebhookSecretCreate } from '../api/types.gen.ts'

/** Slots of each generated screen: leaving one out means the default. */
export interface Slots {
  'anti_affinity_group.list': ListSlots<AntiAffinityGroup, 'name' | 'type' | 'description' | 'anti_affinity_group_member' | 'policy' | 'timeCreated' | 'failureDomain' | 'id' | 'projectId' | 'timeModified'>
  'anti_affinity_group.create': FormSlots<AntiAffinityGroupCreate, 'name' | 'description' | 'policy', AntiAffinityGroup>
  'anti_affinity_group.edit': FormSlots<AntiAffinityGroupUpdate, 'name' | 'description', AntiAffinityGroup>
  'anti_affinity_group.detail': DetailSlots<AntiAffinityGroup, 'type' | 'description' | 'policy' | 'failureDomain' | 'anti_affinity_group_member' | 'timeCreated' | 'timeModified' | 'id'>
  'anti_affinity_group.instance.list': ListSlots<AntiAffinityGroup, 'name' | 'description' | 'policy' | 'failureDomain' | 'id' | 'projectId' | 'timeCreated' | 'timeModified'>
  'anti_affinity_group_member.list': ListSlots<AntiAffinityGroupMember, 'value.name' | 'value.runState' | 'value.id' | 'type'>
  'anti_affinity_group_member.create': FormSlots<Row, 'instance'>
  'affinity_group.list': ListSlots<AffinityGroup, 'name' | 'type' | 'description' | 'affinity_group_member' | 'policy' | 'timeCreated' | 'failureDomain' | 'id' | 'projectId' | 'timeModified'>
  'affinity_group.create': FormSlots<AffinityGroupCreate, 'name' | 'description' | 'policy', AffinityGroup>
  'affinity_group.edit': FormSlots<AffinityGroupUpdate, 'name' | 'description', AffinityGroup>
  'affinity_group.detail': DetailSlots<AffinityGroup, 'type' | 'description' | 'policy' | 'failureDomain' | 'affinity_group_member' | 'timeCreated' | 'timeModified' | 'id'>
  'affinity_group.instance.list': ListSlots<AffinityGroup, 'name' | 'description' | 'policy' | 'failureDomain' | 'id' | 'projectId' | 'timeCreated' | 'timeModified'>
  'affinity_group_member.list': ListSlots<AffinityGroupMember, 'value.name' | 'value.runState' | 'value.id' | 'type'>
  'affinity_group_member.create': FormSlots<Row, 'instance'>
  'alert_receiver.list': ListSlots<AlertReceiver, 'name' | 'description' | 'endpoint' | 'subscriptions' | 'timeCreated' | 'id' | 'kind.kind' | 'timeModified'>
  'alert_receiver.create': FormSlots<WebhookCreate, 'name' | 'description' | 'endpoint' | 'secrets' | 'subscriptions', AlertReceiver>
  'alert_receiver.edit': FormSlots<WebhookReceiverUpdate, 'name' | 'description' | 'endpoint', AlertReceiver>
  'alert_receiver.detail': DetailSlots<AlertReceiver, 'description' | 'kind.kind' | 'endpoint' | 'subscriptions' | 'timeCreated' | 'timeModified' | 'id'>
  'alert_receiver_delivery.list': ListSlots<AlertDelivery, 'alertClass' | 'state' | 'trigger' | 'timeStarted' | 'attempts.webhook' | 'id' | 'alertId' | 'receiverId'>
  'alert_receiver_secret.list': ListSlots<WebhookSecret, 'id' | 'timeCreated'>
  'alert_receiver_secret.create': FormSlots<WebhookSecretCreate, 'secret'>
  'alert_class.list': ListSlots<AlertClass, 'name' | 'description'>
  'audit_log_entry.list': ListSlots<AuditLogEntry, 'timeCompleted' | 'operationId' | 'result.kind' | 'result.httpStatusCode' | 'actor.kind' | 'actor.siloUserId' | 'sourceIp' | 'requestUri' | 'actor.userBuiltinId' | 'actor.siloId' | 'authMethod' | 'id' | 'requestId' | 'result.errorCode' | 'result.errorMessage' | 'timeStarted' | 'userAgent'>
  'disk.list': ListSlots<Disk, 'name' | 'state.instance' | 'size' | 'source' | 'state.state' | 'timeCreated' | 'blockSize' | 'description' | 'devicePath' | 'id' | 'imageId' | 'projectId' | 'snapshotId' | 'timeModified'>
  'disk.create': FormSlots<DiskCreate, 'name' | 'description' | 'diskSource' | 'size', Disk>
  'disk.detail': DetailSlots<Disk, 'description' | 'state.state' | 'state.instance' | 'size' | 'blockSize' | 'snapshotId' | 'imageId' | 'devicePath' | 'timeCreated' | 'timeModified' | 'id'>
  'disk.attached.list': ListSlots<Disk, 'name' | 'size' | 'state.state' | 'timeCreated' | 'blockSize' | 'description' | 'devicePath' | 'id' | 'imageId' | 'projectId' | 'snapshotId' | 'state.instance' | 'timeModified'>
  'floating_ip.list': ListSlots<FloatingIp, 'name' | 'description' | 'ip' | 'ipPoolId' | 'instanceId' | 'id' | 'projectId' | 'timeCreated' | 'timeModified'>
  'floating_ip.create': FormSlots<FloatingIpCreate, 'name' | 'description' | 'pool' | 'ip', FloatingIp>
  'floating_ip.edit': FormSlots<FloatingIpUpdate, 'name' | 'description', FloatingIp>
  'floating_ip.detail': DetailSlots<FloatingIp, 'description' | 'ip' | 'instanceId' | 'ipPoolId' | 'timeCreated' | 'timeModified' | 'id'>
  'sled.list': ListSlots<Sled, 'baseboard.serial' | 'baseboard.part' | 'rackId' | 'policy.kind' | 'policy.provisionPolicy' | 'state' | 'baseboard.revision' | 'id' | 'timeCreated' | 'timeModified' | 'usableHardwareThreads' | 'usablePhysicalRam'>
  'sled.detail': DetailSlots<Sled, 'policy.kind' | 'policy.provisionPolicy' | 'state' | 'baseboard.part' | 'baseboard.revision' | 'id' | 'usableHardwareThreads' | 'usablePhysicalRam' | 'rackId' | 'timeCreated' | 'timeModified'>
  'sled_instance.list': ListSlots<SledInstance, 'name' | 'siloName' | 'projectName' | 'state' | 'ncpus' | 'memory' | 'timeCreated' | 'activeSledId' | 'id' | 'migrationId' | 'timeModified'>
  'uninitialized_sled.list': ListSlots<UninitializedSled, 'baseboard.serial' | 'baseboard.part' | 'baseboard.revision' | 'cubby' | 'rackId'>
  'physical_disk.list': ListSlots<PhysicalDisk, 'serial' | 'model' | 'formFactor' | 'sledId' | 'policy.kind' | 'state' | 'id' | 'timeCreated' | 'timeModified' | 'vendor'>
  'physical_disk.detail': DetailSlots<PhysicalDisk, 'vendor' | 'model' | 'formFactor' | 'policy.kind' | 'state' | 'sledId' | 'timeCreated' | 'timeModified' | 'id'>
  'physical_disk.sled.list': ListSlots<PhysicalDisk, 'serial' | 'model' | 'formFactor' | 'policy.kind' | 'state' | 'id' | 'sledId' | 'timeCreated' | 'timeModified' | 'vendor'>
  'rack.list': ListSlots<Rack, 'id' | 'timeCreated' | 'timeModified'>
  'rack.detail': DetailSlots<Rack, 'id' | 'timeCreated' | 'timeModified'>
  'switch.list': ListSlots<Switch, 'baseboard.serial' | 'baseboard.part' | 'baseboard.revision' | 'rackId' | 'timeCreated' | 'id' | 'timeModified'>
  'switch.detail': DetailSlots<Switch, 'baseboard.serial' | 'baseboard.part' | 'baseboard.revision' | 'rackId' | 'timeCreated' | 'timeModified' | 'id'>
  'switch_port.list': ListSlots<SwitchPort, 'portName' | 'switchLocation' | 'portSettingsId' | 'rackId' | 'id'>
  'switch_port.detail': DetailSlots<SwitchPort, 'portName' | 'switchLocation' | 'portSettingsId' | 'rackId' | 'id'>
  'switch_port_neighbor.list': ListSlots<LldpNeighbor, 'systemName' | 'chassisId' | 'linkName' | 'linkDescription' | 'managementIp' | 'lastSeen' | 'firstSeen' | 'localPort' | 'systemDescription'>
  'image.list': ListSlots<Image, 'name' | 'description' | 'os' | 'version' | 'size' | 'timeCreated' | 'blockSize' | 'digest.type' | 'digest.value' | 'id' | 'projectId' | 'timeModified'>
  'image.detail': DetailSlots<Image, 'projectId' | 'id' | 'description' | 'os' | 'version' | 'size' | 'blockSize' | 'digest.value' | 'timeCreated' | 'timeModified'>
  'image.silo.list': ListSlots<Image, 'name' | 'description' | 'os' | 'version' | 'size' | 'timeCreated' | 'blockSize' | 'digest.type' | 'digest.value' | 'id' | 'projectId' | 'timeModified'>
  'image.silo.create': FormSlots<Row, 'from' | 'image'>
  'image.silo.detail': DetailSlots<Image, 'id' | 'description' | 'os' | 'version' | 'size' | 'blockSize' | 'digest.value' | 'timeCreated' | 'timeModified'>
  'instance.list': ListSlots<Instance, 'name' | 'runState' | 'ncpus' | 'memory' | 'instance_external_ip.ip' | 'instance_network_interface.vpcId' | 'disk.imageId' | 'timeCreated' | 'autoRestartCooldownExpiration' | 'autoRestartEnabled' | 'autoRestartPolicy' | 'bootDiskId' | 'cpuPlatform' | 'description' | 'hostname' | 'id' | 'projectId' | 'timeLastAutoRestarted' | 'timeModified' | 'timeRunStateUpdated'>
  'instance.detail': DetailSlots<Instance, 'runState' | 'ncpus' | 'memory' | 'bootDiskId' | 'description' | 'hostname' | 'autoRestartEnabled' | 'cpuPlatform' | 'timeCreated' | 'id'>
  'instance_external_ip.list': ListSlots<ExternalIp, 'ip' | 'kind' | 'ipPoolId' | 'name' | 'description' | 'firstPort' | 'lastPort' | 'id' | 'instanceId' | 'projectId' | 'timeCreated' | 'timeModified'>
  'instance_network_interface.list': ListSlots<InstanceNetworkInterface, 'name' | 'description' | 'ip' | 'vpcId' | 'subnetId' | 'transitIps' | 'id' | 'instanceId' | 'mac' | 'primary' | 'timeCreated' | 'timeModified'>
  'instance_network_interface.create': FormSlots<InstanceNetworkInterfaceCreate, 'name' | 'description' | 'vpcName' | 'subnetName' | 'ip' | 'transitIps'>
  'instance_network_interface.edit': FormSlots<InstanceNetworkInterfaceUpdate, 'name' | 'description' | 'transitIps', InstanceNetworkInterface>
  'instance_network_interface.subnet.list': ListSlots<InstanceNetworkInterface, 'name' | 'description' | 'ip' | 'mac' | 'instanceId' | 'timeCreated' | 'id' | 'primary' | 'subnetId' | 'timeModified' | 'transitIps' | 'vpcId'>
  'ip_pool.list': ListSlots<IpPool, 'name' | 'description' | 'ipVersion' | 'utilization.capacity' | 'utilization.remaining' | 'timeCreated' | 'id' | 'timeModified'>
  'ip_pool.create': FormSlots<IpPoolCreate, 'name' | 'description' | 'ipVersion', IpPool>
  'ip_pool.edit': FormSlots<IpPoolUpdate, 'name' | 'description', IpPool>
  'ip_pool.detail': DetailSlots<IpPool, 'description' | 'ipVersion' | 'utilization.capacity' | 'utilization.remaining' | 'timeCreated' | 'timeModified' | 'id'>
  'ip_pool_range.list': ListSlots<IpPoolRange, 'range.first' | 'range.last' | 'timeCreated' | 'id' | 'ipPoolId'>
  'ip_pool_range.create': FormSlots<IpRange, 'first' | 'last'>
  'service_ip_pool.detail': DetailSlots<IpPool, 'name' | 'description' | 'ipVersion' | 'timeCreated' | 'timeModified' | 'id'>
  'service_ip_pool_range.list': ListSlots<IpPoolRange, 'range.first' | 'range.last' | 'timeCreated' | 'id'>
  'service_ip_pool_range.create': FormSlots<IpRange, 'first' | 'last'>
  'timeseries_schema.list': ListSlots<TimeseriesSchema, 'timeseriesName' | 'description.target' | 'description.metric' | 'datumType' | 'units' | 'authzScope' | 'created' | 'version'>
  'address_lot.list': ListSlots<AddressLot, 'name' | 'description' | 'kind' | 'timeCreated' | 'id' | 'timeModified'>
  'address_lot.create': FormSlots<AddressLotCreate, 'name' | 'description' | 'kind' | 'blocks', AddressLot>
  'address_lot.detail': DetailSlots<AddressLot, 'description' | 'kind' | 'timeCreated' | 'timeModified' | 'id'>
  'address_lot_block.list': ListSlots<AddressLotBlock, 'firstAddress' | 'lastAddress' | 'id'>
  'loopback_address.list': ListSlots<LoopbackAddress, 'address' | 'switchLocation' | 'rackId' | 'addressLotBlockId' | 'id'>
  'loopback_address.create': FormSlots<LoopbackAddressCreate, 'addressLot' | 'address' | 'mask' | 'rackId' | 'switchLocation' | 'anycast', LoopbackAddress>
  'switch_port_settings.list': ListSlots<SwitchPortSettingsIdentity, 'name' | 'description' | 'timeCreated' | 'id' | 'timeModified'>
  'switch_port_settings.create': FormSlots<SwitchPortSettingsCreate, 'name' | 'description' | 'portConfig' | 'links' | 'addresses' | 'routes' | 'bgpPeers' | 'interfaces' | 'groups', SwitchPortSettings>
  'switch_port_settings.edit': FormSlots<SwitchPortSettingsCreate, 'description' | 'portConfig' | 'links' | 'addresses' | 'routes' | 'bgpPeers' | 'interfaces', SwitchPortSettings>
  'switch_port_settings.detail': DetailSlots<SwitchPortSettings, 'description' | 'port.geometry' | 'links' | 'addresses' | 'routes' | 'bgpPeers' | 'interfaces' | 'groups' | 'timeCreated' | 'timeModified' | 'id'>
  'bgp_config.list': ListSlots<BgpConfig, 'name' | 'description' | 'asn' | 'vrf' | 'timeCreated' | 'id' | 'timeModified'>
  'bgp_config.create': FormSlots<BgpConfigCreate, 'name' | 'description' | 'asn' | 'bgpAnnounceSetId' | 'vrf', BgpConfig>
  'bgp_config.detail': DetailSlots<BgpConfig, 'description' | 'asn' | 'vrf' | 'timeCreated' | 'timeModified' | 'id'>
  'bgp_config_imported_route.list': ListSlots<BgpImportedRouteIpv4, 'prefix' | 'nexthop' | 'switch' | 'id'>
  'bgp_config_message_history.list': ListSlots<SwitchBgpHistory, 'switch' | 'history'>
  'bgp_announce_set.list': ListSlots<BgpAnnounceSet, 'name' | 'description' | 'timeCreated' | 'id' | 'timeModified'>
  'bgp_announce_set.create': FormSlots<BgpAnnounceSetCreate, 'name' | 'description' | 'announcement'>
  'bgp_announce_set.edit': FormSlots<BgpAnnounceSetCreate, 'description' | 'announcement', BgpAnnounceSet>
  'bgp_announce_set.detail': DetailSlots<BgpAnnounceSet, 'description' | 'timeCreated' | 'timeModified' | 'id'>
  'bgp_announce_set_announcement.list': ListSlots<BgpAnnouncement, 'network' | 'addressLotBlockId' | 'announceSetId'>
  'bgp_peer.list': ListSlots<BgpPeerStatus, 'switch' | 'addr' | 'remoteAsn' | 'state' | 'stateDurationMillis' | 'localAsn'>
  'bfd_session.list': ListSlots<BfdStatus, 'peer' | 'local' | 'switch' | 'mode' | 'state' | 'detectionThreshold' | 'requiredRx'>
  'bfd_session.create': FormSlots<BfdSessionEnable, 'remote' | 'local' | 'switch' | 'mode' | 'detectionThreshold' | 'requiredRx'>
  'allow_list.edit': FormSlots<AllowListUpdate, 'allowedIps', AllowList>
  'allow_list.detail': DetailSlots<AllowList, 'allowedIps.allow' | 'allowedIps.ips' | 'timeCreated' | 'timeModified'>
  'inbound_icmp.edit': FormSlots<ServiceIcmpConfig, 'enabled', ServiceIcmpConfig>
  'inbound_icmp.detail': DetailSlots<ServiceIcmpConfig, 'enabled'>
  'fleet_role.list': ListSlots<AccessRow, 'identityId' | 'identityType' | 'roleName'>
  'user_builtin.list': ListSlots<UserBuiltin, 'name' | 'description' | 'timeCreated' | 'id' | 'timeModified'>
  'user_builtin.detail': DetailSlots<UserBuiltin, 'description' | 'timeCreated' | 'timeModified' | 'id'>
  'probe.list': ListSlots<ProbeInfo, 'name' | 'sled' | 'externalIps' | 'interface.ip' | 'id' | 'interface.id' | 'interface.mac' | 'interface.name' | 'interface.primary' | 'interface.slot' | 'interface.subnet' | 'interface.transitIps' | 'interface.vni'>
  'probe.create': FormSlots<ProbeCreate, 'name' | 'description' | 'sled' | 'ipPool', ProbeInfo>
  'probe.detail': DetailSlots<ProbeInfo, 'sled' | 'interface.name' | 'interface.ip' | 'interface.mac' | 'interface.subnet' | 'externalIps' | 'id'>
  'project.list': ListSlots<Project, 'name' | 'description' | 'timeCreated' | 'id' | 'timeModified'>
  'project.create': FormSlots<ProjectCreate, 'name' | 'description', Project>
  'project.edit': FormSlots<ProjectUpdate, 'name' | 'description', Project>
  'project_role.list': ListSlots<AccessRow, 'identityId' | 'identityType' | 'roleName'>
  'current_user.detail': DetailSlots<CurrentUser, 'displayName' | 'id' | 'siloName' | 'fleetViewer' | 'siloAdmin'>
  'ssh_key.list': ListSlots<SshKey, 'name' | 'description' | 'timeCreated' | 'id' | 'publicKey' | 'siloUserId' | 'timeModified'>
  'ssh_key.create': FormSlots<SshKeyCreate, 'name' | 'description' | 'publicKey', SshKey>
  'ssh_key.detail': DetailSlots<SshKey, 'description' | 'publicKey' | 'timeCreated' | 'timeModified' | 'id'>
  'access_token.list': ListSlots<DeviceAccessToken, 'id' | 'timeCreated' | 'timeExpires'>
  'access_token.user.list': ListSlots<DeviceAccessToken, 'id' | 'timeCreated' | 'timeExpires'>
  'silo_access.list': ListSlots<AccessRow, 'identityId' | 'identityType' | 'roleName'>
  'user.list': ListSlots<User, 'displayName' | 'id' | 'siloId'>
  'user.detail': DetailSlots<User, 'displayName' | 'id' | 'siloId'>
  'user.group.list': ListSlots<User, 'displayName' | 'id' | 'siloId'>
  'user.silo.list': ListSlots<User, 'displayName' | 'id' | 'siloId'>
  'user.silo.create': FormSlots<UserCreate, 'externalId' | 'password'>
  'user.silo.detail': DetailSlots<User, 'displayName' | 'id'>
  'user_session.list': ListSlots<ConsoleSession, 'id' | 'timeCreated' | 'timeLastUsed'>
  'group.list': ListSlots<Group, 'displayName' | 'id' | 'siloId'>
  'group.detail': DetailSlots<Group, 'displayName' | 'id' | 'siloId'>
  'group.mine.list': ListSlots<Group, 'displayName' | 'id' | 'siloId'>
  'certificate.list': ListSlots<Certificate, 'name' | 'description' | 'service' | 'timeCreated' | 'cert' | 'id' | 'timeModified'>
  'certificate.create': FormSlots<CertificateCreate, 'name' | 'description' | 'cert' | 'key', Certificate>
  'certificate.detail': DetailSlots<Certificate, 'description' | 'service' | 'cert' | 'timeCreated' | 'timeModified' | 'id'>
  'auth_settings.edit': FormSlots<SiloAuthSettingsUpdate, 'deviceTokenMaxTtlSeconds', SiloAuthSettings>
  'auth_settings.detail': DetailSlots<SiloAuthSettings, 'deviceTokenMaxTtlSeconds'>
  'silo.list': ListSlots<Silo, 'name' | 'description' | 'discoverable' | 'identityMode' | 'silo_quota.cpus' | 'silo_quota.memory' | 'silo_quota.storage' | 'timeCreated' | 'adminGroupName' | 'id' | 'timeModified'>
  'silo.create': FormSlots<SiloCreate, 'name' | 'description' | 'discoverable' | 'quotas' | 'identityMode' | 'adminGroupName' | 'mappedFleetRoles' | 'tlsCertificates', Silo>
  'silo.detail': DetailSlots<Silo, 'description' | 'identityMode' | 'discoverable' | 'adminGroupName' | 'timeCreated' | 'timeModified' | 'id'>
  'silo_role.list': ListSlots<AccessRow, 'identityId' | 'identityType' | 'roleName'>
  'silo_utilization.list': ListSlots<SiloUtilization, 'siloName' | 'provisioned.cpus' | 'provisioned.memory' | 'provisioned.storage' | 'allocated.cpus' | 'allocated.memory' | 'allocated.storage' | 'siloId'>
  'identity_provider.list': ListSlots<IdentityProvider, 'name' | 'description' | 'providerType' | 'timeCreated' | 'id' | 'timeModified'>
  'identity_provider.create': FormSlots<SamlIdentityProviderCreate, 'name' | 'description' | 'technicalContactEmail' | 'spClientId' | 'acsUrl' | 'sloUrl' | 'signingKeypair' | 'idpEntityId' | 'groupAttributeName' | 'idpMetadataSource', SamlIdentityProvider>
  'identity_provider.detail': DetailSlots<SamlIdentityProvider, 'description' | 'technicalContactEmail' | 'spClientId' | 'acsUrl' | 'sloUrl' | 'idpEntityId' | 'groupAttributeName' | 'publicCert' | 'timeCreated' | 'timeModified' | 'id'>
  'scim_token.list': ListSlots<ScimClientBearerToken, 'id' | 'timeCreated' | 'timeExpires'>
  'scim_token.create': FormSlots<Row, never>
  'scim_token.detail': DetailSlots<ScimClientBearerToken, 'id' | 'timeCreated' | 'timeExpires'>
  'snapshot.list': ListSlots<Snapshot, 'name' | 'description' | 'diskId' | 'state' | 'size' | 'timeCreated' | 'id' | 'projectId' | 'timeModified'>
  'snapshot.create': FormSlots<SnapshotCreate, 'name' | 'description' | 'disk', Snapshot>
  'snapshot.detail': DetailSlots<Snapshot, 'description' | 'state' | 'diskId' | 'size' | 'timeCreated' | 'timeModified' | 'id'>
  'support_bundle.list': ListSlots<SupportBundleInfo, 'id' | 'state' | 'reasonForCreation' | 'userComment' | 'timeCreated' | 'reasonForFailure'>
  'support_bundle.create': FormSlots<SupportBundleCreate, 'userComment'>
  'support_bundle.edit': FormSlots<SupportBundleUpdate, 'userComment', SupportBundleInfo>
  'support_bundle.detail': DetailSlots<SupportBundleInfo, 'id' | 'state' | 'reasonForCreation' | 'reasonForFailure' | 'userComment' | 'timeCreated'>
  'system_update.detail': DetailSlots<UpdateStatus, 'targetRelease.version' | 'targetRelease.timeRequested' | 'componentsByReleaseVersion' | 'timeLastStepPlanned' | 'suspended'>
  'tuf_repo.list': ListSlots<TufRepo, 'systemVersion' | 'fileName' | 'timeCreated' | 'hash'>
  'tuf_repo.detail': DetailSlots<TufRepo, 'systemVersion' | 'fileName' | 'hash' | 'timeCreated'>
  'update_trust_root.list': ListSlots<UpdatesTrustRoot, 'id' | 'timeCreated'>
  'update_trust_root.create': FormSlots<Row, 'rootRole'>
  'update_trust_root.detail': DetailSlots<UpdatesTrustRoot, 'id' | 'timeCreated' | 'rootRole'>
  'vpc.list': ListSlots<Vpc, 'name' | 'dnsName' | 'description' | 'vpc_subnet' | 'vpc_firewall_rule' | 'timeCreated' | 'id' | 'ipv6Prefix' | 'projectId' | 'systemRouterId' | 'timeModified'>
  'vpc.create': FormSlots<VpcCreate, 'name' | 'description' | 'dnsName' | 'ipv6Prefix', Vpc>
  'vpc.edit': FormSlots<VpcUpdate, 'name' | 'description' | 'dnsName', Vpc>
  'vpc.detail': DetailSlots<Vpc, 'description' | 'dnsName' | 'ipv6Prefix' | 'systemRouterId' | 'timeCreated' | 'timeModified' | 'id'>
  'vpc_firewall_rule.list': ListSlots<VpcFirewallRule, 'name' | 'priority' | 'action' | 'direction' | 'targets' | 'filters' | 'status' | 'timeCreated' | 'description' | 'filters.ports' | 'id' | 'timeModified' | 'vpcId'>
  'vpc_firewall_rule.create': FormSlots<Row, 'name' | 'description' | 'action' | 'direction' | 'priority' | 'status' | 'targets' | 'filters'>
  'vpc_firewall_rule.edit': FormSlots<Row, 'name' | 'description' | 'action' | 'direction' | 'priority' | 'status' | 'targets' | 'filters', VpcFirewallRule>
  'vpc_subnet.list': ListSlots<VpcSubnet, 'name' | 'description' | 'ipv4Block' | 'ipv6Block' | 'customRouterId' | 'timeCreated' | 'id' | 'timeModified' | 'vpcId'>
  'vpc_subnet.create': FormSlots<VpcSubnetCreate, 'name' | 'description' | 'ipv4Block' | 'ipv6Block' | 'customRouter', VpcSubnet>
  'vpc_subnet.edit': FormSlots<VpcSubnetUpdate, 'name' | 'description' | 'customRouter', VpcSubnet>
  'vpc_subnet.detail': DetailSlots<VpcSubnet, 'description' | 'ipv4Block' | 'ipv6Block' | 'customRouterId' | 'timeCreated' | 'timeModified' | 'id'>
  'vpc_router.list': ListSlots<VpcRouter, 'name' | 'description' | 'kind' | 'timeCreated' | 'id' | 'timeModified' | 'vpcId'>
  'vpc_router.create': FormSlots<VpcRouterCreate, 'name' | 'description', VpcRouter>
  'vpc_router.edit': FormSlots<VpcRouterUpdate, 'name' | 'description', VpcRouter>
  'vpc_router.detail': DetailSlots<VpcRouter, 'description' | 'kind' | 'timeCreated' | 'timeModified' | 'id'>
  'vpc_router_route.list': ListSlots<RouterRoute, 'name' | 'kind' | 'destination.type' | 'destination.value' | 'target.type' | 'target.value' | 'description' | 'id' | 'timeCreated' | 'timeModified' | 'vpcRouterId'>
  'vpc_router_route.create': FormSlots<RouterRouteCreate, 'name' | 'description' | 'destination' | 'target', RouterRoute>
  'vpc_router_route.edit': FormSlots<RouterRouteUpdate, 'name' | 'description' | 'destination' | 'target', RouterRoute>
  'internet_gateway.list': ListSlots<InternetGateway, 'name' | 'description' | 'internet_gateway_ip_pool.ipPoolId' | 'internet_gateway_ip_address.address' | 'vpc_router_route' | 'timeCreated' | 'id' | 'timeModified' | 'vpcId'>
  'internet_gateway.create': FormSlots<InternetGatewayCreate, 'name' | 'description', InternetGateway>
  'internet_gateway.detail': DetailSlots<InternetGateway, 'description' | 'vpc_router_route' | 'timeCreated' | 'timeModified' | 'id'>
  'internet_gateway_ip_pool.list': ListSlots<InternetGatewayIpPool, 'name' | 'description' | 'ipPoolId' | 'timeCreated' | 'id' | 'internetGatewayId' | 'timeModified'>
  'internet_gateway_ip_pool.create': FormSlots<InternetGatewayIpPoolCreate, 'name' | 'description' | 'ipPool', InternetGatewayIpPool>
  'internet_gateway_ip_address.list': ListSlots<InternetGatewayIpAddress, 'name' | 'description' | 'address' | 'timeCreated' | 'id' | 'internetGatewayId' | 'timeModified'>
  'internet_gateway_ip_address.create': FormSlots<InternetGatewayIpAddressCreate, 'name' | 'description' | 'address', InternetGatewayIpAddress>
  'ip_pool_silo.pool.list': ListSlots<IpPoolSiloLink, 'siloId' | 'isDefault' | 'ipPoolId'>
  'ip_pool_silo.pool.create': FormSlots<IpPoolLinkSilo, 'silo' | 'isDefault'>
  'ip_pool_silo.silo.list': ListSlots<SiloIpPool, 'id' | 'description' | 'isDefault' | 'name' | 'timeCreated' | 'timeModified'>
  'ip_pool_silo.silo.create': FormSlots<IpPoolLinkSilo, 'pool' | 'isDefault'>
  'switch_port.lldp': DetailSlots<LldpLinkConfig, 'enabled' | 'linkName' | 'linkDescription' | 'chassisId' | 'systemName' | 'systemDescription' | 'managementIp' | 'id'>
  'switch_port.lldp.edit': FormSlots<LldpLinkConfig, 'enabled' | 'linkName' | 'linkDescription' | 'chassisId' | 'systemName' | 'systemDescription' | 'managementIp', LldpLinkConfig>
  'switch_port.status': DetailSlots<Row, never>
  'ip_pool.utilization': DetailSlots<IpPoolUtilization, 'capacity' | 'remaining'>
  'silo.fleet_roles': DetailSlots<Silo, 'mappedFleetRoles'>
  'silo.quotas': DetailSlots<SiloQuotas, 'cpus' | 'memory' | 'storage'>
  'silo.quotas.edit': FormSlots<SiloQuotasUpdate, 'cpus' | 'memory' | 'storage', SiloQuotas>
  'system_utilization': ChartsSlots
  'utilization': ChartsSlots
}

/** The registry of hand-written parts: bespoke screens are required, everything else is optional. */
export interface Overrides {
  'anti_affinity_group.list'?: ScreenModule
  'anti_affinity_group.list.slots'?: SlotsModule<Slots['anti_affinity_group.list']>
  'anti_affinity_group.create'?: ScreenModule
  'anti_affinity_group.create.slots'?: SlotsModule<Slots['anti_affinity_group.create']>
  'anti_affinity_group.edit'?: ScreenModule
  'anti_affinity_group.edit.slots'?: SlotsModule<Slots['anti_affinity_group.edit']>
  'anti_affinity_group.detail'?: ScreenModule
  'anti_affinity_group.detail.slots'?: SlotsModule<Slots['anti_affinity_group.detail']>
  'anti_affinity_group_member.list'?: ScreenModule
  'anti_affinity_group_member.list.slots'?: SlotsModule<Slots['anti_affinity_group_member.list']>
  'anti_affinity_group_member.create'?: ScreenModule
  'anti_affinity_group_member.create.slots'?: SlotsModule<Slots['anti_affinity_group_member.create']>
  'affinity_group.list'?: ScreenModule
  'affinity_group.list.slots'?: SlotsModule<Slots['affinity_group.list']>
  'affinity_group.create'?: ScreenModule
  'affinity_group.create.slots'?: SlotsModule<Slots['affinity_group.create']>
  'affinity_group.edit'?: ScreenModule
  'affinity_group.edit.slots'?: SlotsModule<Slots['affinity_group.edit']>
  'affinity_group.detail'?: ScreenModule
  'affinity_group.detail.slots'?: SlotsModule<Slots['affinity_group.detail']>
  'affinity_group_member.list'?: ScreenModule
  'affinity_group_member.list.slots'?: SlotsModule<Slots['affinity_group_member.list']>
  'affinity_group_member.create'?: ScreenModule
  'affinity_group_member.create.slots'?: SlotsModule<Slots['affinity_group_member.create']>
  'alert_receiver.list'?: ScreenModule
  'alert_receiver.list.slots'?: SlotsModule<Slots['alert_receiver.list']>
  'alert_receiver.create'?: ScreenModule
  'alert_receiver.create.slots'?: SlotsModule<Slots['alert_receiver.create']>
  'alert_receiver.edit'?: ScreenModule
  'alert_receiver.edit.slots'?: SlotsModule<Slots['alert_receiver.edit']>
  'alert_receiver.detail'?: ScreenModule
  'alert_receiver.detail.slots'?: SlotsModule<Slots['alert_receiver.detail']>
  'alert_receiver_delivery.list'?: ScreenModule
  'alert_receiver_delivery.list.slots'?: SlotsModule<Slots['alert_receiver_delivery.list']>
  'alert_receiver_secret.list'?: ScreenModule
  'alert_receiver_secret.list.slots'?: SlotsModule<Slots['alert_receiver_secret.list']>
  'alert_receiver_secret.create'?: ScreenModule
  'alert_receiver_secret.create.slots'?: SlotsModule<Slots['alert_receiver_secret.create']>
  'alert_class.list'?: ScreenModule
  'alert_class.list.slots'?: SlotsModule<Slots['alert_class.list']>
  'audit_log_entry.list'?: ScreenModule
  'audit_log_entry.list.slots'?: SlotsModule<Slots['audit_log_entry.list']>
  'disk.list'?: ScreenModule
  'disk.list.slots'?: SlotsModule<Slots['disk.list']>
  'disk.create'?: ScreenModule
  'disk.create.slots'?: SlotsModule<Slots['disk.create']>
  'disk.detail'?: ScreenModule
  'disk.detail.slots'?: SlotsModule<Slots['disk.detail']>
  'floating_ip.list'?: ScreenModule
  'floating_ip.list.slots'?: SlotsModule<Slots['floating_ip.list']>
  'floating_ip.create'?: ScreenModule
  'floating_ip.create.slots'?: SlotsModule<Slots['floating_ip.create']>
  'floating_ip.edit'?: ScreenModule
  'floating_ip.edit.slots'?: SlotsModule<Slots['floating_ip.edit']>
  'floating_ip.detail'?: ScreenModule
  'floating_ip.detail.slots'?: SlotsModule<Slots['floating_ip.detail']>
  'sled.list'?: ScreenModule
  'sled.list.slots'?: SlotsModule<Slots['sled.list']>
  'sled.detail'?: ScreenModule
  'sled.detail.slots'?: SlotsModule<Slots['sled.detail']>
  'sled_instance.list'?: ScreenModule
  'sled_instance.list.slots'?: SlotsModule<Slots['sled_instance.list']>
  'uninitialized_sled.list'?: ScreenModule
  'uninitialized_sled.list.slots'?: SlotsModule<Slots['uninitialized_sled.list']>
  'physical_disk.list'?: ScreenModule
  'physical_disk.list.slots'?: SlotsModule<Slots['physical_disk.list']>
  'physical_disk.detail'?: ScreenModule
  'physical_disk.detail.slots'?: SlotsModule<Slots['physical_disk.detail']>
  'physical_disk.sled.list'?: ScreenModule
  'physical_disk.sled.list.slots'?: SlotsModule<Slots['physical_disk.sled.list']>
  'rack.list'?: ScreenModule
  'rack.list.slots'?: SlotsModule<Slots['rack.list']>
  'rack.detail'?: ScreenModule
  'rack.detail.slots'?: SlotsModule<Slots['rack.detail']>
  'switch.list'?: ScreenModule
  'switch.list.slots'?: SlotsModule<Slots['switch.list']>
  'switch.detail'?: ScreenModule
  'switch.detail.slots'?: SlotsModule<Slots['switch.detail']>
  'switch_port.list'?: ScreenModule
  'switch_port.list.slots'?: SlotsModule<Slots['switch_port.list']>
  'switch_port.detail'?: ScreenModule
  'switch_port.detail.slots'?: SlotsModule<Slots['switch_port.detail']>
  'switch_port_neighbor.list'?: ScreenModule
  'switch_port_neighbor.list.slots'?: SlotsModule<Slots['switch_port_neighbor.list']>
  'image.list'?: ScreenModule
  'image.list.slots'?: SlotsModule<Slots['image.list']>
  'image.create': ScreenModule
  'image.detail'?: ScreenModule
  'image.detail.slots'?: SlotsModule<Slots['image.detail']>
  'image.silo.list'?: ScreenModule
  'image.silo.list.slots'?: SlotsModule<Slots['image.silo.list']>
  'image.silo.create'?: ScreenModule
  'image.silo.create.slots'?: SlotsModule<Slots['image.silo.create']>
  'image.silo.detail'?: ScreenModule
  'image.silo.detail.slots'?: SlotsModule<Slots['image.silo.detail']>
  'instance.list'?: ScreenModule
  'instance.list.slots'?: SlotsModule<Slots['instance.list']>
  'instance.create': ScreenModule
  'instance.detail'?: ScreenModule
  'instance.detail.slots'?: SlotsModule<Slots['instance.detail']>
  'instance_network_interface.create'?: ScreenModule
  'instance_network_interface.create.slots'?: SlotsModule<Slots['instance_network_interface.create']>
  'instance_network_interface.edit'?: ScreenModule
  'instance_network_interface.edit.slots'?: SlotsModule<Slots['instance_network_interface.edit']>
  'instance_network_interface.subnet.list'?: ScreenModule
  'instance_network_interface.subnet.list.slots'?: SlotsModule<Slots['instance_network_interface.subnet.list']>
  'ip_pool.list'?: ScreenModule
  'ip_pool.list.slots'?: SlotsModule<Slots['ip_pool.list']>
  'ip_pool.create'?: ScreenModule
  'ip_pool.create.slots'?: SlotsModule<Slots['ip_pool.create']>
  'ip_pool.edit'?: ScreenModule
  'ip_pool.edit.slots'?: SlotsModule<Slots['ip_pool.edit']>
  'ip_pool.detail'?: ScreenModule
  'ip_pool.detail.slots'?: SlotsModule<Slots['ip_pool.detail']>
  'ip_pool_range.list'?: ScreenModule
  'ip_pool_range.list.slots'?: SlotsModule<Slots['ip_pool_range.list']>
  'ip_pool_range.create'?: ScreenModule
  'ip_pool_range.create.slots'?: SlotsModule<Slots['ip_pool_range.create']>
  'service_ip_pool.detail'?: ScreenModule
  'service_ip_pool.detail.slots'?: SlotsModule<Slots['service_ip_pool.detail']>
  'service_ip_pool_range.list'?: ScreenModule
  'service_ip_pool_range.list.slots'?: SlotsModule<Slots['service_ip_pool_range.list']>
  'service_ip_pool_range.create'?: ScreenModule
  'service_ip_pool_range.create.slots'?: SlotsModule<Slots['service_ip_pool_range.create']>
  'timeseries_schema.list'?: ScreenModule
  'timeseries_schema.list.slots'?: SlotsModule<Slots['timeseries_schema.list']>
  'address_lot.list'?: ScreenModule
  'address_lot.list.slots'?: SlotsModule<Slots['address_lot.list']>
  'address_lot.create'?: ScreenModule
  'address_lot.create.slots'?: SlotsModule<Slots['address_lot.create']>
  'address_lot.detail'?: ScreenModule
  'address_lot.detail.slots'?: SlotsModule<Slots['address_lot.detail']>
  'address_lot_block.list'?: ScreenModule
  'address_lot_block.list.slots'?: SlotsModule<Slots['address_lot_block.list']>
  'loopback_address.list'?: ScreenModule
  'loopback_address.list.slots'?: SlotsModule<Slots['loopback_address.list']>
  'loopback_address.create'?: ScreenModule
  'loopback_address.create.slots'?: SlotsModule<Slots['loopback_address.create']>
  'switch_port_settings.list'?: ScreenModule
  'switch_port_settings.list.slots'?: SlotsModule<Slots['switch_port_settings.list']>
  'switch_port_settings.create'?: ScreenModule
  'switch_port_settings.create.slots'?: SlotsModule<Slots['switch_port_settings.create']>
  'switch_port_settings.edit'?: ScreenModule
  'switch_port_settings.edit.slots'?: SlotsModule<Slots['switch_port_settings.edit']>
  'switch_port_settings.detail'?: ScreenModule
  'switch_port_settings.detail.slots'?: SlotsModule<Slots['switch_port_settings.detail']>
  'bgp_config.list'?: ScreenModule
  'bgp_config.list.slots'?: SlotsModule<Slots['bgp_config.list']>
  'bgp_config.create'?: ScreenModule
  'bgp_config.create.slots'?: SlotsModule<Slots['bgp_config.create']>
  'bgp_config.detail'?: ScreenModule
  'bgp_config.detail.slots'?: SlotsModule<Slots['bgp_config.detail']>
  'bgp_config_imported_route.list'?: ScreenModule
  'bgp_config_imported_route.list.slots'?: SlotsModule<Slots['bgp_config_imported_route.list']>
  'bgp_config_message_history.list'?: ScreenModule
  'bgp_config_message_history.list.slots'?: SlotsModule<Slots['bgp_config_message_history.list']>
  'bgp_announce_set.list'?: ScreenModule
  'bgp_announce_set.list.slots'?: SlotsModule<Slots['bgp_announce_set.list']>
  'bgp_announce_set.create'?: ScreenModule
  'bgp_announce_set.create.slots'?: SlotsModule<Slots['bgp_announce_set.create']>
  'bgp_announce_set.edit'?: ScreenModule
  'bgp_announce_set.edit.slots'?: SlotsModule<Slots['bgp_announce_set.edit']>
  'bgp_announce_set.detail'?: ScreenModule
  'bgp_announce_set.detail.slots'?: SlotsModule<Slots['bgp_announce_set.detail']>
  'bgp_announce_set_announcement.list'?: ScreenModule
  'bgp_announce_set_announcement.list.slots'?: SlotsModule<Slots['bgp_announce_set_announcement.list']>
  'bfd_session.list'?: ScreenModule
  'bfd_session.list.slots'?: SlotsModule<Slots['bfd_session.list']>
  'bfd_session.create'?: ScreenModule
  'bfd_session.create.slots'?: SlotsModule<Slots['bfd_session.create']>
  'allow_list.edit'?: ScreenModule
  'allow_list.edit.slots'?: SlotsModule<Slots['allow_list.edit']>
  'allow_list.detail'?: ScreenModule
  'allow_list.detail.slots'?: SlotsModule<Slots['allow_list.detail']>
  'inbound_icmp.edit'?: ScreenModule
  'inbound_icmp.edit.slots'?: SlotsModule<Slots['inbound_icmp.edit']>
  'inbound_icmp.detail'?: ScreenModule
  'inbound_icmp.detail.slots'?: SlotsModule<Slots['inbound_icmp.detail']>
  'fleet_role.list'?: ScreenModule
  'fleet_role.list.slots'?: SlotsModule<Slots['fleet_role.list']>
  'fleet_role.create'?: ScreenModule
  'fleet_role.edit'?: ScreenModule
  'user_builtin.list'?: ScreenModule
  'user_builtin.list.slots'?: SlotsModule<Slots['user_builtin.list']>
  'user_builtin.detail'?: ScreenModule
  'user_builtin.detail.slots'?: SlotsModule<Slots['user_builtin.detail']>
  'probe.list'?: ScreenModule
  'probe.list.slots'?: SlotsModule<Slots['probe.list']>
  'probe.create'?: ScreenModule
  'probe.create.slots'?: SlotsModule<Slots['probe.create']>
  'probe.detail'?: ScreenModule
  'probe.detail.slots'?: SlotsModule<Slots['probe.detail']>
  'project.list'?: ScreenModule
  'project.list.slots'?: SlotsModule<Slots['project.list']>
  'project.create'?: ScreenModule
  'project.create.slots'?: SlotsModule<Slots['project.create']>
  'project.edit'?: ScreenModule
  'project.edit.slots'?: SlotsModule<Slots['project.edit']>
  'project_role.list'?: ScreenModule
  'project_role.list.slots'?: SlotsModule<Slots['project_role.list']>
  'project_role.create'?: ScreenModule
  'project_role.edit'?: ScreenModule
  'current_user.detail'?: ScreenModule
  'current_user.detail.slots'?: SlotsModule<Slots['current_user.detail']>
  'ssh_key.list'?: ScreenModule
  'ssh_key.list.slots'?: SlotsModule<Slots['ssh_key.list']>
  'ssh_key.create'?: ScreenModule
  'ssh_key.create.slots'?: SlotsModule<Slots['ssh_key.create']>
  'ssh_key.detail'?: ScreenModule
  'ssh_key.detail.slots'?: SlotsModule<Slots['ssh_key.detail']>
  'access_token.list'?: ScreenModule
  'access_token.list.slots'?: SlotsModule<Slots['access_token.list']>
  'access_token.user.list'?: ScreenModule
  'access_token.user.list.slots'?: SlotsModule<Slots['access_token.user.list']>
  'silo_access.list'?: ScreenModule
  'silo_access.list.slots'?: SlotsModule<Slots['silo_access.list']>
  'silo_access.create'?: ScreenModule
  'silo_access.edit'?: ScreenModule
  'user.list'?: ScreenModule
  'user.list.slots'?: SlotsModule<Slots['user.list']>
  'user.detail'?: ScreenModule
  'user.detail.slots'?: SlotsModule<Slots['user.detail']>
  'user.group.list'?: ScreenModule
  'user.group.list.slots'?: SlotsModule<Slots['user.group.list']>
  'user.silo.list'?: ScreenModule
  'user.silo.list.slots'?: SlotsModule<Slots['user.silo.list']>
  'user.silo.create'?: ScreenModule
  'user.silo.create.slots'?: SlotsModule<Slots['user.silo.create']>
  'user.silo.detail'?: ScreenModule
  'user.silo.detail.slots'?: SlotsModule<Slots['user.silo.detail']>
  'user_session.list'?: ScreenModule
  'user_session.list.slots'?: SlotsModule<Slots['user_session.list']>
  'group.list'?: ScreenModule
  'group.list.slots'?: SlotsModule<Slots['group.list']>
  'group.detail'?: ScreenModule
  'group.detail.slots'?: SlotsModule<Slots['group.detail']>
  'group.mine.list'?: ScreenModule
  'group.mine.list.slots'?: SlotsModule<Slots['group.mine.list']>
  'certificate.list'?: ScreenModule
  'certificate.list.slots'?: SlotsModule<Slots['certificate.list']>
  'certificate.create'?: ScreenModule
  'certificate.create.slots'?: SlotsModule<Slots['certificate.create']>
  'certificate.detail'?: ScreenModule
  'certificate.detail.slots'?: SlotsModule<Slots['certificate.detail']>
  'auth_settings.edit'?: ScreenModule
  'auth_settings.edit.slots'?: SlotsModule<Slots['auth_settings.edit']>
  'auth_settings.detail'?: ScreenModule
  'auth_settings.detail.slots'?: SlotsModule<Slots['auth_settings.detail']>
  'silo.list'?: ScreenModule
  'silo.list.slots'?: SlotsModule<Slots['silo.list']>
  'silo.create'?: ScreenModule
  'silo.create.slots'?: SlotsModule<Slots['silo.create']>
  'silo.detail'?: ScreenModule
  'silo.detail.slots'?: SlotsModule<Slots['silo.detail']>
  'silo_role.list'?: ScreenModule
  'silo_role.list.slots'?: SlotsModule<Slots['silo_role.list']>
  'silo_role.create'?: ScreenModule
  'silo_role.edit'?: ScreenModule
  'identity_provider.list'?: ScreenModule
  'identity_provider.list.slots'?: SlotsModule<Slots['identity_provider.list']>
  'identity_provider.create'?: ScreenModule
  'identity_provider.create.slots'?: SlotsModule<Slots['identity_provider.create']>
  'identity_provider.detail'?: ScreenModule
  'identity_provider.detail.slots'?: SlotsModule<Slots['identity_provider.detail']>
  'scim_token.list'?: ScreenModule
  'scim_token.list.slots'?: SlotsModule<Slots['scim_token.list']>
  'scim_token.create'?: ScreenModule
  'scim_token.create.slots'?: SlotsModule<Slots['scim_token.create']>
  'scim_token.detail'?: ScreenModule
  'scim_token.detail.slots'?: SlotsModule<Slots['scim_token.detail']>
  'snapshot.list'?: ScreenModule
  'snapshot.list.slots'?: SlotsModule<Slots['snapshot.list']>
  'snapshot.create'?: ScreenModule
  'snapshot.create.slots'?: SlotsModule<Slots['snapshot.create']>
  'snapshot.detail'?: ScreenModule
  'snapshot.detail.slots'?: SlotsModule<Slots['snapshot.detail']>
  'support_bundle.list'?: ScreenModule
  'support_bundle.list.slots'?: SlotsModule<Slots['support_bundle.list']>
  'support_bundle.create'?: ScreenModule
  'support_bundle.create.slots'?: SlotsModule<Slots['support_bundle.create']>
  'support_bundle.edit'?: ScreenModule
  'support_bundle.edit.slots'?: SlotsModule<Slots['support_bundle.edit']>
  'support_bundle.detail'?: ScreenModule
  'support_bundle.detail.slots'?: SlotsModule<Slots['support_bundle.detail']>
  'system_update.detail'?: ScreenModule
  'system_update.detail.slots'?: SlotsModule<Slots['system_update.detail']>
  'tuf_repo.list'?: ScreenModule
  'tuf_repo.list.slots'?: SlotsModule<Slots['tuf_repo.list']>
  'tuf_repo.create': ScreenModule
  'tuf_repo.detail'?: ScreenModule
  'tuf_repo.detail.slots'?: SlotsModule<Slots['tuf_repo.detail']>
  'update_trust_root.list'?: ScreenModule
  'update_trust_root.list.slots'?: SlotsModule<Slots['update_trust_root.list']>
  'update_trust_root.create'?: ScreenModule
  'update_trust_root.create.slots'?: SlotsModule<Slots['update_trust_root.create']>
  'update_trust_root.detail'?: ScreenModule
  'update_trust_root.detail.slots'?: SlotsModule<Slots['update_trust_root.detail']>
  'vpc.list'?: ScreenModule
  'vpc.list.slots'?: SlotsModule<Slots['vpc.list']>
  'vpc.create'?: ScreenModule
  'vpc.create.slots'?: SlotsModule<Slots['vpc.create']>
  'vpc.edit'?: ScreenModule
  'vpc.edit.slots'?: SlotsModule<Slots['vpc.edit']>
  'vpc.detail'?: ScreenModule
  'vpc.detail.slots'?: SlotsModule<Slots['vpc.detail']>
  'vpc_firewall_rule.list'?: ScreenModule
  'vpc_firewall_rule.list.slots'?: SlotsModule<Slots['vpc_firewall_rule.list']>
  'vpc_firewall_rule.create'?: ScreenModule
  'vpc_firewall_rule.create.slots'?: SlotsModule<Slots['vpc_firewall_rule.create']>
  'vpc_firewall_rule.edit'?: ScreenModule
  'vpc_firewall_rule.edit.slots'?: SlotsModule<Slots['vpc_firewall_rule.edit']>
  'vpc_subnet.list'?: ScreenModule
  'vpc_subnet.list.slots'?: SlotsModule<Slots['vpc_subnet.list']>
  'vpc_subnet.create'?: ScreenModule
  'vpc_subnet.create.slots'?: SlotsModule<Slots['vpc_subnet.create']>
  'vpc_subnet.edit'?: ScreenModule
  'vpc_subnet.edit.slots'?: SlotsModule<Slots['vpc_subnet.edit']>
  'vpc_subnet.detail'?: ScreenModule
  'vpc_subnet.detail.slots'?: SlotsModule<Slots['vpc_subnet.detail']>
  'vpc_router.list'?: ScreenModule
  'vpc_router.list.slots'?: SlotsModule<Slots['vpc_router.list']>
  'vpc_router.create'?: ScreenModule
  'vpc_router.create.slots'?: SlotsModule<Slots['vpc_router.create']>
  'vpc_router.edit'?: ScreenModule
  'vpc_router.edit.slots'?: SlotsModule<Slots['vpc_router.edit']>
  'vpc_router.detail'?: ScreenModule
  'vpc_router.detail.slots'?: SlotsModule<Slots['vpc_router.detail']>
  'vpc_router_route.list'?: ScreenModule
  'vpc_router_route.list.slots'?: SlotsModule<Slots['vpc_router_route.list']>
  'vpc_router_route.create'?: ScreenModule
  'vpc_router_route.create.slots'?: SlotsModule<Slots['vpc_router_route.create']>
  'vpc_router_route.edit'?: ScreenModule
  'vpc_router_route.edit.slots'?: SlotsModule<Slots['vpc_router_route.edit']>
  'internet_gateway.list'?: ScreenModule
  'internet_gateway.list.slots'?: SlotsModule<Slots['internet_gateway.list']>
  'internet_gateway.create'?: ScreenModule
  'internet_gateway.create.slots'?: SlotsModule<Slots['internet_gateway.create']>
  'internet_gateway.detail'?: ScreenModule
  'internet_gateway.detail.slots'?: SlotsModule<Slots['internet_gateway.detail']>
  'internet_gateway_ip_pool.list'?: ScreenModule
  'internet_gateway_ip_pool.list.slots'?: SlotsModule<Slots['internet_gateway_ip_pool.list']>
  'internet_gateway_ip_pool.create'?: ScreenModule
  'internet_gateway_ip_pool.create.slots'?: SlotsModule<Slots['internet_gateway_ip_pool.create']>
  'internet_gateway_ip_address.list'?: ScreenModule
  'internet_gateway_ip_address.list.slots'?: SlotsModule<Slots['internet_gateway_ip_address.list']>
  'internet_gateway_ip_address.create'?: ScreenModule
  'internet_gateway_ip_address.create.slots'?: SlotsModule<Slots['internet_gateway_ip_address.create']>
  'ip_pool_silo.pool.list'?: ScreenModule
  'ip_pool_silo.pool.list.slots'?: SlotsModule<Slots['ip_pool_silo.pool.list']>
  'ip_pool_silo.pool.create'?: ScreenModule
  'ip_pool_silo.pool.create.slots'?: SlotsModule<Slots['ip_pool_silo.pool.create']>
  'ip_pool_silo.silo.list'?: ScreenModule
  'ip_pool_silo.silo.list.slots'?: SlotsModule<Slots['ip_pool_silo.silo.list']>
  'ip_pool_silo.silo.create'?: ScreenModule
  'ip_pool_silo.silo.create.slots'?: SlotsModule<Slots['ip_pool_silo.silo.create']>
  'switch_port.lldp'?: ScreenModule
  'switch_port.lldp.slots'?: SlotsModule<Slots['switch_port.lldp']>
  'switch_port.lldp.edit'?: ScreenModule
  'switch_port.lldp.edit.slots'?: SlotsModule<Slots['switch_port.lldp.edit']>
  'switch_port.status'?: ScreenModule
  'switch_port.status.slots'?: SlotsModule<Slots['switch_port.status']>
  'ip_pool.utilization'?: ScreenModule
  'ip_pool.utilization.slots'?: SlotsModule<Slots['ip_pool.utilization']>
  'silo.fleet_roles'?: ScreenModule
  'silo.fleet_roles.slots'?: SlotsModule<Slots['silo.fleet_roles']>
  'silo.quotas'?: ScreenModule
  'silo.quotas.slots'?: SlotsModule<Slots['silo.quotas']>
  'silo.quotas.edit'?: ScreenModule
  'silo.quotas.edit.slots'?: SlotsModule<Slots['silo.quotas.edit']>
  'all_instances'?: ScreenModule
  'all_disks'?: ScreenModule
  'all_snapshots'?: ScreenModule
  'all_floating_ips'?: ScreenModule
  'login_local': ScreenModule
  'login_saml': ScreenModule
  'device_verify': ScreenModule
  'device_success': ScreenModule
  'login': ScreenModule
  'login_saml_redirect': ScreenModule
  'rack_picture': ScreenModule
  'snapshot_image_create': ScreenModule
  'instance_storage': ScreenModule
  'instance_networking': ScreenModule
  'instance_metrics_cpu'?: ScreenModule
  'instance_metrics_disk'?: ScreenModule
  'instance_metrics_network'?: ScreenModule
  'instance_connect': ScreenModule
  'instance_settings': ScreenModule
  'serial_console': ScreenModule
  'instance_lookup': ScreenModule
  'instance_lookup_short': ScreenModule
  'system_utilization'?: ScreenModule
  'system_utilization.slots'?: SlotsModule<Slots['system_utilization']>
  'system_metrics_explorer': ScreenModule
  'bgp': ScreenModule
  'project_overview'?: ScreenModule
  'silo_overview'?: ScreenModule
  'system_overview'?: ScreenModule
  'utilization'?: ScreenModule
  'utilization.slots'?: SlotsModule<Slots['utilization']>
  'support_bundle_files': ScreenModule
  'vpc_firewall_rule_clone': ScreenModule
  'vpc_packet': ScreenModule
  'vpc_map': ScreenModule
}
