// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { AffinityGroupCreateData, AffinityGroupCreateResponses, AffinityGroupDeleteData, AffinityGroupDeleteResponses, AffinityGroupListData, AffinityGroupListResponses, AffinityGroupMemberInstanceAddData, AffinityGroupMemberInstanceAddResponses, AffinityGroupMemberInstanceDeleteData, AffinityGroupMemberInstanceDeleteResponses, AffinityGroupMemberInstanceViewData, AffinityGroupMemberInstanceViewResponses, AffinityGroupMemberListData, AffinityGroupMemberListResponses, AffinityGroupUpdateData, AffinityGroupUpdateResponses, AffinityGroupViewData, AffinityGroupViewResponses, InstanceAffinityGroupListData, InstanceAffinityGroupListResponses, ProbeCreateData, ProbeCreateResponses, ProbeDeleteData, ProbeDeleteResponses, ProbeListData, ProbeListResponses, ProbeViewData, ProbeViewResponses, SupportBundleCreateData, SupportBundleCreateResponses, SupportBundleDeleteData, SupportBundleDeleteResponses, SupportBundleDownloadData, SupportBundleDownloadFileData, SupportBundleDownloadFileResponses, SupportBundleDownloadResponses, SupportBundleHeadData, SupportBundleHeadFileData, SupportBundleHeadFileResponses, SupportBundleHeadResponses, SupportBundleIndexData, SupportBundleIndexResponses, SupportBundleListData, SupportBundleListResponses, SupportBundleUpdateData, SupportBundleUpdateResponses, SupportBundleViewData, SupportBundleViewResponses, TimeseriesQueryData, TimeseriesQueryResponses } from '../types.gen.ts';

/**
 * Lists the network probes of a project with their addresses.
 */
export const probeList = <ThrowOnError extends boolean = false>(options?: Options<ProbeListData, ThrowOnError>): RequestResult<ProbeListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<ProbeListResponses, unknown, ThrowOnError>({ operation: 'probeList', answer: { rows: 'items' }, url: '/experimental/v1/probes', ...options });

/**
 * Creates a network probe on a chosen sled.
 */
