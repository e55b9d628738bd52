// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { SystemUpdateRepositoryListData, SystemUpdateRepositoryListResponses, SystemUpdateRepositoryUploadData, SystemUpdateRepositoryUploadResponses, SystemUpdateRepositoryViewData, SystemUpdateRepositoryViewResponses, SystemUpdateStatusData, SystemUpdateStatusResponses, SystemUpdateTrustRootCreateData, SystemUpdateTrustRootCreateResponses, SystemUpdateTrustRootDeleteData, SystemUpdateTrustRootDeleteResponses, SystemUpdateTrustRootListData, SystemUpdateTrustRootListResponses, SystemUpdateTrustRootViewData, SystemUpdateTrustRootViewResponses, TargetReleaseUpdateData, TargetReleaseUpdateResponses } from '../types.gen.ts';

/**
 * Lists the uploaded software releases, newest version first unless asked otherwise.
 */
export const systemUpdateRepositoryList = <ThrowOnError extends boolean = false>(options?: Options<SystemUpdateRepositoryListData, ThrowOnError>): RequestResult<SystemUpdateRepositoryListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SystemUpdateRepositoryListResponses, unknown, ThrowOnError>({ operation: 'systemUpdateRepositoryList', answer: { rows: 'items' }, url: '/v1/system/update/repositories', ...options });

/**
 * Uploads a release archive, which must be signed by a key from a trust root.
 */
export const systemUpdateRepositoryUpload = <ThrowOnError extends boolean = false>(options: Options<SystemUpdateRepositoryUploadData, ThrowOnError>): RequestResult<SystemUpdateRepositoryUploadResponses, unknown, ThrowOnError> => (options.client ?? client).put<SystemUpdateRepositoryUploadResponses, unknown, ThrowOnError>({
    bodySerializer: null,
    operation: 'systemUpdateRepositoryUpload',
    url: '/v1/system/update/repositories',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

/**
 * Fetches one uploaded release by its version.
 */
export const systemUpdateRepositoryView = <ThrowOnError extends boolean = false>(options: Options<SystemUpdateRepositoryViewData, ThrowOnError>): RequestResult<SystemUpdateRepositoryViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SystemUpdateRepositoryViewResponses, unknown, ThrowOnError>({ operation: 'systemUpdateRepositoryView', url: '/v1/system/update/repositories/{systemVersion}', ...options });

/**
 * Reports the target release and how many components run each version.
 */
export const systemUpdateStatus = <ThrowOnError extends boolean = false>(options?: Options<SystemUpdateStatusData, ThrowOnError>): RequestResult<SystemUpdateStatusResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SystemUpdateStatusResponses, unknown, ThrowOnError>({ operation: 'systemUpdateStatus', url: '/v1/system/update/status', ...options });

/**
 * Chooses the uploaded release to move the system to; older ones than the present target are refused.
 */
export const targetReleaseUpdate = <ThrowOnError extends boolean = false>(options: Options<TargetReleaseUpdateData, ThrowOnError>): RequestResult<TargetReleaseUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<TargetReleaseUpdateResponses, unknown, ThrowOnError>({
    operation: 'targetReleaseUpdate',
    url: '/v1/system/update/target-release',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the trust roots that uploaded releases are checked against.
 */
export const systemUpdateTrustRootList = <ThrowOnError extends boolean = false>(options?: Options<SystemUpdateTrustRootListData, ThrowOnError>): RequestResult<SystemUpdateTrustRootListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SystemUpdateTrustRootListResponses, unknown, ThrowOnError>({ operation: 'systemUpdateTrustRootList', answer: { rows: 'items' }, url: '/v1/system/update/trust-roots', ...options });

/**
 * Adds a signed root document, so that releases signed under it are accepted.
 */
export const systemUpdateTrustRootCreate = <ThrowOnError extends boolean = false>(options: Options<SystemUpdateTrustRootCreateData, ThrowOnError>): RequestResult<SystemUpdateTrustRootCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<SystemUpdateTrustRootCreateResponses, unknown, ThrowOnError>({
    operation: 'systemUpdateTrustRootCreate',
    url: '/v1/system/update/trust-roots',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Removes a trust root; releases already uploaded are not checked again.
 */
export const systemUpdateTrustRootDelete = <ThrowOnError extends boolean = false>(options: Options<SystemUpdateTrustRootDeleteData, ThrowOnError>): RequestResult<SystemUpdateTrustRootDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<SystemUpdateTrustRootDeleteResponses, unknown, ThrowOnError>({ operation: 'systemUpdateTrustRootDelete', url: '/v1/system/update/trust-roots/{trustRootId}', ...options });

/**
 * Fetches one trust root with its root document.
 */
export const systemUpdateTrustRootView = <ThrowOnError extends boolean = false>(options: Options<SystemUpdateTrustRootViewData, ThrowOnError>): RequestResult<SystemUpdateTrustRootViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SystemUpdateTrustRootViewResponses, unknown, ThrowOnError>({ operation: 'systemUpdateTrustRootView', url: '/v1/system/update/trust-roots/{trustRootId}', ...options });
