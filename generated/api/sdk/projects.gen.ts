// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { ProjectCreateData, ProjectCreateResponses, ProjectDeleteData, ProjectDeleteResponses, ProjectIpPoolListData, ProjectIpPoolListResponses, ProjectIpPoolViewData, ProjectIpPoolViewResponses, ProjectListData, ProjectListResponses, ProjectPolicyUpdateData, ProjectPolicyUpdateResponses, ProjectPolicyViewData, ProjectPolicyViewResponses, ProjectUpdateData, ProjectUpdateResponses, ProjectViewData, ProjectViewResponses } from '../types.gen.ts';

/**
 * Lists the IP pools that your own silo may use.
 */
export const projectIpPoolList = <ThrowOnError extends boolean = false>(options?: Options<ProjectIpPoolListData, ThrowOnError>): RequestResult<ProjectIpPoolListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<ProjectIpPoolListResponses, unknown, ThrowOnError>({ operation: 'projectIpPoolList', answer: { rows: 'items' }, url: '/v1/ip-pools', ...options });

/**
 * Fetches one IP pool that is linked to your own silo.
 */
export const projectIpPoolView = <ThrowOnError extends boolean = false>(options: Options<ProjectIpPoolViewData, ThrowOnError>): RequestResult<ProjectIpPoolViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<ProjectIpPoolViewResponses, unknown, ThrowOnError>({ operation: 'projectIpPoolView', url: '/v1/ip-pools/{pool}', ...options });

/**
 * Lists the projects of your silo.
 */
export const projectList = <ThrowOnError extends boolean = false>(options?: Options<ProjectListData, ThrowOnError>): RequestResult<ProjectListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<ProjectListResponses, unknown, ThrowOnError>({ operation: 'projectList', answer: { rows: 'items' }, url: '/v1/projects', ...options });

/**
 * Creates a project, with a default VPC to start with.
 */
export const projectCreate = <ThrowOnError extends boolean = false>(options: Options<ProjectCreateData, ThrowOnError>): RequestResult<ProjectCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<ProjectCreateResponses, unknown, ThrowOnError>({
    operation: 'projectCreate',
    url: '/v1/projects',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a project, which must be empty; even its default VPC has to go first.
 */
export const projectDelete = <ThrowOnError extends boolean = false>(options: Options<ProjectDeleteData, ThrowOnError>): RequestResult<ProjectDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<ProjectDeleteResponses, unknown, ThrowOnError>({ operation: 'projectDelete', url: '/v1/projects/{project}', ...options });

/**
 * Fetches one project.
 */
export const projectView = <ThrowOnError extends boolean = false>(options: Options<ProjectViewData, ThrowOnError>): RequestResult<ProjectViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<ProjectViewResponses, unknown, ThrowOnError>({ operation: 'projectView', url: '/v1/projects/{project}', ...options });

/**
 * Changes the name or description of a project.
 */
export const projectUpdate = <ThrowOnError extends boolean = false>(options: Options<ProjectUpdateData, ThrowOnError>): RequestResult<ProjectUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<ProjectUpdateResponses, unknown, ThrowOnError>({
    operation: 'projectUpdate',
    url: '/v1/projects/{project}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Fetches the roles given directly on a project, without those inherited from the silo.
 */
export const projectPolicyView = <ThrowOnError extends boolean = false>(options: Options<ProjectPolicyViewData, ThrowOnError>): RequestResult<ProjectPolicyViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<ProjectPolicyViewResponses, unknown, ThrowOnError>({ operation: 'projectPolicyView', answer: { rows: 'roleAssignments' }, url: '/v1/projects/{project}/policy', ...options });

/**
 * Replaces all roles given on a project; entries left out lose their access.
 */
export const projectPolicyUpdate = <ThrowOnError extends boolean = false>(options: Options<ProjectPolicyUpdateData, ThrowOnError>): RequestResult<ProjectPolicyUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<ProjectPolicyUpdateResponses, unknown, ThrowOnError>({
    operation: 'projectPolicyUpdate',
    answer: { rows: 'roleAssignments' },
    url: '/v1/projects/{project}/policy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
