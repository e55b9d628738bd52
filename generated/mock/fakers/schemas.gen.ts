// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

// Factories by orval: one per schema, valid by itself; ids and names of different values do not belong together.
// Deterministic once `faker.seed(n)` and `faker.setDefaultRefDate(date)` have been called.
import { faker } from '@faker-js/faker'

import { draw } from '../../../src/mock/fakers/draw.ts'
import type {
  Address,
  AddressConfig,
  AddressLot,
  AddressLotBlock,
  AddressLotBlockCreate,
  AddressLotBlockResultsPage,
  AddressLotCreate,
  AddressLotCreateResponse,
  AddressLotKind,
  AddressLotResultsPage,
  AddressLotViewResponse,
  AffinityGroup,
  AffinityGroupCreate,
  AffinityGroupMember,
  AffinityGroupMemberResultsPage,
  AffinityGroupResultsPage,
  AffinityGroupUpdate,
  AffinityPolicy,
  AggregateBgpMessageHistory,
  AlertClass,
  AlertClassResultsPage,
  AlertDelivery,
  AlertDeliveryAttempts,
  AlertDeliveryId,
  AlertDeliveryResultsPage,
  AlertDeliveryState,
  AlertDeliveryTrigger,
  AlertProbeResult,
  AlertReceiver,
  AlertReceiverKind,
  AlertReceiverResultsPage,
  AlertSubscription,
  AlertSubscriptionCreate,
  AlertSubscriptionCreated,
  AllowList,
  AllowListUpdate,
  AllowedSourceIps,
  AntiAffinityGroup,
  AntiAffinityGroupCreate,
  AntiAffinityGroupMember,
  AntiAffinityGroupMemberResultsPage,
  AntiAffinityGroupResultsPage,
  AntiAffinityGroupUpdate,
  AuditLogEntry,
  AuditLogEntryActor,
  AuditLogEntryResult,
  AuditLogEntryResultsPage,
  AuthzScope,
  Baseboard,
  BfdMode,
  BfdSessionDisable,
  BfdSessionEnable,
  BfdState,
  BfdStatus,
  BgpAnnounceSet,
  BgpAnnounceSetCreate,
  BgpAnnouncement,
  BgpAnnouncementCreate,
  BgpConfig,
  BgpConfigCreate,
  BgpConfigResultsPage,
  BgpExported,
  BgpImportedRouteIpv4,
  BgpMessageHistory,
  BgpPeer,
  BgpPeerConfig,
  BgpPeerState,
  BgpPeerStatus,
  BinRangedouble,
  BinRangefloat,
  BinRangeint16,
  BinRangeint32,
  BinRangeint64,
  BinRangeint8,
  BinRangeuint16,
  BinRangeuint32,
  BinRangeuint64,
  BinRangeuint8,
  Bindouble,
  Binfloat,
  Binint16,
  Binint32,
  Binint64,
  Binint8,
  Binuint16,
  Binuint32,
  Binuint64,
  Binuint8,
  BlockSize,
  ByteCount,
  Certificate,
  CertificateCreate,
  CertificateResultsPage,
  ConsoleSession,
  ConsoleSessionResultsPage,
  Cumulativedouble,
  Cumulativefloat,
  Cumulativeint64,
  Cumulativeuint64,
  CurrentUser,
  Datum,
  DatumType,
  DerEncodedKeyPair,
  DeviceAccessToken,
  DeviceAccessTokenRequest,
  DeviceAccessTokenResultsPage,
  DeviceAuthRequest,
  DeviceAuthVerify,
  Digest,
  Disk,
  DiskCreate,
  DiskPath,
  DiskResultsPage,
  DiskSource,
  DiskState,
  Distributiondouble,
  Distributionint64,
  EphemeralIpCreate,
  Error,
  ExternalIp,
  ExternalIpCreate,
  ExternalIpResultsPage,
  FailureDomain,
  FieldSchema,
  FieldSource,
  FieldType,
  FieldValue,
  FinalizeDisk,
  FleetRole,
  FleetRolePolicy,
  FleetRoleRoleAssignment,
  FloatingIp,
  FloatingIpAttach,
  FloatingIpCreate,
  FloatingIpParentKind,
  FloatingIpResultsPage,
  FloatingIpUpdate,
  Group,
  GroupResultsPage,
  Histogramdouble,
  Histogramfloat,
  Histogramint16,
  Histogramint32,
  Histogramint64,
  Histogramint8,
  Histogramuint16,
  Histogramuint32,
  Histogramuint64,
  Histogramuint8,
  Hostname,
  IcmpParamRange,
  IdSortMode,
  IdentityProvider,
  IdentityProviderResultsPage,
  IdentityProviderType,
  IdentityType,
  IdpMetadataSource,
  Image,
  ImageCreate,
  ImageResultsPage,
  ImageSource,
  ImportBlocksBulkWrite,
  ImportExportPolicy,
  Instance,
  InstanceAutoRestartPolicy,
  InstanceCpuCount,
  InstanceCpuPlatform,
  InstanceCreate,
  InstanceDiskAttachment,
  InstanceNetworkInterface,
  InstanceNetworkInterfaceAttachment,
  InstanceNetworkInterfaceCreate,
  InstanceNetworkInterfaceResultsPage,
  InstanceNetworkInterfaceUpdate,
  InstanceResultsPage,
  InstanceSerialConsoleData,
  InstanceState,
  InstanceUpdate,
  InterfaceNum,
  InternetGateway,
  InternetGatewayCreate,
  InternetGatewayIpAddress,
  InternetGatewayIpAddressCreate,
  InternetGatewayIpAddressResultsPage,
  InternetGatewayIpPool,
  InternetGatewayIpPoolCreate,
  InternetGatewayIpPoolResultsPage,
  InternetGatewayResultsPage,
  IpNet,
  IpPool,
  IpPoolCreate,
  IpPoolLinkSilo,
  IpPoolRange,
  IpPoolRangeResultsPage,
  IpPoolResultsPage,
  IpPoolSiloLink,
  IpPoolSiloLinkResultsPage,
  IpPoolSiloUpdate,
  IpPoolUpdate,
  IpPoolUtilization,
  IpRange,
  IpVersion,
  Ipv4Net,
  Ipv4Range,
  Ipv6Net,
  Ipv6Range,
  L4PortRange,
  LinkConfigCreate,
  LinkFec,
  LinkSpeed,
  LldpLinkConfig,
  LldpLinkConfigCreate,
  LldpNeighbor,
  LldpNeighborResultsPage,
  LoopbackAddress,
  LoopbackAddressCreate,
  LoopbackAddressResultsPage,
  MacAddr,
  ManagementAddress,
  Measurement,
  MeasurementResultsPage,
  MetricType,
  MissingDatum,
  Name,
  NameOrId,
  NameOrIdSortMode,
  NameSortMode,
  NetworkAddress,
  NetworkInterface,
  NetworkInterfaceKind,
  OxqlQueryResult,
  OxqlTable,
  PaginationOrder,
  Password,
  PhysicalDisk,
  PhysicalDiskKind,
  PhysicalDiskPolicy,
  PhysicalDiskResultsPage,
  PhysicalDiskState,
  Ping,
  PingStatus,
  Points,
  Probe,
  ProbeCreate,
  ProbeExternalIp,
  ProbeExternalIpKind,
  ProbeInfo,
  ProbeInfoResultsPage,
  Project,
  ProjectCreate,
  ProjectResultsPage,
  ProjectRole,
  ProjectRolePolicy,
  ProjectRoleRoleAssignment,
  ProjectUpdate,
  Quantile,
  Rack,
  RackResultsPage,
  Route,
  RouteConfig,
  RouteDestination,
  RouteTarget,
  RouterRoute,
  RouterRouteCreate,
  RouterRouteKind,
  RouterRouteResultsPage,
  RouterRouteUpdate,
  SamlIdentityProvider,
  SamlIdentityProviderCreate,
  ScimClientBearerToken,
  ScimClientBearerTokenValue,
  ServiceIcmpConfig,
  ServiceUsingCertificate,
  SetTargetReleaseParams,
  Silo,
  SiloAuthSettings,
  SiloAuthSettingsUpdate,
  SiloCreate,
  SiloIdentityMode,
  SiloIpPool,
  SiloIpPoolResultsPage,
  SiloQuotas,
  SiloQuotasCreate,
  SiloQuotasResultsPage,
  SiloQuotasUpdate,
  SiloResultsPage,
  SiloRole,
  SiloRolePolicy,
  SiloRoleRoleAssignment,
  SiloUtilization,
  SiloUtilizationResultsPage,
  Sled,
  SledId,
  SledInstance,
  SledInstanceResultsPage,
  SledPolicy,
  SledProvisionPolicy,
  SledProvisionPolicyParams,
  SledProvisionPolicyResponse,
  SledResultsPage,
  SledState,
  Snapshot,
  SnapshotCreate,
  SnapshotResultsPage,
  SnapshotState,
  SshKey,
  SshKeyCreate,
  SshKeyResultsPage,
  SupportBundleCreate,
  SupportBundleInfo,
  SupportBundleInfoResultsPage,
  SupportBundleState,
  SupportBundleUpdate,
  Switch,
  SwitchBgpHistory,
  SwitchInterfaceConfig,
  SwitchInterfaceConfigCreate,
  SwitchInterfaceKind,
  SwitchInterfaceKind2,
  SwitchLinkState,
  SwitchLocation,
  SwitchPort,
  SwitchPortAddressView,
  SwitchPortApplySettings,
  SwitchPortConfig,
  SwitchPortConfigCreate,
  SwitchPortGeometry,
  SwitchPortGeometry2,
  SwitchPortLinkConfig,
  SwitchPortResultsPage,
  SwitchPortRouteConfig,
  SwitchPortSettings,
  SwitchPortSettingsCreate,
  SwitchPortSettingsGroups,
  SwitchPortSettingsIdentity,
  SwitchPortSettingsIdentityResultsPage,
  SwitchResultsPage,
  SwitchVlanInterfaceConfig,
  SystemMetricName,
  TargetRelease,
  TimeAndIdSortMode,
  Timeseries,
  TimeseriesDescription,
  TimeseriesName,
  TimeseriesQuery,
  TimeseriesSchema,
  TimeseriesSchemaResultsPage,
  TufRepo,
  TufRepoResultsPage,
  TufRepoUpload,
  TufRepoUploadStatus,
  TxEqConfig,
  TxEqConfig2,
  UninitializedSled,
  UninitializedSledId,
  UninitializedSledResultsPage,
  Units,
  UpdateStatus,
  UpdatesTrustRoot,
  UpdatesTrustRootResultsPage,
  User,
  UserBuiltin,
  UserBuiltinResultsPage,
  UserCreate,
  UserId,
  UserPassword,
  UserResultsPage,
  UsernamePasswordCredentials,
  Utilization,
  ValueArray,
  Values,
  VersionSortMode,
  VirtualResourceCounts,
  Vni,
  Vpc,
  VpcCreate,
  VpcFirewallIcmpFilter,
  VpcFirewallRule,
  VpcFirewallRuleAction,
  VpcFirewallRuleDirection,
  VpcFirewallRuleFilter,
  VpcFirewallRuleHostFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleStatus,
  VpcFirewallRuleTarget,
  VpcFirewallRuleUpdate,
  VpcFirewallRuleUpdateParams,
  VpcFirewallRules,
  VpcResultsPage,
  VpcRouter,
  VpcRouterCreate,
  VpcRouterKind,
  VpcRouterResultsPage,
  VpcRouterUpdate,
  VpcSubnet,
  VpcSubnetCreate,
  VpcSubnetResultsPage,
  VpcSubnetUpdate,
  VpcUpdate,
  WebhookCreate,
  WebhookDeliveryAttempt,
  WebhookDeliveryAttemptResult,
  WebhookDeliveryResponse,
  WebhookReceiver,
  WebhookReceiverUpdate,
  WebhookSecret,
  WebhookSecretCreate,
  WebhookSecrets,
} from '../../api/wire.gen.ts'

export const getAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({address: draw.ipNet(), address_lot: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), vlan_id: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 65535}), null]), undefined]), ...overrideResponse})

export const getAddressConfigMock = (overrideResponse: Partial<AddressConfig> = {}): AddressConfig => ({addresses: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAddressMock() })), link_name: draw.name(), ...overrideResponse})

export const getAddressLotMock = (overrideResponse: Partial<AddressLot> = {}): AddressLot => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), kind: faker.helpers.arrayElement(['infra','pool'] as const), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getAddressLotBlockMock = (overrideResponse: Partial<AddressLotBlock> = {}): AddressLotBlock => ({first_address: draw.ip(), id: draw.uuid(), last_address: draw.ip(), ...overrideResponse})

export const getAddressLotBlockCreateMock = (overrideResponse: Partial<AddressLotBlockCreate> = {}): AddressLotBlockCreate => ({first_address: draw.ip(), last_address: draw.ip(), ...overrideResponse})

export const getAddressLotBlockResultsPageMock = (overrideResponse: Partial<AddressLotBlockResultsPage> = {}): AddressLotBlockResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAddressLotBlockMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getAddressLotCreateMock = (overrideResponse: Partial<AddressLotCreate> = {}): AddressLotCreate => ({blocks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAddressLotBlockCreateMock() })), description: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['infra','pool'] as const), name: draw.name(), ...overrideResponse})

export const getAddressLotCreateResponseMock = (overrideResponse: Partial<AddressLotCreateResponse> = {}): AddressLotCreateResponse => ({blocks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAddressLotBlockMock() })), lot: { ...getAddressLotMock() }, ...overrideResponse})

export const getAddressLotKindMock = (): AddressLotKind => (faker.helpers.arrayElement(['infra','pool'] as const))

export const getAddressLotResultsPageMock = (overrideResponse: Partial<AddressLotResultsPage> = {}): AddressLotResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAddressLotMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getAddressLotViewResponseMock = (overrideResponse: Partial<AddressLotViewResponse> = {}): AddressLotViewResponse => ({blocks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAddressLotBlockMock() })), lot: { ...getAddressLotMock() }, ...overrideResponse})

export const getAffinityGroupMock = (overrideResponse: Partial<AffinityGroup> = {}): AffinityGroup => ({description: faker.string.alpha({length: {min: 10, max: 20}}), failure_domain: faker.helpers.arrayElement(['sled'] as const), id: draw.uuid(), name: draw.name(), policy: faker.helpers.arrayElement(['allow','fail'] as const), project_id: draw.uuid(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getAffinityGroupCreateMock = (overrideResponse: Partial<AffinityGroupCreate> = {}): AffinityGroupCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), failure_domain: faker.helpers.arrayElement(['sled'] as const), name: draw.name(), policy: faker.helpers.arrayElement(['allow','fail'] as const), ...overrideResponse})

export const getAffinityGroupMemberMock = (): AffinityGroupMember => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['instance'] as const), value: {id: draw.uuid(), name: draw.name(), run_state: faker.helpers.arrayElement(['creating','starting','running','stopping','stopped','rebooting','migrating','repairing','failed','destroyed'] as const)}},]))

