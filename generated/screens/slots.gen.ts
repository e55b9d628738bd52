// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { AccessRow } from '../../src/kit/access/rows.ts'
import type { DetailSlots, FormSlots, ListSlots } from '../../src/kit/slots.ts'
import type { Row } from '../../src/kit/spec.ts'
import type { AddressLot, AddressLotBlock, AddressLotCreate, AffinityGroup, AffinityGroupCreate, AffinityGroupMember, AffinityGroupUpdate, AlertClass, AlertDelivery, AlertReceiver, AllowList, AllowListUpdate, AntiAffinityGroup, AntiAffinityGroupCreate, AntiAffinityGroupMember, AntiAffinityGroupUpdate, AuditLogEntry, BfdSessionEnable, BfdStatus, BgpAnnounceSet, BgpAnnounceSetCreate, BgpAnnouncement, BgpConfig, BgpConfigCreate, BgpExported, BgpImportedRouteIpv4, BgpPeerStatus, Certificate, CertificateCreate, ConsoleSession, CurrentUser, DeviceAccessToken, Disk, DiskCreate, ExternalIp, FloatingIp, FloatingIpCreate, FloatingIpUpdate, Group, IdentityProvider, Image, Instance, InstanceNetworkInterface, InstanceNetworkInterfaceCreate, InstanceNetworkInterfaceUpdate, InternetGateway, InternetGatewayCreate, InternetGatewayIpAddress, InternetGatewayIpAddressCreate, InternetGatewayIpPool, InternetGatewayIpPoolCreate, IpPool, IpPoolCreate, IpPoolLinkSilo, IpPoolRange, IpPoolSiloLink, IpPoolUpdate, IpPoolUtilization, IpRange, LldpLinkConfig, LldpNeighbor, LoopbackAddress, LoopbackAddressCreate, PhysicalDisk, ProbeCreate, ProbeInfo, Project, ProjectCreate, ProjectUpdate, Rack, RouterRoute, RouterRouteCreate, RouterRouteUpdate, SamlIdentityProvider, SamlIdentityProviderCreate, ScimClientBearerToken, ServiceIcmpConfig, Silo, SiloAuthSettings, SiloAuthSettingsUpdate, SiloCreate, SiloIpPool, SiloQuotas, SiloQuotasUpdate, Sled, SledInstance, Snapshot, SnapshotCreate, SshKey, SshKeyCreate, SupportBundleCreate, SupportBundleInfo, SupportBundleUpdate, Switch, SwitchBgpHistory, SwitchPort, SwitchPortSettings, SwitchPortSettingsCreate, SwitchPortSettingsIdentity, TimeseriesSchema, TufRepo, UninitializedSled, UpdateStatus, UpdatesTrustRoot, User, UserBuiltin, UserCreate, Vpc, VpcCreate, VpcFirewallRule, VpcRouter, VpcRouterCreate, VpcRouterUpdate, VpcSubnet, VpcSubnetCreate, VpcSubnetUpdate, VpcUpdate, WebhookCreate, WebhookReceiverUpdate, WebhookSecret, WebhookSecretCreate } from '../api/types.gen.ts'
import type { ComponentType } from 'react'

