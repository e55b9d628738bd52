// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/system-metrics.gen.ts';
import type { SystemMetricData, SystemMetricResponse, SystemTimeseriesQueryData, SystemTimeseriesQueryResponse, SystemTimeseriesSchemaListData, SystemTimeseriesSchemaListResponse } from '../types.gen.ts';

export const systemMetricQueryKey = (options: Options<SystemMetricData>) => createQueryKey('systemMetric', options, false, ['system_utilization']);

/**
 * Lists samples of a provisioning metric for the whole fleet, narrowed to one silo on request. Needs the fleet viewer role.
 */
export const systemMetricOptions = (options: Options<SystemMetricData>) => queryOptions<SystemMetricResponse, DefaultError, SystemMetricResponse, ReturnType<typeof systemMetricQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.systemMetric({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemMetricQueryKey(options)
});

export const systemTimeseriesQueryQueryKey = (options: Options<SystemTimeseriesQueryData>) => createQueryKey('systemTimeseriesQuery', options, false, ['system_metrics_explorer']);

/**
 * Runs a metrics query over the data of the whole fleet and returns the resulting tables. Needs the fleet viewer role.
 */
export const systemTimeseriesQueryOptions = (options: Options<SystemTimeseriesQueryData>) => queryOptions<SystemTimeseriesQueryResponse, DefaultError, SystemTimeseriesQueryResponse, ReturnType<typeof systemTimeseriesQueryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.systemTimeseriesQuery({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemTimeseriesQueryQueryKey(options)
});

export const systemTimeseriesSchemaListQueryKey = (options?: Options<SystemTimeseriesSchemaListData>) => createQueryKey('systemTimeseriesSchemaList', options, false, ['timeseries_schema']);

/**
 * Lists the known metrics by name, with their fields, units and data types. Needs the fleet viewer role.
 */
export const systemTimeseriesSchemaListOptions = (options?: Options<SystemTimeseriesSchemaListData>) => queryOptions<SystemTimeseriesSchemaListResponse, DefaultError, SystemTimeseriesSchemaListResponse, ReturnType<typeof systemTimeseriesSchemaListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.systemTimeseriesSchemaList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemTimeseriesSchemaListQueryKey(options)
});
