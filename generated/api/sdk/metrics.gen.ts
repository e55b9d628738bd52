// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { SiloMetricData, SiloMetricResponses } from '../types.gen.ts';

/**
 * Lists samples of a provisioning metric for the current silo, narrowed to one project on request.
 */
export const siloMetric = <ThrowOnError extends boolean = false>(options: Options<SiloMetricData, ThrowOnError>): RequestResult<SiloMetricResponses, unknown, ThrowOnError> => (options.client ?? client).get<SiloMetricResponses, unknown, ThrowOnError>({ operation: 'siloMetric', answer: { rows: 'items' }, url: '/v1/metrics/{metricName}', ...options });
