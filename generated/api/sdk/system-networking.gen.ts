// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { NetworkingAddressLotBlockListData, NetworkingAddressLotBlockListResponses, NetworkingAddressLotCreateData, NetworkingAddressLotCreateResponses, NetworkingAddressLotDeleteData, NetworkingAddressLotDeleteResponses, NetworkingAddressLotListData, NetworkingAddressLotListResponses, NetworkingAddressLotViewData, NetworkingAddressLotViewResponses, NetworkingAllowListUpdateData, NetworkingAllowListUpdateResponses, NetworkingAllowListViewData, NetworkingAllowListViewResponses, NetworkingBfdDisableData, NetworkingBfdDisableResponses, NetworkingBfdEnableData, NetworkingBfdEnableResponses, NetworkingBfdStatusData, NetworkingBfdStatusResponses, NetworkingBgpAnnounceSetDeleteData, NetworkingBgpAnnounceSetDeleteResponses, NetworkingBgpAnnounceSetListData, NetworkingBgpAnnounceSetListResponses, NetworkingBgpAnnounceSetUpdateData, NetworkingBgpAnnounceSetUpdateResponses, NetworkingBgpAnnouncementListData, NetworkingBgpAnnouncementListResponses, NetworkingBgpConfigCreateData, NetworkingBgpConfigCreateResponses, NetworkingBgpConfigDeleteData, NetworkingBgpConfigDeleteResponses, NetworkingBgpConfigListData, NetworkingBgpConfigListResponses, NetworkingBgpExportedData, NetworkingBgpExportedResponses, NetworkingBgpImportedRoutesIpv4Data, NetworkingBgpImportedRoutesIpv4Responses, NetworkingBgpMessageHistoryData, NetworkingBgpMessageHistoryResponses, NetworkingBgpStatusData, NetworkingBgpStatusResponses, NetworkingInboundIcmpUpdateData, NetworkingInboundIcmpUpdateResponses, NetworkingInboundIcmpViewData, NetworkingInboundIcmpViewResponses, NetworkingLoopbackAddressCreateData, NetworkingLoopbackAddressCreateResponses, NetworkingLoopbackAddressDeleteData, NetworkingLoopbackAddressDeleteResponses, NetworkingLoopbackAddressListData, NetworkingLoopbackAddressListResponses, NetworkingSwitchPortLldpConfigUpdateData, NetworkingSwitchPortLldpConfigUpdateResponses, NetworkingSwitchPortLldpConfigViewData, NetworkingSwitchPortLldpConfigViewResponses, NetworkingSwitchPortLldpNeighborsData, NetworkingSwitchPortLldpNeighborsResponses, NetworkingSwitchPortSettingsCreateData, NetworkingSwitchPortSettingsCreateResponses, NetworkingSwitchPortSettingsDeleteData, NetworkingSwitchPortSettingsDeleteResponses, NetworkingSwitchPortSettingsListData, NetworkingSwitchPortSettingsListResponses, NetworkingSwitchPortSettingsViewData, NetworkingSwitchPortSettingsViewResponses } from '../types.gen.ts';

/**
 * Lists the devices that have announced themselves over LLDP on a switch port.
 */
export const networkingSwitchPortLldpNeighbors = <ThrowOnError extends boolean = false>(options: Options<NetworkingSwitchPortLldpNeighborsData, ThrowOnError>): RequestResult<NetworkingSwitchPortLldpNeighborsResponses, unknown, ThrowOnError> => (options.client ?? client).get<NetworkingSwitchPortLldpNeighborsResponses, unknown, ThrowOnError>({ operation: 'networkingSwitchPortLldpNeighbors', answer: { rows: 'items' }, url: '/v1/system/hardware/rack-switch-port/{rackId}/{switchLocation}/{port}/lldp/neighbors', ...options });

/**
 * Shows what LLDP announces on a switch port, and whether it runs there at all.
 */
