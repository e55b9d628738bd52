// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

/** An address to place on a link, taken from an address lot. */
export type Address = {
  address: IpNet
  address_lot: NameOrId
  vlan_id?: number | null
}

/** The addresses to set on one link of a port. */
export type AddressConfig = {
  addresses: Address[]
  link_name: Name
}

/** A named reserve of IP addresses, split into blocks, for infrastructure or IP pools. */
export type AddressLot = {
  description: string
  id: string
  kind: AddressLotKind
  name: Name
  time_created: string
  time_modified: string
}

/** A contiguous run of addresses inside a lot. */
export type AddressLotBlock = {
  first_address: string
  id: string
  last_address: string
}

/** Bounds of an address block to add to a new lot. */
export type AddressLotBlockCreate = {
  first_address: string
  last_address: string
}

/** One page of address lot blocks, with a token for the page after it. */
export type AddressLotBlockResultsPage = {
  items: AddressLotBlock[]
  next_page?: string | null
}

/** Details of the address lot to create. */
export type AddressLotCreate = {
  blocks: AddressLotBlockCreate[]
  description: string
  kind: AddressLotKind
  name: Name
}

/** The address lot just made, with its blocks. */
export type AddressLotCreateResponse = {
  blocks: AddressLotBlock[]
  lot: AddressLot
}

/** Purpose an address lot is reserved for. */
export type AddressLotKind = 'infra' | 'pool'

/** One page of address lots, with a token for the page after it. */
export type AddressLotResultsPage = {
  items: AddressLot[]
  next_page?: string | null
}

/** An address lot together with its blocks. */
export type AddressLotViewResponse = {
  blocks: AddressLotBlock[]
  lot: AddressLot
}

/** A set of instances of a project that should run close together on the same hardware. */
export type AffinityGroup = {
  description: string
  failure_domain: FailureDomain
  id: string
  name: Name
  policy: AffinityPolicy
  project_id: string
  time_created: string
  time_modified: string
}

/** Values needed to create an affinity group. */
export type AffinityGroupCreate = {
  description: string
  failure_domain: FailureDomain
  name: Name
  policy: AffinityPolicy
}

/** One member of an affinity group; at present always an instance. */
export type AffinityGroupMember = {
  type: 'instance'
  value: {
    id: string
    name: Name
    run_state: InstanceState
  }
}

/** One page of members of the affinity group, with a token for the page after it. */
export type AffinityGroupMemberResultsPage = {
  items: AffinityGroupMember[]
  next_page?: string | null
}

/** One page of affinity groups, with a token for the page after it. */
export type AffinityGroupResultsPage = {
  items: AffinityGroup[]
  next_page?: string | null
}

/** New name and description for an affinity group; both optional. */
export type AffinityGroupUpdate = {
  description?: string | null
  name?: Name | null
}

/** What to do with an instance whose group rule cannot be met at start. */
export type AffinityPolicy = 'allow' | 'fail'

/** BGP message records gathered from all switches. */
export type AggregateBgpMessageHistory = {
  switch_histories: SwitchBgpHistory[]
}

/** A kind of alert, identified by a dotted name, that receivers can subscribe to. */
export type AlertClass = {
  description: string
  name: string
}

/** One page of alert classes, with a token for the page after it. */
export type AlertClassResultsPage = {
  items: AlertClass[]
  next_page?: string | null
}

/** The sending of one alert to one receiver, including all attempts made. */
export type AlertDelivery = {
  alert_class: string
  alert_id: string
  attempts: AlertDeliveryAttempts
  id: string
  receiver_id: string
  state: AlertDeliveryState
  time_started: string
  trigger: AlertDeliveryTrigger
}

/** Attempts of a delivery, in the form that fits the kind of receiver. */
export type AlertDeliveryAttempts = {
  webhook: WebhookDeliveryAttempt[]
}

/** Answer to a resend request, naming the new delivery. */
export type AlertDeliveryId = {
  delivery_id: string
}

/** One page of alert deliveries, with a token for the page after it. */
export type AlertDeliveryResultsPage = {
  items: AlertDelivery[]
  next_page?: string | null
}

/** Progress of a delivery, from pending to delivered or failed. */
export type AlertDeliveryState = 'pending' | 'delivered' | 'failed'

/** Cause of a delivery. */
export type AlertDeliveryTrigger = 'alert' | 'resend' | 'probe'

/** Outcome of testing a receiver. */
export type AlertProbeResult = {
  probe: AlertDelivery
  resends_started?: number | null
}

/** A destination for alerts, with the patterns of alert classes it listens to. */
export type AlertReceiver = {
  description: string
  id: string
  kind: AlertReceiverKind
  name: Name
  subscriptions: AlertSubscription[]
  time_created: string
  time_modified: string
}

/** Way in which a receiver is reached, with the settings for it. */
export type AlertReceiverKind = {
  endpoint: string
  kind: 'webhook'
  secrets: WebhookSecret[]
}

/** One page of alert receivers, with a token for the page after it. */
export type AlertReceiverResultsPage = {
  items: AlertReceiver[]
  next_page?: string | null
}

/** Alert class, or a pattern of classes in dotted segments: one star stands for one segment, two stars for one or more. */
export type AlertSubscription = string

/** Request to subscribe a receiver to further alert classes. */
export type AlertSubscriptionCreate = {
  subscription: AlertSubscription
}

/** Answer to a subscribe request. */
export type AlertSubscriptionCreated = {
  subscription: AlertSubscription
}

/** The current allow list for access to user-facing services. There is exactly one in the system. */
export type AllowList = {
  allowed_ips: AllowedSourceIps
  time_created: string
  time_modified: string
}

/** New content for the source address allow list. */
export type AllowListUpdate = {
  allowed_ips: AllowedSourceIps
}

/** Rule that says which source addresses may connect to user-facing services. */
export type AllowedSourceIps = {
  allow: 'any'
} | {
  allow: 'list'
  ips: IpNet[]
}

/** A set of instances of a project that should run on separate hardware, so that one fault does not hit them all. */
export type AntiAffinityGroup = {
  description: string
  failure_domain: FailureDomain
  id: string
  name: Name
  policy: AffinityPolicy
  project_id: string
  time_created: string
  time_modified: string
}

/** Values needed to create an anti-affinity group. */
export type AntiAffinityGroupCreate = {
  description: string
  failure_domain: FailureDomain
  name: Name
  policy: AffinityPolicy
}

/** One member of an anti-affinity group; at present always an instance. */
export type AntiAffinityGroupMember = {
  type: 'instance'
  value: {
    id: string
    name: Name
    run_state: InstanceState
  }
}

/** One page of members of the anti-affinity group, with a token for the page after it. */
export type AntiAffinityGroupMemberResultsPage = {
  items: AntiAffinityGroupMember[]
  next_page?: string | null
}

/** One page of anti-affinity groups, with a token for the page after it. */
export type AntiAffinityGroupResultsPage = {
  items: AntiAffinityGroup[]
  next_page?: string | null
}

/** New name and description for an anti-affinity group; both optional. */
export type AntiAffinityGroupUpdate = {
  description?: string | null
  name?: Name | null
}

/** Record of one finished API call: who made it, from where, and how it ended. */
export type AuditLogEntry = {
  actor: AuditLogEntryActor
  auth_method?: string | null
  id: string
  operation_id: string
  request_id: string
  request_uri: string
  result: AuditLogEntryResult
  source_ip: string
  time_completed: string
  time_started: string
  user_agent?: string | null
}

/** Originator of a logged call: a silo user, a built-in account, or nobody known. */
export type AuditLogEntryActor = {
  kind: 'user_builtin'
  user_builtin_id: string
} | {
  kind: 'silo_user'
  silo_id: string
  silo_user_id: string
} | {
  kind: 'unauthenticated'
}

/** Outcome of a logged call: success, error, or not known. */
export type AuditLogEntryResult = {
  http_status_code: number
  kind: 'success'
} | {
  error_code?: string | null
  error_message: string
  http_status_code: number
  kind: 'error'
} | {
  kind: 'unknown'
}

/** One page of audit log entries, with a token for the page after it. */
export type AuditLogEntryResultsPage = {
  items: AuditLogEntry[]
  next_page?: string | null
}

/** How far a caller's read access must reach before the samples of a metric may be shown. */
export type AuthzScope = 'fleet' | 'silo' | 'project' | 'viewable_to_all'

/** Manufacturing identity of a sled's or switch's main board. */
export type Baseboard = {
  part: string
  revision: number
  serial: string
}

/** Whether the BFD peer is directly connected (single hop) or reached through routers (multi-hop). */
export type BfdMode = 'single_hop' | 'multi_hop'

/** Identifies the BFD session to stop. */
export type BfdSessionDisable = {
  remote: string
  switch: Name
}

/** Parameters of the BFD session to start. */
export type BfdSessionEnable = {
  detection_threshold: number
  local?: string | null
  mode: BfdMode
  remote: string
  required_rx: number
  switch: Name
}

/** Condition of a BFD session. */
export type BfdState = 'admin_down' | 'down' | 'init' | 'up'

/** Live state and settings of one BFD session. */
export type BfdStatus = {
  detection_threshold: number
  local?: string | null
  mode: BfdMode
  peer: string
  required_rx: number
  state: BfdState
  switch: Name
}

/** A named group of networks to announce to BGP peers. */
export type BgpAnnounceSet = {
  description: string
  id: string
  name: Name
  time_created: string
  time_modified: string
}

/** Announce set to create, or to replace if the name is already taken. */
export type BgpAnnounceSetCreate = {
  announcement: BgpAnnouncementCreate[]
  description: string
  name: Name
}

/** One network that a set announces, and the address block behind it. */
export type BgpAnnouncement = {
  address_lot_block_id: string
  announce_set_id: string
  network: IpNet
}

/** A network to add to an announce set. */
export type BgpAnnouncementCreate = {
  address_lot_block: NameOrId
  network: IpNet
}

/** Basic BGP settings that port peers refer to. */
export type BgpConfig = {
  asn: number
  description: string
  id: string
  name: Name
  time_created: string
  time_modified: string
  vrf?: string | null
}

/** Details of the BGP configuration to create. */
export type BgpConfigCreate = {
  asn: number
  bgp_announce_set_id: NameOrId
  description: string
  name: Name
  vrf?: Name | null
}

/** One page of BGP configurations, with a token for the page after it. */
export type BgpConfigResultsPage = {
  items: BgpConfig[]
  next_page?: string | null
}

/** Prefixes currently being sent out over BGP. */
export type BgpExported = {
  exports: { [key: string]: Ipv4Net[] }
}

/** An IPv4 route learned from a BGP peer. */
export type BgpImportedRouteIpv4 = {
  id: number
  nexthop: string
  prefix: Ipv4Net
  switch: SwitchLocation
}

/** Raw record of BGP messages for one peer, in free-form JSON. */
export type BgpMessageHistory = unknown

/** Settings for a BGP session with one neighboring router. */
export type BgpPeer = {
  addr: string
  allowed_export: ImportExportPolicy
  allowed_import: ImportExportPolicy
  bgp_config: NameOrId
  communities: number[]
  connect_retry: number
  delay_open: number
  enforce_first_as: boolean
  hold_time: number
  idle_hold_time: number
  interface_name: Name
  keepalive: number
  local_pref?: number | null
  md5_auth_key?: string | null
  min_ttl?: number | null
  multi_exit_discriminator?: number | null
  remote_asn?: number | null
  vlan_id?: number | null
}

/** The BGP peers to set up on one link. */
export type BgpPeerConfig = {
  link_name: Name
  peers: BgpPeer[]
}

/** Stage of a BGP session. */
export type BgpPeerState = 'idle' | 'connect' | 'active' | 'open_sent' | 'open_confirm' | 'session_setup' | 'established'

/** Live state of one BGP session on one switch. */
export type BgpPeerStatus = {
  addr: string
  local_asn: number
  remote_asn: number
  state: BgpPeerState
  state_duration_millis: number
  switch: SwitchLocation
}

/** Interval covered by one histogram bin, with 64-bit floating-point limits; either side may be open. */
export type BinRangedouble = {
  end: number
  type: 'range_to'
} | {
  end: number
  start: number
  type: 'range'
} | {
  start: number
  type: 'range_from'
}

/** Interval covered by one histogram bin, with 32-bit floating-point limits; either side may be open. */
export type BinRangefloat = {
  end: number
  type: 'range_to'
} | {
  end: number
  start: number
  type: 'range'
} | {
  start: number
  type: 'range_from'
}

/** Interval covered by one histogram bin, with signed 16-bit limits; either side may be open. */
export type BinRangeint16 = {
  end: number
  type: 'range_to'
} | {
  end: number
  start: number
  type: 'range'
} | {
  start: number
  type: 'range_from'
}

/** Interval covered by one histogram bin, with signed 32-bit limits; either side may be open. */
export type BinRangeint32 = {
  end: number
  type: 'range_to'
} | {
  end: number
  start: number
  type: 'range'
} | {
  start: number
  type: 'range_from'
}

/** Interval covered by one histogram bin, with signed 64-bit limits; either side may be open. */
export type BinRangeint64 = {
  end: number
  type: 'range_to'
} | {
  end: number
  start: number
  type: 'range'
} | {
  start: number
  type: 'range_from'
}

/** Interval covered by one histogram bin, with signed 8-bit limits; either side may be open. */
export type BinRangeint8 = {
  end: number
  type: 'range_to'
} | {
  end: number
  start: number
  type: 'range'
} | {
  start: number
  type: 'range_from'
}

/** Interval covered by one histogram bin, with unsigned 16-bit limits; either side may be open. */
export type BinRangeuint16 = {
  end: number
  type: 'range_to'
} | {
  end: number
  start: number
  type: 'range'
} | {
  start: number
  type: 'range_from'
}

/** Interval covered by one histogram bin, with unsigned 32-bit limits; either side may be open. */
export type BinRangeuint32 = {
  end: number
  type: 'range_to'
} | {
  end: number
  start: number
  type: 'range'
} | {
  start: number
  type: 'range_from'
}

/** Interval covered by one histogram bin, with unsigned 64-bit limits; either side may be open. */
export type BinRangeuint64 = {
  end: number
  type: 'range_to'
} | {
  end: number
  start: number
  type: 'range'
} | {
  start: number
  type: 'range_from'
}

/** Interval covered by one histogram bin, with unsigned 8-bit limits; either side may be open. */
export type BinRangeuint8 = {
  end: number
  type: 'range_to'
} | {
  end: number
  start: number
  type: 'range'
} | {
  start: number
  type: 'range_from'
}

/** One histogram bin over 64-bit floating-point values: an interval and how many samples fell into it. */
export type Bindouble = {
  count: number
  range: BinRangedouble
}

/** One histogram bin over 32-bit floating-point values: an interval and how many samples fell into it. */
export type Binfloat = {
  count: number
  range: BinRangefloat
}

/** One histogram bin over signed 16-bit values: an interval and how many samples fell into it. */
export type Binint16 = {
  count: number
  range: BinRangeint16
}

/** One histogram bin over signed 32-bit values: an interval and how many samples fell into it. */
export type Binint32 = {
  count: number
  range: BinRangeint32
}

/** One histogram bin over signed 64-bit values: an interval and how many samples fell into it. */
export type Binint64 = {
  count: number
  range: BinRangeint64
}

/** One histogram bin over signed 8-bit values: an interval and how many samples fell into it. */
export type Binint8 = {
  count: number
  range: BinRangeint8
}

/** One histogram bin over unsigned 16-bit values: an interval and how many samples fell into it. */
export type Binuint16 = {
  count: number
  range: BinRangeuint16
}

/** One histogram bin over unsigned 32-bit values: an interval and how many samples fell into it. */
export type Binuint32 = {
  count: number
  range: BinRangeuint32
}

/** One histogram bin over unsigned 64-bit values: an interval and how many samples fell into it. */
export type Binuint64 = {
  count: number
  range: BinRangeuint64
}

