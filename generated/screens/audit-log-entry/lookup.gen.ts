// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { auditLogListOptions } from '../../api/queries/system-audit-log.gen.ts'
import type { AuditLogEntry } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const auditLogEntryLookup: LookupOf<AuditLogEntry> = {
  entity: 'audit_log_entry',
  label: { one: 'Audit log entry', many: 'Audit log entries' },
  source: {
    query: (params, page) => auditLogListOptions({ query: { sortBy: 'time_and_id_descending', startTime: new Date('1970-01-01T00:00:00Z'), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'operationId',
  mono: true,
}
