// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import { systemMetric, systemTimeseriesSchemaList } from '../sdk/system-metrics.gen.ts';
import type { SystemMetricData, SystemMetricResponse, SystemTimeseriesSchemaListData, SystemTimeseriesSchemaListResponse } from '../types.gen.ts';

export const systemMetricQueryKey = (options: Options<SystemMetricData>) => createQueryKey('systemMetric', options, false, ['system_utilization']);

/**
 * Lists samples of a provisioning metric for the whole fleet, narrowed to one silo on request. Needs the fleet viewer role.
 */
export const systemMetricOptions = (options: Options<SystemMetricData>) => queryOptions<SystemMetricResponse, DefaultError, SystemMetricResponse, ReturnType<typeof systemMetricQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await systemMetric({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemMetricQueryKey(options)
});

export const systemTimeseriesSchemaListQueryKey = (options?: Options<SystemTimeseriesSchemaListData>) => createQueryKey('systemTimeseriesSchemaList', options, false, ['timeseries_schema']);

/**
 * Lists the known metrics by name, with their fields, units and data types. Needs the fleet viewer role.
 */
export const systemTimeseriesSchemaListOptions = (options?: Options<SystemTimeseriesSchemaListData>) => queryOptions<SystemTimeseriesSchemaListResponse, DefaultError, SystemTimeseriesSchemaListResponse, ReturnType<typeof systemTimeseriesSchemaListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await systemTimeseriesSchemaList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemTimeseriesSchemaListQueryKey(options)
});
