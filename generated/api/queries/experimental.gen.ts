// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/experimental.gen.ts';
import type { AffinityGroupListData, AffinityGroupListResponse, AffinityGroupMemberInstanceViewData, AffinityGroupMemberInstanceViewResponse, AffinityGroupMemberListData, AffinityGroupMemberListResponse, AffinityGroupViewData, AffinityGroupViewResponse, InstanceAffinityGroupListData, InstanceAffinityGroupListResponse, ProbeListData, ProbeListResponse, ProbeViewData, ProbeViewResponse, SupportBundleDownloadData, SupportBundleDownloadFileData, SupportBundleIndexData, SupportBundleListData, SupportBundleListResponse, SupportBundleViewData, SupportBundleViewResponse, TimeseriesQueryData, TimeseriesQueryResponse } from '../types.gen.ts';

export const probeListQueryKey = (options?: Options<ProbeListData>) => createQueryKey('probeList', options, false, ['probe']);

/**
 * Lists the network probes of a project with their addresses.
 */
export const probeListOptions = (options?: Options<ProbeListData>) => queryOptions<ProbeListResponse, DefaultError, ProbeListResponse, ReturnType<typeof probeListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.probeList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: probeListQueryKey(options)
});

export const probeViewQueryKey = (options: Options<ProbeViewData>) => createQueryKey('probeView', options, false, ['probe']);

/**
 * Fetches one network probe with its interface and external addresses.
 */
export const probeViewOptions = (options: Options<ProbeViewData>) => queryOptions<ProbeViewResponse, DefaultError, ProbeViewResponse, ReturnType<typeof probeViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.probeView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: probeViewQueryKey(options)
});

export const supportBundleListQueryKey = (options?: Options<SupportBundleListData>) => createQueryKey('supportBundleList', options, false, ['support_bundle']);

/**
 * Lists the support bundles by time of creation.
 */
export const supportBundleListOptions = (options?: Options<SupportBundleListData>) => queryOptions<SupportBundleListResponse, DefaultError, SupportBundleListResponse, ReturnType<typeof supportBundleListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.supportBundleList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: supportBundleListQueryKey(options)
});

export const supportBundleViewQueryKey = (options: Options<SupportBundleViewData>) => createQueryKey('supportBundleView', options, false, ['support_bundle']);

/**
 * Fetches the state of one support bundle.
 */
export const supportBundleViewOptions = (options: Options<SupportBundleViewData>) => queryOptions<SupportBundleViewResponse, DefaultError, SupportBundleViewResponse, ReturnType<typeof supportBundleViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.supportBundleView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: supportBundleViewQueryKey(options)
});

export const supportBundleDownloadQueryKey = (options: Options<SupportBundleDownloadData>) => createQueryKey('supportBundleDownload', options, false, ['support_bundle_files']);

/**
 * Downloads an active support bundle as a zip archive, wholly or by byte range.
 */
export const supportBundleDownloadOptions = (options: Options<SupportBundleDownloadData>) => queryOptions<unknown, DefaultError, unknown, ReturnType<typeof supportBundleDownloadQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.supportBundleDownload({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: supportBundleDownloadQueryKey(options)
});

export const supportBundleDownloadFileQueryKey = (options: Options<SupportBundleDownloadFileData>) => createQueryKey('supportBundleDownloadFile', options, false, ['support_bundle_files']);

/**
 * Downloads a single file from inside an active support bundle.
 */
export const supportBundleDownloadFileOptions = (options: Options<SupportBundleDownloadFileData>) => queryOptions<unknown, DefaultError, unknown, ReturnType<typeof supportBundleDownloadFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.supportBundleDownloadFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: supportBundleDownloadFileQueryKey(options)
});

export const supportBundleIndexQueryKey = (options: Options<SupportBundleIndexData>) => createQueryKey('supportBundleIndex', options, false, ['support_bundle_files']);

/**
 * Returns the paths of all files in an active bundle, one per line.
 */
export const supportBundleIndexOptions = (options: Options<SupportBundleIndexData>) => queryOptions<unknown, DefaultError, unknown, ReturnType<typeof supportBundleIndexQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.supportBundleIndex({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: supportBundleIndexQueryKey(options)
});

export const affinityGroupListQueryKey = (options?: Options<AffinityGroupListData>) => createQueryKey('affinityGroupList', options, false, ['affinity_group']);

/**
 * Lists the affinity groups of a project.
 */
export const affinityGroupListOptions = (options?: Options<AffinityGroupListData>) => queryOptions<AffinityGroupListResponse, DefaultError, AffinityGroupListResponse, ReturnType<typeof affinityGroupListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.affinityGroupList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: affinityGroupListQueryKey(options)
});

export const affinityGroupViewQueryKey = (options: Options<AffinityGroupViewData>) => createQueryKey('affinityGroupView', options, false, ['affinity_group']);

/**
 * Fetches one affinity group by name or ID.
 */
export const affinityGroupViewOptions = (options: Options<AffinityGroupViewData>) => queryOptions<AffinityGroupViewResponse, DefaultError, AffinityGroupViewResponse, ReturnType<typeof affinityGroupViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.affinityGroupView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: affinityGroupViewQueryKey(options)
});

export const affinityGroupMemberListQueryKey = (options: Options<AffinityGroupMemberListData>) => createQueryKey('affinityGroupMemberList', options, false, ['affinity_group_member']);

/**
 * Lists the members of an affinity group with their present run states.
 */
export const affinityGroupMemberListOptions = (options: Options<AffinityGroupMemberListData>) => queryOptions<AffinityGroupMemberListResponse, DefaultError, AffinityGroupMemberListResponse, ReturnType<typeof affinityGroupMemberListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.affinityGroupMemberList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: affinityGroupMemberListQueryKey(options)
});

export const affinityGroupMemberInstanceViewQueryKey = (options: Options<AffinityGroupMemberInstanceViewData>) => createQueryKey('affinityGroupMemberInstanceView', options, false, ['affinity_group_member']);

/**
 * Fetches one instance as a member of an affinity group, or reports that it is not a member.
 */
export const affinityGroupMemberInstanceViewOptions = (options: Options<AffinityGroupMemberInstanceViewData>) => queryOptions<AffinityGroupMemberInstanceViewResponse, DefaultError, AffinityGroupMemberInstanceViewResponse, ReturnType<typeof affinityGroupMemberInstanceViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.affinityGroupMemberInstanceView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: affinityGroupMemberInstanceViewQueryKey(options)
});

export const instanceAffinityGroupListQueryKey = (options: Options<InstanceAffinityGroupListData>) => createQueryKey('instanceAffinityGroupList', options, false, ['affinity_group']);

/**
 * Lists the affinity groups that an instance belongs to, at most 16.
 */
export const instanceAffinityGroupListOptions = (options: Options<InstanceAffinityGroupListData>) => queryOptions<InstanceAffinityGroupListResponse, DefaultError, InstanceAffinityGroupListResponse, ReturnType<typeof instanceAffinityGroupListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.instanceAffinityGroupList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: instanceAffinityGroupListQueryKey(options)
});

export const timeseriesQueryQueryKey = (options: Options<TimeseriesQueryData>) => createQueryKey('timeseriesQuery', options, false, ['instance_metrics_cpu']);

/**
 * Runs a metrics query limited to the data of one project and its silo, and returns the resulting tables.
 */
export const timeseriesQueryOptions = (options: Options<TimeseriesQueryData>) => queryOptions<TimeseriesQueryResponse, DefaultError, TimeseriesQueryResponse, ReturnType<typeof timeseriesQueryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.timeseriesQuery({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: timeseriesQueryQueryKey(options)
});