/** One histogram bin over unsigned 8-bit values: an interval and how many samples fell into it. */
export type Binuint8 = {
  count: number
  range: BinRangeuint8
}

/** Smallest unit in which a disk is read or written: 512, 2048 or 4096 bytes. */
export type BlockSize = 512 | 2048 | 4096

/** Amount of memory or storage as a whole number of bytes, from 0 to 2^63-1. */
export type ByteCount = number

/** TLS certificate that the system presents to clients of a silo; it cannot be changed once uploaded. */
export type Certificate = {
  cert: string
  description: string
  id: string
  name: Name
  service: ServiceUsingCertificate
  time_created: string
  time_modified: string
}

/** TLS certificate and matching key to upload. */
export type CertificateCreate = {
  cert: string
  description: string
  key: string
  name: Name
  service: ServiceUsingCertificate
}

/** One page of TLS certificates, with a token for the page after it. */
export type CertificateResultsPage = {
  items: Certificate[]
  next_page?: string | null
}

/** Period in which a user is logged in to the console in one browser. */
export type ConsoleSession = {
  id: string
  time_created: string
  time_last_used: string
}

/** One page of console sessions, with a token for the page after it. */
export type ConsoleSessionResultsPage = {
  items: ConsoleSession[]
  next_page?: string | null
}

/** Running total kept as a double-precision number, together with the moment it started from zero. */
export type Cumulativedouble = {
  start_time: string
  value: number
}

/** Running total kept as a single-precision number, together with the moment it started from zero. */
export type Cumulativefloat = {
  start_time: string
  value: number
}

/** Running total kept as a 64-bit signed integer, together with the moment it started from zero. */
export type Cumulativeint64 = {
  start_time: string
  value: number
}

/** Running total kept as a 64-bit unsigned integer, together with the moment it started from zero. */
export type Cumulativeuint64 = {
  start_time: string
  value: number
}

/** The signed-in user, with hints on which parts of the console to show. */
export type CurrentUser = {
  display_name: string
  fleet_viewer: boolean
  id: string
  silo_admin: boolean
  silo_id: string
  silo_name: Name
}

/** One measured value, tagged with its type: a plain value, a running total, a histogram, or a marker for missing data. */
export type Datum = {
  datum: boolean
  type: 'bool'
} | {
  datum: number
  type: 'i8'
} | {
  datum: number
  type: 'u8'
} | {
  datum: number
  type: 'i16'
} | {
  datum: number
  type: 'u16'
} | {
  datum: number
  type: 'i32'
} | {
  datum: number
  type: 'u32'
} | {
  datum: number
  type: 'i64'
} | {
  datum: number
  type: 'u64'
} | {
  datum: number
  type: 'f32'
} | {
  datum: number
  type: 'f64'
} | {
  datum: string
  type: 'string'
} | {
  datum: number[]
  type: 'bytes'
} | {
  datum: Cumulativeint64
  type: 'cumulative_i64'
} | {
  datum: Cumulativeuint64
  type: 'cumulative_u64'
} | {
  datum: Cumulativefloat
  type: 'cumulative_f32'
} | {
  datum: Cumulativedouble
  type: 'cumulative_f64'
} | {
  datum: Histogramint8
  type: 'histogram_i8'
} | {
  datum: Histogramuint8
  type: 'histogram_u8'
} | {
  datum: Histogramint16
  type: 'histogram_i16'
} | {
  datum: Histogramuint16
  type: 'histogram_u16'
} | {
  datum: Histogramint32
  type: 'histogram_i32'
} | {
  datum: Histogramuint32
  type: 'histogram_u32'
} | {
  datum: Histogramint64
  type: 'histogram_i64'
} | {
  datum: Histogramuint64
  type: 'histogram_u64'
} | {
  datum: Histogramfloat
  type: 'histogram_f32'
} | {
  datum: Histogramdouble
  type: 'histogram_f64'
} | {
  datum: MissingDatum
  type: 'missing'
}

/** Kind of value that a metric records: a plain value, a running total (cumulative) or a histogram, with its numeric width. */
export type DatumType = 'bool' | 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64' | 'string' | 'bytes' | 'cumulative_i64' | 'cumulative_u64' | 'cumulative_f32' | 'cumulative_f64' | 'histogram_i8' | 'histogram_u8' | 'histogram_i16' | 'histogram_u16' | 'histogram_i32' | 'histogram_u32' | 'histogram_i64' | 'histogram_u64' | 'histogram_f32' | 'histogram_f64'

/** Certificate and private key for signing SAML requests, each as base64-encoded DER. */
export type DerEncodedKeyPair = {
  private_key: string
  public_cert: string
}

/** Record of an access token that a device or command-line client uses; the secret is not included. */
export type DeviceAccessToken = {
  id: string
  time_created: string
  time_expires?: string | null
}

/** Form with which a waiting client asks for its access token. */
export type DeviceAccessTokenRequest = {
  client_id: string
  device_code: string
  grant_type: string
}

/** One page of access tokens, with a token for the page after it. */
export type DeviceAccessTokenResultsPage = {
  items: DeviceAccessToken[]
  next_page?: string | null
}

/** Form with which a client without a browser starts a login. */
export type DeviceAuthRequest = {
  client_id: string
  ttl_seconds?: number | null
}

/** Confirmation that a user approves a device login. */
export type DeviceAuthVerify = {
  user_code: string
}

/** Checksum of an image's contents, with its algorithm. */
export type Digest = {
  type: 'sha256'
  value: string
}

/** Virtual block storage device for an instance, held in a project. */
export type Disk = {
  block_size: ByteCount
  description: string
  device_path: string
  id: string
  image_id?: string | null
  name: Name
  project_id: string
  size: ByteCount
  snapshot_id?: string | null
  state: DiskState
  time_created: string
  time_modified: string
}

/** Settings for a new disk. */
export type DiskCreate = {
  description: string
  disk_source: DiskSource
  name: Name
  size: ByteCount
}

/** Selects a disk to attach or detach. */
export type DiskPath = {
  disk: NameOrId
}

/** One page of disks, with a token for the page after it. */
export type DiskResultsPage = {
  items: Disk[]
  next_page?: string | null
}

/** First contents of a new disk. */
export type DiskSource = {
  block_size: BlockSize
  type: 'blank'
} | {
  snapshot_id: string
  type: 'snapshot'
} | {
  image_id: string
  type: 'image'
} | {
  block_size: BlockSize
  type: 'importing_blocks'
}

/** Stage of a disk's life, which decides what can be done with it. */
export type DiskState = {
  state: 'creating'
} | {
  state: 'detached'
} | {
  state: 'import_ready'
} | {
  state: 'importing_from_url'
} | {
  state: 'importing_from_bulk_writes'
} | {
  state: 'finalizing'
} | {
  state: 'maintenance'
} | {
  instance: string
  state: 'attaching'
} | {
  instance: string
  state: 'attached'
} | {
  instance: string
  state: 'detaching'
} | {
  state: 'destroyed'
} | {
  state: 'faulted'
}

/** Spread of 64-bit floating-point samples at one point of a query result: bins, counts and summary statistics. */
export type Distributiondouble = {
  bins: number[]
  counts: number[]
  max?: number | null
  min?: number | null
  p50?: Quantile | null
  p90?: Quantile | null
  p99?: Quantile | null
  squared_mean: number
  sum_of_samples: number
}

/** Spread of signed 64-bit samples at one point of a query result: bins, counts and summary statistics. */
export type Distributionint64 = {
  bins: number[]
  counts: number[]
  max?: number | null
  min?: number | null
  p50?: Quantile | null
  p90?: Quantile | null
  p99?: Quantile | null
  squared_mean: number
  sum_of_samples: number
}

/** Options for allocating an ephemeral address. */
export type EphemeralIpCreate = {
  pool?: NameOrId | null
}

/** Reply to a request that failed. */
export type Error = {
  error_code?: string
  message: string
  request_id: string
}

/** An address through which an instance is connected to networks outside its VPC. */
export type ExternalIp = {
  first_port: number
  ip: string
  ip_pool_id: string
  kind: 'snat'
  last_port: number
} | {
  ip: string
  ip_pool_id: string
  kind: 'ephemeral'
} | {
  description: string
  id: string
  instance_id?: string | null
  ip: string
  ip_pool_id: string
  kind: 'floating'
  name: Name
  project_id: string
  time_created: string
  time_modified: string
}

/** An external address to give to a new instance. */
export type ExternalIpCreate = {
  pool?: NameOrId | null
  type: 'ephemeral'
} | {
  floating_ip: NameOrId
  type: 'floating'
}

/** One page of external IPs, with a token for the page after it. */
export type ExternalIpResultsPage = {
  items: ExternalIp[]
  next_page?: string | null
}

/** Unit of hardware that can fail as a whole, by which members are grouped or separated. */
export type FailureDomain = 'sled'

/** Describes one labelling field of a metric: its name, type, origin and meaning. */
export type FieldSchema = {
  description: string
  field_type: FieldType
  name: string
  source: FieldSource
}

/** Origin of a metric field: the target being observed, or the metric measured on it. */
export type FieldSource = 'target' | 'metric'

/** Type of a metric field: text, integer of a given width, IP address, UUID or boolean. */
export type FieldType = 'string' | 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'ip_addr' | 'uuid' | 'bool'

/** Value of a metric field, tagged with its type. */
export type FieldValue = {
  type: 'string'
  value: string
} | {
  type: 'i8'
  value: number
} | {
  type: 'u8'
  value: number
} | {
  type: 'i16'
  value: number
} | {
  type: 'u16'
  value: number
} | {
  type: 'i32'
  value: number
} | {
  type: 'u32'
  value: number
} | {
  type: 'i64'
  value: number
} | {
  type: 'u64'
  value: number
} | {
  type: 'ip_addr'
  value: string
} | {
  type: 'uuid'
  value: string
} | {
  type: 'bool'
  value: boolean
}

/** Options for ending an import. */
export type FinalizeDisk = {
  snapshot_name?: Name | null
}

/** Level of access to system administration; admin includes collaborator, which includes viewer. */
export type FleetRole = 'admin' | 'collaborator' | 'viewer'

/** Who holds which role in running the system as a whole. */
export type FleetRolePolicy = {
  role_assignments: FleetRoleRoleAssignment[]
}

/** Grants one fleet role to one user or group. */
export type FleetRoleRoleAssignment = {
  identity_id: string
  identity_type: IdentityType
  role_name: FleetRole
}

/** External address reserved for a project that can be attached to one instance at a time. */
export type FloatingIp = {
  description: string
  id: string
  instance_id?: string | null
  ip: string
  ip_pool_id: string
  name: Name
  project_id: string
  time_created: string
  time_modified: string
}

/** Names the resource to which a floating IP shall be attached. */
export type FloatingIpAttach = {
  kind: FloatingIpParentKind
  parent: NameOrId
}

/** Values needed to reserve a floating IP. */
export type FloatingIpCreate = {
  description: string
  ip?: string | null
  name: Name
  pool?: NameOrId | null
}

/** Type of resource that a floating IP can be attached to; only instances at present. */
export type FloatingIpParentKind = 'instance'

/** One page of floating IPs, with a token for the page after it. */
export type FloatingIpResultsPage = {
  items: FloatingIp[]
  next_page?: string | null
}

/** New name and description for a floating IP; both optional. */
export type FloatingIpUpdate = {
  description?: string | null
  name?: Name | null
}

/** Set of users in a silo, to which roles can be given as a whole. */
export type Group = {
  display_name: string
  id: string
  silo_id: string
}

/** One page of groups, with a token for the page after it. */
export type GroupResultsPage = {
  items: Group[]
  next_page?: string | null
}

/** Histogram of 64-bit floating-point samples, with binned counts, extremes, running totals and estimated percentiles. */
export type Histogramdouble = {
  bins: Bindouble[]
  max: number
  min: number
  n_samples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squared_mean: number
  start_time: string
  sum_of_samples: number
}

/** Histogram of 32-bit floating-point samples, with binned counts, extremes, running totals and estimated percentiles. */
export type Histogramfloat = {
  bins: Binfloat[]
  max: number
  min: number
  n_samples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squared_mean: number
  start_time: string
  sum_of_samples: number
}

/** Histogram of signed 16-bit samples, with binned counts, extremes, running totals and estimated percentiles. */
export type Histogramint16 = {
  bins: Binint16[]
  max: number
  min: number
  n_samples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squared_mean: number
  start_time: string
  sum_of_samples: number
}

/** Histogram of signed 32-bit samples, with binned counts, extremes, running totals and estimated percentiles. */
export type Histogramint32 = {
  bins: Binint32[]
  max: number
  min: number
  n_samples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squared_mean: number
  start_time: string
  sum_of_samples: number
}

/** Histogram of signed 64-bit samples, with binned counts, extremes, running totals and estimated percentiles. */
export type Histogramint64 = {
  bins: Binint64[]
  max: number
  min: number
  n_samples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squared_mean: number
  start_time: string
  sum_of_samples: number
}

/** Histogram of signed 8-bit samples, with binned counts, extremes, running totals and estimated percentiles. */
export type Histogramint8 = {
  bins: Binint8[]
  max: number
  min: number
  n_samples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squared_mean: number
  start_time: string
  sum_of_samples: number
}

/** Histogram of unsigned 16-bit samples, with binned counts, extremes, running totals and estimated percentiles. */
export type Histogramuint16 = {
  bins: Binuint16[]
  max: number
  min: number
  n_samples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squared_mean: number
  start_time: string
  sum_of_samples: number
}

/** Histogram of unsigned 32-bit samples, with binned counts, extremes, running totals and estimated percentiles. */
export type Histogramuint32 = {
  bins: Binuint32[]
  max: number
  min: number
  n_samples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squared_mean: number
  start_time: string
  sum_of_samples: number
}

/** Histogram of unsigned 64-bit samples, with binned counts, extremes, running totals and estimated percentiles. */
export type Histogramuint64 = {
  bins: Binuint64[]
  max: number
  min: number
  n_samples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squared_mean: number
  start_time: string
  sum_of_samples: number
}

/** Histogram of unsigned 8-bit samples, with binned counts, extremes, running totals and estimated percentiles. */
export type Histogramuint8 = {
  bins: Binuint8[]
  max: number
  min: number
  n_samples: number
  p50: Quantile
  p90: Quantile
  p99: Quantile
  squared_mean: number
  start_time: string
  sum_of_samples: number
}

/** DNS name of a machine: up to 253 characters, dot-separated labels of letters, digits and inner hyphens. */
export type Hostname = string

/** One ICMP code such as "0", or an inclusive range such as "0-3"; numbers run from 0 to 255. */
export type IcmpParamRange = string

/** Sort order for lists that can be sorted by ID only. */
export type IdSortMode = 'id_ascending'

/** External login service that vouches for a silo's users. */
export type IdentityProvider = {
  description: string
  id: string
  name: Name
  provider_type: IdentityProviderType
  time_created: string
  time_modified: string
}

/** One page of identity providers, with a token for the page after it. */
export type IdentityProviderResultsPage = {
  items: IdentityProvider[]
  next_page?: string | null
}

/** Protocol used to talk to an external login service. */
export type IdentityProviderType = 'saml'

/** Kind of holder a role is given to: one user of a silo, or a group. */
export type IdentityType = 'silo_user' | 'silo_group'

/** Where the provider's SAML metadata document is taken from: an address or an uploaded file. */
export type IdpMetadataSource = {
  type: 'url'
  url: string
} | {
  data: string
  type: 'base64_encoded_xml'
}

/** Disk contents to start new disks from, usually with an operating system. */
export type Image = {
  block_size: ByteCount
  description: string
  digest?: Digest | null
  id: string
  name: Name
  os: string
  project_id?: string | null
  size: ByteCount
  time_created: string
  time_modified: string
  version: string
}

/** Settings for a new image; none can be changed later. */
export type ImageCreate = {
  description: string
  name: Name
  os: string
  source: ImageSource
  version: string
}

