// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/metrics.gen.ts';
import type { SiloMetricData, SiloMetricResponse } from '../types.gen.ts';

export const siloMetricQueryKey = (options: Options<SiloMetricData>) => createQueryKey('siloMetric', options, false, ['utilization']);

/**
 * Lists samples of a provisioning metric for the current silo, narrowed to one project on request.
 */
export const siloMetricOptions = (options: Options<SiloMetricData>) => queryOptions<SiloMetricResponse, DefaultError, SiloMetricResponse, ReturnType<typeof siloMetricQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloMetric({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloMetricQueryKey(options)
});
