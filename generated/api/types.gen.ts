// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * An address to place on a link, taken from an address lot.
 */
export type Address = {
    /**
     * IP address with its prefix length. It must lie within the chosen address lot.
     */
    address: IpNet;
    /**
     * Name or ID of the lot the address is drawn from.
     */
    addressLot: NameOrId;
    /**
     * VLAN to put the address on; leave empty for untagged traffic.
     */
    vlanId?: number | null;
};

/**
 * The addresses to set on one link of a port.
 */
export type AddressConfig = {
    /**
     * IP addresses the link is to carry, each drawn from an address lot.
     */
    addresses: Array<Address>;
    /**
     * Link that receives the addresses, as named among the links of the same settings.
     */
    linkName: Name;
};

/**
 * A named reserve of IP addresses, split into blocks, for infrastructure or IP pools.
 */
export type AddressLot = {
    /**
     * Free text about what the lot is for.
     */
    description: string;
    /**
     * Unique ID of the address lot, assigned by the server and never reused.
     */
    id: string;
    /**
     * What the addresses are reserved for: rack infrastructure or IP pools.
     */
    kind: AddressLotKind;
    /**
     * Name of the address lot, unique in the system.
     */
    name: Name;
    /**
     * Date and time at which the address lot was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the address lot.
     */
    timeModified: Date;
};

/**
 * A contiguous run of addresses inside a lot.
 */
export type AddressLotBlock = {
    /**
     * Lowest address of the block, itself included.
     */
    firstAddress: string;
    /**
     * Unique ID of the address lot block, assigned by the server and never reused.
     */
    id: string;
    /**
     * Highest address of the block, itself included.
     */
    lastAddress: string;
};

/**
 * Bounds of an address block to add to a new lot.
 */
export type AddressLotBlockCreate = {
    /**
     * Lowest address of the new block. It must not be above the last one.
     */
    firstAddress: string;
    /**
     * Highest address of the new block, in the same address family as the first.
     */
    lastAddress: string;
};

/**
 * One page of address lot blocks, with a token for the page after it.
 */