export const networkingSwitchPortLldpConfigView = <ThrowOnError extends boolean = false>(options: Options<NetworkingSwitchPortLldpConfigViewData, ThrowOnError>): RequestResult<NetworkingSwitchPortLldpConfigViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<NetworkingSwitchPortLldpConfigViewResponses, unknown, ThrowOnError>({ operation: 'networkingSwitchPortLldpConfigView', url: '/v1/system/hardware/switch-port/{port}/lldp/config', ...options });

/**
 * Replaces the LLDP settings of a switch port. The port must already have LLDP set up.
 */
export const networkingSwitchPortLldpConfigUpdate = <ThrowOnError extends boolean = false>(options: Options<NetworkingSwitchPortLldpConfigUpdateData, ThrowOnError>): RequestResult<NetworkingSwitchPortLldpConfigUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).post<NetworkingSwitchPortLldpConfigUpdateResponses, unknown, ThrowOnError>({
    operation: 'networkingSwitchPortLldpConfigUpdate',
    url: '/v1/system/hardware/switch-port/{port}/lldp/config',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the address lots set aside for rack infrastructure and IP pools.
 */
export const networkingAddressLotList = <ThrowOnError extends boolean = false>(options?: Options<NetworkingAddressLotListData, ThrowOnError>): RequestResult<NetworkingAddressLotListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingAddressLotListResponses, unknown, ThrowOnError>({ operation: 'networkingAddressLotList', answer: { rows: 'items' }, url: '/v1/system/networking/address-lot', ...options });

/**
 * Creates an address lot together with its first blocks of addresses.
 */
export const networkingAddressLotCreate = <ThrowOnError extends boolean = false>(options: Options<NetworkingAddressLotCreateData, ThrowOnError>): RequestResult<NetworkingAddressLotCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<NetworkingAddressLotCreateResponses, unknown, ThrowOnError>({
    operation: 'networkingAddressLotCreate',
    url: '/v1/system/networking/address-lot',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes an address lot. Refused while any of its addresses are in use.
 */
export const networkingAddressLotDelete = <ThrowOnError extends boolean = false>(options: Options<NetworkingAddressLotDeleteData, ThrowOnError>): RequestResult<NetworkingAddressLotDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<NetworkingAddressLotDeleteResponses, unknown, ThrowOnError>({ operation: 'networkingAddressLotDelete', url: '/v1/system/networking/address-lot/{addressLot}', ...options });

/**
 * Shows one address lot and the blocks it is made of.
 */
export const networkingAddressLotView = <ThrowOnError extends boolean = false>(options: Options<NetworkingAddressLotViewData, ThrowOnError>): RequestResult<NetworkingAddressLotViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<NetworkingAddressLotViewResponses, unknown, ThrowOnError>({ operation: 'networkingAddressLotView', url: '/v1/system/networking/address-lot/{addressLot}', ...options });

/**
 * Lists the address blocks that belong to one lot.
 */
export const networkingAddressLotBlockList = <ThrowOnError extends boolean = false>(options: Options<NetworkingAddressLotBlockListData, ThrowOnError>): RequestResult<NetworkingAddressLotBlockListResponses, unknown, ThrowOnError> => (options.client ?? client).get<NetworkingAddressLotBlockListResponses, unknown, ThrowOnError>({ operation: 'networkingAddressLotBlockList', answer: { rows: 'items' }, url: '/v1/system/networking/address-lot/{addressLot}/blocks', ...options });

/**
 * Shows which source addresses may reach the user-facing services.
 */
export const networkingAllowListView = <ThrowOnError extends boolean = false>(options?: Options<NetworkingAllowListViewData, ThrowOnError>): RequestResult<NetworkingAllowListViewResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingAllowListViewResponses, unknown, ThrowOnError>({ operation: 'networkingAllowListView', url: '/v1/system/networking/allow-list', ...options });

/**
 * Replaces the source address allow list. A list that would shut out the caller is refused.
 */
export const networkingAllowListUpdate = <ThrowOnError extends boolean = false>(options: Options<NetworkingAllowListUpdateData, ThrowOnError>): RequestResult<NetworkingAllowListUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<NetworkingAllowListUpdateResponses, unknown, ThrowOnError>({
    operation: 'networkingAllowListUpdate',
    url: '/v1/system/networking/allow-list',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Stops a BFD session with a peer. Succeeds even if no such session exists.
 */
export const networkingBfdDisable = <ThrowOnError extends boolean = false>(options: Options<NetworkingBfdDisableData, ThrowOnError>): RequestResult<NetworkingBfdDisableResponses, unknown, ThrowOnError> => (options.client ?? client).post<NetworkingBfdDisableResponses, unknown, ThrowOnError>({
    operation: 'networkingBfdDisable',
    url: '/v1/system/networking/bfd-disable',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Starts a BFD session between a switch and a peer address.
 */
export const networkingBfdEnable = <ThrowOnError extends boolean = false>(options: Options<NetworkingBfdEnableData, ThrowOnError>): RequestResult<NetworkingBfdEnableResponses, unknown, ThrowOnError> => (options.client ?? client).post<NetworkingBfdEnableResponses, unknown, ThrowOnError>({
    operation: 'networkingBfdEnable',
    url: '/v1/system/networking/bfd-enable',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Shows the current state of all BFD sessions on both switches.
 */
export const networkingBfdStatus = <ThrowOnError extends boolean = false>(options?: Options<NetworkingBfdStatusData, ThrowOnError>): RequestResult<NetworkingBfdStatusResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingBfdStatusResponses, unknown, ThrowOnError>({ operation: 'networkingBfdStatus', answer: 'list', url: '/v1/system/networking/bfd-status', ...options });

/**
 * Deletes a BGP configuration. Refused while a port still uses it.
 */
export const networkingBgpConfigDelete = <ThrowOnError extends boolean = false>(options: Options<NetworkingBgpConfigDeleteData, ThrowOnError>): RequestResult<NetworkingBgpConfigDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<NetworkingBgpConfigDeleteResponses, unknown, ThrowOnError>({ operation: 'networkingBgpConfigDelete', url: '/v1/system/networking/bgp', ...options });

/**
 * Lists the BGP configurations of the system.
 */
export const networkingBgpConfigList = <ThrowOnError extends boolean = false>(options?: Options<NetworkingBgpConfigListData, ThrowOnError>): RequestResult<NetworkingBgpConfigListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingBgpConfigListResponses, unknown, ThrowOnError>({ operation: 'networkingBgpConfigList', answer: { rows: 'items' }, url: '/v1/system/networking/bgp', ...options });

/**
 * Creates a BGP configuration. Only one is possible per autonomous system number.
 */
export const networkingBgpConfigCreate = <ThrowOnError extends boolean = false>(options: Options<NetworkingBgpConfigCreateData, ThrowOnError>): RequestResult<NetworkingBgpConfigCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<NetworkingBgpConfigCreateResponses, unknown, ThrowOnError>({
    operation: 'networkingBgpConfigCreate',
    url: '/v1/system/networking/bgp',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the sets of networks that can be announced over BGP.
 */
export const networkingBgpAnnounceSetList = <ThrowOnError extends boolean = false>(options?: Options<NetworkingBgpAnnounceSetListData, ThrowOnError>): RequestResult<NetworkingBgpAnnounceSetListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingBgpAnnounceSetListResponses, unknown, ThrowOnError>({ operation: 'networkingBgpAnnounceSetList', answer: 'list', url: '/v1/system/networking/bgp-announce-set', ...options });

/**
 * Creates an announce set, or replaces all announcements of the existing set with that name.
 */
export const networkingBgpAnnounceSetUpdate = <ThrowOnError extends boolean = false>(options: Options<NetworkingBgpAnnounceSetUpdateData, ThrowOnError>): RequestResult<NetworkingBgpAnnounceSetUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<NetworkingBgpAnnounceSetUpdateResponses, unknown, ThrowOnError>({
    operation: 'networkingBgpAnnounceSetUpdate',
    url: '/v1/system/networking/bgp-announce-set',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes an announce set. Refused while a BGP configuration refers to it.
 */
export const networkingBgpAnnounceSetDelete = <ThrowOnError extends boolean = false>(options: Options<NetworkingBgpAnnounceSetDeleteData, ThrowOnError>): RequestResult<NetworkingBgpAnnounceSetDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<NetworkingBgpAnnounceSetDeleteResponses, unknown, ThrowOnError>({ operation: 'networkingBgpAnnounceSetDelete', url: '/v1/system/networking/bgp-announce-set/{announceSet}', ...options });

/**
 * Lists the networks originated by one announce set.
 */
export const networkingBgpAnnouncementList = <ThrowOnError extends boolean = false>(options: Options<NetworkingBgpAnnouncementListData, ThrowOnError>): RequestResult<NetworkingBgpAnnouncementListResponses, unknown, ThrowOnError> => (options.client ?? client).get<NetworkingBgpAnnouncementListResponses, unknown, ThrowOnError>({ operation: 'networkingBgpAnnouncementList', answer: 'list', url: '/v1/system/networking/bgp-announce-set/{announceSet}/announcement', ...options });

/**
 * Shows the IPv4 prefixes currently sent to each BGP peer.
 */
export const networkingBgpExported = <ThrowOnError extends boolean = false>(options?: Options<NetworkingBgpExportedData, ThrowOnError>): RequestResult<NetworkingBgpExportedResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingBgpExportedResponses, unknown, ThrowOnError>({ operation: 'networkingBgpExported', url: '/v1/system/networking/bgp-exported', ...options });

/**
 * Shows recent BGP messages exchanged with peers, by switch, for one autonomous system number.
 */
export const networkingBgpMessageHistory = <ThrowOnError extends boolean = false>(options: Options<NetworkingBgpMessageHistoryData, ThrowOnError>): RequestResult<NetworkingBgpMessageHistoryResponses, unknown, ThrowOnError> => (options.client ?? client).get<NetworkingBgpMessageHistoryResponses, unknown, ThrowOnError>({ operation: 'networkingBgpMessageHistory', answer: { rows: 'switchHistories' }, url: '/v1/system/networking/bgp-message-history', ...options });

/**
 * Lists the IPv4 routes learned from BGP peers for one autonomous system number.
 */
export const networkingBgpImportedRoutesIpv4 = <ThrowOnError extends boolean = false>(options: Options<NetworkingBgpImportedRoutesIpv4Data, ThrowOnError>): RequestResult<NetworkingBgpImportedRoutesIpv4Responses, unknown, ThrowOnError> => (options.client ?? client).get<NetworkingBgpImportedRoutesIpv4Responses, unknown, ThrowOnError>({ operation: 'networkingBgpImportedRoutesIpv4', answer: 'list', url: '/v1/system/networking/bgp-routes-ipv4', ...options });

/**
 * Shows the live session state of every BGP peer.
 */
export const networkingBgpStatus = <ThrowOnError extends boolean = false>(options?: Options<NetworkingBgpStatusData, ThrowOnError>): RequestResult<NetworkingBgpStatusResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingBgpStatusResponses, unknown, ThrowOnError>({ operation: 'networkingBgpStatus', answer: 'list', url: '/v1/system/networking/bgp-status', ...options });

/**
 * Shows whether system services accept ICMP traffic from outside.
 */
export const networkingInboundIcmpView = <ThrowOnError extends boolean = false>(options?: Options<NetworkingInboundIcmpViewData, ThrowOnError>): RequestResult<NetworkingInboundIcmpViewResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingInboundIcmpViewResponses, unknown, ThrowOnError>({ operation: 'networkingInboundIcmpView', url: '/v1/system/networking/inbound-icmp', ...options });

/**
 * Turns inbound ICMP to the system services on or off.
 */
export const networkingInboundIcmpUpdate = <ThrowOnError extends boolean = false>(options: Options<NetworkingInboundIcmpUpdateData, ThrowOnError>): RequestResult<NetworkingInboundIcmpUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<NetworkingInboundIcmpUpdateResponses, unknown, ThrowOnError>({
    operation: 'networkingInboundIcmpUpdate',
    url: '/v1/system/networking/inbound-icmp',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the loopback addresses assigned to the rack switches.
 */
export const networkingLoopbackAddressList = <ThrowOnError extends boolean = false>(options?: Options<NetworkingLoopbackAddressListData, ThrowOnError>): RequestResult<NetworkingLoopbackAddressListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingLoopbackAddressListResponses, unknown, ThrowOnError>({ operation: 'networkingLoopbackAddressList', answer: { rows: 'items' }, url: '/v1/system/networking/loopback-address', ...options });

/**
 * Assigns a loopback address from an address lot to a switch.
 */
export const networkingLoopbackAddressCreate = <ThrowOnError extends boolean = false>(options: Options<NetworkingLoopbackAddressCreateData, ThrowOnError>): RequestResult<NetworkingLoopbackAddressCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<NetworkingLoopbackAddressCreateResponses, unknown, ThrowOnError>({
    operation: 'networkingLoopbackAddressCreate',
    url: '/v1/system/networking/loopback-address',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Removes a loopback address from a switch.
 */
export const networkingLoopbackAddressDelete = <ThrowOnError extends boolean = false>(options: Options<NetworkingLoopbackAddressDeleteData, ThrowOnError>): RequestResult<NetworkingLoopbackAddressDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<NetworkingLoopbackAddressDeleteResponses, unknown, ThrowOnError>({ operation: 'networkingLoopbackAddressDelete', url: '/v1/system/networking/loopback-address/{rackId}/{switchLocation}/{address}/{subnetMask}', ...options });

/**
 * Deletes saved switch port settings. It is not checked whether a port still uses them.
 */
export const networkingSwitchPortSettingsDelete = <ThrowOnError extends boolean = false>(options?: Options<NetworkingSwitchPortSettingsDeleteData, ThrowOnError>): RequestResult<NetworkingSwitchPortSettingsDeleteResponses, unknown, ThrowOnError> => (options?.client ?? client).delete<NetworkingSwitchPortSettingsDeleteResponses, unknown, ThrowOnError>({ operation: 'networkingSwitchPortSettingsDelete', url: '/v1/system/networking/switch-port-settings', ...options });

/**
 * Lists the saved switch port settings, which can be applied to any port.
 */
export const networkingSwitchPortSettingsList = <ThrowOnError extends boolean = false>(options?: Options<NetworkingSwitchPortSettingsListData, ThrowOnError>): RequestResult<NetworkingSwitchPortSettingsListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingSwitchPortSettingsListResponses, unknown, ThrowOnError>({ operation: 'networkingSwitchPortSettingsList', answer: { rows: 'items' }, url: '/v1/system/networking/switch-port-settings', ...options });

/**
 * Saves switch port settings. An existing object of the same name is replaced and re-applied to the ports that use it.
 */
export const networkingSwitchPortSettingsCreate = <ThrowOnError extends boolean = false>(options: Options<NetworkingSwitchPortSettingsCreateData, ThrowOnError>): RequestResult<NetworkingSwitchPortSettingsCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<NetworkingSwitchPortSettingsCreateResponses, unknown, ThrowOnError>({
    operation: 'networkingSwitchPortSettingsCreate',
    url: '/v1/system/networking/switch-port-settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Shows one saved set of port settings in full, with links, addresses, routes and BGP peers.
 */
export const networkingSwitchPortSettingsView = <ThrowOnError extends boolean = false>(options: Options<NetworkingSwitchPortSettingsViewData, ThrowOnError>): RequestResult<NetworkingSwitchPortSettingsViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<NetworkingSwitchPortSettingsViewResponses, unknown, ThrowOnError>({ operation: 'networkingSwitchPortSettingsView', url: '/v1/system/networking/switch-port-settings/{port}', ...options });
