// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { InternetGatewayCreateData, InternetGatewayCreateResponses, InternetGatewayDeleteData, InternetGatewayDeleteResponses, InternetGatewayIpAddressCreateData, InternetGatewayIpAddressCreateResponses, InternetGatewayIpAddressDeleteData, InternetGatewayIpAddressDeleteResponses, InternetGatewayIpAddressListData, InternetGatewayIpAddressListResponses, InternetGatewayIpPoolCreateData, InternetGatewayIpPoolCreateResponses, InternetGatewayIpPoolDeleteData, InternetGatewayIpPoolDeleteResponses, InternetGatewayIpPoolListData, InternetGatewayIpPoolListResponses, InternetGatewayListData, InternetGatewayListResponses, InternetGatewayViewData, InternetGatewayViewResponses, VpcCreateData, VpcCreateResponses, VpcDeleteData, VpcDeleteResponses, VpcFirewallRulesUpdateData, VpcFirewallRulesUpdateResponses, VpcFirewallRulesViewData, VpcFirewallRulesViewResponses, VpcListData, VpcListResponses, VpcRouterCreateData, VpcRouterCreateResponses, VpcRouterDeleteData, VpcRouterDeleteResponses, VpcRouterListData, VpcRouterListResponses, VpcRouterRouteCreateData, VpcRouterRouteCreateResponses, VpcRouterRouteDeleteData, VpcRouterRouteDeleteResponses, VpcRouterRouteListData, VpcRouterRouteListResponses, VpcRouterRouteUpdateData, VpcRouterRouteUpdateResponses, VpcRouterRouteViewData, VpcRouterRouteViewResponses, VpcRouterUpdateData, VpcRouterUpdateResponses, VpcRouterViewData, VpcRouterViewResponses, VpcSubnetCreateData, VpcSubnetCreateResponses, VpcSubnetDeleteData, VpcSubnetDeleteResponses, VpcSubnetListData, VpcSubnetListNetworkInterfacesData, VpcSubnetListNetworkInterfacesResponses, VpcSubnetListResponses, VpcSubnetUpdateData, VpcSubnetUpdateResponses, VpcSubnetViewData, VpcSubnetViewResponses, VpcUpdateData, VpcUpdateResponses, VpcViewData, VpcViewResponses } from '../types.gen.ts';

/**
 * Lists the single addresses attached to an internet gateway.
 */
export const internetGatewayIpAddressList = <ThrowOnError extends boolean = false>(options?: Options<InternetGatewayIpAddressListData, ThrowOnError>): RequestResult<InternetGatewayIpAddressListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<InternetGatewayIpAddressListResponses, unknown, ThrowOnError>({ operation: 'internetGatewayIpAddressList', answer: { rows: 'items' }, url: '/v1/internet-gateway-ip-addresses', ...options });

/**
 * Attaches one external address to an internet gateway under a name of its own.
 */
