// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { IpPoolCreateData, IpPoolCreateResponses, IpPoolDeleteData, IpPoolDeleteResponses, IpPoolListData, IpPoolListResponses, IpPoolRangeAddData, IpPoolRangeAddResponses, IpPoolRangeListData, IpPoolRangeListResponses, IpPoolRangeRemoveData, IpPoolRangeRemoveResponses, IpPoolServiceRangeAddData, IpPoolServiceRangeAddResponses, IpPoolServiceRangeListData, IpPoolServiceRangeListResponses, IpPoolServiceRangeRemoveData, IpPoolServiceRangeRemoveResponses, IpPoolServiceViewData, IpPoolServiceViewResponses, IpPoolSiloLinkData, IpPoolSiloLinkResponses, IpPoolSiloListData, IpPoolSiloListResponses, IpPoolSiloUnlinkData, IpPoolSiloUnlinkResponses, IpPoolSiloUpdateData, IpPoolSiloUpdateResponses, IpPoolUpdateData, IpPoolUpdateResponses, IpPoolUtilizationViewData, IpPoolUtilizationViewResponses, IpPoolViewData, IpPoolViewResponses } from '../types.gen.ts';

/**
 * Lists all IP pools of the system, for operators.
 */
export const ipPoolList = <ThrowOnError extends boolean = false>(options?: Options<IpPoolListData, ThrowOnError>): RequestResult<IpPoolListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<IpPoolListResponses, unknown, ThrowOnError>({ operation: 'ipPoolList', answer: { rows: 'items' }, url: '/v1/system/ip-pools', ...options });

/**
 * Creates an IP pool, with no ranges and not linked to any silo.
 */
