/** How much and how long: what one client or one answer may take of this server. */

export interface Limits {
  /** Bytes of a request's line and headers, and of those of an answer. */
  readonly maxHeader: number
  /** Bytes of a request's body: uploads of images and of releases are many gigabytes. */
  readonly maxBody: number
  /** Bytes of an answer's body: so are downloads. */
  readonly maxAnswer: number
  /** Connections at one time; one more is closed at once. */
  readonly maxConnections: number
  /** WebSockets at one time; one more is refused with 503. */
  readonly maxSockets: number
  /** Bytes of one frame of a WebSocket; a longer one closes it with the code 1009. */
  readonly maxFrame: number
  /** Milliseconds for a request's line and headers. */
  readonly headersMs: number
  /** Milliseconds without a byte while a body is under way, in either direction. */
  readonly idleMs: number
  /** Milliseconds until the API server has taken up a connection. */
  readonly connectMs: number
  /** Milliseconds from the end of a request until its answer begins. */
  readonly answerMs: number
  /** Milliseconds that a connection without a request is kept. */
  readonly keepAliveMs: number
  /** Milliseconds without a byte on a WebSocket. */
  readonly socketIdleMs: number
}

const GIB = 2 ** 30
const SECOND = 1000
const MINUTE = 60 * SECOND

export const LIMITS: Limits = {
  maxHeader: 16 * 1024,
  maxBody: 64 * GIB,
  maxAnswer: 64 * GIB,
  maxConnections: 10_000,
  maxSockets: 1000,
  maxFrame: 16 * 2 ** 20,
  headersMs: 30 * SECOND,
  idleMs: 2 * MINUTE,
  connectMs: 5 * SECOND,
  answerMs: 5 * MINUTE,
  // Longer than what load balancers keep theirs for: they must never send a request into a connection that is being closed.
  keepAliveMs: 75 * SECOND,
  socketIdleMs: 60 * MINUTE,
}

/** Requests of one connection that may wait for their answers. Browsers send one after the other. */
export const MAX_PIPELINED = 16

/** Headers of a request. Their bytes are limited too, but a header can be two bytes. */
export const MAX_HEADERS = 200
