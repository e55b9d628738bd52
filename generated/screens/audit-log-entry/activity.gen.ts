// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { ActivityLog } from '../../../src/kit/activity-log.ts'
import { userSiloOfEachSiloLookup } from '../user/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

export const activity: ActivityLog = {
  uri: 'requestUri',
  operation: 'operationId',
  started: 'timeStarted',
  ended: 'timeCompleted',
  done: { kind: 'field', path: 'result.kind', in: ['success'] },
  callers: { silo: { entry: 'actor.siloId', me: 'siloId' }, user: { entry: 'actor.siloUserId', me: 'id' } },
  since: 'startTime',
  days: 30,
  most: 5000,
  title: 'Audit log',
  page: '/system/audit-log',
  rowKey: 'id',
  rowName: 'operationId',
  created: 'timeCreated',
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
      id: 'actor.siloUserId',
      label: 'User',
      path: 'actor.siloUserId',
      cell: { kind: 'ref', lookup: userSiloOfEachSiloLookup },
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
    { id: 'result.errorMessage', label: 'Error message', path: 'result.errorMessage', cell: { kind: 'text' } },
  ],
}