/** One page of images, with a token for the page after it. */
export type ImageResultsPage = {
  items: Image[]
  next_page?: string | null
}

/** Origin of a new image's contents. */
export type ImageSource = {
  id: string
  type: 'snapshot'
}

/** One piece of data and its place on the disk being imported. */
export type ImportBlocksBulkWrite = {
  base64_encoded_data: string
  offset: number
}

/** Route filter for a BGP peer, in one direction. */
export type ImportExportPolicy = {
  type: 'no_filtering'
} | {
  type: 'allow'
  value: IpNet[]
}

/** A virtual machine of a project. */
export type Instance = {
  auto_restart_cooldown_expiration?: string | null
  auto_restart_enabled: boolean
  auto_restart_policy?: InstanceAutoRestartPolicy | null
  boot_disk_id?: string | null
  cpu_platform?: InstanceCpuPlatform | null
  description: string
  hostname: string
  id: string
  memory: ByteCount
  name: Name
  ncpus: InstanceCpuCount
  project_id: string
  run_state: InstanceState
  time_created: string
  time_last_auto_restarted?: string | null
  time_modified: string
  time_run_state_updated: string
}

/** What the system does when an instance fails. */
export type InstanceAutoRestartPolicy = 'never' | 'best_effort'

/** Number of virtual CPUs of an instance, 1 to 64. */
export type InstanceCpuCount = number

/** Processor generation that an instance requires, which limits the sleds it can run on. */
export type InstanceCpuPlatform = 'amd_milan' | 'amd_turin'

/** Values needed to create an instance. */
export type InstanceCreate = {
  anti_affinity_groups?: NameOrId[]
  auto_restart_policy?: InstanceAutoRestartPolicy | null
  boot_disk?: InstanceDiskAttachment | null
  cpu_platform?: InstanceCpuPlatform | null
  description: string
  disks?: InstanceDiskAttachment[]
  external_ips?: ExternalIpCreate[]
  hostname: Hostname
  memory: ByteCount
  name: Name
  ncpus: InstanceCpuCount
  network_interfaces?: InstanceNetworkInterfaceAttachment
  ssh_public_keys?: NameOrId[] | null
  start?: boolean
  user_data?: string
}

/** A disk for a new instance, either created with it or attached from those in the project. */
export type InstanceDiskAttachment = {
  description: string
  disk_source: DiskSource
  name: Name
  size: ByteCount
  type: 'create'
} | {
  name: Name
  type: 'attach'
}

/** A virtual network card that connects an instance to a subnet. */
export type InstanceNetworkInterface = {
  description: string
  id: string
  instance_id: string
  ip: string
  mac: MacAddr
  name: Name
  primary: boolean
  subnet_id: string
  time_created: string
  time_modified: string
  transit_ips?: IpNet[]
  vpc_id: string
}

/** Which network interfaces a new instance gets. */
export type InstanceNetworkInterfaceAttachment = {
  params: InstanceNetworkInterfaceCreate[]
  type: 'create'
} | {
  type: 'default'
} | {
  type: 'none'
}

/** Values needed to add a network interface to an instance. */
export type InstanceNetworkInterfaceCreate = {
  description: string
  ip?: string | null
  name: Name
  subnet_name: Name
  transit_ips?: IpNet[]
  vpc_name: Name
}

/** One page of network interfaces, with a token for the page after it. */
export type InstanceNetworkInterfaceResultsPage = {
  items: InstanceNetworkInterface[]
  next_page?: string | null
}

/** New values for a network interface. Its VPC, subnet and address cannot be changed. */
export type InstanceNetworkInterfaceUpdate = {
  description?: string | null
  name?: Name | null
  primary?: boolean
  transit_ips?: IpNet[]
}

/** One page of instances, with a token for the page after it. */
export type InstanceResultsPage = {
  items: Instance[]
  next_page?: string | null
}

/** A piece of the serial console output of an instance. */
export type InstanceSerialConsoleData = {
  data: number[]
  last_byte_offset: number
}

/** Stage in the life of an instance. */
export type InstanceState = 'creating' | 'starting' | 'running' | 'stopping' | 'stopped' | 'rebooting' | 'migrating' | 'repairing' | 'failed' | 'destroyed'

/** New settings for an instance. Every field must be sent, changed or not. */
export type InstanceUpdate = {
  auto_restart_policy: InstanceAutoRestartPolicy | null
  boot_disk: NameOrId | null
  cpu_platform: InstanceCpuPlatform | null
  memory: ByteCount
  ncpus: InstanceCpuCount
}

/** Number by which a neighbor identifies the interface of a management address. */
export type InterfaceNum = {
  unknown: number
} | {
  if_index: number
} | {
  port_number: number
}

/** Exit from a VPC to outside networks, which routes can name as their target. */
export type InternetGateway = {
  description: string
  id: string
  name: Name
  time_created: string
  time_modified: string
  vpc_id: string
}

/** Values needed to create an internet gateway. */
export type InternetGatewayCreate = {
  description: string
  name: Name
}

/** A single external address attached to an internet gateway. */
export type InternetGatewayIpAddress = {
  address: string
  description: string
  id: string
  internet_gateway_id: string
  name: Name
  time_created: string
  time_modified: string
}

/** Values needed to attach an address to an internet gateway. */
export type InternetGatewayIpAddressCreate = {
  address: string
  description: string
  name: Name
}

/** One page of gateway addresses, with a token for the page after it. */
export type InternetGatewayIpAddressResultsPage = {
  items: InternetGatewayIpAddress[]
  next_page?: string | null
}

/** The attachment of one IP pool to an internet gateway. */
export type InternetGatewayIpPool = {
  description: string
  id: string
  internet_gateway_id: string
  ip_pool_id: string
  name: Name
  time_created: string
  time_modified: string
}

/** Values needed to attach an IP pool to an internet gateway. */
export type InternetGatewayIpPoolCreate = {
  description: string
  ip_pool: NameOrId
  name: Name
}

/** One page of gateway pool attachments, with a token for the page after it. */
export type InternetGatewayIpPoolResultsPage = {
  items: InternetGatewayIpPool[]
  next_page?: string | null
}

/** One page of internet gateways, with a token for the page after it. */
export type InternetGatewayResultsPage = {
  items: InternetGateway[]
  next_page?: string | null
}

/** IP network in CIDR notation, of either IP version. */
export type IpNet = Ipv4Net | Ipv6Net

/** Stock of external addresses that linked silos draw on for their instances. */
export type IpPool = {
  description: string
  id: string
  ip_version: IpVersion
  name: Name
  time_created: string
  time_modified: string
}

/** Settings for a new IP pool. */
export type IpPoolCreate = {
  description: string
  ip_version?: IpVersion
  name: Name
}

/** Silo to be given use of a pool. */
export type IpPoolLinkSilo = {
  is_default: boolean
  silo: NameOrId
}

/** Run of consecutive addresses that belongs to a pool. */
export type IpPoolRange = {
  id: string
  ip_pool_id: string
  range: IpRange
  time_created: string
}

/** One page of address ranges, with a token for the page after it. */
export type IpPoolRangeResultsPage = {
  items: IpPoolRange[]
  next_page?: string | null
}

/** One page of IP pools, with a token for the page after it. */
export type IpPoolResultsPage = {
  items: IpPool[]
  next_page?: string | null
}

/** Permission for a silo to take addresses from a pool. */
export type IpPoolSiloLink = {
  ip_pool_id: string
  is_default: boolean
  silo_id: string
}

/** One page of links between pools and silos, with a token for the page after it. */
export type IpPoolSiloLinkResultsPage = {
  items: IpPoolSiloLink[]
  next_page?: string | null
}

/** Change to how a silo uses a linked pool. */
export type IpPoolSiloUpdate = {
  is_default: boolean
}

/** Changes to an IP pool; fields left out stay as they are. */
export type IpPoolUpdate = {
  description?: string | null
  name?: Name | null
}

/** Size of an IP pool and what is left of it. */
export type IpPoolUtilization = {
  capacity: number
  remaining: number
}

/** Consecutive addresses of one IP version, given by both ends. */
export type IpRange = Ipv4Range | Ipv6Range

/** Version of the Internet Protocol, 4 or 6. */
export type IpVersion = 'v4' | 'v6'

/** IPv4 network as address and prefix length, for example 192.168.1.0/24. */
export type Ipv4Net = string

/** Consecutive IPv4 addresses; equal ends mean a single address. */
export type Ipv4Range = {
  first: string
  last: string
}

/** IPv6 network as address and prefix length, for example fd00:1234::/48. */
export type Ipv6Net = string

/** Consecutive IPv6 addresses; equal ends mean a single address. */
export type Ipv6Range = {
  first: string
  last: string
}

/** One port such as "22", or an inclusive range such as "100-200"; ports run from 1 to 65535. */
export type L4PortRange = string

/** Settings of one physical link of a switch port. */
export type LinkConfigCreate = {
  autoneg: boolean
  fec?: LinkFec | null
  link_name: Name
  lldp: LldpLinkConfigCreate
  mtu: number
  speed: LinkSpeed
  tx_eq?: TxEqConfig | null
}

/** Method of forward error correction on a link. */
export type LinkFec = 'firecode' | 'none' | 'rs'

/** Nominal data rate of a link. */
export type LinkSpeed = 'speed0_g' | 'speed1_g' | 'speed10_g' | 'speed25_g' | 'speed40_g' | 'speed50_g' | 'speed100_g' | 'speed200_g' | 'speed400_g'

/** LLDP settings in force on a link. */
export type LldpLinkConfig = {
  chassis_id?: string | null
  enabled: boolean
  id: string
  link_description?: string | null
  link_name?: string | null
  management_ip?: string | null
  system_description?: string | null
  system_name?: string | null
}

/** LLDP settings for a new link. */
export type LldpLinkConfigCreate = {
  chassis_id?: string | null
  enabled: boolean
  link_description?: string | null
  link_name?: string | null
  management_ip?: string | null
  system_description?: string | null
  system_name?: string | null
}

/** A device seen over LLDP on a switch port. */
export type LldpNeighbor = {
  chassis_id: string
  first_seen: string
  last_seen: string
  link_description?: string | null
  link_name: string
  local_port: string
  management_ip: ManagementAddress[]
  system_description?: string | null
  system_name?: string | null
}

/** One page of LLDP neighbors, with a token for the page after it. */
export type LldpNeighborResultsPage = {
  items: LldpNeighbor[]
  next_page?: string | null
}

/** An address bound to a switch itself rather than to one of its ports. */
export type LoopbackAddress = {
  address: IpNet
  address_lot_block_id: string
  id: string
  rack_id: string
  switch_location: string
}

/** Details of the loopback address to assign. */
export type LoopbackAddressCreate = {
  address: string
  address_lot: NameOrId
  anycast: boolean
  mask: number
  rack_id: string
  switch_location: Name
}

/** One page of loopback addresses, with a token for the page after it. */
export type LoopbackAddressResultsPage = {
  items: LoopbackAddress[]
  next_page?: string | null
}

/** Hardware address of a network interface: six hexadecimal bytes parted by colons. */
export type MacAddr = string

/** A way to reach an LLDP neighbor for management. */
export type ManagementAddress = {
  addr: NetworkAddress
  interface_num: InterfaceNum
  oid?: number[] | null
}

/** A single sample of a metric: when it was taken and what was measured. */
export type Measurement = {
  datum: Datum
  timestamp: string
}

/** One page of measurements, with a token for the page after it. */
export type MeasurementResultsPage = {
  items: Measurement[]
  next_page?: string | null
}

/** How successive values of a queried series relate to each other and to time. */
export type MetricType = 'gauge' | 'delta' | 'cumulative'

/** Marks a sample whose value could not be obtained, keeping the expected type. */
export type MissingDatum = {
  datum_type: DatumType
  start_time?: string | null
}

/** Lowercase letters, digits and hyphens, 63 at most; starts with a letter, does not end in a hyphen, and is not a UUID. */
export type Name = string

/** Points to a resource by its UUID or by its name; a name often needs the parent given too. */
export type NameOrId = string | Name

/** Sort order for lists of named resources, by name or by ID. */
export type NameOrIdSortMode = 'name_ascending' | 'name_descending' | 'id_ascending'

/** Sort order for lists that can be sorted by name only. */
export type NameSortMode = 'name_ascending'

/** Address of a neighbor, either IP or hardware. */
export type NetworkAddress = {
  ip_addr: string
} | {
  i_e_e_e802: number[]
}

/** Low-level view of a virtual network interface, as used by the networking of a sled. */
export type NetworkInterface = {
  id: string
  ip: string
  kind: NetworkInterfaceKind
  mac: MacAddr
  name: Name
  primary: boolean
  slot: number
  subnet: IpNet
  transit_ips?: IpNet[]
  vni: Vni
}

/** What owns a network interface, together with the ID of the owner. */
export type NetworkInterfaceKind = {
  id: string
  type: 'instance'
} | {
  id: string
  type: 'service'
} | {
  id: string
  type: 'probe'
}

/** Outcome of a metrics query: a list of result tables. */
export type OxqlQueryResult = {
  tables: OxqlTable[]
}

/** All series that a query returned for one metric. */
export type OxqlTable = {
  name: string
  timeseries: Timeseries[]
}

/** Direction in which samples are returned by time; ascending is the default. */
export type PaginationOrder = 'ascending' | 'descending'

/** Secret text for logging in, up to 512 characters. */
export type Password = string

/** Storage drive installed in a sled. */
export type PhysicalDisk = {
  form_factor: PhysicalDiskKind
  id: string
  model: string
  policy: PhysicalDiskPolicy
  serial: string
  sled_id?: string | null
  state: PhysicalDiskState
  time_created: string
  time_modified: string
  vendor: string
}

/** Form factor of a storage drive, either M.2 or U.2. */
export type PhysicalDiskKind = 'm2' | 'u2'

/** Operator's intent for a storage drive. */
export type PhysicalDiskPolicy = {
  kind: 'in_service'
} | {
  kind: 'expunged'
}

/** One page of physical disks, with a token for the page after it. */
export type PhysicalDiskResultsPage = {
  items: PhysicalDisk[]
  next_page?: string | null
}

/** How far the system has got in using or retiring a drive. */
export type PhysicalDiskState = 'active' | 'decommissioned'

/** Answer to a health check. */
export type Ping = {
  status: PingStatus
}

/** Result of a health check; only one value exists. */
export type PingStatus = 'ok'

/** Samples of one series as parallel lists: times and values share the same positions. */
export type Points = {
  start_times?: string[] | null
  timestamps: string[]
  values: Values[]
}

/** A test point placed on a sled to check the networking of a project. */
export type Probe = {
  description: string
  id: string
  name: Name
  sled: string
  time_created: string
  time_modified: string
}

/** Values needed to create a network probe. */
export type ProbeCreate = {
  description: string
  ip_pool?: NameOrId | null
  name: Name
  sled: string
}

/** An external address of a probe with the ports it may use. */
export type ProbeExternalIp = {
  first_port: number
  ip: string
  kind: ProbeExternalIpKind
  last_port: number
}

/** Way in which an external address is assigned to a probe. */
export type ProbeExternalIpKind = 'snat' | 'floating' | 'ephemeral'

/** A probe as deployed, with its interface and external addresses. */
export type ProbeInfo = {
  external_ips: ProbeExternalIp[]
  id: string
  interface: NetworkInterface
  name: Name
  sled: string
}

/** One page of probes, with a token for the page after it. */
export type ProbeInfoResultsPage = {
  items: ProbeInfo[]
  next_page?: string | null
}

/** Container for instances, disks, networks and other resources, with access rules of its own. */
export type Project = {
  description: string
  id: string
  name: Name
  time_created: string
  time_modified: string
}

/** Settings for a new project. */
export type ProjectCreate = {
  description: string
  name: Name
}

/** One page of projects, with a token for the page after it. */
export type ProjectResultsPage = {
  items: Project[]
  next_page?: string | null
}

