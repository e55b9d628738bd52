// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { Handler } from '../../src/mock/tables/handler.ts'
import type * as Wire from '../api/wire.gen.ts'

/** One handler per operation of the contract, in the wire view. */
export interface Handlers<Context> {
  /** POST /device/auth */
  device_auth_request: Handler<void, void, Wire.DeviceAuthRequestBody, Wire.DeviceAuthRequestResponse, Context>
  /** POST /device/confirm */
  device_auth_confirm: Handler<void, void, Wire.DeviceAuthConfirmBody, void, Context>
  /** POST /device/token */
  device_access_token: Handler<void, void, Wire.DeviceAccessTokenBody, Wire.DeviceAccessTokenResponse, Context>
  /** GET /experimental/v1/probes */
  probe_list: Handler<void, Wire.ProbeListQuery, void, Wire.ProbeListResponse, Context>
  /** POST /experimental/v1/probes */
  probe_create: Handler<void, Wire.ProbeCreateQuery, Wire.ProbeCreateBody, Wire.ProbeCreateResponse, Context>
  /** GET /experimental/v1/probes/{probe} */
  probe_view: Handler<Wire.ProbeViewPath, Wire.ProbeViewQuery, void, Wire.ProbeViewResponse, Context>
  /** DELETE /experimental/v1/probes/{probe} */
  probe_delete: Handler<Wire.ProbeDeletePath, Wire.ProbeDeleteQuery, void, void, Context>
  /** GET /experimental/v1/system/support-bundles */
  support_bundle_list: Handler<void, Wire.SupportBundleListQuery, void, Wire.SupportBundleListResponse, Context>
  /** POST /experimental/v1/system/support-bundles */
  support_bundle_create: Handler<void, void, Wire.SupportBundleCreateBody, Wire.SupportBundleCreateResponse, Context>
  /** GET /experimental/v1/system/support-bundles/{bundle_id} */
  support_bundle_view: Handler<Wire.SupportBundleViewPath, void, void, Wire.SupportBundleViewResponse, Context>
  /** PUT /experimental/v1/system/support-bundles/{bundle_id} */
  support_bundle_update: Handler<Wire.SupportBundleUpdatePath, void, Wire.SupportBundleUpdateBody, Wire.SupportBundleUpdateResponse, Context>
  /** DELETE /experimental/v1/system/support-bundles/{bundle_id} */
  support_bundle_delete: Handler<Wire.SupportBundleDeletePath, void, void, void, Context>
  /** GET /experimental/v1/system/support-bundles/{bundle_id}/download */
  support_bundle_download: Handler<Wire.SupportBundleDownloadPath, void, void, Wire.SupportBundleDownloadResponse, Context>
  /** HEAD /experimental/v1/system/support-bundles/{bundle_id}/download */
  support_bundle_head: Handler<Wire.SupportBundleHeadPath, void, void, Wire.SupportBundleHeadResponse, Context>
  /** GET /experimental/v1/system/support-bundles/{bundle_id}/download/{file} */
  support_bundle_download_file: Handler<Wire.SupportBundleDownloadFilePath, void, void, Wire.SupportBundleDownloadFileResponse, Context>
  /** HEAD /experimental/v1/system/support-bundles/{bundle_id}/download/{file} */
  support_bundle_head_file: Handler<Wire.SupportBundleHeadFilePath, void, void, Wire.SupportBundleHeadFileResponse, Context>
  /** GET /experimental/v1/system/support-bundles/{bundle_id}/index */
  support_bundle_index: Handler<Wire.SupportBundleIndexPath, void, void, Wire.SupportBundleIndexResponse, Context>
  /** POST /login/{silo_name}/saml/{provider_name} */
  login_saml: Handler<Wire.LoginSamlPath, void, Wire.LoginSamlBody, void, Context>
  /** GET /v1/affinity-groups */
  affinity_group_list: Handler<void, Wire.AffinityGroupListQuery, void, Wire.AffinityGroupListResponse, Context>
  /** POST /v1/affinity-groups */
  affinity_group_create: Handler<void, Wire.AffinityGroupCreateQuery, Wire.AffinityGroupCreateBody, Wire.AffinityGroupCreateResponse, Context>
  /** GET /v1/affinity-groups/{affinity_group} */
  affinity_group_view: Handler<Wire.AffinityGroupViewPath, Wire.AffinityGroupViewQuery, void, Wire.AffinityGroupViewResponse, Context>
  /** PUT /v1/affinity-groups/{affinity_group} */
  affinity_group_update: Handler<Wire.AffinityGroupUpdatePath, Wire.AffinityGroupUpdateQuery, Wire.AffinityGroupUpdateBody, Wire.AffinityGroupUpdateResponse, Context>
  /** DELETE /v1/affinity-groups/{affinity_group} */
  affinity_group_delete: Handler<Wire.AffinityGroupDeletePath, Wire.AffinityGroupDeleteQuery, void, void, Context>
  /** GET /v1/affinity-groups/{affinity_group}/members */
  affinity_group_member_list: Handler<Wire.AffinityGroupMemberListPath, Wire.AffinityGroupMemberListQuery, void, Wire.AffinityGroupMemberListResponse, Context>
  /** GET /v1/affinity-groups/{affinity_group}/members/instance/{instance} */
  affinity_group_member_instance_view: Handler<Wire.AffinityGroupMemberInstanceViewPath, Wire.AffinityGroupMemberInstanceViewQuery, void, Wire.AffinityGroupMemberInstanceViewResponse, Context>
  /** POST /v1/affinity-groups/{affinity_group}/members/instance/{instance} */
  affinity_group_member_instance_add: Handler<Wire.AffinityGroupMemberInstanceAddPath, Wire.AffinityGroupMemberInstanceAddQuery, void, Wire.AffinityGroupMemberInstanceAddResponse, Context>
  /** DELETE /v1/affinity-groups/{affinity_group}/members/instance/{instance} */
  affinity_group_member_instance_delete: Handler<Wire.AffinityGroupMemberInstanceDeletePath, Wire.AffinityGroupMemberInstanceDeleteQuery, void, void, Context>
  /** GET /v1/alert-classes */
  alert_class_list: Handler<void, Wire.AlertClassListQuery, void, Wire.AlertClassListResponse, Context>
  /** GET /v1/alert-receivers */
  alert_receiver_list: Handler<void, Wire.AlertReceiverListQuery, void, Wire.AlertReceiverListResponse, Context>
  /** GET /v1/alert-receivers/{receiver} */
  alert_receiver_view: Handler<Wire.AlertReceiverViewPath, void, void, Wire.AlertReceiverViewResponse, Context>
  /** DELETE /v1/alert-receivers/{receiver} */
  alert_receiver_delete: Handler<Wire.AlertReceiverDeletePath, void, void, void, Context>
  /** GET /v1/alert-receivers/{receiver}/deliveries */
  alert_delivery_list: Handler<Wire.AlertDeliveryListPath, Wire.AlertDeliveryListQuery, void, Wire.AlertDeliveryListResponse, Context>
  /** POST /v1/alert-receivers/{receiver}/probe */
  alert_receiver_probe: Handler<Wire.AlertReceiverProbePath, Wire.AlertReceiverProbeQuery, void, Wire.AlertReceiverProbeResponse, Context>
  /** POST /v1/alert-receivers/{receiver}/subscriptions */
  alert_receiver_subscription_add: Handler<Wire.AlertReceiverSubscriptionAddPath, void, Wire.AlertReceiverSubscriptionAddBody, Wire.AlertReceiverSubscriptionAddResponse, Context>
  /** DELETE /v1/alert-receivers/{receiver}/subscriptions/{subscription} */
  alert_receiver_subscription_remove: Handler<Wire.AlertReceiverSubscriptionRemovePath, void, void, void, Context>
  /** POST /v1/alerts/{alert_id}/resend */
  alert_delivery_resend: Handler<Wire.AlertDeliveryResendPath, Wire.AlertDeliveryResendQuery, void, Wire.AlertDeliveryResendResponse, Context>
  /** GET /v1/anti-affinity-groups */
  anti_affinity_group_list: Handler<void, Wire.AntiAffinityGroupListQuery, void, Wire.AntiAffinityGroupListResponse, Context>
  /** POST /v1/anti-affinity-groups */
  anti_affinity_group_create: Handler<void, Wire.AntiAffinityGroupCreateQuery, Wire.AntiAffinityGroupCreateBody, Wire.AntiAffinityGroupCreateResponse, Context>
  /** GET /v1/anti-affinity-groups/{anti_affinity_group} */
  anti_affinity_group_view: Handler<Wire.AntiAffinityGroupViewPath, Wire.AntiAffinityGroupViewQuery, void, Wire.AntiAffinityGroupViewResponse, Context>
  /** PUT /v1/anti-affinity-groups/{anti_affinity_group} */
  anti_affinity_group_update: Handler<Wire.AntiAffinityGroupUpdatePath, Wire.AntiAffinityGroupUpdateQuery, Wire.AntiAffinityGroupUpdateBody, Wire.AntiAffinityGroupUpdateResponse, Context>
  /** DELETE /v1/anti-affinity-groups/{anti_affinity_group} */
  anti_affinity_group_delete: Handler<Wire.AntiAffinityGroupDeletePath, Wire.AntiAffinityGroupDeleteQuery, void, void, Context>
  /** GET /v1/anti-affinity-groups/{anti_affinity_group}/members */
  anti_affinity_group_member_list: Handler<Wire.AntiAffinityGroupMemberListPath, Wire.AntiAffinityGroupMemberListQuery, void, Wire.AntiAffinityGroupMemberListResponse, Context>
  /** GET /v1/anti-affinity-groups/{anti_affinity_group}/members/instance/{instance} */
  anti_affinity_group_member_instance_view: Handler<Wire.AntiAffinityGroupMemberInstanceViewPath, Wire.AntiAffinityGroupMemberInstanceViewQuery, void, Wire.AntiAffinityGroupMemberInstanceViewResponse, Context>
  /** POST /v1/anti-affinity-groups/{anti_affinity_group}/members/instance/{instance} */
  anti_affinity_group_member_instance_add: Handler<Wire.AntiAffinityGroupMemberInstanceAddPath, Wire.AntiAffinityGroupMemberInstanceAddQuery, void, Wire.AntiAffinityGroupMemberInstanceAddResponse, Context>
  /** DELETE /v1/anti-affinity-groups/{anti_affinity_group}/members/instance/{instance} */
  anti_affinity_group_member_instance_delete: Handler<Wire.AntiAffinityGroupMemberInstanceDeletePath, Wire.AntiAffinityGroupMemberInstanceDeleteQuery, void, void, Context>
  /** GET /v1/auth-settings */
  auth_settings_view: Handler<void, void, void, Wire.AuthSettingsViewResponse, Context>
  /** PUT /v1/auth-settings */
  auth_settings_update: Handler<void, void, Wire.AuthSettingsUpdateBody, Wire.AuthSettingsUpdateResponse, Context>
  /** GET /v1/certificates */
  certificate_list: Handler<void, Wire.CertificateListQuery, void, Wire.CertificateListResponse, Context>
  /** POST /v1/certificates */
  certificate_create: Handler<void, void, Wire.CertificateCreateBody, Wire.CertificateCreateResponse, Context>
  /** GET /v1/certificates/{certificate} */
  certificate_view: Handler<Wire.CertificateViewPath, void, void, Wire.CertificateViewResponse, Context>
  /** DELETE /v1/certificates/{certificate} */
  certificate_delete: Handler<Wire.CertificateDeletePath, void, void, void, Context>
  /** GET /v1/disks */
  disk_list: Handler<void, Wire.DiskListQuery, void, Wire.DiskListResponse, Context>
  /** POST /v1/disks */
  disk_create: Handler<void, Wire.DiskCreateQuery, Wire.DiskCreateBody, Wire.DiskCreateResponse, Context>
  /** GET /v1/disks/{disk} */
  disk_view: Handler<Wire.DiskViewPath, Wire.DiskViewQuery, void, Wire.DiskViewResponse, Context>
  /** DELETE /v1/disks/{disk} */
  disk_delete: Handler<Wire.DiskDeletePath, Wire.DiskDeleteQuery, void, void, Context>
  /** POST /v1/disks/{disk}/bulk-write */
  disk_bulk_write_import: Handler<Wire.DiskBulkWriteImportPath, Wire.DiskBulkWriteImportQuery, Wire.DiskBulkWriteImportBody, void, Context>
  /** POST /v1/disks/{disk}/bulk-write-start */
  disk_bulk_write_import_start: Handler<Wire.DiskBulkWriteImportStartPath, Wire.DiskBulkWriteImportStartQuery, void, void, Context>
  /** POST /v1/disks/{disk}/bulk-write-stop */
  disk_bulk_write_import_stop: Handler<Wire.DiskBulkWriteImportStopPath, Wire.DiskBulkWriteImportStopQuery, void, void, Context>
  /** POST /v1/disks/{disk}/finalize */
  disk_finalize_import: Handler<Wire.DiskFinalizeImportPath, Wire.DiskFinalizeImportQuery, Wire.DiskFinalizeImportBody, void, Context>
  /** GET /v1/floating-ips */
  floating_ip_list: Handler<void, Wire.FloatingIpListQuery, void, Wire.FloatingIpListResponse, Context>
  /** POST /v1/floating-ips */
  floating_ip_create: Handler<void, Wire.FloatingIpCreateQuery, Wire.FloatingIpCreateBody, Wire.FloatingIpCreateResponse, Context>
  /** GET /v1/floating-ips/{floating_ip} */
  floating_ip_view: Handler<Wire.FloatingIpViewPath, Wire.FloatingIpViewQuery, void, Wire.FloatingIpViewResponse, Context>
  /** PUT /v1/floating-ips/{floating_ip} */
  floating_ip_update: Handler<Wire.FloatingIpUpdatePath, Wire.FloatingIpUpdateQuery, Wire.FloatingIpUpdateBody, Wire.FloatingIpUpdateResponse, Context>
  /** DELETE /v1/floating-ips/{floating_ip} */
  floating_ip_delete: Handler<Wire.FloatingIpDeletePath, Wire.FloatingIpDeleteQuery, void, void, Context>
  /** POST /v1/floating-ips/{floating_ip}/attach */
  floating_ip_attach: Handler<Wire.FloatingIpAttachPath, Wire.FloatingIpAttachQuery, Wire.FloatingIpAttachBody, Wire.FloatingIpAttachResponse, Context>
  /** POST /v1/floating-ips/{floating_ip}/detach */
  floating_ip_detach: Handler<Wire.FloatingIpDetachPath, Wire.FloatingIpDetachQuery, void, Wire.FloatingIpDetachResponse, Context>
  /** GET /v1/groups */
  group_list: Handler<void, Wire.GroupListQuery, void, Wire.GroupListResponse, Context>
  /** GET /v1/groups/{group_id} */
  group_view: Handler<Wire.GroupViewPath, void, void, Wire.GroupViewResponse, Context>
  /** GET /v1/images */
  image_list: Handler<void, Wire.ImageListQuery, void, Wire.ImageListResponse, Context>
  /** POST /v1/images */
  image_create: Handler<void, Wire.ImageCreateQuery, Wire.ImageCreateBody, Wire.ImageCreateResponse, Context>
  /** GET /v1/images/{image} */
  image_view: Handler<Wire.ImageViewPath, Wire.ImageViewQuery, void, Wire.ImageViewResponse, Context>
  /** DELETE /v1/images/{image} */
  image_delete: Handler<Wire.ImageDeletePath, Wire.ImageDeleteQuery, void, void, Context>
  /** POST /v1/images/{image}/demote */
  image_demote: Handler<Wire.ImageDemotePath, Wire.ImageDemoteQuery, void, Wire.ImageDemoteResponse, Context>
  /** POST /v1/images/{image}/promote */
  image_promote: Handler<Wire.ImagePromotePath, Wire.ImagePromoteQuery, void, Wire.ImagePromoteResponse, Context>
  /** GET /v1/instances */
  instance_list: Handler<void, Wire.InstanceListQuery, void, Wire.InstanceListResponse, Context>
  /** POST /v1/instances */
  instance_create: Handler<void, Wire.InstanceCreateQuery, Wire.InstanceCreateBody, Wire.InstanceCreateResponse, Context>
  /** GET /v1/instances/{instance} */
  instance_view: Handler<Wire.InstanceViewPath, Wire.InstanceViewQuery, void, Wire.InstanceViewResponse, Context>
  /** PUT /v1/instances/{instance} */
  instance_update: Handler<Wire.InstanceUpdatePath, Wire.InstanceUpdateQuery, Wire.InstanceUpdateBody, Wire.InstanceUpdateResponse, Context>
  /** DELETE /v1/instances/{instance} */
  instance_delete: Handler<Wire.InstanceDeletePath, Wire.InstanceDeleteQuery, void, void, Context>
  /** GET /v1/instances/{instance}/affinity-groups */
  instance_affinity_group_list: Handler<Wire.InstanceAffinityGroupListPath, Wire.InstanceAffinityGroupListQuery, void, Wire.InstanceAffinityGroupListResponse, Context>
  /** GET /v1/instances/{instance}/anti-affinity-groups */
  instance_anti_affinity_group_list: Handler<Wire.InstanceAntiAffinityGroupListPath, Wire.InstanceAntiAffinityGroupListQuery, void, Wire.InstanceAntiAffinityGroupListResponse, Context>
  /** GET /v1/instances/{instance}/disks */
  instance_disk_list: Handler<Wire.InstanceDiskListPath, Wire.InstanceDiskListQuery, void, Wire.InstanceDiskListResponse, Context>
  /** POST /v1/instances/{instance}/disks/attach */
  instance_disk_attach: Handler<Wire.InstanceDiskAttachPath, Wire.InstanceDiskAttachQuery, Wire.InstanceDiskAttachBody, Wire.InstanceDiskAttachResponse, Context>
  /** POST /v1/instances/{instance}/disks/detach */
  instance_disk_detach: Handler<Wire.InstanceDiskDetachPath, Wire.InstanceDiskDetachQuery, Wire.InstanceDiskDetachBody, Wire.InstanceDiskDetachResponse, Context>
  /** GET /v1/instances/{instance}/external-ips */
  instance_external_ip_list: Handler<Wire.InstanceExternalIpListPath, Wire.InstanceExternalIpListQuery, void, Wire.InstanceExternalIpListResponse, Context>
  /** POST /v1/instances/{instance}/external-ips/ephemeral */
  instance_ephemeral_ip_attach: Handler<Wire.InstanceEphemeralIpAttachPath, Wire.InstanceEphemeralIpAttachQuery, Wire.InstanceEphemeralIpAttachBody, Wire.InstanceEphemeralIpAttachResponse, Context>
  /** DELETE /v1/instances/{instance}/external-ips/ephemeral */
  instance_ephemeral_ip_detach: Handler<Wire.InstanceEphemeralIpDetachPath, Wire.InstanceEphemeralIpDetachQuery, void, void, Context>
  /** POST /v1/instances/{instance}/reboot */
  instance_reboot: Handler<Wire.InstanceRebootPath, Wire.InstanceRebootQuery, void, Wire.InstanceRebootResponse, Context>
  /** GET /v1/instances/{instance}/serial-console */
  instance_serial_console: Handler<Wire.InstanceSerialConsolePath, Wire.InstanceSerialConsoleQuery, void, Wire.InstanceSerialConsoleResponse, Context>
  /** GET /v1/instances/{instance}/serial-console/stream */
  instance_serial_console_stream: Handler<Wire.InstanceSerialConsoleStreamPath, Wire.InstanceSerialConsoleStreamQuery, void, Wire.InstanceSerialConsoleStreamResponse, Context>
  /** GET /v1/instances/{instance}/ssh-public-keys */
  instance_ssh_public_key_list: Handler<Wire.InstanceSshPublicKeyListPath, Wire.InstanceSshPublicKeyListQuery, void, Wire.InstanceSshPublicKeyListResponse, Context>
  /** POST /v1/instances/{instance}/start */
  instance_start: Handler<Wire.InstanceStartPath, Wire.InstanceStartQuery, void, Wire.InstanceStartResponse, Context>
  /** POST /v1/instances/{instance}/stop */
  instance_stop: Handler<Wire.InstanceStopPath, Wire.InstanceStopQuery, void, Wire.InstanceStopResponse, Context>
  /** GET /v1/internet-gateway-ip-addresses */
  internet_gateway_ip_address_list: Handler<void, Wire.InternetGatewayIpAddressListQuery, void, Wire.InternetGatewayIpAddressListResponse, Context>
  /** POST /v1/internet-gateway-ip-addresses */
  internet_gateway_ip_address_create: Handler<void, Wire.InternetGatewayIpAddressCreateQuery, Wire.InternetGatewayIpAddressCreateBody, Wire.InternetGatewayIpAddressCreateResponse, Context>
  /** DELETE /v1/internet-gateway-ip-addresses/{address} */
  internet_gateway_ip_address_delete: Handler<Wire.InternetGatewayIpAddressDeletePath, Wire.InternetGatewayIpAddressDeleteQuery, void, void, Context>
  /** GET /v1/internet-gateway-ip-pools */
  internet_gateway_ip_pool_list: Handler<void, Wire.InternetGatewayIpPoolListQuery, void, Wire.InternetGatewayIpPoolListResponse, Context>
  /** POST /v1/internet-gateway-ip-pools */
  internet_gateway_ip_pool_create: Handler<void, Wire.InternetGatewayIpPoolCreateQuery, Wire.InternetGatewayIpPoolCreateBody, Wire.InternetGatewayIpPoolCreateResponse, Context>
  /** DELETE /v1/internet-gateway-ip-pools/{pool} */
  internet_gateway_ip_pool_delete: Handler<Wire.InternetGatewayIpPoolDeletePath, Wire.InternetGatewayIpPoolDeleteQuery, void, void, Context>
  /** GET /v1/internet-gateways */
  internet_gateway_list: Handler<void, Wire.InternetGatewayListQuery, void, Wire.InternetGatewayListResponse, Context>
  /** POST /v1/internet-gateways */
  internet_gateway_create: Handler<void, Wire.InternetGatewayCreateQuery, Wire.InternetGatewayCreateBody, Wire.InternetGatewayCreateResponse, Context>
  /** GET /v1/internet-gateways/{gateway} */
  internet_gateway_view: Handler<Wire.InternetGatewayViewPath, Wire.InternetGatewayViewQuery, void, Wire.InternetGatewayViewResponse, Context>
  /** DELETE /v1/internet-gateways/{gateway} */
  internet_gateway_delete: Handler<Wire.InternetGatewayDeletePath, Wire.InternetGatewayDeleteQuery, void, void, Context>
  /** GET /v1/ip-pools */
  project_ip_pool_list: Handler<void, Wire.ProjectIpPoolListQuery, void, Wire.ProjectIpPoolListResponse, Context>
  /** GET /v1/ip-pools/{pool} */
  project_ip_pool_view: Handler<Wire.ProjectIpPoolViewPath, void, void, Wire.ProjectIpPoolViewResponse, Context>
  /** POST /v1/login/{silo_name}/local */
  login_local: Handler<Wire.LoginLocalPath, void, Wire.LoginLocalBody, void, Context>
  /** POST /v1/logout */
  logout: Handler<void, void, void, void, Context>
  /** GET /v1/me */
  current_user_view: Handler<void, void, void, Wire.CurrentUserViewResponse, Context>
  /** GET /v1/me/access-tokens */
  current_user_access_token_list: Handler<void, Wire.CurrentUserAccessTokenListQuery, void, Wire.CurrentUserAccessTokenListResponse, Context>
  /** DELETE /v1/me/access-tokens/{token_id} */
  current_user_access_token_delete: Handler<Wire.CurrentUserAccessTokenDeletePath, void, void, void, Context>
  /** GET /v1/me/groups */
  current_user_groups: Handler<void, Wire.CurrentUserGroupsQuery, void, Wire.CurrentUserGroupsResponse, Context>
  /** GET /v1/me/ssh-keys */
  current_user_ssh_key_list: Handler<void, Wire.CurrentUserSshKeyListQuery, void, Wire.CurrentUserSshKeyListResponse, Context>
  /** POST /v1/me/ssh-keys */
  current_user_ssh_key_create: Handler<void, void, Wire.CurrentUserSshKeyCreateBody, Wire.CurrentUserSshKeyCreateResponse, Context>
  /** GET /v1/me/ssh-keys/{ssh_key} */
  current_user_ssh_key_view: Handler<Wire.CurrentUserSshKeyViewPath, void, void, Wire.CurrentUserSshKeyViewResponse, Context>
  /** DELETE /v1/me/ssh-keys/{ssh_key} */
  current_user_ssh_key_delete: Handler<Wire.CurrentUserSshKeyDeletePath, void, void, void, Context>
  /** GET /v1/metrics/{metric_name} */
  silo_metric: Handler<Wire.SiloMetricPath, Wire.SiloMetricQuery, void, Wire.SiloMetricResponse, Context>
  /** GET /v1/network-interfaces */
  instance_network_interface_list: Handler<void, Wire.InstanceNetworkInterfaceListQuery, void, Wire.InstanceNetworkInterfaceListResponse, Context>
  /** POST /v1/network-interfaces */
  instance_network_interface_create: Handler<void, Wire.InstanceNetworkInterfaceCreateQuery, Wire.InstanceNetworkInterfaceCreateBody, Wire.InstanceNetworkInterfaceCreateResponse, Context>
  /** GET /v1/network-interfaces/{interface} */
  instance_network_interface_view: Handler<Wire.InstanceNetworkInterfaceViewPath, Wire.InstanceNetworkInterfaceViewQuery, void, Wire.InstanceNetworkInterfaceViewResponse, Context>
  /** PUT /v1/network-interfaces/{interface} */
  instance_network_interface_update: Handler<Wire.InstanceNetworkInterfaceUpdatePath, Wire.InstanceNetworkInterfaceUpdateQuery, Wire.InstanceNetworkInterfaceUpdateBody, Wire.InstanceNetworkInterfaceUpdateResponse, Context>
  /** DELETE /v1/network-interfaces/{interface} */
  instance_network_interface_delete: Handler<Wire.InstanceNetworkInterfaceDeletePath, Wire.InstanceNetworkInterfaceDeleteQuery, void, void, Context>
  /** GET /v1/ping */
  ping: Handler<void, void, void, Wire.PingResponse, Context>
  /** GET /v1/policy */
  policy_view: Handler<void, void, void, Wire.PolicyViewResponse, Context>
  /** PUT /v1/policy */
  policy_update: Handler<void, void, Wire.PolicyUpdateBody, Wire.PolicyUpdateResponse, Context>
  /** GET /v1/projects */
  project_list: Handler<void, Wire.ProjectListQuery, void, Wire.ProjectListResponse, Context>
  /** POST /v1/projects */
  project_create: Handler<void, void, Wire.ProjectCreateBody, Wire.ProjectCreateResponse, Context>
  /** GET /v1/projects/{project} */
  project_view: Handler<Wire.ProjectViewPath, void, void, Wire.ProjectViewResponse, Context>
  /** PUT /v1/projects/{project} */
  project_update: Handler<Wire.ProjectUpdatePath, void, Wire.ProjectUpdateBody, Wire.ProjectUpdateResponse, Context>
  /** DELETE /v1/projects/{project} */
  project_delete: Handler<Wire.ProjectDeletePath, void, void, void, Context>
  /** GET /v1/projects/{project}/policy */
  project_policy_view: Handler<Wire.ProjectPolicyViewPath, void, void, Wire.ProjectPolicyViewResponse, Context>
  /** PUT /v1/projects/{project}/policy */
  project_policy_update: Handler<Wire.ProjectPolicyUpdatePath, void, Wire.ProjectPolicyUpdateBody, Wire.ProjectPolicyUpdateResponse, Context>
  /** GET /v1/snapshots */
  snapshot_list: Handler<void, Wire.SnapshotListQuery, void, Wire.SnapshotListResponse, Context>
  /** POST /v1/snapshots */
  snapshot_create: Handler<void, Wire.SnapshotCreateQuery, Wire.SnapshotCreateBody, Wire.SnapshotCreateResponse, Context>
  /** GET /v1/snapshots/{snapshot} */
  snapshot_view: Handler<Wire.SnapshotViewPath, Wire.SnapshotViewQuery, void, Wire.SnapshotViewResponse, Context>
  /** DELETE /v1/snapshots/{snapshot} */
  snapshot_delete: Handler<Wire.SnapshotDeletePath, Wire.SnapshotDeleteQuery, void, void, Context>
  /** GET /v1/system/audit-log */
  audit_log_list: Handler<void, Wire.AuditLogListQuery, void, Wire.AuditLogListResponse, Context>
  /** GET /v1/system/hardware/disks */
  physical_disk_list: Handler<void, Wire.PhysicalDiskListQuery, void, Wire.PhysicalDiskListResponse, Context>
  /** GET /v1/system/hardware/disks/{disk_id} */
  physical_disk_view: Handler<Wire.PhysicalDiskViewPath, void, void, Wire.PhysicalDiskViewResponse, Context>
  /** GET /v1/system/hardware/rack-switch-port/{rack_id}/{switch_location}/{port}/lldp/neighbors */
  networking_switch_port_lldp_neighbors: Handler<Wire.NetworkingSwitchPortLldpNeighborsPath, Wire.NetworkingSwitchPortLldpNeighborsQuery, void, Wire.NetworkingSwitchPortLldpNeighborsResponse, Context>
  /** GET /v1/system/hardware/racks */
  rack_list: Handler<void, Wire.RackListQuery, void, Wire.RackListResponse, Context>
  /** GET /v1/system/hardware/racks/{rack_id} */
  rack_view: Handler<Wire.RackViewPath, void, void, Wire.RackViewResponse, Context>
  /** GET /v1/system/hardware/sleds */
  sled_list: Handler<void, Wire.SledListQuery, void, Wire.SledListResponse, Context>
  /** POST /v1/system/hardware/sleds */
  sled_add: Handler<void, void, Wire.SledAddBody, Wire.SledAddResponse, Context>
  /** GET /v1/system/hardware/sleds-uninitialized */
  sled_list_uninitialized: Handler<void, Wire.SledListUninitializedQuery, void, Wire.SledListUninitializedResponse, Context>
  /** GET /v1/system/hardware/sleds/{sled_id} */
  sled_view: Handler<Wire.SledViewPath, void, void, Wire.SledViewResponse, Context>
  /** GET /v1/system/hardware/sleds/{sled_id}/disks */
  sled_physical_disk_list: Handler<Wire.SledPhysicalDiskListPath, Wire.SledPhysicalDiskListQuery, void, Wire.SledPhysicalDiskListResponse, Context>
  /** GET /v1/system/hardware/sleds/{sled_id}/instances */
  sled_instance_list: Handler<Wire.SledInstanceListPath, Wire.SledInstanceListQuery, void, Wire.SledInstanceListResponse, Context>
  /** PUT /v1/system/hardware/sleds/{sled_id}/provision-policy */
  sled_set_provision_policy: Handler<Wire.SledSetProvisionPolicyPath, void, Wire.SledSetProvisionPolicyBody, Wire.SledSetProvisionPolicyResponse, Context>
  /** GET /v1/system/hardware/switch-port */
  networking_switch_port_list: Handler<void, Wire.NetworkingSwitchPortListQuery, void, Wire.NetworkingSwitchPortListResponse, Context>
  /** GET /v1/system/hardware/switch-port/{port}/lldp/config */
  networking_switch_port_lldp_config_view: Handler<Wire.NetworkingSwitchPortLldpConfigViewPath, Wire.NetworkingSwitchPortLldpConfigViewQuery, void, Wire.NetworkingSwitchPortLldpConfigViewResponse, Context>
  /** POST /v1/system/hardware/switch-port/{port}/lldp/config */
  networking_switch_port_lldp_config_update: Handler<Wire.NetworkingSwitchPortLldpConfigUpdatePath, Wire.NetworkingSwitchPortLldpConfigUpdateQuery, Wire.NetworkingSwitchPortLldpConfigUpdateBody, void, Context>
  /** POST /v1/system/hardware/switch-port/{port}/settings */
  networking_switch_port_apply_settings: Handler<Wire.NetworkingSwitchPortApplySettingsPath, Wire.NetworkingSwitchPortApplySettingsQuery, Wire.NetworkingSwitchPortApplySettingsBody, void, Context>
  /** DELETE /v1/system/hardware/switch-port/{port}/settings */
  networking_switch_port_clear_settings: Handler<Wire.NetworkingSwitchPortClearSettingsPath, Wire.NetworkingSwitchPortClearSettingsQuery, void, void, Context>
  /** GET /v1/system/hardware/switch-port/{port}/status */
  networking_switch_port_status: Handler<Wire.NetworkingSwitchPortStatusPath, Wire.NetworkingSwitchPortStatusQuery, void, Wire.NetworkingSwitchPortStatusResponse, Context>
  /** GET /v1/system/hardware/switches */
  switch_list: Handler<void, Wire.SwitchListQuery, void, Wire.SwitchListResponse, Context>
  /** GET /v1/system/hardware/switches/{switch_id} */
  switch_view: Handler<Wire.SwitchViewPath, void, void, Wire.SwitchViewResponse, Context>
  /** GET /v1/system/identity-providers */
  silo_identity_provider_list: Handler<void, Wire.SiloIdentityProviderListQuery, void, Wire.SiloIdentityProviderListResponse, Context>
  /** POST /v1/system/identity-providers/local/users */
  local_idp_user_create: Handler<void, Wire.LocalIdpUserCreateQuery, Wire.LocalIdpUserCreateBody, Wire.LocalIdpUserCreateResponse, Context>
  /** DELETE /v1/system/identity-providers/local/users/{user_id} */
  local_idp_user_delete: Handler<Wire.LocalIdpUserDeletePath, Wire.LocalIdpUserDeleteQuery, void, void, Context>
  /** POST /v1/system/identity-providers/local/users/{user_id}/set-password */
  local_idp_user_set_password: Handler<Wire.LocalIdpUserSetPasswordPath, Wire.LocalIdpUserSetPasswordQuery, Wire.LocalIdpUserSetPasswordBody, void, Context>
  /** POST /v1/system/identity-providers/saml */
  saml_identity_provider_create: Handler<void, Wire.SamlIdentityProviderCreateQuery, Wire.SamlIdentityProviderCreateBody, Wire.SamlIdentityProviderCreateResponse, Context>
  /** GET /v1/system/identity-providers/saml/{provider} */
  saml_identity_provider_view: Handler<Wire.SamlIdentityProviderViewPath, Wire.SamlIdentityProviderViewQuery, void, Wire.SamlIdentityProviderViewResponse, Context>
  /** GET /v1/system/ip-pools */
  ip_pool_list: Handler<void, Wire.IpPoolListQuery, void, Wire.IpPoolListResponse, Context>
  /** POST /v1/system/ip-pools */
  ip_pool_create: Handler<void, void, Wire.IpPoolCreateBody, Wire.IpPoolCreateResponse, Context>
  /** GET /v1/system/ip-pools-service */
  ip_pool_service_view: Handler<void, void, void, Wire.IpPoolServiceViewResponse, Context>
  /** GET /v1/system/ip-pools-service/ranges */
  ip_pool_service_range_list: Handler<void, Wire.IpPoolServiceRangeListQuery, void, Wire.IpPoolServiceRangeListResponse, Context>
  /** POST /v1/system/ip-pools-service/ranges/add */
  ip_pool_service_range_add: Handler<void, void, Wire.IpPoolServiceRangeAddBody, Wire.IpPoolServiceRangeAddResponse, Context>
  /** POST /v1/system/ip-pools-service/ranges/remove */
  ip_pool_service_range_remove: Handler<void, void, Wire.IpPoolServiceRangeRemoveBody, void, Context>
  /** GET /v1/system/ip-pools/{pool} */
  ip_pool_view: Handler<Wire.IpPoolViewPath, void, void, Wire.IpPoolViewResponse, Context>
  /** PUT /v1/system/ip-pools/{pool} */
  ip_pool_update: Handler<Wire.IpPoolUpdatePath, void, Wire.IpPoolUpdateBody, Wire.IpPoolUpdateResponse, Context>
  /** DELETE /v1/system/ip-pools/{pool} */
  ip_pool_delete: Handler<Wire.IpPoolDeletePath, void, void, void, Context>
  /** GET /v1/system/ip-pools/{pool}/ranges */
  ip_pool_range_list: Handler<Wire.IpPoolRangeListPath, Wire.IpPoolRangeListQuery, void, Wire.IpPoolRangeListResponse, Context>
  /** POST /v1/system/ip-pools/{pool}/ranges/add */
  ip_pool_range_add: Handler<Wire.IpPoolRangeAddPath, void, Wire.IpPoolRangeAddBody, Wire.IpPoolRangeAddResponse, Context>
  /** POST /v1/system/ip-pools/{pool}/ranges/remove */
  ip_pool_range_remove: Handler<Wire.IpPoolRangeRemovePath, void, Wire.IpPoolRangeRemoveBody, void, Context>
  /** GET /v1/system/ip-pools/{pool}/silos */
  ip_pool_silo_list: Handler<Wire.IpPoolSiloListPath, Wire.IpPoolSiloListQuery, void, Wire.IpPoolSiloListResponse, Context>
  /** POST /v1/system/ip-pools/{pool}/silos */
  ip_pool_silo_link: Handler<Wire.IpPoolSiloLinkPath, void, Wire.IpPoolSiloLinkBody, Wire.IpPoolSiloLinkResponse, Context>
  /** PUT /v1/system/ip-pools/{pool}/silos/{silo} */
  ip_pool_silo_update: Handler<Wire.IpPoolSiloUpdatePath, void, Wire.IpPoolSiloUpdateBody, Wire.IpPoolSiloUpdateResponse, Context>
  /** DELETE /v1/system/ip-pools/{pool}/silos/{silo} */
  ip_pool_silo_unlink: Handler<Wire.IpPoolSiloUnlinkPath, void, void, void, Context>
  /** GET /v1/system/ip-pools/{pool}/utilization */
  ip_pool_utilization_view: Handler<Wire.IpPoolUtilizationViewPath, void, void, Wire.IpPoolUtilizationViewResponse, Context>
  /** GET /v1/system/metrics/{metric_name} */
  system_metric: Handler<Wire.SystemMetricPath, Wire.SystemMetricQuery, void, Wire.SystemMetricResponse, Context>
  /** GET /v1/system/networking/address-lot */
  networking_address_lot_list: Handler<void, Wire.NetworkingAddressLotListQuery, void, Wire.NetworkingAddressLotListResponse, Context>
  /** POST /v1/system/networking/address-lot */
  networking_address_lot_create: Handler<void, void, Wire.NetworkingAddressLotCreateBody, Wire.NetworkingAddressLotCreateResponse, Context>
  /** GET /v1/system/networking/address-lot/{address_lot} */
  networking_address_lot_view: Handler<Wire.NetworkingAddressLotViewPath, void, void, Wire.NetworkingAddressLotViewResponse, Context>
  /** DELETE /v1/system/networking/address-lot/{address_lot} */
  networking_address_lot_delete: Handler<Wire.NetworkingAddressLotDeletePath, void, void, void, Context>
  /** GET /v1/system/networking/address-lot/{address_lot}/blocks */
  networking_address_lot_block_list: Handler<Wire.NetworkingAddressLotBlockListPath, Wire.NetworkingAddressLotBlockListQuery, void, Wire.NetworkingAddressLotBlockListResponse, Context>
  /** GET /v1/system/networking/allow-list */
  networking_allow_list_view: Handler<void, void, void, Wire.NetworkingAllowListViewResponse, Context>
  /** PUT /v1/system/networking/allow-list */
  networking_allow_list_update: Handler<void, void, Wire.NetworkingAllowListUpdateBody, Wire.NetworkingAllowListUpdateResponse, Context>
  /** POST /v1/system/networking/bfd-disable */
  networking_bfd_disable: Handler<void, void, Wire.NetworkingBfdDisableBody, void, Context>
  /** POST /v1/system/networking/bfd-enable */
  networking_bfd_enable: Handler<void, void, Wire.NetworkingBfdEnableBody, void, Context>
  /** GET /v1/system/networking/bfd-status */
  networking_bfd_status: Handler<void, void, void, Wire.NetworkingBfdStatusResponse, Context>
  /** GET /v1/system/networking/bgp */
  networking_bgp_config_list: Handler<void, Wire.NetworkingBgpConfigListQuery, void, Wire.NetworkingBgpConfigListResponse, Context>
  /** POST /v1/system/networking/bgp */
  networking_bgp_config_create: Handler<void, void, Wire.NetworkingBgpConfigCreateBody, Wire.NetworkingBgpConfigCreateResponse, Context>
  /** DELETE /v1/system/networking/bgp */
  networking_bgp_config_delete: Handler<void, Wire.NetworkingBgpConfigDeleteQuery, void, void, Context>
  /** GET /v1/system/networking/bgp-announce-set */
  networking_bgp_announce_set_list: Handler<void, Wire.NetworkingBgpAnnounceSetListQuery, void, Wire.NetworkingBgpAnnounceSetListResponse, Context>
  /** PUT /v1/system/networking/bgp-announce-set */
  networking_bgp_announce_set_update: Handler<void, void, Wire.NetworkingBgpAnnounceSetUpdateBody, Wire.NetworkingBgpAnnounceSetUpdateResponse, Context>
  /** DELETE /v1/system/networking/bgp-announce-set/{announce_set} */
  networking_bgp_announce_set_delete: Handler<Wire.NetworkingBgpAnnounceSetDeletePath, void, void, void, Context>
  /** GET /v1/system/networking/bgp-announce-set/{announce_set}/announcement */
  networking_bgp_announcement_list: Handler<Wire.NetworkingBgpAnnouncementListPath, void, void, Wire.NetworkingBgpAnnouncementListResponse, Context>
  /** GET /v1/system/networking/bgp-exported */
  networking_bgp_exported: Handler<void, void, void, Wire.NetworkingBgpExportedResponse, Context>
  /** GET /v1/system/networking/bgp-message-history */
  networking_bgp_message_history: Handler<void, Wire.NetworkingBgpMessageHistoryQuery, void, Wire.NetworkingBgpMessageHistoryResponse, Context>
  /** GET /v1/system/networking/bgp-routes-ipv4 */
  networking_bgp_imported_routes_ipv4: Handler<void, Wire.NetworkingBgpImportedRoutesIpv4Query, void, Wire.NetworkingBgpImportedRoutesIpv4Response, Context>
  /** GET /v1/system/networking/bgp-status */
  networking_bgp_status: Handler<void, void, void, Wire.NetworkingBgpStatusResponse, Context>
  /** GET /v1/system/networking/inbound-icmp */
  networking_inbound_icmp_view: Handler<void, void, void, Wire.NetworkingInboundIcmpViewResponse, Context>
  /** PUT /v1/system/networking/inbound-icmp */
  networking_inbound_icmp_update: Handler<void, void, Wire.NetworkingInboundIcmpUpdateBody, void, Context>
  /** GET /v1/system/networking/loopback-address */
  networking_loopback_address_list: Handler<void, Wire.NetworkingLoopbackAddressListQuery, void, Wire.NetworkingLoopbackAddressListResponse, Context>
  /** POST /v1/system/networking/loopback-address */
  networking_loopback_address_create: Handler<void, void, Wire.NetworkingLoopbackAddressCreateBody, Wire.NetworkingLoopbackAddressCreateResponse, Context>
  /** DELETE /v1/system/networking/loopback-address/{rack_id}/{switch_location}/{address}/{subnet_mask} */
  networking_loopback_address_delete: Handler<Wire.NetworkingLoopbackAddressDeletePath, void, void, void, Context>
  /** GET /v1/system/networking/switch-port-settings */
  networking_switch_port_settings_list: Handler<void, Wire.NetworkingSwitchPortSettingsListQuery, void, Wire.NetworkingSwitchPortSettingsListResponse, Context>
  /** POST /v1/system/networking/switch-port-settings */
  networking_switch_port_settings_create: Handler<void, void, Wire.NetworkingSwitchPortSettingsCreateBody, Wire.NetworkingSwitchPortSettingsCreateResponse, Context>
  /** DELETE /v1/system/networking/switch-port-settings */
  networking_switch_port_settings_delete: Handler<void, Wire.NetworkingSwitchPortSettingsDeleteQuery, void, void, Context>
  /** GET /v1/system/networking/switch-port-settings/{port} */
  networking_switch_port_settings_view: Handler<Wire.NetworkingSwitchPortSettingsViewPath, void, void, Wire.NetworkingSwitchPortSettingsViewResponse, Context>
  /** GET /v1/system/policy */
  system_policy_view: Handler<void, void, void, Wire.SystemPolicyViewResponse, Context>
  /** PUT /v1/system/policy */
  system_policy_update: Handler<void, void, Wire.SystemPolicyUpdateBody, Wire.SystemPolicyUpdateResponse, Context>
  /** GET /v1/system/scim/tokens */
  scim_token_list: Handler<void, Wire.ScimTokenListQuery, void, Wire.ScimTokenListResponse, Context>
  /** POST /v1/system/scim/tokens */
  scim_token_create: Handler<void, Wire.ScimTokenCreateQuery, void, Wire.ScimTokenCreateResponse, Context>
  /** DELETE /v1/system/scim/tokens */
  scim_token_delete_all: Handler<void, Wire.ScimTokenDeleteAllQuery, void, void, Context>
  /** GET /v1/system/scim/tokens/{token_id} */
  scim_token_view: Handler<Wire.ScimTokenViewPath, Wire.ScimTokenViewQuery, void, Wire.ScimTokenViewResponse, Context>
  /** DELETE /v1/system/scim/tokens/{token_id} */
  scim_token_delete: Handler<Wire.ScimTokenDeletePath, Wire.ScimTokenDeleteQuery, void, void, Context>
  /** GET /v1/system/silo-quotas */
  system_quotas_list: Handler<void, Wire.SystemQuotasListQuery, void, Wire.SystemQuotasListResponse, Context>
  /** GET /v1/system/silos */
  silo_list: Handler<void, Wire.SiloListQuery, void, Wire.SiloListResponse, Context>
  /** POST /v1/system/silos */
  silo_create: Handler<void, void, Wire.SiloCreateBody, Wire.SiloCreateResponse, Context>
  /** GET /v1/system/silos/{silo} */
  silo_view: Handler<Wire.SiloViewPath, void, void, Wire.SiloViewResponse, Context>
  /** DELETE /v1/system/silos/{silo} */
  silo_delete: Handler<Wire.SiloDeletePath, void, void, void, Context>
  /** GET /v1/system/silos/{silo}/ip-pools */
  silo_ip_pool_list: Handler<Wire.SiloIpPoolListPath, Wire.SiloIpPoolListQuery, void, Wire.SiloIpPoolListResponse, Context>
  /** GET /v1/system/silos/{silo}/policy */
  silo_policy_view: Handler<Wire.SiloPolicyViewPath, void, void, Wire.SiloPolicyViewResponse, Context>
  /** PUT /v1/system/silos/{silo}/policy */
  silo_policy_update: Handler<Wire.SiloPolicyUpdatePath, void, Wire.SiloPolicyUpdateBody, Wire.SiloPolicyUpdateResponse, Context>
  /** GET /v1/system/silos/{silo}/quotas */
  silo_quotas_view: Handler<Wire.SiloQuotasViewPath, void, void, Wire.SiloQuotasViewResponse, Context>
  /** PUT /v1/system/silos/{silo}/quotas */
  silo_quotas_update: Handler<Wire.SiloQuotasUpdatePath, void, Wire.SiloQuotasUpdateBody, Wire.SiloQuotasUpdateResponse, Context>
  /** POST /v1/system/timeseries/query */
  system_timeseries_query: Handler<void, void, Wire.SystemTimeseriesQueryBody, Wire.SystemTimeseriesQueryResponse, Context>
  /** GET /v1/system/timeseries/schemas */
  system_timeseries_schema_list: Handler<void, Wire.SystemTimeseriesSchemaListQuery, void, Wire.SystemTimeseriesSchemaListResponse, Context>
  /** GET /v1/system/update/repositories */
  system_update_repository_list: Handler<void, Wire.SystemUpdateRepositoryListQuery, void, Wire.SystemUpdateRepositoryListResponse, Context>
  /** PUT /v1/system/update/repositories */
  system_update_repository_upload: Handler<void, Wire.SystemUpdateRepositoryUploadQuery, Wire.SystemUpdateRepositoryUploadBody, Wire.SystemUpdateRepositoryUploadResponse, Context>
  /** GET /v1/system/update/repositories/{system_version} */
  system_update_repository_view: Handler<Wire.SystemUpdateRepositoryViewPath, void, void, Wire.SystemUpdateRepositoryViewResponse, Context>
  /** GET /v1/system/update/status */
  system_update_status: Handler<void, void, void, Wire.SystemUpdateStatusResponse, Context>
  /** PUT /v1/system/update/target-release */
  target_release_update: Handler<void, void, Wire.TargetReleaseUpdateBody, void, Context>
  /** GET /v1/system/update/trust-roots */
  system_update_trust_root_list: Handler<void, Wire.SystemUpdateTrustRootListQuery, void, Wire.SystemUpdateTrustRootListResponse, Context>
  /** POST /v1/system/update/trust-roots */
  system_update_trust_root_create: Handler<void, void, Wire.SystemUpdateTrustRootCreateBody, Wire.SystemUpdateTrustRootCreateResponse, Context>
  /** GET /v1/system/update/trust-roots/{trust_root_id} */
  system_update_trust_root_view: Handler<Wire.SystemUpdateTrustRootViewPath, void, void, Wire.SystemUpdateTrustRootViewResponse, Context>
  /** DELETE /v1/system/update/trust-roots/{trust_root_id} */
  system_update_trust_root_delete: Handler<Wire.SystemUpdateTrustRootDeletePath, void, void, void, Context>
  /** GET /v1/system/users */
  silo_user_list: Handler<void, Wire.SiloUserListQuery, void, Wire.SiloUserListResponse, Context>
  /** GET /v1/system/users-builtin */
  user_builtin_list: Handler<void, Wire.UserBuiltinListQuery, void, Wire.UserBuiltinListResponse, Context>
  /** GET /v1/system/users-builtin/{user} */
  user_builtin_view: Handler<Wire.UserBuiltinViewPath, void, void, Wire.UserBuiltinViewResponse, Context>
  /** GET /v1/system/users/{user_id} */
  silo_user_view: Handler<Wire.SiloUserViewPath, Wire.SiloUserViewQuery, void, Wire.SiloUserViewResponse, Context>
  /** GET /v1/system/utilization/silos */
  silo_utilization_list: Handler<void, Wire.SiloUtilizationListQuery, void, Wire.SiloUtilizationListResponse, Context>
  /** GET /v1/system/utilization/silos/{silo} */
  silo_utilization_view: Handler<Wire.SiloUtilizationViewPath, void, void, Wire.SiloUtilizationViewResponse, Context>
  /** POST /v1/timeseries/query */
  timeseries_query: Handler<void, Wire.TimeseriesQueryQuery, Wire.TimeseriesQueryBody, Wire.TimeseriesQueryResponse, Context>
  /** GET /v1/users */
  user_list: Handler<void, Wire.UserListQuery, void, Wire.UserListResponse, Context>
  /** GET /v1/users/{user_id} */
  user_view: Handler<Wire.UserViewPath, void, void, Wire.UserViewResponse, Context>
  /** GET /v1/users/{user_id}/access-tokens */
  user_token_list: Handler<Wire.UserTokenListPath, Wire.UserTokenListQuery, void, Wire.UserTokenListResponse, Context>
  /** POST /v1/users/{user_id}/logout */
  user_logout: Handler<Wire.UserLogoutPath, void, void, void, Context>
  /** GET /v1/users/{user_id}/sessions */
  user_session_list: Handler<Wire.UserSessionListPath, Wire.UserSessionListQuery, void, Wire.UserSessionListResponse, Context>
  /** GET /v1/utilization */
  utilization_view: Handler<void, void, void, Wire.UtilizationViewResponse, Context>
  /** GET /v1/vpc-firewall-rules */
  vpc_firewall_rules_view: Handler<void, Wire.VpcFirewallRulesViewQuery, void, Wire.VpcFirewallRulesViewResponse, Context>
  /** PUT /v1/vpc-firewall-rules */
  vpc_firewall_rules_update: Handler<void, Wire.VpcFirewallRulesUpdateQuery, Wire.VpcFirewallRulesUpdateBody, Wire.VpcFirewallRulesUpdateResponse, Context>
  /** GET /v1/vpc-router-routes */
  vpc_router_route_list: Handler<void, Wire.VpcRouterRouteListQuery, void, Wire.VpcRouterRouteListResponse, Context>
  /** POST /v1/vpc-router-routes */
  vpc_router_route_create: Handler<void, Wire.VpcRouterRouteCreateQuery, Wire.VpcRouterRouteCreateBody, Wire.VpcRouterRouteCreateResponse, Context>
  /** GET /v1/vpc-router-routes/{route} */
  vpc_router_route_view: Handler<Wire.VpcRouterRouteViewPath, Wire.VpcRouterRouteViewQuery, void, Wire.VpcRouterRouteViewResponse, Context>
  /** PUT /v1/vpc-router-routes/{route} */
  vpc_router_route_update: Handler<Wire.VpcRouterRouteUpdatePath, Wire.VpcRouterRouteUpdateQuery, Wire.VpcRouterRouteUpdateBody, Wire.VpcRouterRouteUpdateResponse, Context>
  /** DELETE /v1/vpc-router-routes/{route} */
  vpc_router_route_delete: Handler<Wire.VpcRouterRouteDeletePath, Wire.VpcRouterRouteDeleteQuery, void, void, Context>
  /** GET /v1/vpc-routers */
  vpc_router_list: Handler<void, Wire.VpcRouterListQuery, void, Wire.VpcRouterListResponse, Context>
  /** POST /v1/vpc-routers */
  vpc_router_create: Handler<void, Wire.VpcRouterCreateQuery, Wire.VpcRouterCreateBody, Wire.VpcRouterCreateResponse, Context>
  /** GET /v1/vpc-routers/{router} */
  vpc_router_view: Handler<Wire.VpcRouterViewPath, Wire.VpcRouterViewQuery, void, Wire.VpcRouterViewResponse, Context>
  /** PUT /v1/vpc-routers/{router} */
  vpc_router_update: Handler<Wire.VpcRouterUpdatePath, Wire.VpcRouterUpdateQuery, Wire.VpcRouterUpdateBody, Wire.VpcRouterUpdateResponse, Context>
  /** DELETE /v1/vpc-routers/{router} */
  vpc_router_delete: Handler<Wire.VpcRouterDeletePath, Wire.VpcRouterDeleteQuery, void, void, Context>
  /** GET /v1/vpc-subnets */
  vpc_subnet_list: Handler<void, Wire.VpcSubnetListQuery, void, Wire.VpcSubnetListResponse, Context>
  /** POST /v1/vpc-subnets */
  vpc_subnet_create: Handler<void, Wire.VpcSubnetCreateQuery, Wire.VpcSubnetCreateBody, Wire.VpcSubnetCreateResponse, Context>
  /** GET /v1/vpc-subnets/{subnet} */
  vpc_subnet_view: Handler<Wire.VpcSubnetViewPath, Wire.VpcSubnetViewQuery, void, Wire.VpcSubnetViewResponse, Context>
  /** PUT /v1/vpc-subnets/{subnet} */
  vpc_subnet_update: Handler<Wire.VpcSubnetUpdatePath, Wire.VpcSubnetUpdateQuery, Wire.VpcSubnetUpdateBody, Wire.VpcSubnetUpdateResponse, Context>
  /** DELETE /v1/vpc-subnets/{subnet} */
  vpc_subnet_delete: Handler<Wire.VpcSubnetDeletePath, Wire.VpcSubnetDeleteQuery, void, void, Context>
  /** GET /v1/vpc-subnets/{subnet}/network-interfaces */
  vpc_subnet_list_network_interfaces: Handler<Wire.VpcSubnetListNetworkInterfacesPath, Wire.VpcSubnetListNetworkInterfacesQuery, void, Wire.VpcSubnetListNetworkInterfacesResponse, Context>
  /** GET /v1/vpcs */
  vpc_list: Handler<void, Wire.VpcListQuery, void, Wire.VpcListResponse, Context>
  /** POST /v1/vpcs */
  vpc_create: Handler<void, Wire.VpcCreateQuery, Wire.VpcCreateBody, Wire.VpcCreateResponse, Context>
  /** GET /v1/vpcs/{vpc} */
  vpc_view: Handler<Wire.VpcViewPath, Wire.VpcViewQuery, void, Wire.VpcViewResponse, Context>
  /** PUT /v1/vpcs/{vpc} */
  vpc_update: Handler<Wire.VpcUpdatePath, Wire.VpcUpdateQuery, Wire.VpcUpdateBody, Wire.VpcUpdateResponse, Context>
  /** DELETE /v1/vpcs/{vpc} */
  vpc_delete: Handler<Wire.VpcDeletePath, Wire.VpcDeleteQuery, void, void, Context>
  /** POST /v1/webhook-receivers */
  webhook_receiver_create: Handler<void, void, Wire.WebhookReceiverCreateBody, Wire.WebhookReceiverCreateResponse, Context>
  /** PUT /v1/webhook-receivers/{receiver} */
  webhook_receiver_update: Handler<Wire.WebhookReceiverUpdatePath, void, Wire.WebhookReceiverUpdateBody, void, Context>
  /** GET /v1/webhook-secrets */
  webhook_secrets_list: Handler<void, Wire.WebhookSecretsListQuery, void, Wire.WebhookSecretsListResponse, Context>
  /** POST /v1/webhook-secrets */
  webhook_secrets_add: Handler<void, Wire.WebhookSecretsAddQuery, Wire.WebhookSecretsAddBody, Wire.WebhookSecretsAddResponse, Context>
  /** DELETE /v1/webhook-secrets/{secret_id} */
  webhook_secrets_delete: Handler<Wire.WebhookSecretsDeletePath, void, void, void, Context>
}
