// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { AntiAffinityGroupCreateData, AntiAffinityGroupCreateResponses, AntiAffinityGroupDeleteData, AntiAffinityGroupDeleteResponses, AntiAffinityGroupListData, AntiAffinityGroupListResponses, AntiAffinityGroupMemberInstanceAddData, AntiAffinityGroupMemberInstanceAddResponses, AntiAffinityGroupMemberInstanceDeleteData, AntiAffinityGroupMemberInstanceDeleteResponses, AntiAffinityGroupMemberInstanceViewData, AntiAffinityGroupMemberInstanceViewResponses, AntiAffinityGroupMemberListData, AntiAffinityGroupMemberListResponses, AntiAffinityGroupUpdateData, AntiAffinityGroupUpdateResponses, AntiAffinityGroupViewData, AntiAffinityGroupViewResponses } from '../types.gen.ts';

/**
 * Lists the anti-affinity groups of a project.
 */
export const antiAffinityGroupList = <ThrowOnError extends boolean = false>(options?: Options<AntiAffinityGroupListData, ThrowOnError>): RequestResult<AntiAffinityGroupListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<AntiAffinityGroupListResponses, unknown, ThrowOnError>({ operation: 'antiAffinityGroupList', answer: { rows: 'items' }, url: '/v1/anti-affinity-groups', ...options });

/**
 * Creates an empty anti-affinity group in a project.
 */
export const antiAffinityGroupCreate = <ThrowOnError extends boolean = false>(options: Options<AntiAffinityGroupCreateData, ThrowOnError>): RequestResult<AntiAffinityGroupCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<AntiAffinityGroupCreateResponses, unknown, ThrowOnError>({
    operation: 'antiAffinityGroupCreate',
    url: '/v1/anti-affinity-groups',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes an anti-affinity group and its memberships. The instances themselves are untouched.
 */
export const antiAffinityGroupDelete = <ThrowOnError extends boolean = false>(options: Options<AntiAffinityGroupDeleteData, ThrowOnError>): RequestResult<AntiAffinityGroupDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<AntiAffinityGroupDeleteResponses, unknown, ThrowOnError>({ operation: 'antiAffinityGroupDelete', url: '/v1/anti-affinity-groups/{antiAffinityGroup}', ...options });

/**
 * Fetches one anti-affinity group by name or ID.
 */
export const antiAffinityGroupView = <ThrowOnError extends boolean = false>(options: Options<AntiAffinityGroupViewData, ThrowOnError>): RequestResult<AntiAffinityGroupViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<AntiAffinityGroupViewResponses, unknown, ThrowOnError>({ operation: 'antiAffinityGroupView', url: '/v1/anti-affinity-groups/{antiAffinityGroup}', ...options });

/**
 * Changes the name or description of an anti-affinity group. Policy and failure domain stay fixed.
 */
export const antiAffinityGroupUpdate = <ThrowOnError extends boolean = false>(options: Options<AntiAffinityGroupUpdateData, ThrowOnError>): RequestResult<AntiAffinityGroupUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<AntiAffinityGroupUpdateResponses, unknown, ThrowOnError>({
    operation: 'antiAffinityGroupUpdate',
    url: '/v1/anti-affinity-groups/{antiAffinityGroup}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the members of an anti-affinity group with their present run states.
 */
export const antiAffinityGroupMemberList = <ThrowOnError extends boolean = false>(options: Options<AntiAffinityGroupMemberListData, ThrowOnError>): RequestResult<AntiAffinityGroupMemberListResponses, unknown, ThrowOnError> => (options.client ?? client).get<AntiAffinityGroupMemberListResponses, unknown, ThrowOnError>({ operation: 'antiAffinityGroupMemberList', answer: { rows: 'items' }, url: '/v1/anti-affinity-groups/{antiAffinityGroup}/members', ...options });

/**
 * Removes an instance from an anti-affinity group, whatever its run state.
 */
export const antiAffinityGroupMemberInstanceDelete = <ThrowOnError extends boolean = false>(options: Options<AntiAffinityGroupMemberInstanceDeleteData, ThrowOnError>): RequestResult<AntiAffinityGroupMemberInstanceDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<AntiAffinityGroupMemberInstanceDeleteResponses, unknown, ThrowOnError>({ operation: 'antiAffinityGroupMemberInstanceDelete', url: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}', ...options });

/**
 * Fetches one instance as a member of an anti-affinity group, or reports that it is not a member.
 */
export const antiAffinityGroupMemberInstanceView = <ThrowOnError extends boolean = false>(options: Options<AntiAffinityGroupMemberInstanceViewData, ThrowOnError>): RequestResult<AntiAffinityGroupMemberInstanceViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<AntiAffinityGroupMemberInstanceViewResponses, unknown, ThrowOnError>({ operation: 'antiAffinityGroupMemberInstanceView', url: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}', ...options });

/**
 * Adds an instance that is not running to an anti-affinity group of up to 32 members.
 */
export const antiAffinityGroupMemberInstanceAdd = <ThrowOnError extends boolean = false>(options: Options<AntiAffinityGroupMemberInstanceAddData, ThrowOnError>): RequestResult<AntiAffinityGroupMemberInstanceAddResponses, unknown, ThrowOnError> => (options.client ?? client).post<AntiAffinityGroupMemberInstanceAddResponses, unknown, ThrowOnError>({ operation: 'antiAffinityGroupMemberInstanceAdd', url: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}', ...options });