export const ipPoolCreate = <ThrowOnError extends boolean = false>(options: Options<IpPoolCreateData, ThrowOnError>): RequestResult<IpPoolCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<IpPoolCreateResponses, unknown, ThrowOnError>({
    operation: 'ipPoolCreate',
    url: '/v1/system/ip-pools',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Fetches the pool that supplies the system's own services with addresses.
 */
export const ipPoolServiceView = <ThrowOnError extends boolean = false>(options?: Options<IpPoolServiceViewData, ThrowOnError>): RequestResult<IpPoolServiceViewResponses, unknown, ThrowOnError> => (options?.client ?? client).get<IpPoolServiceViewResponses, unknown, ThrowOnError>({ operation: 'ipPoolServiceView', url: '/v1/system/ip-pools-service', ...options });

/**
 * Lists the address ranges kept for the system's own services.
 */
export const ipPoolServiceRangeList = <ThrowOnError extends boolean = false>(options?: Options<IpPoolServiceRangeListData, ThrowOnError>): RequestResult<IpPoolServiceRangeListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<IpPoolServiceRangeListResponses, unknown, ThrowOnError>({ operation: 'ipPoolServiceRangeList', answer: { rows: 'items' }, url: '/v1/system/ip-pools-service/ranges', ...options });

/**
 * Adds an address range for the system's own services.
 */
export const ipPoolServiceRangeAdd = <ThrowOnError extends boolean = false>(options: Options<IpPoolServiceRangeAddData, ThrowOnError>): RequestResult<IpPoolServiceRangeAddResponses, unknown, ThrowOnError> => (options.client ?? client).post<IpPoolServiceRangeAddResponses, unknown, ThrowOnError>({
    operation: 'ipPoolServiceRangeAdd',
    url: '/v1/system/ip-pools-service/ranges/add',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Removes an address range from the pool for the system's own services.
 */
export const ipPoolServiceRangeRemove = <ThrowOnError extends boolean = false>(options: Options<IpPoolServiceRangeRemoveData, ThrowOnError>): RequestResult<IpPoolServiceRangeRemoveResponses, unknown, ThrowOnError> => (options.client ?? client).post<IpPoolServiceRangeRemoveResponses, unknown, ThrowOnError>({
    operation: 'ipPoolServiceRangeRemove',
    url: '/v1/system/ip-pools-service/ranges/remove',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes an IP pool that has no ranges left; its silo links go with it.
 */
export const ipPoolDelete = <ThrowOnError extends boolean = false>(options: Options<IpPoolDeleteData, ThrowOnError>): RequestResult<IpPoolDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<IpPoolDeleteResponses, unknown, ThrowOnError>({ operation: 'ipPoolDelete', url: '/v1/system/ip-pools/{pool}', ...options });

/**
 * Fetches one IP pool, whether or not any silo uses it.
 */
export const ipPoolView = <ThrowOnError extends boolean = false>(options: Options<IpPoolViewData, ThrowOnError>): RequestResult<IpPoolViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<IpPoolViewResponses, unknown, ThrowOnError>({ operation: 'ipPoolView', url: '/v1/system/ip-pools/{pool}', ...options });

/**
 * Changes the name or description of an IP pool.
 */
export const ipPoolUpdate = <ThrowOnError extends boolean = false>(options: Options<IpPoolUpdateData, ThrowOnError>): RequestResult<IpPoolUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<IpPoolUpdateResponses, unknown, ThrowOnError>({
    operation: 'ipPoolUpdate',
    url: '/v1/system/ip-pools/{pool}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the address ranges of an IP pool, from the lowest address up.
 */
export const ipPoolRangeList = <ThrowOnError extends boolean = false>(options: Options<IpPoolRangeListData, ThrowOnError>): RequestResult<IpPoolRangeListResponses, unknown, ThrowOnError> => (options.client ?? client).get<IpPoolRangeListResponses, unknown, ThrowOnError>({ operation: 'ipPoolRangeList', answer: { rows: 'items' }, url: '/v1/system/ip-pools/{pool}/ranges', ...options });

/**
 * Adds an IPv4 address range to a pool; it must not overlap any pool's range.
 */
export const ipPoolRangeAdd = <ThrowOnError extends boolean = false>(options: Options<IpPoolRangeAddData, ThrowOnError>): RequestResult<IpPoolRangeAddResponses, unknown, ThrowOnError> => (options.client ?? client).post<IpPoolRangeAddResponses, unknown, ThrowOnError>({
    operation: 'ipPoolRangeAdd',
    url: '/v1/system/ip-pools/{pool}/ranges/add',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Removes an exact address range from a pool, if none of its addresses is in use.
 */
export const ipPoolRangeRemove = <ThrowOnError extends boolean = false>(options: Options<IpPoolRangeRemoveData, ThrowOnError>): RequestResult<IpPoolRangeRemoveResponses, unknown, ThrowOnError> => (options.client ?? client).post<IpPoolRangeRemoveResponses, unknown, ThrowOnError>({
    operation: 'ipPoolRangeRemove',
    url: '/v1/system/ip-pools/{pool}/ranges/remove',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the silos that may use an IP pool.
 */
export const ipPoolSiloList = <ThrowOnError extends boolean = false>(options: Options<IpPoolSiloListData, ThrowOnError>): RequestResult<IpPoolSiloListResponses, unknown, ThrowOnError> => (options.client ?? client).get<IpPoolSiloListResponses, unknown, ThrowOnError>({ operation: 'ipPoolSiloList', answer: { rows: 'items' }, url: '/v1/system/ip-pools/{pool}/silos', ...options });

/**
 * Lets a silo use an IP pool, as its default if wanted.
 */
export const ipPoolSiloLink = <ThrowOnError extends boolean = false>(options: Options<IpPoolSiloLinkData, ThrowOnError>): RequestResult<IpPoolSiloLinkResponses, unknown, ThrowOnError> => (options.client ?? client).post<IpPoolSiloLinkResponses, unknown, ThrowOnError>({
    operation: 'ipPoolSiloLink',
    url: '/v1/system/ip-pools/{pool}/silos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Stops a silo from using a pool; refused while the silo holds addresses from it.
 */
export const ipPoolSiloUnlink = <ThrowOnError extends boolean = false>(options: Options<IpPoolSiloUnlinkData, ThrowOnError>): RequestResult<IpPoolSiloUnlinkResponses, unknown, ThrowOnError> => (options.client ?? client).delete<IpPoolSiloUnlinkResponses, unknown, ThrowOnError>({ operation: 'ipPoolSiloUnlink', url: '/v1/system/ip-pools/{pool}/silos/{silo}', ...options });

/**
 * Makes a linked pool the silo's default, in place of any other, or clears that mark.
 */
export const ipPoolSiloUpdate = <ThrowOnError extends boolean = false>(options: Options<IpPoolSiloUpdateData, ThrowOnError>): RequestResult<IpPoolSiloUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<IpPoolSiloUpdateResponses, unknown, ThrowOnError>({
    operation: 'ipPoolSiloUpdate',
    url: '/v1/system/ip-pools/{pool}/silos/{silo}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Reports how many addresses a pool has, and how many are free.
 */
export const ipPoolUtilizationView = <ThrowOnError extends boolean = false>(options: Options<IpPoolUtilizationViewData, ThrowOnError>): RequestResult<IpPoolUtilizationViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<IpPoolUtilizationViewResponses, unknown, ThrowOnError>({ operation: 'ipPoolUtilizationView', url: '/v1/system/ip-pools/{pool}/utilization', ...options });
