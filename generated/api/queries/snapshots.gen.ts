// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/snapshots.gen.ts';
import type { SnapshotListData, SnapshotListResponse, SnapshotViewData, SnapshotViewResponse } from '../types.gen.ts';

export const snapshotListQueryKey = (options?: Options<SnapshotListData>) => createQueryKey('snapshotList', options, false, ['snapshot']);

/**
 * Lists the snapshots of a project.
 */
export const snapshotListOptions = (options?: Options<SnapshotListData>) => queryOptions<SnapshotListResponse, DefaultError, SnapshotListResponse, ReturnType<typeof snapshotListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.snapshotList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: snapshotListQueryKey(options)
});

export const snapshotViewQueryKey = (options: Options<SnapshotViewData>) => createQueryKey('snapshotView', options, false, ['snapshot']);

/**
 * Fetches one snapshot.
 */
export const snapshotViewOptions = (options: Options<SnapshotViewData>) => queryOptions<SnapshotViewResponse, DefaultError, SnapshotViewResponse, ReturnType<typeof snapshotViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.snapshotView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: snapshotViewQueryKey(options)
});
