// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/floating-ips.gen.ts';
import type { FloatingIpListData, FloatingIpListResponse, FloatingIpViewData, FloatingIpViewResponse } from '../types.gen.ts';

export const floatingIpListQueryKey = (options?: Options<FloatingIpListData>) => createQueryKey('floatingIpList', options, false, ['floating_ip']);

/**
 * Lists the floating IPs of a project.
 */
export const floatingIpListOptions = (options?: Options<FloatingIpListData>) => queryOptions<FloatingIpListResponse, DefaultError, FloatingIpListResponse, ReturnType<typeof floatingIpListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.floatingIpList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: floatingIpListQueryKey(options)
});

export const floatingIpViewQueryKey = (options: Options<FloatingIpViewData>) => createQueryKey('floatingIpView', options, false, ['floating_ip']);

/**
 * Fetches one floating IP by name or ID.
 */
export const floatingIpViewOptions = (options: Options<FloatingIpViewData>) => queryOptions<FloatingIpViewResponse, DefaultError, FloatingIpViewResponse, ReturnType<typeof floatingIpViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.floatingIpView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: floatingIpViewQueryKey(options)
});
