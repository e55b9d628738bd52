/** Failures in words. */
import type { FaultKind } from '../../../src/mock/http/fault.ts'

const unreachable = 'Could not reach the server. Check your connection and try again.'

/** What people read of each kind of failure. @param operation name of the call: `diskList` */
export const toldOf = (fault: FaultKind, operation: string): string =>
  fault === 'unreadable' ? `Error reading API response (HTTP 502, ${operation})` : told[fault]

const told: Readonly<Record<Exclude<FaultKind, 'unreadable'>, string>> = {
  'bad-request': 'Unable to parse JSON body: expected value',
  'already-exists': 'Project name already exists',
  unauthorized: 'credentials missing or invalid',
  forbidden: 'Action not authorized',
  'not-found': 'Not found: project with name "web-shop"',
  conflict: 'the object is being changed by another request',
  internal: 'Internal Server Error',
  'not-implemented': 'operation not implemented',
  unavailable: 'Service Unavailable',
  'no-capacity': 'Insufficient capacity: No space left',
  network: unreachable,
  abort: unreachable,
}
