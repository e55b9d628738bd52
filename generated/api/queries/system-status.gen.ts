// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/system-status.gen.ts';
import type { PingData, PingResponse } from '../types.gen.ts';

export const pingQueryKey = (options?: Options<PingData>) => createQueryKey('ping', options);

/**
 * Checks that the API is up and answering. No login is needed.
 */
export const pingOptions = (options?: Options<PingData>) => queryOptions<PingResponse, DefaultError, PingResponse, ReturnType<typeof pingQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.ping({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pingQueryKey(options)
});
