// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/projects.gen.ts';
import type { ProjectIpPoolListData, ProjectIpPoolListResponse, ProjectIpPoolViewData, ProjectIpPoolViewResponse, ProjectListData, ProjectListResponse, ProjectPolicyViewData, ProjectPolicyViewResponse, ProjectViewData, ProjectViewResponse } from '../types.gen.ts';

export const projectIpPoolListQueryKey = (options?: Options<ProjectIpPoolListData>) => createQueryKey('projectIpPoolList', options, false, ['ip_pool']);

/**
 * Lists the IP pools that your own silo may use.
 */
export const projectIpPoolListOptions = (options?: Options<ProjectIpPoolListData>) => queryOptions<ProjectIpPoolListResponse, DefaultError, ProjectIpPoolListResponse, ReturnType<typeof projectIpPoolListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.projectIpPoolList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: projectIpPoolListQueryKey(options)
});

export const projectIpPoolViewQueryKey = (options: Options<ProjectIpPoolViewData>) => createQueryKey('projectIpPoolView', options, false, ['ip_pool']);

/**
 * Fetches one IP pool that is linked to your own silo.
 */
export const projectIpPoolViewOptions = (options: Options<ProjectIpPoolViewData>) => queryOptions<ProjectIpPoolViewResponse, DefaultError, ProjectIpPoolViewResponse, ReturnType<typeof projectIpPoolViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.projectIpPoolView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: projectIpPoolViewQueryKey(options)
});

export const projectListQueryKey = (options?: Options<ProjectListData>) => createQueryKey('projectList', options, false, ['project']);

/**
 * Lists the projects of your silo.
 */
export const projectListOptions = (options?: Options<ProjectListData>) => queryOptions<ProjectListResponse, DefaultError, ProjectListResponse, ReturnType<typeof projectListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.projectList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: projectListQueryKey(options)
});

export const projectViewQueryKey = (options: Options<ProjectViewData>) => createQueryKey('projectView', options, false, ['project']);

/**
 * Fetches one project.
 */
export const projectViewOptions = (options: Options<ProjectViewData>) => queryOptions<ProjectViewResponse, DefaultError, ProjectViewResponse, ReturnType<typeof projectViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.projectView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: projectViewQueryKey(options)
});

export const projectPolicyViewQueryKey = (options: Options<ProjectPolicyViewData>) => createQueryKey('projectPolicyView', options, false, ['project_role']);

/**
 * Fetches the roles given directly on a project, without those inherited from the silo.
 */
export const projectPolicyViewOptions = (options: Options<ProjectPolicyViewData>) => queryOptions<ProjectPolicyViewResponse, DefaultError, ProjectPolicyViewResponse, ReturnType<typeof projectPolicyViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.projectPolicyView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: projectPolicyViewQueryKey(options)
});