/** Slots of each generated screen: leaving one out means the default. */
export interface Slots {
  'anti_affinity_group.list': ListSlots<AntiAffinityGroup, 'name' | 'type' | 'description' | 'anti_affinity_group_member' | 'policy' | 'timeCreated' | 'failureDomain' | 'id' | 'projectId' | 'timeModified'>
  'anti_affinity_group.create': FormSlots<AntiAffinityGroupCreate, 'name' | 'description' | 'policy'>
  'anti_affinity_group.edit': FormSlots<AntiAffinityGroupUpdate, 'name' | 'description'>
  'anti_affinity_group.detail': DetailSlots<AntiAffinityGroup, 'type' | 'description' | 'policy' | 'failureDomain' | 'anti_affinity_group_member' | 'timeCreated' | 'timeModified' | 'id'>
  'anti_affinity_group.instance.list': ListSlots<AntiAffinityGroup, 'name' | 'description' | 'policy' | 'failureDomain' | 'id' | 'projectId' | 'timeCreated' | 'timeModified'>
  'anti_affinity_group_member.list': ListSlots<AntiAffinityGroupMember, 'value.name' | 'value.runState' | 'value.id' | 'type'>
  'anti_affinity_group_member.create': FormSlots<Row, 'instance'>
  'affinity_group.list': ListSlots<AffinityGroup, 'name' | 'type' | 'description' | 'affinity_group_member' | 'policy' | 'timeCreated' | 'failureDomain' | 'id' | 'projectId' | 'timeModified'>
  'affinity_group.create': FormSlots<AffinityGroupCreate, 'name' | 'description' | 'policy'>
  'affinity_group.edit': FormSlots<AffinityGroupUpdate, 'name' | 'description'>
  'affinity_group.detail': DetailSlots<AffinityGroup, 'type' | 'description' | 'policy' | 'failureDomain' | 'affinity_group_member' | 'timeCreated' | 'timeModified' | 'id'>
  'affinity_group.instance.list': ListSlots<AffinityGroup, 'name' | 'description' | 'policy' | 'failureDomain' | 'id' | 'projectId' | 'timeCreated' | 'timeModified'>
  'affinity_group_member.list': ListSlots<AffinityGroupMember, 'value.name' | 'value.runState' | 'value.id' | 'type'>
  'affinity_group_member.create': FormSlots<Row, 'instance'>
  'alert_receiver.list': ListSlots<AlertReceiver, 'name' | 'description' | 'endpoint' | 'subscriptions' | 'timeCreated' | 'id' | 'kind.kind' | 'timeModified'>
  'alert_receiver.create': FormSlots<WebhookCreate, 'name' | 'description' | 'endpoint' | 'secrets' | 'subscriptions'>
  'alert_receiver.edit': FormSlots<WebhookReceiverUpdate, 'name' | 'description' | 'endpoint'>
  'alert_receiver.detail': DetailSlots<AlertReceiver, 'description' | 'kind.kind' | 'endpoint' | 'subscriptions' | 'timeCreated' | 'timeModified' | 'id'>
  'alert_receiver_delivery.list': ListSlots<AlertDelivery, 'alertClass' | 'state' | 'trigger' | 'timeStarted' | 'attempts.webhook' | 'id' | 'alertId' | 'receiverId'>
  'alert_receiver_secret.list': ListSlots<WebhookSecret, 'id' | 'timeCreated'>
  'alert_receiver_secret.create': FormSlots<WebhookSecretCreate, 'secret'>
  'alert_class.list': ListSlots<AlertClass, 'name' | 'description'>
  'audit_log_entry.list': ListSlots<AuditLogEntry, 'timeCompleted' | 'operationId' | 'result.kind' | 'result.httpStatusCode' | 'actor.kind' | 'actor.siloUserId' | 'sourceIp' | 'requestUri' | 'actor.userBuiltinId' | 'actor.siloId' | 'authMethod' | 'id' | 'requestId' | 'result.errorCode' | 'result.errorMessage' | 'timeStarted' | 'userAgent'>
  'disk.list': ListSlots<Disk, 'name' | 'state.instance' | 'size' | 'source' | 'state.state' | 'timeCreated' | 'blockSize' | 'description' | 'devicePath' | 'id' | 'imageId' | 'projectId' | 'snapshotId' | 'timeModified'>
  'disk.create': FormSlots<DiskCreate, 'name' | 'description' | 'diskSource' | 'size'>
  'disk.detail': DetailSlots<Disk, 'description' | 'state.state' | 'state.instance' | 'size' | 'blockSize' | 'snapshotId' | 'imageId' | 'devicePath' | 'timeCreated' | 'timeModified' | 'id'>
  'disk.attached.list': ListSlots<Disk, 'name' | 'size' | 'state.state' | 'timeCreated' | 'blockSize' | 'description' | 'devicePath' | 'id' | 'imageId' | 'projectId' | 'snapshotId' | 'state.instance' | 'timeModified'>
  'floating_ip.list': ListSlots<FloatingIp, 'name' | 'description' | 'ip' | 'ipPoolId' | 'instanceId' | 'id' | 'projectId' | 'timeCreated' | 'timeModified'>
  'floating_ip.create': FormSlots<FloatingIpCreate, 'name' | 'description' | 'pool' | 'ip'>
  'floating_ip.edit': FormSlots<FloatingIpUpdate, 'name' | 'description'>
  'floating_ip.detail': DetailSlots<FloatingIp, 'description' | 'ip' | 'ipPoolId' | 'instanceId' | 'timeCreated' | 'timeModified' | 'id'>
  'sled.list': ListSlots<Sled, 'id' | 'baseboard.part' | 'baseboard.serial' | 'baseboard.revision' | 'policy.kind' | 'policy.provisionPolicy' | 'state' | 'rackId' | 'timeCreated' | 'timeModified' | 'usableHardwareThreads' | 'usablePhysicalRam'>
  'sled.detail': DetailSlots<Sled, 'id' | 'policy.kind' | 'policy.provisionPolicy' | 'state' | 'baseboard.part' | 'baseboard.serial' | 'baseboard.revision' | 'usableHardwareThreads' | 'usablePhysicalRam' | 'rackId' | 'timeCreated' | 'timeModified'>
  'sled_instance.list': ListSlots<SledInstance, 'name' | 'siloName' | 'projectName' | 'state' | 'ncpus' | 'memory' | 'timeCreated' | 'activeSledId' | 'id' | 'migrationId' | 'timeModified'>
  'uninitialized_sled.list': ListSlots<UninitializedSled, 'baseboard.serial' | 'baseboard.part' | 'baseboard.revision' | 'cubby' | 'rackId'>
  'physical_disk.list': ListSlots<PhysicalDisk, 'id' | 'formFactor' | 'model' | 'serial' | 'policy.kind' | 'state' | 'sledId' | 'timeCreated' | 'timeModified' | 'vendor'>
  'physical_disk.detail': DetailSlots<PhysicalDisk, 'id' | 'vendor' | 'model' | 'serial' | 'formFactor' | 'policy.kind' | 'state' | 'sledId' | 'timeCreated' | 'timeModified'>
  'physical_disk.sled.list': ListSlots<PhysicalDisk, 'id' | 'formFactor' | 'model' | 'serial' | 'policy.kind' | 'state' | 'sledId' | 'timeCreated' | 'timeModified' | 'vendor'>
  'rack.list': ListSlots<Rack, 'id' | 'timeCreated' | 'timeModified'>
  'rack.detail': DetailSlots<Rack, 'id' | 'timeCreated' | 'timeModified'>
  'switch.list': ListSlots<Switch, 'id' | 'baseboard.part' | 'baseboard.serial' | 'baseboard.revision' | 'rackId' | 'timeCreated' | 'timeModified'>
  'switch.detail': DetailSlots<Switch, 'id' | 'baseboard.part' | 'baseboard.serial' | 'baseboard.revision' | 'rackId' | 'timeCreated' | 'timeModified'>
  'switch_port.list': ListSlots<SwitchPort, 'portName' | 'switchLocation' | 'rackId' | 'portSettingsId' | 'id'>
  'switch_port.detail': DetailSlots<SwitchPort, 'portName' | 'switchLocation' | 'rackId' | 'portSettingsId' | 'id'>
  'switch_port_neighbor.list': ListSlots<LldpNeighbor, 'chassisId' | 'linkName' | 'systemName' | 'localPort' | 'linkDescription' | 'firstSeen' | 'lastSeen' | 'systemDescription'>
  'image.list': ListSlots<Image, 'name' | 'description' | 'os' | 'version' | 'size' | 'timeCreated' | 'blockSize' | 'digest.type' | 'digest.value' | 'id' | 'projectId' | 'timeModified'>
  'image.detail': DetailSlots<Image, 'projectId' | 'id' | 'description' | 'os' | 'version' | 'size' | 'blockSize' | 'digest.value' | 'timeCreated' | 'timeModified'>
  'image.silo.list': ListSlots<Image, 'name' | 'description' | 'os' | 'version' | 'size' | 'timeCreated' | 'blockSize' | 'digest.type' | 'digest.value' | 'id' | 'projectId' | 'timeModified'>
  'image.silo.create': FormSlots<Row, 'from' | 'image'>
  'image.silo.detail': DetailSlots<Image, 'id' | 'description' | 'os' | 'version' | 'size' | 'blockSize' | 'digest.value' | 'timeCreated' | 'timeModified'>
  'instance.list': ListSlots<Instance, 'name' | 'runState' | 'ncpus' | 'memory' | 'instance_external_ip.ip' | 'timeCreated' | 'autoRestartCooldownExpiration' | 'autoRestartEnabled' | 'autoRestartPolicy' | 'bootDiskId' | 'cpuPlatform' | 'description' | 'hostname' | 'id' | 'projectId' | 'timeLastAutoRestarted' | 'timeModified' | 'timeRunStateUpdated'>
  'instance.detail': DetailSlots<Instance, 'ncpus' | 'memory' | 'runState' | 'autoRestartEnabled' | 'description' | 'hostname' | 'cpuPlatform' | 'bootDiskId' | 'timeCreated' | 'id'>
  'instance_external_ip.list': ListSlots<ExternalIp, 'ip' | 'kind' | 'ipPoolId' | 'name' | 'description' | 'firstPort' | 'lastPort' | 'id' | 'instanceId' | 'projectId' | 'timeCreated' | 'timeModified'>
  'instance_network_interface.list': ListSlots<InstanceNetworkInterface, 'name' | 'description' | 'ip' | 'vpcId' | 'subnetId' | 'transitIps' | 'id' | 'instanceId' | 'mac' | 'primary' | 'timeCreated' | 'timeModified'>
  'instance_network_interface.create': FormSlots<InstanceNetworkInterfaceCreate, 'name' | 'description' | 'vpcName' | 'subnetName' | 'ip' | 'transitIps'>
  'instance_network_interface.edit': FormSlots<InstanceNetworkInterfaceUpdate, 'name' | 'description' | 'transitIps'>
  'instance_network_interface.subnet.list': ListSlots<InstanceNetworkInterface, 'name' | 'description' | 'ip' | 'mac' | 'instanceId' | 'timeCreated' | 'id' | 'primary' | 'subnetId' | 'timeModified' | 'transitIps' | 'vpcId'>
  'ip_pool.list': ListSlots<IpPool, 'name' | 'description' | 'ipVersion' | 'utilization.capacity' | 'utilization.remaining' | 'timeCreated' | 'id' | 'timeModified'>
  'ip_pool.create': FormSlots<IpPoolCreate, 'name' | 'description' | 'ipVersion'>
  'ip_pool.edit': FormSlots<IpPoolUpdate, 'name' | 'description'>
  'ip_pool.detail': DetailSlots<IpPool, 'description' | 'ipVersion' | 'utilization.capacity' | 'utilization.remaining' | 'timeCreated' | 'timeModified' | 'id'>
  'ip_pool_range.list': ListSlots<IpPoolRange, 'range.first' | 'range.last' | 'timeCreated' | 'id' | 'ipPoolId'>
  'ip_pool_range.create': FormSlots<IpRange, 'first' | 'last'>
  'service_ip_pool.detail': DetailSlots<IpPool, 'name' | 'description' | 'ipVersion' | 'timeCreated' | 'timeModified' | 'id'>
  'service_ip_pool_range.list': ListSlots<IpPoolRange, 'range.first' | 'range.last' | 'timeCreated' | 'id'>
  'service_ip_pool_range.create': FormSlots<IpRange, 'first' | 'last'>
  'timeseries_schema.list': ListSlots<TimeseriesSchema, 'timeseriesName' | 'description.target' | 'description.metric' | 'datumType' | 'units' | 'authzScope' | 'created' | 'version'>
  'address_lot.list': ListSlots<AddressLot, 'name' | 'description' | 'kind' | 'timeCreated' | 'id' | 'timeModified'>
  'address_lot.create': FormSlots<AddressLotCreate, 'name' | 'description' | 'kind' | 'blocks'>
  'address_lot.detail': DetailSlots<AddressLot, 'description' | 'kind' | 'timeCreated' | 'timeModified' | 'id'>
  'address_lot_block.list': ListSlots<AddressLotBlock, 'firstAddress' | 'lastAddress' | 'id'>
  'loopback_address.list': ListSlots<LoopbackAddress, 'address' | 'switchLocation' | 'rackId' | 'addressLotBlockId' | 'id'>
  'loopback_address.create': FormSlots<LoopbackAddressCreate, 'addressLot' | 'address' | 'mask' | 'rackId' | 'switchLocation' | 'anycast'>
  'switch_port_settings.list': ListSlots<SwitchPortSettingsIdentity, 'name' | 'description' | 'timeCreated' | 'id' | 'timeModified'>
  'switch_port_settings.create': FormSlots<SwitchPortSettingsCreate, 'name' | 'description' | 'portConfig' | 'links' | 'addresses' | 'routes' | 'interfaces' | 'bgpPeers' | 'groups'>
  'switch_port_settings.detail': DetailSlots<SwitchPortSettings, 'description' | 'port.geometry' | 'links' | 'addresses' | 'routes' | 'interfaces' | 'vlanInterfaces' | 'bgpPeers' | 'groups' | 'timeCreated' | 'timeModified' | 'id'>
  'bgp_config.list': ListSlots<BgpConfig, 'name' | 'description' | 'asn' | 'vrf' | 'timeCreated' | 'id' | 'timeModified'>
  'bgp_config.create': FormSlots<BgpConfigCreate, 'name' | 'description' | 'asn' | 'bgpAnnounceSetId' | 'vrf'>
  'bgp_config.detail': DetailSlots<BgpConfig, 'description' | 'asn' | 'vrf' | 'timeCreated' | 'timeModified' | 'id'>
  'bgp_config_imported_route.list': ListSlots<BgpImportedRouteIpv4, 'prefix' | 'nexthop' | 'switch' | 'id'>
  'bgp_config_message_history.list': ListSlots<SwitchBgpHistory, 'switch' | 'history'>
  'bgp_announce_set.list': ListSlots<BgpAnnounceSet, 'name' | 'description' | 'timeCreated' | 'id' | 'timeModified'>
  'bgp_announce_set.create': FormSlots<BgpAnnounceSetCreate, 'name' | 'description' | 'announcement'>
  'bgp_announce_set.detail': DetailSlots<BgpAnnounceSet, 'description' | 'timeCreated' | 'timeModified' | 'id'>
  'bgp_announce_set_announcement.list': ListSlots<BgpAnnouncement, 'network' | 'addressLotBlockId' | 'announceSetId'>
  'bgp_peer.list': ListSlots<BgpPeerStatus, 'addr' | 'switch' | 'localAsn' | 'remoteAsn' | 'state' | 'stateDurationMillis'>
  'bgp_export.detail': DetailSlots<BgpExported, 'exports'>
  'bfd_session.list': ListSlots<BfdStatus, 'peer' | 'local' | 'switch' | 'mode' | 'state' | 'detectionThreshold' | 'requiredRx'>
  'bfd_session.create': FormSlots<BfdSessionEnable, 'remote' | 'local' | 'switch' | 'mode' | 'detectionThreshold' | 'requiredRx'>
  'allow_list.edit': FormSlots<AllowListUpdate, 'allowedIps'>
  'allow_list.detail': DetailSlots<AllowList, 'allowedIps.allow' | 'allowedIps.ips' | 'timeCreated' | 'timeModified'>
  'inbound_icmp.edit': FormSlots<ServiceIcmpConfig, 'enabled'>
  'inbound_icmp.detail': DetailSlots<ServiceIcmpConfig, 'enabled'>
  'fleet_role.list': ListSlots<AccessRow, 'identityId' | 'identityType' | 'roleName'>
  'user_builtin.list': ListSlots<UserBuiltin, 'name' | 'description' | 'timeCreated' | 'id' | 'timeModified'>
  'user_builtin.detail': DetailSlots<UserBuiltin, 'description' | 'timeCreated' | 'timeModified' | 'id'>
  'probe.list': ListSlots<ProbeInfo, 'name' | 'sled' | 'externalIps.ip' | 'interface.ip' | 'id' | 'interface.id' | 'interface.mac' | 'interface.name' | 'interface.primary' | 'interface.slot' | 'interface.subnet' | 'interface.transitIps' | 'interface.vni'>
  'probe.create': FormSlots<ProbeCreate, 'name' | 'description' | 'sled' | 'ipPool'>
  'probe.detail': DetailSlots<ProbeInfo, 'sled' | 'interface.name' | 'interface.ip' | 'interface.mac' | 'interface.subnet' | 'externalIps' | 'id'>
  'project.list': ListSlots<Project, 'name' | 'description' | 'timeCreated' | 'id' | 'timeModified'>
  'project.create': FormSlots<ProjectCreate, 'name' | 'description'>
  'project.edit': FormSlots<ProjectUpdate, 'name' | 'description'>
  'project_role.list': ListSlots<AccessRow, 'identityId' | 'identityType' | 'roleName'>
  'current_user.detail': DetailSlots<CurrentUser, 'displayName' | 'id' | 'siloName' | 'fleetViewer' | 'siloAdmin'>
  'ssh_key.list': ListSlots<SshKey, 'name' | 'description' | 'timeCreated' | 'id' | 'publicKey' | 'siloUserId' | 'timeModified'>
  'ssh_key.create': FormSlots<SshKeyCreate, 'name' | 'description' | 'publicKey'>
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
  'certificate.create': FormSlots<CertificateCreate, 'name' | 'description' | 'cert' | 'key'>
  'certificate.detail': DetailSlots<Certificate, 'description' | 'service' | 'cert' | 'timeCreated' | 'timeModified' | 'id'>
  'auth_settings.edit': FormSlots<SiloAuthSettingsUpdate, 'deviceTokenMaxTtlSeconds'>
  'auth_settings.detail': DetailSlots<SiloAuthSettings, 'deviceTokenMaxTtlSeconds'>
  'silo.list': ListSlots<Silo, 'name' | 'description' | 'discoverable' | 'identityMode' | 'timeCreated' | 'adminGroupName' | 'id' | 'timeModified'>
  'silo.create': FormSlots<SiloCreate, 'name' | 'description' | 'discoverable' | 'quotas' | 'identityMode' | 'adminGroupName' | 'mappedFleetRoles' | 'tlsCertificates'>
  'silo.detail': DetailSlots<Silo, 'description' | 'identityMode' | 'discoverable' | 'adminGroupName' | 'timeCreated' | 'timeModified' | 'id'>
  'silo_role.list': ListSlots<AccessRow, 'identityId' | 'identityType' | 'roleName'>
  'identity_provider.list': ListSlots<IdentityProvider, 'name' | 'description' | 'providerType' | 'timeCreated' | 'id' | 'timeModified'>
  'identity_provider.create': FormSlots<SamlIdentityProviderCreate, 'name' | 'description' | 'technicalContactEmail' | 'spClientId' | 'acsUrl' | 'sloUrl' | 'signingKeypair' | 'idpEntityId' | 'groupAttributeName' | 'idpMetadataSource'>
  'identity_provider.detail': DetailSlots<SamlIdentityProvider, 'description' | 'technicalContactEmail' | 'spClientId' | 'acsUrl' | 'sloUrl' | 'idpEntityId' | 'groupAttributeName' | 'publicCert' | 'timeCreated' | 'timeModified' | 'id'>
  'scim_token.list': ListSlots<ScimClientBearerToken, 'id' | 'timeCreated' | 'timeExpires'>
  'scim_token.create': FormSlots<Row, never>
  'scim_token.detail': DetailSlots<ScimClientBearerToken, 'id' | 'timeCreated' | 'timeExpires'>
  'snapshot.list': ListSlots<Snapshot, 'name' | 'description' | 'diskId' | 'state' | 'size' | 'timeCreated' | 'id' | 'projectId' | 'timeModified'>
  'snapshot.create': FormSlots<SnapshotCreate, 'name' | 'description' | 'disk'>
  'snapshot.detail': DetailSlots<Snapshot, 'description' | 'state' | 'diskId' | 'size' | 'timeCreated' | 'timeModified' | 'id'>
  'support_bundle.list': ListSlots<SupportBundleInfo, 'id' | 'state' | 'reasonForCreation' | 'userComment' | 'timeCreated' | 'reasonForFailure'>
  'support_bundle.create': FormSlots<SupportBundleCreate, 'userComment'>
  'support_bundle.edit': FormSlots<SupportBundleUpdate, 'userComment'>
  'support_bundle.detail': DetailSlots<SupportBundleInfo, 'id' | 'state' | 'reasonForCreation' | 'reasonForFailure' | 'userComment' | 'timeCreated'>
  'system_update.detail': DetailSlots<UpdateStatus, 'targetRelease.version' | 'targetRelease.timeRequested' | 'componentsByReleaseVersion' | 'timeLastStepPlanned' | 'suspended'>
  'tuf_repo.list': ListSlots<TufRepo, 'systemVersion' | 'fileName' | 'timeCreated' | 'hash'>
  'tuf_repo.detail': DetailSlots<TufRepo, 'systemVersion' | 'fileName' | 'hash' | 'timeCreated'>
  'update_trust_root.list': ListSlots<UpdatesTrustRoot, 'id' | 'timeCreated'>
  'update_trust_root.detail': DetailSlots<UpdatesTrustRoot, 'id' | 'timeCreated' | 'rootRole'>
  'vpc.list': ListSlots<Vpc, 'name' | 'dnsName' | 'description' | 'timeCreated' | 'id' | 'ipv6Prefix' | 'projectId' | 'systemRouterId' | 'timeModified'>
  'vpc.create': FormSlots<VpcCreate, 'name' | 'description' | 'dnsName' | 'ipv6Prefix'>
  'vpc.edit': FormSlots<VpcUpdate, 'name' | 'description' | 'dnsName'>
  'vpc.detail': DetailSlots<Vpc, 'description' | 'dnsName' | 'ipv6Prefix' | 'systemRouterId' | 'timeCreated' | 'timeModified' | 'id'>
  'vpc_firewall_rule.list': ListSlots<VpcFirewallRule, 'name' | 'priority' | 'action' | 'direction' | 'targets' | 'filters' | 'status' | 'timeCreated' | 'description' | 'filters.ports' | 'id' | 'timeModified' | 'vpcId'>
  'vpc_firewall_rule.create': FormSlots<Row, 'name' | 'description' | 'action' | 'direction' | 'priority' | 'status' | 'targets' | 'filters'>
  'vpc_firewall_rule.edit': FormSlots<Row, 'name' | 'description' | 'action' | 'direction' | 'priority' | 'status' | 'targets' | 'filters'>
  'vpc_subnet.list': ListSlots<VpcSubnet, 'name' | 'description' | 'ipv4Block' | 'ipv6Block' | 'customRouterId' | 'timeCreated' | 'id' | 'timeModified' | 'vpcId'>
  'vpc_subnet.create': FormSlots<VpcSubnetCreate, 'name' | 'description' | 'ipv4Block' | 'ipv6Block' | 'customRouter'>
  'vpc_subnet.edit': FormSlots<VpcSubnetUpdate, 'name' | 'description' | 'customRouter'>
  'vpc_subnet.detail': DetailSlots<VpcSubnet, 'description' | 'ipv4Block' | 'ipv6Block' | 'customRouterId' | 'timeCreated' | 'timeModified' | 'id'>
  'vpc_router.list': ListSlots<VpcRouter, 'name' | 'description' | 'kind' | 'timeCreated' | 'id' | 'timeModified' | 'vpcId'>
  'vpc_router.create': FormSlots<VpcRouterCreate, 'name' | 'description'>
  'vpc_router.edit': FormSlots<VpcRouterUpdate, 'name' | 'description'>
  'vpc_router.detail': DetailSlots<VpcRouter, 'description' | 'kind' | 'timeCreated' | 'timeModified' | 'id'>
  'vpc_router_route.list': ListSlots<RouterRoute, 'name' | 'kind' | 'destination.type' | 'destination.value' | 'target.type' | 'target.value' | 'description' | 'id' | 'timeCreated' | 'timeModified' | 'vpcRouterId'>
  'vpc_router_route.create': FormSlots<RouterRouteCreate, 'name' | 'description' | 'destination' | 'target'>
  'vpc_router_route.edit': FormSlots<RouterRouteUpdate, 'name' | 'description' | 'destination' | 'target'>
  'internet_gateway.list': ListSlots<InternetGateway, 'name' | 'description' | 'internet_gateway_ip_pool.ipPoolId' | 'internet_gateway_ip_address.address' | 'vpc_router_route' | 'timeCreated' | 'id' | 'timeModified' | 'vpcId'>
  'internet_gateway.create': FormSlots<InternetGatewayCreate, 'name' | 'description'>
  'internet_gateway.detail': DetailSlots<InternetGateway, 'description' | 'vpc_router_route' | 'timeCreated' | 'timeModified' | 'id'>
  'internet_gateway_ip_pool.list': ListSlots<InternetGatewayIpPool, 'name' | 'description' | 'ipPoolId' | 'timeCreated' | 'id' | 'internetGatewayId' | 'timeModified'>
  'internet_gateway_ip_pool.create': FormSlots<InternetGatewayIpPoolCreate, 'name' | 'description' | 'ipPool'>
  'internet_gateway_ip_address.list': ListSlots<InternetGatewayIpAddress, 'name' | 'description' | 'address' | 'timeCreated' | 'id' | 'internetGatewayId' | 'timeModified'>
  'internet_gateway_ip_address.create': FormSlots<InternetGatewayIpAddressCreate, 'name' | 'description' | 'address'>
  'ip_pool_silo.pool.list': ListSlots<IpPoolSiloLink, 'siloId' | 'isDefault' | 'ipPoolId'>
  'ip_pool_silo.pool.create': FormSlots<IpPoolLinkSilo, 'silo' | 'isDefault'>
  'ip_pool_silo.silo.list': ListSlots<SiloIpPool, 'id' | 'description' | 'isDefault' | 'name' | 'timeCreated' | 'timeModified'>
  'ip_pool_silo.silo.create': FormSlots<IpPoolLinkSilo, 'pool' | 'isDefault'>
  'switch_port.lldp': DetailSlots<LldpLinkConfig, 'enabled' | 'linkName' | 'linkDescription' | 'chassisId' | 'systemName' | 'systemDescription' | 'managementIp' | 'id'>
  'switch_port.lldp.edit': FormSlots<LldpLinkConfig, 'enabled' | 'linkName' | 'linkDescription' | 'chassisId' | 'systemName' | 'systemDescription' | 'managementIp'>
  'switch_port.status': DetailSlots<Row, never>
  'ip_pool.utilization': DetailSlots<IpPoolUtilization, 'capacity' | 'remaining'>
  'silo.fleet_roles': DetailSlots<Silo, 'mappedFleetRoles'>
  'silo.quotas': DetailSlots<SiloQuotas, 'cpus' | 'memory' | 'storage'>
  'silo.quotas.edit': FormSlots<SiloQuotasUpdate, 'cpus' | 'memory' | 'storage'>
}

