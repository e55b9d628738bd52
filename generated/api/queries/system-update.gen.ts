// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/system-update.gen.ts';
import type { SystemUpdateRepositoryListData, SystemUpdateRepositoryListResponse, SystemUpdateRepositoryViewData, SystemUpdateRepositoryViewResponse, SystemUpdateStatusData, SystemUpdateStatusResponse, SystemUpdateTrustRootListData, SystemUpdateTrustRootListResponse, SystemUpdateTrustRootViewData, SystemUpdateTrustRootViewResponse } from '../types.gen.ts';

export const systemUpdateRepositoryListQueryKey = (options?: Options<SystemUpdateRepositoryListData>) => createQueryKey('systemUpdateRepositoryList', options, false, ['tuf_repo']);

/**
 * Lists the uploaded software releases, newest version first unless asked otherwise.
 */
export const systemUpdateRepositoryListOptions = (options?: Options<SystemUpdateRepositoryListData>) => queryOptions<SystemUpdateRepositoryListResponse, DefaultError, SystemUpdateRepositoryListResponse, ReturnType<typeof systemUpdateRepositoryListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.systemUpdateRepositoryList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemUpdateRepositoryListQueryKey(options)
});

export const systemUpdateRepositoryViewQueryKey = (options: Options<SystemUpdateRepositoryViewData>) => createQueryKey('systemUpdateRepositoryView', options, false, ['tuf_repo']);

/**
 * Fetches one uploaded release by its version.
 */
export const systemUpdateRepositoryViewOptions = (options: Options<SystemUpdateRepositoryViewData>) => queryOptions<SystemUpdateRepositoryViewResponse, DefaultError, SystemUpdateRepositoryViewResponse, ReturnType<typeof systemUpdateRepositoryViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.systemUpdateRepositoryView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemUpdateRepositoryViewQueryKey(options)
});

export const systemUpdateStatusQueryKey = (options?: Options<SystemUpdateStatusData>) => createQueryKey('systemUpdateStatus', options, false, ['system_update']);

/**
 * Reports the target release and how many components run each version.
 */
export const systemUpdateStatusOptions = (options?: Options<SystemUpdateStatusData>) => queryOptions<SystemUpdateStatusResponse, DefaultError, SystemUpdateStatusResponse, ReturnType<typeof systemUpdateStatusQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.systemUpdateStatus({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemUpdateStatusQueryKey(options)
});

export const systemUpdateTrustRootListQueryKey = (options?: Options<SystemUpdateTrustRootListData>) => createQueryKey('systemUpdateTrustRootList', options, false, ['update_trust_root']);

/**
 * Lists the trust roots that uploaded releases are checked against.
 */
export const systemUpdateTrustRootListOptions = (options?: Options<SystemUpdateTrustRootListData>) => queryOptions<SystemUpdateTrustRootListResponse, DefaultError, SystemUpdateTrustRootListResponse, ReturnType<typeof systemUpdateTrustRootListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.systemUpdateTrustRootList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemUpdateTrustRootListQueryKey(options)
});

export const systemUpdateTrustRootViewQueryKey = (options: Options<SystemUpdateTrustRootViewData>) => createQueryKey('systemUpdateTrustRootView', options, false, ['update_trust_root']);

/**
 * Fetches one trust root with its root document.
 */
export const systemUpdateTrustRootViewOptions = (options: Options<SystemUpdateTrustRootViewData>) => queryOptions<SystemUpdateTrustRootViewResponse, DefaultError, SystemUpdateTrustRootViewResponse, ReturnType<typeof systemUpdateTrustRootViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.systemUpdateTrustRootView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemUpdateTrustRootViewQueryKey(options)
});