export const getAffinityGroupMemberResultsPageMock = (overrideResponse: Partial<AffinityGroupMemberResultsPage> = {}): AffinityGroupMemberResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAffinityGroupMemberMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getAffinityGroupResultsPageMock = (overrideResponse: Partial<AffinityGroupResultsPage> = {}): AffinityGroupResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAffinityGroupMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getAffinityGroupUpdateMock = (overrideResponse: Partial<AffinityGroupUpdate> = {}): AffinityGroupUpdate => ({description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getAffinityPolicyMock = (): AffinityPolicy => (faker.helpers.arrayElement(['allow','fail'] as const))

export const getBgpMessageHistoryMock = (): BgpMessageHistory => ({})

export const getSwitchBgpHistoryMock = (overrideResponse: Partial<SwitchBgpHistory> = {}): SwitchBgpHistory => ({history: {

        [faker.string.alphanumeric(5)]: getBgpMessageHistoryMock()
      }, switch: faker.helpers.arrayElement(['switch0','switch1'] as const), ...overrideResponse})

export const getAggregateBgpMessageHistoryMock = (overrideResponse: Partial<AggregateBgpMessageHistory> = {}): AggregateBgpMessageHistory => ({switch_histories: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchBgpHistoryMock() })), ...overrideResponse})

export const getAlertClassMock = (overrideResponse: Partial<AlertClass> = {}): AlertClass => ({description: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getAlertClassResultsPageMock = (overrideResponse: Partial<AlertClassResultsPage> = {}): AlertClassResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAlertClassMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getWebhookDeliveryResponseMock = (overrideResponse: Partial<WebhookDeliveryResponse> = {}): WebhookDeliveryResponse => ({duration_ms: faker.number.int({min: 0, max: 9007199254740991}), status: faker.number.int({min: 0, max: 65535}), ...overrideResponse})

export const getWebhookDeliveryAttemptMock = (overrideResponse: Partial<WebhookDeliveryAttempt> = {}): WebhookDeliveryAttempt => ({attempt: faker.number.int({min: 0, max: 9007199254740991}), response: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getWebhookDeliveryResponseMock() },null,]), undefined]), result: faker.helpers.arrayElement(['succeeded','failed_http_error','failed_unreachable','failed_timeout'] as const), time_sent: draw.dateTime(), ...overrideResponse})

export const getAlertDeliveryAttemptsMock = (): AlertDeliveryAttempts => (faker.helpers.arrayElement([{webhook: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getWebhookDeliveryAttemptMock() }))},]))

export const getAlertDeliveryMock = (overrideResponse: Partial<AlertDelivery> = {}): AlertDelivery => ({alert_class: faker.string.alpha({length: {min: 10, max: 20}}), alert_id: draw.uuid(), attempts: { ...getAlertDeliveryAttemptsMock() }, id: draw.uuid(), receiver_id: draw.uuid(), state: faker.helpers.arrayElement(['pending','delivered','failed'] as const), time_started: draw.dateTime(), trigger: faker.helpers.arrayElement(['alert','resend','probe'] as const), ...overrideResponse})

export const getAlertDeliveryIdMock = (overrideResponse: Partial<AlertDeliveryId> = {}): AlertDeliveryId => ({delivery_id: draw.uuid(), ...overrideResponse})

export const getAlertDeliveryResultsPageMock = (overrideResponse: Partial<AlertDeliveryResultsPage> = {}): AlertDeliveryResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAlertDeliveryMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getAlertDeliveryStateMock = (): AlertDeliveryState => (faker.helpers.arrayElement(['pending','delivered','failed'] as const))

export const getAlertDeliveryTriggerMock = (): AlertDeliveryTrigger => (faker.helpers.arrayElement(['alert','resend','probe'] as const))

export const getAlertProbeResultMock = (overrideResponse: Partial<AlertProbeResult> = {}): AlertProbeResult => ({probe: { ...getAlertDeliveryMock() }, resends_started: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 9007199254740991}), null]), undefined]), ...overrideResponse})

export const getWebhookSecretMock = (overrideResponse: Partial<WebhookSecret> = {}): WebhookSecret => ({id: draw.uuid(), time_created: draw.dateTime(), ...overrideResponse})

export const getAlertReceiverKindMock = (): AlertReceiverKind => (faker.helpers.arrayElement([{endpoint: draw.uri(), kind: faker.helpers.arrayElement(['webhook'] as const), secrets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getWebhookSecretMock() }))},]))

export const getAlertReceiverMock = (overrideResponse: Partial<AlertReceiver> = {}): AlertReceiver => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), kind: { ...getAlertReceiverKindMock() }, name: draw.name(), subscriptions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.subscription())), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getAlertReceiverResultsPageMock = (overrideResponse: Partial<AlertReceiverResultsPage> = {}): AlertReceiverResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAlertReceiverMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getAlertSubscriptionMock = (): AlertSubscription => (draw.subscription())

export const getAlertSubscriptionCreateMock = (overrideResponse: Partial<AlertSubscriptionCreate> = {}): AlertSubscriptionCreate => ({subscription: draw.subscription(), ...overrideResponse})

export const getAlertSubscriptionCreatedMock = (overrideResponse: Partial<AlertSubscriptionCreated> = {}): AlertSubscriptionCreated => ({subscription: draw.subscription(), ...overrideResponse})

export const getAllowedSourceIpsMock = (): AllowedSourceIps => (faker.helpers.arrayElement([{allow: faker.helpers.arrayElement(['any'] as const)},{allow: faker.helpers.arrayElement(['list'] as const), ips: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.ipNet()))},]))

export const getAllowListMock = (overrideResponse: Partial<AllowList> = {}): AllowList => ({allowed_ips: { ...getAllowedSourceIpsMock() }, time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getAllowListUpdateMock = (overrideResponse: Partial<AllowListUpdate> = {}): AllowListUpdate => ({allowed_ips: { ...getAllowedSourceIpsMock() }, ...overrideResponse})

export const getAntiAffinityGroupMock = (overrideResponse: Partial<AntiAffinityGroup> = {}): AntiAffinityGroup => ({description: faker.string.alpha({length: {min: 10, max: 20}}), failure_domain: faker.helpers.arrayElement(['sled'] as const), id: draw.uuid(), name: draw.name(), policy: faker.helpers.arrayElement(['allow','fail'] as const), project_id: draw.uuid(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getAntiAffinityGroupCreateMock = (overrideResponse: Partial<AntiAffinityGroupCreate> = {}): AntiAffinityGroupCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), failure_domain: faker.helpers.arrayElement(['sled'] as const), name: draw.name(), policy: faker.helpers.arrayElement(['allow','fail'] as const), ...overrideResponse})

export const getAntiAffinityGroupMemberMock = (): AntiAffinityGroupMember => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['instance'] as const), value: {id: draw.uuid(), name: draw.name(), run_state: faker.helpers.arrayElement(['creating','starting','running','stopping','stopped','rebooting','migrating','repairing','failed','destroyed'] as const)}},]))

export const getAntiAffinityGroupMemberResultsPageMock = (overrideResponse: Partial<AntiAffinityGroupMemberResultsPage> = {}): AntiAffinityGroupMemberResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAntiAffinityGroupMemberMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getAntiAffinityGroupResultsPageMock = (overrideResponse: Partial<AntiAffinityGroupResultsPage> = {}): AntiAffinityGroupResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAntiAffinityGroupMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getAntiAffinityGroupUpdateMock = (overrideResponse: Partial<AntiAffinityGroupUpdate> = {}): AntiAffinityGroupUpdate => ({description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getAuditLogEntryActorMock = (): AuditLogEntryActor => (faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(['user_builtin'] as const), user_builtin_id: draw.uuid()},{kind: faker.helpers.arrayElement(['silo_user'] as const), silo_id: draw.uuid(), silo_user_id: draw.uuid()},{kind: faker.helpers.arrayElement(['unauthenticated'] as const)},]))

export const getAuditLogEntryResultMock = (): AuditLogEntryResult => (faker.helpers.arrayElement([{http_status_code: faker.number.int({min: 0, max: 65535}), kind: faker.helpers.arrayElement(['success'] as const)},{error_code: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), error_message: faker.string.alpha({length: {min: 10, max: 20}}), http_status_code: faker.number.int({min: 0, max: 65535}), kind: faker.helpers.arrayElement(['error'] as const)},{kind: faker.helpers.arrayElement(['unknown'] as const)},]))

export const getAuditLogEntryMock = (overrideResponse: Partial<AuditLogEntry> = {}): AuditLogEntry => ({actor: { ...getAuditLogEntryActorMock() }, auth_method: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), id: draw.uuid(), operation_id: faker.string.alpha({length: {min: 10, max: 20}}), request_id: faker.string.alpha({length: {min: 10, max: 20}}), request_uri: faker.string.alpha({length: {min: 10, max: 20}}), result: { ...getAuditLogEntryResultMock() }, source_ip: draw.ip(), time_completed: draw.dateTime(), time_started: draw.dateTime(), user_agent: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getAuditLogEntryResultsPageMock = (overrideResponse: Partial<AuditLogEntryResultsPage> = {}): AuditLogEntryResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAuditLogEntryMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getAuthzScopeMock = (): AuthzScope => (faker.helpers.arrayElement(['fleet','silo','project','viewable_to_all'] as const))

export const getBaseboardMock = (overrideResponse: Partial<Baseboard> = {}): Baseboard => ({part: faker.string.alpha({length: {min: 10, max: 20}}), revision: faker.number.int({min: 0, max: 4294967295}), serial: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getBfdModeMock = (): BfdMode => (faker.helpers.arrayElement(['single_hop','multi_hop'] as const))

export const getBfdSessionDisableMock = (overrideResponse: Partial<BfdSessionDisable> = {}): BfdSessionDisable => ({remote: draw.ip(), switch: draw.name(), ...overrideResponse})

export const getBfdSessionEnableMock = (overrideResponse: Partial<BfdSessionEnable> = {}): BfdSessionEnable => ({detection_threshold: faker.number.int({min: 0, max: 255}), local: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.ip(), null]), undefined]), mode: faker.helpers.arrayElement(['single_hop','multi_hop'] as const), remote: draw.ip(), required_rx: faker.number.int({min: 0, max: 9007199254740991}), switch: draw.name(), ...overrideResponse})

export const getBfdStateMock = (): BfdState => (faker.helpers.arrayElement(['admin_down','down','init','up'] as const))

export const getBfdStatusMock = (overrideResponse: Partial<BfdStatus> = {}): BfdStatus => ({detection_threshold: faker.number.int({min: 0, max: 255}), local: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.ip(), null]), undefined]), mode: faker.helpers.arrayElement(['single_hop','multi_hop'] as const), peer: draw.ip(), required_rx: faker.number.int({min: 0, max: 9007199254740991}), state: faker.helpers.arrayElement(['admin_down','down','init','up'] as const), switch: draw.name(), ...overrideResponse})

export const getBgpAnnounceSetMock = (overrideResponse: Partial<BgpAnnounceSet> = {}): BgpAnnounceSet => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getBgpAnnouncementCreateMock = (overrideResponse: Partial<BgpAnnouncementCreate> = {}): BgpAnnouncementCreate => ({address_lot_block: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), network: draw.ipNet(), ...overrideResponse})

export const getBgpAnnounceSetCreateMock = (overrideResponse: Partial<BgpAnnounceSetCreate> = {}): BgpAnnounceSetCreate => ({announcement: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBgpAnnouncementCreateMock() })), description: faker.string.alpha({length: {min: 10, max: 20}}), name: draw.name(), ...overrideResponse})

export const getBgpAnnouncementMock = (overrideResponse: Partial<BgpAnnouncement> = {}): BgpAnnouncement => ({address_lot_block_id: draw.uuid(), announce_set_id: draw.uuid(), network: draw.ipNet(), ...overrideResponse})

export const getBgpConfigMock = (overrideResponse: Partial<BgpConfig> = {}): BgpConfig => ({asn: faker.number.int({min: 0, max: 4294967295}), description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), vrf: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getBgpConfigCreateMock = (overrideResponse: Partial<BgpConfigCreate> = {}): BgpConfigCreate => ({asn: faker.number.int({min: 0, max: 4294967295}), bgp_announce_set_id: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), description: faker.string.alpha({length: {min: 10, max: 20}}), name: draw.name(), vrf: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getBgpConfigResultsPageMock = (overrideResponse: Partial<BgpConfigResultsPage> = {}): BgpConfigResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBgpConfigMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getBgpExportedMock = (overrideResponse: Partial<BgpExported> = {}): BgpExported => ({exports: {

        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.ipv4Net()))
      }, ...overrideResponse})

export const getBgpImportedRouteIpv4Mock = (overrideResponse: Partial<BgpImportedRouteIpv4> = {}): BgpImportedRouteIpv4 => ({id: faker.number.int({min: 0, max: 4294967295}), nexthop: draw.ipv4(), prefix: draw.ipv4Net(), switch: faker.helpers.arrayElement(['switch0','switch1'] as const), ...overrideResponse})

export const getImportExportPolicyMock = (): ImportExportPolicy => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['no_filtering'] as const)},{type: faker.helpers.arrayElement(['allow'] as const), value: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.ipNet()))},]))

export const getBgpPeerMock = (overrideResponse: Partial<BgpPeer> = {}): BgpPeer => ({addr: draw.ip(), allowed_export: { ...getImportExportPolicyMock() }, allowed_import: { ...getImportExportPolicyMock() }, bgp_config: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), communities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 0, max: 4294967295}))), connect_retry: faker.number.int({min: 0, max: 4294967295}), delay_open: faker.number.int({min: 0, max: 4294967295}), enforce_first_as: faker.datatype.boolean(), hold_time: faker.number.int({min: 0, max: 4294967295}), idle_hold_time: faker.number.int({min: 0, max: 4294967295}), interface_name: draw.name(), keepalive: faker.number.int({min: 0, max: 4294967295}), local_pref: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 4294967295}), null]), undefined]), md5_auth_key: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), min_ttl: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 255}), null]), undefined]), multi_exit_discriminator: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 4294967295}), null]), undefined]), remote_asn: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 4294967295}), null]), undefined]), vlan_id: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 65535}), null]), undefined]), ...overrideResponse})

export const getBgpPeerConfigMock = (overrideResponse: Partial<BgpPeerConfig> = {}): BgpPeerConfig => ({link_name: draw.name(), peers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBgpPeerMock() })), ...overrideResponse})

export const getBgpPeerStateMock = (): BgpPeerState => (faker.helpers.arrayElement(['idle','connect','active','open_sent','open_confirm','session_setup','established'] as const))

export const getBgpPeerStatusMock = (overrideResponse: Partial<BgpPeerStatus> = {}): BgpPeerStatus => ({addr: draw.ip(), local_asn: faker.number.int({min: 0, max: 4294967295}), remote_asn: faker.number.int({min: 0, max: 4294967295}), state: faker.helpers.arrayElement(['idle','connect','active','open_sent','open_confirm','session_setup','established'] as const), state_duration_millis: faker.number.int({min: 0, max: 9007199254740991}), switch: faker.helpers.arrayElement(['switch0','switch1'] as const), ...overrideResponse})

export const getBinRangedoubleMock = (): BinRangedouble => (faker.helpers.arrayElement([{end: faker.number.float({fractionDigits: 2}), type: faker.helpers.arrayElement(['range_to'] as const)},{end: faker.number.float({fractionDigits: 2}), start: faker.number.float({fractionDigits: 2}), type: faker.helpers.arrayElement(['range'] as const)},{start: faker.number.float({fractionDigits: 2}), type: faker.helpers.arrayElement(['range_from'] as const)},]))

export const getBinRangefloatMock = (): BinRangefloat => (faker.helpers.arrayElement([{end: faker.number.float({fractionDigits: 2}), type: faker.helpers.arrayElement(['range_to'] as const)},{end: faker.number.float({fractionDigits: 2}), start: faker.number.float({fractionDigits: 2}), type: faker.helpers.arrayElement(['range'] as const)},{start: faker.number.float({fractionDigits: 2}), type: faker.helpers.arrayElement(['range_from'] as const)},]))