/** Level of access to a project; admin includes collaborator, which includes viewer. */
export type ProjectRole = 'admin' | 'collaborator' | 'viewer'

/** Who holds which role in a project. */
export type ProjectRolePolicy = {
  role_assignments: ProjectRoleRoleAssignment[]
}

/** Grants one project role to one user or group. */
export type ProjectRoleRoleAssignment = {
  identity_id: string
  identity_type: IdentityType
  role_name: ProjectRole
}

/** Changes to a project; fields left out stay as they are. */
export type ProjectUpdate = {
  description?: string | null
  name?: Name | null
}

/** Running estimate of one quantile, built from five markers instead of stored samples. */
export type Quantile = {
  desired_marker_positions: number[]
  marker_heights: number[]
  marker_positions: number[]
  p: number
}

/** Cabinet of sleds and switches that form one unit of hardware. */
export type Rack = {
  id: string
  time_created: string
  time_modified: string
}

/** One page of racks, with a token for the page after it. */
export type RackResultsPage = {
  items: Rack[]
  next_page?: string | null
}

/** A static route to install on a link. */
export type Route = {
  dst: IpNet
  gw: string
  rib_priority?: number | null
  vid?: number | null
}

/** The static routes to set on one link. */
export type RouteConfig = {
  link_name: Name
  routes: Route[]
}

/** Which traffic a route applies to: the addresses that packets are sent to. */
export type RouteDestination = {
  type: 'ip'
  value: string
} | {
  type: 'ip_net'
  value: IpNet
} | {
  type: 'vpc'
  value: Name
} | {
  type: 'subnet'
  value: Name
}

/** Where a route sends the packets that match its destination. */
export type RouteTarget = {
  type: 'ip'
  value: string
} | {
  type: 'vpc'
  value: Name
} | {
  type: 'subnet'
  value: Name
} | {
  type: 'instance'
  value: Name
} | {
  type: 'internet_gateway'
  value: Name
} | {
  type: 'drop'
}

/** A rule of a router that sends traffic for a destination to a target. */
export type RouterRoute = {
  description: string
  destination: RouteDestination
  id: string
  kind: RouterRouteKind
  name: Name
  target: RouteTarget
  time_created: string
  time_modified: string
  vpc_router_id: string
}

/** Values needed to add a custom route to a router. */
export type RouterRouteCreate = {
  description: string
  destination: RouteDestination
  name: Name
  target: RouteTarget
}

/** Tells how a route came about and so who may change it. */
export type RouterRouteKind = 'default' | 'vpc_subnet' | 'vpc_peering' | 'custom'

/** One page of routes, with a token for the page after it. */
export type RouterRouteResultsPage = {
  items: RouterRoute[]
  next_page?: string | null
}

/** New values for a route. Destination and target must always be sent. */
export type RouterRouteUpdate = {
  description?: string | null
  destination: RouteDestination
  name?: Name | null
  target: RouteTarget
}

/** SAML login service of a silo, as it was configured. */
export type SamlIdentityProvider = {
  acs_url: string
  description: string
  group_attribute_name?: string | null
  id: string
  idp_entity_id: string
  name: Name
  public_cert?: string | null
  slo_url: string
  sp_client_id: string
  technical_contact_email: string
  time_created: string
  time_modified: string
}

/** Settings for connecting a silo to a SAML login service. */
export type SamlIdentityProviderCreate = {
  acs_url: string
  description: string
  group_attribute_name?: string | null
  idp_entity_id: string
  idp_metadata_source: IdpMetadataSource
  name: Name
  signing_keypair?: DerEncodedKeyPair | null
  slo_url: string
  sp_client_id: string
  technical_contact_email: string
}

/** Record of a credential that lets an identity provider manage a silo's users and groups over SCIM; the secret is not included. */
export type ScimClientBearerToken = {
  id: string
  time_created: string
  time_expires?: string | null
}

/** Newly issued SCIM token together with its secret. */
export type ScimClientBearerTokenValue = {
  bearer_token: string
  id: string
  time_created: string
  time_expires?: string | null
}

/** Setting for ICMP traffic to the system services. */
export type ServiceIcmpConfig = {
  enabled: boolean
}

/** Part of the system that presents a TLS certificate. */
export type ServiceUsingCertificate = 'external_api'

/** Release that the system is to be updated to. */
export type SetTargetReleaseParams = {
  system_version: string
}

/** Tenant of the platform, with users, projects and images of its own, walled off from other tenants. */
export type Silo = {
  admin_group_name?: string | null
  description: string
  discoverable: boolean
  id: string
  identity_mode: SiloIdentityMode
  mapped_fleet_roles: { [key: string]: FleetRole[] }
  name: Name
  time_created: string
  time_modified: string
}

/** Rules on access tokens that apply throughout a silo. */
export type SiloAuthSettings = {
  device_token_max_ttl_seconds?: number | null
  silo_id: string
}

/** New access token rules for a silo. */
export type SiloAuthSettingsUpdate = {
  device_token_max_ttl_seconds: number | null
}

/** Settings for a new tenant; most of them are fixed once it exists. */
export type SiloCreate = {
  admin_group_name?: string | null
  description: string
  discoverable: boolean
  identity_mode: SiloIdentityMode
  mapped_fleet_roles?: { [key: string]: FleetRole[] }
  name: Name
  quotas: SiloQuotasCreate
  tls_certificates: CertificateCreate[]
}

/** Way in which users and groups enter a silo. */
export type SiloIdentityMode = 'saml_jit' | 'local_only' | 'saml_scim'

/** IP pool as seen from a silo it is linked to. */
export type SiloIpPool = {
  description: string
  id: string
  is_default: boolean
  name: Name
  time_created: string
  time_modified: string
}

/** One page of linked IP pools, with a token for the page after it. */
export type SiloIpPoolResultsPage = {
  items: SiloIpPool[]
  next_page?: string | null
}

/** Ceilings on what all projects of a silo may use together. */
export type SiloQuotas = {
  cpus: number
  memory: ByteCount
  silo_id: string
  storage: ByteCount
}

/** Starting limits for a new silo. */
export type SiloQuotasCreate = {
  cpus: number
  memory: ByteCount
  storage: ByteCount
}

/** One page of quota records of silos, with a token for the page after it. */
export type SiloQuotasResultsPage = {
  items: SiloQuotas[]
  next_page?: string | null
}

/** New limits for a silo; fields left out stay as they are. */
export type SiloQuotasUpdate = {
  cpus?: number | null
  memory?: ByteCount | null
  storage?: ByteCount | null
}

/** One page of silos, with a token for the page after it. */
export type SiloResultsPage = {
  items: Silo[]
  next_page?: string | null
}

/** Level of access in a silo; admin includes collaborator, which includes viewer. */
export type SiloRole = 'admin' | 'collaborator' | 'viewer'

/** Who holds which role in a silo. */
export type SiloRolePolicy = {
  role_assignments: SiloRoleRoleAssignment[]
}

/** Grants one silo role to one user or group. */
export type SiloRoleRoleAssignment = {
  identity_id: string
  identity_type: IdentityType
  role_name: SiloRole
}

/** Limits and current use of one silo, side by side. */
export type SiloUtilization = {
  allocated: VirtualResourceCounts
  provisioned: VirtualResourceCounts
  silo_id: string
  silo_name: Name
}

/** One page of utilization records of silos, with a token for the page after it. */
export type SiloUtilizationResultsPage = {
  items: SiloUtilization[]
  next_page?: string | null
}

/** Compute server in a rack, which runs instances and holds drives. */
export type Sled = {
  baseboard: Baseboard
  id: string
  policy: SledPolicy
  rack_id: string
  state: SledState
  time_created: string
  time_modified: string
  usable_hardware_threads: number
  usable_physical_ram: ByteCount
}

/** Reference to a sled that has just been added. */
export type SledId = {
  id: string
}

/** Instance as seen from the sled that runs it, for operators. */
export type SledInstance = {
  active_sled_id: string
  id: string
  memory: number
  migration_id?: string | null
  name: Name
  ncpus: number
  project_name: Name
  silo_name: Name
  state: InstanceState
  time_created: string
  time_modified: string
}

/** One page of instances on the sled, with a token for the page after it. */
export type SledInstanceResultsPage = {
  items: SledInstance[]
  next_page?: string | null
}

/** Operator's intent for a sled: keep it in service or treat it as gone. */
export type SledPolicy = {
  kind: 'in_service'
  provision_policy: SledProvisionPolicy
} | {
  kind: 'expunged'
}

/** Setting for placing new instances on a sled. */
export type SledProvisionPolicy = 'provisionable' | 'non_provisionable'

/** Requested placement setting for a sled. */
export type SledProvisionPolicyParams = {
  state: SledProvisionPolicy
}

/** Placement setting of a sled before and after a change. */
export type SledProvisionPolicyResponse = {
  new_state: SledProvisionPolicy
  old_state: SledProvisionPolicy
}

/** One page of sleds, with a token for the page after it. */
export type SledResultsPage = {
  items: Sled[]
  next_page?: string | null
}

/** Lifecycle stage of a sled as recorded by the system. */
export type SledState = 'active' | 'decommissioned'

/** Copy of a disk's contents at one point in time, for making disks and images. */
export type Snapshot = {
  description: string
  disk_id: string
  id: string
  name: Name
  project_id: string
  size: ByteCount
  state: SnapshotState
  time_created: string
  time_modified: string
}

/** Settings for a new snapshot. */
export type SnapshotCreate = {
  description: string
  disk: NameOrId
  name: Name
}

/** One page of snapshots, with a token for the page after it. */
export type SnapshotResultsPage = {
  items: Snapshot[]
  next_page?: string | null
}

/** Stage of a snapshot: ready ones can serve as a source, faulted ones can only be deleted. */
export type SnapshotState = 'creating' | 'ready' | 'faulted' | 'destroyed'

/** Public key that can be placed on instances for logging in. */
export type SshKey = {
  description: string
  id: string
  name: Name
  public_key: string
  silo_user_id: string
  time_created: string
  time_modified: string
}

/** Public key to store in your account. */
export type SshKeyCreate = {
  description: string
  name: Name
  public_key: string
}

/** One page of SSH keys, with a token for the page after it. */
export type SshKeyResultsPage = {
  items: SshKey[]
  next_page?: string | null
}

/** Request for a new collection of diagnostic data. */
export type SupportBundleCreate = {
  user_comment?: string | null
}

/** Collection of logs and other diagnostic data from the system, meant for support staff. */
export type SupportBundleInfo = {
  id: string
  reason_for_creation: string
  reason_for_failure?: string | null
  state: SupportBundleState
  time_created: string
  user_comment?: string | null
}

/** One page of support bundles, with a token for the page after it. */
export type SupportBundleInfoResultsPage = {
  items: SupportBundleInfo[]
  next_page?: string | null
}

/** Stage in the life of a support bundle. */
export type SupportBundleState = 'collecting' | 'destroying' | 'failed' | 'active'

/** Change to the comment on a support bundle. */
export type SupportBundleUpdate = {
  user_comment?: string | null
}

/** Network switch built into a rack. */
export type Switch = {
  baseboard: Baseboard
  id: string
  rack_id: string
  time_created: string
  time_modified: string
}

/** BGP messages recorded on one switch. */
export type SwitchBgpHistory = {
  history: { [key: string]: BgpMessageHistory }
  switch: SwitchLocation
}

/** An interface defined in saved port settings. */
export type SwitchInterfaceConfig = {
  id: string
  interface_name: Name
  kind: SwitchInterfaceKind2
  port_settings_id: string
  v6_enabled: boolean
}

/** An interface to define on a link. */
export type SwitchInterfaceConfigCreate = {
  kind: SwitchInterfaceKind
  link_name: Name
  v6_enabled: boolean
}

/** Type of a new switch interface, with its settings. */
export type SwitchInterfaceKind = {
  type: 'primary'
} | {
  type: 'vlan'
  vid: number
} | {
  type: 'loopback'
}

/** Type of an existing switch interface. */
export type SwitchInterfaceKind2 = 'primary' | 'vlan' | 'loopback'

/** Link details of a port as the switch reports them, in free-form JSON. */
export type SwitchLinkState = unknown

/** Which of the two rack switches is meant. */
export type SwitchLocation = 'switch0' | 'switch1'

/** External network port of a rack switch. */
export type SwitchPort = {
  id: string
  port_name: Name
  port_settings_id?: string | null
  rack_id: string
  switch_location: string
}

/** An address in saved port settings, with the lot it comes from. */
export type SwitchPortAddressView = {
  address: IpNet
  address_lot_block_id: string
  address_lot_id: string
  address_lot_name: Name
  interface_name: Name
  port_settings_id: string
  vlan_id?: number | null
}

/** Choice of settings to put on a switch port. */
export type SwitchPortApplySettings = {
  port_settings: NameOrId
}

/** Physical make-up of a port in saved settings. */
export type SwitchPortConfig = {
  geometry: SwitchPortGeometry2
  port_settings_id: string
}

/** Physical make-up to give a port. */
export type SwitchPortConfigCreate = {
  geometry: SwitchPortGeometry
}

/** Ways to divide a new port configuration into links. */
export type SwitchPortGeometry = 'qsfp28x1' | 'qsfp28x2' | 'sfp28x4'

/** Ways in which an existing port is divided into links. */
export type SwitchPortGeometry2 = 'qsfp28x1' | 'qsfp28x2' | 'sfp28x4'

/** A link in saved port settings. */
export type SwitchPortLinkConfig = {
  autoneg: boolean
  fec?: LinkFec | null
  link_name: Name
  lldp_link_config?: LldpLinkConfig | null
  mtu: number
  port_settings_id: string
  speed: LinkSpeed
  tx_eq_config?: TxEqConfig2 | null
}

/** One page of switch ports, with a token for the page after it. */
export type SwitchPortResultsPage = {
  items: SwitchPort[]
  next_page?: string | null
}

/** A static route in saved port settings. */
export type SwitchPortRouteConfig = {
  dst: IpNet
  gw: string
  interface_name: Name
  port_settings_id: string
  rib_priority?: number | null
  vlan_id?: number | null
}

/** Complete saved settings for a switch port. */
export type SwitchPortSettings = {
  addresses: SwitchPortAddressView[]
  bgp_peers: BgpPeer[]
  description: string
  groups: SwitchPortSettingsGroups[]
  id: string
  interfaces: SwitchInterfaceConfig[]
  links: SwitchPortLinkConfig[]
  name: Name
  port: SwitchPortConfig
  routes: SwitchPortRouteConfig[]
  time_created: string
  time_modified: string
  vlan_interfaces: SwitchVlanInterfaceConfig[]
}

/** Port settings to save, replacing any of the same name. */
export type SwitchPortSettingsCreate = {
  addresses: AddressConfig[]
  bgp_peers?: BgpPeerConfig[]
  description: string
  groups?: NameOrId[]
  interfaces?: SwitchInterfaceConfigCreate[]
  links: LinkConfigCreate[]
  name: Name
  port_config: SwitchPortConfigCreate
  routes?: RouteConfig[]
}

/** Ties port settings to a settings group. */
export type SwitchPortSettingsGroups = {
  port_settings_group_id: string
  port_settings_id: string
}

/** Identity of saved port settings, as shown in lists. */
export type SwitchPortSettingsIdentity = {
  description: string
  id: string
  name: Name
  time_created: string
  time_modified: string
}

/** One page of sets of port settings, with a token for the page after it. */
export type SwitchPortSettingsIdentityResultsPage = {
  items: SwitchPortSettingsIdentity[]
  next_page?: string | null
}

/** One page of switches, with a token for the page after it. */
export type SwitchResultsPage = {
  items: Switch[]
  next_page?: string | null
}

/** Assigns a VLAN tag to an interface of a port. */
export type SwitchVlanInterfaceConfig = {
  interface_config_id: string
  vlan_id: number
}

