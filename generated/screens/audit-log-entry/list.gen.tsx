// Generated from openapi/resources/audit-log.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreen } from '../../../src/kit/spec.ts'
import type { Slots } from '../slots.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

export const screen: ListScreen = {
  kind: 'list',
  id: 'audit_log_entry.list',
  entity: 'audit_log_entry',
  title: 'Audit Log',
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    {
      id: 'timeCompleted',
      label: 'Completed',
      help: 'When the call finished; the log is sorted and filtered by this time.',
      path: 'timeCompleted',
      cell: { kind: 'date' },
    },
    {
      id: 'operationId',
      label: 'Operation',
      help: 'Name of the API operation called, such as project_create.',
      path: 'operationId',
      cell: { kind: 'mono' },
    },
    {
      id: 'result.kind',
      label: 'Result',
      path: 'result.kind',
      cell: { kind: 'badge', tones: { error: 'danger', success: 'success', unknown: 'warning' } },
    },
    { id: 'result.httpStatusCode', label: 'Status', path: 'result.httpStatusCode', cell: { kind: 'number' } },
    {
      id: 'actor.kind',
      label: 'Actor',
      path: 'actor.kind',
      cell: {
        kind: 'badge',
        tones: {},
        labels: { user_builtin: 'Built-in user', silo_user: 'User', unauthenticated: 'Nobody signed in' },
      },
    },
    {
      id: 'actor.siloUserId',
      label: 'User',
      help: 'Identifier of the calling user within their silo.',
      path: 'actor.siloUserId',
      cell: { kind: 'ref', lookup: userLookup },
    },
    {
      id: 'sourceIp',
      label: 'Source IP',
      help: 'Network address that the call came from.',
      path: 'sourceIp',
      cell: { kind: 'mono' },
    },
    {
      id: 'requestUri',
      label: 'Request',
      help: 'Path and query string of the call, cut after 512 characters.',
      path: 'requestUri',
      cell: { kind: 'mono' },
    },
  ],
  rowKey: 'id',
  rowName: 'operationId',
  links: [],
  actions: [],
  empty: { title: 'No audit log entries', body: 'What people and programs change on the system is recorded here.' },
  refresh: [],
}

export default function AuditLogEntryList(props: { slots?: Slots['audit_log_entry.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