export const getBinRangeint16Mock = (): BinRangeint16 => (faker.helpers.arrayElement([{end: faker.number.int({min: -32768, max: 32767}), type: faker.helpers.arrayElement(['range_to'] as const)},{end: faker.number.int({min: -32768, max: 32767}), start: faker.number.int({min: -32768, max: 32767}), type: faker.helpers.arrayElement(['range'] as const)},{start: faker.number.int({min: -32768, max: 32767}), type: faker.helpers.arrayElement(['range_from'] as const)},]))

export const getBinRangeint32Mock = (): BinRangeint32 => (faker.helpers.arrayElement([{end: faker.number.int({min: -2147483648, max: 2147483647}), type: faker.helpers.arrayElement(['range_to'] as const)},{end: faker.number.int({min: -2147483648, max: 2147483647}), start: faker.number.int({min: -2147483648, max: 2147483647}), type: faker.helpers.arrayElement(['range'] as const)},{start: faker.number.int({min: -2147483648, max: 2147483647}), type: faker.helpers.arrayElement(['range_from'] as const)},]))

export const getBinRangeint64Mock = (): BinRangeint64 => (faker.helpers.arrayElement([{end: faker.number.int({min: -9007199254740991, max: 9007199254740991}), type: faker.helpers.arrayElement(['range_to'] as const)},{end: faker.number.int({min: -9007199254740991, max: 9007199254740991}), start: faker.number.int({min: -9007199254740991, max: 9007199254740991}), type: faker.helpers.arrayElement(['range'] as const)},{start: faker.number.int({min: -9007199254740991, max: 9007199254740991}), type: faker.helpers.arrayElement(['range_from'] as const)},]))

export const getBinRangeint8Mock = (): BinRangeint8 => (faker.helpers.arrayElement([{end: faker.number.int({min: -128, max: 127}), type: faker.helpers.arrayElement(['range_to'] as const)},{end: faker.number.int({min: -128, max: 127}), start: faker.number.int({min: -128, max: 127}), type: faker.helpers.arrayElement(['range'] as const)},{start: faker.number.int({min: -128, max: 127}), type: faker.helpers.arrayElement(['range_from'] as const)},]))

export const getBinRangeuint16Mock = (): BinRangeuint16 => (faker.helpers.arrayElement([{end: faker.number.int({min: 0, max: 65535}), type: faker.helpers.arrayElement(['range_to'] as const)},{end: faker.number.int({min: 0, max: 65535}), start: faker.number.int({min: 0, max: 65535}), type: faker.helpers.arrayElement(['range'] as const)},{start: faker.number.int({min: 0, max: 65535}), type: faker.helpers.arrayElement(['range_from'] as const)},]))

export const getBinRangeuint32Mock = (): BinRangeuint32 => (faker.helpers.arrayElement([{end: faker.number.int({min: 0, max: 4294967295}), type: faker.helpers.arrayElement(['range_to'] as const)},{end: faker.number.int({min: 0, max: 4294967295}), start: faker.number.int({min: 0, max: 4294967295}), type: faker.helpers.arrayElement(['range'] as const)},{start: faker.number.int({min: 0, max: 4294967295}), type: faker.helpers.arrayElement(['range_from'] as const)},]))

export const getBinRangeuint64Mock = (): BinRangeuint64 => (faker.helpers.arrayElement([{end: faker.number.int({min: 0, max: 9007199254740991}), type: faker.helpers.arrayElement(['range_to'] as const)},{end: faker.number.int({min: 0, max: 9007199254740991}), start: faker.number.int({min: 0, max: 9007199254740991}), type: faker.helpers.arrayElement(['range'] as const)},{start: faker.number.int({min: 0, max: 9007199254740991}), type: faker.helpers.arrayElement(['range_from'] as const)},]))

export const getBinRangeuint8Mock = (): BinRangeuint8 => (faker.helpers.arrayElement([{end: faker.number.int({min: 0, max: 255}), type: faker.helpers.arrayElement(['range_to'] as const)},{end: faker.number.int({min: 0, max: 255}), start: faker.number.int({min: 0, max: 255}), type: faker.helpers.arrayElement(['range'] as const)},{start: faker.number.int({min: 0, max: 255}), type: faker.helpers.arrayElement(['range_from'] as const)},]))

export const getBindoubleMock = (overrideResponse: Partial<Bindouble> = {}): Bindouble => ({count: faker.number.int({min: 0, max: 9007199254740991}), range: { ...getBinRangedoubleMock() }, ...overrideResponse})

export const getBinfloatMock = (overrideResponse: Partial<Binfloat> = {}): Binfloat => ({count: faker.number.int({min: 0, max: 9007199254740991}), range: { ...getBinRangefloatMock() }, ...overrideResponse})

export const getBinint16Mock = (overrideResponse: Partial<Binint16> = {}): Binint16 => ({count: faker.number.int({min: 0, max: 9007199254740991}), range: { ...getBinRangeint16Mock() }, ...overrideResponse})

export const getBinint32Mock = (overrideResponse: Partial<Binint32> = {}): Binint32 => ({count: faker.number.int({min: 0, max: 9007199254740991}), range: { ...getBinRangeint32Mock() }, ...overrideResponse})

export const getBinint64Mock = (overrideResponse: Partial<Binint64> = {}): Binint64 => ({count: faker.number.int({min: 0, max: 9007199254740991}), range: { ...getBinRangeint64Mock() }, ...overrideResponse})

export const getBinint8Mock = (overrideResponse: Partial<Binint8> = {}): Binint8 => ({count: faker.number.int({min: 0, max: 9007199254740991}), range: { ...getBinRangeint8Mock() }, ...overrideResponse})

export const getBinuint16Mock = (overrideResponse: Partial<Binuint16> = {}): Binuint16 => ({count: faker.number.int({min: 0, max: 9007199254740991}), range: { ...getBinRangeuint16Mock() }, ...overrideResponse})

export const getBinuint32Mock = (overrideResponse: Partial<Binuint32> = {}): Binuint32 => ({count: faker.number.int({min: 0, max: 9007199254740991}), range: { ...getBinRangeuint32Mock() }, ...overrideResponse})

export const getBinuint64Mock = (overrideResponse: Partial<Binuint64> = {}): Binuint64 => ({count: faker.number.int({min: 0, max: 9007199254740991}), range: { ...getBinRangeuint64Mock() }, ...overrideResponse})

export const getBinuint8Mock = (overrideResponse: Partial<Binuint8> = {}): Binuint8 => ({count: faker.number.int({min: 0, max: 9007199254740991}), range: { ...getBinRangeuint8Mock() }, ...overrideResponse})

export const getBlockSizeMock = (): BlockSize => (faker.helpers.arrayElement([512,2048,4096] as const))

export const getByteCountMock = (): ByteCount => (faker.number.int({min: 0, max: 9007199254740991}))

export const getCertificateMock = (overrideResponse: Partial<Certificate> = {}): Certificate => ({cert: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), name: draw.name(), service: faker.helpers.arrayElement(['external_api'] as const), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getCertificateCreateMock = (overrideResponse: Partial<CertificateCreate> = {}): CertificateCreate => ({cert: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), key: faker.string.alpha({length: {min: 10, max: 20}}), name: draw.name(), service: faker.helpers.arrayElement(['external_api'] as const), ...overrideResponse})

export const getCertificateResultsPageMock = (overrideResponse: Partial<CertificateResultsPage> = {}): CertificateResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCertificateMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getConsoleSessionMock = (overrideResponse: Partial<ConsoleSession> = {}): ConsoleSession => ({id: draw.uuid(), time_created: draw.dateTime(), time_last_used: draw.dateTime(), ...overrideResponse})

export const getConsoleSessionResultsPageMock = (overrideResponse: Partial<ConsoleSessionResultsPage> = {}): ConsoleSessionResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getConsoleSessionMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getCumulativedoubleMock = (overrideResponse: Partial<Cumulativedouble> = {}): Cumulativedouble => ({start_time: draw.dateTime(), value: faker.number.float({fractionDigits: 2}), ...overrideResponse})

export const getCumulativefloatMock = (overrideResponse: Partial<Cumulativefloat> = {}): Cumulativefloat => ({start_time: draw.dateTime(), value: faker.number.float({fractionDigits: 2}), ...overrideResponse})

export const getCumulativeint64Mock = (overrideResponse: Partial<Cumulativeint64> = {}): Cumulativeint64 => ({start_time: draw.dateTime(), value: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getCumulativeuint64Mock = (overrideResponse: Partial<Cumulativeuint64> = {}): Cumulativeuint64 => ({start_time: draw.dateTime(), value: faker.number.int({min: 0, max: 9007199254740991}), ...overrideResponse})

export const getCurrentUserMock = (overrideResponse: Partial<CurrentUser> = {}): CurrentUser => ({display_name: faker.string.alpha({length: {min: 10, max: 20}}), fleet_viewer: faker.datatype.boolean(), id: draw.uuid(), silo_admin: faker.datatype.boolean(), silo_id: draw.uuid(), silo_name: draw.name(), ...overrideResponse})

export const getQuantileMock = (overrideResponse: Partial<Quantile> = {}): Quantile => ({desired_marker_positions: Array.from({ length: faker.number.int({min: 5, max: 5}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))), marker_heights: Array.from({ length: faker.number.int({min: 5, max: 5}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))), marker_positions: Array.from({ length: faker.number.int({min: 5, max: 5}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 0, max: 9007199254740991}))), p: faker.number.float({fractionDigits: 2}), ...overrideResponse})

export const getHistogramint8Mock = (overrideResponse: Partial<Histogramint8> = {}): Histogramint8 => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBinint8Mock() })), max: faker.number.int({min: -128, max: 127}), min: faker.number.int({min: -128, max: 127}), n_samples: faker.number.int({min: 0, max: 9007199254740991}), p50: { ...getQuantileMock() }, p90: { ...getQuantileMock() }, p99: { ...getQuantileMock() }, squared_mean: faker.number.float({fractionDigits: 2}), start_time: draw.dateTime(), sum_of_samples: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getHistogramuint8Mock = (overrideResponse: Partial<Histogramuint8> = {}): Histogramuint8 => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBinuint8Mock() })), max: faker.number.int({min: 0, max: 255}), min: faker.number.int({min: 0, max: 255}), n_samples: faker.number.int({min: 0, max: 9007199254740991}), p50: { ...getQuantileMock() }, p90: { ...getQuantileMock() }, p99: { ...getQuantileMock() }, squared_mean: faker.number.float({fractionDigits: 2}), start_time: draw.dateTime(), sum_of_samples: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getHistogramint16Mock = (overrideResponse: Partial<Histogramint16> = {}): Histogramint16 => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBinint16Mock() })), max: faker.number.int({min: -32768, max: 32767}), min: faker.number.int({min: -32768, max: 32767}), n_samples: faker.number.int({min: 0, max: 9007199254740991}), p50: { ...getQuantileMock() }, p90: { ...getQuantileMock() }, p99: { ...getQuantileMock() }, squared_mean: faker.number.float({fractionDigits: 2}), start_time: draw.dateTime(), sum_of_samples: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getHistogramuint16Mock = (overrideResponse: Partial<Histogramuint16> = {}): Histogramuint16 => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBinuint16Mock() })), max: faker.number.int({min: 0, max: 65535}), min: faker.number.int({min: 0, max: 65535}), n_samples: faker.number.int({min: 0, max: 9007199254740991}), p50: { ...getQuantileMock() }, p90: { ...getQuantileMock() }, p99: { ...getQuantileMock() }, squared_mean: faker.number.float({fractionDigits: 2}), start_time: draw.dateTime(), sum_of_samples: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getHistogramint32Mock = (overrideResponse: Partial<Histogramint32> = {}): Histogramint32 => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBinint32Mock() })), max: faker.number.int({min: -2147483648, max: 2147483647}), min: faker.number.int({min: -2147483648, max: 2147483647}), n_samples: faker.number.int({min: 0, max: 9007199254740991}), p50: { ...getQuantileMock() }, p90: { ...getQuantileMock() }, p99: { ...getQuantileMock() }, squared_mean: faker.number.float({fractionDigits: 2}), start_time: draw.dateTime(), sum_of_samples: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getHistogramuint32Mock = (overrideResponse: Partial<Histogramuint32> = {}): Histogramuint32 => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBinuint32Mock() })), max: faker.number.int({min: 0, max: 4294967295}), min: faker.number.int({min: 0, max: 4294967295}), n_samples: faker.number.int({min: 0, max: 9007199254740991}), p50: { ...getQuantileMock() }, p90: { ...getQuantileMock() }, p99: { ...getQuantileMock() }, squared_mean: faker.number.float({fractionDigits: 2}), start_time: draw.dateTime(), sum_of_samples: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getHistogramint64Mock = (overrideResponse: Partial<Histogramint64> = {}): Histogramint64 => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBinint64Mock() })), max: faker.number.int({min: -9007199254740991, max: 9007199254740991}), min: faker.number.int({min: -9007199254740991, max: 9007199254740991}), n_samples: faker.number.int({min: 0, max: 9007199254740991}), p50: { ...getQuantileMock() }, p90: { ...getQuantileMock() }, p99: { ...getQuantileMock() }, squared_mean: faker.number.float({fractionDigits: 2}), start_time: draw.dateTime(), sum_of_samples: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getHistogramuint64Mock = (overrideResponse: Partial<Histogramuint64> = {}): Histogramuint64 => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBinuint64Mock() })), max: faker.number.int({min: 0, max: 9007199254740991}), min: faker.number.int({min: 0, max: 9007199254740991}), n_samples: faker.number.int({min: 0, max: 9007199254740991}), p50: { ...getQuantileMock() }, p90: { ...getQuantileMock() }, p99: { ...getQuantileMock() }, squared_mean: faker.number.float({fractionDigits: 2}), start_time: draw.dateTime(), sum_of_samples: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getHistogramfloatMock = (overrideResponse: Partial<Histogramfloat> = {}): Histogramfloat => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBinfloatMock() })), max: faker.number.float({fractionDigits: 2}), min: faker.number.float({fractionDigits: 2}), n_samples: faker.number.int({min: 0, max: 9007199254740991}), p50: { ...getQuantileMock() }, p90: { ...getQuantileMock() }, p99: { ...getQuantileMock() }, squared_mean: faker.number.float({fractionDigits: 2}), start_time: draw.dateTime(), sum_of_samples: faker.number.float({fractionDigits: 2}), ...overrideResponse})

export const getHistogramdoubleMock = (overrideResponse: Partial<Histogramdouble> = {}): Histogramdouble => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBindoubleMock() })), max: faker.number.float({fractionDigits: 2}), min: faker.number.float({fractionDigits: 2}), n_samples: faker.number.int({min: 0, max: 9007199254740991}), p50: { ...getQuantileMock() }, p90: { ...getQuantileMock() }, p99: { ...getQuantileMock() }, squared_mean: faker.number.float({fractionDigits: 2}), start_time: draw.dateTime(), sum_of_samples: faker.number.float({fractionDigits: 2}), ...overrideResponse})

export const getMissingDatumMock = (overrideResponse: Partial<MissingDatum> = {}): MissingDatum => ({datum_type: faker.helpers.arrayElement(['bool','i8','u8','i16','u16','i32','u32','i64','u64','f32','f64','string','bytes','cumulative_i64','cumulative_u64','cumulative_f32','cumulative_f64','histogram_i8','histogram_u8','histogram_i16','histogram_u16','histogram_i32','histogram_u32','histogram_i64','histogram_u64','histogram_f32','histogram_f64'] as const), start_time: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.dateTime(), null]), undefined]), ...overrideResponse})