/** Provisioned resource to report: virtual disk space and memory in bytes, or the number of CPUs. */
export type SystemMetricName = 'virtual_disk_space_provisioned' | 'cpus_provisioned' | 'ram_provisioned'

/** Release that the system is moving to or already runs. */
export type TargetRelease = {
  time_requested: string
  version: string
}

/** Sort order by creation time, with the ID deciding ties. */
export type TimeAndIdSortMode = 'time_and_id_ascending' | 'time_and_id_descending'

/** One series of a query result: its identifying fields and its samples. */
export type Timeseries = {
  fields: { [key: string]: FieldValue }
  points: Points
}

/** Explains in words what is observed and what is measured on it. */
export type TimeseriesDescription = {
  metric: string
  target: string
}

/** Name of a metric as target and metric joined by a colon, in lower-case snake case. */
export type TimeseriesName = string

/** Request to run one metrics query. */
export type TimeseriesQuery = {
  query: string
}

/** Definition of a metric: what it measures, its labelling fields, data type, units and who may read it. */
export type TimeseriesSchema = {
  authz_scope: AuthzScope
  created: string
  datum_type: DatumType
  description: TimeseriesDescription
  field_schema: FieldSchema[]
  timeseries_name: TimeseriesName
  units: Units
  version: number
}

/** One page of timeseries descriptions, with a token for the page after it. */
export type TimeseriesSchemaResultsPage = {
  items: TimeseriesSchema[]
  next_page?: string | null
}

/** Uploaded software release archive. */
export type TufRepo = {
  file_name: string
  hash: string
  system_version: string
  time_created: string
}

/** One page of software releases, with a token for the page after it. */
export type TufRepoResultsPage = {
  items: TufRepo[]
  next_page?: string | null
}

/** Outcome of uploading a release archive. */
export type TufRepoUpload = {
  repo: TufRepo
  status: TufRepoUploadStatus
}

/** Whether an uploaded release was new to the system. */
export type TufRepoUploadStatus = 'already_exists' | 'inserted'

/** Transmit equaliser values to set on a new link, replacing hardware defaults. */
export type TxEqConfig = {
  main?: number | null
  post1?: number | null
  post2?: number | null
  pre1?: number | null
  pre2?: number | null
}

/** Transmit equaliser values saved for a link. */
export type TxEqConfig2 = {
  main?: number | null
  post1?: number | null
  post2?: number | null
  pre1?: number | null
  pre2?: number | null
}

/** Sled that has been detected in a rack but not added yet. */
export type UninitializedSled = {
  baseboard: Baseboard
  cubby: number
  rack_id: string
}

/** Identifies a detected sled by its board, for adding it. */
export type UninitializedSledId = {
  part: string
  serial: string
}

/** One page of sleds waiting to be added, with a token for the page after it. */
export type UninitializedSledResultsPage = {
  items: UninitializedSled[]
  next_page?: string | null
}

/** Unit of the samples of a metric, from plain counts to bytes, times and sensor readings. */
export type Units = 'count' | 'bytes' | 'seconds' | 'nanoseconds' | 'volts' | 'amps' | 'watts' | 'degrees_celsius' | 'none' | 'rpm'

/** Progress of the system towards its target release. */
export type UpdateStatus = {
  components_by_release_version: { [key: string]: number }
  suspended: boolean
  target_release: TargetRelease | null
  time_last_step_planned: string
}

/** Root of trust against which the signatures of release archives are checked. */
export type UpdatesTrustRoot = {
  id: string
  root_role: unknown
  time_created: string
}

/** One page of trust roots, with a token for the page after it. */
export type UpdatesTrustRootResultsPage = {
  items: UpdatesTrustRoot[]
  next_page?: string | null
}

/** Person or account that can log in to a silo. */
export type User = {
  display_name: string
  id: string
  silo_id: string
}

/** Account that the system creates for its own internal work. */
export type UserBuiltin = {
  description: string
  id: string
  name: Name
  time_created: string
  time_modified: string
}

/** One page of built-in users, with a token for the page after it. */
export type UserBuiltinResultsPage = {
  items: UserBuiltin[]
  next_page?: string | null
}

/** Details of a local user to add to a silo. */
export type UserCreate = {
  external_id: UserId
  password: UserPassword
}

/** Login name of a local user, under the same rules as resource names. */
export type UserId = string

/** Choice between a usable password and no password login. */
export type UserPassword = {
  mode: 'password'
  value: Password
} | {
  mode: 'login_disallowed'
}

/** One page of users, with a token for the page after it. */
export type UserResultsPage = {
  items: User[]
  next_page?: string | null
}

/** Login details of a local user. */
export type UsernamePasswordCredentials = {
  password: Password
  username: UserId
}

/** Limits and current use of your own silo, side by side. */
export type Utilization = {
  capacity: VirtualResourceCounts
  provisioned: VirtualResourceCounts
}

/** List of sample values of one type; a null entry marks a missing sample. */
export type ValueArray = {
  type: 'integer'
  values: (number | null)[]
} | {
  type: 'double'
  values: (number | null)[]
} | {
  type: 'boolean'
  values: (boolean | null)[]
} | {
  type: 'string'
  values: (string | null)[]
} | {
  type: 'integer_distribution'
  values: (Distributionint64 | null)[]
} | {
  type: 'double_distribution'
  values: (Distributiondouble | null)[]
}

/** One list of sample values together with how the metric behaves over time. */
export type Values = {
  metric_type: MetricType
  values: ValueArray
}

/** Sort order for lists of releases. */
export type VersionSortMode = 'version_ascending' | 'version_descending'

/** Amounts of CPU, memory and storage for comparing use with limits. */
export type VirtualResourceCounts = {
  cpus: number
  memory: ByteCount
  storage: ByteCount
}

/** Number that identifies a virtual network on the physical one. */
export type Vni = number

/** A private network of a project, with its own subnets, routers, gateways and firewall. */
export type Vpc = {
  description: string
  dns_name: Name
  id: string
  ipv6_prefix: Ipv6Net
  name: Name
  project_id: string
  system_router_id: string
  time_created: string
  time_modified: string
}

/** Values needed to create a VPC. */
export type VpcCreate = {
  description: string
  dns_name: Name
  ipv6_prefix?: Ipv6Net | null
  name: Name
}

/** Limits an ICMP filter to one message type and, if wanted, to certain codes. */
export type VpcFirewallIcmpFilter = {
  code?: IcmpParamRange | null
  icmp_type: number
}

/** One firewall rule of a VPC: which traffic it matches and whether that traffic may pass. */
export type VpcFirewallRule = {
  action: VpcFirewallRuleAction
  description: string
  direction: VpcFirewallRuleDirection
  filters: VpcFirewallRuleFilter
  id: string
  name: Name
  priority: number
  status: VpcFirewallRuleStatus
  targets: VpcFirewallRuleTarget[]
  time_created: string
  time_modified: string
  vpc_id: string
}

/** What happens to traffic that matches a firewall rule: let through or blocked. */
export type VpcFirewallRuleAction = 'allow' | 'deny'

/** Side of the traffic a rule looks at. Unmatched inbound traffic is denied, unmatched outbound traffic allowed. */
export type VpcFirewallRuleDirection = 'inbound' | 'outbound'

/** Conditions for matching traffic. Every kind given must match, by any one entry of that kind. */
export type VpcFirewallRuleFilter = {
  hosts?: VpcFirewallRuleHostFilter[] | null
  ports?: L4PortRange[] | null
  protocols?: VpcFirewallRuleProtocol[] | null
}

/** A remote end of the traffic, given by resource name or by address. */
export type VpcFirewallRuleHostFilter = {
  type: 'vpc'
  value: Name
} | {
  type: 'subnet'
  value: Name
} | {
  type: 'instance'
  value: Name
} | {
  type: 'ip'
  value: string
} | {
  type: 'ip_net'
  value: IpNet
}

/** A network protocol that a firewall rule can match. */
export type VpcFirewallRuleProtocol = {
  type: 'tcp'
} | {
  type: 'udp'
} | {
  type: 'icmp'
  value: VpcFirewallIcmpFilter | null
}

/** Whether a firewall rule is in force; a disabled rule is kept but ignored. */
export type VpcFirewallRuleStatus = 'disabled' | 'enabled'

/** A set of machines to which a firewall rule applies, given by resource name or by address. */
export type VpcFirewallRuleTarget = {
  type: 'vpc'
  value: Name
} | {
  type: 'subnet'
  value: Name
} | {
  type: 'instance'
  value: Name
} | {
  type: 'ip'
  value: string
} | {
  type: 'ip_net'
  value: IpNet
}

/** One firewall rule as sent when the rule set is replaced. */
export type VpcFirewallRuleUpdate = {
  action: VpcFirewallRuleAction
  description: string
  direction: VpcFirewallRuleDirection
  filters: VpcFirewallRuleFilter
  name: Name
  priority: number
  status: VpcFirewallRuleStatus
  targets: VpcFirewallRuleTarget[]
}

/** The full new rule set for the firewall of a VPC. */
export type VpcFirewallRuleUpdateParams = {
  rules?: VpcFirewallRuleUpdate[]
}

/** The complete firewall rule set of a VPC. */
export type VpcFirewallRules = {
  rules: VpcFirewallRule[]
}

/** One page of VPCs, with a token for the page after it. */
export type VpcResultsPage = {
  items: Vpc[]
  next_page?: string | null
}

/** A table of routes in a VPC, either built in or made by users. */
export type VpcRouter = {
  description: string
  id: string
  kind: VpcRouterKind
  name: Name
  time_created: string
  time_modified: string
  vpc_id: string
}

/** Values needed to create a custom router. */
export type VpcRouterCreate = {
  description: string
  name: Name
}

/** Origin of a router: built in with the VPC, or made by a user. */
export type VpcRouterKind = 'system' | 'custom'

/** One page of routers, with a token for the page after it. */
export type VpcRouterResultsPage = {
  items: VpcRouter[]
  next_page?: string | null
}

/** New name and description for a router; both optional. */
export type VpcRouterUpdate = {
  description?: string | null
  name?: Name | null
}

/** A part of a VPC with its own IPv4 and IPv6 address blocks. */
export type VpcSubnet = {
  custom_router_id?: string | null
  description: string
  id: string
  ipv4_block: Ipv4Net
  ipv6_block: Ipv6Net
  name: Name
  time_created: string
  time_modified: string
  vpc_id: string
}

/** Values needed to create a subnet. */
export type VpcSubnetCreate = {
  custom_router?: NameOrId | null
  description: string
  ipv4_block: Ipv4Net
  ipv6_block?: Ipv6Net | null
  name: Name
}

/** One page of subnets, with a token for the page after it. */
export type VpcSubnetResultsPage = {
  items: VpcSubnet[]
  next_page?: string | null
}

/** New values for a subnet. Address blocks cannot be changed. */
export type VpcSubnetUpdate = {
  custom_router?: NameOrId | null
  description?: string | null
  name?: Name | null
}

/** New name, description and DNS name for a VPC; all optional. */
export type VpcUpdate = {
  description?: string | null
  dns_name?: Name | null
  name?: Name | null
}

/** Settings for a new webhook receiver. */
export type WebhookCreate = {
  description: string
  endpoint: string
  name: Name
  secrets: string[]
  subscriptions?: AlertSubscription[]
}

/** One HTTP request made to deliver an alert, and how it ended. */
export type WebhookDeliveryAttempt = {
  attempt: number
  response?: WebhookDeliveryResponse | null
  result: WebhookDeliveryAttemptResult
  time_sent: string
}

/** Ways in which a webhook request can end. */
export type WebhookDeliveryAttemptResult = 'succeeded' | 'failed_http_error' | 'failed_unreachable' | 'failed_timeout'

/** What the endpoint returned for a webhook request. */
export type WebhookDeliveryResponse = {
  duration_ms: number
  status: number
}

/** A webhook receiver as returned on creation. */
export type WebhookReceiver = {
  description: string
  endpoint: string
  id: string
  name: Name
  secrets: WebhookSecret[]
  subscriptions: AlertSubscription[]
  time_created: string
  time_modified: string
}

/** Changes to a webhook receiver; whatever is null or left out stays the same. */
export type WebhookReceiverUpdate = {
  description?: string | null
  endpoint?: string | null
  name?: Name | null
}

/** Record of a signing secret: its identifier and creation time, never its value. */
export type WebhookSecret = {
  id: string
  time_created: string
}

/** Request to add a signing secret. */
export type WebhookSecretCreate = {
  secret: string
}

/** Signing secrets of one webhook receiver. */
export type WebhookSecrets = {
  secrets: WebhookSecret[]
}

// device_auth_request
export type DeviceAuthRequestBody = DeviceAuthRequest
export type DeviceAuthRequestResponse = unknown

// device_auth_confirm
export type DeviceAuthConfirmBody = DeviceAuthVerify

// device_access_token
export type DeviceAccessTokenBody = DeviceAccessTokenRequest
export type DeviceAccessTokenResponse = unknown

// probe_list
export type ProbeListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type ProbeListResponse = ProbeInfoResultsPage

// probe_create
export type ProbeCreateQuery = {
  project: NameOrId
}
export type ProbeCreateBody = ProbeCreate
export type ProbeCreateResponse = Probe

// probe_view
export type ProbeViewPath = {
  probe: NameOrId
}
export type ProbeViewQuery = {
  project: NameOrId
}
export type ProbeViewResponse = ProbeInfo

// probe_delete
export type ProbeDeletePath = {
  probe: NameOrId
}
export type ProbeDeleteQuery = {
  project: NameOrId
}

// support_bundle_list
export type SupportBundleListQuery = {
  limit?: number
  page_token?: string
  sort_by?: TimeAndIdSortMode
}
export type SupportBundleListResponse = SupportBundleInfoResultsPage

// support_bundle_create
export type SupportBundleCreateBody = SupportBundleCreate
export type SupportBundleCreateResponse = SupportBundleInfo

// support_bundle_view
export type SupportBundleViewPath = {
  bundle_id: string
}
export type SupportBundleViewResponse = SupportBundleInfo

// support_bundle_update
export type SupportBundleUpdatePath = {
  bundle_id: string
}
export type SupportBundleUpdateBody = SupportBundleUpdate
export type SupportBundleUpdateResponse = SupportBundleInfo

// support_bundle_delete
export type SupportBundleDeletePath = {
  bundle_id: string
}

// support_bundle_download
export type SupportBundleDownloadPath = {
  bundle_id: string
}
export type SupportBundleDownloadResponse = unknown

// support_bundle_head
export type SupportBundleHeadPath = {
  bundle_id: string
}
export type SupportBundleHeadResponse = unknown

// support_bundle_download_file
export type SupportBundleDownloadFilePath = {
  bundle_id: string
  file: string
}
export type SupportBundleDownloadFileResponse = unknown

// support_bundle_head_file
export type SupportBundleHeadFilePath = {
  bundle_id: string
  file: string
}
export type SupportBundleHeadFileResponse = unknown

// support_bundle_index
export type SupportBundleIndexPath = {
  bundle_id: string
}
export type SupportBundleIndexResponse = unknown

// login_saml
export type LoginSamlPath = {
  silo_name: Name
  provider_name: Name
}
export type LoginSamlBody = globalThis.Blob

// affinity_group_list
export type AffinityGroupListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type AffinityGroupListResponse = AffinityGroupResultsPage

// affinity_group_create
export type AffinityGroupCreateQuery = {
  project: NameOrId
}
export type AffinityGroupCreateBody = AffinityGroupCreate
export type AffinityGroupCreateResponse = AffinityGroup

// affinity_group_view
export type AffinityGroupViewPath = {
  affinity_group: NameOrId
}
export type AffinityGroupViewQuery = {
  project?: NameOrId
}
export type AffinityGroupViewResponse = AffinityGroup

// affinity_group_update
export type AffinityGroupUpdatePath = {
  affinity_group: NameOrId
}
export type AffinityGroupUpdateQuery = {
  project?: NameOrId
}
export type AffinityGroupUpdateBody = AffinityGroupUpdate
export type AffinityGroupUpdateResponse = AffinityGroup

