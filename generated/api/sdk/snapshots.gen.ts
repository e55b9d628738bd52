// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { SnapshotCreateData, SnapshotCreateResponses, SnapshotDeleteData, SnapshotDeleteResponses, SnapshotListData, SnapshotListResponses, SnapshotViewData, SnapshotViewResponses } from '../types.gen.ts';

/**
 * Lists the snapshots of a project.
 */
export const snapshotList = <ThrowOnError extends boolean = false>(options?: Options<SnapshotListData, ThrowOnError>): RequestResult<SnapshotListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SnapshotListResponses, unknown, ThrowOnError>({ operation: 'snapshotList', answer: { rows: 'items' }, url: '/v1/snapshots', ...options });

/**
 * Takes a snapshot of a disk as it is now.
 */
export const snapshotCreate = <ThrowOnError extends boolean = false>(options: Options<SnapshotCreateData, ThrowOnError>): RequestResult<SnapshotCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<SnapshotCreateResponses, unknown, ThrowOnError>({
    operation: 'snapshotCreate',
    url: '/v1/snapshots',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a snapshot; disks and images made from it remain.
 */
export const snapshotDelete = <ThrowOnError extends boolean = false>(options: Options<SnapshotDeleteData, ThrowOnError>): RequestResult<SnapshotDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<SnapshotDeleteResponses, unknown, ThrowOnError>({ operation: 'snapshotDelete', url: '/v1/snapshots/{snapshot}', ...options });

/**
 * Fetches one snapshot.
 */
export const snapshotView = <ThrowOnError extends boolean = false>(options: Options<SnapshotViewData, ThrowOnError>): RequestResult<SnapshotViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SnapshotViewResponses, unknown, ThrowOnError>({ operation: 'snapshotView', url: '/v1/snapshots/{snapshot}', ...options });
