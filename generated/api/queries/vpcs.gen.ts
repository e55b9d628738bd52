// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/vpcs.gen.ts';
import type { InternetGatewayIpAddressListData, InternetGatewayIpAddressListResponse, InternetGatewayIpPoolListData, InternetGatewayIpPoolListResponse, InternetGatewayListData, InternetGatewayListResponse, InternetGatewayViewData, InternetGatewayViewResponse, VpcFirewallRulesViewData, VpcFirewallRulesViewResponse, VpcListData, VpcListResponse, VpcRouterListData, VpcRouterListResponse, VpcRouterRouteListData, VpcRouterRouteListResponse, VpcRouterRouteViewData, VpcRouterRouteViewResponse, VpcRouterViewData, VpcRouterViewResponse, VpcSubnetListData, VpcSubnetListNetworkInterfacesData, VpcSubnetListNetworkInterfacesResponse, VpcSubnetListResponse, VpcSubnetViewData, VpcSubnetViewResponse, VpcViewData, VpcViewResponse } from '../types.gen.ts';

export const internetGatewayIpAddressListQueryKey = (options?: Options<InternetGatewayIpAddressListData>) => createQueryKey('internetGatewayIpAddressList', options, false, ['internet_gateway_ip_address']);

/**
 * Lists the single addresses attached to an internet gateway.
 */
export const internetGatewayIpAddressListOptions = (options?: Options<InternetGatewayIpAddressListData>) => queryOptions<InternetGatewayIpAddressListResponse, DefaultError, InternetGatewayIpAddressListResponse, ReturnType<typeof internetGatewayIpAddressListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.internetGatewayIpAddressList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: internetGatewayIpAddressListQueryKey(options)
});

export const internetGatewayIpPoolListQueryKey = (options?: Options<InternetGatewayIpPoolListData>) => createQueryKey('internetGatewayIpPoolList', options, false, ['internet_gateway_ip_pool']);

/**
 * Lists the IP pools attached to an internet gateway.
 */
export const internetGatewayIpPoolListOptions = (options?: Options<InternetGatewayIpPoolListData>) => queryOptions<InternetGatewayIpPoolListResponse, DefaultError, InternetGatewayIpPoolListResponse, ReturnType<typeof internetGatewayIpPoolListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.internetGatewayIpPoolList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: internetGatewayIpPoolListQueryKey(options)
});

export const internetGatewayListQueryKey = (options?: Options<InternetGatewayListData>) => createQueryKey('internetGatewayList', options, false, ['internet_gateway']);

/**
 * Lists the internet gateways of a VPC.
 */
export const internetGatewayListOptions = (options?: Options<InternetGatewayListData>) => queryOptions<InternetGatewayListResponse, DefaultError, InternetGatewayListResponse, ReturnType<typeof internetGatewayListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.internetGatewayList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: internetGatewayListQueryKey(options)
});

export const internetGatewayViewQueryKey = (options: Options<InternetGatewayViewData>) => createQueryKey('internetGatewayView', options, false, ['internet_gateway']);

/**
 * Fetches one internet gateway by name or ID.
 */
export const internetGatewayViewOptions = (options: Options<InternetGatewayViewData>) => queryOptions<InternetGatewayViewResponse, DefaultError, InternetGatewayViewResponse, ReturnType<typeof internetGatewayViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.internetGatewayView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: internetGatewayViewQueryKey(options)
});

export const vpcFirewallRulesViewQueryKey = (options: Options<VpcFirewallRulesViewData>) => createQueryKey('vpcFirewallRulesView', options, false, ['vpc_firewall_rule']);

/**
 * Returns the whole firewall rule set of a VPC, sorted by rule name.
 */
export const vpcFirewallRulesViewOptions = (options: Options<VpcFirewallRulesViewData>) => queryOptions<VpcFirewallRulesViewResponse, DefaultError, VpcFirewallRulesViewResponse, ReturnType<typeof vpcFirewallRulesViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.vpcFirewallRulesView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vpcFirewallRulesViewQueryKey(options)
});

export const vpcRouterRouteListQueryKey = (options?: Options<VpcRouterRouteListData>) => createQueryKey('vpcRouterRouteList', options, false, ['vpc', 'vpc_router_route']);

/**
 * Lists the routes held by a router.
 */
