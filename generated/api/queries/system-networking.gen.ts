// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/system-networking.gen.ts';
import type { NetworkingAddressLotBlockListData, NetworkingAddressLotBlockListResponse, NetworkingAddressLotListData, NetworkingAddressLotListResponse, NetworkingAddressLotViewData, NetworkingAddressLotViewResponse, NetworkingAllowListViewData, NetworkingAllowListViewResponse, NetworkingBfdStatusData, NetworkingBfdStatusResponse, NetworkingBgpAnnounceSetListData, NetworkingBgpAnnounceSetListResponse, NetworkingBgpAnnouncementListData, NetworkingBgpAnnouncementListResponse, NetworkingBgpConfigListData, NetworkingBgpConfigListResponse, NetworkingBgpExportedData, NetworkingBgpExportedResponse, NetworkingBgpImportedRoutesIpv4Data, NetworkingBgpImportedRoutesIpv4Response, NetworkingBgpMessageHistoryData, NetworkingBgpMessageHistoryResponse, NetworkingBgpStatusData, NetworkingBgpStatusResponse, NetworkingInboundIcmpViewData, NetworkingInboundIcmpViewResponse, NetworkingLoopbackAddressListData, NetworkingLoopbackAddressListResponse, NetworkingSwitchPortLldpConfigViewData, NetworkingSwitchPortLldpConfigViewResponse, NetworkingSwitchPortLldpNeighborsData, NetworkingSwitchPortLldpNeighborsResponse, NetworkingSwitchPortSettingsListData, NetworkingSwitchPortSettingsListResponse, NetworkingSwitchPortSettingsViewData, NetworkingSwitchPortSettingsViewResponse } from '../types.gen.ts';

export const networkingSwitchPortLldpNeighborsQueryKey = (options: Options<NetworkingSwitchPortLldpNeighborsData>) => createQueryKey('networkingSwitchPortLldpNeighbors', options, false, ['switch_port_neighbor']);

/**
 * Lists the devices that have announced themselves over LLDP on a switch port.
 */
export const networkingSwitchPortLldpNeighborsOptions = (options: Options<NetworkingSwitchPortLldpNeighborsData>) => queryOptions<NetworkingSwitchPortLldpNeighborsResponse, DefaultError, NetworkingSwitchPortLldpNeighborsResponse, ReturnType<typeof networkingSwitchPortLldpNeighborsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingSwitchPortLldpNeighbors({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingSwitchPortLldpNeighborsQueryKey(options)
});

export const networkingSwitchPortLldpConfigViewQueryKey = (options: Options<NetworkingSwitchPortLldpConfigViewData>) => createQueryKey('networkingSwitchPortLldpConfigView', options, false, ['switch_port', 'switch_port.lldp']);

/**
 * Shows what LLDP announces on a switch port, and whether it runs there at all.
 */
export const networkingSwitchPortLldpConfigViewOptions = (options: Options<NetworkingSwitchPortLldpConfigViewData>) => queryOptions<NetworkingSwitchPortLldpConfigViewResponse, DefaultError, NetworkingSwitchPortLldpConfigViewResponse, ReturnType<typeof networkingSwitchPortLldpConfigViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingSwitchPortLldpConfigView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingSwitchPortLldpConfigViewQueryKey(options)
});

export const networkingAddressLotListQueryKey = (options?: Options<NetworkingAddressLotListData>) => createQueryKey('networkingAddressLotList', options, false, ['address_lot']);

/**
 * Lists the address lots set aside for rack infrastructure and IP pools.
 */
export const networkingAddressLotListOptions = (options?: Options<NetworkingAddressLotListData>) => queryOptions<NetworkingAddressLotListResponse, DefaultError, NetworkingAddressLotListResponse, ReturnType<typeof networkingAddressLotListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingAddressLotList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingAddressLotListQueryKey(options)
});

export const networkingAddressLotViewQueryKey = (options: Options<NetworkingAddressLotViewData>) => createQueryKey('networkingAddressLotView', options);

/**
 * Shows one address lot and the blocks it is made of.
 */
export const networkingAddressLotViewOptions = (options: Options<NetworkingAddressLotViewData>) => queryOptions<NetworkingAddressLotViewResponse, DefaultError, NetworkingAddressLotViewResponse, ReturnType<typeof networkingAddressLotViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingAddressLotView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingAddressLotViewQueryKey(options)
});