export const probeCreate = <ThrowOnError extends boolean = false>(options: Options<ProbeCreateData, ThrowOnError>): RequestResult<ProbeCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<ProbeCreateResponses, unknown, ThrowOnError>({
    operation: 'probeCreate',
    url: '/experimental/v1/probes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a network probe from a project.
 */
export const probeDelete = <ThrowOnError extends boolean = false>(options: Options<ProbeDeleteData, ThrowOnError>): RequestResult<ProbeDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<ProbeDeleteResponses, unknown, ThrowOnError>({ operation: 'probeDelete', url: '/experimental/v1/probes/{probe}', ...options });

/**
 * Fetches one network probe with its interface and external addresses.
 */
export const probeView = <ThrowOnError extends boolean = false>(options: Options<ProbeViewData, ThrowOnError>): RequestResult<ProbeViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<ProbeViewResponses, unknown, ThrowOnError>({ operation: 'probeView', url: '/experimental/v1/probes/{probe}', ...options });

/**
 * Lists the support bundles by time of creation.
 */
export const supportBundleList = <ThrowOnError extends boolean = false>(options?: Options<SupportBundleListData, ThrowOnError>): RequestResult<SupportBundleListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SupportBundleListResponses, unknown, ThrowOnError>({ operation: 'supportBundleList', answer: { rows: 'items' }, url: '/experimental/v1/system/support-bundles', ...options });

/**
 * Starts collecting diagnostic data into a new support bundle.
 */
export const supportBundleCreate = <ThrowOnError extends boolean = false>(options: Options<SupportBundleCreateData, ThrowOnError>): RequestResult<SupportBundleCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<SupportBundleCreateResponses, unknown, ThrowOnError>({
    operation: 'supportBundleCreate',
    url: '/experimental/v1/system/support-bundles',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a support bundle and frees its storage; a running collection is cancelled.
 */
export const supportBundleDelete = <ThrowOnError extends boolean = false>(options: Options<SupportBundleDeleteData, ThrowOnError>): RequestResult<SupportBundleDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<SupportBundleDeleteResponses, unknown, ThrowOnError>({ operation: 'supportBundleDelete', url: '/experimental/v1/system/support-bundles/{bundleId}', ...options });

/**
 * Fetches the state of one support bundle.
 */
export const supportBundleView = <ThrowOnError extends boolean = false>(options: Options<SupportBundleViewData, ThrowOnError>): RequestResult<SupportBundleViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SupportBundleViewResponses, unknown, ThrowOnError>({ operation: 'supportBundleView', url: '/experimental/v1/system/support-bundles/{bundleId}', ...options });

/**
 * Changes or clears the comment on a support bundle, whatever its state.
 */
export const supportBundleUpdate = <ThrowOnError extends boolean = false>(options: Options<SupportBundleUpdateData, ThrowOnError>): RequestResult<SupportBundleUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<SupportBundleUpdateResponses, unknown, ThrowOnError>({
    operation: 'supportBundleUpdate',
    url: '/experimental/v1/system/support-bundles/{bundleId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Downloads an active support bundle as a zip archive, wholly or by byte range.
 */
export const supportBundleDownload = <ThrowOnError extends boolean = false>(options: Options<SupportBundleDownloadData, ThrowOnError>): RequestResult<SupportBundleDownloadResponses, unknown, ThrowOnError> => (options.client ?? client).get<SupportBundleDownloadResponses, unknown, ThrowOnError>({ operation: 'supportBundleDownload', url: '/experimental/v1/system/support-bundles/{bundleId}/download', ...options });

/**
 * Returns the size of a bundle's archive without sending its contents.
 */
export const supportBundleHead = <ThrowOnError extends boolean = false>(options: Options<SupportBundleHeadData, ThrowOnError>): RequestResult<SupportBundleHeadResponses, unknown, ThrowOnError> => (options.client ?? client).head<SupportBundleHeadResponses, unknown, ThrowOnError>({ operation: 'supportBundleHead', url: '/experimental/v1/system/support-bundles/{bundleId}/download', ...options });

/**
 * Downloads a single file from inside an active support bundle.
 */
export const supportBundleDownloadFile = <ThrowOnError extends boolean = false>(options: Options<SupportBundleDownloadFileData, ThrowOnError>): RequestResult<SupportBundleDownloadFileResponses, unknown, ThrowOnError> => (options.client ?? client).get<SupportBundleDownloadFileResponses, unknown, ThrowOnError>({ operation: 'supportBundleDownloadFile', url: '/experimental/v1/system/support-bundles/{bundleId}/download/{file}', ...options });

/**
 * Returns the size of one file in a bundle without sending its contents.
 */
export const supportBundleHeadFile = <ThrowOnError extends boolean = false>(options: Options<SupportBundleHeadFileData, ThrowOnError>): RequestResult<SupportBundleHeadFileResponses, unknown, ThrowOnError> => (options.client ?? client).head<SupportBundleHeadFileResponses, unknown, ThrowOnError>({ operation: 'supportBundleHeadFile', url: '/experimental/v1/system/support-bundles/{bundleId}/download/{file}', ...options });

/**
 * Returns the paths of all files in an active bundle, one per line.
 */
export const supportBundleIndex = <ThrowOnError extends boolean = false>(options: Options<SupportBundleIndexData, ThrowOnError>): RequestResult<SupportBundleIndexResponses, unknown, ThrowOnError> => (options.client ?? client).get<SupportBundleIndexResponses, unknown, ThrowOnError>({ operation: 'supportBundleIndex', url: '/experimental/v1/system/support-bundles/{bundleId}/index', ...options });

/**
 * Lists the affinity groups of a project.
 */
export const affinityGroupList = <ThrowOnError extends boolean = false>(options?: Options<AffinityGroupListData, ThrowOnError>): RequestResult<AffinityGroupListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<AffinityGroupListResponses, unknown, ThrowOnError>({ operation: 'affinityGroupList', answer: { rows: 'items' }, url: '/v1/affinity-groups', ...options });

/**
 * Creates an empty affinity group in a project.
 */
export const affinityGroupCreate = <ThrowOnError extends boolean = false>(options: Options<AffinityGroupCreateData, ThrowOnError>): RequestResult<AffinityGroupCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<AffinityGroupCreateResponses, unknown, ThrowOnError>({
    operation: 'affinityGroupCreate',
    url: '/v1/affinity-groups',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes an affinity group and its memberships. The instances themselves are untouched.
 */
export const affinityGroupDelete = <ThrowOnError extends boolean = false>(options: Options<AffinityGroupDeleteData, ThrowOnError>): RequestResult<AffinityGroupDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<AffinityGroupDeleteResponses, unknown, ThrowOnError>({ operation: 'affinityGroupDelete', url: '/v1/affinity-groups/{affinityGroup}', ...options });

/**
 * Fetches one affinity group by name or ID.
 */
export const affinityGroupView = <ThrowOnError extends boolean = false>(options: Options<AffinityGroupViewData, ThrowOnError>): RequestResult<AffinityGroupViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<AffinityGroupViewResponses, unknown, ThrowOnError>({ operation: 'affinityGroupView', url: '/v1/affinity-groups/{affinityGroup}', ...options });

/**
 * Changes the name or description of an affinity group. Policy and failure domain stay fixed.
 */
export const affinityGroupUpdate = <ThrowOnError extends boolean = false>(options: Options<AffinityGroupUpdateData, ThrowOnError>): RequestResult<AffinityGroupUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<AffinityGroupUpdateResponses, unknown, ThrowOnError>({
    operation: 'affinityGroupUpdate',
    url: '/v1/affinity-groups/{affinityGroup}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the members of an affinity group with their present run states.
 */
export const affinityGroupMemberList = <ThrowOnError extends boolean = false>(options: Options<AffinityGroupMemberListData, ThrowOnError>): RequestResult<AffinityGroupMemberListResponses, unknown, ThrowOnError> => (options.client ?? client).get<AffinityGroupMemberListResponses, unknown, ThrowOnError>({ operation: 'affinityGroupMemberList', answer: { rows: 'items' }, url: '/v1/affinity-groups/{affinityGroup}/members', ...options });

/**
 * Removes an instance from an affinity group, whatever its run state.
 */
export const affinityGroupMemberInstanceDelete = <ThrowOnError extends boolean = false>(options: Options<AffinityGroupMemberInstanceDeleteData, ThrowOnError>): RequestResult<AffinityGroupMemberInstanceDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<AffinityGroupMemberInstanceDeleteResponses, unknown, ThrowOnError>({ operation: 'affinityGroupMemberInstanceDelete', url: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}', ...options });

/**
 * Fetches one instance as a member of an affinity group, or reports that it is not a member.
 */
export const affinityGroupMemberInstanceView = <ThrowOnError extends boolean = false>(options: Options<AffinityGroupMemberInstanceViewData, ThrowOnError>): RequestResult<AffinityGroupMemberInstanceViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<AffinityGroupMemberInstanceViewResponses, unknown, ThrowOnError>({ operation: 'affinityGroupMemberInstanceView', url: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}', ...options });

/**
 * Adds an instance that is not running to an affinity group of up to 32 members.
 */
export const affinityGroupMemberInstanceAdd = <ThrowOnError extends boolean = false>(options: Options<AffinityGroupMemberInstanceAddData, ThrowOnError>): RequestResult<AffinityGroupMemberInstanceAddResponses, unknown, ThrowOnError> => (options.client ?? client).post<AffinityGroupMemberInstanceAddResponses, unknown, ThrowOnError>({ operation: 'affinityGroupMemberInstanceAdd', url: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}', ...options });

/**
 * Lists the affinity groups that an instance belongs to, at most 16.
 */
export const instanceAffinityGroupList = <ThrowOnError extends boolean = false>(options: Options<InstanceAffinityGroupListData, ThrowOnError>): RequestResult<InstanceAffinityGroupListResponses, unknown, ThrowOnError> => (options.client ?? client).get<InstanceAffinityGroupListResponses, unknown, ThrowOnError>({ operation: 'instanceAffinityGroupList', answer: { rows: 'items' }, url: '/v1/instances/{instance}/affinity-groups', ...options });

/**
 * Runs a metrics query limited to the data of one project and its silo, and returns the resulting tables.
 */
export const timeseriesQuery = <ThrowOnError extends boolean = false>(options: Options<TimeseriesQueryData, ThrowOnError>): RequestResult<TimeseriesQueryResponses, unknown, ThrowOnError> => (options.client ?? client).post<TimeseriesQueryResponses, unknown, ThrowOnError>({
    operation: 'timeseriesQuery',
    answer: { rows: 'tables' },
    url: '/v1/timeseries/query',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