export const vpcRouterRouteListOptions = (options?: Options<VpcRouterRouteListData>) => queryOptions<VpcRouterRouteListResponse, DefaultError, VpcRouterRouteListResponse, ReturnType<typeof vpcRouterRouteListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.vpcRouterRouteList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vpcRouterRouteListQueryKey(options)
});

export const vpcRouterRouteViewQueryKey = (options: Options<VpcRouterRouteViewData>) => createQueryKey('vpcRouterRouteView', options, false, ['vpc_router_route']);

/**
 * Fetches one route of a router.
 */
export const vpcRouterRouteViewOptions = (options: Options<VpcRouterRouteViewData>) => queryOptions<VpcRouterRouteViewResponse, DefaultError, VpcRouterRouteViewResponse, ReturnType<typeof vpcRouterRouteViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.vpcRouterRouteView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vpcRouterRouteViewQueryKey(options)
});

export const vpcRouterListQueryKey = (options?: Options<VpcRouterListData>) => createQueryKey('vpcRouterList', options, false, ['vpc', 'vpc_router']);

/**
 * Lists the system and custom routers of a VPC.
 */
export const vpcRouterListOptions = (options?: Options<VpcRouterListData>) => queryOptions<VpcRouterListResponse, DefaultError, VpcRouterListResponse, ReturnType<typeof vpcRouterListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.vpcRouterList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vpcRouterListQueryKey(options)
});

export const vpcRouterViewQueryKey = (options: Options<VpcRouterViewData>) => createQueryKey('vpcRouterView', options, false, ['vpc_router']);

/**
 * Fetches one router of a VPC.
 */
export const vpcRouterViewOptions = (options: Options<VpcRouterViewData>) => queryOptions<VpcRouterViewResponse, DefaultError, VpcRouterViewResponse, ReturnType<typeof vpcRouterViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.vpcRouterView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vpcRouterViewQueryKey(options)
});

export const vpcSubnetListQueryKey = (options?: Options<VpcSubnetListData>) => createQueryKey('vpcSubnetList', options, false, ['vpc', 'vpc_subnet']);

/**
 * Lists the subnets of a VPC with their address blocks.
 */
export const vpcSubnetListOptions = (options?: Options<VpcSubnetListData>) => queryOptions<VpcSubnetListResponse, DefaultError, VpcSubnetListResponse, ReturnType<typeof vpcSubnetListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.vpcSubnetList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vpcSubnetListQueryKey(options)
});

export const vpcSubnetViewQueryKey = (options: Options<VpcSubnetViewData>) => createQueryKey('vpcSubnetView', options, false, ['vpc_subnet']);

/**
 * Fetches one subnet of a VPC.
 */
export const vpcSubnetViewOptions = (options: Options<VpcSubnetViewData>) => queryOptions<VpcSubnetViewResponse, DefaultError, VpcSubnetViewResponse, ReturnType<typeof vpcSubnetViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.vpcSubnetView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vpcSubnetViewQueryKey(options)
});

export const vpcSubnetListNetworkInterfacesQueryKey = (options: Options<VpcSubnetListNetworkInterfacesData>) => createQueryKey('vpcSubnetListNetworkInterfaces', options, false, ['instance_network_interface', 'vpc']);

/**
 * Lists the instance network interfaces that have an address in a subnet.
 */
export const vpcSubnetListNetworkInterfacesOptions = (options: Options<VpcSubnetListNetworkInterfacesData>) => queryOptions<VpcSubnetListNetworkInterfacesResponse, DefaultError, VpcSubnetListNetworkInterfacesResponse, ReturnType<typeof vpcSubnetListNetworkInterfacesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.vpcSubnetListNetworkInterfaces({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vpcSubnetListNetworkInterfacesQueryKey(options)
});

export const vpcListQueryKey = (options?: Options<VpcListData>) => createQueryKey('vpcList', options, false, ['vpc']);

/**
 * Lists the VPCs of a project.
 */
export const vpcListOptions = (options?: Options<VpcListData>) => queryOptions<VpcListResponse, DefaultError, VpcListResponse, ReturnType<typeof vpcListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.vpcList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vpcListQueryKey(options)
});

export const vpcViewQueryKey = (options: Options<VpcViewData>) => createQueryKey('vpcView', options, false, ['vpc']);

/**
 * Fetches one VPC by name or ID.
 */
export const vpcViewOptions = (options: Options<VpcViewData>) => queryOptions<VpcViewResponse, DefaultError, VpcViewResponse, ReturnType<typeof vpcViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.vpcView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vpcViewQueryKey(options)
});
