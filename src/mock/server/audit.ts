/** The audit log (server-behaviour §15): who tried to change what, and how it went. */
import type { AuditLogEntry, AuditLogEntryActor, AuditLogEntryResult } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import type { Done, Observer } from '../context/observer.ts'
import type { Store } from '../store/store.ts'

/** Operations that only read although they are sent by POST, and a device asking again and again. */
const unlogged = new Set(['timeseries_query', 'system_timeseries_query', 'device_auth_request', 'device_access_token'])

const maxUri = 512
const maxUserAgent = 256

/** Entries that are kept of what was done; then each new one takes the place of the oldest. */
export const keptEntries = 5000

/** Note of the store: how many there have been. */
const countNote = 'audited'

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
  keep(ctx.store, entry)
}

function keep(store: Store, entry: AuditLogEntry): void {
  const table = store.table('audit_log_entry')
  const count = Number(store.meta(countNote) ?? 0)
  // Places are used again, so that a page that keeps what was done keeps no more than that either.
  const place = `#${count % keptEntries}`
  if (table.get(place) === undefined) table.insert(place, { ...entry })
  else table.replace(place, { ...entry })
  store.setMeta(countNote, String(count + 1))
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