export const getDatumMock = (): Datum => (faker.helpers.arrayElement([{datum: faker.datatype.boolean(), type: faker.helpers.arrayElement(['bool'] as const)},{datum: faker.number.int({min: -128, max: 127}), type: faker.helpers.arrayElement(['i8'] as const)},{datum: faker.number.int({min: 0, max: 255}), type: faker.helpers.arrayElement(['u8'] as const)},{datum: faker.number.int({min: -32768, max: 32767}), type: faker.helpers.arrayElement(['i16'] as const)},{datum: faker.number.int({min: 0, max: 65535}), type: faker.helpers.arrayElement(['u16'] as const)},{datum: faker.number.int({min: -2147483648, max: 2147483647}), type: faker.helpers.arrayElement(['i32'] as const)},{datum: faker.number.int({min: 0, max: 4294967295}), type: faker.helpers.arrayElement(['u32'] as const)},{datum: faker.number.int({min: -9007199254740991, max: 9007199254740991}), type: faker.helpers.arrayElement(['i64'] as const)},{datum: faker.number.int({min: 0, max: 9007199254740991}), type: faker.helpers.arrayElement(['u64'] as const)},{datum: faker.number.float({fractionDigits: 2}), type: faker.helpers.arrayElement(['f32'] as const)},{datum: faker.number.float({fractionDigits: 2}), type: faker.helpers.arrayElement(['f64'] as const)},{datum: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['string'] as const)},{datum: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 0, max: 255}))), type: faker.helpers.arrayElement(['bytes'] as const)},{datum: { ...getCumulativeint64Mock() }, type: faker.helpers.arrayElement(['cumulative_i64'] as const)},{datum: { ...getCumulativeuint64Mock() }, type: faker.helpers.arrayElement(['cumulative_u64'] as const)},{datum: { ...getCumulativefloatMock() }, type: faker.helpers.arrayElement(['cumulative_f32'] as const)},{datum: { ...getCumulativedoubleMock() }, type: faker.helpers.arrayElement(['cumulative_f64'] as const)},{datum: { ...getHistogramint8Mock() }, type: faker.helpers.arrayElement(['histogram_i8'] as const)},{datum: { ...getHistogramuint8Mock() }, type: faker.helpers.arrayElement(['histogram_u8'] as const)},{datum: { ...getHistogramint16Mock() }, type: faker.helpers.arrayElement(['histogram_i16'] as const)},{datum: { ...getHistogramuint16Mock() }, type: faker.helpers.arrayElement(['histogram_u16'] as const)},{datum: { ...getHistogramint32Mock() }, type: faker.helpers.arrayElement(['histogram_i32'] as const)},{datum: { ...getHistogramuint32Mock() }, type: faker.helpers.arrayElement(['histogram_u32'] as const)},{datum: { ...getHistogramint64Mock() }, type: faker.helpers.arrayElement(['histogram_i64'] as const)},{datum: { ...getHistogramuint64Mock() }, type: faker.helpers.arrayElement(['histogram_u64'] as const)},{datum: { ...getHistogramfloatMock() }, type: faker.helpers.arrayElement(['histogram_f32'] as const)},{datum: { ...getHistogramdoubleMock() }, type: faker.helpers.arrayElement(['histogram_f64'] as const)},{datum: { ...getMissingDatumMock() }, type: faker.helpers.arrayElement(['missing'] as const)},]))

export const getDatumTypeMock = (): DatumType => (faker.helpers.arrayElement(['bool','i8','u8','i16','u16','i32','u32','i64','u64','f32','f64','string','bytes','cumulative_i64','cumulative_u64','cumulative_f32','cumulative_f64','histogram_i8','histogram_u8','histogram_i16','histogram_u16','histogram_i32','histogram_u32','histogram_i64','histogram_u64','histogram_f32','histogram_f64'] as const))

export const getDerEncodedKeyPairMock = (overrideResponse: Partial<DerEncodedKeyPair> = {}): DerEncodedKeyPair => ({private_key: faker.string.alpha({length: {min: 10, max: 20}}), public_cert: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getDeviceAccessTokenMock = (overrideResponse: Partial<DeviceAccessToken> = {}): DeviceAccessToken => ({id: draw.uuid(), time_created: draw.dateTime(), time_expires: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.dateTime(), null]), undefined]), ...overrideResponse})

export const getDeviceAccessTokenRequestMock = (overrideResponse: Partial<DeviceAccessTokenRequest> = {}): DeviceAccessTokenRequest => ({client_id: draw.uuid(), device_code: faker.string.alpha({length: {min: 10, max: 20}}), grant_type: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getDeviceAccessTokenResultsPageMock = (overrideResponse: Partial<DeviceAccessTokenResultsPage> = {}): DeviceAccessTokenResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDeviceAccessTokenMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getDeviceAuthRequestMock = (overrideResponse: Partial<DeviceAuthRequest> = {}): DeviceAuthRequest => ({client_id: draw.uuid(), ttl_seconds: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 1, max: 4294967295}), null]), undefined]), ...overrideResponse})

export const getDeviceAuthVerifyMock = (overrideResponse: Partial<DeviceAuthVerify> = {}): DeviceAuthVerify => ({user_code: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getDigestMock = (): Digest => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['sha256'] as const), value: faker.string.alpha({length: {min: 10, max: 20}})},]))

export const getDiskStateMock = (): DiskState => (faker.helpers.arrayElement([{state: faker.helpers.arrayElement(['creating'] as const)},{state: faker.helpers.arrayElement(['detached'] as const)},{state: faker.helpers.arrayElement(['import_ready'] as const)},{state: faker.helpers.arrayElement(['importing_from_url'] as const)},{state: faker.helpers.arrayElement(['importing_from_bulk_writes'] as const)},{state: faker.helpers.arrayElement(['finalizing'] as const)},{state: faker.helpers.arrayElement(['maintenance'] as const)},{instance: draw.uuid(), state: faker.helpers.arrayElement(['attaching'] as const)},{instance: draw.uuid(), state: faker.helpers.arrayElement(['attached'] as const)},{instance: draw.uuid(), state: faker.helpers.arrayElement(['detaching'] as const)},{state: faker.helpers.arrayElement(['destroyed'] as const)},{state: faker.helpers.arrayElement(['faulted'] as const)},]))

export const getDiskMock = (overrideResponse: Partial<Disk> = {}): Disk => ({block_size: faker.number.int({min: 0, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), device_path: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), image_id: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(), null]), undefined]), name: draw.name(), project_id: draw.uuid(), size: faker.number.int({min: 0, max: 9007199254740991}), snapshot_id: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(), null]), undefined]), state: { ...getDiskStateMock() }, time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getDiskSourceMock = (): DiskSource => (faker.helpers.arrayElement([{block_size: faker.helpers.arrayElement([512,2048,4096] as const), type: faker.helpers.arrayElement(['blank'] as const)},{snapshot_id: draw.uuid(), type: faker.helpers.arrayElement(['snapshot'] as const)},{image_id: draw.uuid(), type: faker.helpers.arrayElement(['image'] as const)},{block_size: faker.helpers.arrayElement([512,2048,4096] as const), type: faker.helpers.arrayElement(['importing_blocks'] as const)},]))

export const getDiskCreateMock = (overrideResponse: Partial<DiskCreate> = {}): DiskCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), disk_source: { ...getDiskSourceMock() }, name: draw.name(), size: faker.number.int({min: 0, max: 9007199254740991}), ...overrideResponse})

export const getDiskPathMock = (overrideResponse: Partial<DiskPath> = {}): DiskPath => ({disk: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), ...overrideResponse})

export const getDiskResultsPageMock = (overrideResponse: Partial<DiskResultsPage> = {}): DiskResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDiskMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getDistributiondoubleMock = (overrideResponse: Partial<Distributiondouble> = {}): Distributiondouble => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.float({fractionDigits: 2}))), counts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 0, max: 9007199254740991}))), max: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), undefined]), min: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), undefined]), p50: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getQuantileMock() },null,]), undefined]), p90: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getQuantileMock() },null,]), undefined]), p99: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getQuantileMock() },null,]), undefined]), squared_mean: faker.number.float({fractionDigits: 2}), sum_of_samples: faker.number.float({fractionDigits: 2}), ...overrideResponse})

export const getDistributionint64Mock = (overrideResponse: Partial<Distributionint64> = {}): Distributionint64 => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: -9007199254740991, max: 9007199254740991}))), counts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 0, max: 9007199254740991}))), max: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), undefined]), min: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), undefined]), p50: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getQuantileMock() },null,]), undefined]), p90: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getQuantileMock() },null,]), undefined]), p99: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getQuantileMock() },null,]), undefined]), squared_mean: faker.number.float({fractionDigits: 2}), sum_of_samples: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getEphemeralIpCreateMock = (overrideResponse: Partial<EphemeralIpCreate> = {}): EphemeralIpCreate => ({pool: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(),draw.name(),]), null]), ...overrideResponse})

export const getErrorMock = (overrideResponse: Partial<Error> = {}): Error => ({error_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), message: faker.string.alpha({length: {min: 10, max: 20}}), request_id: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getExternalIpMock = (): ExternalIp => (faker.helpers.arrayElement([{first_port: faker.number.int({min: 0, max: 65535}), ip: draw.ip(), ip_pool_id: draw.uuid(), kind: faker.helpers.arrayElement(['snat'] as const), last_port: faker.number.int({min: 0, max: 65535})},{ip: draw.ip(), ip_pool_id: draw.uuid(), kind: faker.helpers.arrayElement(['ephemeral'] as const)},{description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), instance_id: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(), null]), undefined]), ip: draw.ip(), ip_pool_id: draw.uuid(), kind: faker.helpers.arrayElement(['floating'] as const), name: draw.name(), project_id: draw.uuid(), time_created: draw.dateTime(), time_modified: draw.dateTime()},]))

export const getExternalIpCreateMock = (): ExternalIpCreate => (faker.helpers.arrayElement([{pool: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(),draw.name(),]), null]), type: faker.helpers.arrayElement(['ephemeral'] as const)},{floating_ip: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), type: faker.helpers.arrayElement(['floating'] as const)},]))

export const getExternalIpResultsPageMock = (overrideResponse: Partial<ExternalIpResultsPage> = {}): ExternalIpResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getExternalIpMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getFailureDomainMock = (): FailureDomain => (faker.helpers.arrayElement(['sled'] as const))

export const getFieldSchemaMock = (overrideResponse: Partial<FieldSchema> = {}): FieldSchema => ({description: faker.string.alpha({length: {min: 10, max: 20}}), field_type: faker.helpers.arrayElement(['string','i8','u8','i16','u16','i32','u32','i64','u64','ip_addr','uuid','bool'] as const), name: faker.string.alpha({length: {min: 10, max: 20}}), source: faker.helpers.arrayElement(['target','metric'] as const), ...overrideResponse})

export const getFieldSourceMock = (): FieldSource => (faker.helpers.arrayElement(['target','metric'] as const))

export const getFieldTypeMock = (): FieldType => (faker.helpers.arrayElement(['string','i8','u8','i16','u16','i32','u32','i64','u64','ip_addr','uuid','bool'] as const))

export const getFieldValueMock = (): FieldValue => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['string'] as const), value: faker.string.alpha({length: {min: 10, max: 20}})},{type: faker.helpers.arrayElement(['i8'] as const), value: faker.number.int({min: -128, max: 127})},{type: faker.helpers.arrayElement(['u8'] as const), value: faker.number.int({min: 0, max: 255})},{type: faker.helpers.arrayElement(['i16'] as const), value: faker.number.int({min: -32768, max: 32767})},{type: faker.helpers.arrayElement(['u16'] as const), value: faker.number.int({min: 0, max: 65535})},{type: faker.helpers.arrayElement(['i32'] as const), value: faker.number.int({min: -2147483648, max: 2147483647})},{type: faker.helpers.arrayElement(['u32'] as const), value: faker.number.int({min: 0, max: 4294967295})},{type: faker.helpers.arrayElement(['i64'] as const), value: faker.number.int({min: -9007199254740991, max: 9007199254740991})},{type: faker.helpers.arrayElement(['u64'] as const), value: faker.number.int({min: 0, max: 9007199254740991})},{type: faker.helpers.arrayElement(['ip_addr'] as const), value: draw.ip()},{type: faker.helpers.arrayElement(['uuid'] as const), value: draw.uuid()},{type: faker.helpers.arrayElement(['bool'] as const), value: faker.datatype.boolean()},]))

export const getFinalizeDiskMock = (overrideResponse: Partial<FinalizeDisk> = {}): FinalizeDisk => ({snapshot_name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getFleetRoleMock = (): FleetRole => (faker.helpers.arrayElement(['admin','collaborator','viewer'] as const))

export const getFleetRoleRoleAssignmentMock = (overrideResponse: Partial<FleetRoleRoleAssignment> = {}): FleetRoleRoleAssignment => ({identity_id: draw.uuid(), identity_type: faker.helpers.arrayElement(['silo_user','silo_group'] as const), role_name: faker.helpers.arrayElement(['admin','collaborator','viewer'] as const), ...overrideResponse})

export const getFleetRolePolicyMock = (overrideResponse: Partial<FleetRolePolicy> = {}): FleetRolePolicy => ({role_assignments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFleetRoleRoleAssignmentMock() })), ...overrideResponse})

export const getFloatingIpMock = (overrideResponse: Partial<FloatingIp> = {}): FloatingIp => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), instance_id: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(), null]), undefined]), ip: draw.ip(), ip_pool_id: draw.uuid(), name: draw.name(), project_id: draw.uuid(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getFloatingIpAttachMock = (overrideResponse: Partial<FloatingIpAttach> = {}): FloatingIpAttach => ({kind: faker.helpers.arrayElement(['instance'] as const), parent: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), ...overrideResponse})

export const getFloatingIpCreateMock = (overrideResponse: Partial<FloatingIpCreate> = {}): FloatingIpCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), ip: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.ip(), null]), undefined]), name: draw.name(), pool: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(),draw.name(),]), null]), ...overrideResponse})

export const getFloatingIpParentKindMock = (): FloatingIpParentKind => (faker.helpers.arrayElement(['instance'] as const))

export const getFloatingIpResultsPageMock = (overrideResponse: Partial<FloatingIpResultsPage> = {}): FloatingIpResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFloatingIpMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getFloatingIpUpdateMock = (overrideResponse: Partial<FloatingIpUpdate> = {}): FloatingIpUpdate => ({description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getGroupMock = (overrideResponse: Partial<Group> = {}): Group => ({display_name: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), silo_id: draw.uuid(), ...overrideResponse})

export const getGroupResultsPageMock = (overrideResponse: Partial<GroupResultsPage> = {}): GroupResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGroupMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getHostnameMock = (): Hostname => (draw.hostname())

export const getIcmpParamRangeMock = (): IcmpParamRange => (draw.icmpCodes())

export const getIdSortModeMock = (): IdSortMode => (faker.helpers.arrayElement(['id_ascending'] as const))

export const getIdentityProviderMock = (overrideResponse: Partial<IdentityProvider> = {}): IdentityProvider => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), name: draw.name(), provider_type: faker.helpers.arrayElement(['saml'] as const), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getIdentityProviderResultsPageMock = (overrideResponse: Partial<IdentityProviderResultsPage> = {}): IdentityProviderResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getIdentityProviderMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getIdentityProviderTypeMock = (): IdentityProviderType => (faker.helpers.arrayElement(['saml'] as const))

export const getIdentityTypeMock = (): IdentityType => (faker.helpers.arrayElement(['silo_user','silo_group'] as const))

