/** One request and what becomes of it. */
import type { IncomingMessage } from 'node:http'

import { originOf, trustNobody } from './origin.ts'
import type { Origin } from './origin.ts'
import { loggedRequest } from './refuse.ts'
import type { Log, Refused } from './refuse.ts'

/** How the API server failed. */
export type Failure = 'unreachable' | 'timeout' | 'broken-off' | 'invalid' | 'too-large'

export interface Exchange extends Refused {
  /** Passed on to the API server as `x-request-id`, and back. */
  readonly id: string
  readonly origin: Origin
  /** Told when the API server's answer begins. */
  answered(status: number): void
  /** Told when the API server fails, before or in its answer. */
  failed(failure: Failure): void
}

/** For a request that nobody watches. */
export function plainExchange(req: IncomingMessage, log: Log): Exchange {
  const { note } = loggedRequest(req, log)
  return {
    id: requestId(req),
    origin: originOf(req, trustNobody),
    note,
    answered: () => undefined,
    failed: () => undefined,
  }
}

/** The id that came with the request, if it is fit for a header and a log; otherwise a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.:+/=~-]{1,128}$/.test(given) ? given : crypto.randomUUID()
}
