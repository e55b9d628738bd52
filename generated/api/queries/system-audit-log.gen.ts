// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/system-audit-log.gen.ts';
import type { AuditLogListData, AuditLogListResponse } from '../types.gen.ts';

export const auditLogListQueryKey = (options?: Options<AuditLogListData>) => createQueryKey('auditLogList', options, false, ['audit_log_entry']);

/**
 * Lists recorded calls by completion time, oldest first by default. A start time is needed; fleet viewer role required.
 */
export const auditLogListOptions = (options?: Options<AuditLogListData>) => queryOptions<AuditLogListResponse, DefaultError, AuditLogListResponse, ReturnType<typeof auditLogListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.auditLogList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: auditLogListQueryKey(options)
});
