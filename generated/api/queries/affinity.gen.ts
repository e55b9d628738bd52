// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/affinity.gen.ts';
import type { AntiAffinityGroupListData, AntiAffinityGroupListResponse, AntiAffinityGroupMemberInstanceViewData, AntiAffinityGroupMemberInstanceViewResponse, AntiAffinityGroupMemberListData, AntiAffinityGroupMemberListResponse, AntiAffinityGroupViewData, AntiAffinityGroupViewResponse } from '../types.gen.ts';

export const antiAffinityGroupListQueryKey = (options?: Options<AntiAffinityGroupListData>) => createQueryKey('antiAffinityGroupList', options, false, ['anti_affinity_group']);

/**
 * Lists the anti-affinity groups of a project.
 */
export const antiAffinityGroupListOptions = (options?: Options<AntiAffinityGroupListData>) => queryOptions<AntiAffinityGroupListResponse, DefaultError, AntiAffinityGroupListResponse, ReturnType<typeof antiAffinityGroupListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.antiAffinityGroupList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: antiAffinityGroupListQueryKey(options)
});

export const antiAffinityGroupViewQueryKey = (options: Options<AntiAffinityGroupViewData>) => createQueryKey('antiAffinityGroupView', options, false, ['anti_affinity_group']);

/**
 * Fetches one anti-affinity group by name or ID.
 */
export const antiAffinityGroupViewOptions = (options: Options<AntiAffinityGroupViewData>) => queryOptions<AntiAffinityGroupViewResponse, DefaultError, AntiAffinityGroupViewResponse, ReturnType<typeof antiAffinityGroupViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.antiAffinityGroupView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: antiAffinityGroupViewQueryKey(options)
});

export const antiAffinityGroupMemberListQueryKey = (options: Options<AntiAffinityGroupMemberListData>) => createQueryKey('antiAffinityGroupMemberList', options, false, ['anti_affinity_group_member']);

/**
 * Lists the members of an anti-affinity group with their present run states.
 */
export const antiAffinityGroupMemberListOptions = (options: Options<AntiAffinityGroupMemberListData>) => queryOptions<AntiAffinityGroupMemberListResponse, DefaultError, AntiAffinityGroupMemberListResponse, ReturnType<typeof antiAffinityGroupMemberListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.antiAffinityGroupMemberList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: antiAffinityGroupMemberListQueryKey(options)
});

export const antiAffinityGroupMemberInstanceViewQueryKey = (options: Options<AntiAffinityGroupMemberInstanceViewData>) => createQueryKey('antiAffinityGroupMemberInstanceView', options, false, ['anti_affinity_group_member']);

/**
 * Fetches one instance as a member of an anti-affinity group, or reports that it is not a member.
 */
export const antiAffinityGroupMemberInstanceViewOptions = (options: Options<AntiAffinityGroupMemberInstanceViewData>) => queryOptions<AntiAffinityGroupMemberInstanceViewResponse, DefaultError, AntiAffinityGroupMemberInstanceViewResponse, ReturnType<typeof antiAffinityGroupMemberInstanceViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.antiAffinityGroupMemberInstanceView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: antiAffinityGroupMemberInstanceViewQueryKey(options)
});
