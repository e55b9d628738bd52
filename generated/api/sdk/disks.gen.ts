// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { DiskBulkWriteImportData, DiskBulkWriteImportResponses, DiskBulkWriteImportStartData, DiskBulkWriteImportStartResponses, DiskBulkWriteImportStopData, DiskBulkWriteImportStopResponses, DiskCreateData, DiskCreateResponses, DiskDeleteData, DiskDeleteResponses, DiskFinalizeImportData, DiskFinalizeImportResponses, DiskListData, DiskListResponses, DiskViewData, DiskViewResponses } from '../types.gen.ts';

/**
 * Lists the disks of a project.
 */
export const diskList = <ThrowOnError extends boolean = false>(options?: Options<DiskListData, ThrowOnError>): RequestResult<DiskListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<DiskListResponses, unknown, ThrowOnError>({ operation: 'diskList', answer: { rows: 'items' }, url: '/v1/disks', ...options });

/**
 * Creates a disk, either blank, from a snapshot or image, or ready for data import.
 */
export const diskCreate = <ThrowOnError extends boolean = false>(options: Options<DiskCreateData, ThrowOnError>): RequestResult<DiskCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<DiskCreateResponses, unknown, ThrowOnError>({
    operation: 'diskCreate',
    url: '/v1/disks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a disk that is detached or faulted; its snapshots remain.
 */
export const diskDelete = <ThrowOnError extends boolean = false>(options: Options<DiskDeleteData, ThrowOnError>): RequestResult<DiskDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<DiskDeleteResponses, unknown, ThrowOnError>({ operation: 'diskDelete', url: '/v1/disks/{disk}', ...options });

/**
 * Fetches one disk with its current state.
 */
export const diskView = <ThrowOnError extends boolean = false>(options: Options<DiskViewData, ThrowOnError>): RequestResult<DiskViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<DiskViewResponses, unknown, ThrowOnError>({ operation: 'diskView', url: '/v1/disks/{disk}', ...options });

/**
 * Writes one block of data to a disk in import mode.
 */
export const diskBulkWriteImport = <ThrowOnError extends boolean = false>(options: Options<DiskBulkWriteImportData, ThrowOnError>): RequestResult<DiskBulkWriteImportResponses, unknown, ThrowOnError> => (options.client ?? client).post<DiskBulkWriteImportResponses, unknown, ThrowOnError>({
    operation: 'diskBulkWriteImport',
    url: '/v1/disks/{disk}/bulk-write',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Puts an import-ready disk into bulk-write mode, so data can be sent.
 */
export const diskBulkWriteImportStart = <ThrowOnError extends boolean = false>(options: Options<DiskBulkWriteImportStartData, ThrowOnError>): RequestResult<DiskBulkWriteImportStartResponses, unknown, ThrowOnError> => (options.client ?? client).post<DiskBulkWriteImportStartResponses, unknown, ThrowOnError>({ operation: 'diskBulkWriteImportStart', url: '/v1/disks/{disk}/bulk-write-start', ...options });

/**
 * Takes a disk out of bulk-write mode and makes it import-ready again.
 */
export const diskBulkWriteImportStop = <ThrowOnError extends boolean = false>(options: Options<DiskBulkWriteImportStopData, ThrowOnError>): RequestResult<DiskBulkWriteImportStopResponses, unknown, ThrowOnError> => (options.client ?? client).post<DiskBulkWriteImportStopResponses, unknown, ThrowOnError>({ operation: 'diskBulkWriteImportStop', url: '/v1/disks/{disk}/bulk-write-stop', ...options });

/**
 * Ends the import into a disk, takes a snapshot if asked, and leaves the disk detached.
 */
export const diskFinalizeImport = <ThrowOnError extends boolean = false>(options: Options<DiskFinalizeImportData, ThrowOnError>): RequestResult<DiskFinalizeImportResponses, unknown, ThrowOnError> => (options.client ?? client).post<DiskFinalizeImportResponses, unknown, ThrowOnError>({
    operation: 'diskFinalizeImport',
    url: '/v1/disks/{disk}/finalize',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