type Screen = () => Promise<{ default: ComponentType }>
/** A module of slots for one screen. */
type SlotsOf<K extends keyof Slots> = () => Promise<{ default: Slots[K] }>

/** The registry of hand-written parts: bespoke screens are required, everything else is optional. */
export interface Overrides {
  'anti_affinity_group.list'?: Screen
  'anti_affinity_group.list.slots'?: SlotsOf<'anti_affinity_group.list'>
  'anti_affinity_group.create'?: Screen
  'anti_affinity_group.create.slots'?: SlotsOf<'anti_affinity_group.create'>
  'anti_affinity_group.edit'?: Screen
  'anti_affinity_group.edit.slots'?: SlotsOf<'anti_affinity_group.edit'>
  'anti_affinity_group.detail'?: Screen
  'anti_affinity_group.detail.slots'?: SlotsOf<'anti_affinity_group.detail'>
  'anti_affinity_group_member.list'?: Screen
  'anti_affinity_group_member.list.slots'?: SlotsOf<'anti_affinity_group_member.list'>
  'anti_affinity_group_member.create'?: Screen
  'anti_affinity_group_member.create.slots'?: SlotsOf<'anti_affinity_group_member.create'>
  'affinity_group.list'?: Screen
  'affinity_group.list.slots'?: SlotsOf<'affinity_group.list'>
  'affinity_group.create'?: Screen
  'affinity_group.create.slots'?: SlotsOf<'affinity_group.create'>
  'affinity_group.edit'?: Screen
  'affinity_group.edit.slots'?: SlotsOf<'affinity_group.edit'>
  'affinity_group.detail'?: Screen
  'affinity_group.detail.slots'?: SlotsOf<'affinity_group.detail'>
  'affinity_group_member.list'?: Screen
  'affinity_group_member.list.slots'?: SlotsOf<'affinity_group_member.list'>
  'affinity_group_member.create'?: Screen
  'affinity_group_member.create.slots'?: SlotsOf<'affinity_group_member.create'>
  'alert_receiver.list'?: Screen
  'alert_receiver.list.slots'?: SlotsOf<'alert_receiver.list'>
  'alert_receiver.create'?: Screen
  'alert_receiver.create.slots'?: SlotsOf<'alert_receiver.create'>
  'alert_receiver.edit'?: Screen
  'alert_receiver.edit.slots'?: SlotsOf<'alert_receiver.edit'>
  'alert_receiver.detail'?: Screen
  'alert_receiver.detail.slots'?: SlotsOf<'alert_receiver.detail'>
  'alert_receiver_delivery.list'?: Screen
  'alert_receiver_delivery.list.slots'?: SlotsOf<'alert_receiver_delivery.list'>
  'alert_receiver_secret.list'?: Screen
  'alert_receiver_secret.list.slots'?: SlotsOf<'alert_receiver_secret.list'>
  'alert_receiver_secret.create'?: Screen
  'alert_receiver_secret.create.slots'?: SlotsOf<'alert_receiver_secret.create'>
  'alert_class.list'?: Screen
  'alert_class.list.slots'?: SlotsOf<'alert_class.list'>
  'audit_log_entry.list'?: Screen
  'audit_log_entry.list.slots'?: SlotsOf<'audit_log_entry.list'>
  'disk.list'?: Screen
  'disk.list.slots'?: SlotsOf<'disk.list'>
  'disk.create'?: Screen
  'disk.create.slots'?: SlotsOf<'disk.create'>
  'disk.detail'?: Screen
  'disk.detail.slots'?: SlotsOf<'disk.detail'>
  'floating_ip.list'?: Screen
  'floating_ip.list.slots'?: SlotsOf<'floating_ip.list'>
  'floating_ip.create'?: Screen
  'floating_ip.create.slots'?: SlotsOf<'floating_ip.create'>
  'floating_ip.edit'?: Screen
  'floating_ip.edit.slots'?: SlotsOf<'floating_ip.edit'>
  'floating_ip.detail'?: Screen
  'floating_ip.detail.slots'?: SlotsOf<'floating_ip.detail'>
  'sled.list'?: Screen
  'sled.list.slots'?: SlotsOf<'sled.list'>
  'sled.detail'?: Screen
  'sled.detail.slots'?: SlotsOf<'sled.detail'>
  'sled_instance.list'?: Screen
  'sled_instance.list.slots'?: SlotsOf<'sled_instance.list'>
  'uninitialized_sled.list'?: Screen
  'uninitialized_sled.list.slots'?: SlotsOf<'uninitialized_sled.list'>
  'physical_disk.list'?: Screen
  'physical_disk.list.slots'?: SlotsOf<'physical_disk.list'>
  'physical_disk.detail'?: Screen
  'physical_disk.detail.slots'?: SlotsOf<'physical_disk.detail'>
  'physical_disk.sled.list'?: Screen
  'physical_disk.sled.list.slots'?: SlotsOf<'physical_disk.sled.list'>
  'rack.list'?: Screen
  'rack.list.slots'?: SlotsOf<'rack.list'>
  'rack.detail'?: Screen
  'rack.detail.slots'?: SlotsOf<'rack.detail'>
  'switch.list'?: Screen
  'switch.list.slots'?: SlotsOf<'switch.list'>
  'switch.detail'?: Screen
  'switch.detail.slots'?: SlotsOf<'switch.detail'>
  'switch_port.list'?: Screen
  'switch_port.list.slots'?: SlotsOf<'switch_port.list'>
  'switch_port.detail'?: Screen
  'switch_port.detail.slots'?: SlotsOf<'switch_port.detail'>
  'switch_port_neighbor.list'?: Screen
  'switch_port_neighbor.list.slots'?: SlotsOf<'switch_port_neighbor.list'>
  'image.list'?: Screen
  'image.list.slots'?: SlotsOf<'image.list'>
  'image.create': Screen
  'image.detail'?: Screen
  'image.detail.slots'?: SlotsOf<'image.detail'>
  'image.silo.list'?: Screen
  'image.silo.list.slots'?: SlotsOf<'image.silo.list'>
  'image.silo.create'?: Screen
  'image.silo.create.slots'?: SlotsOf<'image.silo.create'>
  'image.silo.detail'?: Screen
  'image.silo.detail.slots'?: SlotsOf<'image.silo.detail'>
  'instance.list'?: Screen
  'instance.list.slots'?: SlotsOf<'instance.list'>
  'instance.create': Screen
  'instance.detail'?: Screen
  'instance.detail.slots'?: SlotsOf<'instance.detail'>
  'instance_network_interface.create'?: Screen
  'instance_network_interface.create.slots'?: SlotsOf<'instance_network_interface.create'>
  'instance_network_interface.edit'?: Screen
  'instance_network_interface.edit.slots'?: SlotsOf<'instance_network_interface.edit'>
  'instance_network_interface.subnet.list'?: Screen
  'instance_network_interface.subnet.list.slots'?: SlotsOf<'instance_network_interface.subnet.list'>
  'ip_pool.list'?: Screen
  'ip_pool.list.slots'?: SlotsOf<'ip_pool.list'>
  'ip_pool.create'?: Screen
  'ip_pool.create.slots'?: SlotsOf<'ip_pool.create'>
  'ip_pool.edit'?: Screen
  'ip_pool.edit.slots'?: SlotsOf<'ip_pool.edit'>
  'ip_pool.detail'?: Screen
  'ip_pool.detail.slots'?: SlotsOf<'ip_pool.detail'>
  'ip_pool_range.list'?: Screen
  'ip_pool_range.list.slots'?: SlotsOf<'ip_pool_range.list'>
  'ip_pool_range.create'?: Screen
  'ip_pool_range.create.slots'?: SlotsOf<'ip_pool_range.create'>
  'service_ip_pool.detail'?: Screen
  'service_ip_pool.detail.slots'?: SlotsOf<'service_ip_pool.detail'>
  'service_ip_pool_range.list'?: Screen
  'service_ip_pool_range.list.slots'?: SlotsOf<'service_ip_pool_range.list'>
  'service_ip_pool_range.create'?: Screen
  'service_ip_pool_range.create.slots'?: SlotsOf<'service_ip_pool_range.create'>
  'timeseries_schema.list'?: Screen
  'timeseries_schema.list.slots'?: SlotsOf<'timeseries_schema.list'>
  'address_lot.list'?: Screen
  'address_lot.list.slots'?: SlotsOf<'address_lot.list'>
  'address_lot.create'?: Screen
  'address_lot.create.slots'?: SlotsOf<'address_lot.create'>
  'address_lot.detail'?: Screen
  'address_lot.detail.slots'?: SlotsOf<'address_lot.detail'>
  'address_lot_block.list'?: Screen
  'address_lot_block.list.slots'?: SlotsOf<'address_lot_block.list'>
  'loopback_address.list'?: Screen
  'loopback_address.list.slots'?: SlotsOf<'loopback_address.list'>
  'loopback_address.create'?: Screen
  'loopback_address.create.slots'?: SlotsOf<'loopback_address.create'>
  'switch_port_settings.list'?: Screen
  'switch_port_settings.list.slots'?: SlotsOf<'switch_port_settings.list'>
  'switch_port_settings.create'?: Screen
  'switch_port_settings.create.slots'?: SlotsOf<'switch_port_settings.create'>
  'switch_port_settings.detail'?: Screen
  'switch_port_settings.detail.slots'?: SlotsOf<'switch_port_settings.detail'>
  'bgp_config.list'?: Screen
  'bgp_config.list.slots'?: SlotsOf<'bgp_config.list'>
  'bgp_config.create'?: Screen
  'bgp_config.create.slots'?: SlotsOf<'bgp_config.create'>
  'bgp_config.detail'?: Screen
  'bgp_config.detail.slots'?: SlotsOf<'bgp_config.detail'>
  'bgp_config_imported_route.list'?: Screen
  'bgp_config_imported_route.list.slots'?: SlotsOf<'bgp_config_imported_route.list'>
  'bgp_config_message_history.list'?: Screen
  'bgp_config_message_history.list.slots'?: SlotsOf<'bgp_config_message_history.list'>
  'bgp_announce_set.list'?: Screen
  'bgp_announce_set.list.slots'?: SlotsOf<'bgp_announce_set.list'>
  'bgp_announce_set.create'?: Screen
  'bgp_announce_set.create.slots'?: SlotsOf<'bgp_announce_set.create'>
  'bgp_announce_set.edit'?: Screen
  'bgp_announce_set.detail'?: Screen
  'bgp_announce_set.detail.slots'?: SlotsOf<'bgp_announce_set.detail'>
  'bgp_announce_set_announcement.list'?: Screen
  'bgp_announce_set_announcement.list.slots'?: SlotsOf<'bgp_announce_set_announcement.list'>
  'bgp_peer.list'?: Screen
  'bgp_peer.list.slots'?: SlotsOf<'bgp_peer.list'>
  'bgp_export.detail'?: Screen
  'bgp_export.detail.slots'?: SlotsOf<'bgp_export.detail'>
  'bfd_session.list'?: Screen
  'bfd_session.list.slots'?: SlotsOf<'bfd_session.list'>
  'bfd_session.create'?: Screen
  'bfd_session.create.slots'?: SlotsOf<'bfd_session.create'>
  'allow_list.edit'?: Screen
  'allow_list.edit.slots'?: SlotsOf<'allow_list.edit'>
  'allow_list.detail'?: Screen
  'allow_list.detail.slots'?: SlotsOf<'allow_list.detail'>
  'inbound_icmp.edit'?: Screen
  'inbound_icmp.edit.slots'?: SlotsOf<'inbound_icmp.edit'>
  'inbound_icmp.detail'?: Screen
  'inbound_icmp.detail.slots'?: SlotsOf<'inbound_icmp.detail'>
  'fleet_role.list'?: Screen
  'fleet_role.list.slots'?: SlotsOf<'fleet_role.list'>
  'fleet_role.create'?: Screen
  'fleet_role.edit'?: Screen
  'user_builtin.list'?: Screen
  'user_builtin.list.slots'?: SlotsOf<'user_builtin.list'>
  'user_builtin.detail'?: Screen
  'user_builtin.detail.slots'?: SlotsOf<'user_builtin.detail'>
  'probe.list'?: Screen
  'probe.list.slots'?: SlotsOf<'probe.list'>
  'probe.create'?: Screen
  'probe.create.slots'?: SlotsOf<'probe.create'>
  'probe.detail'?: Screen
  'probe.detail.slots'?: SlotsOf<'probe.detail'>
  'project.list'?: Screen
  'project.list.slots'?: SlotsOf<'project.list'>
  'project.create'?: Screen
  'project.create.slots'?: SlotsOf<'project.create'>
  'project.edit'?: Screen
  'project.edit.slots'?: SlotsOf<'project.edit'>
  'project_role.list'?: Screen
  'project_role.list.slots'?: SlotsOf<'project_role.list'>
  'project_role.create'?: Screen
  'project_role.edit'?: Screen
  'current_user.detail'?: Screen
  'current_user.detail.slots'?: SlotsOf<'current_user.detail'>
  'ssh_key.list'?: Screen
  'ssh_key.list.slots'?: SlotsOf<'ssh_key.list'>
  'ssh_key.create'?: Screen
  'ssh_key.create.slots'?: SlotsOf<'ssh_key.create'>
  'ssh_key.detail'?: Screen
  'ssh_key.detail.slots'?: SlotsOf<'ssh_key.detail'>
  'access_token.list'?: Screen
  'access_token.list.slots'?: SlotsOf<'access_token.list'>
  'access_token.user.list'?: Screen
  'access_token.user.list.slots'?: SlotsOf<'access_token.user.list'>
  'silo_access.list'?: Screen
  'silo_access.list.slots'?: SlotsOf<'silo_access.list'>
  'silo_access.create'?: Screen
  'silo_access.edit'?: Screen
  'user.list'?: Screen
  'user.list.slots'?: SlotsOf<'user.list'>
  'user.detail'?: Screen
  'user.detail.slots'?: SlotsOf<'user.detail'>
  'user.group.list'?: Screen
  'user.group.list.slots'?: SlotsOf<'user.group.list'>
  'user.silo.list'?: Screen
  'user.silo.list.slots'?: SlotsOf<'user.silo.list'>
  'user.silo.create'?: Screen
  'user.silo.create.slots'?: SlotsOf<'user.silo.create'>
  'user.silo.detail'?: Screen
  'user.silo.detail.slots'?: SlotsOf<'user.silo.detail'>
  'user_session.list'?: Screen
  'user_session.list.slots'?: SlotsOf<'user_session.list'>
  'group.list'?: Screen
  'group.list.slots'?: SlotsOf<'group.list'>
  'group.detail'?: Screen
  'group.detail.slots'?: SlotsOf<'group.detail'>
  'group.mine.list'?: Screen
  'group.mine.list.slots'?: SlotsOf<'group.mine.list'>
  'certificate.list'?: Screen
  'certificate.list.slots'?: SlotsOf<'certificate.list'>
  'certificate.create'?: Screen
  'certificate.create.slots'?: SlotsOf<'certificate.create'>
  'certificate.detail'?: Screen
  'certificate.detail.slots'?: SlotsOf<'certificate.detail'>
  'auth_settings.edit'?: Screen
  'auth_settings.edit.slots'?: SlotsOf<'auth_settings.edit'>
  'auth_settings.detail'?: Screen
  'auth_settings.detail.slots'?: SlotsOf<'auth_settings.detail'>
  'silo.list'?: Screen
  'silo.list.slots'?: SlotsOf<'silo.list'>
  'silo.create'?: Screen
  'silo.create.slots'?: SlotsOf<'silo.create'>
  'silo.detail'?: Screen
  'silo.detail.slots'?: SlotsOf<'silo.detail'>
  'silo_role.list'?: Screen
  'silo_role.list.slots'?: SlotsOf<'silo_role.list'>
  'silo_role.create'?: Screen
  'silo_role.edit'?: Screen
  'identity_provider.list'?: Screen
  'identity_provider.list.slots'?: SlotsOf<'identity_provider.list'>
  'identity_provider.create'?: Screen
  'identity_provider.create.slots'?: SlotsOf<'identity_provider.create'>
  'identity_provider.detail'?: Screen
  'identity_provider.detail.slots'?: SlotsOf<'identity_provider.detail'>
  'scim_token.list'?: Screen
  'scim_token.list.slots'?: SlotsOf<'scim_token.list'>
  'scim_token.create'?: Screen
  'scim_token.create.slots'?: SlotsOf<'scim_token.create'>
  'scim_token.detail'?: Screen
  'scim_token.detail.slots'?: SlotsOf<'scim_token.detail'>
  'snapshot.list'?: Screen
  'snapshot.list.slots'?: SlotsOf<'snapshot.list'>
  'snapshot.create'?: Screen
  'snapshot.create.slots'?: SlotsOf<'snapshot.create'>
  'snapshot.detail'?: Screen
  'snapshot.detail.slots'?: SlotsOf<'snapshot.detail'>
  'support_bundle.list'?: Screen
  'support_bundle.list.slots'?: SlotsOf<'support_bundle.list'>
  'support_bundle.create'?: Screen
  'support_bundle.create.slots'?: SlotsOf<'support_bundle.create'>
  'support_bundle.edit'?: Screen
  'support_bundle.edit.slots'?: SlotsOf<'support_bundle.edit'>
  'support_bundle.detail'?: Screen
  'support_bundle.detail.slots'?: SlotsOf<'support_bundle.detail'>
  'system_update.detail'?: Screen
  'system_update.detail.slots'?: SlotsOf<'system_update.detail'>
  'tuf_repo.list'?: Screen
  'tuf_repo.list.slots'?: SlotsOf<'tuf_repo.list'>
  'tuf_repo.create'?: Screen
  'tuf_repo.detail'?: Screen
  'tuf_repo.detail.slots'?: SlotsOf<'tuf_repo.detail'>
  'update_trust_root.list'?: Screen
  'update_trust_root.list.slots'?: SlotsOf<'update_trust_root.list'>
  'update_trust_root.create'?: Screen
  'update_trust_root.detail'?: Screen
  'update_trust_root.detail.slots'?: SlotsOf<'update_trust_root.detail'>
  'vpc.list'?: Screen
  'vpc.list.slots'?: SlotsOf<'vpc.list'>
  'vpc.create'?: Screen
  'vpc.create.slots'?: SlotsOf<'vpc.create'>
  'vpc.edit'?: Screen
  'vpc.edit.slots'?: SlotsOf<'vpc.edit'>
  'vpc.detail'?: Screen
  'vpc.detail.slots'?: SlotsOf<'vpc.detail'>
  'vpc_firewall_rule.list'?: Screen
  'vpc_firewall_rule.list.slots'?: SlotsOf<'vpc_firewall_rule.list'>
  'vpc_firewall_rule.create'?: Screen
  'vpc_firewall_rule.create.slots'?: SlotsOf<'vpc_firewall_rule.create'>
  'vpc_firewall_rule.edit'?: Screen
  'vpc_firewall_rule.edit.slots'?: SlotsOf<'vpc_firewall_rule.edit'>
  'vpc_subnet.list'?: Screen
  'vpc_subnet.list.slots'?: SlotsOf<'vpc_subnet.list'>
  'vpc_subnet.create'?: Screen
  'vpc_subnet.create.slots'?: SlotsOf<'vpc_subnet.create'>
  'vpc_subnet.edit'?: Screen
  'vpc_subnet.edit.slots'?: SlotsOf<'vpc_subnet.edit'>
  'vpc_subnet.detail'?: Screen
  'vpc_subnet.detail.slots'?: SlotsOf<'vpc_subnet.detail'>
  'vpc_router.list'?: Screen
  'vpc_router.list.slots'?: SlotsOf<'vpc_router.list'>
  'vpc_router.create'?: Screen
  'vpc_router.create.slots'?: SlotsOf<'vpc_router.create'>
  'vpc_router.edit'?: Screen
  'vpc_router.edit.slots'?: SlotsOf<'vpc_router.edit'>
  'vpc_router.detail'?: Screen
  'vpc_router.detail.slots'?: SlotsOf<'vpc_router.detail'>
  'vpc_router_route.list'?: Screen
  'vpc_router_route.list.slots'?: SlotsOf<'vpc_router_route.list'>
  'vpc_router_route.create'?: Screen
  'vpc_router_route.create.slots'?: SlotsOf<'vpc_router_route.create'>
  'vpc_router_route.edit'?: Screen
  'vpc_router_route.edit.slots'?: SlotsOf<'vpc_router_route.edit'>
  'internet_gateway.list'?: Screen
  'internet_gateway.list.slots'?: SlotsOf<'internet_gateway.list'>
  'internet_gateway.create'?: Screen
  'internet_gateway.create.slots'?: SlotsOf<'internet_gateway.create'>
  'internet_gateway.detail'?: Screen
  'internet_gateway.detail.slots'?: SlotsOf<'internet_gateway.detail'>
  'internet_gateway_ip_pool.list'?: Screen
  'internet_gateway_ip_pool.list.slots'?: SlotsOf<'internet_gateway_ip_pool.list'>
  'internet_gateway_ip_pool.create'?: Screen
  'internet_gateway_ip_pool.create.slots'?: SlotsOf<'internet_gateway_ip_pool.create'>
  'internet_gateway_ip_address.list'?: Screen
  'internet_gateway_ip_address.list.slots'?: SlotsOf<'internet_gateway_ip_address.list'>
  'internet_gateway_ip_address.create'?: Screen
  'internet_gateway_ip_address.create.slots'?: SlotsOf<'internet_gateway_ip_address.create'>
  'ip_pool_silo.pool.list'?: Screen
  'ip_pool_silo.pool.list.slots'?: SlotsOf<'ip_pool_silo.pool.list'>
  'ip_pool_silo.pool.create'?: Screen
  'ip_pool_silo.pool.create.slots'?: SlotsOf<'ip_pool_silo.pool.create'>
  'ip_pool_silo.silo.list'?: Screen
  'ip_pool_silo.silo.list.slots'?: SlotsOf<'ip_pool_silo.silo.list'>
  'ip_pool_silo.silo.create'?: Screen
  'ip_pool_silo.silo.create.slots'?: SlotsOf<'ip_pool_silo.silo.create'>
  'switch_port.lldp'?: Screen
  'switch_port.lldp.slots'?: SlotsOf<'switch_port.lldp'>
  'switch_port.lldp.edit'?: Screen
  'switch_port.lldp.edit.slots'?: SlotsOf<'switch_port.lldp.edit'>
  'switch_port.status'?: Screen
  'switch_port.status.slots'?: SlotsOf<'switch_port.status'>
  'ip_pool.utilization'?: Screen
  'ip_pool.utilization.slots'?: SlotsOf<'ip_pool.utilization'>
  'silo.fleet_roles'?: Screen
  'silo.fleet_roles.slots'?: SlotsOf<'silo.fleet_roles'>
  'silo.quotas'?: Screen
  'silo.quotas.slots'?: SlotsOf<'silo.quotas'>
  'silo.quotas.edit'?: Screen
  'silo.quotas.edit.slots'?: SlotsOf<'silo.quotas.edit'>
  'login_local': Screen
  'login_saml': Screen
  'device_verify': Screen
  'device_success': Screen
  'login': Screen
  'login_saml_redirect': Screen
  'snapshot_image_create': Screen
  'instance_storage': Screen
  'instance_networking': Screen
  'instance_metrics_cpu': Screen
  'instance_metrics_disk': Screen
  'instance_metrics_network': Screen
  'instance_connect': Screen
  'instance_settings': Screen
  'serial_console': Screen
  'instance_lookup': Screen
  'instance_lookup_short': Screen
  'system_utilization'?: Screen
  'system_metrics_explorer'?: Screen
  'utilization'?: Screen
  'support_bundle_files'?: Screen
  'vpc_firewall_rule_clone': Screen
  'vpc_packet': Screen
}