export const networkingAddressLotBlockListQueryKey = (options: Options<NetworkingAddressLotBlockListData>) => createQueryKey('networkingAddressLotBlockList', options, false, ['address_lot_block']);

/**
 * Lists the address blocks that belong to one lot.
 */
export const networkingAddressLotBlockListOptions = (options: Options<NetworkingAddressLotBlockListData>) => queryOptions<NetworkingAddressLotBlockListResponse, DefaultError, NetworkingAddressLotBlockListResponse, ReturnType<typeof networkingAddressLotBlockListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingAddressLotBlockList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingAddressLotBlockListQueryKey(options)
});

export const networkingAllowListViewQueryKey = (options?: Options<NetworkingAllowListViewData>) => createQueryKey('networkingAllowListView', options, false, ['allow_list']);

/**
 * Shows which source addresses may reach the user-facing services.
 */
export const networkingAllowListViewOptions = (options?: Options<NetworkingAllowListViewData>) => queryOptions<NetworkingAllowListViewResponse, DefaultError, NetworkingAllowListViewResponse, ReturnType<typeof networkingAllowListViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingAllowListView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingAllowListViewQueryKey(options)
});

export const networkingBfdStatusQueryKey = (options?: Options<NetworkingBfdStatusData>) => createQueryKey('networkingBfdStatus', options, false, ['bfd_session']);

/**
 * Shows the current state of all BFD sessions on both switches.
 */
export const networkingBfdStatusOptions = (options?: Options<NetworkingBfdStatusData>) => queryOptions<NetworkingBfdStatusResponse, DefaultError, NetworkingBfdStatusResponse, ReturnType<typeof networkingBfdStatusQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingBfdStatus({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingBfdStatusQueryKey(options)
});

export const networkingBgpConfigListQueryKey = (options?: Options<NetworkingBgpConfigListData>) => createQueryKey('networkingBgpConfigList', options, false, ['bgp_config']);

/**
 * Lists the BGP configurations of the system.
 */
export const networkingBgpConfigListOptions = (options?: Options<NetworkingBgpConfigListData>) => queryOptions<NetworkingBgpConfigListResponse, DefaultError, NetworkingBgpConfigListResponse, ReturnType<typeof networkingBgpConfigListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingBgpConfigList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingBgpConfigListQueryKey(options)
});

export const networkingBgpAnnounceSetListQueryKey = (options?: Options<NetworkingBgpAnnounceSetListData>) => createQueryKey('networkingBgpAnnounceSetList', options, false, ['bgp_announce_set']);

/**
 * Lists the sets of networks that can be announced over BGP.
 */
export const networkingBgpAnnounceSetListOptions = (options?: Options<NetworkingBgpAnnounceSetListData>) => queryOptions<NetworkingBgpAnnounceSetListResponse, DefaultError, NetworkingBgpAnnounceSetListResponse, ReturnType<typeof networkingBgpAnnounceSetListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingBgpAnnounceSetList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingBgpAnnounceSetListQueryKey(options)
});

export const networkingBgpAnnouncementListQueryKey = (options: Options<NetworkingBgpAnnouncementListData>) => createQueryKey('networkingBgpAnnouncementList', options, false, ['bgp_announce_set_announcement']);

/**
 * Lists the networks originated by one announce set.
 */
export const networkingBgpAnnouncementListOptions = (options: Options<NetworkingBgpAnnouncementListData>) => queryOptions<NetworkingBgpAnnouncementListResponse, DefaultError, NetworkingBgpAnnouncementListResponse, ReturnType<typeof networkingBgpAnnouncementListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingBgpAnnouncementList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingBgpAnnouncementListQueryKey(options)
});

export const networkingBgpExportedQueryKey = (options?: Options<NetworkingBgpExportedData>) => createQueryKey('networkingBgpExported', options, false, ['bgp_export']);

/**
 * Shows the IPv4 prefixes currently sent to each BGP peer.
 */
export const networkingBgpExportedOptions = (options?: Options<NetworkingBgpExportedData>) => queryOptions<NetworkingBgpExportedResponse, DefaultError, NetworkingBgpExportedResponse, ReturnType<typeof networkingBgpExportedQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingBgpExported({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingBgpExportedQueryKey(options)
});

export const networkingBgpMessageHistoryQueryKey = (options: Options<NetworkingBgpMessageHistoryData>) => createQueryKey('networkingBgpMessageHistory', options, false, ['bgp_config_message_history']);

/**
 * Shows recent BGP messages exchanged with peers, by switch, for one autonomous system number.
 */
