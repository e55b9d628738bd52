// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/system-ip-pools.gen.ts';
import type { IpPoolListData, IpPoolListResponse, IpPoolRangeListData, IpPoolRangeListResponse, IpPoolServiceRangeListData, IpPoolServiceRangeListResponse, IpPoolServiceViewData, IpPoolServiceViewResponse, IpPoolSiloListData, IpPoolSiloListResponse, IpPoolUtilizationViewData, IpPoolUtilizationViewResponse, IpPoolViewData, IpPoolViewResponse } from '../types.gen.ts';

export const ipPoolListQueryKey = (options?: Options<IpPoolListData>) => createQueryKey('ipPoolList', options, false, ['ip_pool']);

/**
 * Lists all IP pools of the system, for operators.
 */
export const ipPoolListOptions = (options?: Options<IpPoolListData>) => queryOptions<IpPoolListResponse, DefaultError, IpPoolListResponse, ReturnType<typeof ipPoolListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.ipPoolList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: ipPoolListQueryKey(options)
});

export const ipPoolServiceViewQueryKey = (options?: Options<IpPoolServiceViewData>) => createQueryKey('ipPoolServiceView', options, false, ['service_ip_pool']);

/**
 * Fetches the pool that supplies the system's own services with addresses.
 */
export const ipPoolServiceViewOptions = (options?: Options<IpPoolServiceViewData>) => queryOptions<IpPoolServiceViewResponse, DefaultError, IpPoolServiceViewResponse, ReturnType<typeof ipPoolServiceViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.ipPoolServiceView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: ipPoolServiceViewQueryKey(options)
});

export const ipPoolServiceRangeListQueryKey = (options?: Options<IpPoolServiceRangeListData>) => createQueryKey('ipPoolServiceRangeList', options, false, ['service_ip_pool_range']);

/**
 * Lists the address ranges kept for the system's own services.
 */
export const ipPoolServiceRangeListOptions = (options?: Options<IpPoolServiceRangeListData>) => queryOptions<IpPoolServiceRangeListResponse, DefaultError, IpPoolServiceRangeListResponse, ReturnType<typeof ipPoolServiceRangeListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.ipPoolServiceRangeList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: ipPoolServiceRangeListQueryKey(options)
});

export const ipPoolViewQueryKey = (options: Options<IpPoolViewData>) => createQueryKey('ipPoolView', options, false, ['ip_pool']);

/**
 * Fetches one IP pool, whether or not any silo uses it.
 */
export const ipPoolViewOptions = (options: Options<IpPoolViewData>) => queryOptions<IpPoolViewResponse, DefaultError, IpPoolViewResponse, ReturnType<typeof ipPoolViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.ipPoolView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: ipPoolViewQueryKey(options)
});

export const ipPoolRangeListQueryKey = (options: Options<IpPoolRangeListData>) => createQueryKey('ipPoolRangeList', options, false, ['ip_pool_range']);

/**
 * Lists the address ranges of an IP pool, from the lowest address up.
 */
export const ipPoolRangeListOptions = (options: Options<IpPoolRangeListData>) => queryOptions<IpPoolRangeListResponse, DefaultError, IpPoolRangeListResponse, ReturnType<typeof ipPoolRangeListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.ipPoolRangeList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: ipPoolRangeListQueryKey(options)
});

export const ipPoolSiloListQueryKey = (options: Options<IpPoolSiloListData>) => createQueryKey('ipPoolSiloList', options, false, [
    'ip_pool',
    'ip_pool_silo',
    'silo'
]);

/**
 * Lists the silos that may use an IP pool.
 */
export const ipPoolSiloListOptions = (options: Options<IpPoolSiloListData>) => queryOptions<IpPoolSiloListResponse, DefaultError, IpPoolSiloListResponse, ReturnType<typeof ipPoolSiloListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.ipPoolSiloList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: ipPoolSiloListQueryKey(options)
});

export const ipPoolUtilizationViewQueryKey = (options: Options<IpPoolUtilizationViewData>) => createQueryKey('ipPoolUtilizationView', options, false, ['ip_pool', 'ip_pool.utilization']);

/**
 * Reports how many addresses a pool has, and how many are free.
 */
export const ipPoolUtilizationViewOptions = (options: Options<IpPoolUtilizationViewData>) => queryOptions<IpPoolUtilizationViewResponse, DefaultError, IpPoolUtilizationViewResponse, ReturnType<typeof ipPoolUtilizationViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.ipPoolUtilizationView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: ipPoolUtilizationViewQueryKey(options)
});
