// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { AuditLogListData, AuditLogListResponses } from '../types.gen.ts';

/**
 * Lists recorded calls by completion time, oldest first by default. A start time is needed; fleet viewer role required.
 */
export const auditLogList = <ThrowOnError extends boolean = false>(options?: Options<AuditLogListData, ThrowOnError>): RequestResult<AuditLogListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<AuditLogListResponses, unknown, ThrowOnError>({ operation: 'auditLogList', answer: { rows: 'items' }, url: '/v1/system/audit-log', ...options });