export const networkingBgpMessageHistoryOptions = (options: Options<NetworkingBgpMessageHistoryData>) => queryOptions<NetworkingBgpMessageHistoryResponse, DefaultError, NetworkingBgpMessageHistoryResponse, ReturnType<typeof networkingBgpMessageHistoryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingBgpMessageHistory({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingBgpMessageHistoryQueryKey(options)
});

export const networkingBgpImportedRoutesIpv4QueryKey = (options: Options<NetworkingBgpImportedRoutesIpv4Data>) => createQueryKey('networkingBgpImportedRoutesIpv4', options, false, ['bgp_config_imported_route']);

/**
 * Lists the IPv4 routes learned from BGP peers for one autonomous system number.
 */
export const networkingBgpImportedRoutesIpv4Options = (options: Options<NetworkingBgpImportedRoutesIpv4Data>) => queryOptions<NetworkingBgpImportedRoutesIpv4Response, DefaultError, NetworkingBgpImportedRoutesIpv4Response, ReturnType<typeof networkingBgpImportedRoutesIpv4QueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingBgpImportedRoutesIpv4({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingBgpImportedRoutesIpv4QueryKey(options)
});

export const networkingBgpStatusQueryKey = (options?: Options<NetworkingBgpStatusData>) => createQueryKey('networkingBgpStatus', options, false, ['bgp_peer']);

/**
 * Shows the live session state of every BGP peer.
 */
export const networkingBgpStatusOptions = (options?: Options<NetworkingBgpStatusData>) => queryOptions<NetworkingBgpStatusResponse, DefaultError, NetworkingBgpStatusResponse, ReturnType<typeof networkingBgpStatusQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingBgpStatus({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingBgpStatusQueryKey(options)
});

export const networkingInboundIcmpViewQueryKey = (options?: Options<NetworkingInboundIcmpViewData>) => createQueryKey('networkingInboundIcmpView', options, false, ['inbound_icmp']);

/**
 * Shows whether system services accept ICMP traffic from outside.
 */
export const networkingInboundIcmpViewOptions = (options?: Options<NetworkingInboundIcmpViewData>) => queryOptions<NetworkingInboundIcmpViewResponse, DefaultError, NetworkingInboundIcmpViewResponse, ReturnType<typeof networkingInboundIcmpViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingInboundIcmpView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingInboundIcmpViewQueryKey(options)
});

export const networkingLoopbackAddressListQueryKey = (options?: Options<NetworkingLoopbackAddressListData>) => createQueryKey('networkingLoopbackAddressList', options, false, ['loopback_address']);

/**
 * Lists the loopback addresses assigned to the rack switches.
 */
export const networkingLoopbackAddressListOptions = (options?: Options<NetworkingLoopbackAddressListData>) => queryOptions<NetworkingLoopbackAddressListResponse, DefaultError, NetworkingLoopbackAddressListResponse, ReturnType<typeof networkingLoopbackAddressListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingLoopbackAddressList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingLoopbackAddressListQueryKey(options)
});

export const networkingSwitchPortSettingsListQueryKey = (options?: Options<NetworkingSwitchPortSettingsListData>) => createQueryKey('networkingSwitchPortSettingsList', options, false, ['switch_port_settings']);

/**
 * Lists the saved switch port settings, which can be applied to any port.
 */
export const networkingSwitchPortSettingsListOptions = (options?: Options<NetworkingSwitchPortSettingsListData>) => queryOptions<NetworkingSwitchPortSettingsListResponse, DefaultError, NetworkingSwitchPortSettingsListResponse, ReturnType<typeof networkingSwitchPortSettingsListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingSwitchPortSettingsList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingSwitchPortSettingsListQueryKey(options)
});

export const networkingSwitchPortSettingsViewQueryKey = (options: Options<NetworkingSwitchPortSettingsViewData>) => createQueryKey('networkingSwitchPortSettingsView', options, false, ['switch_port_settings']);

/**
 * Shows one saved set of port settings in full, with links, addresses, routes and BGP peers.
 */
export const networkingSwitchPortSettingsViewOptions = (options: Options<NetworkingSwitchPortSettingsViewData>) => queryOptions<NetworkingSwitchPortSettingsViewResponse, DefaultError, NetworkingSwitchPortSettingsViewResponse, ReturnType<typeof networkingSwitchPortSettingsViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingSwitchPortSettingsView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingSwitchPortSettingsViewQueryKey(options)
});
