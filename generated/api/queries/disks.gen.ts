// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/disks.gen.ts';
import type { DiskListData, DiskListResponse, DiskViewData, DiskViewResponse } from '../types.gen.ts';

export const diskListQueryKey = (options?: Options<DiskListData>) => createQueryKey('diskList', options, false, ['disk']);

/**
 * Lists the disks of a project.
 */
export const diskListOptions = (options?: Options<DiskListData>) => queryOptions<DiskListResponse, DefaultError, DiskListResponse, ReturnType<typeof diskListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.diskList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: diskListQueryKey(options)
});

export const diskViewQueryKey = (options: Options<DiskViewData>) => createQueryKey('diskView', options, false, ['disk']);

/**
 * Fetches one disk with its current state.
 */
export const diskViewOptions = (options: Options<DiskViewData>) => queryOptions<DiskViewResponse, DefaultError, DiskViewResponse, ReturnType<typeof diskViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.diskView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: diskViewQueryKey(options)
});