export const getIdpMetadataSourceMock = (): IdpMetadataSource => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['url'] as const), url: faker.string.alpha({length: {min: 10, max: 20}})},{data: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(['base64_encoded_xml'] as const)},]))

export const getImageMock = (overrideResponse: Partial<Image> = {}): Image => ({block_size: faker.number.int({min: 0, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), digest: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getDigestMock() },null,]), undefined]), id: draw.uuid(), name: draw.name(), os: faker.string.alpha({length: {min: 10, max: 20}}), project_id: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(), null]), undefined]), size: faker.number.int({min: 0, max: 9007199254740991}), time_created: draw.dateTime(), time_modified: draw.dateTime(), version: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getImageSourceMock = (): ImageSource => (faker.helpers.arrayElement([{id: draw.uuid(), type: faker.helpers.arrayElement(['snapshot'] as const)},]))

export const getImageCreateMock = (overrideResponse: Partial<ImageCreate> = {}): ImageCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), name: draw.name(), os: faker.string.alpha({length: {min: 10, max: 20}}), source: { ...getImageSourceMock() }, version: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getImageResultsPageMock = (overrideResponse: Partial<ImageResultsPage> = {}): ImageResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getImageMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getImportBlocksBulkWriteMock = (overrideResponse: Partial<ImportBlocksBulkWrite> = {}): ImportBlocksBulkWrite => ({base64_encoded_data: faker.string.alpha({length: {min: 10, max: 20}}), offset: faker.number.int({min: 0, max: 9007199254740991}), ...overrideResponse})

export const getInstanceMock = (overrideResponse: Partial<Instance> = {}): Instance => ({auto_restart_cooldown_expiration: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.dateTime(), null]), undefined]), auto_restart_enabled: faker.datatype.boolean(), auto_restart_policy: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.helpers.arrayElement(['never','best_effort'] as const), null]), undefined]), boot_disk_id: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(), null]), undefined]), cpu_platform: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.helpers.arrayElement(['amd_milan','amd_turin'] as const), null]), undefined]), description: faker.string.alpha({length: {min: 10, max: 20}}), hostname: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), memory: faker.number.int({min: 0, max: 9007199254740991}), name: draw.name(), ncpus: faker.number.int({min: 0, max: 65535}), project_id: draw.uuid(), run_state: faker.helpers.arrayElement(['creating','starting','running','stopping','stopped','rebooting','migrating','repairing','failed','destroyed'] as const), time_created: draw.dateTime(), time_last_auto_restarted: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.dateTime(), null]), undefined]), time_modified: draw.dateTime(), time_run_state_updated: draw.dateTime(), ...overrideResponse})

export const getInstanceAutoRestartPolicyMock = (): InstanceAutoRestartPolicy => (faker.helpers.arrayElement(['never','best_effort'] as const))

export const getInstanceCpuCountMock = (): InstanceCpuCount => (faker.number.int({min: 0, max: 65535}))

export const getInstanceCpuPlatformMock = (): InstanceCpuPlatform => (faker.helpers.arrayElement(['amd_milan','amd_turin'] as const))

export const getInstanceDiskAttachmentMock = (): InstanceDiskAttachment => (faker.helpers.arrayElement([{description: faker.string.alpha({length: {min: 10, max: 20}}), disk_source: { ...getDiskSourceMock() }, name: draw.name(), size: faker.number.int({min: 0, max: 9007199254740991}), type: faker.helpers.arrayElement(['create'] as const)},{name: draw.name(), type: faker.helpers.arrayElement(['attach'] as const)},]))

export const getInstanceNetworkInterfaceCreateMock = (overrideResponse: Partial<InstanceNetworkInterfaceCreate> = {}): InstanceNetworkInterfaceCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), ip: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.ip(), null]), undefined]), name: draw.name(), subnet_name: draw.name(), transit_ips: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.ipNet())), undefined]), vpc_name: draw.name(), ...overrideResponse})

export const getInstanceNetworkInterfaceAttachmentMock = (): InstanceNetworkInterfaceAttachment => (faker.helpers.arrayElement([{params: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInstanceNetworkInterfaceCreateMock() })), type: faker.helpers.arrayElement(['create'] as const)},{type: faker.helpers.arrayElement(['default'] as const)},{type: faker.helpers.arrayElement(['none'] as const)},]))

export const getInstanceCreateMock = (overrideResponse: Partial<InstanceCreate> = {}): InstanceCreate => ({anti_affinity_groups: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([draw.uuid(),draw.name(),]))), undefined]), auto_restart_policy: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.helpers.arrayElement(['never','best_effort'] as const), null]), undefined]), boot_disk: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getInstanceDiskAttachmentMock() },null,]), undefined]), cpu_platform: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.helpers.arrayElement(['amd_milan','amd_turin'] as const), null]), undefined]), description: faker.string.alpha({length: {min: 10, max: 20}}), disks: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInstanceDiskAttachmentMock() })), undefined]), external_ips: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getExternalIpCreateMock() })), undefined]), hostname: draw.hostname(), memory: faker.number.int({min: 0, max: 9007199254740991}), name: draw.name(), ncpus: faker.number.int({min: 0, max: 65535}), network_interfaces: faker.helpers.arrayElement([{ ...getInstanceNetworkInterfaceAttachmentMock() }, undefined]), ssh_public_keys: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([draw.uuid(),draw.name(),]))), undefined]), start: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), user_data: faker.helpers.arrayElement([draw.base64(), undefined]), ...overrideResponse})

export const getInstanceNetworkInterfaceMock = (overrideResponse: Partial<InstanceNetworkInterface> = {}): InstanceNetworkInterface => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), instance_id: draw.uuid(), ip: draw.ip(), mac: draw.mac(), name: draw.name(), primary: faker.datatype.boolean(), subnet_id: draw.uuid(), time_created: draw.dateTime(), time_modified: draw.dateTime(), transit_ips: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.ipNet())), undefined]), vpc_id: draw.uuid(), ...overrideResponse})

export const getInstanceNetworkInterfaceResultsPageMock = (overrideResponse: Partial<InstanceNetworkInterfaceResultsPage> = {}): InstanceNetworkInterfaceResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInstanceNetworkInterfaceMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getInstanceNetworkInterfaceUpdateMock = (overrideResponse: Partial<InstanceNetworkInterfaceUpdate> = {}): InstanceNetworkInterfaceUpdate => ({description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), primary: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), transit_ips: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.ipNet())), undefined]), ...overrideResponse})

export const getInstanceResultsPageMock = (overrideResponse: Partial<InstanceResultsPage> = {}): InstanceResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInstanceMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getInstanceSerialConsoleDataMock = (overrideResponse: Partial<InstanceSerialConsoleData> = {}): InstanceSerialConsoleData => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 0, max: 255}))), last_byte_offset: faker.number.int({min: 0, max: 9007199254740991}), ...overrideResponse})

export const getInstanceStateMock = (): InstanceState => (faker.helpers.arrayElement(['creating','starting','running','stopping','stopped','rebooting','migrating','repairing','failed','destroyed'] as const))

export const getInstanceUpdateMock = (overrideResponse: Partial<InstanceUpdate> = {}): InstanceUpdate => ({auto_restart_policy: faker.helpers.arrayElement([faker.helpers.arrayElement(['never','best_effort'] as const), null]), boot_disk: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), cpu_platform: faker.helpers.arrayElement([faker.helpers.arrayElement(['amd_milan','amd_turin'] as const), null]), memory: faker.number.int({min: 0, max: 9007199254740991}), ncpus: faker.number.int({min: 0, max: 65535}), ...overrideResponse})

export const getInterfaceNumMock = (): InterfaceNum => (faker.helpers.arrayElement([{unknown: faker.number.int({min: 0, max: 4294967295})},{if_index: faker.number.int({min: 0, max: 4294967295})},{port_number: faker.number.int({min: 0, max: 4294967295})},]))

export const getInternetGatewayMock = (overrideResponse: Partial<InternetGateway> = {}): InternetGateway => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), vpc_id: draw.uuid(), ...overrideResponse})

export const getInternetGatewayCreateMock = (overrideResponse: Partial<InternetGatewayCreate> = {}): InternetGatewayCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), name: draw.name(), ...overrideResponse})

export const getInternetGatewayIpAddressMock = (overrideResponse: Partial<InternetGatewayIpAddress> = {}): InternetGatewayIpAddress => ({address: draw.ip(), description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), internet_gateway_id: draw.uuid(), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getInternetGatewayIpAddressCreateMock = (overrideResponse: Partial<InternetGatewayIpAddressCreate> = {}): InternetGatewayIpAddressCreate => ({address: draw.ip(), description: faker.string.alpha({length: {min: 10, max: 20}}), name: draw.name(), ...overrideResponse})

export const getInternetGatewayIpAddressResultsPageMock = (overrideResponse: Partial<InternetGatewayIpAddressResultsPage> = {}): InternetGatewayIpAddressResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInternetGatewayIpAddressMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getInternetGatewayIpPoolMock = (overrideResponse: Partial<InternetGatewayIpPool> = {}): InternetGatewayIpPool => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), internet_gateway_id: draw.uuid(), ip_pool_id: draw.uuid(), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getInternetGatewayIpPoolCreateMock = (overrideResponse: Partial<InternetGatewayIpPoolCreate> = {}): InternetGatewayIpPoolCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), ip_pool: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), name: draw.name(), ...overrideResponse})

export const getInternetGatewayIpPoolResultsPageMock = (overrideResponse: Partial<InternetGatewayIpPoolResultsPage> = {}): InternetGatewayIpPoolResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInternetGatewayIpPoolMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getInternetGatewayResultsPageMock = (overrideResponse: Partial<InternetGatewayResultsPage> = {}): InternetGatewayResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInternetGatewayMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getIpNetMock = (): IpNet => (draw.ipNet())

export const getIpPoolMock = (overrideResponse: Partial<IpPool> = {}): IpPool => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), ip_version: faker.helpers.arrayElement(['v4','v6'] as const), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getIpPoolCreateMock = (overrideResponse: Partial<IpPoolCreate> = {}): IpPoolCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), ip_version: faker.helpers.arrayElement([faker.helpers.arrayElement(['v4','v6'] as const), undefined]), name: draw.name(), ...overrideResponse})

export const getIpPoolLinkSiloMock = (overrideResponse: Partial<IpPoolLinkSilo> = {}): IpPoolLinkSilo => ({is_default: faker.datatype.boolean(), silo: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), ...overrideResponse})

export const getIpv4RangeMock = (overrideResponse: Partial<Ipv4Range> = {}): Ipv4Range => ({first: draw.ipv4(), last: draw.ipv4(), ...overrideResponse})

export const getIpv6RangeMock = (overrideResponse: Partial<Ipv6Range> = {}): Ipv6Range => ({first: draw.ipv6(), last: draw.ipv6(), ...overrideResponse})

export const getIpRangeMock = (): IpRange => (faker.helpers.arrayElement([{ ...getIpv4RangeMock() },{ ...getIpv6RangeMock() },]))

export const getIpPoolRangeMock = (overrideResponse: Partial<IpPoolRange> = {}): IpPoolRange => ({id: draw.uuid(), ip_pool_id: draw.uuid(), range: { ...getIpRangeMock() }, time_created: draw.dateTime(), ...overrideResponse})

export const getIpPoolRangeResultsPageMock = (overrideResponse: Partial<IpPoolRangeResultsPage> = {}): IpPoolRangeResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getIpPoolRangeMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getIpPoolResultsPageMock = (overrideResponse: Partial<IpPoolResultsPage> = {}): IpPoolResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getIpPoolMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getIpPoolSiloLinkMock = (overrideResponse: Partial<IpPoolSiloLink> = {}): IpPoolSiloLink => ({ip_pool_id: draw.uuid(), is_default: faker.datatype.boolean(), silo_id: draw.uuid(), ...overrideResponse})

export const getIpPoolSiloLinkResultsPageMock = (overrideResponse: Partial<IpPoolSiloLinkResultsPage> = {}): IpPoolSiloLinkResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getIpPoolSiloLinkMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getIpPoolSiloUpdateMock = (overrideResponse: Partial<IpPoolSiloUpdate> = {}): IpPoolSiloUpdate => ({is_default: faker.datatype.boolean(), ...overrideResponse})

export const getIpPoolUpdateMock = (overrideResponse: Partial<IpPoolUpdate> = {}): IpPoolUpdate => ({description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getIpPoolUtilizationMock = (overrideResponse: Partial<IpPoolUtilization> = {}): IpPoolUtilization => ({capacity: faker.number.float({fractionDigits: 2}), remaining: faker.number.float({fractionDigits: 2}), ...overrideResponse})

export const getIpVersionMock = (): IpVersion => (faker.helpers.arrayElement(['v4','v6'] as const))

export const getIpv4NetMock = (): Ipv4Net => (draw.ipv4Net())

export const getIpv6NetMock = (): Ipv6Net => (draw.ipv6Net())

export const getL4PortRangeMock = (): L4PortRange => (draw.ports())

export const getLldpLinkConfigCreateMock = (overrideResponse: Partial<LldpLinkConfigCreate> = {}): LldpLinkConfigCreate => ({chassis_id: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), enabled: faker.datatype.boolean(), link_description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), link_name: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), management_ip: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.ip(), null]), undefined]), system_description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), system_name: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getTxEqConfigMock = (overrideResponse: Partial<TxEqConfig> = {}): TxEqConfig => ({main: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -2147483648, max: 2147483647}), null]), undefined]), post1: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -2147483648, max: 2147483647}), null]), undefined]), post2: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -2147483648, max: 2147483647}), null]), undefined]), pre1: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -2147483648, max: 2147483647}), null]), undefined]), pre2: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -2147483648, max: 2147483647}), null]), undefined]), ...overrideResponse})

export const getLinkConfigCreateMock = (overrideResponse: Partial<LinkConfigCreate> = {}): LinkConfigCreate => ({autoneg: faker.datatype.boolean(), fec: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.helpers.arrayElement(['firecode','none','rs'] as const), null]), undefined]), link_name: draw.name(), lldp: { ...getLldpLinkConfigCreateMock() }, mtu: faker.number.int({min: 0, max: 65535}), speed: faker.helpers.arrayElement(['speed0_g','speed1_g','speed10_g','speed25_g','speed40_g','speed50_g','speed100_g','speed200_g','speed400_g'] as const), tx_eq: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getTxEqConfigMock() },null,]), undefined]), ...overrideResponse})

export const getLinkFecMock = (): LinkFec => (faker.helpers.arrayElement(['firecode','none','rs'] as const))

export const getLinkSpeedMock = (): LinkSpeed => (faker.helpers.arrayElement(['speed0_g','speed1_g','speed10_g','speed25_g','speed40_g','speed50_g','speed100_g','speed200_g','speed400_g'] as const))

export const getLldpLinkConfigMock = (overrideResponse: Partial<LldpLinkConfig> = {}): LldpLinkConfig => ({chassis_id: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), enabled: faker.datatype.boolean(), id: draw.uuid(), link_description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), link_name: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), management_ip: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.ip(), null]), undefined]), system_description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), system_name: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getNetworkAddressMock = (): NetworkAddress => (faker.helpers.arrayElement([{ip_addr: draw.ip()},{i_e_e_e802: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 0, max: 255})))},]))

export const getManagementAddressMock = (overrideResponse: Partial<ManagementAddress> = {}): ManagementAddress => ({addr: { ...getNetworkAddressMock() }, interface_num: { ...getInterfaceNumMock() }, oid: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 0, max: 255}))), undefined]), ...overrideResponse})

