/** The audit log (server-behaviour §15): who tried to change what, and how it went. */
import type { AuditLogEntry, AuditLogEntryActor, AuditLogEntryResult } from '../../generated/api/wire.gen.ts'
import type { Ctx } from './ctx.ts'
import type { Done, Observer } from './observer.ts'

/** Operations that only read although they are sent by POST, and a device asking again and again. */
const unlogged = new Set(['timeseries_query', 'system_timeseries_query', 'device_auth_request', 'device_access_token'])

const maxUri = 512
const maxUserAgent = 256

/** Writes an entry. The platform logs a few mutations so far; here it is all of them. */
export const auditLog: Observer = ({ spec, ctx, started, outcome }) => {
  if (unlogged.has(spec.id)) return
  const { requestId, uri, userAgent, source } = ctx.call
  const entry: AuditLogEntry = {
    id: ctx.newId(),
    time_started: started.toISOString(),
    time_completed: ctx.timestamp(),
    request_id: requestId,
    request_uri: uri.slice(0, maxUri),
    operation_id: spec.id,
    source_ip: source,
    user_agent: userAgent?.slice(0, maxUserAgent) ?? null,
    actor: actorOf(ctx),
    auth_method: ctx.identity.method ?? null,
    result: resultOf(outcome),
  }
  ctx.store.table('audit_log_entry').insert(entry.id, entry)
}

const actorOf = ({ actor }: Ctx): AuditLogEntryActor =>
  actor === undefined
    ? { kind: 'unauthenticated' }
    : { kind: 'silo_user', silo_user_id: actor.id, silo_id: actor.silo_id }

const resultOf = ({ status, error }: Done['outcome']): AuditLogEntryResult =>
  error === undefined
    ? { kind: 'success', http_status_code: status }
    : {
        kind: 'error',
        http_status_code: error.status,
        error_code: error.code ?? null,
        error_message: error.message,
      }