export const internetGatewayIpAddressCreate = <ThrowOnError extends boolean = false>(options: Options<InternetGatewayIpAddressCreateData, ThrowOnError>): RequestResult<InternetGatewayIpAddressCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<InternetGatewayIpAddressCreateResponses, unknown, ThrowOnError>({
    operation: 'internetGatewayIpAddressCreate',
    url: '/v1/internet-gateway-ip-addresses',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Detaches an address from an internet gateway. Refused while routes depend on it, unless cascading is requested.
 */
export const internetGatewayIpAddressDelete = <ThrowOnError extends boolean = false>(options: Options<InternetGatewayIpAddressDeleteData, ThrowOnError>): RequestResult<InternetGatewayIpAddressDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<InternetGatewayIpAddressDeleteResponses, unknown, ThrowOnError>({ operation: 'internetGatewayIpAddressDelete', url: '/v1/internet-gateway-ip-addresses/{address}', ...options });

/**
 * Lists the IP pools attached to an internet gateway.
 */
export const internetGatewayIpPoolList = <ThrowOnError extends boolean = false>(options?: Options<InternetGatewayIpPoolListData, ThrowOnError>): RequestResult<InternetGatewayIpPoolListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<InternetGatewayIpPoolListResponses, unknown, ThrowOnError>({ operation: 'internetGatewayIpPoolList', answer: { rows: 'items' }, url: '/v1/internet-gateway-ip-pools', ...options });

/**
 * Attaches an IP pool to an internet gateway. Only pools available to the silo can be used.
 */
export const internetGatewayIpPoolCreate = <ThrowOnError extends boolean = false>(options: Options<InternetGatewayIpPoolCreateData, ThrowOnError>): RequestResult<InternetGatewayIpPoolCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<InternetGatewayIpPoolCreateResponses, unknown, ThrowOnError>({
    operation: 'internetGatewayIpPoolCreate',
    url: '/v1/internet-gateway-ip-pools',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Detaches an IP pool from an internet gateway. Refused while routes depend on it, unless cascading is requested.
 */
export const internetGatewayIpPoolDelete = <ThrowOnError extends boolean = false>(options: Options<InternetGatewayIpPoolDeleteData, ThrowOnError>): RequestResult<InternetGatewayIpPoolDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<InternetGatewayIpPoolDeleteResponses, unknown, ThrowOnError>({ operation: 'internetGatewayIpPoolDelete', url: '/v1/internet-gateway-ip-pools/{pool}', ...options });

/**
 * Lists the internet gateways of a VPC.
 */
export const internetGatewayList = <ThrowOnError extends boolean = false>(options?: Options<InternetGatewayListData, ThrowOnError>): RequestResult<InternetGatewayListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<InternetGatewayListResponses, unknown, ThrowOnError>({ operation: 'internetGatewayList', answer: { rows: 'items' }, url: '/v1/internet-gateways', ...options });

/**
 * Creates an internet gateway in a VPC, without any pool or address attached.
 */
export const internetGatewayCreate = <ThrowOnError extends boolean = false>(options: Options<InternetGatewayCreateData, ThrowOnError>): RequestResult<InternetGatewayCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<InternetGatewayCreateResponses, unknown, ThrowOnError>({
    operation: 'internetGatewayCreate',
    url: '/v1/internet-gateways',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes an internet gateway. With cascading, its pools, addresses and the routes that target it go too.
 */
export const internetGatewayDelete = <ThrowOnError extends boolean = false>(options: Options<InternetGatewayDeleteData, ThrowOnError>): RequestResult<InternetGatewayDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<InternetGatewayDeleteResponses, unknown, ThrowOnError>({ operation: 'internetGatewayDelete', url: '/v1/internet-gateways/{gateway}', ...options });

/**
 * Fetches one internet gateway by name or ID.
 */
export const internetGatewayView = <ThrowOnError extends boolean = false>(options: Options<InternetGatewayViewData, ThrowOnError>): RequestResult<InternetGatewayViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<InternetGatewayViewResponses, unknown, ThrowOnError>({ operation: 'internetGatewayView', url: '/v1/internet-gateways/{gateway}', ...options });

/**
 * Returns the whole firewall rule set of a VPC, sorted by rule name.
 */
export const vpcFirewallRulesView = <ThrowOnError extends boolean = false>(options: Options<VpcFirewallRulesViewData, ThrowOnError>): RequestResult<VpcFirewallRulesViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<VpcFirewallRulesViewResponses, unknown, ThrowOnError>({ operation: 'vpcFirewallRulesView', answer: { rows: 'rules' }, url: '/v1/vpc-firewall-rules', ...options });

/**
 * Replaces the complete firewall rule set of a VPC; rules missing from the body are removed.
 */
export const vpcFirewallRulesUpdate = <ThrowOnError extends boolean = false>(options: Options<VpcFirewallRulesUpdateData, ThrowOnError>): RequestResult<VpcFirewallRulesUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<VpcFirewallRulesUpdateResponses, unknown, ThrowOnError>({
    operation: 'vpcFirewallRulesUpdate',
    answer: { rows: 'rules' },
    url: '/v1/vpc-firewall-rules',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the routes held by a router.
 */
export const vpcRouterRouteList = <ThrowOnError extends boolean = false>(options?: Options<VpcRouterRouteListData, ThrowOnError>): RequestResult<VpcRouterRouteListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<VpcRouterRouteListResponses, unknown, ThrowOnError>({ operation: 'vpcRouterRouteList', answer: { rows: 'items' }, url: '/v1/vpc-router-routes', ...options });

/**
 * Adds a route to a custom router. System routers accept no routes from users.
 */
export const vpcRouterRouteCreate = <ThrowOnError extends boolean = false>(options: Options<VpcRouterRouteCreateData, ThrowOnError>): RequestResult<VpcRouterRouteCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<VpcRouterRouteCreateResponses, unknown, ThrowOnError>({
    operation: 'vpcRouterRouteCreate',
    url: '/v1/vpc-router-routes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Removes a custom route from its router. Routes made by the system cannot be removed.
 */
export const vpcRouterRouteDelete = <ThrowOnError extends boolean = false>(options: Options<VpcRouterRouteDeleteData, ThrowOnError>): RequestResult<VpcRouterRouteDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<VpcRouterRouteDeleteResponses, unknown, ThrowOnError>({ operation: 'vpcRouterRouteDelete', url: '/v1/vpc-router-routes/{route}', ...options });

/**
 * Fetches one route of a router.
 */
export const vpcRouterRouteView = <ThrowOnError extends boolean = false>(options: Options<VpcRouterRouteViewData, ThrowOnError>): RequestResult<VpcRouterRouteViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<VpcRouterRouteViewResponses, unknown, ThrowOnError>({ operation: 'vpcRouterRouteView', url: '/v1/vpc-router-routes/{route}', ...options });

/**
 * Changes a route. Custom routes are fully editable, default routes only in their target, other kinds not at all.
 */
export const vpcRouterRouteUpdate = <ThrowOnError extends boolean = false>(options: Options<VpcRouterRouteUpdateData, ThrowOnError>): RequestResult<VpcRouterRouteUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<VpcRouterRouteUpdateResponses, unknown, ThrowOnError>({
    operation: 'vpcRouterRouteUpdate',
    url: '/v1/vpc-router-routes/{route}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the system and custom routers of a VPC.
 */
export const vpcRouterList = <ThrowOnError extends boolean = false>(options?: Options<VpcRouterListData, ThrowOnError>): RequestResult<VpcRouterListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<VpcRouterListResponses, unknown, ThrowOnError>({ operation: 'vpcRouterList', answer: { rows: 'items' }, url: '/v1/vpc-routers', ...options });

/**
 * Creates an empty custom router in a VPC.
 */
export const vpcRouterCreate = <ThrowOnError extends boolean = false>(options: Options<VpcRouterCreateData, ThrowOnError>): RequestResult<VpcRouterCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<VpcRouterCreateResponses, unknown, ThrowOnError>({
    operation: 'vpcRouterCreate',
    url: '/v1/vpc-routers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a custom router with its routes and detaches it from its subnets. The system router is protected.
 */
export const vpcRouterDelete = <ThrowOnError extends boolean = false>(options: Options<VpcRouterDeleteData, ThrowOnError>): RequestResult<VpcRouterDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<VpcRouterDeleteResponses, unknown, ThrowOnError>({ operation: 'vpcRouterDelete', url: '/v1/vpc-routers/{router}', ...options });

/**
 * Fetches one router of a VPC.
 */
export const vpcRouterView = <ThrowOnError extends boolean = false>(options: Options<VpcRouterViewData, ThrowOnError>): RequestResult<VpcRouterViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<VpcRouterViewResponses, unknown, ThrowOnError>({ operation: 'vpcRouterView', url: '/v1/vpc-routers/{router}', ...options });

/**
 * Changes the name or description of a router.
 */
export const vpcRouterUpdate = <ThrowOnError extends boolean = false>(options: Options<VpcRouterUpdateData, ThrowOnError>): RequestResult<VpcRouterUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<VpcRouterUpdateResponses, unknown, ThrowOnError>({
    operation: 'vpcRouterUpdate',
    url: '/v1/vpc-routers/{router}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the subnets of a VPC with their address blocks.
 */
export const vpcSubnetList = <ThrowOnError extends boolean = false>(options?: Options<VpcSubnetListData, ThrowOnError>): RequestResult<VpcSubnetListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<VpcSubnetListResponses, unknown, ThrowOnError>({ operation: 'vpcSubnetList', answer: { rows: 'items' }, url: '/v1/vpc-subnets', ...options });

/**
 * Creates a subnet in a VPC and adds the matching system route.
 */
export const vpcSubnetCreate = <ThrowOnError extends boolean = false>(options: Options<VpcSubnetCreateData, ThrowOnError>): RequestResult<VpcSubnetCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<VpcSubnetCreateResponses, unknown, ThrowOnError>({
    operation: 'vpcSubnetCreate',
    url: '/v1/vpc-subnets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a subnet. Refused while network interfaces still use it.
 */
export const vpcSubnetDelete = <ThrowOnError extends boolean = false>(options: Options<VpcSubnetDeleteData, ThrowOnError>): RequestResult<VpcSubnetDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<VpcSubnetDeleteResponses, unknown, ThrowOnError>({ operation: 'vpcSubnetDelete', url: '/v1/vpc-subnets/{subnet}', ...options });

/**
 * Fetches one subnet of a VPC.
 */
export const vpcSubnetView = <ThrowOnError extends boolean = false>(options: Options<VpcSubnetViewData, ThrowOnError>): RequestResult<VpcSubnetViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<VpcSubnetViewResponses, unknown, ThrowOnError>({ operation: 'vpcSubnetView', url: '/v1/vpc-subnets/{subnet}', ...options });

/**
 * Changes the name, description or custom router of a subnet. Its address blocks stay fixed.
 */
export const vpcSubnetUpdate = <ThrowOnError extends boolean = false>(options: Options<VpcSubnetUpdateData, ThrowOnError>): RequestResult<VpcSubnetUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<VpcSubnetUpdateResponses, unknown, ThrowOnError>({
    operation: 'vpcSubnetUpdate',
    url: '/v1/vpc-subnets/{subnet}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the instance network interfaces that have an address in a subnet.
 */
export const vpcSubnetListNetworkInterfaces = <ThrowOnError extends boolean = false>(options: Options<VpcSubnetListNetworkInterfacesData, ThrowOnError>): RequestResult<VpcSubnetListNetworkInterfacesResponses, unknown, ThrowOnError> => (options.client ?? client).get<VpcSubnetListNetworkInterfacesResponses, unknown, ThrowOnError>({ operation: 'vpcSubnetListNetworkInterfaces', answer: { rows: 'items' }, url: '/v1/vpc-subnets/{subnet}/network-interfaces', ...options });

/**
 * Lists the VPCs of a project.
 */
export const vpcList = <ThrowOnError extends boolean = false>(options?: Options<VpcListData, ThrowOnError>): RequestResult<VpcListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<VpcListResponses, unknown, ThrowOnError>({ operation: 'vpcList', answer: { rows: 'items' }, url: '/v1/vpcs', ...options });

/**
 * Creates a VPC with a system router, a default subnet, a default internet gateway and basic firewall rules.
 */
export const vpcCreate = <ThrowOnError extends boolean = false>(options: Options<VpcCreateData, ThrowOnError>): RequestResult<VpcCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<VpcCreateResponses, unknown, ThrowOnError>({
    operation: 'vpcCreate',
    url: '/v1/vpcs',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a VPC with its system router and firewall rules. All subnets must be deleted first.
 */
export const vpcDelete = <ThrowOnError extends boolean = false>(options: Options<VpcDeleteData, ThrowOnError>): RequestResult<VpcDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<VpcDeleteResponses, unknown, ThrowOnError>({ operation: 'vpcDelete', url: '/v1/vpcs/{vpc}', ...options });

/**
 * Fetches one VPC by name or ID.
 */
export const vpcView = <ThrowOnError extends boolean = false>(options: Options<VpcViewData, ThrowOnError>): RequestResult<VpcViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<VpcViewResponses, unknown, ThrowOnError>({ operation: 'vpcView', url: '/v1/vpcs/{vpc}', ...options });

/**
 * Changes the name, description or DNS name of a VPC.
 */
export const vpcUpdate = <ThrowOnError extends boolean = false>(options: Options<VpcUpdateData, ThrowOnError>): RequestResult<VpcUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<VpcUpdateResponses, unknown, ThrowOnError>({
    operation: 'vpcUpdate',
    url: '/v1/vpcs/{vpc}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