export const getLldpNeighborMock = (overrideResponse: Partial<LldpNeighbor> = {}): LldpNeighbor => ({chassis_id: faker.string.alpha({length: {min: 10, max: 20}}), first_seen: draw.dateTime(), last_seen: draw.dateTime(), link_description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), link_name: faker.string.alpha({length: {min: 10, max: 20}}), local_port: faker.string.alpha({length: {min: 10, max: 20}}), management_ip: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getManagementAddressMock() })), system_description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), system_name: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getLldpNeighborResultsPageMock = (overrideResponse: Partial<LldpNeighborResultsPage> = {}): LldpNeighborResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getLldpNeighborMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getLoopbackAddressMock = (overrideResponse: Partial<LoopbackAddress> = {}): LoopbackAddress => ({address: draw.ipNet(), address_lot_block_id: draw.uuid(), id: draw.uuid(), rack_id: draw.uuid(), switch_location: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getLoopbackAddressCreateMock = (overrideResponse: Partial<LoopbackAddressCreate> = {}): LoopbackAddressCreate => ({address: draw.ip(), address_lot: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), anycast: faker.datatype.boolean(), mask: faker.number.int({min: 0, max: 255}), rack_id: draw.uuid(), switch_location: draw.name(), ...overrideResponse})

export const getLoopbackAddressResultsPageMock = (overrideResponse: Partial<LoopbackAddressResultsPage> = {}): LoopbackAddressResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getLoopbackAddressMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getMacAddrMock = (): MacAddr => (draw.mac())

export const getMeasurementMock = (overrideResponse: Partial<Measurement> = {}): Measurement => ({datum: { ...getDatumMock() }, timestamp: draw.dateTime(), ...overrideResponse})

export const getMeasurementResultsPageMock = (overrideResponse: Partial<MeasurementResultsPage> = {}): MeasurementResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMeasurementMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getMetricTypeMock = (): MetricType => (faker.helpers.arrayElement(['gauge','delta','cumulative'] as const))

export const getNameMock = (): Name => (draw.name())

export const getNameOrIdMock = (): NameOrId => (faker.helpers.arrayElement([draw.uuid(),draw.name(),]))

export const getNameOrIdSortModeMock = (): NameOrIdSortMode => (faker.helpers.arrayElement(['name_ascending','name_descending','id_ascending'] as const))

export const getNameSortModeMock = (): NameSortMode => (faker.helpers.arrayElement(['name_ascending'] as const))

export const getNetworkInterfaceKindMock = (): NetworkInterfaceKind => (faker.helpers.arrayElement([{id: draw.uuid(), type: faker.helpers.arrayElement(['instance'] as const)},{id: draw.uuid(), type: faker.helpers.arrayElement(['service'] as const)},{id: draw.uuid(), type: faker.helpers.arrayElement(['probe'] as const)},]))

export const getNetworkInterfaceMock = (overrideResponse: Partial<NetworkInterface> = {}): NetworkInterface => ({id: draw.uuid(), ip: draw.ip(), kind: { ...getNetworkInterfaceKindMock() }, mac: draw.mac(), name: draw.name(), primary: faker.datatype.boolean(), slot: faker.number.int({min: 0, max: 255}), subnet: draw.ipNet(), transit_ips: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.ipNet())), undefined]), vni: faker.number.int({min: 0, max: 4294967295}), ...overrideResponse})

export const getValueArrayMock = (): ValueArray => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['integer'] as const), values: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null])))},{type: faker.helpers.arrayElement(['double'] as const), values: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null])))},{type: faker.helpers.arrayElement(['boolean'] as const), values: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.datatype.boolean()))},{type: faker.helpers.arrayElement(['string'] as const), values: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])))},{type: faker.helpers.arrayElement(['integer_distribution'] as const), values: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{ ...getDistributionint64Mock() },null,])))},{type: faker.helpers.arrayElement(['double_distribution'] as const), values: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([{ ...getDistributiondoubleMock() },null,])))},]))

export const getValuesMock = (overrideResponse: Partial<Values> = {}): Values => ({metric_type: faker.helpers.arrayElement(['gauge','delta','cumulative'] as const), values: { ...getValueArrayMock() }, ...overrideResponse})

export const getPointsMock = (overrideResponse: Partial<Points> = {}): Points => ({start_times: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.dateTime())), undefined]), timestamps: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.dateTime())), values: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getValuesMock() })), ...overrideResponse})

export const getTimeseriesMock = (overrideResponse: Partial<Timeseries> = {}): Timeseries => ({fields: {

        [faker.string.alphanumeric(5)]: { ...getFieldValueMock() }
      }, points: { ...getPointsMock() }, ...overrideResponse})

export const getOxqlTableMock = (overrideResponse: Partial<OxqlTable> = {}): OxqlTable => ({name: faker.string.alpha({length: {min: 10, max: 20}}), timeseries: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTimeseriesMock() })), ...overrideResponse})

export const getOxqlQueryResultMock = (overrideResponse: Partial<OxqlQueryResult> = {}): OxqlQueryResult => ({tables: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getOxqlTableMock() })), ...overrideResponse})

export const getPaginationOrderMock = (): PaginationOrder => (faker.helpers.arrayElement(['ascending','descending'] as const))

export const getPasswordMock = (): Password => (faker.string.alpha({length: {min: 10, max: 512}}))

export const getPhysicalDiskPolicyMock = (): PhysicalDiskPolicy => (faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(['in_service'] as const)},{kind: faker.helpers.arrayElement(['expunged'] as const)},]))

export const getPhysicalDiskMock = (overrideResponse: Partial<PhysicalDisk> = {}): PhysicalDisk => ({form_factor: faker.helpers.arrayElement(['m2','u2'] as const), id: draw.uuid(), model: faker.string.alpha({length: {min: 10, max: 20}}), policy: { ...getPhysicalDiskPolicyMock() }, serial: faker.string.alpha({length: {min: 10, max: 20}}), sled_id: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(), null]), undefined]), state: faker.helpers.arrayElement(['active','decommissioned'] as const), time_created: draw.dateTime(), time_modified: draw.dateTime(), vendor: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getPhysicalDiskKindMock = (): PhysicalDiskKind => (faker.helpers.arrayElement(['m2','u2'] as const))

export const getPhysicalDiskResultsPageMock = (overrideResponse: Partial<PhysicalDiskResultsPage> = {}): PhysicalDiskResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhysicalDiskMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getPhysicalDiskStateMock = (): PhysicalDiskState => (faker.helpers.arrayElement(['active','decommissioned'] as const))

export const getPingMock = (overrideResponse: Partial<Ping> = {}): Ping => ({status: faker.helpers.arrayElement(['ok'] as const), ...overrideResponse})

export const getPingStatusMock = (): PingStatus => (faker.helpers.arrayElement(['ok'] as const))

export const getProbeMock = (overrideResponse: Partial<Probe> = {}): Probe => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), name: draw.name(), sled: draw.uuid(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getProbeCreateMock = (overrideResponse: Partial<ProbeCreate> = {}): ProbeCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), ip_pool: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(),draw.name(),]), null]), name: draw.name(), sled: draw.uuid(), ...overrideResponse})

export const getProbeExternalIpMock = (overrideResponse: Partial<ProbeExternalIp> = {}): ProbeExternalIp => ({first_port: faker.number.int({min: 0, max: 65535}), ip: draw.ip(), kind: faker.helpers.arrayElement(['snat','floating','ephemeral'] as const), last_port: faker.number.int({min: 0, max: 65535}), ...overrideResponse})

export const getProbeExternalIpKindMock = (): ProbeExternalIpKind => (faker.helpers.arrayElement(['snat','floating','ephemeral'] as const))

export const getProbeInfoMock = (overrideResponse: Partial<ProbeInfo> = {}): ProbeInfo => ({external_ips: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getProbeExternalIpMock() })), id: draw.uuid(), interface: { ...getNetworkInterfaceMock() }, name: draw.name(), sled: draw.uuid(), ...overrideResponse})

export const getProbeInfoResultsPageMock = (overrideResponse: Partial<ProbeInfoResultsPage> = {}): ProbeInfoResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getProbeInfoMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getProjectMock = (overrideResponse: Partial<Project> = {}): Project => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getProjectCreateMock = (overrideResponse: Partial<ProjectCreate> = {}): ProjectCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), name: draw.name(), ...overrideResponse})

export const getProjectResultsPageMock = (overrideResponse: Partial<ProjectResultsPage> = {}): ProjectResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getProjectMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getProjectRoleMock = (): ProjectRole => (faker.helpers.arrayElement(['admin','collaborator','viewer'] as const))

export const getProjectRoleRoleAssignmentMock = (overrideResponse: Partial<ProjectRoleRoleAssignment> = {}): ProjectRoleRoleAssignment => ({identity_id: draw.uuid(), identity_type: faker.helpers.arrayElement(['silo_user','silo_group'] as const), role_name: faker.helpers.arrayElement(['admin','collaborator','viewer'] as const), ...overrideResponse})

export const getProjectRolePolicyMock = (overrideResponse: Partial<ProjectRolePolicy> = {}): ProjectRolePolicy => ({role_assignments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getProjectRoleRoleAssignmentMock() })), ...overrideResponse})

export const getProjectUpdateMock = (overrideResponse: Partial<ProjectUpdate> = {}): ProjectUpdate => ({description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getRackMock = (overrideResponse: Partial<Rack> = {}): Rack => ({id: draw.uuid(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getRackResultsPageMock = (overrideResponse: Partial<RackResultsPage> = {}): RackResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRackMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getRouteMock = (overrideResponse: Partial<Route> = {}): Route => ({dst: draw.ipNet(), gw: draw.ip(), rib_priority: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 255}), null]), undefined]), vid: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 65535}), null]), undefined]), ...overrideResponse})

export const getRouteConfigMock = (overrideResponse: Partial<RouteConfig> = {}): RouteConfig => ({link_name: draw.name(), routes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRouteMock() })), ...overrideResponse})

export const getRouteDestinationMock = (): RouteDestination => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['ip'] as const), value: draw.ip()},{type: faker.helpers.arrayElement(['ip_net'] as const), value: draw.ipNet()},{type: faker.helpers.arrayElement(['vpc'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['subnet'] as const), value: draw.name()},]))

export const getRouteTargetMock = (): RouteTarget => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['ip'] as const), value: draw.ip()},{type: faker.helpers.arrayElement(['vpc'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['subnet'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['instance'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['internet_gateway'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['drop'] as const)},]))

export const getRouterRouteMock = (overrideResponse: Partial<RouterRoute> = {}): RouterRoute => ({description: faker.string.alpha({length: {min: 10, max: 20}}), destination: { ...getRouteDestinationMock() }, id: draw.uuid(), kind: faker.helpers.arrayElement(['default','vpc_subnet','vpc_peering','custom'] as const), name: draw.name(), target: { ...getRouteTargetMock() }, time_created: draw.dateTime(), time_modified: draw.dateTime(), vpc_router_id: draw.uuid(), ...overrideResponse})

export const getRouterRouteCreateMock = (overrideResponse: Partial<RouterRouteCreate> = {}): RouterRouteCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), destination: { ...getRouteDestinationMock() }, name: draw.name(), target: { ...getRouteTargetMock() }, ...overrideResponse})

export const getRouterRouteKindMock = (): RouterRouteKind => (faker.helpers.arrayElement(['default','vpc_subnet','vpc_peering','custom'] as const))

export const getRouterRouteResultsPageMock = (overrideResponse: Partial<RouterRouteResultsPage> = {}): RouterRouteResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRouterRouteMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getRouterRouteUpdateMock = (overrideResponse: Partial<RouterRouteUpdate> = {}): RouterRouteUpdate => ({description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), destination: { ...getRouteDestinationMock() }, name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), target: { ...getRouteTargetMock() }, ...overrideResponse})

export const getSamlIdentityProviderMock = (overrideResponse: Partial<SamlIdentityProvider> = {}): SamlIdentityProvider => ({acs_url: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), group_attribute_name: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), id: draw.uuid(), idp_entity_id: faker.string.alpha({length: {min: 10, max: 20}}), name: draw.name(), public_cert: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), slo_url: faker.string.alpha({length: {min: 10, max: 20}}), sp_client_id: faker.string.alpha({length: {min: 10, max: 20}}), technical_contact_email: faker.string.alpha({length: {min: 10, max: 20}}), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getSamlIdentityProviderCreateMock = (overrideResponse: Partial<SamlIdentityProviderCreate> = {}): SamlIdentityProviderCreate => ({acs_url: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), group_attribute_name: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), idp_entity_id: faker.string.alpha({length: {min: 10, max: 20}}), idp_metadata_source: { ...getIdpMetadataSourceMock() }, name: draw.name(), signing_keypair: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getDerEncodedKeyPairMock() },null,]), undefined]), slo_url: faker.string.alpha({length: {min: 10, max: 20}}), sp_client_id: faker.string.alpha({length: {min: 10, max: 20}}), technical_contact_email: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getScimClientBearerTokenMock = (overrideResponse: Partial<ScimClientBearerToken> = {}): ScimClientBearerToken => ({id: draw.uuid(), time_created: draw.dateTime(), time_expires: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.dateTime(), null]), undefined]), ...overrideResponse})

export const getScimClientBearerTokenValueMock = (overrideResponse: Partial<ScimClientBearerTokenValue> = {}): ScimClientBearerTokenValue => ({bearer_token: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), time_created: draw.dateTime(), time_expires: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.dateTime(), null]), undefined]), ...overrideResponse})

export const getServiceIcmpConfigMock = (overrideResponse: Partial<ServiceIcmpConfig> = {}): ServiceIcmpConfig => ({enabled: faker.datatype.boolean(), ...overrideResponse})

export const getServiceUsingCertificateMock = (): ServiceUsingCertificate => (faker.helpers.arrayElement(['external_api'] as const))

export const getSetTargetReleaseParamsMock = (overrideResponse: Partial<SetTargetReleaseParams> = {}): SetTargetReleaseParams => ({system_version: draw.semver(), ...overrideResponse})

export const getSiloMock = (overrideResponse: Partial<Silo> = {}): Silo => ({admin_group_name: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), description: faker.string.alpha({length: {min: 10, max: 20}}), discoverable: faker.datatype.boolean(), id: draw.uuid(), identity_mode: faker.helpers.arrayElement(['saml_jit','local_only','saml_scim'] as const), mapped_fleet_roles: {

        [faker.string.alphanumeric(5)]: faker.helpers.arrayElements(['admin','collaborator','viewer'] as const)
      }, name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getSiloAuthSettingsMock = (overrideResponse: Partial<SiloAuthSettings> = {}): SiloAuthSettings => ({device_token_max_ttl_seconds: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 4294967295}), null]), undefined]), silo_id: draw.uuid(), ...overrideResponse})

export const getSiloAuthSettingsUpdateMock = (overrideResponse: Partial<SiloAuthSettingsUpdate> = {}): SiloAuthSettingsUpdate => ({device_token_max_ttl_seconds: faker.helpers.arrayElement([faker.number.int({min: 1, max: 4294967295}), null]), ...overrideResponse})

export const getSiloQuotasCreateMock = (overrideResponse: Partial<SiloQuotasCreate> = {}): SiloQuotasCreate => ({cpus: faker.number.int({min: -9007199254740991, max: 9007199254740991}), memory: faker.number.int({min: 0, max: 9007199254740991}), storage: faker.number.int({min: 0, max: 9007199254740991}), ...overrideResponse})

