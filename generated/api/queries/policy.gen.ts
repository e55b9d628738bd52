// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/policy.gen.ts';
import type { SystemPolicyViewData, SystemPolicyViewResponse } from '../types.gen.ts';

export const systemPolicyViewQueryKey = (options?: Options<SystemPolicyViewData>) => createQueryKey('systemPolicyView', options, false, ['fleet_role']);

/**
 * Fetches the role assignments for the whole fleet.
 */
export const systemPolicyViewOptions = (options?: Options<SystemPolicyViewData>) => queryOptions<SystemPolicyViewResponse, DefaultError, SystemPolicyViewResponse, ReturnType<typeof systemPolicyViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.systemPolicyView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemPolicyViewQueryKey(options)
});
