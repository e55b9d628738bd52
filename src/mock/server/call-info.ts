/** What is known of a request beside its parsed parts. */
import type { CallInfo } from '../context/ctx.ts'
import type { RequestInfo } from '../http/request-info.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'

/** Path and query. */
export const uriOf = ({ pathname, search }: URL): string => pathname + search

/** What a behaviour learns of a request. */
export function callOf(
  spec: OperationSpec,
  { headers }: Request,
  url: URL,
  { requestId, info }: { requestId: string; info: RequestInfo },
): CallInfo {
  return {
    operation: spec.id,
    requestId,
    uri: uriOf(url),
    host: url.origin,
    range: headers.get('range'),
    userAgent: headers.get('user-agent'),
    source: info.source ?? '127.0.0.1',
  }
}