export const getSiloCreateMock = (overrideResponse: Partial<SiloCreate> = {}): SiloCreate => ({admin_group_name: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), description: faker.string.alpha({length: {min: 10, max: 20}}), discoverable: faker.datatype.boolean(), identity_mode: faker.helpers.arrayElement(['saml_jit','local_only','saml_scim'] as const), mapped_fleet_roles: faker.helpers.arrayElement([{

        [faker.string.alphanumeric(5)]: faker.helpers.arrayElements(['admin','collaborator','viewer'] as const)
      }, undefined]), name: draw.name(), quotas: { ...getSiloQuotasCreateMock() }, tls_certificates: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCertificateCreateMock() })), ...overrideResponse})

export const getSiloIdentityModeMock = (): SiloIdentityMode => (faker.helpers.arrayElement(['saml_jit','local_only','saml_scim'] as const))

export const getSiloIpPoolMock = (overrideResponse: Partial<SiloIpPool> = {}): SiloIpPool => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), is_default: faker.datatype.boolean(), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getSiloIpPoolResultsPageMock = (overrideResponse: Partial<SiloIpPoolResultsPage> = {}): SiloIpPoolResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSiloIpPoolMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSiloQuotasMock = (overrideResponse: Partial<SiloQuotas> = {}): SiloQuotas => ({cpus: faker.number.int({min: -9007199254740991, max: 9007199254740991}), memory: faker.number.int({min: 0, max: 9007199254740991}), silo_id: draw.uuid(), storage: faker.number.int({min: 0, max: 9007199254740991}), ...overrideResponse})

export const getSiloQuotasResultsPageMock = (overrideResponse: Partial<SiloQuotasResultsPage> = {}): SiloQuotasResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSiloQuotasMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSiloQuotasUpdateMock = (overrideResponse: Partial<SiloQuotasUpdate> = {}): SiloQuotasUpdate => ({cpus: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), undefined]), memory: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 9007199254740991}), null]), undefined]), storage: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 9007199254740991}), null]), undefined]), ...overrideResponse})

export const getSiloResultsPageMock = (overrideResponse: Partial<SiloResultsPage> = {}): SiloResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSiloMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSiloRoleMock = (): SiloRole => (faker.helpers.arrayElement(['admin','collaborator','viewer'] as const))

export const getSiloRoleRoleAssignmentMock = (overrideResponse: Partial<SiloRoleRoleAssignment> = {}): SiloRoleRoleAssignment => ({identity_id: draw.uuid(), identity_type: faker.helpers.arrayElement(['silo_user','silo_group'] as const), role_name: faker.helpers.arrayElement(['admin','collaborator','viewer'] as const), ...overrideResponse})

export const getSiloRolePolicyMock = (overrideResponse: Partial<SiloRolePolicy> = {}): SiloRolePolicy => ({role_assignments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSiloRoleRoleAssignmentMock() })), ...overrideResponse})

export const getVirtualResourceCountsMock = (overrideResponse: Partial<VirtualResourceCounts> = {}): VirtualResourceCounts => ({cpus: faker.number.int({min: -9007199254740991, max: 9007199254740991}), memory: faker.number.int({min: 0, max: 9007199254740991}), storage: faker.number.int({min: 0, max: 9007199254740991}), ...overrideResponse})

export const getSiloUtilizationMock = (overrideResponse: Partial<SiloUtilization> = {}): SiloUtilization => ({allocated: { ...getVirtualResourceCountsMock() }, provisioned: { ...getVirtualResourceCountsMock() }, silo_id: draw.uuid(), silo_name: draw.name(), ...overrideResponse})

export const getSiloUtilizationResultsPageMock = (overrideResponse: Partial<SiloUtilizationResultsPage> = {}): SiloUtilizationResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSiloUtilizationMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSledPolicyMock = (): SledPolicy => (faker.helpers.arrayElement([{kind: faker.helpers.arrayElement(['in_service'] as const), provision_policy: faker.helpers.arrayElement(['provisionable','non_provisionable'] as const)},{kind: faker.helpers.arrayElement(['expunged'] as const)},]))

export const getSledMock = (overrideResponse: Partial<Sled> = {}): Sled => ({baseboard: { ...getBaseboardMock() }, id: draw.uuid(), policy: { ...getSledPolicyMock() }, rack_id: draw.uuid(), state: faker.helpers.arrayElement(['active','decommissioned'] as const), time_created: draw.dateTime(), time_modified: draw.dateTime(), usable_hardware_threads: faker.number.int({min: 0, max: 4294967295}), usable_physical_ram: faker.number.int({min: 0, max: 9007199254740991}), ...overrideResponse})

export const getSledIdMock = (overrideResponse: Partial<SledId> = {}): SledId => ({id: draw.uuid(), ...overrideResponse})

export const getSledInstanceMock = (overrideResponse: Partial<SledInstance> = {}): SledInstance => ({active_sled_id: draw.uuid(), id: draw.uuid(), memory: faker.number.int({min: -9007199254740991, max: 9007199254740991}), migration_id: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(), null]), undefined]), name: draw.name(), ncpus: faker.number.int({min: -9007199254740991, max: 9007199254740991}), project_name: draw.name(), silo_name: draw.name(), state: faker.helpers.arrayElement(['creating','starting','running','stopping','stopped','rebooting','migrating','repairing','failed','destroyed'] as const), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getSledInstanceResultsPageMock = (overrideResponse: Partial<SledInstanceResultsPage> = {}): SledInstanceResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSledInstanceMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSledProvisionPolicyMock = (): SledProvisionPolicy => (faker.helpers.arrayElement(['provisionable','non_provisionable'] as const))

export const getSledProvisionPolicyParamsMock = (overrideResponse: Partial<SledProvisionPolicyParams> = {}): SledProvisionPolicyParams => ({state: faker.helpers.arrayElement(['provisionable','non_provisionable'] as const), ...overrideResponse})

export const getSledProvisionPolicyResponseMock = (overrideResponse: Partial<SledProvisionPolicyResponse> = {}): SledProvisionPolicyResponse => ({new_state: faker.helpers.arrayElement(['provisionable','non_provisionable'] as const), old_state: faker.helpers.arrayElement(['provisionable','non_provisionable'] as const), ...overrideResponse})

export const getSledResultsPageMock = (overrideResponse: Partial<SledResultsPage> = {}): SledResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSledMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSledStateMock = (): SledState => (faker.helpers.arrayElement(['active','decommissioned'] as const))

export const getSnapshotMock = (overrideResponse: Partial<Snapshot> = {}): Snapshot => ({description: faker.string.alpha({length: {min: 10, max: 20}}), disk_id: draw.uuid(), id: draw.uuid(), name: draw.name(), project_id: draw.uuid(), size: faker.number.int({min: 0, max: 9007199254740991}), state: faker.helpers.arrayElement(['creating','ready','faulted','destroyed'] as const), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getSnapshotCreateMock = (overrideResponse: Partial<SnapshotCreate> = {}): SnapshotCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), disk: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), name: draw.name(), ...overrideResponse})

export const getSnapshotResultsPageMock = (overrideResponse: Partial<SnapshotResultsPage> = {}): SnapshotResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSnapshotMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSnapshotStateMock = (): SnapshotState => (faker.helpers.arrayElement(['creating','ready','faulted','destroyed'] as const))

export const getSshKeyMock = (overrideResponse: Partial<SshKey> = {}): SshKey => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), name: draw.name(), public_key: faker.string.alpha({length: {min: 10, max: 20}}), silo_user_id: draw.uuid(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getSshKeyCreateMock = (overrideResponse: Partial<SshKeyCreate> = {}): SshKeyCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), name: draw.name(), public_key: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getSshKeyResultsPageMock = (overrideResponse: Partial<SshKeyResultsPage> = {}): SshKeyResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSshKeyMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSupportBundleCreateMock = (overrideResponse: Partial<SupportBundleCreate> = {}): SupportBundleCreate => ({user_comment: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSupportBundleInfoMock = (overrideResponse: Partial<SupportBundleInfo> = {}): SupportBundleInfo => ({id: draw.uuid(), reason_for_creation: faker.string.alpha({length: {min: 10, max: 20}}), reason_for_failure: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), state: faker.helpers.arrayElement(['collecting','destroying','failed','active'] as const), time_created: draw.dateTime(), user_comment: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSupportBundleInfoResultsPageMock = (overrideResponse: Partial<SupportBundleInfoResultsPage> = {}): SupportBundleInfoResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSupportBundleInfoMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSupportBundleStateMock = (): SupportBundleState => (faker.helpers.arrayElement(['collecting','destroying','failed','active'] as const))

export const getSupportBundleUpdateMock = (overrideResponse: Partial<SupportBundleUpdate> = {}): SupportBundleUpdate => ({user_comment: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSwitchMock = (overrideResponse: Partial<Switch> = {}): Switch => ({baseboard: { ...getBaseboardMock() }, id: draw.uuid(), rack_id: draw.uuid(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getSwitchInterfaceConfigMock = (overrideResponse: Partial<SwitchInterfaceConfig> = {}): SwitchInterfaceConfig => ({id: draw.uuid(), interface_name: draw.name(), kind: faker.helpers.arrayElement(['primary','vlan','loopback'] as const), port_settings_id: draw.uuid(), v6_enabled: faker.datatype.boolean(), ...overrideResponse})

export const getSwitchInterfaceKindMock = (): SwitchInterfaceKind => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['primary'] as const)},{type: faker.helpers.arrayElement(['vlan'] as const), vid: faker.number.int({min: 0, max: 65535})},{type: faker.helpers.arrayElement(['loopback'] as const)},]))

export const getSwitchInterfaceConfigCreateMock = (overrideResponse: Partial<SwitchInterfaceConfigCreate> = {}): SwitchInterfaceConfigCreate => ({kind: { ...getSwitchInterfaceKindMock() }, link_name: draw.name(), v6_enabled: faker.datatype.boolean(), ...overrideResponse})

export const getSwitchInterfaceKind2Mock = (): SwitchInterfaceKind2 => (faker.helpers.arrayElement(['primary','vlan','loopback'] as const))

export const getSwitchLinkStateMock = (): SwitchLinkState => ({})

export const getSwitchLocationMock = (): SwitchLocation => (faker.helpers.arrayElement(['switch0','switch1'] as const))

export const getSwitchPortMock = (overrideResponse: Partial<SwitchPort> = {}): SwitchPort => ({id: draw.uuid(), port_name: draw.name(), port_settings_id: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(), null]), undefined]), rack_id: draw.uuid(), switch_location: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getSwitchPortAddressViewMock = (overrideResponse: Partial<SwitchPortAddressView> = {}): SwitchPortAddressView => ({address: draw.ipNet(), address_lot_block_id: draw.uuid(), address_lot_id: draw.uuid(), address_lot_name: draw.name(), interface_name: draw.name(), port_settings_id: draw.uuid(), vlan_id: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 65535}), null]), undefined]), ...overrideResponse})

export const getSwitchPortApplySettingsMock = (overrideResponse: Partial<SwitchPortApplySettings> = {}): SwitchPortApplySettings => ({port_settings: faker.helpers.arrayElement([draw.uuid(),draw.name(),]), ...overrideResponse})

export const getSwitchPortConfigMock = (overrideResponse: Partial<SwitchPortConfig> = {}): SwitchPortConfig => ({geometry: faker.helpers.arrayElement(['qsfp28x1','qsfp28x2','sfp28x4'] as const), port_settings_id: draw.uuid(), ...overrideResponse})

export const getSwitchPortConfigCreateMock = (overrideResponse: Partial<SwitchPortConfigCreate> = {}): SwitchPortConfigCreate => ({geometry: faker.helpers.arrayElement(['qsfp28x1','qsfp28x2','sfp28x4'] as const), ...overrideResponse})

export const getSwitchPortGeometryMock = (): SwitchPortGeometry => (faker.helpers.arrayElement(['qsfp28x1','qsfp28x2','sfp28x4'] as const))

export const getSwitchPortGeometry2Mock = (): SwitchPortGeometry2 => (faker.helpers.arrayElement(['qsfp28x1','qsfp28x2','sfp28x4'] as const))

export const getTxEqConfig2Mock = (overrideResponse: Partial<TxEqConfig2> = {}): TxEqConfig2 => ({main: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -2147483648, max: 2147483647}), null]), undefined]), post1: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -2147483648, max: 2147483647}), null]), undefined]), post2: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -2147483648, max: 2147483647}), null]), undefined]), pre1: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -2147483648, max: 2147483647}), null]), undefined]), pre2: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: -2147483648, max: 2147483647}), null]), undefined]), ...overrideResponse})

export const getSwitchPortLinkConfigMock = (overrideResponse: Partial<SwitchPortLinkConfig> = {}): SwitchPortLinkConfig => ({autoneg: faker.datatype.boolean(), fec: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.helpers.arrayElement(['firecode','none','rs'] as const), null]), undefined]), link_name: draw.name(), lldp_link_config: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getLldpLinkConfigMock() },null,]), undefined]), mtu: faker.number.int({min: 0, max: 65535}), port_settings_id: draw.uuid(), speed: faker.helpers.arrayElement(['speed0_g','speed1_g','speed10_g','speed25_g','speed40_g','speed50_g','speed100_g','speed200_g','speed400_g'] as const), tx_eq_config: faker.helpers.arrayElement([faker.helpers.arrayElement([{ ...getTxEqConfig2Mock() },null,]), undefined]), ...overrideResponse})

export const getSwitchPortResultsPageMock = (overrideResponse: Partial<SwitchPortResultsPage> = {}): SwitchPortResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchPortMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSwitchPortRouteConfigMock = (overrideResponse: Partial<SwitchPortRouteConfig> = {}): SwitchPortRouteConfig => ({dst: draw.ipNet(), gw: draw.ip(), interface_name: draw.name(), port_settings_id: draw.uuid(), rib_priority: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 255}), null]), undefined]), vlan_id: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 0, max: 65535}), null]), undefined]), ...overrideResponse})

export const getSwitchPortSettingsGroupsMock = (overrideResponse: Partial<SwitchPortSettingsGroups> = {}): SwitchPortSettingsGroups => ({port_settings_group_id: draw.uuid(), port_settings_id: draw.uuid(), ...overrideResponse})

export const getSwitchVlanInterfaceConfigMock = (overrideResponse: Partial<SwitchVlanInterfaceConfig> = {}): SwitchVlanInterfaceConfig => ({interface_config_id: draw.uuid(), vlan_id: faker.number.int({min: 0, max: 65535}), ...overrideResponse})

export const getSwitchPortSettingsMock = (overrideResponse: Partial<SwitchPortSettings> = {}): SwitchPortSettings => ({addresses: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchPortAddressViewMock() })), bgp_peers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBgpPeerMock() })), description: faker.string.alpha({length: {min: 10, max: 20}}), groups: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchPortSettingsGroupsMock() })), id: draw.uuid(), interfaces: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchInterfaceConfigMock() })), links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchPortLinkConfigMock() })), name: draw.name(), port: { ...getSwitchPortConfigMock() }, routes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchPortRouteConfigMock() })), time_created: draw.dateTime(), time_modified: draw.dateTime(), vlan_interfaces: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchVlanInterfaceConfigMock() })), ...overrideResponse})

export const getSwitchPortSettingsCreateMock = (overrideResponse: Partial<SwitchPortSettingsCreate> = {}): SwitchPortSettingsCreate => ({addresses: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAddressConfigMock() })), bgp_peers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBgpPeerConfigMock() })), undefined]), description: faker.string.alpha({length: {min: 10, max: 20}}), groups: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.helpers.arrayElement([draw.uuid(),draw.name(),]))), undefined]), interfaces: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchInterfaceConfigCreateMock() })), undefined]), links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getLinkConfigCreateMock() })), name: draw.name(), port_config: { ...getSwitchPortConfigCreateMock() }, routes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRouteConfigMock() })), undefined]), ...overrideResponse})