// affinity_group_delete
export type AffinityGroupDeletePath = {
  affinity_group: NameOrId
}
export type AffinityGroupDeleteQuery = {
  project?: NameOrId
}

// affinity_group_member_list
export type AffinityGroupMemberListPath = {
  affinity_group: NameOrId
}
export type AffinityGroupMemberListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type AffinityGroupMemberListResponse = AffinityGroupMemberResultsPage

// affinity_group_member_instance_view
export type AffinityGroupMemberInstanceViewPath = {
  affinity_group: NameOrId
  instance: NameOrId
}
export type AffinityGroupMemberInstanceViewQuery = {
  project?: NameOrId
}
export type AffinityGroupMemberInstanceViewResponse = AffinityGroupMember

// affinity_group_member_instance_add
export type AffinityGroupMemberInstanceAddPath = {
  affinity_group: NameOrId
  instance: NameOrId
}
export type AffinityGroupMemberInstanceAddQuery = {
  project?: NameOrId
}
export type AffinityGroupMemberInstanceAddResponse = AffinityGroupMember

// affinity_group_member_instance_delete
export type AffinityGroupMemberInstanceDeletePath = {
  affinity_group: NameOrId
  instance: NameOrId
}
export type AffinityGroupMemberInstanceDeleteQuery = {
  project?: NameOrId
}

// alert_class_list
export type AlertClassListQuery = {
  limit?: number
  page_token?: string
  filter?: AlertSubscription
}
export type AlertClassListResponse = AlertClassResultsPage

// alert_receiver_list
export type AlertReceiverListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type AlertReceiverListResponse = AlertReceiverResultsPage

// alert_receiver_view
export type AlertReceiverViewPath = {
  receiver: NameOrId
}
export type AlertReceiverViewResponse = AlertReceiver

// alert_receiver_delete
export type AlertReceiverDeletePath = {
  receiver: NameOrId
}

// alert_delivery_list
export type AlertDeliveryListPath = {
  receiver: NameOrId
}
export type AlertDeliveryListQuery = {
  delivered?: boolean
  failed?: boolean
  pending?: boolean
  limit?: number
  page_token?: string
  sort_by?: TimeAndIdSortMode
}
export type AlertDeliveryListResponse = AlertDeliveryResultsPage

// alert_receiver_probe
export type AlertReceiverProbePath = {
  receiver: NameOrId
}
export type AlertReceiverProbeQuery = {
  resend?: boolean
}
export type AlertReceiverProbeResponse = AlertProbeResult

// alert_receiver_subscription_add
export type AlertReceiverSubscriptionAddPath = {
  receiver: NameOrId
}
export type AlertReceiverSubscriptionAddBody = AlertSubscriptionCreate
export type AlertReceiverSubscriptionAddResponse = AlertSubscriptionCreated

// alert_receiver_subscription_remove
export type AlertReceiverSubscriptionRemovePath = {
  receiver: NameOrId
  subscription: AlertSubscription
}

// alert_delivery_resend
export type AlertDeliveryResendPath = {
  alert_id: string
}
export type AlertDeliveryResendQuery = {
  receiver: NameOrId
}
export type AlertDeliveryResendResponse = AlertDeliveryId

// anti_affinity_group_list
export type AntiAffinityGroupListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type AntiAffinityGroupListResponse = AntiAffinityGroupResultsPage

// anti_affinity_group_create
export type AntiAffinityGroupCreateQuery = {
  project: NameOrId
}
export type AntiAffinityGroupCreateBody = AntiAffinityGroupCreate
export type AntiAffinityGroupCreateResponse = AntiAffinityGroup

// anti_affinity_group_view
export type AntiAffinityGroupViewPath = {
  anti_affinity_group: NameOrId
}
export type AntiAffinityGroupViewQuery = {
  project?: NameOrId
}
export type AntiAffinityGroupViewResponse = AntiAffinityGroup

// anti_affinity_group_update
export type AntiAffinityGroupUpdatePath = {
  anti_affinity_group: NameOrId
}
export type AntiAffinityGroupUpdateQuery = {
  project?: NameOrId
}
export type AntiAffinityGroupUpdateBody = AntiAffinityGroupUpdate
export type AntiAffinityGroupUpdateResponse = AntiAffinityGroup

// anti_affinity_group_delete
export type AntiAffinityGroupDeletePath = {
  anti_affinity_group: NameOrId
}
export type AntiAffinityGroupDeleteQuery = {
  project?: NameOrId
}

// anti_affinity_group_member_list
export type AntiAffinityGroupMemberListPath = {
  anti_affinity_group: NameOrId
}
export type AntiAffinityGroupMemberListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type AntiAffinityGroupMemberListResponse = AntiAffinityGroupMemberResultsPage

// anti_affinity_group_member_instance_view
export type AntiAffinityGroupMemberInstanceViewPath = {
  anti_affinity_group: NameOrId
  instance: NameOrId
}
export type AntiAffinityGroupMemberInstanceViewQuery = {
  project?: NameOrId
}
export type AntiAffinityGroupMemberInstanceViewResponse = AntiAffinityGroupMember

// anti_affinity_group_member_instance_add
export type AntiAffinityGroupMemberInstanceAddPath = {
  anti_affinity_group: NameOrId
  instance: NameOrId
}
export type AntiAffinityGroupMemberInstanceAddQuery = {
  project?: NameOrId
}
export type AntiAffinityGroupMemberInstanceAddResponse = AntiAffinityGroupMember

// anti_affinity_group_member_instance_delete
export type AntiAffinityGroupMemberInstanceDeletePath = {
  anti_affinity_group: NameOrId
  instance: NameOrId
}
export type AntiAffinityGroupMemberInstanceDeleteQuery = {
  project?: NameOrId
}

// auth_settings_view
export type AuthSettingsViewResponse = SiloAuthSettings

// auth_settings_update
export type AuthSettingsUpdateBody = SiloAuthSettingsUpdate
export type AuthSettingsUpdateResponse = SiloAuthSettings

// certificate_list
export type CertificateListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type CertificateListResponse = CertificateResultsPage

// certificate_create
export type CertificateCreateBody = CertificateCreate
export type CertificateCreateResponse = Certificate

// certificate_view
export type CertificateViewPath = {
  certificate: NameOrId
}
export type CertificateViewResponse = Certificate

// certificate_delete
export type CertificateDeletePath = {
  certificate: NameOrId
}

// disk_list
export type DiskListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type DiskListResponse = DiskResultsPage

// disk_create
export type DiskCreateQuery = {
  project: NameOrId
}
export type DiskCreateBody = DiskCreate
export type DiskCreateResponse = Disk

// disk_view
export type DiskViewPath = {
  disk: NameOrId
}
export type DiskViewQuery = {
  project?: NameOrId
}
export type DiskViewResponse = Disk

// disk_delete
export type DiskDeletePath = {
  disk: NameOrId
}
export type DiskDeleteQuery = {
  project?: NameOrId
}

// disk_bulk_write_import
export type DiskBulkWriteImportPath = {
  disk: NameOrId
}
export type DiskBulkWriteImportQuery = {
  project?: NameOrId
}
export type DiskBulkWriteImportBody = ImportBlocksBulkWrite

// disk_bulk_write_import_start
export type DiskBulkWriteImportStartPath = {
  disk: NameOrId
}
export type DiskBulkWriteImportStartQuery = {
  project?: NameOrId
}

// disk_bulk_write_import_stop
export type DiskBulkWriteImportStopPath = {
  disk: NameOrId
}
export type DiskBulkWriteImportStopQuery = {
  project?: NameOrId
}

// disk_finalize_import
export type DiskFinalizeImportPath = {
  disk: NameOrId
}
export type DiskFinalizeImportQuery = {
  project?: NameOrId
}
export type DiskFinalizeImportBody = FinalizeDisk

// floating_ip_list
export type FloatingIpListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type FloatingIpListResponse = FloatingIpResultsPage

// floating_ip_create
export type FloatingIpCreateQuery = {
  project: NameOrId
}
export type FloatingIpCreateBody = FloatingIpCreate
export type FloatingIpCreateResponse = FloatingIp

// floating_ip_view
export type FloatingIpViewPath = {
  floating_ip: NameOrId
}
export type FloatingIpViewQuery = {
  project?: NameOrId
}
export type FloatingIpViewResponse = FloatingIp

// floating_ip_update
export type FloatingIpUpdatePath = {
  floating_ip: NameOrId
}
export type FloatingIpUpdateQuery = {
  project?: NameOrId
}
export type FloatingIpUpdateBody = FloatingIpUpdate
export type FloatingIpUpdateResponse = FloatingIp

// floating_ip_delete
export type FloatingIpDeletePath = {
  floating_ip: NameOrId
}
export type FloatingIpDeleteQuery = {
  project?: NameOrId
}

// floating_ip_attach
export type FloatingIpAttachPath = {
  floating_ip: NameOrId
}
export type FloatingIpAttachQuery = {
  project?: NameOrId
}
export type FloatingIpAttachBody = FloatingIpAttach
export type FloatingIpAttachResponse = FloatingIp

// floating_ip_detach
export type FloatingIpDetachPath = {
  floating_ip: NameOrId
}
export type FloatingIpDetachQuery = {
  project?: NameOrId
}
export type FloatingIpDetachResponse = FloatingIp

// group_list
export type GroupListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type GroupListResponse = GroupResultsPage

// group_view
export type GroupViewPath = {
  group_id: string
}
export type GroupViewResponse = Group

// image_list
export type ImageListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type ImageListResponse = ImageResultsPage

// image_create
export type ImageCreateQuery = {
  project?: NameOrId
}
export type ImageCreateBody = ImageCreate
export type ImageCreateResponse = Image

// image_view
export type ImageViewPath = {
  image: NameOrId
}
export type ImageViewQuery = {
  project?: NameOrId
}
export type ImageViewResponse = Image

// image_delete
export type ImageDeletePath = {
  image: NameOrId
}
export type ImageDeleteQuery = {
  project?: NameOrId
}

// image_demote
export type ImageDemotePath = {
  image: NameOrId
}
export type ImageDemoteQuery = {
  project: NameOrId
}
export type ImageDemoteResponse = Image

// image_promote
export type ImagePromotePath = {
  image: NameOrId
}
export type ImagePromoteQuery = {
  project?: NameOrId
}
export type ImagePromoteResponse = Image

// instance_list
export type InstanceListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type InstanceListResponse = InstanceResultsPage

// instance_create
export type InstanceCreateQuery = {
  project: NameOrId
}
export type InstanceCreateBody = InstanceCreate
export type InstanceCreateResponse = Instance

// instance_view
export type InstanceViewPath = {
  instance: NameOrId
}
export type InstanceViewQuery = {
  project?: NameOrId
}
export type InstanceViewResponse = Instance

// instance_update
export type InstanceUpdatePath = {
  instance: NameOrId
}
export type InstanceUpdateQuery = {
  project?: NameOrId
}
export type InstanceUpdateBody = InstanceUpdate
export type InstanceUpdateResponse = Instance

// instance_delete
export type InstanceDeletePath = {
  instance: NameOrId
}
export type InstanceDeleteQuery = {
  project?: NameOrId
}

// instance_affinity_group_list
export type InstanceAffinityGroupListPath = {
  instance: NameOrId
}
export type InstanceAffinityGroupListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type InstanceAffinityGroupListResponse = AffinityGroupResultsPage

// instance_anti_affinity_group_list
export type InstanceAntiAffinityGroupListPath = {
  instance: NameOrId
}
export type InstanceAntiAffinityGroupListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type InstanceAntiAffinityGroupListResponse = AntiAffinityGroupResultsPage

// instance_disk_list
export type InstanceDiskListPath = {
  instance: NameOrId
}
export type InstanceDiskListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type InstanceDiskListResponse = DiskResultsPage

// instance_disk_attach
export type InstanceDiskAttachPath = {
  instance: NameOrId
}
export type InstanceDiskAttachQuery = {
  project?: NameOrId
}
export type InstanceDiskAttachBody = DiskPath
export type InstanceDiskAttachResponse = Disk

// instance_disk_detach
export type InstanceDiskDetachPath = {
  instance: NameOrId
}
export type InstanceDiskDetachQuery = {
  project?: NameOrId
}
export type InstanceDiskDetachBody = DiskPath
export type InstanceDiskDetachResponse = Disk

// instance_external_ip_list
export type InstanceExternalIpListPath = {
  instance: NameOrId
}
export type InstanceExternalIpListQuery = {
  project?: NameOrId
}
export type InstanceExternalIpListResponse = ExternalIpResultsPage

// instance_ephemeral_ip_attach
export type InstanceEphemeralIpAttachPath = {
  instance: NameOrId
}
export type InstanceEphemeralIpAttachQuery = {
  project?: NameOrId
}
export type InstanceEphemeralIpAttachBody = EphemeralIpCreate
export type InstanceEphemeralIpAttachResponse = ExternalIp

// instance_ephemeral_ip_detach
export type InstanceEphemeralIpDetachPath = {
  instance: NameOrId
}
export type InstanceEphemeralIpDetachQuery = {
  project?: NameOrId
}

// instance_reboot
export type InstanceRebootPath = {
  instance: NameOrId
}
export type InstanceRebootQuery = {
  project?: NameOrId
}
export type InstanceRebootResponse = Instance

// instance_serial_console
export type InstanceSerialConsolePath = {
  instance: NameOrId
}
export type InstanceSerialConsoleQuery = {
  from_start?: number
  max_bytes?: number
  most_recent?: number
  project?: NameOrId
}
export type InstanceSerialConsoleResponse = InstanceSerialConsoleData

// instance_serial_console_stream
export type InstanceSerialConsoleStreamPath = {
  instance: NameOrId
}
export type InstanceSerialConsoleStreamQuery = {
  most_recent?: number
  project?: NameOrId
}
export type InstanceSerialConsoleStreamResponse = undefined

// instance_ssh_public_key_list
export type InstanceSshPublicKeyListPath = {
  instance: NameOrId
}
export type InstanceSshPublicKeyListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type InstanceSshPublicKeyListResponse = SshKeyResultsPage

// instance_start
export type InstanceStartPath = {
  instance: NameOrId
}
export type InstanceStartQuery = {
  project?: NameOrId
}
export type InstanceStartResponse = Instance

// instance_stop
export type InstanceStopPath = {
  instance: NameOrId
}
export type InstanceStopQuery = {
  project?: NameOrId
}
export type InstanceStopResponse = Instance

// internet_gateway_ip_address_list
export type InternetGatewayIpAddressListQuery = {
  gateway?: NameOrId
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
  vpc?: NameOrId
}
export type InternetGatewayIpAddressListResponse = InternetGatewayIpAddressResultsPage

// internet_gateway_ip_address_create
export type InternetGatewayIpAddressCreateQuery = {
  gateway: NameOrId
  project?: NameOrId
  vpc?: NameOrId
}
export type InternetGatewayIpAddressCreateBody = InternetGatewayIpAddressCreate
export type InternetGatewayIpAddressCreateResponse = InternetGatewayIpAddress

// internet_gateway_ip_address_delete
export type InternetGatewayIpAddressDeletePath = {
  address: NameOrId
}
export type InternetGatewayIpAddressDeleteQuery = {
  cascade?: boolean
  gateway?: NameOrId
  project?: NameOrId
  vpc?: NameOrId
}

// internet_gateway_ip_pool_list
export type InternetGatewayIpPoolListQuery = {
  gateway?: NameOrId
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
  vpc?: NameOrId
}
export type InternetGatewayIpPoolListResponse = InternetGatewayIpPoolResultsPage

// internet_gateway_ip_pool_create
export type InternetGatewayIpPoolCreateQuery = {
  gateway: NameOrId
  project?: NameOrId
  vpc?: NameOrId
}
export type InternetGatewayIpPoolCreateBody = InternetGatewayIpPoolCreate
export type InternetGatewayIpPoolCreateResponse = InternetGatewayIpPool

