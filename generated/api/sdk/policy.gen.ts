// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { SystemPolicyUpdateData, SystemPolicyUpdateResponses, SystemPolicyViewData, SystemPolicyViewResponses } from '../types.gen.ts';

/**
 * Fetches the role assignments for the whole fleet.
 */
export const systemPolicyView = <ThrowOnError extends boolean = false>(options?: Options<SystemPolicyViewData, ThrowOnError>): RequestResult<SystemPolicyViewResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SystemPolicyViewResponses, unknown, ThrowOnError>({ operation: 'systemPolicyView', answer: { rows: 'roleAssignments' }, url: '/v1/system/policy', ...options });

/**
 * Replaces all fleet role assignments; entries left out lose their access.
 */
export const systemPolicyUpdate = <ThrowOnError extends boolean = false>(options: Options<SystemPolicyUpdateData, ThrowOnError>): RequestResult<SystemPolicyUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<SystemPolicyUpdateResponses, unknown, ThrowOnError>({
    operation: 'systemPolicyUpdate',
    answer: { rows: 'roleAssignments' },
    url: '/v1/system/policy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
