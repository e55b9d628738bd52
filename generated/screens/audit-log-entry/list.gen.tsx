// Generated from openapi/resources/audit-log.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { serverFilters } from '../../../src/kit/list/filter/server-filters.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { AuditLogEntry } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userBuiltinLookup } from '../user-builtin/lookup.gen.ts'
import { userSiloOfEachSiloLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<AuditLogEntry> = {
  kind: 'list',
  id: 'audit_log_entry.list',
  entity: 'audit_log_entry',
  title: 'Audit log',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { filters: serverFilters({ timeCompleted: { range: ['startTime', 'endTime'] } }) },
  },
  columns: [
    {
      id: 'timeCompleted',
      label: 'Completed',
      help: 'When the call finished; the log is sorted and filtered by this time.',
      path: 'timeCompleted',
      cell: { kind: 'date' },
    },
    { id: 'operationId', label: 'Operation', path: 'operationId', cell: { kind: 'mono' } },
    {
      id: 'result.kind',
      label: 'Result',
      path: 'result.kind',
      cell: { kind: 'badge', tones: { error: 'danger', success: 'success', unknown: 'warning' } },
    },
    {
      id: 'result.httpStatusCode',
      label: 'Status',
      path: 'result.httpStatusCode',
      cell: { kind: 'identifier' },
    },
    {
      id: 'actor.kind',
      label: 'Actor',
      path: 'actor.kind',
      cell: {
        kind: 'badge',
        tones: {},
        labels: { user_builtin: 'Built-in user', silo_user: 'User', unauthenticated: 'Unauthenticated' },
      },
    },
    {
      id: 'actor.siloUserId',
      label: 'User',
      path: 'actor.siloUserId',
      cell: { kind: 'ref', lookup: userSiloOfEachSiloLookup },
    },
    { id: 'sourceIp', label: 'Source IP', path: 'sourceIp', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'requestUri', label: 'Request', path: 'requestUri', cell: { kind: 'mono' } },
    {
      id: 'actor.userBuiltinId',
      label: 'User builtin',
      path: 'actor.userBuiltinId',
      cell: { kind: 'ref', lookup: userBuiltinLookup },
      hidden: true,
    },
    {
      id: 'actor.siloId',
      label: 'Silo',
      path: 'actor.siloId',
      cell: { kind: 'ref', lookup: siloLookup },
      hidden: true,
    },
    { id: 'authMethod', label: 'Authentication', path: 'authMethod', cell: { kind: 'text' }, hidden: true },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'requestId', label: 'Request ID', path: 'requestId', cell: { kind: 'id' }, hidden: true },
    {
      id: 'result.errorCode',
      label: 'Error code',
      path: 'result.errorCode',
      cell: { kind: 'mono' },
      hidden: true,
    },
    {
      id: 'result.errorMessage',
      label: 'Error message',
      path: 'result.errorMessage',
      cell: { kind: 'text' },
      hidden: true,
    },
    { id: 'timeStarted', label: 'Started', path: 'timeStarted', cell: { kind: 'date' }, hidden: true },
    { id: 'userAgent', label: 'User agent', path: 'userAgent', cell: { kind: 'text' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'operationId',
  links: [],
  actions: [],
  empty: { title: 'No audit log entries', body: 'Changes to the system are recorded here.' },
  refresh: [],
}

export default function AuditLogEntryList(props: { slots?: Slots['audit_log_entry.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