export type AddressLotBlockResultsPage = {
    /**
     * The address lot blocks on this page, in the order asked for.
     */
    items: Array<AddressLotBlock>;
    /**
     * Token to send as page_token for the address lot blocks after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Details of the address lot to create.
 */
export type AddressLotCreate = {
    /**
     * Address ranges the lot starts out with.
     */
    blocks: Array<AddressLotBlockCreate>;
    /**
     * Note on the purpose of the lot; may be empty.
     */
    description: string;
    /**
     * Choose whether the addresses serve rack infrastructure or IP pools.
     */
    kind: AddressLotKind;
    name: Name;
};

/**
 * The address lot just made, with its blocks.
 */
export type AddressLotCreateResponse = {
    /**
     * Address blocks created along with the lot.
     */
    blocks: Array<AddressLotBlock>;
    /**
     * The new address lot itself, without its blocks.
     */
    lot: AddressLot;
};

/**
 * Purpose an address lot is reserved for.
 */
export type AddressLotKind = 'infra' | 'pool';

/**
 * One page of address lots, with a token for the page after it.
 */
export type AddressLotResultsPage = {
    /**
     * The address lots on this page, in the order asked for.
     */
    items: Array<AddressLot>;
    /**
     * Token to send as page_token for the address lots after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * An address lot together with its blocks.
 */
export type AddressLotViewResponse = {
    /**
     * All address blocks the lot consists of.
     */
    blocks: Array<AddressLotBlock>;
    /**
     * The address lot asked for, without its blocks.
     */
    lot: AddressLot;
};

/**
 * A set of instances of a project that should run close together on the same hardware.
 */
export type AffinityGroup = {
    /**
     * Free text about the affinity group; may be empty.
     */
    description: string;
    failureDomain: FailureDomain;
    /**
     * Unique ID of the affinity group, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the affinity group, unique among its kind in the project.
     */
    name: Name;
    policy: AffinityPolicy;
    /**
     * ID of the project that contains the affinity group.
     */
    projectId: string;
    /**
     * Date and time at which the affinity group was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the affinity group.
     */
    timeModified: Date;
};

/**
 * Values needed to create an affinity group.
 */
export type AffinityGroupCreate = {
    /**
     * Free text about the new affinity group; may be empty.
     */
    description: string;
    failureDomain: FailureDomain;
    name: Name;
    policy: AffinityPolicy;
};

/**
 * An instance that belongs to the affinity group.
 */
export type AffinityGroupMember = {
    /**
     * Always "instance"; there is no other kind of group member.
     */
    type: 'instance';
    /**
     * Identity and present state of the instance in the affinity group.
     */
    value: {
        /**
         * Unique ID of the instance that is a member of the affinity group.
         */
        id: string;
        name: Name;
        runState: InstanceState;
    };
};

/**
 * One page of members of the affinity group, with a token for the page after it.
 */
export type AffinityGroupMemberResultsPage = {
    /**
     * The members of the affinity group on this page, in the order asked for.
     */
    items: Array<AffinityGroupMember>;
    /**
     * Token to send as page_token for the members of the affinity group after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * One page of affinity groups, with a token for the page after it.
 */
export type AffinityGroupResultsPage = {
    /**
     * The affinity groups on this page, in the order asked for.
     */
    items: Array<AffinityGroup>;
    /**
     * Token to send as page_token for the affinity groups after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * New name and description for an affinity group; both optional.
 */
export type AffinityGroupUpdate = {
    /**
     * New text about the affinity group; leave out or send null to keep the present text.
     */
    description?: string | null;
    /**
     * New name of the affinity group; leave out or send null to keep the present name.
     */
    name?: Name | null;
};

/**
 * What to do with an instance whose group rule cannot be met at start.
 */
export type AffinityPolicy = 'allow' | 'fail';

/**
 * BGP message records gathered from all switches.
 */
export type AggregateBgpMessageHistory = {
    /**
     * One message record per switch.
     */
    switchHistories: Array<SwitchBgpHistory>;
};

/**
 * A kind of alert, identified by a dotted name, that receivers can subscribe to.
 */
export type AlertClass = {
    /**
     * What the alerts of this class report.
     */
    description: string;
    /**
     * Dotted name of the class, matched against subscriptions.
     */
    name: string;
};

/**
 * One page of alert classes, with a token for the page after it.
 */
export type AlertClassResultsPage = {
    /**
     * The alert classes on this page, in the order asked for.
     */
    items: Array<AlertClass>;
    /**
     * Token to send as page_token for the alert classes after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * The sending of one alert to one receiver, including all attempts made.
 */
export type AlertDelivery = {
    /**
     * Kind of alert being sent.
     */
    alertClass: string;
    /**
     * Alert being sent; the same for all receivers and resends of that alert.
     */
    alertId: string;
    /**
     * Attempts made so far, with their outcomes.
     */
    attempts: AlertDeliveryAttempts;
    /**
     * Unique ID of the alert delivery, assigned by the server and never reused.
     */
    id: string;
    /**
     * Receiver that the alert is being sent to.
     */
    receiverId: string;
    /**
     * Whether sending is still under way, has succeeded, or was given up.
     */
    state: AlertDeliveryState;
    /**
     * When the delivery was begun.
     */
    timeStarted: Date;
    /**
     * What caused the delivery: the alert itself, a resend request or a probe.
     */
    trigger: AlertDeliveryTrigger;
};

/**
 * Attempts made against a webhook receiver.
 */
export type AlertDeliveryAttempts = {
    /**
     * HTTP requests sent so far; up to three before the delivery counts as failed.
     */
    webhook: Array<WebhookDeliveryAttempt>;
};

/**
 * Answer to a resend request, naming the new delivery.
 */
export type AlertDeliveryId = {
    /**
     * Identifier of the delivery just started, to be looked up in the list of deliveries.
     */
    deliveryId: string;
};

/**
 * One page of alert deliveries, with a token for the page after it.
 */
export type AlertDeliveryResultsPage = {
    /**
     * The alert deliveries on this page, in the order asked for.
     */
    items: Array<AlertDelivery>;
    /**
     * Token to send as page_token for the alert deliveries after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Progress of a delivery, from pending to delivered or failed.
 */
export type AlertDeliveryState = 'pending' | 'delivered' | 'failed';

/**
 * Cause of a delivery.
 */
export type AlertDeliveryTrigger = 'alert' | 'resend' | 'probe';

/**
 * Outcome of testing a receiver.
 */
export type AlertProbeResult = {
    /**
     * The test delivery and whether the endpoint accepted it.
     */
    probe: AlertDelivery;
    /**
     * Number of failed alerts now being sent again; null when this was not asked for or the test failed.
     */
    resendsStarted?: number | null;
};

/**
 * A destination for alerts, with the patterns of alert classes it listens to.
 */
export type AlertReceiver = {
    /**
     * Free text about where the alerts go and why.
     */
    description: string;
    /**
     * Unique ID of the alert receiver, assigned by the server and never reused.
     */
    id: string;
    /**
     * How alerts reach this destination, with the matching settings; webhook is the only way.
     */
    kind: AlertReceiverKind;
    /**
     * Name of the alert receiver, unique in the fleet.
     */
    name: Name;
    /**
     * Patterns of alert classes sent to this destination; none means it gets no alerts.
     */
    subscriptions: Array<AlertSubscription>;
    /**
     * Date and time at which the alert receiver was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the alert receiver.
     */
    timeModified: Date;
};

/**
 * Alerts are posted as signed HTTP requests to an endpoint.
 */
export type AlertReceiverKind = {
    /**
     * URL to which the requests are posted.
     */
    endpoint: string;
    /**
     * Always "webhook"; there is no other kind of receiver.
     */
    kind: 'webhook';
    /**
     * Secrets that sign the requests, shown by identifier and age only.
     */
    secrets: Array<WebhookSecret>;
};

/**
 * One page of alert receivers, with a token for the page after it.
 */
export type AlertReceiverResultsPage = {
    /**
     * The alert receivers on this page, in the order asked for.
     */
    items: Array<AlertReceiver>;
    /**
     * Token to send as page_token for the alert receivers after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Alert class, or a pattern of classes in dotted segments: one star stands for one segment, two stars for one or more.
 */
export type AlertSubscription = string;

/**
 * Request to subscribe a receiver to further alert classes.
 */
export type AlertSubscriptionCreate = {
    /**
     * Class or pattern to listen to; an exact class must exist, a pattern may match nothing yet.
     */
    subscription: AlertSubscription;
};

/**
 * Answer to a subscribe request.
 */
export type AlertSubscriptionCreated = {
    /**
     * Class or pattern that the receiver now listens to.
     */
    subscription: AlertSubscription;
};

/**
 * The current allow list for access to user-facing services. There is exactly one in the system.
 */
export type AllowList = {
    /**
     * Sources that may connect: any address, or only the networks listed.
     */
    allowedIps: AllowedSourceIps;
    /**
     * Date and time at which the allow list was first set up.
     */
    timeCreated: Date;
    /**
     * Date and time at which the allow list was last replaced.
     */
    timeModified: Date;
};

/**
 * New content for the source address allow list.
 */
export type AllowListUpdate = {
    /**
     * Sources to admit from now on. A list must include the address you are connecting from.
     */
    allowedIps: AllowedSourceIps;
};

/**
 * Rule that says which source addresses may connect to user-facing services.
 */
export type AllowedSourceIps = {
    /**
     * Always "any" here; it tells this choice of sources from its other forms.
     */
    allow: 'any';
} | {
    /**
     * Always "list" here; it tells this choice of sources from its other forms.
     */
    allow: 'list';
    /**
     * Permitted addresses or networks, at most 1000. The unspecified address and a prefix length of zero are refused.
     */
    ips: Array<IpNet>;
};

/**
 * A set of instances of a project that should run on separate hardware, so that one fault does not hit them all.
 */
export type AntiAffinityGroup = {
    /**
     * Free text about the anti-affinity group; may be empty.
     */
    description: string;
    failureDomain: FailureDomain;
    /**
     * Unique ID of the anti-affinity group, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the anti-affinity group, unique among its kind in the project.
     */
    name: Name;
    policy: AffinityPolicy;
    /**
     * ID of the project that contains the anti-affinity group.
     */
    projectId: string;
    /**
     * Date and time at which the anti-affinity group was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the anti-affinity group.
     */
    timeModified: Date;
};

/**
 * Values needed to create an anti-affinity group.
 */
export type AntiAffinityGroupCreate = {
    /**
     * Free text about the new anti-affinity group; may be empty.
     */
    description: string;
    failureDomain: FailureDomain;
    name: Name;
    policy: AffinityPolicy;
};

/**
 * An instance that belongs to the anti-affinity group.
 */
export type AntiAffinityGroupMember = {
    /**
     * Always "instance"; there is no other kind of group member.
     */
    type: 'instance';
    /**
     * Identity and present state of the instance in the anti-affinity group.
     */
    value: {
        /**
         * Unique ID of the instance that is a member of the anti-affinity group.
         */
        id: string;
        name: Name;
        runState: InstanceState;
    };
};

/**
 * One page of members of the anti-affinity group, with a token for the page after it.
 */
export type AntiAffinityGroupMemberResultsPage = {
    /**
     * The members of the anti-affinity group on this page, in the order asked for.
     */
    items: Array<AntiAffinityGroupMember>;
    /**
     * Token to send as page_token for the members of the anti-affinity group after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * One page of anti-affinity groups, with a token for the page after it.
 */
export type AntiAffinityGroupResultsPage = {
    /**
     * The anti-affinity groups on this page, in the order asked for.
     */
    items: Array<AntiAffinityGroup>;
    /**
     * Token to send as page_token for the anti-affinity groups after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * New name and description for an anti-affinity group; both optional.
 */
export type AntiAffinityGroupUpdate = {
    /**
     * New text about the anti-affinity group; leave out or send null to keep the present text.
     */
    description?: string | null;
    /**
     * New name of the anti-affinity group; leave out or send null to keep the present name.
     */
    name?: Name | null;
};

/**
 * Record of one finished API call: who made it, from where, and how it ended.
 */
export type AuditLogEntry = {
    actor: AuditLogEntryActor;
    /**
     * How the caller proved their identity, such as a session cookie or access token; null when not signed in.
     */
    authMethod?: string | null;
    /**
     * Unique ID of the log entry, assigned by the server.
     */
    id: string;
    /**
     * Name of the API operation called, such as project_create.
     */
    operationId: string;
    /**
     * Identifier given to the call, for matching it with error messages and logs.
     */
    requestId: string;
    /**
     * Path and query string of the call, cut after 512 characters.
     */
    requestUri: string;
    /**
     * How the call ended, with its HTTP status where known.
     */
    result: AuditLogEntryResult;
    /**
     * Network address that the call came from.
     */
    sourceIp: string;
    /**
     * When the call finished; the log is sorted and filtered by this time.
     */
    timeCompleted: Date;
    /**
     * When the call was received.
     */
    timeStarted: Date;
    /**
     * Client program as it named itself, cut after 256 characters; null when it sent nothing.
     */
    userAgent?: string | null;
};

/**
 * Originator of a logged call: a silo user, a built-in account, or nobody known.
 */
export type AuditLogEntryActor = {
    /**
     * Always "user_builtin" here; it tells this caller from its other forms.
     */
    kind: 'user_builtin';
    /**
     * Identifier of the built-in account.
     */
    userBuiltinId: string;
} | {
    /**
     * Always "silo_user" here; it tells this caller from its other forms.
     */
    kind: 'silo_user';
    /**
     * Silo that the caller belongs to.
     */
    siloId: string;
    /**
     * Identifier of the calling user within their silo.
     */
    siloUserId: string;
} | {
    /**
     * Always "unauthenticated" here; it tells this caller from its other forms.
     */
    kind: 'unauthenticated';
};

/**
 * Outcome of a logged call: success, error, or not known.
 */
export type AuditLogEntryResult = {
    /**
     * Status sent to the caller on success, such as 201 or 204.
     */
    httpStatusCode: number;
    /**
     * Always "success" here; it tells this call result from its other forms.
     */
    kind: 'success';
} | {
    /**
     * Short machine-readable name of the problem; null when the error has none.
     */
    errorCode?: string | null;
    /**
     * Explanation of the problem in words.
     */
    errorMessage: string;
    /**
     * Status sent to the caller on failure, such as 400 or 404.
     */
    httpStatusCode: number;
    /**
     * Always "error" here; it tells this call result from its other forms.
     */
    kind: 'error';
} | {
    /**
     * Always "unknown" here; it tells this call result from its other forms.
     */
    kind: 'unknown';
};

/**
 * One page of audit log entries, with a token for the page after it.
 */
export type AuditLogEntryResultsPage = {
    /**
     * The audit log entries on this page, in the order asked for.
     */
    items: Array<AuditLogEntry>;
    /**
     * Token to send as page_token for the audit log entries after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * How far a caller's read access must reach before the samples of a metric may be shown.
 */
export type AuthzScope = 'fleet' | 'silo' | 'project' | 'viewable_to_all';

/**
 * Manufacturing identity of a sled's or switch's main board.
 */
export type Baseboard = {
    /**
     * Manufacturer's part number of the board.
     */
    part: string;
    /**
     * Hardware revision of the board, counted by the manufacturer.
     */
    revision: number;
    /**
     * Serial number that tells this board from others with the same part number.
     */
    serial: string;
};

/**
 * Whether the BFD peer is directly connected (single hop) or reached through routers (multi-hop).
 */
export type BfdMode = 'single_hop' | 'multi_hop';

/**
 * Identifies the BFD session to stop.
 */
export type BfdSessionDisable = {
    /**
     * Peer address of the session to stop.
     */
    remote: string;
    /**
     * Switch the session runs on: switch0 or switch1.
     */
    switch: Name;
};

/**
 * Parameters of the BFD session to start.
 */
export type BfdSessionEnable = {
    /**
     * Number of control packets in a row that may be missed before the peer counts as down.
     */
    detectionThreshold: number;
    /**
     * Source address for control packets; when empty the switch is not bound to a particular one.
     */
    local?: string | null;
    /**
     * Pick single hop for a directly connected peer, multi-hop for one behind routers.
     */
    mode: BfdMode;
    /**
     * Address of the peer to watch.
     */
    remote: string;
    /**
     * Shortest interval, in microseconds, at which control packets from the peer are accepted.
     */
    requiredRx: number;
    /**
     * Switch to run the session on: switch0 or switch1.
     */
    switch: Name;
};

/**
 * Condition of a BFD session.
 */
export type BfdState = 'admin_down' | 'down' | 'init' | 'up';

/**
 * Live state and settings of one BFD session.
 */
export type BfdStatus = {
    /**
     * Missed control packets in a row after which the peer is declared down.
     */
    detectionThreshold: number;
    /**
     * Source address of control packets, if one was set for the session.
     */
    local?: string | null;
    mode: BfdMode;
    /**
     * Address of the remote end of the session.
     */
    peer: string;
    /**
     * Shortest accepted gap between control packets from the peer, in microseconds.
     */
    requiredRx: number;
    state: BfdState;
    switch: Name;
};

/**
 * A named group of networks to announce to BGP peers.
 */
export type BgpAnnounceSet = {
    /**
     * Free text about the announce set.
     */
    description: string;
    /**
     * Unique ID of the BGP announce set, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the announce set, unique in the system.
     */
    name: Name;
    /**
     * Date and time at which the BGP announce set was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the BGP announce set.
     */
    timeModified: Date;
};

/**
 * Announce set to create, or to replace if the name is already taken.
 */
export type BgpAnnounceSetCreate = {
    /**
     * Complete list of networks to announce. Anything not listed is withdrawn.
     */
    announcement: Array<BgpAnnouncementCreate>;
    /**
     * Note on what the set announces; may be empty.
     */
    description: string;
    name: Name;
};

/**
 * One network that a set announces, and the address block behind it.
 */
export type BgpAnnouncement = {
    /**
     * ID of the address lot block that covers the network.
     */
    addressLotBlockId: string;
    /**
     * ID of the set this announcement belongs to.
     */
    announceSetId: string;
    /**
     * Prefix announced to peers.
     */
    network: IpNet;
};

/**
 * A network to add to an announce set.
 */
export type BgpAnnouncementCreate = {
    /**
     * Name or ID of the block the announced network is taken from.
     */
    addressLotBlock: NameOrId;
    /**
     * Prefix to announce, in CIDR form.
     */
    network: IpNet;
};

/**
 * Basic BGP settings that port peers refer to.
 */
export type BgpConfig = {
    /**
     * Autonomous system number the system uses towards its peers.
     */
    asn: number;
    /**
     * Free text about the BGP configuration.
     */
    description: string;
    /**
     * Unique ID of the BGP configuration, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the BGP configuration, unique in the system.
     */
    name: Name;
    /**
     * Date and time at which the BGP configuration was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the BGP configuration.
     */
    timeModified: Date;
    /**
     * Virtual routing instance the configuration belongs to; null if none is set.
     */
    vrf?: string | null;
};

/**
 * Details of the BGP configuration to create.
 */
export type BgpConfigCreate = {
    /**
     * Own autonomous system number. Each number can have only one configuration.
     */
    asn: number;
    bgpAnnounceSetId: NameOrId;
    /**
     * Note on the use of this configuration; may be empty.
     */
    description: string;
    name: Name;
    /**
     * Virtual routing instance to use; leave empty for none.
     */
    vrf?: Name | null;
};

/**
 * One page of BGP configurations, with a token for the page after it.
 */
export type BgpConfigResultsPage = {
    /**
     * The BGP configurations on this page, in the order asked for.
     */
    items: Array<BgpConfig>;
    /**
     * Token to send as page_token for the BGP configurations after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Prefixes currently being sent out over BGP.
 */
export type BgpExported = {
    /**
     * IPv4 networks sent out, listed under the address of each peer.
     */
    exports: {
        [key: string]: Array<Ipv4Net>;
    };
};

/**
 * An IPv4 route learned from a BGP peer.
 */
export type BgpImportedRouteIpv4 = {
    /**
     * BGP identifier of the router that the route came from, as a number.
     */
    id: number;
    /**
     * Address to which traffic for the prefix is forwarded.
     */
    nexthop: string;
    /**
     * Destination network of the learned route.
     */
    prefix: Ipv4Net;
    /**
     * Which switch learned the route.
     */
    switch: SwitchLocation;
};

/**
 * Raw record of BGP messages for one peer, in free-form JSON.
 */
export type BgpMessageHistory = unknown;

/**
 * Settings for a BGP session with one neighboring router.
 */
export type BgpPeer = {
    /**
     * IP address of the neighboring router.
     */
    addr: string;
    /**
     * Filter for routes sent to the peer.
     */
    allowedExport: ImportExportPolicy;
    /**
     * Filter for routes accepted from the peer.
     */
    allowedImport: ImportExportPolicy;
    /**
     * Name or ID of the BGP configuration the session runs under.
     */
    bgpConfig: NameOrId;
    /**
     * Community values attached to routes announced to the peer.
     */
    communities: Array<number>;
    /**
     * Seconds to wait before trying again to open a TCP connection.
     */
    connectRetry: number;
    /**
     * Seconds to wait after the TCP connection is up before sending an open message.
     */
    delayOpen: number;
    /**
     * Accept routes only if the first number in their AS path is that of the peer.
     */
    enforceFirstAs: boolean;
    /**
     * Seconds without a message from the peer after which the session is dropped.
     */
    holdTime: number;
    /**
     * Seconds a failed session rests in idle before a new attempt.
     */
    idleHoldTime: number;
    /**
     * Interface of the port on which to reach the peer.
     */
    interfaceName: Name;
    /**
     * Seconds between the liveness messages sent to the peer.
     */
    keepalive: number;
    /**
     * Local preference given to routes learned from this peer; null for none.
     */
    localPref?: number | null;
    /**
     * Shared key for TCP MD5 authentication, up to 80 printable ASCII characters. Null disables it.
     */
    md5AuthKey?: string | null;
    /**
     * Lowest time-to-live accepted in packets from the peer; null for no check.
     */
    minTtl?: number | null;
    /**
     * MED value set on routes announced to the peer; null leaves it out.
     */
    multiExitDiscriminator?: number | null;
    /**
     * Autonomous system number the peer must have; null accepts any.
     */
    remoteAsn?: number | null;
    /**
     * VLAN used for the session; null for untagged.
     */
    vlanId?: number | null;
};

/**
 * The BGP peers to set up on one link.
 */
export type BgpPeerConfig = {
    /**
     * Link over which the peers are reached, as named in the same settings.
     */
    linkName: Name;
    /**
     * Neighboring routers to open sessions with on this link.
     */
    peers: Array<BgpPeer>;
};

/**
 * Stage of a BGP session.
 */
export type BgpPeerState = 'idle' | 'connect' | 'active' | 'open_sent' | 'open_confirm' | 'session_setup' | 'established';

/**
 * Live state of one BGP session on one switch.
 */
export type BgpPeerStatus = {
    /**
     * IP address of the peer the session is with.
     */
    addr: string;
    /**
     * Autonomous system number on our side of the session.
     */
    localAsn: number;
    /**
     * Autonomous system number on the far side.
     */
    remoteAsn: number;
    /**
     * Stage the session has reached; established means it is working.
     */
    state: BgpPeerState;
    /**
     * How long the session has been in its present stage, in milliseconds.
     */
    stateDurationMillis: number;
    /**
     * Which switch runs the session.
     */
    switch: SwitchLocation;
};

/**
 * Interval covered by one histogram bin, with 64-bit floating-point limits; either side may be open.
 */
export type BinRangedouble = {
    /**
     * First 64-bit floating-point value above the open-ended lowest bin; not part of the bin.
     */
    end: number;
    /**
     * Always "range_to" here; it tells this bin range of double values from its other forms.
     */
    type: 'range_to';
} | {
    /**
     * Exclusive upper limit of the bin, as a double-precision number.
     */
    end: number;
    /**
     * Inclusive lower limit of the bin, as a double-precision number.
     */
    start: number;
    /**
     * Always "range" here; it tells this bin range of double values from its other forms.
     */
    type: 'range';
} | {
    /**
     * Smallest 64-bit floating-point value that falls into the open-ended highest bin.
     */
    start: number;
    /**
     * Always "range_from" here; it tells this bin range of double values from its other forms.
     */
    type: 'range_from';
};

/**
 * Interval covered by one histogram bin, with 32-bit floating-point limits; either side may be open.
 */
export type BinRangefloat = {
    /**
     * First 32-bit floating-point value above the open-ended lowest bin; not part of the bin.
     */
    end: number;
    /**
     * Always "range_to" here; it tells this bin range of float values from its other forms.
     */
    type: 'range_to';
} | {
    /**
     * Exclusive upper limit of the bin, as a single-precision number.
     */
    end: number;
    /**
     * Inclusive lower limit of the bin, as a single-precision number.
     */
    start: number;
    /**
     * Always "range" here; it tells this bin range of float values from its other forms.
     */
    type: 'range';
} | {
    /**
     * Smallest 32-bit floating-point value that falls into the open-ended highest bin.
     */
    start: number;
    /**
     * Always "range_from" here; it tells this bin range of float values from its other forms.
     */
    type: 'range_from';
};

/**
 * Interval covered by one histogram bin, with signed 16-bit limits; either side may be open.
 */
export type BinRangeint16 = {
    /**
     * First signed 16-bit value above the open-ended lowest bin; not part of the bin.
     */
    end: number;
    /**
     * Always "range_to" here; it tells this bin range of int16 values from its other forms.
     */
    type: 'range_to';
} | {
    /**
     * Exclusive upper limit of the bin, as a 16-bit signed integer.
     */
    end: number;
    /**
     * Inclusive lower limit of the bin, as a 16-bit signed integer.
     */
    start: number;
    /**
     * Always "range" here; it tells this bin range of int16 values from its other forms.
     */
    type: 'range';
} | {
    /**
     * Smallest signed 16-bit value that falls into the open-ended highest bin.
     */
    start: number;
    /**
     * Always "range_from" here; it tells this bin range of int16 values from its other forms.
     */
    type: 'range_from';
};

/**
 * Interval covered by one histogram bin, with signed 32-bit limits; either side may be open.
 */
export type BinRangeint32 = {
    /**
     * First signed 32-bit value above the open-ended lowest bin; not part of the bin.
     */
    end: number;
    /**
     * Always "range_to" here; it tells this bin range of int32 values from its other forms.
     */
    type: 'range_to';
} | {
    /**
     * Exclusive upper limit of the bin, as a 32-bit signed integer.
     */
    end: number;
    /**
     * Inclusive lower limit of the bin, as a 32-bit signed integer.
     */
    start: number;
    /**
     * Always "range" here; it tells this bin range of int32 values from its other forms.
     */
    type: 'range';
} | {
    /**
     * Smallest signed 32-bit value that falls into the open-ended highest bin.
     */
    start: number;
    /**
     * Always "range_from" here; it tells this bin range of int32 values from its other forms.
     */
    type: 'range_from';
};

/**
 * Interval covered by one histogram bin, with signed 64-bit limits; either side may be open.
 */
export type BinRangeint64 = {
    /**
     * First signed 64-bit value above the open-ended lowest bin; not part of the bin.
     */
    end: number;
    /**
     * Always "range_to" here; it tells this bin range of int64 values from its other forms.
     */
    type: 'range_to';
} | {
    /**
     * Exclusive upper limit of the bin, as a 64-bit signed integer.
     */
    end: number;
    /**
     * Inclusive lower limit of the bin, as a 64-bit signed integer.
     */
    start: number;
    /**
     * Always "range" here; it tells this bin range of int64 values from its other forms.
     */
    type: 'range';
} | {
    /**
     * Smallest signed 64-bit value that falls into the open-ended highest bin.
     */
    start: number;
    /**
     * Always "range_from" here; it tells this bin range of int64 values from its other forms.
     */
    type: 'range_from';
};

/**
 * Interval covered by one histogram bin, with signed 8-bit limits; either side may be open.
 */
export type BinRangeint8 = {
    /**
     * First signed 8-bit value above the open-ended lowest bin; not part of the bin.
     */
    end: number;
    /**
     * Always "range_to" here; it tells this bin range of int8 values from its other forms.
     */
    type: 'range_to';
} | {
    /**
     * Exclusive upper limit of the bin, as an 8-bit signed integer.
     */
    end: number;
    /**
     * Inclusive lower limit of the bin, as an 8-bit signed integer.
     */
    start: number;
    /**
     * Always "range" here; it tells this bin range of int8 values from its other forms.
     */
    type: 'range';
} | {
    /**
     * Smallest signed 8-bit value that falls into the open-ended highest bin.
     */
    start: number;
    /**
     * Always "range_from" here; it tells this bin range of int8 values from its other forms.
     */
    type: 'range_from';
};

/**
 * Interval covered by one histogram bin, with unsigned 16-bit limits; either side may be open.
 */
export type BinRangeuint16 = {
    /**
     * First unsigned 16-bit value above the open-ended lowest bin; not part of the bin.
     */
    end: number;
    /**
     * Always "range_to" here; it tells this bin range of uint16 values from its other forms.
     */
    type: 'range_to';
} | {
    /**
     * Exclusive upper limit of the bin, as a 16-bit unsigned integer.
     */
    end: number;
    /**
     * Inclusive lower limit of the bin, as a 16-bit unsigned integer.
     */
    start: number;
    /**
     * Always "range" here; it tells this bin range of uint16 values from its other forms.
     */
    type: 'range';
} | {
    /**
     * Smallest unsigned 16-bit value that falls into the open-ended highest bin.
     */
    start: number;
    /**
     * Always "range_from" here; it tells this bin range of uint16 values from its other forms.
     */
    type: 'range_from';
};

/**
 * Interval covered by one histogram bin, with unsigned 32-bit limits; either side may be open.
 */
export type BinRangeuint32 = {
    /**
     * First unsigned 32-bit value above the open-ended lowest bin; not part of the bin.
     */
    end: number;
    /**
     * Always "range_to" here; it tells this bin range of uint32 values from its other forms.
     */
    type: 'range_to';
} | {
    /**
     * Exclusive upper limit of the bin, as a 32-bit unsigned integer.
     */
    end: number;
    /**
     * Inclusive lower limit of the bin, as a 32-bit unsigned integer.
     */
    start: number;
    /**
     * Always "range" here; it tells this bin range of uint32 values from its other forms.
     */
    type: 'range';
} | {
    /**
     * Smallest unsigned 32-bit value that falls into the open-ended highest bin.
     */
    start: number;
    /**
     * Always "range_from" here; it tells this bin range of uint32 values from its other forms.
     */
    type: 'range_from';
};

/**
 * Interval covered by one histogram bin, with unsigned 64-bit limits; either side may be open.
 */
export type BinRangeuint64 = {
    /**
     * First unsigned 64-bit value above the open-ended lowest bin; not part of the bin.
     */
    end: number;
    /**
     * Always "range_to" here; it tells this bin range of uint64 values from its other forms.
     */
    type: 'range_to';
} | {
    /**
     * Exclusive upper limit of the bin, as a 64-bit unsigned integer.
     */
    end: number;
    /**
     * Inclusive lower limit of the bin, as a 64-bit unsigned integer.
     */
    start: number;
    /**
     * Always "range" here; it tells this bin range of uint64 values from its other forms.
     */
    type: 'range';
} | {
    /**
     * Smallest unsigned 64-bit value that falls into the open-ended highest bin.
     */
    start: number;
    /**
     * Always "range_from" here; it tells this bin range of uint64 values from its other forms.
     */
    type: 'range_from';
};

/**
 * Interval covered by one histogram bin, with unsigned 8-bit limits; either side may be open.
 */
export type BinRangeuint8 = {
    /**
     * First unsigned 8-bit value above the open-ended lowest bin; not part of the bin.
     */
    end: number;
    /**
     * Always "range_to" here; it tells this bin range of uint8 values from its other forms.
     */
    type: 'range_to';
} | {
    /**
     * Exclusive upper limit of the bin, as an 8-bit unsigned integer.
     */
    end: number;
    /**
     * Inclusive lower limit of the bin, as an 8-bit unsigned integer.
     */
    start: number;
    /**
     * Always "range" here; it tells this bin range of uint8 values from its other forms.
     */
    type: 'range';
} | {
    /**
     * Smallest unsigned 8-bit value that falls into the open-ended highest bin.
     */
    start: number;
    /**
     * Always "range_from" here; it tells this bin range of uint8 values from its other forms.
     */
    type: 'range_from';
};

/**
 * One histogram bin over 64-bit floating-point values: an interval and how many samples fell into it.
 */
export type Bindouble = {
    /**
     * How many 64-bit floating-point samples have fallen into this bin so far.
     */
    count: number;
    /**
     * Interval of 64-bit floating-point values that this bin collects.
     */
    range: BinRangedouble;
};

/**
 * One histogram bin over 32-bit floating-point values: an interval and how many samples fell into it.
 */
export type Binfloat = {
    /**
     * How many 32-bit floating-point samples have fallen into this bin so far.
     */
    count: number;
    /**
     * Interval of 32-bit floating-point values that this bin collects.
     */
    range: BinRangefloat;
};

/**
 * One histogram bin over signed 16-bit values: an interval and how many samples fell into it.
 */
export type Binint16 = {
    /**
     * How many signed 16-bit samples have fallen into this bin so far.
     */
    count: number;
    /**
     * Interval of signed 16-bit values that this bin collects.
     */
    range: BinRangeint16;
};

/**
 * One histogram bin over signed 32-bit values: an interval and how many samples fell into it.
 */
export type Binint32 = {
    /**
     * How many signed 32-bit samples have fallen into this bin so far.
     */
    count: number;
    /**
     * Interval of signed 32-bit values that this bin collects.
     */
    range: BinRangeint32;
};

/**
 * One histogram bin over signed 64-bit values: an interval and how many samples fell into it.
 */
export type Binint64 = {
    /**
     * How many signed 64-bit samples have fallen into this bin so far.
     */
    count: number;
    /**
     * Interval of signed 64-bit values that this bin collects.
     */
    range: BinRangeint64;
};

/**
 * One histogram bin over signed 8-bit values: an interval and how many samples fell into it.
 */
export type Binint8 = {
    /**
     * How many signed 8-bit samples have fallen into this bin so far.
     */
    count: number;
    /**
     * Interval of signed 8-bit values that this bin collects.
     */
    range: BinRangeint8;
};

/**
 * One histogram bin over unsigned 16-bit values: an interval and how many samples fell into it.
 */
export type Binuint16 = {
    /**
     * How many unsigned 16-bit samples have fallen into this bin so far.
     */
    count: number;
    /**
     * Interval of unsigned 16-bit values that this bin collects.
     */
    range: BinRangeuint16;
};

/**
 * One histogram bin over unsigned 32-bit values: an interval and how many samples fell into it.
 */
export type Binuint32 = {
    /**
     * How many unsigned 32-bit samples have fallen into this bin so far.
     */
    count: number;
    /**
     * Interval of unsigned 32-bit values that this bin collects.
     */
    range: BinRangeuint32;
};

/**
 * One histogram bin over unsigned 64-bit values: an interval and how many samples fell into it.
 */
export type Binuint64 = {
    /**
     * How many unsigned 64-bit samples have fallen into this bin so far.
     */
    count: number;
    /**
     * Interval of unsigned 64-bit values that this bin collects.
     */
    range: BinRangeuint64;
};

/**
 * One histogram bin over unsigned 8-bit values: an interval and how many samples fell into it.
 */
export type Binuint8 = {
    /**
     * How many unsigned 8-bit samples have fallen into this bin so far.
     */
    count: number;
    /**
     * Interval of unsigned 8-bit values that this bin collects.
     */
    range: BinRangeuint8;
};

/**
 * Smallest unit in which a disk is read or written: 512, 2048 or 4096 bytes.
 */
export type BlockSize = 512 | 2048 | 4096;

/**
 * Amount of memory or storage as a whole number of bytes, from 0 to 2^63-1.
 */
export type ByteCount = number;

/**
 * TLS certificate that the system presents to clients of a silo; it cannot be changed once uploaded.
 */
export type Certificate = {
    /**
     * Certificate chain in PEM form; the private key is not included.
     */
    cert: string;
    /**
     * Free text about the certificate; may be empty.
     */
    description: string;
    /**
     * Unique ID of the TLS certificate, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the certificate, unique in its silo.
     */
    name: Name;
    /**
     * Service that presents the certificate to its clients.
     */
    service: ServiceUsingCertificate;
    /**
     * Date and time at which the TLS certificate was uploaded, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the TLS certificate.
     */
    timeModified: Date;
};

/**
 * TLS certificate and matching key to upload.
 */
export type CertificateCreate = {
    /**
     * Certificate chain in PEM form, valid for the silo's host name and not expired.
     */
    cert: string;
    /**
     * Free text about the new certificate; may be empty.
     */
    description: string;
    /**
     * Private key in PEM form that matches the certificate; never shown again.
     */
    key: string;
    name: Name;
    /**
     * Service that will present the certificate; the external API is the only choice.
     */
    service: ServiceUsingCertificate;
};

/**
 * One page of TLS certificates, with a token for the page after it.
 */
export type CertificateResultsPage = {
    /**
     * The TLS certificates on this page, in the order asked for.
     */
    items: Array<Certificate>;
    /**
     * Token to send as page_token for the TLS certificates after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Period in which a user is logged in to the console in one browser.
 */
export type ConsoleSession = {
    /**
     * Unique ID of the console session, assigned by the server and never reused.
     */
    id: string;
    /**
     * Date and time at which the session began with a login.
     */
    timeCreated: Date;
    /**
     * Moment of the latest request in this session; long idle sessions expire.
     */
    timeLastUsed: Date;
};

/**
 * One page of console sessions, with a token for the page after it.
 */
export type ConsoleSessionResultsPage = {
    /**
     * The console sessions on this page, in the order asked for.
     */
    items: Array<ConsoleSession>;
    /**
     * Token to send as page_token for the console sessions after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Running total kept as a double-precision number, together with the moment it started from zero.
 */
export type Cumulativedouble = {
    /**
     * When the 64-bit floating-point total was last at zero and began to accumulate.
     */
    startTime: Date;
    /**
     * Amount accumulated since the start time, as a double-precision number.
     */
    value: number;
};

/**
 * Running total kept as a single-precision number, together with the moment it started from zero.
 */
export type Cumulativefloat = {
    /**
     * When the 32-bit floating-point total was last at zero and began to accumulate.
     */
    startTime: Date;
    /**
     * Amount accumulated since the start time, as a single-precision number.
     */
    value: number;
};

/**
 * Running total kept as a 64-bit signed integer, together with the moment it started from zero.
 */
export type Cumulativeint64 = {
    /**
     * When the signed 64-bit total was last at zero and began to accumulate.
     */
    startTime: Date;
    /**
     * Amount accumulated since the start time, as a 64-bit signed integer.
     */
    value: number;
};

/**
 * Running total kept as a 64-bit unsigned integer, together with the moment it started from zero.
 */
export type Cumulativeuint64 = {
    /**
     * When the unsigned 64-bit total was last at zero and began to accumulate.
     */
    startTime: Date;
    /**
     * Amount accumulated since the start time, as a 64-bit unsigned integer.
     */
    value: number;
};

/**
 * The signed-in user, with hints on which parts of the console to show.
 */
export type CurrentUser = {
    /**
     * Name under which you are shown to others.
     */
    displayName: string;
    /**
     * Whether you may look at the system pages, through any fleet role.
     */
    fleetViewer: boolean;
    /**
     * Unique ID of the signed-in user, assigned by the server.
     */
    id: string;
    /**
     * Whether you may change settings of your own silo.
     */
    siloAdmin: boolean;
    /**
     * ID of the silo you are signed in to.
     */
    siloId: string;
    /**
     * Name of the silo you are signed in to.
     */
    siloName: Name;
};

/**
 * One measured value, tagged with its type: a plain value, a running total, a histogram, or a marker for missing data.
 */
export type Datum = {
    /**
     * The measured true or false state.
     */
    datum: boolean;
    /**
     * Always "bool" here; it tells this sample from its other forms.
     */
    type: 'bool';
} | {
    /**
     * The measured value, as an 8-bit signed integer.
     */
    datum: number;
    /**
     * Always "i8" here; it tells this sample from its other forms.
     */
    type: 'i8';
} | {
    /**
     * The measured value, as an 8-bit unsigned integer.
     */
    datum: number;
    /**
     * Always "u8" here; it tells this sample from its other forms.
     */
    type: 'u8';
} | {
    /**
     * The measured value, as a 16-bit signed integer.
     */
    datum: number;
    /**
     * Always "i16" here; it tells this sample from its other forms.
     */
    type: 'i16';
} | {
    /**
     * The measured value, as a 16-bit unsigned integer.
     */
    datum: number;
    /**
     * Always "u16" here; it tells this sample from its other forms.
     */
    type: 'u16';
} | {
    /**
     * The measured value, as a 32-bit signed integer.
     */
    datum: number;
    /**
     * Always "i32" here; it tells this sample from its other forms.
     */
    type: 'i32';
} | {
    /**
     * The measured value, as a 32-bit unsigned integer.
     */
    datum: number;
    /**
     * Always "u32" here; it tells this sample from its other forms.
     */
    type: 'u32';
} | {
    /**
     * The measured value, as a 64-bit signed integer.
     */
    datum: number;
    /**
     * Always "i64" here; it tells this sample from its other forms.
     */
    type: 'i64';
} | {
    /**
     * The measured value, as a 64-bit unsigned integer.
     */
    datum: number;
    /**
     * Always "u64" here; it tells this sample from its other forms.
     */
    type: 'u64';
} | {
    /**
     * The measured value, as a single-precision number.
     */
    datum: number;
    /**
     * Always "f32" here; it tells this sample from its other forms.
     */
    type: 'f32';
} | {
    /**
     * The measured value, as a double-precision number.
     */
    datum: number;
    /**
     * Always "f64" here; it tells this sample from its other forms.
     */
    type: 'f64';
} | {
    /**
     * The measured text.
     */
    datum: string;
    /**
     * Always "string" here; it tells this sample from its other forms.
     */
    type: 'string';
} | {
    /**
     * The measured data, one number from 0 to 255 for each byte.
     */
    datum: Array<number>;
    /**
     * Always "bytes" here; it tells this sample from its other forms.
     */
    type: 'bytes';
} | {
    datum: Cumulativeint64;
    /**
     * Always "cumulative_i64" here; it tells this sample from its other forms.
     */
    type: 'cumulative_i64';
} | {
    datum: Cumulativeuint64;
    /**
     * Always "cumulative_u64" here; it tells this sample from its other forms.
     */
    type: 'cumulative_u64';
} | {
    datum: Cumulativefloat;
    /**
     * Always "cumulative_f32" here; it tells this sample from its other forms.
     */
    type: 'cumulative_f32';
} | {
    datum: Cumulativedouble;
    /**
     * Always "cumulative_f64" here; it tells this sample from its other forms.
     */
    type: 'cumulative_f64';
} | {
    datum: Histogramint8;
    /**
     * Always "histogram_i8" here; it tells this sample from its other forms.
     */
    type: 'histogram_i8';
} | {
    datum: Histogramuint8;
    /**
     * Always "histogram_u8" here; it tells this sample from its other forms.
     */
    type: 'histogram_u8';
} | {
    datum: Histogramint16;
    /**
     * Always "histogram_i16" here; it tells this sample from its other forms.
     */
    type: 'histogram_i16';
} | {
    datum: Histogramuint16;
    /**
     * Always "histogram_u16" here; it tells this sample from its other forms.
     */
    type: 'histogram_u16';
} | {
    datum: Histogramint32;
    /**
     * Always "histogram_i32" here; it tells this sample from its other forms.
     */
    type: 'histogram_i32';
} | {
    datum: Histogramuint32;
    /**
     * Always "histogram_u32" here; it tells this sample from its other forms.
     */
    type: 'histogram_u32';
} | {
    datum: Histogramint64;
    /**
     * Always "histogram_i64" here; it tells this sample from its other forms.
     */
    type: 'histogram_i64';
} | {
    datum: Histogramuint64;
    /**
     * Always "histogram_u64" here; it tells this sample from its other forms.
     */
    type: 'histogram_u64';
} | {
    datum: Histogramfloat;
    /**
     * Always "histogram_f32" here; it tells this sample from its other forms.
     */
    type: 'histogram_f32';
} | {
    datum: Histogramdouble;
    /**
     * Always "histogram_f64" here; it tells this sample from its other forms.
     */
    type: 'histogram_f64';
} | {
    datum: MissingDatum;
    /**
     * Always "missing" here; it tells this sample from its other forms.
     */
    type: 'missing';
};

/**
 * Kind of value that a metric records: a plain value, a running total (cumulative) or a histogram, with its numeric width.
 */
export type DatumType = 'bool' | 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64' | 'string' | 'bytes' | 'cumulative_i64' | 'cumulative_u64' | 'cumulative_f32' | 'cumulative_f64' | 'histogram_i8' | 'histogram_u8' | 'histogram_i16' | 'histogram_u16' | 'histogram_i32' | 'histogram_u32' | 'histogram_i64' | 'histogram_u64' | 'histogram_f32' | 'histogram_f64';

/**
 * Certificate and private key for signing SAML requests, each as base64-encoded DER.
 */
export type DerEncodedKeyPair = {
    /**
     * Base64 DER of the private key that signs requests; kept secret and never returned.
     */
    privateKey: string;
    /**
     * Base64 DER of the X.509 certificate that belongs to the signing key.
     */
    publicCert: string;
};

/**
 * Record of an access token that a device or command-line client uses; the secret is not included.
 */
export type DeviceAccessToken = {
    /**
     * Unique ID of the access token, assigned by the server and never reused.
     */
    id: string;
    /**
     * Date and time at which the access token was issued, set by the server.
     */
    timeCreated: Date;
    /**
     * Moment from which the access token is refused; null if it never expires.
     */
    timeExpires?: Date | null;
};

/**
 * Form with which a waiting client asks for its access token.
 */
export type DeviceAccessTokenRequest = {
    /**
     * ID that the client used when it started this login.
     */
    clientId: string;
    /**
     * Secret code that the client received when the login started.
     */
    deviceCode: string;
    /**
     * OAuth grant being used; must be urn:ietf:params:oauth:grant-type:device_code.
     */
    grantType: string;
};

/**
 * One page of access tokens, with a token for the page after it.
 */
export type DeviceAccessTokenResultsPage = {
    /**
     * The access tokens on this page, in the order asked for.
     */
    items: Array<DeviceAccessToken>;
    /**
     * Token to send as page_token for the access tokens after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Form with which a client without a browser starts a login.
 */
export type DeviceAuthRequest = {
    /**
     * UUID chosen by the client to identify itself; repeat it when asking for the token.
     */
    clientId: string;
    /**
     * Wished lifetime of the token in seconds, within the silo's limit; if absent, the limit itself applies.
     */
    ttlSeconds?: number | null;
};

/**
 * Confirmation that a user approves a device login.
 */
export type DeviceAuthVerify = {
    /**
     * Eight-letter code shown by the device, with a dash after the fourth letter.
     */
    userCode: string;
};

/**
 * Checksum computed with SHA-256.
 */
export type Digest = {
    /**
     * Always "sha256"; there is no other kind of checksum.
     */
    type: 'sha256';
    /**
     * The checksum, written in text form.
     */
    value: string;
};

/**
 * Virtual block storage device for an instance, held in a project.
 */
export type Disk = {
    blockSize: ByteCount;
    /**
     * Free text about the disk; may be empty.
     */
    description: string;
    /**
     * Device path derived from the disk's name; a hint that the guest system may not follow.
     */
    devicePath: string;
    /**
     * Unique ID of the disk, assigned by the server and never reused.
     */
    id: string;
    /**
     * ID of the image the disk was made from; null for other sources.
     */
    imageId?: string | null;
    /**
     * Name of the disk, unique in its project.
     */
    name: Name;
    /**
     * ID of the project that holds the disk.
     */
    projectId: string;
    size: ByteCount;
    /**
     * ID of the snapshot the disk was made from; null for other sources.
     */
    snapshotId?: string | null;
    state: DiskState;
    /**
     * Date and time at which the disk was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the disk.
     */
    timeModified: Date;
};

/**
 * Settings for a new disk.
 */
export type DiskCreate = {
    /**
     * Free text about the new disk; may be empty.
     */
    description: string;
    /**
     * What the disk holds at first: nothing, a snapshot, an image, or data to be imported.
     */
    diskSource: DiskSource;
    name: Name;
    /**
     * Capacity in bytes: whole GiB from 1 to 1023, and no smaller than its source.
     */
    size: ByteCount;
};

/**
 * Selects a disk to attach or detach.
 */
export type DiskPath = {
    /**
     * Name or ID of the disk; names refer to disks in the instance's project.
     */
    disk: NameOrId;
};

/**
 * One page of disks, with a token for the page after it.
 */
export type DiskResultsPage = {
    /**
     * The disks on this page, in the order asked for.
     */
    items: Array<Disk>;
    /**
     * Token to send as page_token for the disks after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * First contents of a new disk.
 */
export type DiskSource = {
    /**
     * Bytes per block for the empty disk: 512, 2048 or 4096.
     */
    blockSize: BlockSize;
    /**
     * Always "blank" here; it tells this disk source from its other forms.
     */
    type: 'blank';
} | {
    /**
     * ID of the snapshot to copy; the disk takes over its block size.
     */
    snapshotId: string;
    /**
     * Always "snapshot" here; it tells this disk source from its other forms.
     */
    type: 'snapshot';
} | {
    /**
     * ID of the image to copy; the disk takes over its block size.
     */
    imageId: string;
    /**
     * Always "image" here; it tells this disk source from its other forms.
     */
    type: 'image';
} | {
    blockSize: BlockSize;
    /**
     * Always "importing_blocks" here; it tells this disk source from its other forms.
     */
    type: 'importing_blocks';
};

/**
 * Stage of a disk's life, which decides what can be done with it.
 */
export type DiskState = {
    /**
     * Always "creating" here; it tells this disk state from its other forms.
     */
    state: 'creating';
} | {
    /**
     * Always "detached" here; it tells this disk state from its other forms.
     */
    state: 'detached';
} | {
    /**
     * Always "import_ready" here; it tells this disk state from its other forms.
     */
    state: 'import_ready';
} | {
    /**
     * Always "importing_from_url" here; it tells this disk state from its other forms.
     */
    state: 'importing_from_url';
} | {
    /**
     * Always "importing_from_bulk_writes" here; it tells this disk state from its other forms.
     */
    state: 'importing_from_bulk_writes';
} | {
    /**
     * Always "finalizing" here; it tells this disk state from its other forms.
     */
    state: 'finalizing';
} | {
    /**
     * Always "maintenance" here; it tells this disk state from its other forms.
     */
    state: 'maintenance';
} | {
    /**
     * ID of the instance that is about to get the disk.
     */
    instance: string;
    /**
     * Always "attaching" here; it tells this disk state from its other forms.
     */
    state: 'attaching';
} | {
    /**
     * ID of the instance that has the disk.
     */
    instance: string;
    /**
     * Always "attached" here; it tells this disk state from its other forms.
     */
    state: 'attached';
} | {
    /**
     * ID of the instance that is giving up the disk.
     */
    instance: string;
    /**
     * Always "detaching" here; it tells this disk state from its other forms.
     */
    state: 'detaching';
} | {
    /**
     * Always "destroyed" here; it tells this disk state from its other forms.
     */
    state: 'destroyed';
} | {
    /**
     * Always "faulted" here; it tells this disk state from its other forms.
     */
    state: 'faulted';
};

/**
 * Spread of 64-bit floating-point samples at one point of a query result: bins, counts and summary statistics.
 */
export type Distributiondouble = {
    /**
     * Bin edges as double-precision numbers, in the same order as the counts.
     */
    bins: Array<number>;
    /**
     * Number of 64-bit floating-point samples in each bin, matched to the bins by position.
     */
    counts: Array<number>;
    /**
     * Largest 64-bit floating-point sample; null when there is none or it is not known.
     */
    max?: number | null;
    /**
     * Smallest 64-bit floating-point sample; null when there is none or it is not known.
     */
    min?: number | null;
    /**
     * Estimated median of the 64-bit floating-point samples; null when no estimate exists.
     */
    p50?: Quantile | null;
    /**
     * Estimated 90th percentile of the 64-bit floating-point samples; null when no estimate exists.
     */
    p90?: Quantile | null;
    /**
     * Estimated 99th percentile of the 64-bit floating-point samples; null when no estimate exists.
     */
    p99?: Quantile | null;
    /**
     * Sum of squared deviations of these 64-bit floating-point samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * Total of all samples in this distribution, as a double-precision number.
     */
    sumOfSamples: number;
};

/**
 * Spread of signed 64-bit samples at one point of a query result: bins, counts and summary statistics.
 */
export type Distributionint64 = {
    /**
     * Bin edges as 64-bit signed integers, in the same order as the counts.
     */
    bins: Array<number>;
    /**
     * Number of signed 64-bit samples in each bin, matched to the bins by position.
     */
    counts: Array<number>;
    /**
     * Largest signed 64-bit sample; null when there is none or it is not known.
     */
    max?: number | null;
    /**
     * Smallest signed 64-bit sample; null when there is none or it is not known.
     */
    min?: number | null;
    /**
     * Estimated median of the signed 64-bit samples; null when no estimate exists.
     */
    p50?: Quantile | null;
    /**
     * Estimated 90th percentile of the signed 64-bit samples; null when no estimate exists.
     */
    p90?: Quantile | null;
    /**
     * Estimated 99th percentile of the signed 64-bit samples; null when no estimate exists.
     */
    p99?: Quantile | null;
    /**
     * Sum of squared deviations of these signed 64-bit samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * Total of all samples in this distribution, as a 64-bit signed integer.
     */
    sumOfSamples: number;
};

/**
 * Options for allocating an ephemeral address.
 */
export type EphemeralIpCreate = {
    /**
     * Name or ID of the IP pool to allocate from; null or absent uses the silo's default pool.
     */
    pool?: NameOrId | null;
};

/**
 * Reply to a request that failed.
 */
export type Error = {
    /**
     * Short word for the kind of failure, fit for programs; absent for some errors.
     */
    errorCode?: string;
    /**
     * Explanation of the failure for people to read.
     */
    message: string;
    /**
     * Unique ID of the failed request; quote it when reporting a problem.
     */
    requestId: string;
};

/**
 * An address through which an instance is connected to networks outside its VPC.
 */
export type ExternalIp = {
    /**
     * Lowest port of the block this instance may use on the shared address.
     */
    firstPort: number;
    /**
     * Shared outgoing address, IPv4 or IPv6.
     */
    ip: string;
    /**
     * ID of the IP pool that supplies the shared outgoing address.
     */
    ipPoolId: string;
    /**
     * Always "snat" here; it tells this external IP from its other forms.
     */
    kind: 'snat';
    /**
     * Highest port, inclusive, of the block this instance may use on the shared address.
     */
    lastPort: number;
} | {
    /**
     * Ephemeral address, IPv4 or IPv6.
     */
    ip: string;
    /**
     * ID of the IP pool that supplies the ephemeral address.
     */
    ipPoolId: string;
    /**
     * Always "ephemeral" here; it tells this external IP from its other forms.
     */
    kind: 'ephemeral';
} | {
    /**
     * Free text about the floating IP attached here; may be empty.
     */
    description: string;
    /**
     * Unique ID of the floating IP, which stays the same when it moves.
     */
    id: string;
    /**
     * ID of the instance this floating IP is attached to; null or absent while unattached.
     */
    instanceId?: string | null;
    /**
     * Reserved external address, IPv4 or IPv6.
     */
    ip: string;
    /**
     * ID of the IP pool that supplies the floating address.
     */
    ipPoolId: string;
    /**
     * Always "floating" here; it tells this external IP from its other forms.
     */
    kind: 'floating';
    /**
     * Name of the attached floating IP, unique in its project.
     */
    name: Name;
    /**
     * ID of the project that owns the attached floating IP.
     */
    projectId: string;
    /**
     * Date and time at which the floating IP was reserved.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the floating IP, such as a move.
     */
    timeModified: Date;
};

/**
 * An external address to give to a new instance.
 */
export type ExternalIpCreate = {
    /**
     * Name or ID of the IP pool for the new instance's address; null or absent uses the silo's default pool.
     */
    pool?: NameOrId | null;
    /**
     * Always "ephemeral" here; it tells this external address request from its other forms.
     */
    type: 'ephemeral';
} | {
    floatingIp: NameOrId;
    /**
     * Always "floating" here; it tells this external address request from its other forms.
     */
    type: 'floating';
};

/**
 * One page of external IPs, with a token for the page after it.
 */
export type ExternalIpResultsPage = {
    /**
     * The external IPs on this page, in the order asked for.
     */
    items: Array<ExternalIp>;
    /**
     * Token to send as page_token for the external IPs after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * A single server in the rack.
 */
export type FailureDomain = 'sled';

/**
 * Describes one labelling field of a metric: its name, type, origin and meaning.
 */
export type FieldSchema = {
    /**
     * What the field identifies, in words for people writing queries.
     */
    description: string;
    fieldType: FieldType;
    /**
     * Name of the field as used in query filters and groupings, for example instance_id.
     */
    name: string;
    source: FieldSource;
};

/**
 * Origin of a metric field: the target being observed, or the metric measured on it.
 */
export type FieldSource = 'target' | 'metric';

/**
 * Type of a metric field: text, integer of a given width, IP address, UUID or boolean.
 */
export type FieldType = 'string' | 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'ip_addr' | 'uuid' | 'bool';

/**
 * Value of a metric field, tagged with its type.
 */
export type FieldValue = {
    /**
     * Always "string" here; it tells this field value from its other forms.
     */
    type: 'string';
    /**
     * Label text, such as a state or a serial number.
     */
    value: string;
} | {
    /**
     * Always "i8" here; it tells this field value from its other forms.
     */
    type: 'i8';
    /**
     * Number that labels the series, within the signed 8-bit range.
     */
    value: number;
} | {
    /**
     * Always "u8" here; it tells this field value from its other forms.
     */
    type: 'u8';
    /**
     * Number that labels the series, within the unsigned 8-bit range.
     */
    value: number;
} | {
    /**
     * Always "i16" here; it tells this field value from its other forms.
     */
    type: 'i16';
    /**
     * Number that labels the series, within the signed 16-bit range.
     */
    value: number;
} | {
    /**
     * Always "u16" here; it tells this field value from its other forms.
     */
    type: 'u16';
    /**
     * Number that labels the series, within the unsigned 16-bit range.
     */
    value: number;
} | {
    /**
     * Always "i32" here; it tells this field value from its other forms.
     */
    type: 'i32';
    /**
     * Number that labels the series, within the signed 32-bit range.
     */
    value: number;
} | {
    /**
     * Always "u32" here; it tells this field value from its other forms.
     */
    type: 'u32';
    /**
     * Number that labels the series, within the unsigned 32-bit range.
     */
    value: number;
} | {
    /**
     * Always "i64" here; it tells this field value from its other forms.
     */
    type: 'i64';
    /**
     * Number that labels the series, within the signed 64-bit range.
     */
    value: number;
} | {
    /**
     * Always "u64" here; it tells this field value from its other forms.
     */
    type: 'u64';
    /**
     * Number that labels the series, within the unsigned 64-bit range.
     */
    value: number;
} | {
    /**
     * Always "ip_addr" here; it tells this field value from its other forms.
     */
    type: 'ip_addr';
    /**
     * IPv4 or IPv6 address that labels the series.
     */
    value: string;
} | {
    /**
     * Always "uuid" here; it tells this field value from its other forms.
     */
    type: 'uuid';
    /**
     * UUID of the object that the series is about, such as an instance or a disk.
     */
    value: string;
} | {
    /**
     * Always "bool" here; it tells this field value from its other forms.
     */
    type: 'bool';
    /**
     * Flag that labels the series.
     */
    value: boolean;
};

/**
 * Options for ending an import.
 */
export type FinalizeDisk = {
    /**
     * Name for a snapshot to take of the imported data; leave out to take none.
     */
    snapshotName?: Name | null;
};

/**
 * Level of access to system administration; admin includes collaborator, which includes viewer.
 */
export type FleetRole = 'admin' | 'collaborator' | 'viewer';

/**
 * Who holds which role in running the system as a whole.
 */
export type FleetRolePolicy = {
    /**
     * Users and groups with their fleet roles, at most 64; an update replaces the whole list.
     */
    roleAssignments: Array<FleetRoleRoleAssignment>;
};

/**
 * Grants one fleet role to one user or group.
 */
export type FleetRoleRoleAssignment = {
    /**
     * ID of the user or group that receives the fleet role.
     */
    identityId: string;
    identityType: IdentityType;
    roleName: FleetRole;
};

/**
 * External address reserved for a project that can be attached to one instance at a time.
 */
export type FloatingIp = {
    /**
     * Free text about the floating IP; may be empty.
     */
    description: string;
    /**
     * Unique ID of the floating IP, assigned by the server and never reused.
     */
    id: string;
    /**
     * ID of the instance that uses the floating IP; null or absent while unattached.
     */
    instanceId?: string | null;
    /**
     * The reserved address, IPv4 or IPv6; fixed at creation.
     */
    ip: string;
    /**
     * ID of the IP pool the reserved address was taken from.
     */
    ipPoolId: string;
    /**
     * Name of the floating IP, unique in its project.
     */
    name: Name;
    /**
     * ID of the project that owns the floating IP.
     */
    projectId: string;
    /**
     * Date and time at which the floating IP was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the floating IP.
     */
    timeModified: Date;
};

/**
 * Names the resource to which a floating IP shall be attached.
 */
export type FloatingIpAttach = {
    /**
     * Type of the resource to attach to; only instances are supported.
     */
    kind: FloatingIpParentKind;
    /**
     * Name or ID of the instance to attach to, in the same project as the floating IP.
     */
    parent: NameOrId;
};

/**
 * Values needed to reserve a floating IP.
 */
export type FloatingIpCreate = {
    /**
     * Free text about the new floating IP; may be empty.
     */
    description: string;
    /**
     * Address wanted, free and inside the pool; null or absent takes the lowest free one.
     */
    ip?: string | null;
    name: Name;
    /**
     * Name or ID of an IP pool linked to the silo to take the address from; null or absent uses the default pool.
     */
    pool?: NameOrId | null;
};

/**
 * Type of resource that a floating IP can be attached to; only instances at present.
 */
export type FloatingIpParentKind = 'instance';

/**
 * One page of floating IPs, with a token for the page after it.
 */
export type FloatingIpResultsPage = {
    /**
     * The floating IPs on this page, in the order asked for.
     */
    items: Array<FloatingIp>;
    /**
     * Token to send as page_token for the floating IPs after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * New name and description for a floating IP; both optional.
 */
export type FloatingIpUpdate = {
    /**
     * New text about the floating IP; leave out or send null to keep the present text.
     */
    description?: string | null;
    /**
     * New name of the floating IP; leave out or send null to keep the present name.
     */
    name?: Name | null;
};

/**
 * Set of users in a silo, to which roles can be given as a whole.
 */
export type Group = {
    /**
     * Group's name as supplied by the identity provider.
     */
    displayName: string;
    /**
     * Unique ID of the group, assigned by the server and never reused.
     */
    id: string;
    /**
     * ID of the silo that the group belongs to.
     */
    siloId: string;
};

/**
 * One page of groups, with a token for the page after it.
 */
export type GroupResultsPage = {
    /**
     * The groups on this page, in the order asked for.
     */
    items: Array<Group>;
    /**
     * Token to send as page_token for the groups after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Histogram of 64-bit floating-point samples, with binned counts, extremes, running totals and estimated percentiles.
 */
export type Histogramdouble = {
    /**
     * Bins of the histogram in ascending order, with 64-bit floating-point limits and a sample count each.
     */
    bins: Array<Bindouble>;
    /**
     * Largest 64-bit floating-point sample recorded since the start time.
     */
    max: number;
    /**
     * Smallest 64-bit floating-point sample recorded since the start time.
     */
    min: number;
    /**
     * Number of 64-bit floating-point samples recorded over all bins.
     */
    nSamples: number;
    /**
     * Running estimate of the median of the 64-bit floating-point samples.
     */
    p50: Quantile;
    /**
     * Running estimate of the value below which 90% of the 64-bit floating-point samples lie.
     */
    p90: Quantile;
    /**
     * Running estimate of the value below which 99% of the 64-bit floating-point samples lie.
     */
    p99: Quantile;
    /**
     * Running sum of squared deviations of the 64-bit floating-point samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * When this histogram of 64-bit floating-point samples began counting.
     */
    startTime: Date;
    /**
     * Total of all 64-bit floating-point samples, kept as a floating-point number; divide by the sample count for the average.
     */
    sumOfSamples: number;
};

/**
 * Histogram of 32-bit floating-point samples, with binned counts, extremes, running totals and estimated percentiles.
 */
export type Histogramfloat = {
    /**
     * Bins of the histogram in ascending order, with 32-bit floating-point limits and a sample count each.
     */
    bins: Array<Binfloat>;
    /**
     * Largest 32-bit floating-point sample recorded since the start time.
     */
    max: number;
    /**
     * Smallest 32-bit floating-point sample recorded since the start time.
     */
    min: number;
    /**
     * Number of 32-bit floating-point samples recorded over all bins.
     */
    nSamples: number;
    /**
     * Running estimate of the median of the 32-bit floating-point samples.
     */
    p50: Quantile;
    /**
     * Running estimate of the value below which 90% of the 32-bit floating-point samples lie.
     */
    p90: Quantile;
    /**
     * Running estimate of the value below which 99% of the 32-bit floating-point samples lie.
     */
    p99: Quantile;
    /**
     * Running sum of squared deviations of the 32-bit floating-point samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * When this histogram of 32-bit floating-point samples began counting.
     */
    startTime: Date;
    /**
     * Total of all 32-bit floating-point samples, kept as a floating-point number; divide by the sample count for the average.
     */
    sumOfSamples: number;
};

/**
 * Histogram of signed 16-bit samples, with binned counts, extremes, running totals and estimated percentiles.
 */
export type Histogramint16 = {
    /**
     * Bins of the histogram in ascending order, with signed 16-bit limits and a sample count each.
     */
    bins: Array<Binint16>;
    /**
     * Largest signed 16-bit sample recorded since the start time.
     */
    max: number;
    /**
     * Smallest signed 16-bit sample recorded since the start time.
     */
    min: number;
    /**
     * Number of signed 16-bit samples recorded over all bins.
     */
    nSamples: number;
    /**
     * Running estimate of the median of the signed 16-bit samples.
     */
    p50: Quantile;
    /**
     * Running estimate of the value below which 90% of the signed 16-bit samples lie.
     */
    p90: Quantile;
    /**
     * Running estimate of the value below which 99% of the signed 16-bit samples lie.
     */
    p99: Quantile;
    /**
     * Running sum of squared deviations of the signed 16-bit samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * When this histogram of signed 16-bit samples began counting.
     */
    startTime: Date;
    /**
     * Total of all signed 16-bit samples, kept as a 64-bit signed integer; divide by the sample count for the average.
     */
    sumOfSamples: number;
};

/**
 * Histogram of signed 32-bit samples, with binned counts, extremes, running totals and estimated percentiles.
 */
export type Histogramint32 = {
    /**
     * Bins of the histogram in ascending order, with signed 32-bit limits and a sample count each.
     */
    bins: Array<Binint32>;
    /**
     * Largest signed 32-bit sample recorded since the start time.
     */
    max: number;
    /**
     * Smallest signed 32-bit sample recorded since the start time.
     */
    min: number;
    /**
     * Number of signed 32-bit samples recorded over all bins.
     */
    nSamples: number;
    /**
     * Running estimate of the median of the signed 32-bit samples.
     */
    p50: Quantile;
    /**
     * Running estimate of the value below which 90% of the signed 32-bit samples lie.
     */
    p90: Quantile;
    /**
     * Running estimate of the value below which 99% of the signed 32-bit samples lie.
     */
    p99: Quantile;
    /**
     * Running sum of squared deviations of the signed 32-bit samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * When this histogram of signed 32-bit samples began counting.
     */
    startTime: Date;
    /**
     * Total of all signed 32-bit samples, kept as a 64-bit signed integer; divide by the sample count for the average.
     */
    sumOfSamples: number;
};

/**
 * Histogram of signed 64-bit samples, with binned counts, extremes, running totals and estimated percentiles.
 */
export type Histogramint64 = {
    /**
     * Bins of the histogram in ascending order, with signed 64-bit limits and a sample count each.
     */
    bins: Array<Binint64>;
    /**
     * Largest signed 64-bit sample recorded since the start time.
     */
    max: number;
    /**
     * Smallest signed 64-bit sample recorded since the start time.
     */
    min: number;
    /**
     * Number of signed 64-bit samples recorded over all bins.
     */
    nSamples: number;
    /**
     * Running estimate of the median of the signed 64-bit samples.
     */
    p50: Quantile;
    /**
     * Running estimate of the value below which 90% of the signed 64-bit samples lie.
     */
    p90: Quantile;
    /**
     * Running estimate of the value below which 99% of the signed 64-bit samples lie.
     */
    p99: Quantile;
    /**
     * Running sum of squared deviations of the signed 64-bit samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * When this histogram of signed 64-bit samples began counting.
     */
    startTime: Date;
    /**
     * Total of all signed 64-bit samples, kept as a 64-bit signed integer; divide by the sample count for the average.
     */
    sumOfSamples: number;
};

/**
 * Histogram of signed 8-bit samples, with binned counts, extremes, running totals and estimated percentiles.
 */
export type Histogramint8 = {
    /**
     * Bins of the histogram in ascending order, with signed 8-bit limits and a sample count each.
     */
    bins: Array<Binint8>;
    /**
     * Largest signed 8-bit sample recorded since the start time.
     */
    max: number;
    /**
     * Smallest signed 8-bit sample recorded since the start time.
     */
    min: number;
    /**
     * Number of signed 8-bit samples recorded over all bins.
     */
    nSamples: number;
    /**
     * Running estimate of the median of the signed 8-bit samples.
     */
    p50: Quantile;
    /**
     * Running estimate of the value below which 90% of the signed 8-bit samples lie.
     */
    p90: Quantile;
    /**
     * Running estimate of the value below which 99% of the signed 8-bit samples lie.
     */
    p99: Quantile;
    /**
     * Running sum of squared deviations of the signed 8-bit samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * When this histogram of signed 8-bit samples began counting.
     */
    startTime: Date;
    /**
     * Total of all signed 8-bit samples, kept as a 64-bit signed integer; divide by the sample count for the average.
     */
    sumOfSamples: number;
};

/**
 * Histogram of unsigned 16-bit samples, with binned counts, extremes, running totals and estimated percentiles.
 */
export type Histogramuint16 = {
    /**
     * Bins of the histogram in ascending order, with unsigned 16-bit limits and a sample count each.
     */
    bins: Array<Binuint16>;
    /**
     * Largest unsigned 16-bit sample recorded since the start time.
     */
    max: number;
    /**
     * Smallest unsigned 16-bit sample recorded since the start time.
     */
    min: number;
    /**
     * Number of unsigned 16-bit samples recorded over all bins.
     */
    nSamples: number;
    /**
     * Running estimate of the median of the unsigned 16-bit samples.
     */
    p50: Quantile;
    /**
     * Running estimate of the value below which 90% of the unsigned 16-bit samples lie.
     */
    p90: Quantile;
    /**
     * Running estimate of the value below which 99% of the unsigned 16-bit samples lie.
     */
    p99: Quantile;
    /**
     * Running sum of squared deviations of the unsigned 16-bit samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * When this histogram of unsigned 16-bit samples began counting.
     */
    startTime: Date;
    /**
     * Total of all unsigned 16-bit samples, kept as a 64-bit signed integer; divide by the sample count for the average.
     */
    sumOfSamples: number;
};

/**
 * Histogram of unsigned 32-bit samples, with binned counts, extremes, running totals and estimated percentiles.
 */
export type Histogramuint32 = {
    /**
     * Bins of the histogram in ascending order, with unsigned 32-bit limits and a sample count each.
     */
    bins: Array<Binuint32>;
    /**
     * Largest unsigned 32-bit sample recorded since the start time.
     */
    max: number;
    /**
     * Smallest unsigned 32-bit sample recorded since the start time.
     */
    min: number;
    /**
     * Number of unsigned 32-bit samples recorded over all bins.
     */
    nSamples: number;
    /**
     * Running estimate of the median of the unsigned 32-bit samples.
     */
    p50: Quantile;
    /**
     * Running estimate of the value below which 90% of the unsigned 32-bit samples lie.
     */
    p90: Quantile;
    /**
     * Running estimate of the value below which 99% of the unsigned 32-bit samples lie.
     */
    p99: Quantile;
    /**
     * Running sum of squared deviations of the unsigned 32-bit samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * When this histogram of unsigned 32-bit samples began counting.
     */
    startTime: Date;
    /**
     * Total of all unsigned 32-bit samples, kept as a 64-bit signed integer; divide by the sample count for the average.
     */
    sumOfSamples: number;
};

/**
 * Histogram of unsigned 64-bit samples, with binned counts, extremes, running totals and estimated percentiles.
 */
export type Histogramuint64 = {
    /**
     * Bins of the histogram in ascending order, with unsigned 64-bit limits and a sample count each.
     */
    bins: Array<Binuint64>;
    /**
     * Largest unsigned 64-bit sample recorded since the start time.
     */
    max: number;
    /**
     * Smallest unsigned 64-bit sample recorded since the start time.
     */
    min: number;
    /**
     * Number of unsigned 64-bit samples recorded over all bins.
     */
    nSamples: number;
    /**
     * Running estimate of the median of the unsigned 64-bit samples.
     */
    p50: Quantile;
    /**
     * Running estimate of the value below which 90% of the unsigned 64-bit samples lie.
     */
    p90: Quantile;
    /**
     * Running estimate of the value below which 99% of the unsigned 64-bit samples lie.
     */
    p99: Quantile;
    /**
     * Running sum of squared deviations of the unsigned 64-bit samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * When this histogram of unsigned 64-bit samples began counting.
     */
    startTime: Date;
    /**
     * Total of all unsigned 64-bit samples, kept as a 64-bit signed integer; divide by the sample count for the average.
     */
    sumOfSamples: number;
};

/**
 * Histogram of unsigned 8-bit samples, with binned counts, extremes, running totals and estimated percentiles.
 */
export type Histogramuint8 = {
    /**
     * Bins of the histogram in ascending order, with unsigned 8-bit limits and a sample count each.
     */
    bins: Array<Binuint8>;
    /**
     * Largest unsigned 8-bit sample recorded since the start time.
     */
    max: number;
    /**
     * Smallest unsigned 8-bit sample recorded since the start time.
     */
    min: number;
    /**
     * Number of unsigned 8-bit samples recorded over all bins.
     */
    nSamples: number;
    /**
     * Running estimate of the median of the unsigned 8-bit samples.
     */
    p50: Quantile;
    /**
     * Running estimate of the value below which 90% of the unsigned 8-bit samples lie.
     */
    p90: Quantile;
    /**
     * Running estimate of the value below which 99% of the unsigned 8-bit samples lie.
     */
    p99: Quantile;
    /**
     * Running sum of squared deviations of the unsigned 8-bit samples from their mean, from which the variance can be worked out.
     */
    squaredMean: number;
    /**
     * When this histogram of unsigned 8-bit samples began counting.
     */
    startTime: Date;
    /**
     * Total of all unsigned 8-bit samples, kept as a 64-bit signed integer; divide by the sample count for the average.
     */
    sumOfSamples: number;
};

/**
 * DNS name of a machine: up to 253 characters, dot-separated labels of letters, digits and inner hyphens.
 */
export type Hostname = string;

/**
 * One ICMP code such as "0", or an inclusive range such as "0-3"; numbers run from 0 to 255.
 */
export type IcmpParamRange = string;

/**
 * Rising by ID, which is the default.
 */
export type IdSortMode = 'id_ascending';

/**
 * External login service that vouches for a silo's users.
 */
export type IdentityProvider = {
    /**
     * Free text about the identity provider; may be empty.
     */
    description: string;
    /**
     * Unique ID of the identity provider, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the identity provider, as it appears in the login path.
     */
    name: Name;
    /**
     * Protocol that this login service speaks; SAML is the only one.
     */
    providerType: IdentityProviderType;
    /**
     * Date and time at which the identity provider was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the identity provider.
     */
    timeModified: Date;
};

/**
 * One page of identity providers, with a token for the page after it.
 */
export type IdentityProviderResultsPage = {
    /**
     * The identity providers on this page, in the order asked for.
     */
    items: Array<IdentityProvider>;
    /**
     * Token to send as page_token for the identity providers after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Login by SAML, with users confirmed by an external service.
 */
export type IdentityProviderType = 'saml';

/**
 * Kind of holder a role is given to: one user of a silo, or a group.
 */
export type IdentityType = 'silo_user' | 'silo_group';

/**
 * Where the provider's SAML metadata document is taken from: an address or an uploaded file.
 */
export type IdpMetadataSource = {
    /**
     * Always "url" here; it tells this metadata source from its other forms.
     */
    type: 'url';
    /**
     * Web address of the SAML metadata document; the server must be able to reach it.
     */
    url: string;
} | {
    /**
     * SAML metadata XML, encoded as base64.
     */
    data: string;
    /**
     * Always "base64_encoded_xml" here; it tells this metadata source from its other forms.
     */
    type: 'base64_encoded_xml';
};

/**
 * Disk contents to start new disks from, usually with an operating system.
 */
export type Image = {
    /**
     * Bytes per block, passed on to disks made from the image.
     */
    blockSize: ByteCount;
    /**
     * Free text about the image; may be empty.
     */
    description: string;
    /**
     * Checksum of the contents; null if none was computed, as for images from snapshots.
     */
    digest?: Digest | null;
    /**
     * Unique ID of the image, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the image, unique in its project, or among the silo's images.
     */
    name: Name;
    /**
     * Operating system family in the image, for information only.
     */
    os: string;
    /**
     * ID of the project that owns the image; absent when the whole silo shares it.
     */
    projectId?: string | null;
    /**
     * Size of the image in bytes; disks made from it must be at least as large.
     */
    size: ByteCount;
    /**
     * Date and time at which the image was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the image.
     */
    timeModified: Date;
    /**
     * Version of the operating system, as stated by the image's creator.
     */
    version: string;
};

/**
 * Settings for a new image; none can be changed later.
 */
export type ImageCreate = {
    /**
     * Free text about the new image; may be empty.
     */
    description: string;
    name: Name;
    /**
     * Operating system that the image contains, for example Debian.
     */
    os: string;
    /**
     * Where the contents come from; an existing snapshot is the only choice.
     */
    source: ImageSource;
    /**
     * Operating system version that users will see, for example 12.
     */
    version: string;
};

/**
 * One page of images, with a token for the page after it.
 */
export type ImageResultsPage = {
    /**
     * The images on this page, in the order asked for.
     */
    items: Array<Image>;
    /**
     * Token to send as page_token for the images after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Contents of a disk snapshot, which for a project image must be in the same project.
 */
export type ImageSource = {
    /**
     * ID of the snapshot from which to make the image.
     */
    id: string;
    /**
     * Always "snapshot"; there is no other kind of image source.
     */
    type: 'snapshot';
};

/**
 * One piece of data and its place on the disk being imported.
 */
export type ImportBlocksBulkWrite = {
    /**
     * Data to write, as base64; its decoded length must be a multiple of the block size.
     */
    base64EncodedData: string;
    /**
     * Byte position on the disk at which to write; a multiple of the block size.
     */
    offset: number;
};

/**
 * Route filter for a BGP peer, in one direction.
 */
export type ImportExportPolicy = {
    /**
     * Always "no_filtering" here; it tells this route policy from its other forms.
     */
    type: 'no_filtering';
} | {
    /**
     * Always "allow" here; it tells this route policy from its other forms.
     */
    type: 'allow';
    /**
     * Prefixes let through; everything else is dropped.
     */
    value: Array<IpNet>;
};

/**
 * A virtual machine of a project.
 */
export type Instance = {
    /**
     * Earliest time of the next automatic restart. Absent if the instance was never restarted automatically.
     */
    autoRestartCooldownExpiration?: Date | null;
    /**
     * Whether the instance is restarted automatically after a failure; true for best effort or no policy.
     */
    autoRestartEnabled: boolean;
    /**
     * Chosen behaviour after a failure; null or absent means the system default.
     */
    autoRestartPolicy?: InstanceAutoRestartPolicy | null;
    /**
     * ID of the disk the instance boots from; null or absent when none is set.
     */
    bootDiskId?: string | null;
    /**
     * Processor generation the instance must run on; null or absent allows any.
     */
    cpuPlatform?: InstanceCpuPlatform | null;
    /**
     * Free text about the instance; may be empty.
     */
    description: string;
    /**
     * Host name given to the guest system at creation.
     */
    hostname: string;
    /**
     * Unique ID of the instance, assigned by the server and never reused.
     */
    id: string;
    /**
     * RAM of the instance in bytes, a whole number of GiB.
     */
    memory: ByteCount;
    /**
     * Name of the instance, unique in its project; cannot be changed later.
     */
    name: Name;
    /**
     * How many virtual CPUs the instance has.
     */
    ncpus: InstanceCpuCount;
    /**
     * ID of the project that contains the instance.
     */
    projectId: string;
    runState: InstanceState;
    /**
     * Date and time at which the instance was created, set by the server.
     */
    timeCreated: Date;
    /**
     * When the system last restarted the instance after a failure; null or absent if never.
     */
    timeLastAutoRestarted?: Date | null;
    /**
     * Date and time of the last change to the instance.
     */
    timeModified: Date;
    /**
     * When the run state last changed.
     */
    timeRunStateUpdated: Date;
};

/**
 * What the system does when an instance fails.
 */
export type InstanceAutoRestartPolicy = 'never' | 'best_effort';

/**
 * Number of virtual CPUs of an instance, 1 to 64.
 */
export type InstanceCpuCount = number;

/**
 * Processor generation that an instance requires, which limits the sleds it can run on.
 */
export type InstanceCpuPlatform = 'amd_milan' | 'amd_turin';

/**
 * Values needed to create an instance.
 */
export type InstanceCreate = {
    /**
     * Names or IDs of groups of the same project to join before the first start.
     */
    antiAffinityGroups?: Array<NameOrId>;
    /**
     * Wanted behaviour after a failure; null or absent leaves it to the system default.
     */
    autoRestartPolicy?: InstanceAutoRestartPolicy | null;
    /**
     * Disk to boot from, newly created or existing; counts towards the limit of 8 disks.
     */
    bootDisk?: InstanceDiskAttachment | null;
    /**
     * Processor generation to require; null or absent lets the instance run on any.
     */
    cpuPlatform?: InstanceCpuPlatform | null;
    /**
     * Free text about the new instance; may be empty.
     */
    description: string;
    /**
     * Further disks to create or attach; with the boot disk at most 8.
     */
    disks?: Array<InstanceDiskAttachment>;
    /**
     * Ephemeral and floating addresses to attach, at most 32 with at most one ephemeral. A SNAT address is always added.
     */
    externalIps?: Array<ExternalIpCreate>;
    /**
     * Host name for the guest system, up to 253 characters.
     */
    hostname: Hostname;
    /**
     * RAM in bytes, from 1 GiB to 1536 GiB in steps of 1 GiB.
     */
    memory: ByteCount;
    name: Name;
    /**
     * How many virtual CPUs to give the instance, at most 64.
     */
    ncpus: InstanceCpuCount;
    /**
     * Interfaces to create with the instance; when absent, one in the default subnet of the default VPC.
     */
    networkInterfaces?: InstanceNetworkInterfaceAttachment;
    /**
     * Names or IDs of your SSH keys to pass to the guest, at most 100. Null or absent passes all, an empty list none.
     */
    sshPublicKeys?: Array<NameOrId> | null;
    /**
     * Whether to start the instance right after creation; true when absent.
     */
    start?: boolean;
    /**
     * Base64-encoded data for the guest's first-boot setup, at most 32 KiB decoded.
     */
    userData?: string;
};

/**
 * A disk for a new instance, either created with it or attached from those in the project.
 */
export type InstanceDiskAttachment = {
    /**
     * Free text about the disk to be created; may be empty.
     */
    description: string;
    /**
     * Where the first contents come from: blank, an image or a snapshot, for instance.
     */
    diskSource: DiskSource;
    name: Name;
    /**
     * Capacity of the new disk in bytes, from 1 GiB to 1023 GiB in steps of 1 GiB.
     */
    size: ByteCount;
    /**
     * Always "create" here; it tells this disk request from its other forms.
     */
    type: 'create';
} | {
    /**
     * Name of the existing disk in the project; an ID is not accepted.
     */
    name: Name;
    /**
     * Always "attach" here; it tells this disk request from its other forms.
     */
    type: 'attach';
};

/**
 * A virtual network card that connects an instance to a subnet.
 */
export type InstanceNetworkInterface = {
    /**
     * Free text about the network interface; may be empty.
     */
    description: string;
    /**
     * Unique ID of the network interface, assigned by the server and never reused.
     */
    id: string;
    /**
     * ID of the instance that has this network interface.
     */
    instanceId: string;
    /**
     * Private address of the interface in its subnet.
     */
    ip: string;
    /**
     * Hardware address, assigned at random by the system.
     */
    mac: MacAddr;
    /**
     * Name of the network interface, unique on its instance.
     */
    name: Name;
    /**
     * Whether this is the main interface of its instance; exactly one is.
     */
    primary: boolean;
    /**
     * ID of the subnet the interface has its address in.
     */
    subnetId: string;
    /**
     * Date and time at which the network interface was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the network interface.
     */
    timeModified: Date;
    /**
     * Further address blocks for which the interface may send and receive traffic, as when the guest routes or tunnels.
     */
    transitIps?: Array<IpNet>;
    /**
     * ID of the VPC the interface is connected to.
     */
    vpcId: string;
};

/**
 * Which network interfaces a new instance gets.
 */
export type InstanceNetworkInterfaceAttachment = {
    /**
     * Interfaces to create, one to eight.
     */
    params: Array<InstanceNetworkInterfaceCreate>;
    /**
     * Always "create" here; it tells this network interface request from its other forms.
     */
    type: 'create';
} | {
    /**
     * Always "default" here; it tells this network interface request from its other forms.
     */
    type: 'default';
} | {
    /**
     * Always "none" here; it tells this network interface request from its other forms.
     */
    type: 'none';
};

/**
 * Values needed to add a network interface to an instance.
 */
export type InstanceNetworkInterfaceCreate = {
    /**
     * Free text about the new network interface; may be empty.
     */
    description: string;
    /**
     * Free address of the subnet to use; the next free one is chosen when null or absent.
     */
    ip?: string | null;
    name: Name;
    /**
     * Name of a subnet in that VPC; each interface of an instance needs a different one.
     */
    subnetName: Name;
    /**
     * Further address blocks the new interface may carry traffic for; none when absent.
     */
    transitIps?: Array<IpNet>;
    /**
     * Name of a VPC in the project; all interfaces of an instance share one.
     */
    vpcName: Name;
};

/**
 * One page of network interfaces, with a token for the page after it.
 */
export type InstanceNetworkInterfaceResultsPage = {
    /**
     * The network interfaces on this page, in the order asked for.
     */
    items: Array<InstanceNetworkInterface>;
    /**
     * Token to send as page_token for the network interfaces after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * New values for a network interface. Its VPC, subnet and address cannot be changed.
 */
export type InstanceNetworkInterfaceUpdate = {
    /**
     * New text about the network interface; leave out or send null to keep the present text.
     */
    description?: string | null;
    /**
     * New name of the network interface; leave out or send null to keep the present name.
     */
    name?: Name | null;
    /**
     * True makes this the main interface in place of the old one; needs a stopped instance. False has no effect.
     */
    primary?: boolean;
    /**
     * Complete new list of transit blocks. Leaving it out clears the list, so resend blocks to keep.
     */
    transitIps?: Array<IpNet>;
};

/**
 * One page of instances, with a token for the page after it.
 */
export type InstanceResultsPage = {
    /**
     * The instances on this page, in the order asked for.
     */
    items: Array<Instance>;
    /**
     * Token to send as page_token for the instances after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * A piece of the serial console output of an instance.
 */
export type InstanceSerialConsoleData = {
    /**
     * Raw output bytes, each a number from 0 to 255.
     */
    data: Array<number>;
    /**
     * Offset since boot just after the last byte returned; use it to start the next read.
     */
    lastByteOffset: number;
};

/**
 * Stage in the life of an instance.
 */
export type InstanceState = 'creating' | 'starting' | 'running' | 'stopping' | 'stopped' | 'rebooting' | 'migrating' | 'repairing' | 'failed' | 'destroyed';

/**
 * New settings for an instance. Every field must be sent, changed or not.
 */
export type InstanceUpdate = {
    /**
     * Behaviour after a failure; null returns to the system default. Can be changed in any state.
     */
    autoRestartPolicy: InstanceAutoRestartPolicy | null;
    /**
     * Name or ID of an attached disk to boot from; null unsets it. Changes need a stopped instance.
     */
    bootDisk: NameOrId | null;
    /**
     * Processor generation to require; null allows any. Changes need a stopped instance.
     */
    cpuPlatform: InstanceCpuPlatform | null;
    /**
     * RAM in bytes, 1 GiB to 1536 GiB in steps of 1 GiB. Changes need a stopped instance.
     */
    memory: ByteCount;
    /**
     * How many virtual CPUs the instance shall have, at most 64. Changes need a stopped instance.
     */
    ncpus: InstanceCpuCount;
};

/**
 * Number by which a neighbor identifies the interface of a management address.
 */
export type InterfaceNum = {
    /**
     * Interface number as received; its meaning is up to the neighbor.
     */
    unknown: number;
} | {
    /**
     * Interface index, as used by SNMP.
     */
    ifIndex: number;
} | {
    /**
     * System port number announced by the neighbor.
     */
    portNumber: number;
};

/**
 * Exit from a VPC to outside networks, which routes can name as their target.
 */
export type InternetGateway = {
    /**
     * Free text about the internet gateway; may be empty.
     */
    description: string;
    /**
     * Unique ID of the internet gateway, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the internet gateway, unique in its VPC. Routes refer to it by this name.
     */
    name: Name;
    /**
     * Date and time at which the internet gateway was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the internet gateway.
     */
    timeModified: Date;
    /**
     * ID of the VPC that contains the internet gateway.
     */
    vpcId: string;
};

/**
 * Values needed to create an internet gateway.
 */
export type InternetGatewayCreate = {
    /**
     * Free text about the new internet gateway; may be empty.
     */
    description: string;
    name: Name;
};

/**
 * A single external address attached to an internet gateway.
 */
export type InternetGatewayIpAddress = {
    /**
     * The attached external address, IPv4 or IPv6.
     */
    address: string;
    /**
     * Free text about the address attachment; may be empty.
     */
    description: string;
    /**
     * Unique ID of the gateway address, assigned by the server and never reused.
     */
    id: string;
    /**
     * ID of the gateway to which this address is attached.
     */
    internetGatewayId: string;
    /**
     * Name of the address attachment, unique in its gateway.
     */
    name: Name;
    /**
     * Date and time at which the gateway address was attached, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the gateway address.
     */
    timeModified: Date;
};

/**
 * Values needed to attach an address to an internet gateway.
 */
export type InternetGatewayIpAddressCreate = {
    /**
     * External address to attach, IPv4 or IPv6.
     */
    address: string;
    /**
     * Free text about the new address attachment; may be empty.
     */
    description: string;
    name: Name;
};

/**
 * One page of gateway addresses, with a token for the page after it.
 */
export type InternetGatewayIpAddressResultsPage = {
    /**
     * The gateway addresses on this page, in the order asked for.
     */
    items: Array<InternetGatewayIpAddress>;
    /**
     * Token to send as page_token for the gateway addresses after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * The attachment of one IP pool to an internet gateway.
 */
export type InternetGatewayIpPool = {
    /**
     * Free text about the pool attachment; may be empty.
     */
    description: string;
    /**
     * Unique ID of the gateway pool attachment, assigned by the server and never reused.
     */
    id: string;
    /**
     * ID of the gateway to which this pool is attached.
     */
    internetGatewayId: string;
    /**
     * ID of the attached pool itself, not of the attachment.
     */
    ipPoolId: string;
    /**
     * Name of the pool attachment, unique in its gateway; it may differ from the pool's own name.
     */
    name: Name;
    /**
     * Date and time at which the gateway pool attachment was made, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the gateway pool attachment.
     */
    timeModified: Date;
};

/**
 * Values needed to attach an IP pool to an internet gateway.
 */
export type InternetGatewayIpPoolCreate = {
    /**
     * Free text about the new pool attachment; may be empty.
     */
    description: string;
    ipPool: NameOrId;
    name: Name;
};

/**
 * One page of gateway pool attachments, with a token for the page after it.
 */
export type InternetGatewayIpPoolResultsPage = {
    /**
     * The gateway pool attachments on this page, in the order asked for.
     */
    items: Array<InternetGatewayIpPool>;
    /**
     * Token to send as page_token for the gateway pool attachments after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * One page of internet gateways, with a token for the page after it.
 */
export type InternetGatewayResultsPage = {
    /**
     * The internet gateways on this page, in the order asked for.
     */
    items: Array<InternetGateway>;
    /**
     * Token to send as page_token for the internet gateways after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * IP network in CIDR notation, of either IP version.
 */
export type IpNet = Ipv4Net | Ipv6Net;

/**
 * Stock of external addresses that linked silos draw on for their instances.
 */
export type IpPool = {
    /**
     * Free text about the IP pool; may be empty.
     */
    description: string;
    /**
     * Unique ID of the IP pool, assigned by the server and never reused.
     */
    id: string;
    /**
     * IP version of all addresses in the pool.
     */
    ipVersion: IpVersion;
    /**
     * Name of the IP pool, unique in the system.
     */
    name: Name;
    /**
     * Date and time at which the IP pool was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the IP pool.
     */
    timeModified: Date;
};

/**
 * Settings for a new IP pool.
 */
export type IpPoolCreate = {
    /**
     * Free text about the new IP pool; may be empty.
     */
    description: string;
    /**
     * IP version of the addresses to hold, v4 unless stated; v6 is not supported yet.
     */
    ipVersion?: IpVersion;
    name: Name;
};

/**
 * Silo to be given use of a pool.
 */
export type IpPoolLinkSilo = {
    /**
     * Whether the silo should use this pool when a request names none; fails if it already has a default.
     */
    isDefault: boolean;
    silo: NameOrId;
};

/**
 * Run of consecutive addresses that belongs to a pool.
 */
export type IpPoolRange = {
    /**
     * Unique ID of the address range, assigned by the server and never reused.
     */
    id: string;
    /**
     * ID of the pool that the range is part of.
     */
    ipPoolId: string;
    range: IpRange;
    /**
     * Date and time at which the address range was added to its pool, set by the server.
     */
    timeCreated: Date;
};

/**
 * One page of address ranges, with a token for the page after it.
 */
export type IpPoolRangeResultsPage = {
    /**
     * The address ranges on this page, in the order asked for.
     */
    items: Array<IpPoolRange>;
    /**
     * Token to send as page_token for the address ranges after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * One page of IP pools, with a token for the page after it.
 */
export type IpPoolResultsPage = {
    /**
     * The IP pools on this page, in the order asked for.
     */
    items: Array<IpPool>;
    /**
     * Token to send as page_token for the IP pools after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Permission for a silo to take addresses from a pool.
 */
export type IpPoolSiloLink = {
    /**
     * ID of the pool that the silo may draw on.
     */
    ipPoolId: string;
    /**
     * Whether this pool serves the silo's requests that name no pool.
     */
    isDefault: boolean;
    /**
     * ID of the silo that may use the pool.
     */
    siloId: string;
};

/**
 * One page of links between pools and silos, with a token for the page after it.
 */
export type IpPoolSiloLinkResultsPage = {
    /**
     * The links between pools and silos on this page, in the order asked for.
     */
    items: Array<IpPoolSiloLink>;
    /**
     * Token to send as page_token for the links between pools and silos after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Change to how a silo uses a linked pool.
 */
export type IpPoolSiloUpdate = {
    /**
     * True makes this the silo's default pool in place of any other; false leaves it linked only.
     */
    isDefault: boolean;
};

/**
 * Changes to an IP pool; fields left out stay as they are.
 */
export type IpPoolUpdate = {
    /**
     * New text about the pool; null or absent keeps the old one, empty clears it.
     */
    description?: string | null;
    /**
     * New name for the pool, unique in the system; null or absent keeps the old one.
     */
    name?: Name | null;
};

/**
 * Size of an IP pool and what is left of it.
 */
export type IpPoolUtilization = {
    /**
     * Number of addresses in all ranges together; very large values are approximate.
     */
    capacity: number;
    /**
     * Number of addresses not yet handed out; very large values are approximate.
     */
    remaining: number;
};

/**
 * Consecutive addresses of one IP version, given by both ends.
 */
export type IpRange = Ipv4Range | Ipv6Range;

/**
 * Version of the Internet Protocol, 4 or 6.
 */
export type IpVersion = 'v4' | 'v6';

/**
 * IPv4 network as address and prefix length, for example 192.168.1.0/24.
 */
export type Ipv4Net = string;

/**
 * Consecutive IPv4 addresses; equal ends mean a single address.
 */
export type Ipv4Range = {
    /**
     * Lowest IPv4 address of the range.
     */
    first: string;
    /**
     * Highest IPv4 address of the range, not below the first.
     */
    last: string;
};

/**
 * IPv6 network as address and prefix length, for example fd00:1234::/48.
 */
export type Ipv6Net = string;

/**
 * Consecutive IPv6 addresses; equal ends mean a single address.
 */
export type Ipv6Range = {
    /**
     * Lowest IPv6 address of the range.
     */
    first: string;
    /**
     * Highest IPv6 address of the range, not below the first.
     */
    last: string;
};

/**
 * One port such as "22", or an inclusive range such as "100-200"; ports run from 1 to 65535.
 */
export type L4PortRange = string;

/**
 * Settings of one physical link of a switch port.
 */
export type LinkConfigCreate = {
    /**
     * Negotiate link parameters with the other end automatically.
     */
    autoneg: boolean;
    /**
     * Forward error correction to use. When left out, the usual choice for the inserted module applies.
     */
    fec?: LinkFec | null;
    /**
     * Name to give the link. Addresses, routes and peers refer to it.
     */
    linkName: Name;
    /**
     * What to announce over LLDP on this link, if enabled.
     */
    lldp: LldpLinkConfigCreate;
    /**
     * Largest packet the link carries, in bytes.
     */
    mtu: number;
    /**
     * Nominal data rate to run the link at.
     */
    speed: LinkSpeed;
    /**
     * Transmit equaliser overrides; leave empty to keep the hardware defaults.
     */
    txEq?: TxEqConfig | null;
};

/**
 * Method of forward error correction on a link.
 */
export type LinkFec = 'firecode' | 'none' | 'rs';

/**
 * Nominal data rate of a link.
 */
export type LinkSpeed = 'speed0_g' | 'speed1_g' | 'speed10_g' | 'speed25_g' | 'speed40_g' | 'speed50_g' | 'speed100_g' | 'speed200_g' | 'speed400_g';

/**
 * LLDP settings in force on a link.
 */
export type LldpLinkConfig = {
    /**
     * Chassis identifier announced to neighbors; null if not set.
     */
    chassisId?: string | null;
    /**
     * Whether LLDP runs on the link.
     */
    enabled: boolean;
    /**
     * Unique ID of the LLDP link configuration, assigned by the server and never reused.
     */
    id: string;
    /**
     * Description of the link announced to neighbors; null if not set.
     */
    linkDescription?: string | null;
    /**
     * Port identifier announced to neighbors; null if not set.
     */
    linkName?: string | null;
    /**
     * Management address announced to neighbors; null if not set.
     */
    managementIp?: string | null;
    /**
     * Description of the system announced to neighbors; null if not set.
     */
    systemDescription?: string | null;
    /**
     * System name announced to neighbors; null if not set.
     */
    systemName?: string | null;
};

/**
 * LLDP settings for a new link.
 */
export type LldpLinkConfigCreate = {
    /**
     * Chassis identifier to announce; leave empty to set none.
     */
    chassisId?: string | null;
    /**
     * Turn LLDP on for the link.
     */
    enabled: boolean;
    /**
     * Text about the link to announce; leave empty to set none.
     */
    linkDescription?: string | null;
    /**
     * Port identifier to announce; leave empty to set none.
     */
    linkName?: string | null;
    /**
     * Address for managing the system to announce; leave empty to set none.
     */
    managementIp?: string | null;
    /**
     * Text about the system to announce; leave empty to set none.
     */
    systemDescription?: string | null;
    /**
     * System name to announce; leave empty to set none.
     */
    systemName?: string | null;
};

/**
 * A device seen over LLDP on a switch port.
 */
export type LldpNeighbor = {
    /**
     * Chassis identifier the neighbor announces.
     */
    chassisId: string;
    /**
     * When an announcement from this neighbor first arrived.
     */
    firstSeen: Date;
    /**
     * When the latest announcement from this neighbor arrived.
     */
    lastSeen: Date;
    /**
     * Description of its port, as announced by the neighbor; null if it sends none.
     */
    linkDescription?: string | null;
    /**
     * Port identifier the neighbor announces for its end of the link.
     */
    linkName: string;
    /**
     * Our switch port on which the neighbor was seen.
     */
    localPort: string;
    /**
     * Addresses at which the neighbor says it can be managed; may be empty.
     */
    managementIp: Array<ManagementAddress>;
    /**
     * System description sent by the neighbor; null if it sends none.
     */
    systemDescription?: string | null;
    /**
     * System name sent by the neighbor; null if it sends none.
     */
    systemName?: string | null;
};

/**
 * One page of LLDP neighbors, with a token for the page after it.
 */
export type LldpNeighborResultsPage = {
    /**
     * The LLDP neighbors on this page, in the order asked for.
     */
    items: Array<LldpNeighbor>;
    /**
     * Token to send as page_token for the LLDP neighbors after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * An address bound to a switch itself rather than to one of its ports.
 */
export type LoopbackAddress = {
    /**
     * The loopback address with its prefix length.
     */
    address: IpNet;
    /**
     * ID of the lot block the address was taken from.
     */
    addressLotBlockId: string;
    /**
     * Unique ID of the loopback address, assigned by the server and never reused.
     */
    id: string;
    /**
     * ID of the rack that holds the switch.
     */
    rackId: string;
    /**
     * Switch that carries the address: switch0 or switch1.
     */
    switchLocation: string;
};

/**
 * Details of the loopback address to assign.
 */
export type LoopbackAddressCreate = {
    /**
     * Address to assign, without prefix length. It must lie within the lot.
     */
    address: string;
    /**
     * Name or ID of the lot to take the address from.
     */
    addressLot: NameOrId;
    /**
     * Mark as anycast, so that the same address may be used in more than one place.
     */
    anycast: boolean;
    /**
     * Prefix length of the address, in bits.
     */
    mask: number;
    /**
     * ID of the rack whose switch receives the address.
     */
    rackId: string;
    /**
     * Switch that is to carry the address: switch0 or switch1.
     */
    switchLocation: Name;
};

/**
 * One page of loopback addresses, with a token for the page after it.
 */
export type LoopbackAddressResultsPage = {
    /**
     * The loopback addresses on this page, in the order asked for.
     */
    items: Array<LoopbackAddress>;
    /**
     * Token to send as page_token for the loopback addresses after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Hardware address of a network interface: six hexadecimal bytes parted by colons.
 */
export type MacAddr = string;

/**
 * A way to reach an LLDP neighbor for management.
 */
export type ManagementAddress = {
    addr: NetworkAddress;
    interfaceNum: InterfaceNum;
    /**
     * Object identifier of the interface as raw bytes; null if not announced.
     */
    oid?: Array<number> | null;
};

/**
 * A single sample of a metric: when it was taken and what was measured.
 */
export type Measurement = {
    datum: Datum;
    /**
     * When the sample was taken.
     */
    timestamp: Date;
};

/**
 * One page of measurements, with a token for the page after it.
 */
export type MeasurementResultsPage = {
    /**
     * The measurements on this page, in the order asked for.
     */
    items: Array<Measurement>;
    /**
     * Token to send as page_token for the measurements after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * How successive values of a queried series relate to each other and to time.
 */
export type MetricType = 'gauge' | 'delta' | 'cumulative';

/**
 * Marks a sample whose value could not be obtained, keeping the expected type.
 */
export type MissingDatum = {
    datumType: DatumType;
    /**
     * When the running total or histogram began; null for types that have no start.
     */
    startTime?: Date | null;
};

/**
 * Lowercase letters, digits and hyphens, 63 at most; starts with a letter, does not end in a hyphen, and is not a UUID.
 */
export type Name = string;

/**
 * Points to a resource by its UUID or by its name; a name often needs the parent given too.
 */
export type NameOrId = string | Name;

/**
 * Sort order for lists of named resources, by name or by ID.
 */
export type NameOrIdSortMode = 'name_ascending' | 'name_descending' | 'id_ascending';

/**
 * Alphabetical by name, the only order this list offers.
 */
export type NameSortMode = 'name_ascending';

/**
 * Address of a neighbor, either IP or hardware.
 */
export type NetworkAddress = {
    /**
     * The management IP of the neighbor, v4 or v6.
     */
    ipAddr: string;
} | {
    /**
     * Bytes of the hardware address, in order of transmission.
     */
    iEEE802: Array<number>;
};

/**
 * Low-level view of a virtual network interface, as used by the networking of a sled.
 */
export type NetworkInterface = {
    /**
     * Unique ID of the network interface, assigned by the server and never reused.
     */
    id: string;
    /**
     * Private address of the interface, IPv4 or IPv6.
     */
    ip: string;
    kind: NetworkInterfaceKind;
    mac: MacAddr;
    name: Name;
    /**
     * Whether this is the main interface of its owner.
     */
    primary: boolean;
    /**
     * Position of the interface on its owner, from 0 to 255.
     */
    slot: number;
    subnet: IpNet;
    /**
     * Further blocks the interface may carry traffic for, besides its own address.
     */
    transitIps?: Array<IpNet>;
    vni: Vni;
};

/**
 * What owns a network interface, together with the ID of the owner.
 */
export type NetworkInterfaceKind = {
    /**
     * ID of the instance that owns the interface.
     */
    id: string;
    /**
     * Always "instance" here; it tells this interface owner from its other forms.
     */
    type: 'instance';
} | {
    /**
     * ID of the internal service that owns the interface.
     */
    id: string;
    /**
     * Always "service" here; it tells this interface owner from its other forms.
     */
    type: 'service';
} | {
    /**
     * ID of the probe that owns the interface.
     */
    id: string;
    /**
     * Always "probe" here; it tells this interface owner from its other forms.
     */
    type: 'probe';
};

/**
 * Outcome of a metrics query: a list of result tables.
 */
export type OxqlQueryResult = {
    /**
     * Result tables; each groups the series of one metric.
     */
    tables: Array<OxqlTable>;
};

/**
 * All series that a query returned for one metric.
 */
export type OxqlTable = {
    /**
     * Target and metric that the rows come from, joined by a colon.
     */
    name: string;
    /**
     * Series of the table, one for each distinct combination of field values.
     */
    timeseries: Array<Timeseries>;
};

/**
 * Direction in which samples are returned by time; ascending is the default.
 */
export type PaginationOrder = 'ascending' | 'descending';

/**
 * Secret text for logging in, up to 512 characters.
 */
export type Password = string;

/**
 * Storage drive installed in a sled.
 */
export type PhysicalDisk = {
    formFactor: PhysicalDiskKind;
    /**
     * Unique ID of the physical disk in the hardware inventory.
     */
    id: string;
    /**
     * Model number given by the drive's maker.
     */
    model: string;
    /**
     * What operators intend for the drive: keep it in service or treat it as gone.
     */
    policy: PhysicalDiskPolicy;
    /**
     * Serial number given by the drive's maker.
     */
    serial: string;
    /**
     * ID of the sled that holds the drive; null if it is in none.
     */
    sledId?: string | null;
    /**
     * What the system has made of the drive so far: active or decommissioned.
     */
    state: PhysicalDiskState;
    /**
     * Date and time at which the physical disk entered the hardware inventory.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the inventory record of the physical disk.
     */
    timeModified: Date;
    /**
     * Maker of the drive.
     */
    vendor: string;
};

/**
 * Form factor of a storage drive, either M.2 or U.2.
 */
export type PhysicalDiskKind = 'm2' | 'u2';

/**
 * Operator's intent for a storage drive.
 */
export type PhysicalDiskPolicy = {
    /**
     * Always "in_service" here; it tells this physical disk policy from its other forms.
     */
    kind: 'in_service';
} | {
    /**
     * Always "expunged" here; it tells this physical disk policy from its other forms.
     */
    kind: 'expunged';
};

/**
 * One page of physical disks, with a token for the page after it.
 */
export type PhysicalDiskResultsPage = {
    /**
     * The physical disks on this page, in the order asked for.
     */
    items: Array<PhysicalDisk>;
    /**
     * Token to send as page_token for the physical disks after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * How far the system has got in using or retiring a drive.
 */
export type PhysicalDiskState = 'active' | 'decommissioned';

/**
 * Answer to a health check.
 */
export type Ping = {
    /**
     * Always ok when the server can answer at all.
     */
    status: PingStatus;
};

/**
 * Result of a health check; only one value exists.
 */
export type PingStatus = 'ok';

/**
 * Samples of one series as parallel lists: times and values share the same positions.
 */
export type Points = {
    /**
     * Start of the interval behind each sample; null for gauges, whose samples describe a single moment.
     */
    startTimes?: Array<Date> | null;
    /**
     * Time of each sample, or the end of its interval where start times are given.
     */
    timestamps: Array<Date>;
    /**
     * Lists of values, each as long as the timestamps, with how to read them.
     */
    values: Array<Values>;
};

/**
 * A test point placed on a sled to check the networking of a project.
 */
export type Probe = {
    /**
     * Free text about the probe; may be empty.
     */
    description: string;
    /**
     * Unique ID of the probe, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the probe, unique in its project.
     */
    name: Name;
    /**
     * ID of the server on which the probe is placed.
     */
    sled: string;
    /**
     * Date and time at which the probe was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the probe.
     */
    timeModified: Date;
};

/**
 * Values needed to create a network probe.
 */
export type ProbeCreate = {
    /**
     * Free text about the new probe; may be empty.
     */
    description: string;
    /**
     * Name or ID of the pool for the probe's external address; null or absent uses the default pool.
     */
    ipPool?: NameOrId | null;
    name: Name;
    /**
     * ID of an existing server on which to place the probe.
     */
    sled: string;
};

/**
 * An external address of a probe with the ports it may use.
 */
export type ProbeExternalIp = {
    /**
     * Lowest port the probe may use on this address.
     */
    firstPort: number;
    /**
     * External address of the probe, IPv4 or IPv6.
     */
    ip: string;
    kind: ProbeExternalIpKind;
    /**
     * Highest port, inclusive, the probe may use on this address.
     */
    lastPort: number;
};

/**
 * Way in which an external address is assigned to a probe.
 */
export type ProbeExternalIpKind = 'snat' | 'floating' | 'ephemeral';

/**
 * A probe as deployed, with its interface and external addresses.
 */
export type ProbeInfo = {
    /**
     * External addresses assigned to the probe, with their port ranges.
     */
    externalIps: Array<ProbeExternalIp>;
    /**
     * Unique ID of the probe, assigned by the server and never reused.
     */
    id: string;
    interface: NetworkInterface;
    name: Name;
    /**
     * ID of the server on which the probe runs.
     */
    sled: string;
};

/**
 * One page of probes, with a token for the page after it.
 */
export type ProbeInfoResultsPage = {
    /**
     * The probes on this page, in the order asked for.
     */
    items: Array<ProbeInfo>;
    /**
     * Token to send as page_token for the probes after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Container for instances, disks, networks and other resources, with access rules of its own.
 */
export type Project = {
    /**
     * Free text about the project; may be empty.
     */
    description: string;
    /**
     * Unique ID of the project, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the project, unique in its silo.
     */
    name: Name;
    /**
     * Date and time at which the project was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the project.
     */
    timeModified: Date;
};

/**
 * Settings for a new project.
 */
export type ProjectCreate = {
    /**
     * Free text about the new project; may be empty.
     */
    description: string;
    name: Name;
};

/**
 * One page of projects, with a token for the page after it.
 */
export type ProjectResultsPage = {
    /**
     * The projects on this page, in the order asked for.
     */
    items: Array<Project>;
    /**
     * Token to send as page_token for the projects after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Level of access to a project; admin includes collaborator, which includes viewer.
 */
export type ProjectRole = 'admin' | 'collaborator' | 'viewer';

/**
 * Who holds which role in a project.
 */
export type ProjectRolePolicy = {
    /**
     * Users and groups with their project roles, at most 64; an update replaces the whole list.
     */
    roleAssignments: Array<ProjectRoleRoleAssignment>;
};

/**
 * Grants one project role to one user or group.
 */
export type ProjectRoleRoleAssignment = {
    /**
     * ID of the user or group that receives the project role.
     */
    identityId: string;
    identityType: IdentityType;
    roleName: ProjectRole;
};

/**
 * Changes to a project; fields left out stay as they are.
 */
export type ProjectUpdate = {
    /**
     * New text about the project; null or absent keeps the old one, empty clears it.
     */
    description?: string | null;
    /**
     * New name for the project, unique in the silo; null or absent keeps the old one.
     */
    name?: Name | null;
};

/**
 * Running estimate of one quantile, built from five markers instead of stored samples.
 */
export type Quantile = {
    /**
     * Where the five markers would ideally stand, given the samples seen so far.
     */
    desiredMarkerPositions: Array<number>;
    /**
     * Sample values at the five markers; the middle one is the estimate.
     */
    markerHeights: Array<number>;
    /**
     * Current ranks of the five markers among the samples seen so far.
     */
    markerPositions: Array<number>;
    /**
     * Fraction being estimated, from 0 to 1; 0.5 is the median.
     */
    p: number;
};

/**
 * Cabinet of sleds and switches that form one unit of hardware.
 */
export type Rack = {
    /**
     * Unique ID of the rack in the hardware inventory.
     */
    id: string;
    /**
     * Date and time at which the rack entered the hardware inventory.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the inventory record of the rack.
     */
    timeModified: Date;
};

/**
 * One page of racks, with a token for the page after it.
 */
export type RackResultsPage = {
    /**
     * The racks on this page, in the order asked for.
     */
    items: Array<Rack>;
    /**
     * Token to send as page_token for the racks after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * A static route to install on a link.
 */
export type Route = {
    /**
     * Network the route leads to.
     */
    dst: IpNet;
    /**
     * Address of the next hop.
     */
    gw: string;
    /**
     * Precedence among routes to the same network, higher wins; leave empty for the default.
     */
    ribPriority?: number | null;
    /**
     * VLAN on which the next hop is reached; leave empty for untagged.
     */
    vid?: number | null;
};

/**
 * The static routes to set on one link.
 */
export type RouteConfig = {
    /**
     * Link the routes go out on, as named in the same settings.
     */
    linkName: Name;
    /**
     * Static routes to install for the link.
     */
    routes: Array<Route>;
};

/**
 * Which traffic a route applies to: the addresses that packets are sent to.
 */
export type RouteDestination = {
    /**
     * Always "ip" here; it tells this route destination from its other forms.
     */
    type: 'ip';
    /**
     * Exact IPv4 or IPv6 address to match.
     */
    value: string;
} | {
    /**
     * Always "ip_net" here; it tells this route destination from its other forms.
     */
    type: 'ip_net';
    value: IpNet;
} | {
    /**
     * Always "vpc" here; it tells this route destination from its other forms.
     */
    type: 'vpc';
    value: Name;
} | {
    /**
     * Always "subnet" here; it tells this route destination from its other forms.
     */
    type: 'subnet';
    value: Name;
};

/**
 * Where a route sends the packets that match its destination.
 */
export type RouteTarget = {
    /**
     * Always "ip" here; it tells this route target from its other forms.
     */
    type: 'ip';
    /**
     * Address to forward to, of the same IP version as an explicit destination.
     */
    value: string;
} | {
    /**
     * Always "vpc" here; it tells this route target from its other forms.
     */
    type: 'vpc';
    value: Name;
} | {
    /**
     * Always "subnet" here; it tells this route target from its other forms.
     */
    type: 'subnet';
    value: Name;
} | {
    /**
     * Always "instance" here; it tells this route target from its other forms.
     */
    type: 'instance';
    value: Name;
} | {
    /**
     * Always "internet_gateway" here; it tells this route target from its other forms.
     */
    type: 'internet_gateway';
    value: Name;
} | {
    /**
     * Always "drop" here; it tells this route target from its other forms.
     */
    type: 'drop';
};

/**
 * A rule of a router that sends traffic for a destination to a target.
 */
export type RouterRoute = {
    /**
     * Free text about the route; may be empty.
     */
    description: string;
    /**
     * Addresses whose traffic this route handles.
     */
    destination: RouteDestination;
    /**
     * Unique ID of the route, assigned by the server and never reused.
     */
    id: string;
    /**
     * Origin of the route, which decides what can be changed in it.
     */
    kind: RouterRouteKind;
    /**
     * Name of the route, unique in its router.
     */
    name: Name;
    /**
     * Where traffic handled by this route is sent.
     */
    target: RouteTarget;
    /**
     * Date and time at which the route was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the route.
     */
    timeModified: Date;
    /**
     * ID of the router that holds the route.
     */
    vpcRouterId: string;
};

/**
 * Values needed to add a custom route to a router.
 */
export type RouterRouteCreate = {
    /**
     * Free text about the new route; may be empty.
     */
    description: string;
    /**
     * Addresses the new route applies to: an address, an address block or a subnet.
     */
    destination: RouteDestination;
    name: Name;
    /**
     * Where the new route sends traffic: an address, an instance, an internet gateway or nowhere (drop).
     */
    target: RouteTarget;
};

/**
 * Tells how a route came about and so who may change it.
 */
export type RouterRouteKind = 'default' | 'vpc_subnet' | 'vpc_peering' | 'custom';

/**
 * One page of routes, with a token for the page after it.
 */
export type RouterRouteResultsPage = {
    /**
     * The routes on this page, in the order asked for.
     */
    items: Array<RouterRoute>;
    /**
     * Token to send as page_token for the routes after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * New values for a route. Destination and target must always be sent.
 */
export type RouterRouteUpdate = {
    /**
     * New text about the route; leave out or send null to keep the present text.
     */
    description?: string | null;
    /**
     * Addresses the route shall apply to; required even if unchanged.
     */
    destination: RouteDestination;
    /**
     * New name of the route; leave out or send null to keep the present name.
     */
    name?: Name | null;
    /**
     * Where the route shall send its traffic; required even if unchanged.
     */
    target: RouteTarget;
};

/**
 * SAML login service of a silo, as it was configured.
 */
export type SamlIdentityProvider = {
    /**
     * Assertion consumer address, where the provider posts its login responses.
     */
    acsUrl: string;
    /**
     * Free text about the SAML provider; may be empty.
     */
    description: string;
    /**
     * SAML attribute that carries a user's group names; when absent, logins bring no groups.
     */
    groupAttributeName?: string | null;
    /**
     * Unique ID of the SAML identity provider, assigned by the server and never reused.
     */
    id: string;
    /**
     * Entity ID by which the provider identifies itself in SAML messages.
     */
    idpEntityId: string;
    /**
     * Name of the SAML provider, used in its login path.
     */
    name: Name;
    /**
     * Base64 DER certificate for checking signed requests; null when no signing key was given.
     */
    publicCert?: string | null;
    /**
     * Single logout address, for ending a session across services.
     */
    sloUrl: string;
    /**
     * Entity ID under which this system is known to the provider.
     */
    spClientId: string;
    /**
     * Email address of the person to reach about login problems.
     */
    technicalContactEmail: string;
    /**
     * Date and time at which the SAML identity provider was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the SAML identity provider.
     */
    timeModified: Date;
};

/**
 * Settings for connecting a silo to a SAML login service.
 */
export type SamlIdentityProviderCreate = {
    /**
     * Address that receives the provider's login responses; it must match what is configured there.
     */
    acsUrl: string;
    /**
     * Free text about the new SAML provider; may be empty.
     */
    description: string;
    /**
     * SAML attribute to read group names from at login; leave out if groups are not used.
     */
    groupAttributeName?: string | null;
    /**
     * Entity ID as stated in the provider's metadata.
     */
    idpEntityId: string;
    /**
     * Address or uploaded XML from which the provider's metadata is read; it must hold a signing key.
     */
    idpMetadataSource: IdpMetadataSource;
    name: Name;
    /**
     * Certificate and key for signing requests to the provider; leave out to send them unsigned.
     */
    signingKeypair?: DerEncodedKeyPair | null;
    /**
     * Address to call when a user logs out of all services at once.
     */
    sloUrl: string;
    /**
     * Entity ID by which the provider knows this system.
     */
    spClientId: string;
    /**
     * Email address to give the provider for technical questions.
     */
    technicalContactEmail: string;
};

/**
 * Record of a credential that lets an identity provider manage a silo's users and groups over SCIM; the secret is not included.
 */
export type ScimClientBearerToken = {
    /**
     * Unique ID of the SCIM token, assigned by the server and never reused.
     */
    id: string;
    /**
     * Date and time at which the SCIM token was issued, set by the server.
     */
    timeCreated: Date;
    /**
     * Moment from which the SCIM token is refused; null if it stays valid until deleted.
     */
    timeExpires?: Date | null;
};

/**
 * Newly issued SCIM token together with its secret.
 */
export type ScimClientBearerTokenValue = {
    /**
     * Secret to enter at the SCIM client; copy it now, as it is never shown again.
     */
    bearerToken: string;
    /**
     * Unique ID of the new SCIM token, assigned by the server and never reused.
     */
    id: string;
    /**
     * Date and time at which the new SCIM token was issued, set by the server.
     */
    timeCreated: Date;
    /**
     * Moment from which the new SCIM token is refused; null means never.
     */
    timeExpires?: Date | null;
};

/**
 * Setting for ICMP traffic to the system services.
 */
export type ServiceIcmpConfig = {
    /**
     * Whether services answer ICMP, such as ping, from outside.
     */
    enabled: boolean;
};

/**
 * The console and API as reached from outside.
 */
export type ServiceUsingCertificate = 'external_api';

/**
 * Release that the system is to be updated to.
 */
export type SetTargetReleaseParams = {
    /**
     * Version of an uploaded release, not older than the current target.
     */
    systemVersion: string;
};

/**
 * Tenant of the platform, with users, projects and images of its own, walled off from other tenants.
 */
export type Silo = {
    /**
     * Group whose members are administrators of the silo; null when none was chosen.
     */
    adminGroupName?: string | null;
    /**
     * Free text about the silo; may be empty.
     */
    description: string;
    /**
     * Whether the silo appears in the silo list; hidden silos are reachable by name or ID only.
     */
    discoverable: boolean;
    /**
     * Unique ID of the silo, assigned by the server and never reused.
     */
    id: string;
    /**
     * How users come into the silo: locally, by SAML login, or by SAML with SCIM.
     */
    identityMode: SiloIdentityMode;
    /**
     * Fleet roles that the silo's users gain, keyed by the silo role they hold.
     */
    mappedFleetRoles: {
        [key: string]: Array<FleetRole>;
    };
    /**
     * Name of the silo, unique in the whole system.
     */
    name: Name;
    /**
     * Date and time at which the silo was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the silo.
     */
    timeModified: Date;
};

/**
 * Rules on access tokens that apply throughout a silo.
 */
export type SiloAuthSettings = {
    /**
     * Longest lifetime of a new access token, in seconds; null means no limit.
     */
    deviceTokenMaxTtlSeconds?: number | null;
    /**
     * ID of the silo that these login settings govern.
     */
    siloId: string;
};

/**
 * New access token rules for a silo.
 */
export type SiloAuthSettingsUpdate = {
    /**
     * Longest lifetime for later access tokens, in seconds from 1; null lifts the limit.
     */
    deviceTokenMaxTtlSeconds: number | null;
};

/**
 * Settings for a new tenant; most of them are fixed once it exists.
 */
export type SiloCreate = {
    /**
     * Identity provider group whose members become silo administrators; not for use with SCIM.
     */
    adminGroupName?: string | null;
    /**
     * Free text about the new silo; may be empty.
     */
    description: string;
    /**
     * Whether to include the silo in the silo list; lookups by name or ID work either way.
     */
    discoverable: boolean;
    identityMode: SiloIdentityMode;
    /**
     * Fleet roles to confer, keyed by silo role; giving any requires fleet admin rights.
     */
    mappedFleetRoles?: {
        [key: string]: Array<FleetRole>;
    };
    name: Name;
    /**
     * Initial limits on CPU, memory and storage.
     */
    quotas: SiloQuotasCreate;
    /**
     * Certificates for the silo's console and API host names; each must be valid for the silo's domain.
     */
    tlsCertificates: Array<CertificateCreate>;
};

/**
 * Way in which users and groups enter a silo.
 */
export type SiloIdentityMode = 'saml_jit' | 'local_only' | 'saml_scim';

/**
 * IP pool as seen from a silo it is linked to.
 */
export type SiloIpPool = {
    /**
     * Free text about the linked pool; may be empty.
     */
    description: string;
    /**
     * ID of the linked IP pool, the same for every silo.
     */
    id: string;
    /**
     * Whether the silo takes addresses from this pool when a request names none; at most one is.
     */
    isDefault: boolean;
    /**
     * Name of the linked IP pool, unique in the system.
     */
    name: Name;
    /**
     * Date and time at which the IP pool itself was created, not the link.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the IP pool itself, not to the link.
     */
    timeModified: Date;
};

/**
 * One page of linked IP pools, with a token for the page after it.
 */
export type SiloIpPoolResultsPage = {
    /**
     * The linked IP pools on this page, in the order asked for.
     */
    items: Array<SiloIpPool>;
    /**
     * Token to send as page_token for the linked IP pools after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Ceilings on what all projects of a silo may use together.
 */
export type SiloQuotas = {
    /**
     * Most virtual CPUs that running instances of the silo may use together.
     */
    cpus: number;
    /**
     * Most memory for running instances of the silo, in bytes.
     */
    memory: ByteCount;
    /**
     * ID of the silo to which the limits apply.
     */
    siloId: string;
    /**
     * Most space for disks and snapshots of the silo, in bytes.
     */
    storage: ByteCount;
};

/**
 * Starting limits for a new silo.
 */
export type SiloQuotasCreate = {
    /**
     * Virtual CPUs granted to the new silo; not negative.
     */
    cpus: number;
    /**
     * Memory granted to the new silo, in bytes.
     */
    memory: ByteCount;
    /**
     * Disk and snapshot space granted to the new silo, in bytes.
     */
    storage: ByteCount;
};

/**
 * One page of quota records of silos, with a token for the page after it.
 */
export type SiloQuotasResultsPage = {
    /**
     * The quota records of silos on this page, in the order asked for.
     */
    items: Array<SiloQuotas>;
    /**
     * Token to send as page_token for the quota records of silos after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * New limits for a silo; fields left out stay as they are.
 */
export type SiloQuotasUpdate = {
    /**
     * New limit on virtual CPUs; null or absent keeps the present one.
     */
    cpus?: number | null;
    /**
     * New memory limit in bytes; null or absent keeps the present one.
     */
    memory?: ByteCount | null;
    /**
     * New limit in bytes for disks and snapshots; null or absent keeps the present one.
     */
    storage?: ByteCount | null;
};

/**
 * One page of silos, with a token for the page after it.
 */
export type SiloResultsPage = {
    /**
     * The silos on this page, in the order asked for.
     */
    items: Array<Silo>;
    /**
     * Token to send as page_token for the silos after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Level of access in a silo; admin includes collaborator, which includes viewer.
 */
export type SiloRole = 'admin' | 'collaborator' | 'viewer';

/**
 * Who holds which role in a silo.
 */
export type SiloRolePolicy = {
    /**
     * Users and groups with their silo roles, at most 64; an update replaces the whole list.
     */
    roleAssignments: Array<SiloRoleRoleAssignment>;
};

/**
 * Grants one silo role to one user or group.
 */
export type SiloRoleRoleAssignment = {
    /**
     * ID of the user or group that receives the silo role.
     */
    identityId: string;
    identityType: IdentityType;
    roleName: SiloRole;
};

/**
 * Limits and current use of one silo, side by side.
 */
export type SiloUtilization = {
    /**
     * Resources the silo is entitled to, equal to its quotas.
     */
    allocated: VirtualResourceCounts;
    /**
     * Resources the silo has in use now.
     */
    provisioned: VirtualResourceCounts;
    /**
     * ID of the silo being measured.
     */
    siloId: string;
    siloName: Name;
};

/**
 * One page of utilization records of silos, with a token for the page after it.
 */
export type SiloUtilizationResultsPage = {
    /**
     * The utilization records of silos on this page, in the order asked for.
     */
    items: Array<SiloUtilization>;
    /**
     * Token to send as page_token for the utilization records of silos after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Compute server in a rack, which runs instances and holds drives.
 */
export type Sled = {
    baseboard: Baseboard;
    /**
     * Unique ID of the sled in the hardware inventory.
     */
    id: string;
    /**
     * Operator's intent for the sled, including whether new instances may be placed there.
     */
    policy: SledPolicy;
    /**
     * ID of the rack in which the sled sits.
     */
    rackId: string;
    /**
     * Lifecycle stage of the sled: active, or decommissioned after removal.
     */
    state: SledState;
    /**
     * Date and time at which the sled entered the hardware inventory.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the inventory record of the sled.
     */
    timeModified: Date;
    /**
     * CPU threads of the sled that are available for use.
     */
    usableHardwareThreads: number;
    /**
     * Memory of the sled that is available for use.
     */
    usablePhysicalRam: ByteCount;
};

/**
 * Reference to a sled that has just been added.
 */
export type SledId = {
    /**
     * ID under which the added sled can be found from now on.
     */
    id: string;
};

/**
 * Instance as seen from the sled that runs it, for operators.
 */
export type SledInstance = {
    /**
     * ID of the sled on which the instance runs now.
     */
    activeSledId: string;
    /**
     * ID of the instance, the same as in its project.
     */
    id: string;
    /**
     * Part of the sled's memory that the instance takes.
     */
    memory: number;
    /**
     * ID of the move to another sled under way; null when the instance is not moving.
     */
    migrationId?: string | null;
    name: Name;
    /**
     * Virtual CPUs given to the instance.
     */
    ncpus: number;
    projectName: Name;
    siloName: Name;
    state: InstanceState;
    /**
     * Date and time at which the instance was created in its project.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the instance.
     */
    timeModified: Date;
};

/**
 * One page of instances on the sled, with a token for the page after it.
 */
export type SledInstanceResultsPage = {
    /**
     * The instances on the sled on this page, in the order asked for.
     */
    items: Array<SledInstance>;
    /**
     * Token to send as page_token for the instances on the sled after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Operator's intent for a sled: keep it in service or treat it as gone.
 */
export type SledPolicy = {
    /**
     * Always "in_service" here; it tells this sled policy from its other forms.
     */
    kind: 'in_service';
    /**
     * Whether new instances may be placed on the sled.
     */
    provisionPolicy: SledProvisionPolicy;
} | {
    /**
     * Always "expunged" here; it tells this sled policy from its other forms.
     */
    kind: 'expunged';
};

/**
 * Setting for placing new instances on a sled.
 */
export type SledProvisionPolicy = 'provisionable' | 'non_provisionable';

/**
 * Requested placement setting for a sled.
 */
export type SledProvisionPolicyParams = {
    /**
     * Placement setting to apply from now on; repeating the current one is harmless.
     */
    state: SledProvisionPolicy;
};

/**
 * Placement setting of a sled before and after a change.
 */
export type SledProvisionPolicyResponse = {
    /**
     * Setting that applies from now on.
     */
    newState: SledProvisionPolicy;
    /**
     * Setting that applied before the request.
     */
    oldState: SledProvisionPolicy;
};

/**
 * One page of sleds, with a token for the page after it.
 */
export type SledResultsPage = {
    /**
     * The sleds on this page, in the order asked for.
     */
    items: Array<Sled>;
    /**
     * Token to send as page_token for the sleds after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Lifecycle stage of a sled as recorded by the system.
 */
export type SledState = 'active' | 'decommissioned';

/**
 * Copy of a disk's contents at one point in time, for making disks and images.
 */
export type Snapshot = {
    /**
     * Free text about the snapshot; may be empty.
     */
    description: string;
    /**
     * ID of the disk that was copied; kept even if that disk is deleted.
     */
    diskId: string;
    /**
     * Unique ID of the snapshot, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the snapshot, unique in its project.
     */
    name: Name;
    /**
     * ID of the project that holds the snapshot.
     */
    projectId: string;
    size: ByteCount;
    state: SnapshotState;
    /**
     * Date and time at which the snapshot was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the snapshot.
     */
    timeModified: Date;
};

/**
 * Settings for a new snapshot.
 */
export type SnapshotCreate = {
    /**
     * Free text about the new snapshot; may be empty.
     */
    description: string;
    /**
     * Name or ID of the disk to copy, in the same project.
     */
    disk: NameOrId;
    name: Name;
};

/**
 * One page of snapshots, with a token for the page after it.
 */
export type SnapshotResultsPage = {
    /**
     * The snapshots on this page, in the order asked for.
     */
    items: Array<Snapshot>;
    /**
     * Token to send as page_token for the snapshots after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Stage of a snapshot: ready ones can serve as a source, faulted ones can only be deleted.
 */
export type SnapshotState = 'creating' | 'ready' | 'faulted' | 'destroyed';

/**
 * Public key that can be placed on instances for logging in.
 */
export type SshKey = {
    /**
     * Free text about the SSH key; may be empty.
     */
    description: string;
    /**
     * Unique ID of the SSH key, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the SSH key, unique among the owner's keys.
     */
    name: Name;
    /**
     * Key text in the format that SSH uses, such as "ssh-ed25519 AAAA...".
     */
    publicKey: string;
    /**
     * ID of the user who owns the key.
     */
    siloUserId: string;
    /**
     * Date and time at which the SSH key was added, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the SSH key.
     */
    timeModified: Date;
};

/**
 * Public key to store in your account.
 */
export type SshKeyCreate = {
    /**
     * Free text about the new SSH key; may be empty.
     */
    description: string;
    name: Name;
    /**
     * Text of the public half of your key pair, usually the contents of a .pub file.
     */
    publicKey: string;
};

/**
 * One page of SSH keys, with a token for the page after it.
 */
export type SshKeyResultsPage = {
    /**
     * The SSH keys on this page, in the order asked for.
     */
    items: Array<SshKey>;
    /**
     * Token to send as page_token for the SSH keys after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Request for a new collection of diagnostic data.
 */
export type SupportBundleCreate = {
    /**
     * Optional note on why the bundle is wanted, up to 4096 bytes.
     */
    userComment?: string | null;
};

/**
 * Collection of logs and other diagnostic data from the system, meant for support staff.
 */
export type SupportBundleInfo = {
    /**
     * Unique ID of the support bundle, assigned by the server and never reused.
     */
    id: string;
    /**
     * What caused the bundle to be made, such as an API request.
     */
    reasonForCreation: string;
    /**
     * Why the bundle failed, such as lost storage; null if it has not.
     */
    reasonForFailure?: string | null;
    state: SupportBundleState;
    /**
     * Date and time at which the support bundle was requested, set by the server.
     */
    timeCreated: Date;
    /**
     * Note left by an operator; null when there is none.
     */
    userComment?: string | null;
};

/**
 * One page of support bundles, with a token for the page after it.
 */
export type SupportBundleInfoResultsPage = {
    /**
     * The support bundles on this page, in the order asked for.
     */
    items: Array<SupportBundleInfo>;
    /**
     * Token to send as page_token for the support bundles after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Stage in the life of a support bundle.
 */
export type SupportBundleState = 'collecting' | 'destroying' | 'failed' | 'active';

/**
 * Change to the comment on a support bundle.
 */
export type SupportBundleUpdate = {
    /**
     * New note for the bundle, up to 4096 bytes; null removes it.
     */
    userComment?: string | null;
};

/**
 * Network switch built into a rack.
 */
export type Switch = {
    baseboard: Baseboard;
    /**
     * Unique ID of the switch in the hardware inventory.
     */
    id: string;
    /**
     * ID of the rack in which the switch sits.
     */
    rackId: string;
    /**
     * Date and time at which the switch entered the hardware inventory.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the inventory record of the switch.
     */
    timeModified: Date;
};

/**
 * BGP messages recorded on one switch.
 */
export type SwitchBgpHistory = {
    /**
     * Recorded messages, keyed by peer.
     */
    history: {
        [key: string]: BgpMessageHistory;
    };
    /**
     * Which switch kept the record.
     */
    switch: SwitchLocation;
};

/**
 * An interface defined in saved port settings.
 */
export type SwitchInterfaceConfig = {
    /**
     * Unique ID of the switch interface, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the interface within the port settings.
     */
    interfaceName: Name;
    /**
     * Whether this is a primary, VLAN or loopback interface.
     */
    kind: SwitchInterfaceKind2;
    /**
     * ID of the port settings that define the interface.
     */
    portSettingsId: string;
    /**
     * Whether IPv6 is active on the interface.
     */
    v6Enabled: boolean;
};

/**
 * An interface to define on a link.
 */
export type SwitchInterfaceConfigCreate = {
    /**
     * Type of interface to make; a VLAN one also needs its tag.
     */
    kind: SwitchInterfaceKind;
    /**
     * Link to which the interface is attached.
     */
    linkName: Name;
    /**
     * Turn IPv6 on for the interface.
     */
    v6Enabled: boolean;
};

/**
 * Type of a new switch interface, with its settings.
 */
export type SwitchInterfaceKind = {
    /**
     * Always "primary" here; it tells this switch interface from its other forms.
     */
    type: 'primary';
} | {
    /**
     * Always "vlan" here; it tells this switch interface from its other forms.
     */
    type: 'vlan';
    /**
     * Tag that identifies the VLAN.
     */
    vid: number;
} | {
    /**
     * Always "loopback" here; it tells this switch interface from its other forms.
     */
    type: 'loopback';
};

/**
 * Type of an existing switch interface.
 */
export type SwitchInterfaceKind2 = 'primary' | 'vlan' | 'loopback';

/**
 * Link details of a port as the switch reports them, in free-form JSON.
 */
export type SwitchLinkState = unknown;

/**
 * Which of the two rack switches is meant.
 */
export type SwitchLocation = 'switch0' | 'switch1';

/**
 * External network port of a rack switch.
 */
export type SwitchPort = {
    /**
     * Unique ID of the switch port, assigned by the server and never reused.
     */
    id: string;
    /**
     * What the port is called on its switch, such as qsfp0.
     */
    portName: Name;
    /**
     * ID of the settings applied to the port; null when it has none.
     */
    portSettingsId?: string | null;
    /**
     * ID of the rack in which the port's switch sits.
     */
    rackId: string;
    /**
     * Which of the rack's two switches has the port: switch0 or switch1.
     */
    switchLocation: string;
};

/**
 * An address in saved port settings, with the lot it comes from.
 */
export type SwitchPortAddressView = {
    /**
     * IP address with prefix length set on the interface.
     */
    address: IpNet;
    /**
     * ID of the block within the lot that contains the address.
     */
    addressLotBlockId: string;
    /**
     * ID of the lot that supplied the address.
     */
    addressLotId: string;
    /**
     * Name of the lot that supplied the address.
     */
    addressLotName: Name;
    /**
     * Interface on which the address is set.
     */
    interfaceName: Name;
    /**
     * ID of the port settings the address is part of.
     */
    portSettingsId: string;
    /**
     * VLAN the address is on; null for untagged.
     */
    vlanId?: number | null;
};

/**
 * Choice of settings to put on a switch port.
 */
export type SwitchPortApplySettings = {
    /**
     * Name or ID of existing settings to use on the port.
     */
    portSettings: NameOrId;
};

/**
 * Physical make-up of a port in saved settings.
 */
export type SwitchPortConfig = {
    /**
     * How the port is split into links.
     */
    geometry: SwitchPortGeometry2;
    /**
     * ID of the port settings this layout is part of.
     */
    portSettingsId: string;
};

/**
 * Physical make-up to give a port.
 */
export type SwitchPortConfigCreate = {
    /**
     * How to split the port into links. It must suit the module or cable.
     */
    geometry: SwitchPortGeometry;
};

/**
 * Ways to divide a new port configuration into links.
 */
export type SwitchPortGeometry = 'qsfp28x1' | 'qsfp28x2' | 'sfp28x4';

/**
 * Ways in which an existing port is divided into links.
 */
export type SwitchPortGeometry2 = 'qsfp28x1' | 'qsfp28x2' | 'sfp28x4';

/**
 * A link in saved port settings.
 */
export type SwitchPortLinkConfig = {
    /**
     * Whether link parameters are negotiated with the other end.
     */
    autoneg: boolean;
    /**
     * Error correction requested for the link; null leaves it to the module type.
     */
    fec?: LinkFec | null;
    /**
     * Name of the link within the port settings.
     */
    linkName: Name;
    /**
     * LLDP settings of the link; null if none were given.
     */
    lldpLinkConfig?: LldpLinkConfig | null;
    /**
     * Largest packet the link accepts, in bytes.
     */
    mtu: number;
    /**
     * ID of the port settings the link is part of.
     */
    portSettingsId: string;
    /**
     * Nominal data rate the link is set to.
     */
    speed: LinkSpeed;
    /**
     * Transmit equaliser overrides of the link; null for hardware defaults.
     */
    txEqConfig?: TxEqConfig2 | null;
};

/**
 * One page of switch ports, with a token for the page after it.
 */
export type SwitchPortResultsPage = {
    /**
     * The switch ports on this page, in the order asked for.
     */
    items: Array<SwitchPort>;
    /**
     * Token to send as page_token for the switch ports after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * A static route in saved port settings.
 */
export type SwitchPortRouteConfig = {
    /**
     * Network reached through this route.
     */
    dst: IpNet;
    /**
     * Next hop to which matching traffic is sent.
     */
    gw: string;
    /**
     * Interface the route goes out on.
     */
    interfaceName: Name;
    /**
     * ID of the port settings the route is part of.
     */
    portSettingsId: string;
    /**
     * Precedence among routes to the same network, higher wins; null for the default.
     */
    ribPriority?: number | null;
    /**
     * VLAN used to reach the next hop; null for untagged.
     */
    vlanId?: number | null;
};

/**
 * Complete saved settings for a switch port.
 */
export type SwitchPortSettings = {
    /**
     * IP addresses set on the interfaces of the port.
     */
    addresses: Array<SwitchPortAddressView>;
    /**
     * BGP sessions to run on the port.
     */
    bgpPeers: Array<BgpPeer>;
    /**
     * Free text about these port settings.
     */
    description: string;
    /**
     * Settings groups these settings take part in.
     */
    groups: Array<SwitchPortSettingsGroups>;
    /**
     * Unique ID of the set of port settings, assigned by the server and never reused.
     */
    id: string;
    /**
     * Layer 3 interfaces defined on the port.
     */
    interfaces: Array<SwitchInterfaceConfig>;
    /**
     * Physical links of the port with speed, MTU and error correction.
     */
    links: Array<SwitchPortLinkConfig>;
    /**
     * Name of the port settings, unique in the system.
     */
    name: Name;
    /**
     * Physical layout of the port.
     */
    port: SwitchPortConfig;
    /**
     * Static routes that use the port.
     */
    routes: Array<SwitchPortRouteConfig>;
    /**
     * Date and time at which the set of port settings was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the set of port settings.
     */
    timeModified: Date;
    /**
     * VLAN tags assigned to interfaces of the port.
     */
    vlanInterfaces: Array<SwitchVlanInterfaceConfig>;
};

/**
 * Port settings to save, replacing any of the same name.
 */
export type SwitchPortSettingsCreate = {
    /**
     * IP addresses to set, grouped by link.
     */
    addresses: Array<AddressConfig>;
    /**
     * BGP sessions to set up, grouped by link; may be left out.
     */
    bgpPeers?: Array<BgpPeerConfig>;
    /**
     * Note on where these settings are used; may be empty.
     */
    description: string;
    /**
     * Names or IDs of settings groups to take over settings from.
     */
    groups?: Array<NameOrId>;
    /**
     * Layer 3 interfaces to define, each on a link; may be left out.
     */
    interfaces?: Array<SwitchInterfaceConfigCreate>;
    /**
     * Physical links to set up on the port.
     */
    links: Array<LinkConfigCreate>;
    name: Name;
    portConfig: SwitchPortConfigCreate;
    /**
     * Static routes to install, grouped by link; may be left out.
     */
    routes?: Array<RouteConfig>;
};

/**
 * Ties port settings to a settings group.
 */
export type SwitchPortSettingsGroups = {
    /**
     * ID of the group that is referred to.
     */
    portSettingsGroupId: string;
    /**
     * ID of the port settings that refer to the group.
     */
    portSettingsId: string;
};

/**
 * Identity of saved port settings, as shown in lists.
 */
export type SwitchPortSettingsIdentity = {
    /**
     * Free text that tells what the port settings are for.
     */
    description: string;
    /**
     * Unique ID of the set of port settings, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name under which the port settings are saved.
     */
    name: Name;
    /**
     * Date and time at which the set of port settings was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the set of port settings.
     */
    timeModified: Date;
};

/**
 * One page of sets of port settings, with a token for the page after it.
 */
export type SwitchPortSettingsIdentityResultsPage = {
    /**
     * The sets of port settings on this page, in the order asked for.
     */
    items: Array<SwitchPortSettingsIdentity>;
    /**
     * Token to send as page_token for the sets of port settings after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * One page of switches, with a token for the page after it.
 */
export type SwitchResultsPage = {
    /**
     * The switches on this page, in the order asked for.
     */
    items: Array<Switch>;
    /**
     * Token to send as page_token for the switches after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Assigns a VLAN tag to an interface of a port.
 */
export type SwitchVlanInterfaceConfig = {
    /**
     * ID of the interface that carries the tag.
     */
    interfaceConfigId: string;
    /**
     * Tag number used on the interface.
     */
    vlanId: number;
};

/**
 * Provisioned resource to report: virtual disk space and memory in bytes, or the number of CPUs.
 */
export type SystemMetricName = 'virtual_disk_space_provisioned' | 'cpus_provisioned' | 'ram_provisioned';

/**
 * Release that the system is moving to or already runs.
 */
export type TargetRelease = {
    /**
     * Moment at which an operator chose this release.
     */
    timeRequested: Date;
    /**
     * Version number of the chosen release.
     */
    version: string;
};

/**
 * Sort order by creation time, with the ID deciding ties.
 */
export type TimeAndIdSortMode = 'time_and_id_ascending' | 'time_and_id_descending';

/**
 * One series of a query result: its identifying fields and its samples.
 */
export type Timeseries = {
    /**
     * Field names and values that set this series apart; after grouping only the grouped ones remain.
     */
    fields: {
        [key: string]: FieldValue;
    };
    points: Points;
};

/**
 * Explains in words what is observed and what is measured on it.
 */
export type TimeseriesDescription = {
    /**
     * What is measured, in words.
     */
    metric: string;
    /**
     * What kind of object the measurement is taken from, in words.
     */
    target: string;
};

/**
 * Name of a metric as target and metric joined by a colon, in lower-case snake case.
 */
export type TimeseriesName = string;

/**
 * Request to run one metrics query.
 */
export type TimeseriesQuery = {
    /**
     * Query text: a get stage followed by filter, align or group_by stages, separated by vertical bars.
     */
    query: string;
};

/**
 * Definition of a metric: what it measures, its labelling fields, data type, units and who may read it.
 */
export type TimeseriesSchema = {
    authzScope: AuthzScope;
    /**
     * When this definition was first registered.
     */
    created: Date;
    datumType: DatumType;
    description: TimeseriesDescription;
    /**
     * Labelling fields that can be used in filters and groupings.
     */
    fieldSchema: Array<FieldSchema>;
    timeseriesName: TimeseriesName;
    units: Units;
    /**
     * Revision of the definition, counted up when its fields or type change.
     */
    version: number;
};

/**
 * One page of timeseries descriptions, with a token for the page after it.
 */
export type TimeseriesSchemaResultsPage = {
    /**
     * The timeseries descriptions on this page, in the order asked for.
     */
    items: Array<TimeseriesSchema>;
    /**
     * Token to send as page_token for the timeseries descriptions after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Uploaded software release archive.
 */
export type TufRepo = {
    /**
     * Name of the archive file as given at upload, for information only.
     */
    fileName: string;
    /**
     * SHA-256 checksum of the archive, as 64 hexadecimal digits.
     */
    hash: string;
    /**
     * Version of the system software that the archive contains.
     */
    systemVersion: string;
    /**
     * Date and time at which the software release was uploaded, set by the server.
     */
    timeCreated: Date;
};

/**
 * One page of software releases, with a token for the page after it.
 */
export type TufRepoResultsPage = {
    /**
     * The software releases on this page, in the order asked for.
     */
    items: Array<TufRepo>;
    /**
     * Token to send as page_token for the software releases after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Outcome of uploading a release archive.
 */
export type TufRepoUpload = {
    repo: TufRepo;
    status: TufRepoUploadStatus;
};

/**
 * Whether an uploaded release was new to the system.
 */
export type TufRepoUploadStatus = 'already_exists' | 'inserted';

/**
 * Transmit equaliser values to set on a new link, replacing hardware defaults.
 */
export type TxEqConfig = {
    /**
     * Strength of the main tap; empty keeps the default.
     */
    main?: number | null;
    /**
     * Strength of the first tap after the main one; empty keeps the default.
     */
    post1?: number | null;
    /**
     * Strength of the second tap after the main one; empty keeps the default.
     */
    post2?: number | null;
    /**
     * Strength of the first tap before the main one; empty keeps the default.
     */
    pre1?: number | null;
    /**
     * Strength of the second tap before the main one; empty keeps the default.
     */
    pre2?: number | null;
};

/**
 * Transmit equaliser values saved for a link.
 */
export type TxEqConfig2 = {
    /**
     * Main tap value; null if not overridden.
     */
    main?: number | null;
    /**
     * Value of the first tap after the main one; null if not overridden.
     */
    post1?: number | null;
    /**
     * Value of the second tap after the main one; null if not overridden.
     */
    post2?: number | null;
    /**
     * Value of the first tap before the main one; null if not overridden.
     */
    pre1?: number | null;
    /**
     * Value of the second tap before the main one; null if not overridden.
     */
    pre2?: number | null;
};

/**
 * Sled that has been detected in a rack but not added yet.
 */
export type UninitializedSled = {
    baseboard: Baseboard;
    /**
     * Number of the slot in the rack that the sled occupies.
     */
    cubby: number;
    /**
     * ID of the rack in which the sled was found.
     */
    rackId: string;
};

/**
 * Identifies a detected sled by its board, for adding it.
 */
export type UninitializedSledId = {
    /**
     * Part number of the sled to add, as listed under its baseboard.
     */
    part: string;
    /**
     * Serial number of the sled to add, as listed under its baseboard.
     */
    serial: string;
};

/**
 * One page of sleds waiting to be added, with a token for the page after it.
 */
export type UninitializedSledResultsPage = {
    /**
     * The sleds waiting to be added on this page, in the order asked for.
     */
    items: Array<UninitializedSled>;
    /**
     * Token to send as page_token for the sleds waiting to be added after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Unit of the samples of a metric, from plain counts to bytes, times and sensor readings.
 */
export type Units = 'count' | 'bytes' | 'seconds' | 'nanoseconds' | 'volts' | 'amps' | 'watts' | 'degrees_celsius' | 'none' | 'rpm';

/**
 * Progress of the system towards its target release.
 */
export type UpdateStatus = {
    /**
     * Number of components on each version; the update is done when all are on the target.
     */
    componentsByReleaseVersion: {
        [key: string]: number;
    };
    /**
     * True after a manual recovery; updates then wait until a target release is set again.
     */
    suspended: boolean;
    /**
     * Release that the system should run; null if none was ever chosen.
     */
    targetRelease: TargetRelease | null;
    /**
     * Moment at which the system last planned a step of the update.
     */
    timeLastStepPlanned: Date;
};

/**
 * Root of trust against which the signatures of release archives are checked.
 */
export type UpdatesTrustRoot = {
    /**
     * Unique ID of the trust root, assigned by the server and never reused.
     */
    id: string;
    /**
     * Signed TUF root document in JSON, with its trusted keys.
     */
    rootRole: unknown;
    /**
     * Date and time at which the trust root was uploaded, set by the server.
     */
    timeCreated: Date;
};

/**
 * One page of trust roots, with a token for the page after it.
 */
export type UpdatesTrustRootResultsPage = {
    /**
     * The trust roots on this page, in the order asked for.
     */
    items: Array<UpdatesTrustRoot>;
    /**
     * Token to send as page_token for the trust roots after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Person or account that can log in to a silo.
 */
export type User = {
    /**
     * Name shown for the user: the external ID, or the login name of a local user.
     */
    displayName: string;
    /**
     * Unique ID of the user, assigned by the server and never reused.
     */
    id: string;
    /**
     * ID of the silo that the user belongs to.
     */
    siloId: string;
};

/**
 * Account that the system creates for its own internal work.
 */
export type UserBuiltin = {
    /**
     * Purpose of the built-in account.
     */
    description: string;
    /**
     * Unique ID of the built-in user, assigned by the server and never reused.
     */
    id: string;
    /**
     * Fixed name of the built-in account.
     */
    name: Name;
    /**
     * Date and time at which the built-in user was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the built-in user.
     */
    timeModified: Date;
};

/**
 * One page of built-in users, with a token for the page after it.
 */
export type UserBuiltinResultsPage = {
    /**
     * The built-in users on this page, in the order asked for.
     */
    items: Array<UserBuiltin>;
    /**
     * Token to send as page_token for the built-in users after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Details of a local user to add to a silo.
 */
export type UserCreate = {
    /**
     * Login name for the user, unique in the silo; it is also shown as the display name.
     */
    externalId: UserId;
    /**
     * Password to start with, or a setting that bars the user from logging in.
     */
    password: UserPassword;
};

/**
 * Login name of a local user, under the same rules as resource names.
 */
export type UserId = string;

/**
 * Choice between a usable password and no password login.
 */
export type UserPassword = {
    /**
     * Always "password" here; it tells this password setting from its other forms.
     */
    mode: 'password';
    value: Password;
} | {
    /**
     * Always "login_disallowed" here; it tells this password setting from its other forms.
     */
    mode: 'login_disallowed';
};

/**
 * One page of users, with a token for the page after it.
 */
export type UserResultsPage = {
    /**
     * The users on this page, in the order asked for.
     */
    items: Array<User>;
    /**
     * Token to send as page_token for the users after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * Login details of a local user.
 */
export type UsernamePasswordCredentials = {
    password: Password;
    username: UserId;
};

/**
 * Limits and current use of your own silo, side by side.
 */
export type Utilization = {
    /**
     * Most that the silo may use, equal to its quotas.
     */
    capacity: VirtualResourceCounts;
    /**
     * Amounts that instances, disks and snapshots of the silo use now.
     */
    provisioned: VirtualResourceCounts;
};

/**
 * List of sample values of one type; a null entry marks a missing sample.
 */
export type ValueArray = {
    /**
     * Always "integer" here; it tells this series of values from its other forms.
     */
    type: 'integer';
    /**
     * Whole-number samples in time order; null where a sample is missing.
     */
    values: Array<number | null>;
} | {
    /**
     * Always "double" here; it tells this series of values from its other forms.
     */
    type: 'double';
    /**
     * Floating-point samples in time order; null where a sample is missing.
     */
    values: Array<number | null>;
} | {
    /**
     * Always "boolean" here; it tells this series of values from its other forms.
     */
    type: 'boolean';
    /**
     * True or false samples in time order; null where a sample is missing.
     */
    values: Array<boolean | null>;
} | {
    /**
     * Always "string" here; it tells this series of values from its other forms.
     */
    type: 'string';
    /**
     * Text samples in time order; null where a sample is missing.
     */
    values: Array<string | null>;
} | {
    /**
     * Always "integer_distribution" here; it tells this series of values from its other forms.
     */
    type: 'integer_distribution';
    /**
     * Whole-number distributions in time order; null where a sample is missing.
     */
    values: Array<Distributionint64 | null>;
} | {
    /**
     * Always "double_distribution" here; it tells this series of values from its other forms.
     */
    type: 'double_distribution';
    /**
     * Floating-point distributions in time order; null where a sample is missing.
     */
    values: Array<Distributiondouble | null>;
};

/**
 * One list of sample values together with how the metric behaves over time.
 */
export type Values = {
    /**
     * Whether the values are readings, changes or running totals.
     */
    metricType: MetricType;
    /**
     * The sample values in time order, tagged with their type.
     */
    values: ValueArray;
};

/**
 * Sort order for lists of releases.
 */
export type VersionSortMode = 'version_ascending' | 'version_descending';

/**
 * Amounts of CPU, memory and storage for comparing use with limits.
 */
export type VirtualResourceCounts = {
    /**
     * Number of virtual CPUs.
     */
    cpus: number;
    /**
     * Memory of instances, in bytes.
     */
    memory: ByteCount;
    /**
     * Space for disks and snapshots, in bytes.
     */
    storage: ByteCount;
};

/**
 * Number that identifies a virtual network on the physical one.
 */
export type Vni = number;

/**
 * A private network of a project, with its own subnets, routers, gateways and firewall.
 */
export type Vpc = {
    /**
     * Free text about the VPC; may be empty.
     */
    description: string;
    /**
     * Label that stands for the VPC in DNS names.
     */
    dnsName: Name;
    /**
     * Unique ID of the VPC, assigned by the server and never reused.
     */
    id: string;
    /**
     * Private IPv6 block (/48) from which the subnets of the VPC take their /64 blocks.
     */
    ipv6Prefix: Ipv6Net;
    /**
     * Name of the VPC, unique in its project.
     */
    name: Name;
    /**
     * ID of the project that contains the VPC.
     */
    projectId: string;
    /**
     * ID of the built-in router that carries the default and subnet routes.
     */
    systemRouterId: string;
    /**
     * Date and time at which the VPC was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the VPC.
     */
    timeModified: Date;
};

/**
 * Values needed to create a VPC.
 */
export type VpcCreate = {
    /**
     * Free text about the new VPC; may be empty.
     */
    description: string;
    dnsName: Name;
    /**
     * Private IPv6 block to use, a /48 inside fd00::/8. A random one is chosen when absent or null.
     */
    ipv6Prefix?: Ipv6Net | null;
    name: Name;
};

/**
 * Limits an ICMP filter to one message type and, if wanted, to certain codes.
 */
export type VpcFirewallIcmpFilter = {
    /**
     * ICMP code or range of codes to match; null or absent matches every code.
     */
    code?: IcmpParamRange | null;
    /**
     * ICMP message type to match, 0 to 255; 8 is an echo request.
     */
    icmpType: number;
};

/**
 * One firewall rule of a VPC: which traffic it matches and whether that traffic may pass.
 */
export type VpcFirewallRule = {
    /**
     * Whether traffic matched by the rule is let through or blocked.
     */
    action: VpcFirewallRuleAction;
    /**
     * Free text about the firewall rule; may be empty.
     */
    description: string;
    /**
     * Whether the rule looks at traffic entering or leaving its targets.
     */
    direction: VpcFirewallRuleDirection;
    /**
     * Conditions that narrow the traffic matched by the rule.
     */
    filters: VpcFirewallRuleFilter;
    /**
     * Unique ID of the firewall rule, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the firewall rule, unique in its VPC.
     */
    name: Name;
    /**
     * Rank from 0 to 65535 among the rules; the lower number wins.
     */
    priority: number;
    /**
     * Whether the rule is in force at present.
     */
    status: VpcFirewallRuleStatus;
    /**
     * Machines the rule protects or restricts; it applies to any that match at least one entry.
     */
    targets: Array<VpcFirewallRuleTarget>;
    /**
     * Date and time at which the firewall rule was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the firewall rule.
     */
    timeModified: Date;
    /**
     * ID of the VPC to which the firewall rule belongs.
     */
    vpcId: string;
};

/**
 * What happens to traffic that matches a firewall rule: let through or blocked.
 */
export type VpcFirewallRuleAction = 'allow' | 'deny';

/**
 * Side of the traffic a rule looks at. Unmatched inbound traffic is denied, unmatched outbound traffic allowed.
 */
export type VpcFirewallRuleDirection = 'inbound' | 'outbound';

/**
 * Conditions for matching traffic. Every kind given must match, by any one entry of that kind.
 */
export type VpcFirewallRuleFilter = {
    /**
     * Remote ends to match, at most 256; null or absent matches any.
     */
    hosts?: Array<VpcFirewallRuleHostFilter> | null;
    /**
     * Single ports and port ranges to match, at most 256; null or absent matches all.
     */
    ports?: Array<L4PortRange> | null;
    /**
     * Network protocols to match, at most 256; null or absent matches every one.
     */
    protocols?: Array<VpcFirewallRuleProtocol> | null;
};

/**
 * A remote end of the traffic, given by resource name or by address.
 */
export type VpcFirewallRuleHostFilter = {
    /**
     * Always "vpc" here; it tells this host filter from its other forms.
     */
    type: 'vpc';
    value: Name;
} | {
    /**
     * Always "subnet" here; it tells this host filter from its other forms.
     */
    type: 'subnet';
    value: Name;
} | {
    /**
     * Always "instance" here; it tells this host filter from its other forms.
     */
    type: 'instance';
    value: Name;
} | {
    /**
     * Always "ip" here; it tells this host filter from its other forms.
     */
    type: 'ip';
    /**
     * IPv4 or IPv6 address of the remote end.
     */
    value: string;
} | {
    /**
     * Always "ip_net" here; it tells this host filter from its other forms.
     */
    type: 'ip_net';
    value: IpNet;
};

/**
 * A network protocol that a firewall rule can match.
 */
export type VpcFirewallRuleProtocol = {
    /**
     * Always "tcp" here; it tells this protocol filter from its other forms.
     */
    type: 'tcp';
} | {
    /**
     * Always "udp" here; it tells this protocol filter from its other forms.
     */
    type: 'udp';
} | {
    /**
     * Always "icmp" here; it tells this protocol filter from its other forms.
     */
    type: 'icmp';
    /**
     * ICMP type and codes to match; null matches all ICMP messages.
     */
    value: VpcFirewallIcmpFilter | null;
};

/**
 * Whether a firewall rule is in force; a disabled rule is kept but ignored.
 */
export type VpcFirewallRuleStatus = 'disabled' | 'enabled';

/**
 * A set of machines to which a firewall rule applies, given by resource name or by address.
 */
export type VpcFirewallRuleTarget = {
    /**
     * Always "vpc" here; it tells this rule target from its other forms.
     */
    type: 'vpc';
    value: Name;
} | {
    /**
     * Always "subnet" here; it tells this rule target from its other forms.
     */
    type: 'subnet';
    value: Name;
} | {
    /**
     * Always "instance" here; it tells this rule target from its other forms.
     */
    type: 'instance';
    value: Name;
} | {
    /**
     * Always "ip" here; it tells this rule target from its other forms.
     */
    type: 'ip';
    /**
     * IPv4 or IPv6 address covered by the rule.
     */
    value: string;
} | {
    /**
     * Always "ip_net" here; it tells this rule target from its other forms.
     */
    type: 'ip_net';
    value: IpNet;
};

/**
 * One firewall rule as sent when the rule set is replaced.
 */
export type VpcFirewallRuleUpdate = {
    /**
     * Whether to let through or block traffic matched by the rule.
     */
    action: VpcFirewallRuleAction;
    /**
     * Free text to store with the firewall rule; may be empty.
     */
    description: string;
    /**
     * Whether the rule shall look at traffic entering or leaving its targets.
     */
    direction: VpcFirewallRuleDirection;
    /**
     * Conditions that narrow the traffic; with none of a kind, that kind is unrestricted.
     */
    filters: VpcFirewallRuleFilter;
    /**
     * Name of the firewall rule; no two rules of the set may share it.
     */
    name: Name;
    /**
     * Rank from 0 to 65535; where rules disagree, the lower number wins.
     */
    priority: number;
    /**
     * Whether the rule shall be in force or kept without effect.
     */
    status: VpcFirewallRuleStatus;
    /**
     * Machines the rule shall apply to, at most 256 entries; with none it has no effect.
     */
    targets: Array<VpcFirewallRuleTarget>;
};

/**
 * The full new rule set for the firewall of a VPC.
 */
export type VpcFirewallRuleUpdateParams = {
    /**
     * All rules the VPC shall have, at most 1024. Existing rules left out are removed; empty or absent clears the set.
     */
    rules?: Array<VpcFirewallRuleUpdate>;
};

/**
 * The complete firewall rule set of a VPC.
 */
export type VpcFirewallRules = {
    /**
     * All firewall rules of the VPC, not paginated.
     */
    rules: Array<VpcFirewallRule>;
};

/**
 * One page of VPCs, with a token for the page after it.
 */
export type VpcResultsPage = {
    /**
     * The VPCs on this page, in the order asked for.
     */
    items: Array<Vpc>;
    /**
     * Token to send as page_token for the VPCs after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * A table of routes in a VPC, either built in or made by users.
 */
export type VpcRouter = {
    /**
     * Free text about the router; may be empty.
     */
    description: string;
    /**
     * Unique ID of the router, assigned by the server and never reused.
     */
    id: string;
    kind: VpcRouterKind;
    /**
     * Name of the router, unique in its VPC.
     */
    name: Name;
    /**
     * Date and time at which the router was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the router.
     */
    timeModified: Date;
    /**
     * ID of the VPC that contains the router.
     */
    vpcId: string;
};

/**
 * Values needed to create a custom router.
 */
export type VpcRouterCreate = {
    /**
     * Free text about the new router; may be empty.
     */
    description: string;
    name: Name;
};

/**
 * Origin of a router: built in with the VPC, or made by a user.
 */
export type VpcRouterKind = 'system' | 'custom';

/**
 * One page of routers, with a token for the page after it.
 */
export type VpcRouterResultsPage = {
    /**
     * The routers on this page, in the order asked for.
     */
    items: Array<VpcRouter>;
    /**
     * Token to send as page_token for the routers after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * New name and description for a router; both optional.
 */
export type VpcRouterUpdate = {
    /**
     * New text about the router; leave out or send null to keep the present text.
     */
    description?: string | null;
    /**
     * New name of the router; leave out or send null to keep the present name.
     */
    name?: Name | null;
};

/**
 * A part of a VPC with its own IPv4 and IPv6 address blocks.
 */
export type VpcSubnet = {
    /**
     * ID of the custom router attached to the subnet; null or absent if there is none.
     */
    customRouterId?: string | null;
    /**
     * Free text about the subnet; may be empty.
     */
    description: string;
    /**
     * Unique ID of the subnet, assigned by the server and never reused.
     */
    id: string;
    /**
     * Private IPv4 range of the subnet in CIDR notation. The first five addresses and the last are reserved.
     */
    ipv4Block: Ipv4Net;
    /**
     * IPv6 range (/64) of the subnet, inside the prefix of its VPC.
     */
    ipv6Block: Ipv6Net;
    /**
     * Name of the subnet, unique in its VPC.
     */
    name: Name;
    /**
     * Date and time at which the subnet was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the subnet.
     */
    timeModified: Date;
    /**
     * ID of the VPC that contains the subnet.
     */
    vpcId: string;
};

/**
 * Values needed to create a subnet.
 */
export type VpcSubnetCreate = {
    /**
     * Name or ID of a custom router of the same VPC to attach; null or absent for none.
     */
    customRouter?: NameOrId | null;
    /**
     * Free text about the new subnet; may be empty.
     */
    description: string;
    /**
     * Private IPv4 range with a prefix of /8 to /26, not overlapping other subnets. Cannot be changed later.
     */
    ipv4Block: Ipv4Net;
    /**
     * IPv6 range (/64) inside the prefix of the VPC; assigned automatically when null or absent.
     */
    ipv6Block?: Ipv6Net | null;
    name: Name;
};

/**
 * One page of subnets, with a token for the page after it.
 */
export type VpcSubnetResultsPage = {
    /**
     * The subnets on this page, in the order asked for.
     */
    items: Array<VpcSubnet>;
    /**
     * Token to send as page_token for the subnets after this page; null or absent at the end.
     */
    nextPage?: string | null;
};

/**
 * New values for a subnet. Address blocks cannot be changed.
 */
export type VpcSubnetUpdate = {
    /**
     * Name or ID of the custom router to attach; null or absent detaches the present one.
     */
    customRouter?: NameOrId | null;
    /**
     * New text about the subnet; leave out or send null to keep the present text.
     */
    description?: string | null;
    /**
     * New name of the subnet; leave out or send null to keep the present name.
     */
    name?: Name | null;
};

/**
 * New name, description and DNS name for a VPC; all optional.
 */
export type VpcUpdate = {
    /**
     * New text about the VPC; leave out or send null to keep the present text.
     */
    description?: string | null;
    /**
     * New label of the VPC in DNS names; leave out or send null to keep the present one.
     */
    dnsName?: Name | null;
    /**
     * New name of the VPC. Firewall rules that use the old name are not adjusted.
     */
    name?: Name | null;
};

/**
 * Settings for a new webhook receiver.
 */
export type WebhookCreate = {
    /**
     * Free text for operators about the new receiver.
     */
    description: string;
    /**
     * URL that alerts will be posted to.
     */
    endpoint: string;
    name: Name;
    /**
     * Values used to sign requests. The list may be empty, but nothing can be sent until a secret is added.
     */
    secrets: Array<string>;
    /**
     * Classes or patterns to listen to from the start; none if left out.
     */
    subscriptions?: Array<AlertSubscription>;
};

/**
 * One HTTP request made to deliver an alert, and how it ended.
 */
export type WebhookDeliveryAttempt = {
    /**
     * Running number of the try within its delivery.
     */
    attempt: number;
    /**
     * Answer of the endpoint; null when none arrived.
     */
    response?: WebhookDeliveryResponse | null;
    /**
     * How the request ended.
     */
    result: WebhookDeliveryAttemptResult;
    /**
     * When the request was sent.
     */
    timeSent: Date;
};

/**
 * Ways in which a webhook request can end.
 */
export type WebhookDeliveryAttemptResult = 'succeeded' | 'failed_http_error' | 'failed_unreachable' | 'failed_timeout';

/**
 * What the endpoint returned for a webhook request.
 */
export type WebhookDeliveryResponse = {
    /**
     * Time from request to answer, in milliseconds.
     */
    durationMs: number;
    /**
     * HTTP status code; any 2xx counts as accepted.
     */
    status: number;
};

/**
 * A webhook receiver as returned on creation.
 */
export type WebhookReceiver = {
    /**
     * Free text for operators about this webhook.
     */
    description: string;
    /**
     * URL that alerts are posted to.
     */
    endpoint: string;
    /**
     * Unique ID of the webhook receiver, assigned by the server and never reused.
     */
    id: string;
    /**
     * Name of the webhook receiver, unique in the fleet.
     */
    name: Name;
    /**
     * Signing secrets by identifier and age; their values are not shown again.
     */
    secrets: Array<WebhookSecret>;
    /**
     * Alert classes or patterns that this webhook listens to.
     */
    subscriptions: Array<AlertSubscription>;
    /**
     * Date and time at which the webhook receiver was created, set by the server.
     */
    timeCreated: Date;
    /**
     * Date and time of the last change to the webhook receiver.
     */
    timeModified: Date;
};

/**
 * Changes to a webhook receiver; whatever is null or left out stays the same.
 */
export type WebhookReceiverUpdate = {
    /**
     * New free text for operators; null keeps the current text.
     */
    description?: string | null;
    /**
     * New URL to post alerts to; null keeps the current one.
     */
    endpoint?: string | null;
    /**
     * New name, unique among alert receivers; null keeps the current name.
     */
    name?: Name | null;
};

/**
 * Record of a signing secret: its identifier and creation time, never its value.
 */
export type WebhookSecret = {
    /**
     * Unique ID of the signing secret, assigned by the server and never reused.
     */
    id: string;
    /**
     * Date and time at which the signing secret was added, set by the server.
     */
    timeCreated: Date;
};

/**
 * Request to add a signing secret.
 */
export type WebhookSecretCreate = {
    /**
     * Shared value used to sign requests with HMAC SHA-256; it cannot be read back later.
     */
    secret: string;
};

/**
 * Signing secrets of one webhook receiver.
 */
export type WebhookSecrets = {
    /**
     * All secrets in use, by identifier and creation time; each adds a signature to every request.
     */
    secrets: Array<WebhookSecret>;
};

export type DeviceAuthRequestData = {
    body: DeviceAuthRequest;
    path?: never;
    query?: never;
    url: '/device/auth';
};

export type DeviceAuthRequestResponses = {
    /**
     * Success.
     */
    200: unknown;
};

export type DeviceAuthConfirmData = {
    body: DeviceAuthVerify;
    path?: never;
    query?: never;
    url: '/device/confirm';
};

export type DeviceAuthConfirmResponses = {
    /**
     * Success.
     */
    204: void;
};

export type DeviceAuthConfirmResponse = DeviceAuthConfirmResponses[keyof DeviceAuthConfirmResponses];

export type DeviceAccessTokenData = {
    body: DeviceAccessTokenRequest;
    path?: never;
    query?: never;
    url: '/device/token';
};

export type DeviceAccessTokenResponses = {
    /**
     * Success.
     */
    200: unknown;
};

export type ProbeListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/experimental/v1/probes';
};

export type ProbeListResponses = {
    /**
     * Success.
     */
    200: ProbeInfoResultsPage;
};

export type ProbeListResponse = ProbeListResponses[keyof ProbeListResponses];

export type ProbeCreateData = {
    body: ProbeCreate;
    path?: never;
    query: {
        project: NameOrId;
    };
    url: '/experimental/v1/probes';
};

export type ProbeCreateResponses = {
    /**
     * Success.
     */
    201: Probe;
};

export type ProbeCreateResponse = ProbeCreateResponses[keyof ProbeCreateResponses];

export type ProbeDeleteData = {
    body?: never;
    path: {
        probe: NameOrId;
    };
    query: {
        project: NameOrId;
    };
    url: '/experimental/v1/probes/{probe}';
};

export type ProbeDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type ProbeDeleteResponse = ProbeDeleteResponses[keyof ProbeDeleteResponses];

export type ProbeViewData = {
    body?: never;
    path: {
        probe: NameOrId;
    };
    query: {
        project: NameOrId;
    };
    url: '/experimental/v1/probes/{probe}';
};

export type ProbeViewResponses = {
    /**
     * Success.
     */
    200: ProbeInfo;
};

export type ProbeViewResponse = ProbeViewResponses[keyof ProbeViewResponses];

export type SupportBundleListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: TimeAndIdSortMode;
    };
    url: '/experimental/v1/system/support-bundles';
};

export type SupportBundleListResponses = {
    /**
     * Success.
     */
    200: SupportBundleInfoResultsPage;
};

export type SupportBundleListResponse = SupportBundleListResponses[keyof SupportBundleListResponses];

export type SupportBundleCreateData = {
    body: SupportBundleCreate;
    path?: never;
    query?: never;
    url: '/experimental/v1/system/support-bundles';
};

export type SupportBundleCreateResponses = {
    /**
     * Success.
     */
    201: SupportBundleInfo;
};

export type SupportBundleCreateResponse = SupportBundleCreateResponses[keyof SupportBundleCreateResponses];

export type SupportBundleDeleteData = {
    body?: never;
    path: {
        bundleId: string;
    };
    query?: never;
    url: '/experimental/v1/system/support-bundles/{bundleId}';
};

export type SupportBundleDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type SupportBundleDeleteResponse = SupportBundleDeleteResponses[keyof SupportBundleDeleteResponses];

export type SupportBundleViewData = {
    body?: never;
    path: {
        bundleId: string;
    };
    query?: never;
    url: '/experimental/v1/system/support-bundles/{bundleId}';
};

export type SupportBundleViewResponses = {
    /**
     * Success.
     */
    200: SupportBundleInfo;
};

export type SupportBundleViewResponse = SupportBundleViewResponses[keyof SupportBundleViewResponses];

export type SupportBundleUpdateData = {
    body: SupportBundleUpdate;
    path: {
        bundleId: string;
    };
    query?: never;
    url: '/experimental/v1/system/support-bundles/{bundleId}';
};

export type SupportBundleUpdateResponses = {
    /**
     * Success.
     */
    200: SupportBundleInfo;
};

export type SupportBundleUpdateResponse = SupportBundleUpdateResponses[keyof SupportBundleUpdateResponses];

export type SupportBundleDownloadData = {
    body?: never;
    path: {
        bundleId: string;
    };
    query?: never;
    url: '/experimental/v1/system/support-bundles/{bundleId}/download';
};

export type SupportBundleDownloadResponses = {
    /**
     * Success.
     */
    200: unknown;
};

export type SupportBundleHeadData = {
    body?: never;
    path: {
        bundleId: string;
    };
    query?: never;
    url: '/experimental/v1/system/support-bundles/{bundleId}/download';
};

export type SupportBundleHeadResponses = {
    /**
     * Success.
     */
    200: unknown;
};

export type SupportBundleDownloadFileData = {
    body?: never;
    path: {
        bundleId: string;
        file: string;
    };
    query?: never;
    url: '/experimental/v1/system/support-bundles/{bundleId}/download/{file}';
};

export type SupportBundleDownloadFileResponses = {
    /**
     * Success.
     */
    200: unknown;
};

export type SupportBundleHeadFileData = {
    body?: never;
    path: {
        bundleId: string;
        file: string;
    };
    query?: never;
    url: '/experimental/v1/system/support-bundles/{bundleId}/download/{file}';
};

export type SupportBundleHeadFileResponses = {
    /**
     * Success.
     */
    200: unknown;
};

export type SupportBundleIndexData = {
    body?: never;
    path: {
        bundleId: string;
    };
    query?: never;
    url: '/experimental/v1/system/support-bundles/{bundleId}/index';
};

export type SupportBundleIndexResponses = {
    /**
     * Success.
     */
    200: unknown;
};

export type LoginSamlData = {
    body: Blob;
    path: {
        siloName: Name;
        providerName: Name;
    };
    query?: never;
    url: '/login/{siloName}/saml/{providerName}';
};

export type AffinityGroupListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/affinity-groups';
};

export type AffinityGroupListResponses = {
    /**
     * Success.
     */
    200: AffinityGroupResultsPage;
};

export type AffinityGroupListResponse = AffinityGroupListResponses[keyof AffinityGroupListResponses];

export type AffinityGroupCreateData = {
    body: AffinityGroupCreate;
    path?: never;
    query: {
        project: NameOrId;
    };
    url: '/v1/affinity-groups';
};

export type AffinityGroupCreateResponses = {
    /**
     * Success.
     */
    201: AffinityGroup;
};

export type AffinityGroupCreateResponse = AffinityGroupCreateResponses[keyof AffinityGroupCreateResponses];

export type AffinityGroupDeleteData = {
    body?: never;
    path: {
        affinityGroup: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/affinity-groups/{affinityGroup}';
};

export type AffinityGroupDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type AffinityGroupDeleteResponse = AffinityGroupDeleteResponses[keyof AffinityGroupDeleteResponses];

export type AffinityGroupViewData = {
    body?: never;
    path: {
        affinityGroup: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/affinity-groups/{affinityGroup}';
};

export type AffinityGroupViewResponses = {
    /**
     * Success.
     */
    200: AffinityGroup;
};

export type AffinityGroupViewResponse = AffinityGroupViewResponses[keyof AffinityGroupViewResponses];

export type AffinityGroupUpdateData = {
    body: AffinityGroupUpdate;
    path: {
        affinityGroup: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/affinity-groups/{affinityGroup}';
};

export type AffinityGroupUpdateResponses = {
    /**
     * Success.
     */
    200: AffinityGroup;
};

export type AffinityGroupUpdateResponse = AffinityGroupUpdateResponses[keyof AffinityGroupUpdateResponses];

export type AffinityGroupMemberListData = {
    body?: never;
    path: {
        affinityGroup: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/affinity-groups/{affinityGroup}/members';
};

export type AffinityGroupMemberListResponses = {
    /**
     * Success.
     */
    200: AffinityGroupMemberResultsPage;
};

export type AffinityGroupMemberListResponse = AffinityGroupMemberListResponses[keyof AffinityGroupMemberListResponses];

export type AffinityGroupMemberInstanceDeleteData = {
    body?: never;
    path: {
        affinityGroup: NameOrId;
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}';
};

export type AffinityGroupMemberInstanceDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type AffinityGroupMemberInstanceDeleteResponse = AffinityGroupMemberInstanceDeleteResponses[keyof AffinityGroupMemberInstanceDeleteResponses];

export type AffinityGroupMemberInstanceViewData = {
    body?: never;
    path: {
        affinityGroup: NameOrId;
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}';
};

export type AffinityGroupMemberInstanceViewResponses = {
    /**
     * Success.
     */
    200: AffinityGroupMember;
};

export type AffinityGroupMemberInstanceViewResponse = AffinityGroupMemberInstanceViewResponses[keyof AffinityGroupMemberInstanceViewResponses];

export type AffinityGroupMemberInstanceAddData = {
    body?: never;
    path: {
        affinityGroup: NameOrId;
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}';
};

export type AffinityGroupMemberInstanceAddResponses = {
    /**
     * Success.
     */
    201: AffinityGroupMember;
};

export type AffinityGroupMemberInstanceAddResponse = AffinityGroupMemberInstanceAddResponses[keyof AffinityGroupMemberInstanceAddResponses];

export type AlertClassListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        filter?: AlertSubscription;
    };
    url: '/v1/alert-classes';
};

export type AlertClassListResponses = {
    /**
     * Success.
     */
    200: AlertClassResultsPage;
};

export type AlertClassListResponse = AlertClassListResponses[keyof AlertClassListResponses];

export type AlertReceiverListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/alert-receivers';
};

export type AlertReceiverListResponses = {
    /**
     * Success.
     */
    200: AlertReceiverResultsPage;
};

export type AlertReceiverListResponse = AlertReceiverListResponses[keyof AlertReceiverListResponses];

export type AlertReceiverDeleteData = {
    body?: never;
    path: {
        receiver: NameOrId;
    };
    query?: never;
    url: '/v1/alert-receivers/{receiver}';
};

export type AlertReceiverDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type AlertReceiverDeleteResponse = AlertReceiverDeleteResponses[keyof AlertReceiverDeleteResponses];

export type AlertReceiverViewData = {
    body?: never;
    path: {
        receiver: NameOrId;
    };
    query?: never;
    url: '/v1/alert-receivers/{receiver}';
};

export type AlertReceiverViewResponses = {
    /**
     * Success.
     */
    200: AlertReceiver;
};

export type AlertReceiverViewResponse = AlertReceiverViewResponses[keyof AlertReceiverViewResponses];

export type AlertDeliveryListData = {
    body?: never;
    path: {
        receiver: NameOrId;
    };
    query?: {
        delivered?: boolean | null;
        failed?: boolean | null;
        pending?: boolean | null;
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: TimeAndIdSortMode;
    };
    url: '/v1/alert-receivers/{receiver}/deliveries';
};

export type AlertDeliveryListResponses = {
    /**
     * Success.
     */
    200: AlertDeliveryResultsPage;
};

export type AlertDeliveryListResponse = AlertDeliveryListResponses[keyof AlertDeliveryListResponses];

export type AlertReceiverProbeData = {
    body?: never;
    path: {
        receiver: NameOrId;
    };
    query?: {
        resend?: boolean;
    };
    url: '/v1/alert-receivers/{receiver}/probe';
};

export type AlertReceiverProbeResponses = {
    /**
     * Success.
     */
    200: AlertProbeResult;
};

export type AlertReceiverProbeResponse = AlertReceiverProbeResponses[keyof AlertReceiverProbeResponses];

export type AlertReceiverSubscriptionAddData = {
    body: AlertSubscriptionCreate;
    path: {
        receiver: NameOrId;
    };
    query?: never;
    url: '/v1/alert-receivers/{receiver}/subscriptions';
};

export type AlertReceiverSubscriptionAddResponses = {
    /**
     * Success.
     */
    201: AlertSubscriptionCreated;
};

export type AlertReceiverSubscriptionAddResponse = AlertReceiverSubscriptionAddResponses[keyof AlertReceiverSubscriptionAddResponses];

export type AlertReceiverSubscriptionRemoveData = {
    body?: never;
    path: {
        receiver: NameOrId;
        subscription: AlertSubscription;
    };
    query?: never;
    url: '/v1/alert-receivers/{receiver}/subscriptions/{subscription}';
};

export type AlertReceiverSubscriptionRemoveResponses = {
    /**
     * Success.
     */
    204: void;
};

export type AlertReceiverSubscriptionRemoveResponse = AlertReceiverSubscriptionRemoveResponses[keyof AlertReceiverSubscriptionRemoveResponses];

export type AlertDeliveryResendData = {
    body?: never;
    path: {
        alertId: string;
    };
    query: {
        receiver: NameOrId;
    };
    url: '/v1/alerts/{alertId}/resend';
};

export type AlertDeliveryResendResponses = {
    /**
     * Success.
     */
    201: AlertDeliveryId;
};

export type AlertDeliveryResendResponse = AlertDeliveryResendResponses[keyof AlertDeliveryResendResponses];

export type AntiAffinityGroupListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/anti-affinity-groups';
};

export type AntiAffinityGroupListResponses = {
    /**
     * Success.
     */
    200: AntiAffinityGroupResultsPage;
};

export type AntiAffinityGroupListResponse = AntiAffinityGroupListResponses[keyof AntiAffinityGroupListResponses];

export type AntiAffinityGroupCreateData = {
    body: AntiAffinityGroupCreate;
    path?: never;
    query: {
        project: NameOrId;
    };
    url: '/v1/anti-affinity-groups';
};

export type AntiAffinityGroupCreateResponses = {
    /**
     * Success.
     */
    201: AntiAffinityGroup;
};

export type AntiAffinityGroupCreateResponse = AntiAffinityGroupCreateResponses[keyof AntiAffinityGroupCreateResponses];

export type AntiAffinityGroupDeleteData = {
    body?: never;
    path: {
        antiAffinityGroup: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/anti-affinity-groups/{antiAffinityGroup}';
};

export type AntiAffinityGroupDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type AntiAffinityGroupDeleteResponse = AntiAffinityGroupDeleteResponses[keyof AntiAffinityGroupDeleteResponses];

export type AntiAffinityGroupViewData = {
    body?: never;
    path: {
        antiAffinityGroup: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/anti-affinity-groups/{antiAffinityGroup}';
};

export type AntiAffinityGroupViewResponses = {
    /**
     * Success.
     */
    200: AntiAffinityGroup;
};

export type AntiAffinityGroupViewResponse = AntiAffinityGroupViewResponses[keyof AntiAffinityGroupViewResponses];

export type AntiAffinityGroupUpdateData = {
    body: AntiAffinityGroupUpdate;
    path: {
        antiAffinityGroup: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/anti-affinity-groups/{antiAffinityGroup}';
};

export type AntiAffinityGroupUpdateResponses = {
    /**
     * Success.
     */
    200: AntiAffinityGroup;
};

export type AntiAffinityGroupUpdateResponse = AntiAffinityGroupUpdateResponses[keyof AntiAffinityGroupUpdateResponses];

export type AntiAffinityGroupMemberListData = {
    body?: never;
    path: {
        antiAffinityGroup: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/anti-affinity-groups/{antiAffinityGroup}/members';
};

export type AntiAffinityGroupMemberListResponses = {
    /**
     * Success.
     */
    200: AntiAffinityGroupMemberResultsPage;
};

export type AntiAffinityGroupMemberListResponse = AntiAffinityGroupMemberListResponses[keyof AntiAffinityGroupMemberListResponses];

export type AntiAffinityGroupMemberInstanceDeleteData = {
    body?: never;
    path: {
        antiAffinityGroup: NameOrId;
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}';
};

export type AntiAffinityGroupMemberInstanceDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type AntiAffinityGroupMemberInstanceDeleteResponse = AntiAffinityGroupMemberInstanceDeleteResponses[keyof AntiAffinityGroupMemberInstanceDeleteResponses];

export type AntiAffinityGroupMemberInstanceViewData = {
    body?: never;
    path: {
        antiAffinityGroup: NameOrId;
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}';
};

export type AntiAffinityGroupMemberInstanceViewResponses = {
    /**
     * Success.
     */
    200: AntiAffinityGroupMember;
};

export type AntiAffinityGroupMemberInstanceViewResponse = AntiAffinityGroupMemberInstanceViewResponses[keyof AntiAffinityGroupMemberInstanceViewResponses];

export type AntiAffinityGroupMemberInstanceAddData = {
    body?: never;
    path: {
        antiAffinityGroup: NameOrId;
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}';
};

export type AntiAffinityGroupMemberInstanceAddResponses = {
    /**
     * Success.
     */
    201: AntiAffinityGroupMember;
};

export type AntiAffinityGroupMemberInstanceAddResponse = AntiAffinityGroupMemberInstanceAddResponses[keyof AntiAffinityGroupMemberInstanceAddResponses];

export type AuthSettingsViewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/auth-settings';
};

export type AuthSettingsViewResponses = {
    /**
     * Success.
     */
    200: SiloAuthSettings;
};

export type AuthSettingsViewResponse = AuthSettingsViewResponses[keyof AuthSettingsViewResponses];

export type AuthSettingsUpdateData = {
    body: SiloAuthSettingsUpdate;
    path?: never;
    query?: never;
    url: '/v1/auth-settings';
};

export type AuthSettingsUpdateResponses = {
    /**
     * Success.
     */
    200: SiloAuthSettings;
};

export type AuthSettingsUpdateResponse = AuthSettingsUpdateResponses[keyof AuthSettingsUpdateResponses];

export type CertificateListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/certificates';
};

export type CertificateListResponses = {
    /**
     * Success.
     */
    200: CertificateResultsPage;
};

export type CertificateListResponse = CertificateListResponses[keyof CertificateListResponses];

export type CertificateCreateData = {
    body: CertificateCreate;
    path?: never;
    query?: never;
    url: '/v1/certificates';
};

export type CertificateCreateResponses = {
    /**
     * Success.
     */
    201: Certificate;
};

export type CertificateCreateResponse = CertificateCreateResponses[keyof CertificateCreateResponses];

export type CertificateDeleteData = {
    body?: never;
    path: {
        certificate: NameOrId;
    };
    query?: never;
    url: '/v1/certificates/{certificate}';
};

export type CertificateDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type CertificateDeleteResponse = CertificateDeleteResponses[keyof CertificateDeleteResponses];

export type CertificateViewData = {
    body?: never;
    path: {
        certificate: NameOrId;
    };
    query?: never;
    url: '/v1/certificates/{certificate}';
};

export type CertificateViewResponses = {
    /**
     * Success.
     */
    200: Certificate;
};

export type CertificateViewResponse = CertificateViewResponses[keyof CertificateViewResponses];

export type DiskListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/disks';
};

export type DiskListResponses = {
    /**
     * Success.
     */
    200: DiskResultsPage;
};

export type DiskListResponse = DiskListResponses[keyof DiskListResponses];

export type DiskCreateData = {
    body: DiskCreate;
    path?: never;
    query: {
        project: NameOrId;
    };
    url: '/v1/disks';
};

export type DiskCreateResponses = {
    /**
     * Success.
     */
    201: Disk;
};

export type DiskCreateResponse = DiskCreateResponses[keyof DiskCreateResponses];

export type DiskDeleteData = {
    body?: never;
    path: {
        disk: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/disks/{disk}';
};

export type DiskDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type DiskDeleteResponse = DiskDeleteResponses[keyof DiskDeleteResponses];

export type DiskViewData = {
    body?: never;
    path: {
        disk: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/disks/{disk}';
};

export type DiskViewResponses = {
    /**
     * Success.
     */
    200: Disk;
};

export type DiskViewResponse = DiskViewResponses[keyof DiskViewResponses];

export type DiskBulkWriteImportData = {
    body: ImportBlocksBulkWrite;
    path: {
        disk: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/disks/{disk}/bulk-write';
};

export type DiskBulkWriteImportResponses = {
    /**
     * Success.
     */
    204: void;
};

export type DiskBulkWriteImportResponse = DiskBulkWriteImportResponses[keyof DiskBulkWriteImportResponses];

export type DiskBulkWriteImportStartData = {
    body?: never;
    path: {
        disk: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/disks/{disk}/bulk-write-start';
};

export type DiskBulkWriteImportStartResponses = {
    /**
     * Success.
     */
    204: void;
};

export type DiskBulkWriteImportStartResponse = DiskBulkWriteImportStartResponses[keyof DiskBulkWriteImportStartResponses];

export type DiskBulkWriteImportStopData = {
    body?: never;
    path: {
        disk: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/disks/{disk}/bulk-write-stop';
};

export type DiskBulkWriteImportStopResponses = {
    /**
     * Success.
     */
    204: void;
};

export type DiskBulkWriteImportStopResponse = DiskBulkWriteImportStopResponses[keyof DiskBulkWriteImportStopResponses];

export type DiskFinalizeImportData = {
    body: FinalizeDisk;
    path: {
        disk: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/disks/{disk}/finalize';
};

export type DiskFinalizeImportResponses = {
    /**
     * Success.
     */
    204: void;
};

export type DiskFinalizeImportResponse = DiskFinalizeImportResponses[keyof DiskFinalizeImportResponses];

export type FloatingIpListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/floating-ips';
};

export type FloatingIpListResponses = {
    /**
     * Success.
     */
    200: FloatingIpResultsPage;
};

export type FloatingIpListResponse = FloatingIpListResponses[keyof FloatingIpListResponses];

export type FloatingIpCreateData = {
    body: FloatingIpCreate;
    path?: never;
    query: {
        project: NameOrId;
    };
    url: '/v1/floating-ips';
};

export type FloatingIpCreateResponses = {
    /**
     * Success.
     */
    201: FloatingIp;
};

export type FloatingIpCreateResponse = FloatingIpCreateResponses[keyof FloatingIpCreateResponses];

export type FloatingIpDeleteData = {
    body?: never;
    path: {
        floatingIp: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/floating-ips/{floatingIp}';
};

export type FloatingIpDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type FloatingIpDeleteResponse = FloatingIpDeleteResponses[keyof FloatingIpDeleteResponses];

export type FloatingIpViewData = {
    body?: never;
    path: {
        floatingIp: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/floating-ips/{floatingIp}';
};

export type FloatingIpViewResponses = {
    /**
     * Success.
     */
    200: FloatingIp;
};

export type FloatingIpViewResponse = FloatingIpViewResponses[keyof FloatingIpViewResponses];

export type FloatingIpUpdateData = {
    body: FloatingIpUpdate;
    path: {
        floatingIp: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/floating-ips/{floatingIp}';
};

export type FloatingIpUpdateResponses = {
    /**
     * Success.
     */
    200: FloatingIp;
};

export type FloatingIpUpdateResponse = FloatingIpUpdateResponses[keyof FloatingIpUpdateResponses];

export type FloatingIpAttachData = {
    body: FloatingIpAttach;
    path: {
        floatingIp: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/floating-ips/{floatingIp}/attach';
};

export type FloatingIpAttachResponses = {
    /**
     * Success.
     */
    202: FloatingIp;
};

export type FloatingIpAttachResponse = FloatingIpAttachResponses[keyof FloatingIpAttachResponses];

export type FloatingIpDetachData = {
    body?: never;
    path: {
        floatingIp: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/floating-ips/{floatingIp}/detach';
};

export type FloatingIpDetachResponses = {
    /**
     * Success.
     */
    202: FloatingIp;
};

export type FloatingIpDetachResponse = FloatingIpDetachResponses[keyof FloatingIpDetachResponses];

export type GroupListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/groups';
};

export type GroupListResponses = {
    /**
     * Success.
     */
    200: GroupResultsPage;
};

export type GroupListResponse = GroupListResponses[keyof GroupListResponses];

export type GroupViewData = {
    body?: never;
    path: {
        groupId: string;
    };
    query?: never;
    url: '/v1/groups/{groupId}';
};

export type GroupViewResponses = {
    /**
     * Success.
     */
    200: Group;
};

export type GroupViewResponse = GroupViewResponses[keyof GroupViewResponses];

export type ImageListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/images';
};

export type ImageListResponses = {
    /**
     * Success.
     */
    200: ImageResultsPage;
};

export type ImageListResponse = ImageListResponses[keyof ImageListResponses];

export type ImageCreateData = {
    body: ImageCreate;
    path?: never;
    query?: {
        project?: NameOrId;
    };
    url: '/v1/images';
};

export type ImageCreateResponses = {
    /**
     * Success.
     */
    201: Image;
};

export type ImageCreateResponse = ImageCreateResponses[keyof ImageCreateResponses];

export type ImageDeleteData = {
    body?: never;
    path: {
        image: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/images/{image}';
};

export type ImageDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type ImageDeleteResponse = ImageDeleteResponses[keyof ImageDeleteResponses];

export type ImageViewData = {
    body?: never;
    path: {
        image: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/images/{image}';
};

export type ImageViewResponses = {
    /**
     * Success.
     */
    200: Image;
};

export type ImageViewResponse = ImageViewResponses[keyof ImageViewResponses];

export type ImageDemoteData = {
    body?: never;
    path: {
        image: NameOrId;
    };
    query: {
        project: NameOrId;
    };
    url: '/v1/images/{image}/demote';
};

export type ImageDemoteResponses = {
    /**
     * Success.
     */
    202: Image;
};

export type ImageDemoteResponse = ImageDemoteResponses[keyof ImageDemoteResponses];

export type ImagePromoteData = {
    body?: never;
    path: {
        image: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/images/{image}/promote';
};

export type ImagePromoteResponses = {
    /**
     * Success.
     */
    202: Image;
};

export type ImagePromoteResponse = ImagePromoteResponses[keyof ImagePromoteResponses];

export type InstanceListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/instances';
};

export type InstanceListResponses = {
    /**
     * Success.
     */
    200: InstanceResultsPage;
};

export type InstanceListResponse = InstanceListResponses[keyof InstanceListResponses];

export type InstanceCreateData = {
    body: InstanceCreate;
    path?: never;
    query: {
        project: NameOrId;
    };
    url: '/v1/instances';
};

export type InstanceCreateResponses = {
    /**
     * Success.
     */
    201: Instance;
};

export type InstanceCreateResponse = InstanceCreateResponses[keyof InstanceCreateResponses];

export type InstanceDeleteData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}';
};

export type InstanceDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type InstanceDeleteResponse = InstanceDeleteResponses[keyof InstanceDeleteResponses];

export type InstanceViewData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}';
};

export type InstanceViewResponses = {
    /**
     * Success.
     */
    200: Instance;
};

export type InstanceViewResponse = InstanceViewResponses[keyof InstanceViewResponses];

export type InstanceUpdateData = {
    body: InstanceUpdate;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}';
};

export type InstanceUpdateResponses = {
    /**
     * Success.
     */
    200: Instance;
};

export type InstanceUpdateResponse = InstanceUpdateResponses[keyof InstanceUpdateResponses];

export type InstanceAffinityGroupListData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/instances/{instance}/affinity-groups';
};

export type InstanceAffinityGroupListResponses = {
    /**
     * Success.
     */
    200: AffinityGroupResultsPage;
};

export type InstanceAffinityGroupListResponse = InstanceAffinityGroupListResponses[keyof InstanceAffinityGroupListResponses];

export type InstanceAntiAffinityGroupListData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/instances/{instance}/anti-affinity-groups';
};

export type InstanceAntiAffinityGroupListResponses = {
    /**
     * Success.
     */
    200: AntiAffinityGroupResultsPage;
};

export type InstanceAntiAffinityGroupListResponse = InstanceAntiAffinityGroupListResponses[keyof InstanceAntiAffinityGroupListResponses];

export type InstanceDiskListData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/instances/{instance}/disks';
};

export type InstanceDiskListResponses = {
    /**
     * Success.
     */
    200: DiskResultsPage;
};

export type InstanceDiskListResponse = InstanceDiskListResponses[keyof InstanceDiskListResponses];

export type InstanceDiskAttachData = {
    body: DiskPath;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}/disks/attach';
};

export type InstanceDiskAttachResponses = {
    /**
     * Success.
     */
    202: Disk;
};

export type InstanceDiskAttachResponse = InstanceDiskAttachResponses[keyof InstanceDiskAttachResponses];

export type InstanceDiskDetachData = {
    body: DiskPath;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}/disks/detach';
};

export type InstanceDiskDetachResponses = {
    /**
     * Success.
     */
    202: Disk;
};

export type InstanceDiskDetachResponse = InstanceDiskDetachResponses[keyof InstanceDiskDetachResponses];

export type InstanceExternalIpListData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}/external-ips';
};

export type InstanceExternalIpListResponses = {
    /**
     * Success.
     */
    200: ExternalIpResultsPage;
};

export type InstanceExternalIpListResponse = InstanceExternalIpListResponses[keyof InstanceExternalIpListResponses];

export type InstanceEphemeralIpDetachData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}/external-ips/ephemeral';
};

export type InstanceEphemeralIpDetachResponses = {
    /**
     * Success.
     */
    204: void;
};

export type InstanceEphemeralIpDetachResponse = InstanceEphemeralIpDetachResponses[keyof InstanceEphemeralIpDetachResponses];

export type InstanceEphemeralIpAttachData = {
    body: EphemeralIpCreate;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}/external-ips/ephemeral';
};

export type InstanceEphemeralIpAttachResponses = {
    /**
     * Success.
     */
    202: ExternalIp;
};

export type InstanceEphemeralIpAttachResponse = InstanceEphemeralIpAttachResponses[keyof InstanceEphemeralIpAttachResponses];

export type InstanceRebootData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}/reboot';
};

export type InstanceRebootResponses = {
    /**
     * Success.
     */
    202: Instance;
};

export type InstanceRebootResponse = InstanceRebootResponses[keyof InstanceRebootResponses];

export type InstanceSerialConsoleRequest = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        fromStart?: number | null;
        maxBytes?: number | null;
        mostRecent?: number | null;
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}/serial-console';
};

export type InstanceSerialConsoleResponses = {
    /**
     * Success.
     */
    200: InstanceSerialConsoleData;
};

export type InstanceSerialConsoleResponse = InstanceSerialConsoleResponses[keyof InstanceSerialConsoleResponses];

export type InstanceSshPublicKeyListData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/instances/{instance}/ssh-public-keys';
};

export type InstanceSshPublicKeyListResponses = {
    /**
     * Success.
     */
    200: SshKeyResultsPage;
};

export type InstanceSshPublicKeyListResponse = InstanceSshPublicKeyListResponses[keyof InstanceSshPublicKeyListResponses];

export type InstanceStartData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}/start';
};

export type InstanceStartResponses = {
    /**
     * Success.
     */
    202: Instance;
};

export type InstanceStartResponse = InstanceStartResponses[keyof InstanceStartResponses];

export type InstanceStopData = {
    body?: never;
    path: {
        instance: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/instances/{instance}/stop';
};

export type InstanceStopResponses = {
    /**
     * Success.
     */
    202: Instance;
};

export type InstanceStopResponse = InstanceStopResponses[keyof InstanceStopResponses];

export type InternetGatewayIpAddressListData = {
    body?: never;
    path?: never;
    query?: {
        gateway?: NameOrId;
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
        vpc?: NameOrId;
    };
    url: '/v1/internet-gateway-ip-addresses';
};

export type InternetGatewayIpAddressListResponses = {
    /**
     * Success.
     */
    200: InternetGatewayIpAddressResultsPage;
};

export type InternetGatewayIpAddressListResponse = InternetGatewayIpAddressListResponses[keyof InternetGatewayIpAddressListResponses];

export type InternetGatewayIpAddressCreateData = {
    body: InternetGatewayIpAddressCreate;
    path?: never;
    query: {
        gateway: NameOrId;
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/internet-gateway-ip-addresses';
};

export type InternetGatewayIpAddressCreateResponses = {
    /**
     * Success.
     */
    201: InternetGatewayIpAddress;
};

export type InternetGatewayIpAddressCreateResponse = InternetGatewayIpAddressCreateResponses[keyof InternetGatewayIpAddressCreateResponses];

export type InternetGatewayIpAddressDeleteData = {
    body?: never;
    path: {
        address: NameOrId;
    };
    query?: {
        cascade?: boolean;
        gateway?: NameOrId;
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/internet-gateway-ip-addresses/{address}';
};

export type InternetGatewayIpAddressDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type InternetGatewayIpAddressDeleteResponse = InternetGatewayIpAddressDeleteResponses[keyof InternetGatewayIpAddressDeleteResponses];

export type InternetGatewayIpPoolListData = {
    body?: never;
    path?: never;
    query?: {
        gateway?: NameOrId;
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
        vpc?: NameOrId;
    };
    url: '/v1/internet-gateway-ip-pools';
};

export type InternetGatewayIpPoolListResponses = {
    /**
     * Success.
     */
    200: InternetGatewayIpPoolResultsPage;
};

export type InternetGatewayIpPoolListResponse = InternetGatewayIpPoolListResponses[keyof InternetGatewayIpPoolListResponses];

export type InternetGatewayIpPoolCreateData = {
    body: InternetGatewayIpPoolCreate;
    path?: never;
    query: {
        gateway: NameOrId;
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/internet-gateway-ip-pools';
};

export type InternetGatewayIpPoolCreateResponses = {
    /**
     * Success.
     */
    201: InternetGatewayIpPool;
};

export type InternetGatewayIpPoolCreateResponse = InternetGatewayIpPoolCreateResponses[keyof InternetGatewayIpPoolCreateResponses];

export type InternetGatewayIpPoolDeleteData = {
    body?: never;
    path: {
        pool: NameOrId;
    };
    query?: {
        cascade?: boolean;
        gateway?: NameOrId;
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/internet-gateway-ip-pools/{pool}';
};

export type InternetGatewayIpPoolDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type InternetGatewayIpPoolDeleteResponse = InternetGatewayIpPoolDeleteResponses[keyof InternetGatewayIpPoolDeleteResponses];

export type InternetGatewayListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
        vpc?: NameOrId;
    };
    url: '/v1/internet-gateways';
};

export type InternetGatewayListResponses = {
    /**
     * Success.
     */
    200: InternetGatewayResultsPage;
};

export type InternetGatewayListResponse = InternetGatewayListResponses[keyof InternetGatewayListResponses];

export type InternetGatewayCreateData = {
    body: InternetGatewayCreate;
    path?: never;
    query: {
        project?: NameOrId;
        vpc: NameOrId;
    };
    url: '/v1/internet-gateways';
};

export type InternetGatewayCreateResponses = {
    /**
     * Success.
     */
    201: InternetGateway;
};

export type InternetGatewayCreateResponse = InternetGatewayCreateResponses[keyof InternetGatewayCreateResponses];

export type InternetGatewayDeleteData = {
    body?: never;
    path: {
        gateway: NameOrId;
    };
    query?: {
        cascade?: boolean;
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/internet-gateways/{gateway}';
};

export type InternetGatewayDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type InternetGatewayDeleteResponse = InternetGatewayDeleteResponses[keyof InternetGatewayDeleteResponses];

export type InternetGatewayViewData = {
    body?: never;
    path: {
        gateway: NameOrId;
    };
    query?: {
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/internet-gateways/{gateway}';
};

export type InternetGatewayViewResponses = {
    /**
     * Success.
     */
    200: InternetGateway;
};

export type InternetGatewayViewResponse = InternetGatewayViewResponses[keyof InternetGatewayViewResponses];

export type ProjectIpPoolListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/ip-pools';
};

export type ProjectIpPoolListResponses = {
    /**
     * Success.
     */
    200: SiloIpPoolResultsPage;
};

export type ProjectIpPoolListResponse = ProjectIpPoolListResponses[keyof ProjectIpPoolListResponses];

export type ProjectIpPoolViewData = {
    body?: never;
    path: {
        pool: NameOrId;
    };
    query?: never;
    url: '/v1/ip-pools/{pool}';
};

export type ProjectIpPoolViewResponses = {
    /**
     * Success.
     */
    200: SiloIpPool;
};

export type ProjectIpPoolViewResponse = ProjectIpPoolViewResponses[keyof ProjectIpPoolViewResponses];

export type LoginLocalData = {
    body: UsernamePasswordCredentials;
    path: {
        siloName: Name;
    };
    query?: never;
    url: '/v1/login/{siloName}/local';
};

export type LoginLocalResponses = {
    /**
     * Success.
     */
    204: void;
};

export type LoginLocalResponse = LoginLocalResponses[keyof LoginLocalResponses];

export type LogoutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/logout';
};

export type LogoutResponses = {
    /**
     * Success.
     */
    204: void;
};

export type LogoutResponse = LogoutResponses[keyof LogoutResponses];

export type CurrentUserViewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type CurrentUserViewResponses = {
    /**
     * Success.
     */
    200: CurrentUser;
};

export type CurrentUserViewResponse = CurrentUserViewResponses[keyof CurrentUserViewResponses];

export type CurrentUserAccessTokenListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/me/access-tokens';
};

export type CurrentUserAccessTokenListResponses = {
    /**
     * Success.
     */
    200: DeviceAccessTokenResultsPage;
};

export type CurrentUserAccessTokenListResponse = CurrentUserAccessTokenListResponses[keyof CurrentUserAccessTokenListResponses];

export type CurrentUserAccessTokenDeleteData = {
    body?: never;
    path: {
        tokenId: string;
    };
    query?: never;
    url: '/v1/me/access-tokens/{tokenId}';
};

export type CurrentUserAccessTokenDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type CurrentUserAccessTokenDeleteResponse = CurrentUserAccessTokenDeleteResponses[keyof CurrentUserAccessTokenDeleteResponses];

export type CurrentUserGroupsData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/me/groups';
};

export type CurrentUserGroupsResponses = {
    /**
     * Success.
     */
    200: GroupResultsPage;
};

export type CurrentUserGroupsResponse = CurrentUserGroupsResponses[keyof CurrentUserGroupsResponses];

export type CurrentUserSshKeyListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/me/ssh-keys';
};

export type CurrentUserSshKeyListResponses = {
    /**
     * Success.
     */
    200: SshKeyResultsPage;
};

export type CurrentUserSshKeyListResponse = CurrentUserSshKeyListResponses[keyof CurrentUserSshKeyListResponses];

export type CurrentUserSshKeyCreateData = {
    body: SshKeyCreate;
    path?: never;
    query?: never;
    url: '/v1/me/ssh-keys';
};

export type CurrentUserSshKeyCreateResponses = {
    /**
     * Success.
     */
    201: SshKey;
};

export type CurrentUserSshKeyCreateResponse = CurrentUserSshKeyCreateResponses[keyof CurrentUserSshKeyCreateResponses];

export type CurrentUserSshKeyDeleteData = {
    body?: never;
    path: {
        sshKey: NameOrId;
    };
    query?: never;
    url: '/v1/me/ssh-keys/{sshKey}';
};

export type CurrentUserSshKeyDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type CurrentUserSshKeyDeleteResponse = CurrentUserSshKeyDeleteResponses[keyof CurrentUserSshKeyDeleteResponses];

export type CurrentUserSshKeyViewData = {
    body?: never;
    path: {
        sshKey: NameOrId;
    };
    query?: never;
    url: '/v1/me/ssh-keys/{sshKey}';
};

export type CurrentUserSshKeyViewResponses = {
    /**
     * Success.
     */
    200: SshKey;
};

export type CurrentUserSshKeyViewResponse = CurrentUserSshKeyViewResponses[keyof CurrentUserSshKeyViewResponses];

export type SiloMetricData = {
    body?: never;
    path: {
        metricName: SystemMetricName;
    };
    query?: {
        endTime?: Date;
        limit?: number | null;
        order?: PaginationOrder;
        pageToken?: string | null;
        startTime?: Date;
        project?: NameOrId;
    };
    url: '/v1/metrics/{metricName}';
};

export type SiloMetricResponses = {
    /**
     * Success.
     */
    200: MeasurementResultsPage;
};

export type SiloMetricResponse = SiloMetricResponses[keyof SiloMetricResponses];

export type InstanceNetworkInterfaceListData = {
    body?: never;
    path?: never;
    query?: {
        instance?: NameOrId;
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/network-interfaces';
};

export type InstanceNetworkInterfaceListResponses = {
    /**
     * Success.
     */
    200: InstanceNetworkInterfaceResultsPage;
};

export type InstanceNetworkInterfaceListResponse = InstanceNetworkInterfaceListResponses[keyof InstanceNetworkInterfaceListResponses];

export type InstanceNetworkInterfaceCreateData = {
    body: InstanceNetworkInterfaceCreate;
    path?: never;
    query: {
        instance: NameOrId;
        project?: NameOrId;
    };
    url: '/v1/network-interfaces';
};

export type InstanceNetworkInterfaceCreateResponses = {
    /**
     * Success.
     */
    201: InstanceNetworkInterface;
};

export type InstanceNetworkInterfaceCreateResponse = InstanceNetworkInterfaceCreateResponses[keyof InstanceNetworkInterfaceCreateResponses];

export type InstanceNetworkInterfaceDeleteData = {
    body?: never;
    path: {
        interface: NameOrId;
    };
    query?: {
        instance?: NameOrId;
        project?: NameOrId;
    };
    url: '/v1/network-interfaces/{interface}';
};

export type InstanceNetworkInterfaceDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type InstanceNetworkInterfaceDeleteResponse = InstanceNetworkInterfaceDeleteResponses[keyof InstanceNetworkInterfaceDeleteResponses];

export type InstanceNetworkInterfaceViewData = {
    body?: never;
    path: {
        interface: NameOrId;
    };
    query?: {
        instance?: NameOrId;
        project?: NameOrId;
    };
    url: '/v1/network-interfaces/{interface}';
};

export type InstanceNetworkInterfaceViewResponses = {
    /**
     * Success.
     */
    200: InstanceNetworkInterface;
};

export type InstanceNetworkInterfaceViewResponse = InstanceNetworkInterfaceViewResponses[keyof InstanceNetworkInterfaceViewResponses];

export type InstanceNetworkInterfaceUpdateData = {
    body: InstanceNetworkInterfaceUpdate;
    path: {
        interface: NameOrId;
    };
    query?: {
        instance?: NameOrId;
        project?: NameOrId;
    };
    url: '/v1/network-interfaces/{interface}';
};

export type InstanceNetworkInterfaceUpdateResponses = {
    /**
     * Success.
     */
    200: InstanceNetworkInterface;
};

export type InstanceNetworkInterfaceUpdateResponse = InstanceNetworkInterfaceUpdateResponses[keyof InstanceNetworkInterfaceUpdateResponses];

export type PingData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/ping';
};

export type PingResponses = {
    /**
     * Success.
     */
    200: Ping;
};

export type PingResponse = PingResponses[keyof PingResponses];

export type PolicyViewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/policy';
};

export type PolicyViewResponses = {
    /**
     * Success.
     */
    200: SiloRolePolicy;
};

export type PolicyViewResponse = PolicyViewResponses[keyof PolicyViewResponses];

export type PolicyUpdateData = {
    body: SiloRolePolicy;
    path?: never;
    query?: never;
    url: '/v1/policy';
};

export type PolicyUpdateResponses = {
    /**
     * Success.
     */
    200: SiloRolePolicy;
};

export type PolicyUpdateResponse = PolicyUpdateResponses[keyof PolicyUpdateResponses];

export type ProjectListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/projects';
};

export type ProjectListResponses = {
    /**
     * Success.
     */
    200: ProjectResultsPage;
};

export type ProjectListResponse = ProjectListResponses[keyof ProjectListResponses];

export type ProjectCreateData = {
    body: ProjectCreate;
    path?: never;
    query?: never;
    url: '/v1/projects';
};

export type ProjectCreateResponses = {
    /**
     * Success.
     */
    201: Project;
};

export type ProjectCreateResponse = ProjectCreateResponses[keyof ProjectCreateResponses];

export type ProjectDeleteData = {
    body?: never;
    path: {
        project: NameOrId;
    };
    query?: never;
    url: '/v1/projects/{project}';
};

export type ProjectDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type ProjectDeleteResponse = ProjectDeleteResponses[keyof ProjectDeleteResponses];

export type ProjectViewData = {
    body?: never;
    path: {
        project: NameOrId;
    };
    query?: never;
    url: '/v1/projects/{project}';
};

export type ProjectViewResponses = {
    /**
     * Success.
     */
    200: Project;
};

export type ProjectViewResponse = ProjectViewResponses[keyof ProjectViewResponses];

export type ProjectUpdateData = {
    body: ProjectUpdate;
    path: {
        project: NameOrId;
    };
    query?: never;
    url: '/v1/projects/{project}';
};

export type ProjectUpdateResponses = {
    /**
     * Success.
     */
    200: Project;
};

export type ProjectUpdateResponse = ProjectUpdateResponses[keyof ProjectUpdateResponses];

export type ProjectPolicyViewData = {
    body?: never;
    path: {
        project: NameOrId;
    };
    query?: never;
    url: '/v1/projects/{project}/policy';
};

export type ProjectPolicyViewResponses = {
    /**
     * Success.
     */
    200: ProjectRolePolicy;
};

export type ProjectPolicyViewResponse = ProjectPolicyViewResponses[keyof ProjectPolicyViewResponses];

export type ProjectPolicyUpdateData = {
    body: ProjectRolePolicy;
    path: {
        project: NameOrId;
    };
    query?: never;
    url: '/v1/projects/{project}/policy';
};

export type ProjectPolicyUpdateResponses = {
    /**
     * Success.
     */
    200: ProjectRolePolicy;
};

export type ProjectPolicyUpdateResponse = ProjectPolicyUpdateResponses[keyof ProjectPolicyUpdateResponses];

export type SnapshotListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/snapshots';
};

export type SnapshotListResponses = {
    /**
     * Success.
     */
    200: SnapshotResultsPage;
};

export type SnapshotListResponse = SnapshotListResponses[keyof SnapshotListResponses];

export type SnapshotCreateData = {
    body: SnapshotCreate;
    path?: never;
    query: {
        project: NameOrId;
    };
    url: '/v1/snapshots';
};

export type SnapshotCreateResponses = {
    /**
     * Success.
     */
    201: Snapshot;
};

export type SnapshotCreateResponse = SnapshotCreateResponses[keyof SnapshotCreateResponses];

export type SnapshotDeleteData = {
    body?: never;
    path: {
        snapshot: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/snapshots/{snapshot}';
};

export type SnapshotDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type SnapshotDeleteResponse = SnapshotDeleteResponses[keyof SnapshotDeleteResponses];

export type SnapshotViewData = {
    body?: never;
    path: {
        snapshot: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/snapshots/{snapshot}';
};

export type SnapshotViewResponses = {
    /**
     * Success.
     */
    200: Snapshot;
};

export type SnapshotViewResponse = SnapshotViewResponses[keyof SnapshotViewResponses];

export type AuditLogListData = {
    body?: never;
    path?: never;
    query?: {
        endTime?: Date | null;
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: TimeAndIdSortMode;
        startTime?: Date;
    };
    url: '/v1/system/audit-log';
};

export type AuditLogListResponses = {
    /**
     * Success.
     */
    200: AuditLogEntryResultsPage;
};

export type AuditLogListResponse = AuditLogListResponses[keyof AuditLogListResponses];

export type PhysicalDiskListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/hardware/disks';
};

export type PhysicalDiskListResponses = {
    /**
     * Success.
     */
    200: PhysicalDiskResultsPage;
};

export type PhysicalDiskListResponse = PhysicalDiskListResponses[keyof PhysicalDiskListResponses];

export type PhysicalDiskViewData = {
    body?: never;
    path: {
        diskId: string;
    };
    query?: never;
    url: '/v1/system/hardware/disks/{diskId}';
};

export type PhysicalDiskViewResponses = {
    /**
     * Success.
     */
    200: PhysicalDisk;
};

export type PhysicalDiskViewResponse = PhysicalDiskViewResponses[keyof PhysicalDiskViewResponses];

export type NetworkingSwitchPortLldpNeighborsData = {
    body?: never;
    path: {
        rackId: string;
        switchLocation: Name;
        port: Name;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/hardware/rack-switch-port/{rackId}/{switchLocation}/{port}/lldp/neighbors';
};

export type NetworkingSwitchPortLldpNeighborsResponses = {
    /**
     * Success.
     */
    200: LldpNeighborResultsPage;
};

export type NetworkingSwitchPortLldpNeighborsResponse = NetworkingSwitchPortLldpNeighborsResponses[keyof NetworkingSwitchPortLldpNeighborsResponses];

export type RackListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/hardware/racks';
};

export type RackListResponses = {
    /**
     * Success.
     */
    200: RackResultsPage;
};

export type RackListResponse = RackListResponses[keyof RackListResponses];

export type RackViewData = {
    body?: never;
    path: {
        rackId: string;
    };
    query?: never;
    url: '/v1/system/hardware/racks/{rackId}';
};

export type RackViewResponses = {
    /**
     * Success.
     */
    200: Rack;
};

export type RackViewResponse = RackViewResponses[keyof RackViewResponses];

export type SledListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/hardware/sleds';
};

export type SledListResponses = {
    /**
     * Success.
     */
    200: SledResultsPage;
};

export type SledListResponse = SledListResponses[keyof SledListResponses];

export type SledAddData = {
    body: UninitializedSledId;
    path?: never;
    query?: never;
    url: '/v1/system/hardware/sleds';
};

export type SledAddResponses = {
    /**
     * Success.
     */
    201: SledId;
};

export type SledAddResponse = SledAddResponses[keyof SledAddResponses];

export type SledListUninitializedData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
    };
    url: '/v1/system/hardware/sleds-uninitialized';
};

export type SledListUninitializedResponses = {
    /**
     * Success.
     */
    200: UninitializedSledResultsPage;
};

export type SledListUninitializedResponse = SledListUninitializedResponses[keyof SledListUninitializedResponses];

export type SledViewData = {
    body?: never;
    path: {
        sledId: string;
    };
    query?: never;
    url: '/v1/system/hardware/sleds/{sledId}';
};

export type SledViewResponses = {
    /**
     * Success.
     */
    200: Sled;
};

export type SledViewResponse = SledViewResponses[keyof SledViewResponses];

export type SledPhysicalDiskListData = {
    body?: never;
    path: {
        sledId: string;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/hardware/sleds/{sledId}/disks';
};

export type SledPhysicalDiskListResponses = {
    /**
     * Success.
     */
    200: PhysicalDiskResultsPage;
};

export type SledPhysicalDiskListResponse = SledPhysicalDiskListResponses[keyof SledPhysicalDiskListResponses];

export type SledInstanceListData = {
    body?: never;
    path: {
        sledId: string;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/hardware/sleds/{sledId}/instances';
};

export type SledInstanceListResponses = {
    /**
     * Success.
     */
    200: SledInstanceResultsPage;
};

export type SledInstanceListResponse = SledInstanceListResponses[keyof SledInstanceListResponses];

export type SledSetProvisionPolicyData = {
    body: SledProvisionPolicyParams;
    path: {
        sledId: string;
    };
    query?: never;
    url: '/v1/system/hardware/sleds/{sledId}/provision-policy';
};

export type SledSetProvisionPolicyResponses = {
    /**
     * Success.
     */
    200: SledProvisionPolicyResponse;
};

export type SledSetProvisionPolicyResponse = SledSetProvisionPolicyResponses[keyof SledSetProvisionPolicyResponses];

export type NetworkingSwitchPortListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
        switchPortId?: string | null;
    };
    url: '/v1/system/hardware/switch-port';
};

export type NetworkingSwitchPortListResponses = {
    /**
     * Success.
     */
    200: SwitchPortResultsPage;
};

export type NetworkingSwitchPortListResponse = NetworkingSwitchPortListResponses[keyof NetworkingSwitchPortListResponses];

export type NetworkingSwitchPortLldpConfigViewData = {
    body?: never;
    path: {
        port: Name;
    };
    query: {
        rackId: string;
        switchLocation: Name;
    };
    url: '/v1/system/hardware/switch-port/{port}/lldp/config';
};

export type NetworkingSwitchPortLldpConfigViewResponses = {
    /**
     * Success.
     */
    200: LldpLinkConfig;
};

export type NetworkingSwitchPortLldpConfigViewResponse = NetworkingSwitchPortLldpConfigViewResponses[keyof NetworkingSwitchPortLldpConfigViewResponses];

export type NetworkingSwitchPortLldpConfigUpdateData = {
    body: LldpLinkConfig;
    path: {
        port: Name;
    };
    query: {
        rackId: string;
        switchLocation: Name;
    };
    url: '/v1/system/hardware/switch-port/{port}/lldp/config';
};

export type NetworkingSwitchPortLldpConfigUpdateResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingSwitchPortLldpConfigUpdateResponse = NetworkingSwitchPortLldpConfigUpdateResponses[keyof NetworkingSwitchPortLldpConfigUpdateResponses];

export type NetworkingSwitchPortClearSettingsData = {
    body?: never;
    path: {
        port: Name;
    };
    query: {
        rackId: string;
        switchLocation: Name;
    };
    url: '/v1/system/hardware/switch-port/{port}/settings';
};

export type NetworkingSwitchPortClearSettingsResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingSwitchPortClearSettingsResponse = NetworkingSwitchPortClearSettingsResponses[keyof NetworkingSwitchPortClearSettingsResponses];

export type NetworkingSwitchPortApplySettingsData = {
    body: SwitchPortApplySettings;
    path: {
        port: Name;
    };
    query: {
        rackId: string;
        switchLocation: Name;
    };
    url: '/v1/system/hardware/switch-port/{port}/settings';
};

export type NetworkingSwitchPortApplySettingsResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingSwitchPortApplySettingsResponse = NetworkingSwitchPortApplySettingsResponses[keyof NetworkingSwitchPortApplySettingsResponses];

export type NetworkingSwitchPortStatusData = {
    body?: never;
    path: {
        port: Name;
    };
    query: {
        rackId: string;
        switchLocation: Name;
    };
    url: '/v1/system/hardware/switch-port/{port}/status';
};

export type NetworkingSwitchPortStatusResponses = {
    /**
     * Success.
     */
    200: SwitchLinkState;
};

export type NetworkingSwitchPortStatusResponse = NetworkingSwitchPortStatusResponses[keyof NetworkingSwitchPortStatusResponses];

export type SwitchListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/hardware/switches';
};

export type SwitchListResponses = {
    /**
     * Success.
     */
    200: SwitchResultsPage;
};

export type SwitchListResponse = SwitchListResponses[keyof SwitchListResponses];

export type SwitchViewData = {
    body?: never;
    path: {
        switchId: string;
    };
    query?: never;
    url: '/v1/system/hardware/switches/{switchId}';
};

export type SwitchViewResponses = {
    /**
     * Success.
     */
    200: Switch;
};

export type SwitchViewResponse = SwitchViewResponses[keyof SwitchViewResponses];

export type SiloIdentityProviderListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        silo?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/system/identity-providers';
};

export type SiloIdentityProviderListResponses = {
    /**
     * Success.
     */
    200: IdentityProviderResultsPage;
};

export type SiloIdentityProviderListResponse = SiloIdentityProviderListResponses[keyof SiloIdentityProviderListResponses];

export type LocalIdpUserCreateData = {
    body: UserCreate;
    path?: never;
    query: {
        silo: NameOrId;
    };
    url: '/v1/system/identity-providers/local/users';
};

export type LocalIdpUserCreateResponses = {
    /**
     * Success.
     */
    201: User;
};

export type LocalIdpUserCreateResponse = LocalIdpUserCreateResponses[keyof LocalIdpUserCreateResponses];

export type LocalIdpUserDeleteData = {
    body?: never;
    path: {
        userId: string;
    };
    query: {
        silo: NameOrId;
    };
    url: '/v1/system/identity-providers/local/users/{userId}';
};

export type LocalIdpUserDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type LocalIdpUserDeleteResponse = LocalIdpUserDeleteResponses[keyof LocalIdpUserDeleteResponses];

export type LocalIdpUserSetPasswordData = {
    body: UserPassword;
    path: {
        userId: string;
    };
    query: {
        silo: NameOrId;
    };
    url: '/v1/system/identity-providers/local/users/{userId}/set-password';
};

export type LocalIdpUserSetPasswordResponses = {
    /**
     * Success.
     */
    204: void;
};

export type LocalIdpUserSetPasswordResponse = LocalIdpUserSetPasswordResponses[keyof LocalIdpUserSetPasswordResponses];

export type SamlIdentityProviderCreateData = {
    body: SamlIdentityProviderCreate;
    path?: never;
    query: {
        silo: NameOrId;
    };
    url: '/v1/system/identity-providers/saml';
};

export type SamlIdentityProviderCreateResponses = {
    /**
     * Success.
     */
    201: SamlIdentityProvider;
};

export type SamlIdentityProviderCreateResponse = SamlIdentityProviderCreateResponses[keyof SamlIdentityProviderCreateResponses];

export type SamlIdentityProviderViewData = {
    body?: never;
    path: {
        provider: NameOrId;
    };
    query?: {
        silo?: NameOrId;
    };
    url: '/v1/system/identity-providers/saml/{provider}';
};

export type SamlIdentityProviderViewResponses = {
    /**
     * Success.
     */
    200: SamlIdentityProvider;
};

export type SamlIdentityProviderViewResponse = SamlIdentityProviderViewResponses[keyof SamlIdentityProviderViewResponses];

export type IpPoolListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/system/ip-pools';
};

export type IpPoolListResponses = {
    /**
     * Success.
     */
    200: IpPoolResultsPage;
};

export type IpPoolListResponse = IpPoolListResponses[keyof IpPoolListResponses];

export type IpPoolCreateData = {
    body: IpPoolCreate;
    path?: never;
    query?: never;
    url: '/v1/system/ip-pools';
};

export type IpPoolCreateResponses = {
    /**
     * Success.
     */
    201: IpPool;
};

export type IpPoolCreateResponse = IpPoolCreateResponses[keyof IpPoolCreateResponses];

export type IpPoolServiceViewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/system/ip-pools-service';
};

export type IpPoolServiceViewResponses = {
    /**
     * Success.
     */
    200: IpPool;
};

export type IpPoolServiceViewResponse = IpPoolServiceViewResponses[keyof IpPoolServiceViewResponses];

export type IpPoolServiceRangeListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
    };
    url: '/v1/system/ip-pools-service/ranges';
};

export type IpPoolServiceRangeListResponses = {
    /**
     * Success.
     */
    200: IpPoolRangeResultsPage;
};

export type IpPoolServiceRangeListResponse = IpPoolServiceRangeListResponses[keyof IpPoolServiceRangeListResponses];

export type IpPoolServiceRangeAddData = {
    body: IpRange;
    path?: never;
    query?: never;
    url: '/v1/system/ip-pools-service/ranges/add';
};

export type IpPoolServiceRangeAddResponses = {
    /**
     * Success.
     */
    201: IpPoolRange;
};

export type IpPoolServiceRangeAddResponse = IpPoolServiceRangeAddResponses[keyof IpPoolServiceRangeAddResponses];

export type IpPoolServiceRangeRemoveData = {
    body: IpRange;
    path?: never;
    query?: never;
    url: '/v1/system/ip-pools-service/ranges/remove';
};

export type IpPoolServiceRangeRemoveResponses = {
    /**
     * Success.
     */
    204: void;
};

export type IpPoolServiceRangeRemoveResponse = IpPoolServiceRangeRemoveResponses[keyof IpPoolServiceRangeRemoveResponses];

export type IpPoolDeleteData = {
    body?: never;
    path: {
        pool: NameOrId;
    };
    query?: never;
    url: '/v1/system/ip-pools/{pool}';
};

export type IpPoolDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type IpPoolDeleteResponse = IpPoolDeleteResponses[keyof IpPoolDeleteResponses];

export type IpPoolViewData = {
    body?: never;
    path: {
        pool: NameOrId;
    };
    query?: never;
    url: '/v1/system/ip-pools/{pool}';
};

export type IpPoolViewResponses = {
    /**
     * Success.
     */
    200: IpPool;
};

export type IpPoolViewResponse = IpPoolViewResponses[keyof IpPoolViewResponses];

export type IpPoolUpdateData = {
    body: IpPoolUpdate;
    path: {
        pool: NameOrId;
    };
    query?: never;
    url: '/v1/system/ip-pools/{pool}';
};

export type IpPoolUpdateResponses = {
    /**
     * Success.
     */
    200: IpPool;
};

export type IpPoolUpdateResponse = IpPoolUpdateResponses[keyof IpPoolUpdateResponses];

export type IpPoolRangeListData = {
    body?: never;
    path: {
        pool: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
    };
    url: '/v1/system/ip-pools/{pool}/ranges';
};

export type IpPoolRangeListResponses = {
    /**
     * Success.
     */
    200: IpPoolRangeResultsPage;
};

export type IpPoolRangeListResponse = IpPoolRangeListResponses[keyof IpPoolRangeListResponses];

export type IpPoolRangeAddData = {
    body: IpRange;
    path: {
        pool: NameOrId;
    };
    query?: never;
    url: '/v1/system/ip-pools/{pool}/ranges/add';
};

export type IpPoolRangeAddResponses = {
    /**
     * Success.
     */
    201: IpPoolRange;
};

export type IpPoolRangeAddResponse = IpPoolRangeAddResponses[keyof IpPoolRangeAddResponses];

export type IpPoolRangeRemoveData = {
    body: IpRange;
    path: {
        pool: NameOrId;
    };
    query?: never;
    url: '/v1/system/ip-pools/{pool}/ranges/remove';
};

export type IpPoolRangeRemoveResponses = {
    /**
     * Success.
     */
    204: void;
};

export type IpPoolRangeRemoveResponse = IpPoolRangeRemoveResponses[keyof IpPoolRangeRemoveResponses];

export type IpPoolSiloListData = {
    body?: never;
    path: {
        pool: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/ip-pools/{pool}/silos';
};

export type IpPoolSiloListResponses = {
    /**
     * Success.
     */
    200: IpPoolSiloLinkResultsPage;
};

export type IpPoolSiloListResponse = IpPoolSiloListResponses[keyof IpPoolSiloListResponses];

export type IpPoolSiloLinkData = {
    body: IpPoolLinkSilo;
    path: {
        pool: NameOrId;
    };
    query?: never;
    url: '/v1/system/ip-pools/{pool}/silos';
};

export type IpPoolSiloLinkResponses = {
    /**
     * Success.
     */
    201: IpPoolSiloLink;
};

export type IpPoolSiloLinkResponse = IpPoolSiloLinkResponses[keyof IpPoolSiloLinkResponses];

export type IpPoolSiloUnlinkData = {
    body?: never;
    path: {
        pool: NameOrId;
        silo: NameOrId;
    };
    query?: never;
    url: '/v1/system/ip-pools/{pool}/silos/{silo}';
};

export type IpPoolSiloUnlinkResponses = {
    /**
     * Success.
     */
    204: void;
};

export type IpPoolSiloUnlinkResponse = IpPoolSiloUnlinkResponses[keyof IpPoolSiloUnlinkResponses];

export type IpPoolSiloUpdateData = {
    body: IpPoolSiloUpdate;
    path: {
        pool: NameOrId;
        silo: NameOrId;
    };
    query?: never;
    url: '/v1/system/ip-pools/{pool}/silos/{silo}';
};

export type IpPoolSiloUpdateResponses = {
    /**
     * Success.
     */
    200: IpPoolSiloLink;
};

export type IpPoolSiloUpdateResponse = IpPoolSiloUpdateResponses[keyof IpPoolSiloUpdateResponses];

export type IpPoolUtilizationViewData = {
    body?: never;
    path: {
        pool: NameOrId;
    };
    query?: never;
    url: '/v1/system/ip-pools/{pool}/utilization';
};

export type IpPoolUtilizationViewResponses = {
    /**
     * Success.
     */
    200: IpPoolUtilization;
};

export type IpPoolUtilizationViewResponse = IpPoolUtilizationViewResponses[keyof IpPoolUtilizationViewResponses];

export type SystemMetricData = {
    body?: never;
    path: {
        metricName: SystemMetricName;
    };
    query?: {
        endTime?: Date;
        limit?: number | null;
        order?: PaginationOrder;
        pageToken?: string | null;
        startTime?: Date;
        silo?: NameOrId;
    };
    url: '/v1/system/metrics/{metricName}';
};

export type SystemMetricResponses = {
    /**
     * Success.
     */
    200: MeasurementResultsPage;
};

export type SystemMetricResponse = SystemMetricResponses[keyof SystemMetricResponses];

export type NetworkingAddressLotListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/system/networking/address-lot';
};

export type NetworkingAddressLotListResponses = {
    /**
     * Success.
     */
    200: AddressLotResultsPage;
};

export type NetworkingAddressLotListResponse = NetworkingAddressLotListResponses[keyof NetworkingAddressLotListResponses];

export type NetworkingAddressLotCreateData = {
    body: AddressLotCreate;
    path?: never;
    query?: never;
    url: '/v1/system/networking/address-lot';
};

export type NetworkingAddressLotCreateResponses = {
    /**
     * Success.
     */
    201: AddressLotCreateResponse;
};

export type NetworkingAddressLotCreateResponse = NetworkingAddressLotCreateResponses[keyof NetworkingAddressLotCreateResponses];

export type NetworkingAddressLotDeleteData = {
    body?: never;
    path: {
        addressLot: NameOrId;
    };
    query?: never;
    url: '/v1/system/networking/address-lot/{addressLot}';
};

export type NetworkingAddressLotDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingAddressLotDeleteResponse = NetworkingAddressLotDeleteResponses[keyof NetworkingAddressLotDeleteResponses];

export type NetworkingAddressLotViewData = {
    body?: never;
    path: {
        addressLot: NameOrId;
    };
    query?: never;
    url: '/v1/system/networking/address-lot/{addressLot}';
};

export type NetworkingAddressLotViewResponses = {
    /**
     * Success.
     */
    200: AddressLotViewResponse;
};

export type NetworkingAddressLotViewResponse = NetworkingAddressLotViewResponses[keyof NetworkingAddressLotViewResponses];

export type NetworkingAddressLotBlockListData = {
    body?: never;
    path: {
        addressLot: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/networking/address-lot/{addressLot}/blocks';
};

export type NetworkingAddressLotBlockListResponses = {
    /**
     * Success.
     */
    200: AddressLotBlockResultsPage;
};

export type NetworkingAddressLotBlockListResponse = NetworkingAddressLotBlockListResponses[keyof NetworkingAddressLotBlockListResponses];

export type NetworkingAllowListViewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/system/networking/allow-list';
};

export type NetworkingAllowListViewResponses = {
    /**
     * Success.
     */
    200: AllowList;
};

export type NetworkingAllowListViewResponse = NetworkingAllowListViewResponses[keyof NetworkingAllowListViewResponses];

export type NetworkingAllowListUpdateData = {
    body: AllowListUpdate;
    path?: never;
    query?: never;
    url: '/v1/system/networking/allow-list';
};

export type NetworkingAllowListUpdateResponses = {
    /**
     * Success.
     */
    200: AllowList;
};

export type NetworkingAllowListUpdateResponse = NetworkingAllowListUpdateResponses[keyof NetworkingAllowListUpdateResponses];

export type NetworkingBfdDisableData = {
    body: BfdSessionDisable;
    path?: never;
    query?: never;
    url: '/v1/system/networking/bfd-disable';
};

export type NetworkingBfdDisableResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingBfdDisableResponse = NetworkingBfdDisableResponses[keyof NetworkingBfdDisableResponses];

export type NetworkingBfdEnableData = {
    body: BfdSessionEnable;
    path?: never;
    query?: never;
    url: '/v1/system/networking/bfd-enable';
};

export type NetworkingBfdEnableResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingBfdEnableResponse = NetworkingBfdEnableResponses[keyof NetworkingBfdEnableResponses];

export type NetworkingBfdStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/system/networking/bfd-status';
};

export type NetworkingBfdStatusResponses = {
    /**
     * Success.
     */
    200: Array<BfdStatus>;
};

export type NetworkingBfdStatusResponse = NetworkingBfdStatusResponses[keyof NetworkingBfdStatusResponses];

export type NetworkingBgpConfigDeleteData = {
    body?: never;
    path?: never;
    query: {
        nameOrId: NameOrId;
    };
    url: '/v1/system/networking/bgp';
};

export type NetworkingBgpConfigDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingBgpConfigDeleteResponse = NetworkingBgpConfigDeleteResponses[keyof NetworkingBgpConfigDeleteResponses];

export type NetworkingBgpConfigListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/system/networking/bgp';
};

export type NetworkingBgpConfigListResponses = {
    /**
     * Success.
     */
    200: BgpConfigResultsPage;
};

export type NetworkingBgpConfigListResponse = NetworkingBgpConfigListResponses[keyof NetworkingBgpConfigListResponses];

export type NetworkingBgpConfigCreateData = {
    body: BgpConfigCreate;
    path?: never;
    query?: never;
    url: '/v1/system/networking/bgp';
};

export type NetworkingBgpConfigCreateResponses = {
    /**
     * Success.
     */
    201: BgpConfig;
};

export type NetworkingBgpConfigCreateResponse = NetworkingBgpConfigCreateResponses[keyof NetworkingBgpConfigCreateResponses];

export type NetworkingBgpAnnounceSetListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/system/networking/bgp-announce-set';
};

export type NetworkingBgpAnnounceSetListResponses = {
    /**
     * Success.
     */
    200: Array<BgpAnnounceSet>;
};

export type NetworkingBgpAnnounceSetListResponse = NetworkingBgpAnnounceSetListResponses[keyof NetworkingBgpAnnounceSetListResponses];

export type NetworkingBgpAnnounceSetUpdateData = {
    body: BgpAnnounceSetCreate;
    path?: never;
    query?: never;
    url: '/v1/system/networking/bgp-announce-set';
};

export type NetworkingBgpAnnounceSetUpdateResponses = {
    /**
     * Success.
     */
    200: BgpAnnounceSet;
};

export type NetworkingBgpAnnounceSetUpdateResponse = NetworkingBgpAnnounceSetUpdateResponses[keyof NetworkingBgpAnnounceSetUpdateResponses];

export type NetworkingBgpAnnounceSetDeleteData = {
    body?: never;
    path: {
        announceSet: NameOrId;
    };
    query?: never;
    url: '/v1/system/networking/bgp-announce-set/{announceSet}';
};

export type NetworkingBgpAnnounceSetDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingBgpAnnounceSetDeleteResponse = NetworkingBgpAnnounceSetDeleteResponses[keyof NetworkingBgpAnnounceSetDeleteResponses];

export type NetworkingBgpAnnouncementListData = {
    body?: never;
    path: {
        announceSet: NameOrId;
    };
    query?: never;
    url: '/v1/system/networking/bgp-announce-set/{announceSet}/announcement';
};

export type NetworkingBgpAnnouncementListResponses = {
    /**
     * Success.
     */
    200: Array<BgpAnnouncement>;
};

export type NetworkingBgpAnnouncementListResponse = NetworkingBgpAnnouncementListResponses[keyof NetworkingBgpAnnouncementListResponses];

export type NetworkingBgpExportedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/system/networking/bgp-exported';
};

export type NetworkingBgpExportedResponses = {
    /**
     * Success.
     */
    200: BgpExported;
};

export type NetworkingBgpExportedResponse = NetworkingBgpExportedResponses[keyof NetworkingBgpExportedResponses];

export type NetworkingBgpMessageHistoryData = {
    body?: never;
    path?: never;
    query: {
        asn: number;
    };
    url: '/v1/system/networking/bgp-message-history';
};

export type NetworkingBgpMessageHistoryResponses = {
    /**
     * Success.
     */
    200: AggregateBgpMessageHistory;
};

export type NetworkingBgpMessageHistoryResponse = NetworkingBgpMessageHistoryResponses[keyof NetworkingBgpMessageHistoryResponses];

export type NetworkingBgpImportedRoutesIpv4Data = {
    body?: never;
    path?: never;
    query: {
        asn: number;
    };
    url: '/v1/system/networking/bgp-routes-ipv4';
};

export type NetworkingBgpImportedRoutesIpv4Responses = {
    /**
     * Success.
     */
    200: Array<BgpImportedRouteIpv4>;
};

export type NetworkingBgpImportedRoutesIpv4Response = NetworkingBgpImportedRoutesIpv4Responses[keyof NetworkingBgpImportedRoutesIpv4Responses];

export type NetworkingBgpStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/system/networking/bgp-status';
};

export type NetworkingBgpStatusResponses = {
    /**
     * Success.
     */
    200: Array<BgpPeerStatus>;
};

export type NetworkingBgpStatusResponse = NetworkingBgpStatusResponses[keyof NetworkingBgpStatusResponses];

export type NetworkingInboundIcmpViewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/system/networking/inbound-icmp';
};

export type NetworkingInboundIcmpViewResponses = {
    /**
     * Success.
     */
    200: ServiceIcmpConfig;
};

export type NetworkingInboundIcmpViewResponse = NetworkingInboundIcmpViewResponses[keyof NetworkingInboundIcmpViewResponses];

export type NetworkingInboundIcmpUpdateData = {
    body: ServiceIcmpConfig;
    path?: never;
    query?: never;
    url: '/v1/system/networking/inbound-icmp';
};

export type NetworkingInboundIcmpUpdateResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingInboundIcmpUpdateResponse = NetworkingInboundIcmpUpdateResponses[keyof NetworkingInboundIcmpUpdateResponses];

export type NetworkingLoopbackAddressListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/networking/loopback-address';
};

export type NetworkingLoopbackAddressListResponses = {
    /**
     * Success.
     */
    200: LoopbackAddressResultsPage;
};

export type NetworkingLoopbackAddressListResponse = NetworkingLoopbackAddressListResponses[keyof NetworkingLoopbackAddressListResponses];

export type NetworkingLoopbackAddressCreateData = {
    body: LoopbackAddressCreate;
    path?: never;
    query?: never;
    url: '/v1/system/networking/loopback-address';
};

export type NetworkingLoopbackAddressCreateResponses = {
    /**
     * Success.
     */
    201: LoopbackAddress;
};

export type NetworkingLoopbackAddressCreateResponse = NetworkingLoopbackAddressCreateResponses[keyof NetworkingLoopbackAddressCreateResponses];

export type NetworkingLoopbackAddressDeleteData = {
    body?: never;
    path: {
        rackId: string;
        switchLocation: Name;
        address: string;
        subnetMask: number;
    };
    query?: never;
    url: '/v1/system/networking/loopback-address/{rackId}/{switchLocation}/{address}/{subnetMask}';
};

export type NetworkingLoopbackAddressDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingLoopbackAddressDeleteResponse = NetworkingLoopbackAddressDeleteResponses[keyof NetworkingLoopbackAddressDeleteResponses];

export type NetworkingSwitchPortSettingsDeleteData = {
    body?: never;
    path?: never;
    query?: {
        portSettings?: NameOrId;
    };
    url: '/v1/system/networking/switch-port-settings';
};

export type NetworkingSwitchPortSettingsDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type NetworkingSwitchPortSettingsDeleteResponse = NetworkingSwitchPortSettingsDeleteResponses[keyof NetworkingSwitchPortSettingsDeleteResponses];

export type NetworkingSwitchPortSettingsListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        portSettings?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/system/networking/switch-port-settings';
};

export type NetworkingSwitchPortSettingsListResponses = {
    /**
     * Success.
     */
    200: SwitchPortSettingsIdentityResultsPage;
};

export type NetworkingSwitchPortSettingsListResponse = NetworkingSwitchPortSettingsListResponses[keyof NetworkingSwitchPortSettingsListResponses];

export type NetworkingSwitchPortSettingsCreateData = {
    body: SwitchPortSettingsCreate;
    path?: never;
    query?: never;
    url: '/v1/system/networking/switch-port-settings';
};

export type NetworkingSwitchPortSettingsCreateResponses = {
    /**
     * Success.
     */
    201: SwitchPortSettings;
};

export type NetworkingSwitchPortSettingsCreateResponse = NetworkingSwitchPortSettingsCreateResponses[keyof NetworkingSwitchPortSettingsCreateResponses];

export type NetworkingSwitchPortSettingsViewData = {
    body?: never;
    path: {
        port: NameOrId;
    };
    query?: never;
    url: '/v1/system/networking/switch-port-settings/{port}';
};

export type NetworkingSwitchPortSettingsViewResponses = {
    /**
     * Success.
     */
    200: SwitchPortSettings;
};

export type NetworkingSwitchPortSettingsViewResponse = NetworkingSwitchPortSettingsViewResponses[keyof NetworkingSwitchPortSettingsViewResponses];

export type SystemPolicyViewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/system/policy';
};

export type SystemPolicyViewResponses = {
    /**
     * Success.
     */
    200: FleetRolePolicy;
};

export type SystemPolicyViewResponse = SystemPolicyViewResponses[keyof SystemPolicyViewResponses];

export type SystemPolicyUpdateData = {
    body: FleetRolePolicy;
    path?: never;
    query?: never;
    url: '/v1/system/policy';
};

export type SystemPolicyUpdateResponses = {
    /**
     * Success.
     */
    200: FleetRolePolicy;
};

export type SystemPolicyUpdateResponse = SystemPolicyUpdateResponses[keyof SystemPolicyUpdateResponses];

export type ScimTokenDeleteAllData = {
    body?: never;
    path?: never;
    query: {
        silo: NameOrId;
    };
    url: '/v1/system/scim/tokens';
};

export type ScimTokenDeleteAllResponses = {
    /**
     * Success.
     */
    204: void;
};

export type ScimTokenDeleteAllResponse = ScimTokenDeleteAllResponses[keyof ScimTokenDeleteAllResponses];

export type ScimTokenListData = {
    body?: never;
    path?: never;
    query: {
        silo: NameOrId;
    };
    url: '/v1/system/scim/tokens';
};

export type ScimTokenListResponses = {
    /**
     * Success.
     */
    200: Array<ScimClientBearerToken>;
};

export type ScimTokenListResponse = ScimTokenListResponses[keyof ScimTokenListResponses];

export type ScimTokenCreateData = {
    body?: never;
    path?: never;
    query: {
        silo: NameOrId;
    };
    url: '/v1/system/scim/tokens';
};

export type ScimTokenCreateResponses = {
    /**
     * Success.
     */
    201: ScimClientBearerTokenValue;
};

export type ScimTokenCreateResponse = ScimTokenCreateResponses[keyof ScimTokenCreateResponses];

export type ScimTokenDeleteData = {
    body?: never;
    path: {
        tokenId: string;
    };
    query: {
        silo: NameOrId;
    };
    url: '/v1/system/scim/tokens/{tokenId}';
};

export type ScimTokenDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type ScimTokenDeleteResponse = ScimTokenDeleteResponses[keyof ScimTokenDeleteResponses];

export type ScimTokenViewData = {
    body?: never;
    path: {
        tokenId: string;
    };
    query: {
        silo: NameOrId;
    };
    url: '/v1/system/scim/tokens/{tokenId}';
};

export type ScimTokenViewResponses = {
    /**
     * Success.
     */
    200: ScimClientBearerToken;
};

export type ScimTokenViewResponse = ScimTokenViewResponses[keyof ScimTokenViewResponses];

export type SystemQuotasListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/silo-quotas';
};

export type SystemQuotasListResponses = {
    /**
     * Success.
     */
    200: SiloQuotasResultsPage;
};

export type SystemQuotasListResponse = SystemQuotasListResponses[keyof SystemQuotasListResponses];

export type SiloListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/system/silos';
};

export type SiloListResponses = {
    /**
     * Success.
     */
    200: SiloResultsPage;
};

export type SiloListResponse = SiloListResponses[keyof SiloListResponses];

export type SiloCreateData = {
    body: SiloCreate;
    path?: never;
    query?: never;
    url: '/v1/system/silos';
};

export type SiloCreateResponses = {
    /**
     * Success.
     */
    201: Silo;
};

export type SiloCreateResponse = SiloCreateResponses[keyof SiloCreateResponses];

export type SiloDeleteData = {
    body?: never;
    path: {
        silo: NameOrId;
    };
    query?: never;
    url: '/v1/system/silos/{silo}';
};

export type SiloDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type SiloDeleteResponse = SiloDeleteResponses[keyof SiloDeleteResponses];

export type SiloViewData = {
    body?: never;
    path: {
        silo: NameOrId;
    };
    query?: never;
    url: '/v1/system/silos/{silo}';
};

export type SiloViewResponses = {
    /**
     * Success.
     */
    200: Silo;
};

export type SiloViewResponse = SiloViewResponses[keyof SiloViewResponses];

export type SiloIpPoolListData = {
    body?: never;
    path: {
        silo: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/system/silos/{silo}/ip-pools';
};

export type SiloIpPoolListResponses = {
    /**
     * Success.
     */
    200: SiloIpPoolResultsPage;
};

export type SiloIpPoolListResponse = SiloIpPoolListResponses[keyof SiloIpPoolListResponses];

export type SiloPolicyViewData = {
    body?: never;
    path: {
        silo: NameOrId;
    };
    query?: never;
    url: '/v1/system/silos/{silo}/policy';
};

export type SiloPolicyViewResponses = {
    /**
     * Success.
     */
    200: SiloRolePolicy;
};

export type SiloPolicyViewResponse = SiloPolicyViewResponses[keyof SiloPolicyViewResponses];

export type SiloPolicyUpdateData = {
    body: SiloRolePolicy;
    path: {
        silo: NameOrId;
    };
    query?: never;
    url: '/v1/system/silos/{silo}/policy';
};

export type SiloPolicyUpdateResponses = {
    /**
     * Success.
     */
    200: SiloRolePolicy;
};

export type SiloPolicyUpdateResponse = SiloPolicyUpdateResponses[keyof SiloPolicyUpdateResponses];

export type SiloQuotasViewData = {
    body?: never;
    path: {
        silo: NameOrId;
    };
    query?: never;
    url: '/v1/system/silos/{silo}/quotas';
};

export type SiloQuotasViewResponses = {
    /**
     * Success.
     */
    200: SiloQuotas;
};

export type SiloQuotasViewResponse = SiloQuotasViewResponses[keyof SiloQuotasViewResponses];

export type SiloQuotasUpdateData = {
    body: SiloQuotasUpdate;
    path: {
        silo: NameOrId;
    };
    query?: never;
    url: '/v1/system/silos/{silo}/quotas';
};

export type SiloQuotasUpdateResponses = {
    /**
     * Success.
     */
    200: SiloQuotas;
};

export type SiloQuotasUpdateResponse = SiloQuotasUpdateResponses[keyof SiloQuotasUpdateResponses];

export type SystemTimeseriesQueryData = {
    body: TimeseriesQuery;
    path?: never;
    query?: never;
    url: '/v1/system/timeseries/query';
};

export type SystemTimeseriesQueryResponses = {
    /**
     * Success.
     */
    200: OxqlQueryResult;
};

export type SystemTimeseriesQueryResponse = SystemTimeseriesQueryResponses[keyof SystemTimeseriesQueryResponses];

export type SystemTimeseriesSchemaListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
    };
    url: '/v1/system/timeseries/schemas';
};

export type SystemTimeseriesSchemaListResponses = {
    /**
     * Success.
     */
    200: TimeseriesSchemaResultsPage;
};

export type SystemTimeseriesSchemaListResponse = SystemTimeseriesSchemaListResponses[keyof SystemTimeseriesSchemaListResponses];

export type SystemUpdateRepositoryListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: VersionSortMode;
    };
    url: '/v1/system/update/repositories';
};

export type SystemUpdateRepositoryListResponses = {
    /**
     * Success.
     */
    200: TufRepoResultsPage;
};

export type SystemUpdateRepositoryListResponse = SystemUpdateRepositoryListResponses[keyof SystemUpdateRepositoryListResponses];

export type SystemUpdateRepositoryUploadData = {
    body: Blob;
    path?: never;
    query: {
        fileName: string;
    };
    url: '/v1/system/update/repositories';
};

export type SystemUpdateRepositoryUploadResponses = {
    /**
     * Success.
     */
    200: TufRepoUpload;
};

export type SystemUpdateRepositoryUploadResponse = SystemUpdateRepositoryUploadResponses[keyof SystemUpdateRepositoryUploadResponses];

export type SystemUpdateRepositoryViewData = {
    body?: never;
    path: {
        systemVersion: string;
    };
    query?: never;
    url: '/v1/system/update/repositories/{systemVersion}';
};

export type SystemUpdateRepositoryViewResponses = {
    /**
     * Success.
     */
    200: TufRepo;
};

export type SystemUpdateRepositoryViewResponse = SystemUpdateRepositoryViewResponses[keyof SystemUpdateRepositoryViewResponses];

export type SystemUpdateStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/system/update/status';
};

export type SystemUpdateStatusResponses = {
    /**
     * Success.
     */
    200: UpdateStatus;
};

export type SystemUpdateStatusResponse = SystemUpdateStatusResponses[keyof SystemUpdateStatusResponses];

export type TargetReleaseUpdateData = {
    body: SetTargetReleaseParams;
    path?: never;
    query?: never;
    url: '/v1/system/update/target-release';
};

export type TargetReleaseUpdateResponses = {
    /**
     * Success.
     */
    204: void;
};

export type TargetReleaseUpdateResponse = TargetReleaseUpdateResponses[keyof TargetReleaseUpdateResponses];

export type SystemUpdateTrustRootListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/update/trust-roots';
};

export type SystemUpdateTrustRootListResponses = {
    /**
     * Success.
     */
    200: UpdatesTrustRootResultsPage;
};

export type SystemUpdateTrustRootListResponse = SystemUpdateTrustRootListResponses[keyof SystemUpdateTrustRootListResponses];

export type SystemUpdateTrustRootCreateData = {
    body: unknown;
    path?: never;
    query?: never;
    url: '/v1/system/update/trust-roots';
};

export type SystemUpdateTrustRootCreateResponses = {
    /**
     * Success.
     */
    201: UpdatesTrustRoot;
};

export type SystemUpdateTrustRootCreateResponse = SystemUpdateTrustRootCreateResponses[keyof SystemUpdateTrustRootCreateResponses];

export type SystemUpdateTrustRootDeleteData = {
    body?: never;
    path: {
        trustRootId: string;
    };
    query?: never;
    url: '/v1/system/update/trust-roots/{trustRootId}';
};

export type SystemUpdateTrustRootDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type SystemUpdateTrustRootDeleteResponse = SystemUpdateTrustRootDeleteResponses[keyof SystemUpdateTrustRootDeleteResponses];

export type SystemUpdateTrustRootViewData = {
    body?: never;
    path: {
        trustRootId: string;
    };
    query?: never;
    url: '/v1/system/update/trust-roots/{trustRootId}';
};

export type SystemUpdateTrustRootViewResponses = {
    /**
     * Success.
     */
    200: UpdatesTrustRoot;
};

export type SystemUpdateTrustRootViewResponse = SystemUpdateTrustRootViewResponses[keyof SystemUpdateTrustRootViewResponses];

export type SiloUserListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        silo?: NameOrId;
        sortBy?: IdSortMode;
    };
    url: '/v1/system/users';
};

export type SiloUserListResponses = {
    /**
     * Success.
     */
    200: UserResultsPage;
};

export type SiloUserListResponse = SiloUserListResponses[keyof SiloUserListResponses];

export type UserBuiltinListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameSortMode;
    };
    url: '/v1/system/users-builtin';
};

export type UserBuiltinListResponses = {
    /**
     * Success.
     */
    200: UserBuiltinResultsPage;
};

export type UserBuiltinListResponse = UserBuiltinListResponses[keyof UserBuiltinListResponses];

export type UserBuiltinViewData = {
    body?: never;
    path: {
        user: NameOrId;
    };
    query?: never;
    url: '/v1/system/users-builtin/{user}';
};

export type UserBuiltinViewResponses = {
    /**
     * Success.
     */
    200: UserBuiltin;
};

export type UserBuiltinViewResponse = UserBuiltinViewResponses[keyof UserBuiltinViewResponses];

export type SiloUserViewData = {
    body?: never;
    path: {
        userId: string;
    };
    query: {
        silo: NameOrId;
    };
    url: '/v1/system/users/{userId}';
};

export type SiloUserViewResponses = {
    /**
     * Success.
     */
    200: User;
};

export type SiloUserViewResponse = SiloUserViewResponses[keyof SiloUserViewResponses];

export type SiloUtilizationListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/system/utilization/silos';
};

export type SiloUtilizationListResponses = {
    /**
     * Success.
     */
    200: SiloUtilizationResultsPage;
};

export type SiloUtilizationListResponse = SiloUtilizationListResponses[keyof SiloUtilizationListResponses];

export type SiloUtilizationViewData = {
    body?: never;
    path: {
        silo: NameOrId;
    };
    query?: never;
    url: '/v1/system/utilization/silos/{silo}';
};

export type SiloUtilizationViewResponses = {
    /**
     * Success.
     */
    200: SiloUtilization;
};

export type SiloUtilizationViewResponse = SiloUtilizationViewResponses[keyof SiloUtilizationViewResponses];

export type TimeseriesQueryData = {
    body: TimeseriesQuery;
    path?: never;
    query: {
        project: NameOrId;
    };
    url: '/v1/timeseries/query';
};

export type TimeseriesQueryResponses = {
    /**
     * Success.
     */
    200: OxqlQueryResult;
};

export type TimeseriesQueryResponse = TimeseriesQueryResponses[keyof TimeseriesQueryResponses];

export type UserListData = {
    body?: never;
    path?: never;
    query?: {
        group?: string | null;
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/users';
};

export type UserListResponses = {
    /**
     * Success.
     */
    200: UserResultsPage;
};

export type UserListResponse = UserListResponses[keyof UserListResponses];

export type UserViewData = {
    body?: never;
    path: {
        userId: string;
    };
    query?: never;
    url: '/v1/users/{userId}';
};

export type UserViewResponses = {
    /**
     * Success.
     */
    200: User;
};

export type UserViewResponse = UserViewResponses[keyof UserViewResponses];

export type UserTokenListData = {
    body?: never;
    path: {
        userId: string;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/users/{userId}/access-tokens';
};

export type UserTokenListResponses = {
    /**
     * Success.
     */
    200: DeviceAccessTokenResultsPage;
};

export type UserTokenListResponse = UserTokenListResponses[keyof UserTokenListResponses];

export type UserLogoutData = {
    body?: never;
    path: {
        userId: string;
    };
    query?: never;
    url: '/v1/users/{userId}/logout';
};

export type UserLogoutResponses = {
    /**
     * Success.
     */
    204: void;
};

export type UserLogoutResponse = UserLogoutResponses[keyof UserLogoutResponses];

export type UserSessionListData = {
    body?: never;
    path: {
        userId: string;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        sortBy?: IdSortMode;
    };
    url: '/v1/users/{userId}/sessions';
};

export type UserSessionListResponses = {
    /**
     * Success.
     */
    200: ConsoleSessionResultsPage;
};

export type UserSessionListResponse = UserSessionListResponses[keyof UserSessionListResponses];

export type UtilizationViewData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/utilization';
};

export type UtilizationViewResponses = {
    /**
     * Success.
     */
    200: Utilization;
};

export type UtilizationViewResponse = UtilizationViewResponses[keyof UtilizationViewResponses];

export type VpcFirewallRulesViewData = {
    body?: never;
    path?: never;
    query: {
        project?: NameOrId;
        vpc: NameOrId;
    };
    url: '/v1/vpc-firewall-rules';
};

export type VpcFirewallRulesViewResponses = {
    /**
     * Success.
     */
    200: VpcFirewallRules;
};

export type VpcFirewallRulesViewResponse = VpcFirewallRulesViewResponses[keyof VpcFirewallRulesViewResponses];

export type VpcFirewallRulesUpdateData = {
    body: VpcFirewallRuleUpdateParams;
    path?: never;
    query: {
        project?: NameOrId;
        vpc: NameOrId;
    };
    url: '/v1/vpc-firewall-rules';
};

export type VpcFirewallRulesUpdateResponses = {
    /**
     * Success.
     */
    200: VpcFirewallRules;
};

export type VpcFirewallRulesUpdateResponse = VpcFirewallRulesUpdateResponses[keyof VpcFirewallRulesUpdateResponses];

export type VpcRouterRouteListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        router?: NameOrId;
        sortBy?: NameOrIdSortMode;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-router-routes';
};

export type VpcRouterRouteListResponses = {
    /**
     * Success.
     */
    200: RouterRouteResultsPage;
};

export type VpcRouterRouteListResponse = VpcRouterRouteListResponses[keyof VpcRouterRouteListResponses];

export type VpcRouterRouteCreateData = {
    body: RouterRouteCreate;
    path?: never;
    query: {
        project?: NameOrId;
        router: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-router-routes';
};

export type VpcRouterRouteCreateResponses = {
    /**
     * Success.
     */
    201: RouterRoute;
};

export type VpcRouterRouteCreateResponse = VpcRouterRouteCreateResponses[keyof VpcRouterRouteCreateResponses];

export type VpcRouterRouteDeleteData = {
    body?: never;
    path: {
        route: NameOrId;
    };
    query?: {
        project?: NameOrId;
        router?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-router-routes/{route}';
};

export type VpcRouterRouteDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type VpcRouterRouteDeleteResponse = VpcRouterRouteDeleteResponses[keyof VpcRouterRouteDeleteResponses];

export type VpcRouterRouteViewData = {
    body?: never;
    path: {
        route: NameOrId;
    };
    query?: {
        project?: NameOrId;
        router?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-router-routes/{route}';
};

export type VpcRouterRouteViewResponses = {
    /**
     * Success.
     */
    200: RouterRoute;
};

export type VpcRouterRouteViewResponse = VpcRouterRouteViewResponses[keyof VpcRouterRouteViewResponses];

export type VpcRouterRouteUpdateData = {
    body: RouterRouteUpdate;
    path: {
        route: NameOrId;
    };
    query?: {
        project?: NameOrId;
        router?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-router-routes/{route}';
};

export type VpcRouterRouteUpdateResponses = {
    /**
     * Success.
     */
    200: RouterRoute;
};

export type VpcRouterRouteUpdateResponse = VpcRouterRouteUpdateResponses[keyof VpcRouterRouteUpdateResponses];

export type VpcRouterListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-routers';
};

export type VpcRouterListResponses = {
    /**
     * Success.
     */
    200: VpcRouterResultsPage;
};

export type VpcRouterListResponse = VpcRouterListResponses[keyof VpcRouterListResponses];

export type VpcRouterCreateData = {
    body: VpcRouterCreate;
    path?: never;
    query: {
        project?: NameOrId;
        vpc: NameOrId;
    };
    url: '/v1/vpc-routers';
};

export type VpcRouterCreateResponses = {
    /**
     * Success.
     */
    201: VpcRouter;
};

export type VpcRouterCreateResponse = VpcRouterCreateResponses[keyof VpcRouterCreateResponses];

export type VpcRouterDeleteData = {
    body?: never;
    path: {
        router: NameOrId;
    };
    query?: {
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-routers/{router}';
};

export type VpcRouterDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type VpcRouterDeleteResponse = VpcRouterDeleteResponses[keyof VpcRouterDeleteResponses];

export type VpcRouterViewData = {
    body?: never;
    path: {
        router: NameOrId;
    };
    query?: {
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-routers/{router}';
};

export type VpcRouterViewResponses = {
    /**
     * Success.
     */
    200: VpcRouter;
};

export type VpcRouterViewResponse = VpcRouterViewResponses[keyof VpcRouterViewResponses];

export type VpcRouterUpdateData = {
    body: VpcRouterUpdate;
    path: {
        router: NameOrId;
    };
    query?: {
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-routers/{router}';
};

export type VpcRouterUpdateResponses = {
    /**
     * Success.
     */
    200: VpcRouter;
};

export type VpcRouterUpdateResponse = VpcRouterUpdateResponses[keyof VpcRouterUpdateResponses];

export type VpcSubnetListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-subnets';
};

export type VpcSubnetListResponses = {
    /**
     * Success.
     */
    200: VpcSubnetResultsPage;
};

export type VpcSubnetListResponse = VpcSubnetListResponses[keyof VpcSubnetListResponses];

export type VpcSubnetCreateData = {
    body: VpcSubnetCreate;
    path?: never;
    query: {
        project?: NameOrId;
        vpc: NameOrId;
    };
    url: '/v1/vpc-subnets';
};

export type VpcSubnetCreateResponses = {
    /**
     * Success.
     */
    201: VpcSubnet;
};

export type VpcSubnetCreateResponse = VpcSubnetCreateResponses[keyof VpcSubnetCreateResponses];

export type VpcSubnetDeleteData = {
    body?: never;
    path: {
        subnet: NameOrId;
    };
    query?: {
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-subnets/{subnet}';
};

export type VpcSubnetDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type VpcSubnetDeleteResponse = VpcSubnetDeleteResponses[keyof VpcSubnetDeleteResponses];

export type VpcSubnetViewData = {
    body?: never;
    path: {
        subnet: NameOrId;
    };
    query?: {
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-subnets/{subnet}';
};

export type VpcSubnetViewResponses = {
    /**
     * Success.
     */
    200: VpcSubnet;
};

export type VpcSubnetViewResponse = VpcSubnetViewResponses[keyof VpcSubnetViewResponses];

export type VpcSubnetUpdateData = {
    body: VpcSubnetUpdate;
    path: {
        subnet: NameOrId;
    };
    query?: {
        project?: NameOrId;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-subnets/{subnet}';
};

export type VpcSubnetUpdateResponses = {
    /**
     * Success.
     */
    200: VpcSubnet;
};

export type VpcSubnetUpdateResponse = VpcSubnetUpdateResponses[keyof VpcSubnetUpdateResponses];

export type VpcSubnetListNetworkInterfacesData = {
    body?: never;
    path: {
        subnet: NameOrId;
    };
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
        vpc?: NameOrId;
    };
    url: '/v1/vpc-subnets/{subnet}/network-interfaces';
};

export type VpcSubnetListNetworkInterfacesResponses = {
    /**
     * Success.
     */
    200: InstanceNetworkInterfaceResultsPage;
};

export type VpcSubnetListNetworkInterfacesResponse = VpcSubnetListNetworkInterfacesResponses[keyof VpcSubnetListNetworkInterfacesResponses];

export type VpcListData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number | null;
        pageToken?: string | null;
        project?: NameOrId;
        sortBy?: NameOrIdSortMode;
    };
    url: '/v1/vpcs';
};

export type VpcListResponses = {
    /**
     * Success.
     */
    200: VpcResultsPage;
};

export type VpcListResponse = VpcListResponses[keyof VpcListResponses];

export type VpcCreateData = {
    body: VpcCreate;
    path?: never;
    query: {
        project: NameOrId;
    };
    url: '/v1/vpcs';
};

export type VpcCreateResponses = {
    /**
     * Success.
     */
    201: Vpc;
};

export type VpcCreateResponse = VpcCreateResponses[keyof VpcCreateResponses];

export type VpcDeleteData = {
    body?: never;
    path: {
        vpc: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/vpcs/{vpc}';
};

export type VpcDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type VpcDeleteResponse = VpcDeleteResponses[keyof VpcDeleteResponses];

export type VpcViewData = {
    body?: never;
    path: {
        vpc: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/vpcs/{vpc}';
};

export type VpcViewResponses = {
    /**
     * Success.
     */
    200: Vpc;
};

export type VpcViewResponse = VpcViewResponses[keyof VpcViewResponses];

export type VpcUpdateData = {
    body: VpcUpdate;
    path: {
        vpc: NameOrId;
    };
    query?: {
        project?: NameOrId;
    };
    url: '/v1/vpcs/{vpc}';
};

export type VpcUpdateResponses = {
    /**
     * Success.
     */
    200: Vpc;
};

export type VpcUpdateResponse = VpcUpdateResponses[keyof VpcUpdateResponses];

export type WebhookReceiverCreateData = {
    body: WebhookCreate;
    path?: never;
    query?: never;
    url: '/v1/webhook-receivers';
};

export type WebhookReceiverCreateResponses = {
    /**
     * Success.
     */
    201: WebhookReceiver;
};

export type WebhookReceiverCreateResponse = WebhookReceiverCreateResponses[keyof WebhookReceiverCreateResponses];

export type WebhookReceiverUpdateData = {
    body: WebhookReceiverUpdate;
    path: {
        receiver: NameOrId;
    };
    query?: never;
    url: '/v1/webhook-receivers/{receiver}';
};

export type WebhookReceiverUpdateResponses = {
    /**
     * Success.
     */
    204: void;
};

export type WebhookReceiverUpdateResponse = WebhookReceiverUpdateResponses[keyof WebhookReceiverUpdateResponses];

export type WebhookSecretsListData = {
    body?: never;
    path?: never;
    query: {
        receiver: NameOrId;
    };
    url: '/v1/webhook-secrets';
};

export type WebhookSecretsListResponses = {
    /**
     * Success.
     */
    200: WebhookSecrets;
};

export type WebhookSecretsListResponse = WebhookSecretsListResponses[keyof WebhookSecretsListResponses];

export type WebhookSecretsAddData = {
    body: WebhookSecretCreate;
    path?: never;
    query: {
        receiver: NameOrId;
    };
    url: '/v1/webhook-secrets';
};

export type WebhookSecretsAddResponses = {
    /**
     * Success.
     */
    201: WebhookSecret;
};

export type WebhookSecretsAddResponse = WebhookSecretsAddResponses[keyof WebhookSecretsAddResponses];

export type WebhookSecretsDeleteData = {
    body?: never;
    path: {
        secretId: string;
    };
    query?: never;
    url: '/v1/webhook-secrets/{secretId}';
};

export type WebhookSecretsDeleteResponses = {
    /**
     * Success.
     */
    204: void;
};

export type WebhookSecretsDeleteResponse = WebhookSecretsDeleteResponses[keyof WebhookSecretsDeleteResponses];