// internet_gateway_ip_pool_delete
export type InternetGatewayIpPoolDeletePath = {
  pool: NameOrId
}
export type InternetGatewayIpPoolDeleteQuery = {
  cascade?: boolean
  gateway?: NameOrId
  project?: NameOrId
  vpc?: NameOrId
}

// internet_gateway_list
export type InternetGatewayListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
  vpc?: NameOrId
}
export type InternetGatewayListResponse = InternetGatewayResultsPage

// internet_gateway_create
export type InternetGatewayCreateQuery = {
  project?: NameOrId
  vpc: NameOrId
}
export type InternetGatewayCreateBody = InternetGatewayCreate
export type InternetGatewayCreateResponse = InternetGateway

// internet_gateway_view
export type InternetGatewayViewPath = {
  gateway: NameOrId
}
export type InternetGatewayViewQuery = {
  project?: NameOrId
  vpc?: NameOrId
}
export type InternetGatewayViewResponse = InternetGateway

// internet_gateway_delete
export type InternetGatewayDeletePath = {
  gateway: NameOrId
}
export type InternetGatewayDeleteQuery = {
  cascade?: boolean
  project?: NameOrId
  vpc?: NameOrId
}

// project_ip_pool_list
export type ProjectIpPoolListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type ProjectIpPoolListResponse = SiloIpPoolResultsPage

// project_ip_pool_view
export type ProjectIpPoolViewPath = {
  pool: NameOrId
}
export type ProjectIpPoolViewResponse = SiloIpPool

// login_local
export type LoginLocalPath = {
  silo_name: Name
}
export type LoginLocalBody = UsernamePasswordCredentials

// current_user_view
export type CurrentUserViewResponse = CurrentUser

// current_user_access_token_list
export type CurrentUserAccessTokenListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type CurrentUserAccessTokenListResponse = DeviceAccessTokenResultsPage

// current_user_access_token_delete
export type CurrentUserAccessTokenDeletePath = {
  token_id: string
}

// current_user_groups
export type CurrentUserGroupsQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type CurrentUserGroupsResponse = GroupResultsPage

// current_user_ssh_key_list
export type CurrentUserSshKeyListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type CurrentUserSshKeyListResponse = SshKeyResultsPage

// current_user_ssh_key_create
export type CurrentUserSshKeyCreateBody = SshKeyCreate
export type CurrentUserSshKeyCreateResponse = SshKey

// current_user_ssh_key_view
export type CurrentUserSshKeyViewPath = {
  ssh_key: NameOrId
}
export type CurrentUserSshKeyViewResponse = SshKey

// current_user_ssh_key_delete
export type CurrentUserSshKeyDeletePath = {
  ssh_key: NameOrId
}

// silo_metric
export type SiloMetricPath = {
  metric_name: SystemMetricName
}
export type SiloMetricQuery = {
  end_time?: string
  limit?: number
  order?: PaginationOrder
  page_token?: string
  start_time?: string
  project?: NameOrId
}
export type SiloMetricResponse = MeasurementResultsPage

// instance_network_interface_list
export type InstanceNetworkInterfaceListQuery = {
  instance?: NameOrId
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type InstanceNetworkInterfaceListResponse = InstanceNetworkInterfaceResultsPage

// instance_network_interface_create
export type InstanceNetworkInterfaceCreateQuery = {
  instance: NameOrId
  project?: NameOrId
}
export type InstanceNetworkInterfaceCreateBody = InstanceNetworkInterfaceCreate
export type InstanceNetworkInterfaceCreateResponse = InstanceNetworkInterface

// instance_network_interface_view
export type InstanceNetworkInterfaceViewPath = {
  interface: NameOrId
}
export type InstanceNetworkInterfaceViewQuery = {
  instance?: NameOrId
  project?: NameOrId
}
export type InstanceNetworkInterfaceViewResponse = InstanceNetworkInterface

// instance_network_interface_update
export type InstanceNetworkInterfaceUpdatePath = {
  interface: NameOrId
}
export type InstanceNetworkInterfaceUpdateQuery = {
  instance?: NameOrId
  project?: NameOrId
}
export type InstanceNetworkInterfaceUpdateBody = InstanceNetworkInterfaceUpdate
export type InstanceNetworkInterfaceUpdateResponse = InstanceNetworkInterface

// instance_network_interface_delete
export type InstanceNetworkInterfaceDeletePath = {
  interface: NameOrId
}
export type InstanceNetworkInterfaceDeleteQuery = {
  instance?: NameOrId
  project?: NameOrId
}

// ping
export type PingResponse = Ping

// policy_view
export type PolicyViewResponse = SiloRolePolicy

// policy_update
export type PolicyUpdateBody = SiloRolePolicy
export type PolicyUpdateResponse = SiloRolePolicy

// project_list
export type ProjectListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type ProjectListResponse = ProjectResultsPage

// project_create
export type ProjectCreateBody = ProjectCreate
export type ProjectCreateResponse = Project

// project_view
export type ProjectViewPath = {
  project: NameOrId
}
export type ProjectViewResponse = Project

// project_update
export type ProjectUpdatePath = {
  project: NameOrId
}
export type ProjectUpdateBody = ProjectUpdate
export type ProjectUpdateResponse = Project

// project_delete
export type ProjectDeletePath = {
  project: NameOrId
}

// project_policy_view
export type ProjectPolicyViewPath = {
  project: NameOrId
}
export type ProjectPolicyViewResponse = ProjectRolePolicy

// project_policy_update
export type ProjectPolicyUpdatePath = {
  project: NameOrId
}
export type ProjectPolicyUpdateBody = ProjectRolePolicy
export type ProjectPolicyUpdateResponse = ProjectRolePolicy

// snapshot_list
export type SnapshotListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type SnapshotListResponse = SnapshotResultsPage

// snapshot_create
export type SnapshotCreateQuery = {
  project: NameOrId
}
export type SnapshotCreateBody = SnapshotCreate
export type SnapshotCreateResponse = Snapshot

// snapshot_view
export type SnapshotViewPath = {
  snapshot: NameOrId
}
export type SnapshotViewQuery = {
  project?: NameOrId
}
export type SnapshotViewResponse = Snapshot

// snapshot_delete
export type SnapshotDeletePath = {
  snapshot: NameOrId
}
export type SnapshotDeleteQuery = {
  project?: NameOrId
}

// audit_log_list
export type AuditLogListQuery = {
  end_time?: string
  limit?: number
  page_token?: string
  sort_by?: TimeAndIdSortMode
  start_time?: string
}
export type AuditLogListResponse = AuditLogEntryResultsPage

// physical_disk_list
export type PhysicalDiskListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type PhysicalDiskListResponse = PhysicalDiskResultsPage

// physical_disk_view
export type PhysicalDiskViewPath = {
  disk_id: string
}
export type PhysicalDiskViewResponse = PhysicalDisk

// networking_switch_port_lldp_neighbors
export type NetworkingSwitchPortLldpNeighborsPath = {
  rack_id: string
  switch_location: Name
  port: Name
}
export type NetworkingSwitchPortLldpNeighborsQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type NetworkingSwitchPortLldpNeighborsResponse = LldpNeighborResultsPage

// rack_list
export type RackListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type RackListResponse = RackResultsPage

// rack_view
export type RackViewPath = {
  rack_id: string
}
export type RackViewResponse = Rack

// sled_list
export type SledListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type SledListResponse = SledResultsPage

// sled_add
export type SledAddBody = UninitializedSledId
export type SledAddResponse = SledId

// sled_list_uninitialized
export type SledListUninitializedQuery = {
  limit?: number
  page_token?: string
}
export type SledListUninitializedResponse = UninitializedSledResultsPage

// sled_view
export type SledViewPath = {
  sled_id: string
}
export type SledViewResponse = Sled

// sled_physical_disk_list
export type SledPhysicalDiskListPath = {
  sled_id: string
}
export type SledPhysicalDiskListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type SledPhysicalDiskListResponse = PhysicalDiskResultsPage

// sled_instance_list
export type SledInstanceListPath = {
  sled_id: string
}
export type SledInstanceListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type SledInstanceListResponse = SledInstanceResultsPage

// sled_set_provision_policy
export type SledSetProvisionPolicyPath = {
  sled_id: string
}
export type SledSetProvisionPolicyBody = SledProvisionPolicyParams
export type SledSetProvisionPolicyResponse = SledProvisionPolicyResponse

// networking_switch_port_list
export type NetworkingSwitchPortListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
  switch_port_id?: string
}
export type NetworkingSwitchPortListResponse = SwitchPortResultsPage

// networking_switch_port_lldp_config_view
export type NetworkingSwitchPortLldpConfigViewPath = {
  port: Name
}
export type NetworkingSwitchPortLldpConfigViewQuery = {
  rack_id: string
  switch_location: Name
}
export type NetworkingSwitchPortLldpConfigViewResponse = LldpLinkConfig

// networking_switch_port_lldp_config_update
export type NetworkingSwitchPortLldpConfigUpdatePath = {
  port: Name
}
export type NetworkingSwitchPortLldpConfigUpdateQuery = {
  rack_id: string
  switch_location: Name
}
export type NetworkingSwitchPortLldpConfigUpdateBody = LldpLinkConfig

// networking_switch_port_apply_settings
export type NetworkingSwitchPortApplySettingsPath = {
  port: Name
}
export type NetworkingSwitchPortApplySettingsQuery = {
  rack_id: string
  switch_location: Name
}
export type NetworkingSwitchPortApplySettingsBody = SwitchPortApplySettings

// networking_switch_port_clear_settings
export type NetworkingSwitchPortClearSettingsPath = {
  port: Name
}
export type NetworkingSwitchPortClearSettingsQuery = {
  rack_id: string
  switch_location: Name
}

// networking_switch_port_status
export type NetworkingSwitchPortStatusPath = {
  port: Name
}
export type NetworkingSwitchPortStatusQuery = {
  rack_id: string
  switch_location: Name
}
export type NetworkingSwitchPortStatusResponse = SwitchLinkState

// switch_list
export type SwitchListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type SwitchListResponse = SwitchResultsPage

// switch_view
export type SwitchViewPath = {
  switch_id: string
}
export type SwitchViewResponse = Switch

