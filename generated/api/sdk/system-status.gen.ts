// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { PingData, PingResponses } from '../types.gen.ts';

/**
 * Checks that the API is up and answering. No login is needed.
 */
export const ping = <ThrowOnError extends boolean = false>(options?: Options<PingData, ThrowOnError>): RequestResult<PingResponses, unknown, ThrowOnError> => (options?.client ?? client).get<PingResponses, unknown, ThrowOnError>({ operation: 'ping', url: '/v1/ping', ...options });
