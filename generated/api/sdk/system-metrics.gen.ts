// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { SystemMetricData, SystemMetricResponses, SystemTimeseriesQueryData, SystemTimeseriesQueryResponses, SystemTimeseriesSchemaListData, SystemTimeseriesSchemaListResponses } from '../types.gen.ts';

/**
 * Lists samples of a provisioning metric for the whole fleet, narrowed to one silo on request. Needs the fleet viewer role.
 */
export const systemMetric = <ThrowOnError extends boolean = false>(options: Options<SystemMetricData, ThrowOnError>): RequestResult<SystemMetricResponses, unknown, ThrowOnError> => (options.client ?? client).get<SystemMetricResponses, unknown, ThrowOnError>({ operation: 'systemMetric', answer: { rows: 'items' }, url: '/v1/system/metrics/{metricName}', ...options });

/**
 * Runs a metrics query over the data of the whole fleet and returns the resulting tables. Needs the fleet viewer role.
 */
export const systemTimeseriesQuery = <ThrowOnError extends boolean = false>(options: Options<SystemTimeseriesQueryData, ThrowOnError>): RequestResult<SystemTimeseriesQueryResponses, unknown, ThrowOnError> => (options.client ?? client).post<SystemTimeseriesQueryResponses, unknown, ThrowOnError>({
    operation: 'systemTimeseriesQuery',
    answer: { rows: 'tables' },
    url: '/v1/system/timeseries/query',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the known metrics by name, with their fields, units and data types. Needs the fleet viewer role.
 */
export const systemTimeseriesSchemaList = <ThrowOnError extends boolean = false>(options?: Options<SystemTimeseriesSchemaListData, ThrowOnError>): RequestResult<SystemTimeseriesSchemaListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SystemTimeseriesSchemaListResponses, unknown, ThrowOnError>({ operation: 'systemTimeseriesSchemaList', answer: { rows: 'items' }, url: '/v1/system/timeseries/schemas', ...options });