// silo_identity_provider_list
export type SiloIdentityProviderListQuery = {
  limit?: number
  page_token?: string
  silo?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type SiloIdentityProviderListResponse = IdentityProviderResultsPage

// local_idp_user_create
export type LocalIdpUserCreateQuery = {
  silo: NameOrId
}
export type LocalIdpUserCreateBody = UserCreate
export type LocalIdpUserCreateResponse = User

// local_idp_user_delete
export type LocalIdpUserDeletePath = {
  user_id: string
}
export type LocalIdpUserDeleteQuery = {
  silo: NameOrId
}

// local_idp_user_set_password
export type LocalIdpUserSetPasswordPath = {
  user_id: string
}
export type LocalIdpUserSetPasswordQuery = {
  silo: NameOrId
}
export type LocalIdpUserSetPasswordBody = UserPassword

// saml_identity_provider_create
export type SamlIdentityProviderCreateQuery = {
  silo: NameOrId
}
export type SamlIdentityProviderCreateBody = SamlIdentityProviderCreate
export type SamlIdentityProviderCreateResponse = SamlIdentityProvider

// saml_identity_provider_view
export type SamlIdentityProviderViewPath = {
  provider: NameOrId
}
export type SamlIdentityProviderViewQuery = {
  silo?: NameOrId
}
export type SamlIdentityProviderViewResponse = SamlIdentityProvider

// ip_pool_list
export type IpPoolListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type IpPoolListResponse = IpPoolResultsPage

// ip_pool_create
export type IpPoolCreateBody = IpPoolCreate
export type IpPoolCreateResponse = IpPool

// ip_pool_service_view
export type IpPoolServiceViewResponse = IpPool

// ip_pool_service_range_list
export type IpPoolServiceRangeListQuery = {
  limit?: number
  page_token?: string
}
export type IpPoolServiceRangeListResponse = IpPoolRangeResultsPage

// ip_pool_service_range_add
export type IpPoolServiceRangeAddBody = IpRange
export type IpPoolServiceRangeAddResponse = IpPoolRange

// ip_pool_service_range_remove
export type IpPoolServiceRangeRemoveBody = IpRange

// ip_pool_view
export type IpPoolViewPath = {
  pool: NameOrId
}
export type IpPoolViewResponse = IpPool

// ip_pool_update
export type IpPoolUpdatePath = {
  pool: NameOrId
}
export type IpPoolUpdateBody = IpPoolUpdate
export type IpPoolUpdateResponse = IpPool

// ip_pool_delete
export type IpPoolDeletePath = {
  pool: NameOrId
}

// ip_pool_range_list
export type IpPoolRangeListPath = {
  pool: NameOrId
}
export type IpPoolRangeListQuery = {
  limit?: number
  page_token?: string
}
export type IpPoolRangeListResponse = IpPoolRangeResultsPage

// ip_pool_range_add
export type IpPoolRangeAddPath = {
  pool: NameOrId
}
export type IpPoolRangeAddBody = IpRange
export type IpPoolRangeAddResponse = IpPoolRange

// ip_pool_range_remove
export type IpPoolRangeRemovePath = {
  pool: NameOrId
}
export type IpPoolRangeRemoveBody = IpRange

// ip_pool_silo_list
export type IpPoolSiloListPath = {
  pool: NameOrId
}
export type IpPoolSiloListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type IpPoolSiloListResponse = IpPoolSiloLinkResultsPage

// ip_pool_silo_link
export type IpPoolSiloLinkPath = {
  pool: NameOrId
}
export type IpPoolSiloLinkBody = IpPoolLinkSilo
export type IpPoolSiloLinkResponse = IpPoolSiloLink

// ip_pool_silo_update
export type IpPoolSiloUpdatePath = {
  pool: NameOrId
  silo: NameOrId
}
export type IpPoolSiloUpdateBody = IpPoolSiloUpdate
export type IpPoolSiloUpdateResponse = IpPoolSiloLink

// ip_pool_silo_unlink
export type IpPoolSiloUnlinkPath = {
  pool: NameOrId
  silo: NameOrId
}

// ip_pool_utilization_view
export type IpPoolUtilizationViewPath = {
  pool: NameOrId
}
export type IpPoolUtilizationViewResponse = IpPoolUtilization

// system_metric
export type SystemMetricPath = {
  metric_name: SystemMetricName
}
export type SystemMetricQuery = {
  end_time?: string
  limit?: number
  order?: PaginationOrder
  page_token?: string
  start_time?: string
  silo?: NameOrId
}
export type SystemMetricResponse = MeasurementResultsPage

// networking_address_lot_list
export type NetworkingAddressLotListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type NetworkingAddressLotListResponse = AddressLotResultsPage

// networking_address_lot_create
export type NetworkingAddressLotCreateBody = AddressLotCreate
export type NetworkingAddressLotCreateResponse = AddressLotCreateResponse

// networking_address_lot_view
export type NetworkingAddressLotViewPath = {
  address_lot: NameOrId
}
export type NetworkingAddressLotViewResponse = AddressLotViewResponse

// networking_address_lot_delete
export type NetworkingAddressLotDeletePath = {
  address_lot: NameOrId
}

// networking_address_lot_block_list
export type NetworkingAddressLotBlockListPath = {
  address_lot: NameOrId
}
export type NetworkingAddressLotBlockListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type NetworkingAddressLotBlockListResponse = AddressLotBlockResultsPage

// networking_allow_list_view
export type NetworkingAllowListViewResponse = AllowList

// networking_allow_list_update
export type NetworkingAllowListUpdateBody = AllowListUpdate
export type NetworkingAllowListUpdateResponse = AllowList

// networking_bfd_disable
export type NetworkingBfdDisableBody = BfdSessionDisable

// networking_bfd_enable
export type NetworkingBfdEnableBody = BfdSessionEnable

// networking_bfd_status
export type NetworkingBfdStatusResponse = BfdStatus[]

// networking_bgp_config_list
export type NetworkingBgpConfigListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type NetworkingBgpConfigListResponse = BgpConfigResultsPage

// networking_bgp_config_create
export type NetworkingBgpConfigCreateBody = BgpConfigCreate
export type NetworkingBgpConfigCreateResponse = BgpConfig

// networking_bgp_config_delete
export type NetworkingBgpConfigDeleteQuery = {
  name_or_id: NameOrId
}

// networking_bgp_announce_set_list
export type NetworkingBgpAnnounceSetListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type NetworkingBgpAnnounceSetListResponse = BgpAnnounceSet[]

// networking_bgp_announce_set_update
export type NetworkingBgpAnnounceSetUpdateBody = BgpAnnounceSetCreate
export type NetworkingBgpAnnounceSetUpdateResponse = BgpAnnounceSet

// networking_bgp_announce_set_delete
export type NetworkingBgpAnnounceSetDeletePath = {
  announce_set: NameOrId
}

// networking_bgp_announcement_list
export type NetworkingBgpAnnouncementListPath = {
  announce_set: NameOrId
}
export type NetworkingBgpAnnouncementListResponse = BgpAnnouncement[]

// networking_bgp_exported
export type NetworkingBgpExportedResponse = BgpExported

// networking_bgp_message_history
export type NetworkingBgpMessageHistoryQuery = {
  asn: number
}
export type NetworkingBgpMessageHistoryResponse = AggregateBgpMessageHistory

// networking_bgp_imported_routes_ipv4
export type NetworkingBgpImportedRoutesIpv4Query = {
  asn: number
}
export type NetworkingBgpImportedRoutesIpv4Response = BgpImportedRouteIpv4[]

// networking_bgp_status
export type NetworkingBgpStatusResponse = BgpPeerStatus[]

// networking_inbound_icmp_view
export type NetworkingInboundIcmpViewResponse = ServiceIcmpConfig

// networking_inbound_icmp_update
export type NetworkingInboundIcmpUpdateBody = ServiceIcmpConfig

// networking_loopback_address_list
export type NetworkingLoopbackAddressListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type NetworkingLoopbackAddressListResponse = LoopbackAddressResultsPage

// networking_loopback_address_create
export type NetworkingLoopbackAddressCreateBody = LoopbackAddressCreate
export type NetworkingLoopbackAddressCreateResponse = LoopbackAddress

// networking_loopback_address_delete
export type NetworkingLoopbackAddressDeletePath = {
  rack_id: string
  switch_location: Name
  address: string
  subnet_mask: number
}

// networking_switch_port_settings_list
export type NetworkingSwitchPortSettingsListQuery = {
  limit?: number
  page_token?: string
  port_settings?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type NetworkingSwitchPortSettingsListResponse = SwitchPortSettingsIdentityResultsPage

// networking_switch_port_settings_create
export type NetworkingSwitchPortSettingsCreateBody = SwitchPortSettingsCreate
export type NetworkingSwitchPortSettingsCreateResponse = SwitchPortSettings

// networking_switch_port_settings_delete
export type NetworkingSwitchPortSettingsDeleteQuery = {
  port_settings?: NameOrId
}

// networking_switch_port_settings_view
export type NetworkingSwitchPortSettingsViewPath = {
  port: NameOrId
}
export type NetworkingSwitchPortSettingsViewResponse = SwitchPortSettings

// system_policy_view
export type SystemPolicyViewResponse = FleetRolePolicy

// system_policy_update
export type SystemPolicyUpdateBody = FleetRolePolicy
export type SystemPolicyUpdateResponse = FleetRolePolicy

// scim_token_list
export type ScimTokenListQuery = {
  silo: NameOrId
}
export type ScimTokenListResponse = ScimClientBearerToken[]

// scim_token_create
export type ScimTokenCreateQuery = {
  silo: NameOrId
}
export type ScimTokenCreateResponse = ScimClientBearerTokenValue

// scim_token_delete_all
export type ScimTokenDeleteAllQuery = {
  silo: NameOrId
}

// scim_token_view
export type ScimTokenViewPath = {
  token_id: string
}
export type ScimTokenViewQuery = {
  silo: NameOrId
}
export type ScimTokenViewResponse = ScimClientBearerToken

// scim_token_delete
export type ScimTokenDeletePath = {
  token_id: string
}
export type ScimTokenDeleteQuery = {
  silo: NameOrId
}

// system_quotas_list
export type SystemQuotasListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type SystemQuotasListResponse = SiloQuotasResultsPage

// silo_list
export type SiloListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type SiloListResponse = SiloResultsPage

// silo_create
export type SiloCreateBody = SiloCreate
export type SiloCreateResponse = Silo

// silo_view
export type SiloViewPath = {
  silo: NameOrId
}
export type SiloViewResponse = Silo

// silo_delete
export type SiloDeletePath = {
  silo: NameOrId
}

// silo_ip_pool_list
export type SiloIpPoolListPath = {
  silo: NameOrId
}
export type SiloIpPoolListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type SiloIpPoolListResponse = SiloIpPoolResultsPage

// silo_policy_view
export type SiloPolicyViewPath = {
  silo: NameOrId
}
export type SiloPolicyViewResponse = SiloRolePolicy

// silo_policy_update
export type SiloPolicyUpdatePath = {
  silo: NameOrId
}
export type SiloPolicyUpdateBody = SiloRolePolicy
export type SiloPolicyUpdateResponse = SiloRolePolicy

// silo_quotas_view
export type SiloQuotasViewPath = {
  silo: NameOrId
}
export type SiloQuotasViewResponse = SiloQuotas

// silo_quotas_update
export type SiloQuotasUpdatePath = {
  silo: NameOrId
}
export type SiloQuotasUpdateBody = SiloQuotasUpdate
export type SiloQuotasUpdateResponse = SiloQuotas

// system_timeseries_query
export type SystemTimeseriesQueryBody = TimeseriesQuery
export type SystemTimeseriesQueryResponse = OxqlQueryResult

// system_timeseries_schema_list
export type SystemTimeseriesSchemaListQuery = {
  limit?: number
  page_token?: string
}
export type SystemTimeseriesSchemaListResponse = TimeseriesSchemaResultsPage

// system_update_repository_list
export type SystemUpdateRepositoryListQuery = {
  limit?: number
  page_token?: string
  sort_by?: VersionSortMode
}
export type SystemUpdateRepositoryListResponse = TufRepoResultsPage

// system_update_repository_upload
export type SystemUpdateRepositoryUploadQuery = {
  file_name: string
}
export type SystemUpdateRepositoryUploadBody = globalThis.Blob
export type SystemUpdateRepositoryUploadResponse = TufRepoUpload

// system_update_repository_view
export type SystemUpdateRepositoryViewPath = {
  system_version: string
}
export type SystemUpdateRepositoryViewResponse = TufRepo

// system_update_status
export type SystemUpdateStatusResponse = UpdateStatus

// target_release_update
export type TargetReleaseUpdateBody = SetTargetReleaseParams

// system_update_trust_root_list
export type SystemUpdateTrustRootListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type SystemUpdateTrustRootListResponse = UpdatesTrustRootResultsPage

// system_update_trust_root_create
export type SystemUpdateTrustRootCreateBody = unknown
export type SystemUpdateTrustRootCreateResponse = UpdatesTrustRoot

// system_update_trust_root_view
export type SystemUpdateTrustRootViewPath = {
  trust_root_id: string
}
export type SystemUpdateTrustRootViewResponse = UpdatesTrustRoot

// system_update_trust_root_delete
export type SystemUpdateTrustRootDeletePath = {
  trust_root_id: string
}

// silo_user_list
export type SiloUserListQuery = {
  limit?: number
  page_token?: string
  silo?: NameOrId
  sort_by?: IdSortMode
}
export type SiloUserListResponse = UserResultsPage

// user_builtin_list
export type UserBuiltinListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameSortMode
}
export type UserBuiltinListResponse = UserBuiltinResultsPage

// user_builtin_view
export type UserBuiltinViewPath = {
  user: NameOrId
}
export type UserBuiltinViewResponse = UserBuiltin

// silo_user_view
export type SiloUserViewPath = {
  user_id: string
}
export type SiloUserViewQuery = {
  silo: NameOrId
}
export type SiloUserViewResponse = User

// silo_utilization_list
export type SiloUtilizationListQuery = {
  limit?: number
  page_token?: string
  sort_by?: NameOrIdSortMode
}
export type SiloUtilizationListResponse = SiloUtilizationResultsPage

// silo_utilization_view
export type SiloUtilizationViewPath = {
  silo: NameOrId
}
export type SiloUtilizationViewResponse = SiloUtilization

// timeseries_query
export type TimeseriesQueryQuery = {
  project: NameOrId
}
export type TimeseriesQueryBody = TimeseriesQuery
export type TimeseriesQueryResponse = OxqlQueryResult

// user_list
export type UserListQuery = {
  group?: string
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type UserListResponse = UserResultsPage

// user_view
export type UserViewPath = {
  user_id: string
}
export type UserViewResponse = User

// user_token_list
export type UserTokenListPath = {
  user_id: string
}
export type UserTokenListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type UserTokenListResponse = DeviceAccessTokenResultsPage

// user_logout
export type UserLogoutPath = {
  user_id: string
}

// user_session_list
export type UserSessionListPath = {
  user_id: string
}
export type UserSessionListQuery = {
  limit?: number
  page_token?: string
  sort_by?: IdSortMode
}
export type UserSessionListResponse = ConsoleSessionResultsPage

// utilization_view
export type UtilizationViewResponse = Utilization

// vpc_firewall_rules_view
export type VpcFirewallRulesViewQuery = {
  project?: NameOrId
  vpc: NameOrId
}
export type VpcFirewallRulesViewResponse = VpcFirewallRules

// vpc_firewall_rules_update
export type VpcFirewallRulesUpdateQuery = {
  project?: NameOrId
  vpc: NameOrId
}
export type VpcFirewallRulesUpdateBody = VpcFirewallRuleUpdateParams
export type VpcFirewallRulesUpdateResponse = VpcFirewallRules

// vpc_router_route_list
export type VpcRouterRouteListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  router?: NameOrId
  sort_by?: NameOrIdSortMode
  vpc?: NameOrId
}
export type VpcRouterRouteListResponse = RouterRouteResultsPage

// vpc_router_route_create
export type VpcRouterRouteCreateQuery = {
  project?: NameOrId
  router: NameOrId
  vpc?: NameOrId
}
export type VpcRouterRouteCreateBody = RouterRouteCreate
export type VpcRouterRouteCreateResponse = RouterRoute

// vpc_router_route_view
export type VpcRouterRouteViewPath = {
  route: NameOrId
}
export type VpcRouterRouteViewQuery = {
  project?: NameOrId
  router?: NameOrId
  vpc?: NameOrId
}
export type VpcRouterRouteViewResponse = RouterRoute

// vpc_router_route_update
export type VpcRouterRouteUpdatePath = {
  route: NameOrId
}
export type VpcRouterRouteUpdateQuery = {
  project?: NameOrId
  router?: NameOrId
  vpc?: NameOrId
}
export type VpcRouterRouteUpdateBody = RouterRouteUpdate
export type VpcRouterRouteUpdateResponse = RouterRoute

// vpc_router_route_delete
export type VpcRouterRouteDeletePath = {
  route: NameOrId
}
export type VpcRouterRouteDeleteQuery = {
  project?: NameOrId
  router?: NameOrId
  vpc?: NameOrId
}

// vpc_router_list
export type VpcRouterListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
  vpc?: NameOrId
}
export type VpcRouterListResponse = VpcRouterResultsPage

// vpc_router_create
export type VpcRouterCreateQuery = {
  project?: NameOrId
  vpc: NameOrId
}
export type VpcRouterCreateBody = VpcRouterCreate
export type VpcRouterCreateResponse = VpcRouter

// vpc_router_view
export type VpcRouterViewPath = {
  router: NameOrId
}
export type VpcRouterViewQuery = {
  project?: NameOrId
  vpc?: NameOrId
}
export type VpcRouterViewResponse = VpcRouter

// vpc_router_update
export type VpcRouterUpdatePath = {
  router: NameOrId
}
export type VpcRouterUpdateQuery = {
  project?: NameOrId
  vpc?: NameOrId
}
export type VpcRouterUpdateBody = VpcRouterUpdate
export type VpcRouterUpdateResponse = VpcRouter

// vpc_router_delete
export type VpcRouterDeletePath = {
  router: NameOrId
}
export type VpcRouterDeleteQuery = {
  project?: NameOrId
  vpc?: NameOrId
}

// vpc_subnet_list
export type VpcSubnetListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
  vpc?: NameOrId
}
export type VpcSubnetListResponse = VpcSubnetResultsPage

// vpc_subnet_create
export type VpcSubnetCreateQuery = {
  project?: NameOrId
  vpc: NameOrId
}
export type VpcSubnetCreateBody = VpcSubnetCreate
export type VpcSubnetCreateResponse = VpcSubnet

// vpc_subnet_view
export type VpcSubnetViewPath = {
  subnet: NameOrId
}
export type VpcSubnetViewQuery = {
  project?: NameOrId
  vpc?: NameOrId
}
export type VpcSubnetViewResponse = VpcSubnet

// vpc_subnet_update
export type VpcSubnetUpdatePath = {
  subnet: NameOrId
}
export type VpcSubnetUpdateQuery = {
  project?: NameOrId
  vpc?: NameOrId
}
export type VpcSubnetUpdateBody = VpcSubnetUpdate
export type VpcSubnetUpdateResponse = VpcSubnet

// vpc_subnet_delete
export type VpcSubnetDeletePath = {
  subnet: NameOrId
}
export type VpcSubnetDeleteQuery = {
  project?: NameOrId
  vpc?: NameOrId
}

// vpc_subnet_list_network_interfaces
export type VpcSubnetListNetworkInterfacesPath = {
  subnet: NameOrId
}
export type VpcSubnetListNetworkInterfacesQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
  vpc?: NameOrId
}
export type VpcSubnetListNetworkInterfacesResponse = InstanceNetworkInterfaceResultsPage

// vpc_list
export type VpcListQuery = {
  limit?: number
  page_token?: string
  project?: NameOrId
  sort_by?: NameOrIdSortMode
}
export type VpcListResponse = VpcResultsPage

// vpc_create
export type VpcCreateQuery = {
  project: NameOrId
}
export type VpcCreateBody = VpcCreate
export type VpcCreateResponse = Vpc

// vpc_view
export type VpcViewPath = {
  vpc: NameOrId
}
export type VpcViewQuery = {
  project?: NameOrId
}
export type VpcViewResponse = Vpc

// vpc_update
export type VpcUpdatePath = {
  vpc: NameOrId
}
export type VpcUpdateQuery = {
  project?: NameOrId
}
export type VpcUpdateBody = VpcUpdate
export type VpcUpdateResponse = Vpc

// vpc_delete
export type VpcDeletePath = {
  vpc: NameOrId
}
export type VpcDeleteQuery = {
  project?: NameOrId
}

// webhook_receiver_create
export type WebhookReceiverCreateBody = WebhookCreate
export type WebhookReceiverCreateResponse = WebhookReceiver

// webhook_receiver_update
export type WebhookReceiverUpdatePath = {
  receiver: NameOrId
}
export type WebhookReceiverUpdateBody = WebhookReceiverUpdate

// webhook_secrets_list
export type WebhookSecretsListQuery = {
  receiver: NameOrId
}
export type WebhookSecretsListResponse = WebhookSecrets

// webhook_secrets_add
export type WebhookSecretsAddQuery = {
  receiver: NameOrId
}
export type WebhookSecretsAddBody = WebhookSecretCreate
export type WebhookSecretsAddResponse = WebhookSecret

// webhook_secrets_delete
export type WebhookSecretsDeletePath = {
  secret_id: string
}

