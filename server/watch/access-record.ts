/** What the access log says of a request: nothing of its query, its headers or its body, which may hold secrets. */

/** Who had to answer. */
export type Route = 'api' | 'console' | 'health' | 'refused'

export interface AccessRecord {
  /** When it came, RFC 3339. */
  readonly time: string
  readonly request_id: string
  /** Address of the client. */
  readonly client: string | null
  readonly method: string
  /** Without the query. */
  readonly path: string
  /** As in the header `Host`. */
  readonly host: string | null
  readonly route: Route
  /** 0: the client left before there was an answer. */
  readonly status: number
  /** Bytes on the connection, headers among them. */
  readonly bytes_in: number
  readonly bytes_out: number
  readonly duration_ms: number
  /** Until the API server's answer began. */
  readonly upstream_ms?: number
  /** The id that the API server gave to the request, when it has one of its own. */
  readonly upstream_request_id?: string
  readonly user_agent?: string
  /** Why this server refused it, or what went wrong. */
  readonly error?: string
  /** The connection ended before the answer did. */
  readonly aborted?: true
}

/** A line of the log. Terminals act upon some characters that JSON may hold as they are. */
export const lineOf = (record: AccessRecord): string =>
  JSON.stringify(record).replaceAll(/[\x7F-\x9F]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`)