export const getSwitchPortSettingsIdentityMock = (overrideResponse: Partial<SwitchPortSettingsIdentity> = {}): SwitchPortSettingsIdentity => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getSwitchPortSettingsIdentityResultsPageMock = (overrideResponse: Partial<SwitchPortSettingsIdentityResultsPage> = {}): SwitchPortSettingsIdentityResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchPortSettingsIdentityMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSwitchResultsPageMock = (overrideResponse: Partial<SwitchResultsPage> = {}): SwitchResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSwitchMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getSystemMetricNameMock = (): SystemMetricName => (faker.helpers.arrayElement(['virtual_disk_space_provisioned','cpus_provisioned','ram_provisioned'] as const))

export const getTargetReleaseMock = (overrideResponse: Partial<TargetRelease> = {}): TargetRelease => ({time_requested: draw.dateTime(), version: draw.semver(), ...overrideResponse})

export const getTimeAndIdSortModeMock = (): TimeAndIdSortMode => (faker.helpers.arrayElement(['time_and_id_ascending','time_and_id_descending'] as const))

export const getTimeseriesDescriptionMock = (overrideResponse: Partial<TimeseriesDescription> = {}): TimeseriesDescription => ({metric: faker.string.alpha({length: {min: 10, max: 20}}), target: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTimeseriesNameMock = (): TimeseriesName => (draw.timeseries())

export const getTimeseriesQueryMock = (overrideResponse: Partial<TimeseriesQuery> = {}): TimeseriesQuery => ({query: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTimeseriesSchemaMock = (overrideResponse: Partial<TimeseriesSchema> = {}): TimeseriesSchema => ({authz_scope: faker.helpers.arrayElement(['fleet','silo','project','viewable_to_all'] as const), created: draw.dateTime(), datum_type: faker.helpers.arrayElement(['bool','i8','u8','i16','u16','i32','u32','i64','u64','f32','f64','string','bytes','cumulative_i64','cumulative_u64','cumulative_f32','cumulative_f64','histogram_i8','histogram_u8','histogram_i16','histogram_u16','histogram_i32','histogram_u32','histogram_i64','histogram_u64','histogram_f32','histogram_f64'] as const), description: { ...getTimeseriesDescriptionMock() }, field_schema: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFieldSchemaMock() })), timeseries_name: draw.timeseries(), units: faker.helpers.arrayElement(['count','bytes','seconds','nanoseconds','volts','amps','watts','degrees_celsius','none','rpm'] as const), version: faker.number.int({min: 1, max: 255}), ...overrideResponse})

export const getTimeseriesSchemaResultsPageMock = (overrideResponse: Partial<TimeseriesSchemaResultsPage> = {}): TimeseriesSchemaResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTimeseriesSchemaMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getTufRepoMock = (overrideResponse: Partial<TufRepo> = {}): TufRepo => ({file_name: faker.string.alpha({length: {min: 10, max: 20}}), hash: draw.hex32(), system_version: draw.semver(), time_created: draw.dateTime(), ...overrideResponse})

export const getTufRepoResultsPageMock = (overrideResponse: Partial<TufRepoResultsPage> = {}): TufRepoResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTufRepoMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getTufRepoUploadMock = (overrideResponse: Partial<TufRepoUpload> = {}): TufRepoUpload => ({repo: { ...getTufRepoMock() }, status: faker.helpers.arrayElement(['already_exists','inserted'] as const), ...overrideResponse})

export const getTufRepoUploadStatusMock = (): TufRepoUploadStatus => (faker.helpers.arrayElement(['already_exists','inserted'] as const))

export const getUninitializedSledMock = (overrideResponse: Partial<UninitializedSled> = {}): UninitializedSled => ({baseboard: { ...getBaseboardMock() }, cubby: faker.number.int({min: 0, max: 65535}), rack_id: draw.uuid(), ...overrideResponse})

export const getUninitializedSledIdMock = (overrideResponse: Partial<UninitializedSledId> = {}): UninitializedSledId => ({part: faker.string.alpha({length: {min: 10, max: 20}}), serial: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUninitializedSledResultsPageMock = (overrideResponse: Partial<UninitializedSledResultsPage> = {}): UninitializedSledResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUninitializedSledMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getUnitsMock = (): Units => (faker.helpers.arrayElement(['count','bytes','seconds','nanoseconds','volts','amps','watts','degrees_celsius','none','rpm'] as const))

export const getUpdateStatusMock = (overrideResponse: Partial<UpdateStatus> = {}): UpdateStatus => ({components_by_release_version: {

        [faker.string.alphanumeric(5)]: faker.number.int({min: 0, max: 9007199254740991})
      }, suspended: faker.datatype.boolean(), target_release: faker.helpers.arrayElement([{ ...getTargetReleaseMock() },null,]), time_last_step_planned: draw.dateTime(), ...overrideResponse})

export const getUpdatesTrustRootMock = (overrideResponse: Partial<UpdatesTrustRoot> = {}): UpdatesTrustRoot => ({id: draw.uuid(), root_role: {}, time_created: draw.dateTime(), ...overrideResponse})

export const getUpdatesTrustRootResultsPageMock = (overrideResponse: Partial<UpdatesTrustRootResultsPage> = {}): UpdatesTrustRootResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUpdatesTrustRootMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getUserMock = (overrideResponse: Partial<User> = {}): User => ({display_name: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), silo_id: draw.uuid(), ...overrideResponse})

export const getUserBuiltinMock = (overrideResponse: Partial<UserBuiltin> = {}): UserBuiltin => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getUserBuiltinResultsPageMock = (overrideResponse: Partial<UserBuiltinResultsPage> = {}): UserBuiltinResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUserBuiltinMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getUserPasswordMock = (): UserPassword => (faker.helpers.arrayElement([{mode: faker.helpers.arrayElement(['password'] as const), value: faker.string.alpha({length: {min: 10, max: 512}})},{mode: faker.helpers.arrayElement(['login_disallowed'] as const)},]))

export const getUserCreateMock = (overrideResponse: Partial<UserCreate> = {}): UserCreate => ({external_id: draw.name(), password: { ...getUserPasswordMock() }, ...overrideResponse})

export const getUserIdMock = (): UserId => (draw.name())

export const getUserResultsPageMock = (overrideResponse: Partial<UserResultsPage> = {}): UserResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUserMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getUsernamePasswordCredentialsMock = (overrideResponse: Partial<UsernamePasswordCredentials> = {}): UsernamePasswordCredentials => ({password: faker.string.alpha({length: {min: 10, max: 512}}), username: draw.name(), ...overrideResponse})

export const getUtilizationMock = (overrideResponse: Partial<Utilization> = {}): Utilization => ({capacity: { ...getVirtualResourceCountsMock() }, provisioned: { ...getVirtualResourceCountsMock() }, ...overrideResponse})

export const getVersionSortModeMock = (): VersionSortMode => (faker.helpers.arrayElement(['version_ascending','version_descending'] as const))

export const getVniMock = (): Vni => (faker.number.int({min: 0, max: 4294967295}))

export const getVpcMock = (overrideResponse: Partial<Vpc> = {}): Vpc => ({description: faker.string.alpha({length: {min: 10, max: 20}}), dns_name: draw.name(), id: draw.uuid(), ipv6_prefix: draw.ipv6Net(), name: draw.name(), project_id: draw.uuid(), system_router_id: draw.uuid(), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getVpcCreateMock = (overrideResponse: Partial<VpcCreate> = {}): VpcCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), dns_name: draw.name(), ipv6_prefix: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.ipv6Net(), null]), undefined]), name: draw.name(), ...overrideResponse})

export const getVpcFirewallIcmpFilterMock = (overrideResponse: Partial<VpcFirewallIcmpFilter> = {}): VpcFirewallIcmpFilter => ({code: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.icmpCodes(), null]), undefined]), icmp_type: faker.number.int({min: 0, max: 255}), ...overrideResponse})

export const getVpcFirewallRuleHostFilterMock = (): VpcFirewallRuleHostFilter => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['vpc'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['subnet'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['instance'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['ip'] as const), value: draw.ip()},{type: faker.helpers.arrayElement(['ip_net'] as const), value: draw.ipNet()},]))

export const getVpcFirewallRuleProtocolMock = (): VpcFirewallRuleProtocol => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['tcp'] as const)},{type: faker.helpers.arrayElement(['udp'] as const)},{type: faker.helpers.arrayElement(['icmp'] as const), value: faker.helpers.arrayElement([{ ...getVpcFirewallIcmpFilterMock() },null,])},]))

export const getVpcFirewallRuleFilterMock = (overrideResponse: Partial<VpcFirewallRuleFilter> = {}): VpcFirewallRuleFilter => ({hosts: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({ ...getVpcFirewallRuleHostFilterMock() })), undefined]), ports: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => (draw.ports())), undefined]), protocols: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({ ...getVpcFirewallRuleProtocolMock() })), undefined]), ...overrideResponse})

export const getVpcFirewallRuleTargetMock = (): VpcFirewallRuleTarget => (faker.helpers.arrayElement([{type: faker.helpers.arrayElement(['vpc'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['subnet'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['instance'] as const), value: draw.name()},{type: faker.helpers.arrayElement(['ip'] as const), value: draw.ip()},{type: faker.helpers.arrayElement(['ip_net'] as const), value: draw.ipNet()},]))

export const getVpcFirewallRuleMock = (overrideResponse: Partial<VpcFirewallRule> = {}): VpcFirewallRule => ({action: faker.helpers.arrayElement(['allow','deny'] as const), description: faker.string.alpha({length: {min: 10, max: 20}}), direction: faker.helpers.arrayElement(['inbound','outbound'] as const), filters: { ...getVpcFirewallRuleFilterMock() }, id: draw.uuid(), name: draw.name(), priority: faker.number.int({min: 0, max: 65535}), status: faker.helpers.arrayElement(['disabled','enabled'] as const), targets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getVpcFirewallRuleTargetMock() })), time_created: draw.dateTime(), time_modified: draw.dateTime(), vpc_id: draw.uuid(), ...overrideResponse})

export const getVpcFirewallRuleActionMock = (): VpcFirewallRuleAction => (faker.helpers.arrayElement(['allow','deny'] as const))

export const getVpcFirewallRuleDirectionMock = (): VpcFirewallRuleDirection => (faker.helpers.arrayElement(['inbound','outbound'] as const))

export const getVpcFirewallRuleStatusMock = (): VpcFirewallRuleStatus => (faker.helpers.arrayElement(['disabled','enabled'] as const))

export const getVpcFirewallRuleUpdateMock = (overrideResponse: Partial<VpcFirewallRuleUpdate> = {}): VpcFirewallRuleUpdate => ({action: faker.helpers.arrayElement(['allow','deny'] as const), description: faker.string.alpha({length: {min: 10, max: 20}}), direction: faker.helpers.arrayElement(['inbound','outbound'] as const), filters: { ...getVpcFirewallRuleFilterMock() }, name: draw.name(), priority: faker.number.int({min: 0, max: 65535}), status: faker.helpers.arrayElement(['disabled','enabled'] as const), targets: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({ ...getVpcFirewallRuleTargetMock() })), ...overrideResponse})

export const getVpcFirewallRuleUpdateParamsMock = (overrideResponse: Partial<VpcFirewallRuleUpdateParams> = {}): VpcFirewallRuleUpdateParams => ({rules: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({ ...getVpcFirewallRuleUpdateMock() })), undefined]), ...overrideResponse})

export const getVpcFirewallRulesMock = (overrideResponse: Partial<VpcFirewallRules> = {}): VpcFirewallRules => ({rules: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getVpcFirewallRuleMock() })), ...overrideResponse})

export const getVpcResultsPageMock = (overrideResponse: Partial<VpcResultsPage> = {}): VpcResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getVpcMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getVpcRouterMock = (overrideResponse: Partial<VpcRouter> = {}): VpcRouter => ({description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), kind: faker.helpers.arrayElement(['system','custom'] as const), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), vpc_id: draw.uuid(), ...overrideResponse})

export const getVpcRouterCreateMock = (overrideResponse: Partial<VpcRouterCreate> = {}): VpcRouterCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), name: draw.name(), ...overrideResponse})

export const getVpcRouterKindMock = (): VpcRouterKind => (faker.helpers.arrayElement(['system','custom'] as const))

export const getVpcRouterResultsPageMock = (overrideResponse: Partial<VpcRouterResultsPage> = {}): VpcRouterResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getVpcRouterMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getVpcRouterUpdateMock = (overrideResponse: Partial<VpcRouterUpdate> = {}): VpcRouterUpdate => ({description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getVpcSubnetMock = (overrideResponse: Partial<VpcSubnet> = {}): VpcSubnet => ({custom_router_id: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(), null]), undefined]), description: faker.string.alpha({length: {min: 10, max: 20}}), id: draw.uuid(), ipv4_block: draw.ipv4Net(), ipv6_block: draw.ipv6Net(), name: draw.name(), time_created: draw.dateTime(), time_modified: draw.dateTime(), vpc_id: draw.uuid(), ...overrideResponse})

export const getVpcSubnetCreateMock = (overrideResponse: Partial<VpcSubnetCreate> = {}): VpcSubnetCreate => ({custom_router: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(),draw.name(),]), null]), description: faker.string.alpha({length: {min: 10, max: 20}}), ipv4_block: draw.ipv4Net(), ipv6_block: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.ipv6Net(), null]), undefined]), name: draw.name(), ...overrideResponse})

export const getVpcSubnetResultsPageMock = (overrideResponse: Partial<VpcSubnetResultsPage> = {}): VpcSubnetResultsPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getVpcSubnetMock() })), next_page: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), ...overrideResponse})

export const getVpcSubnetUpdateMock = (overrideResponse: Partial<VpcSubnetUpdate> = {}): VpcSubnetUpdate => ({custom_router: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uuid(),draw.name(),]), null]), description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getVpcUpdateMock = (overrideResponse: Partial<VpcUpdate> = {}): VpcUpdate => ({description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), dns_name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getWebhookCreateMock = (overrideResponse: Partial<WebhookCreate> = {}): WebhookCreate => ({description: faker.string.alpha({length: {min: 10, max: 20}}), endpoint: draw.uri(), name: draw.name(), secrets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), subscriptions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.subscription())), undefined]), ...overrideResponse})

export const getWebhookDeliveryAttemptResultMock = (): WebhookDeliveryAttemptResult => (faker.helpers.arrayElement(['succeeded','failed_http_error','failed_unreachable','failed_timeout'] as const))

export const getWebhookReceiverMock = (overrideResponse: Partial<WebhookReceiver> = {}): WebhookReceiver => ({description: faker.string.alpha({length: {min: 10, max: 20}}), endpoint: draw.uri(), id: draw.uuid(), name: draw.name(), secrets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getWebhookSecretMock() })), subscriptions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (draw.subscription())), time_created: draw.dateTime(), time_modified: draw.dateTime(), ...overrideResponse})

export const getWebhookReceiverUpdateMock = (overrideResponse: Partial<WebhookReceiverUpdate> = {}): WebhookReceiverUpdate => ({description: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undefined]), endpoint: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.uri(), null]), undefined]), name: faker.helpers.arrayElement([faker.helpers.arrayElement([draw.name(), null]), undefined]), ...overrideResponse})

export const getWebhookSecretCreateMock = (overrideResponse: Partial<WebhookSecretCreate> = {}): WebhookSecretCreate => ({secret: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getWebhookSecretsMock = (overrideResponse: Partial<WebhookSecrets> = {}): WebhookSecrets => ({secrets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getWebhookSecretMock() })), ...overrideResponse})
