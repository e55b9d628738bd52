import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const agent = { 'user-agent': 'recipe' }
const list = 'audit_log_list' as const
const start = '2026-01-01T00:00:00Z'
const hour = 3_600_000
const created = { operation_id: 'current_user_ssh_key_create' }
const key = (name: string) => ({
  call: 'current_user_ssh_key_create' as const,
  headers: agent,
  body: { name, description: '', public_key: 'x' },
})

/** server-behaviour §15. */
export const auditLog: readonly Recipe[] = [
  {
    name: 'every change is logged, and every failed one',
    steps: [
      ok({ call: 'current_user_view', as: 'me' }),
      ok({ call: list, query: { start_time: start }, answer: { items: [], next_page: null } }),
      ok({ ...key('one'), status: 201 }),
      refused(400, 'ObjectAlreadyExists', 'already exists: ssh-key "one"', { ...key('one'), after: hour }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'policy_update',
        headers: { ...agent, ...as.stranger },
        body: { role_assignments: [] },
        after: hour,
      }),
      refused(401, 'Unauthorized', 'credentials missing or invalid', {
        call: 'login_local',
        path: { silo_name: 'meadow' },
        headers: { ...agent, ...as.none },
        body: { username: 'bruno-castell', password: 'wrong' },
        after: hour,
      }),
      ok({
        call: 'login_local',
        path: { silo_name: 'meadow' },
        headers: { ...agent, ...as.none },
        body: { username: 'bruno-castell', password: 'meadow' },
        status: 204,
        after: hour,
      }),
      // Nothing that only reads, and no polling.
      ok({ call: 'project_list' }),
      ok({
        call: list,
        query: { start_time: start },
        answer: {
          items: [
            {
              ...created,
              time_started: '2026-01-01T00:00:00.000Z',
              time_completed: '2026-01-01T00:00:00.000Z',
              request_uri: '/v1/me/ssh-keys',
              source_ip: '127.0.0.1',
              user_agent: 'recipe',
              actor: { kind: 'silo_user', silo_user_id: '{{me.id}}', silo_id: '{{me.silo_id}}' },
              auth_method: 'session_cookie',
              result: { kind: 'success', http_status_code: 201 },
            },
            {
              ...created,
              result: {
                kind: 'error',
                http_status_code: 400,
                error_code: 'ObjectAlreadyExists',
                error_message: 'already exists: ssh-key "one"',
              },
            },
            {
              operation_id: 'policy_update',
              result: { kind: 'error', http_status_code: 403, error_code: 'Forbidden', error_message: 'Forbidden' },
            },
            {
              operation_id: 'login_local',
              actor: { kind: 'unauthenticated' },
              auth_method: null,
              result: { kind: 'error', http_status_code: 401, error_code: 'Unauthorized' },
            },
            { operation_id: 'login_local', result: { kind: 'success', http_status_code: 204 } },
          ],
          next_page: null,
        },
      }),
    ],
  },
  {
    name: 'the log is read from a time, up to a time, either way round',
    steps: [
      ok({ ...key('one'), status: 201 }),
      ok({ ...key('two'), status: 201, after: hour }),
      ok({ ...key('three'), status: 201, after: hour }),
      // The start is in it, the end is not.
      ok({
        call: list,
        query: { start_time: '2026-01-01T01:00:00Z', end_time: '2026-01-01T02:00:00Z' },
        answer: { items: [{ time_completed: '2026-01-01T01:00:00.000Z' }], next_page: null },
      }),
      ok({
        call: list,
        query: { start_time: start, sort_by: 'time_and_id_descending', limit: 2 },
        as: 'newest',
        answer: {
          items: [{ time_completed: '2026-01-01T02:00:00.000Z' }, { time_completed: '2026-01-01T01:00:00.000Z' }],
        },
      }),
      ok({
        call: list,
        query: { page_token: '{{newest.next_page}}', limit: 2 },
        answer: { items: [{ time_completed: '2026-01-01T00:00:00.000Z' }], next_page: null },
      }),
      // The story has a past.
      ok({
        call: list,
        query: { start_time: '2025-12-31T00:00:00Z', end_time: start },
        answer: {
          items: [{ operation_id: 'silo_quotas_update' }, { operation_id: 'instance_delete' }],
          next_page: null,
        },
      }),
      refused(400, null, 'unable to parse query string: missing field `start_time`', { call: list }),
      refused(400, null, 'unable to parse query string: input contains invalid characters', {
        call: list,
        query: { start_time: 'yesterday' },
      }),
      ok({ call: list, query: { start_time: start }, headers: as.fleetViewer }),
      refused(403, 'Forbidden', 'Forbidden', { call: list, query: { start_time: start }, headers: as.siloWorker }),
    ],
  },
]
