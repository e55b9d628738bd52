/** Failures in words. */
import type { FaultKind } from '../../../src/mock/http/fault.ts'

const tryAgain = 'Check your connection and try again.'

/** What people read of each kind of failure of a read. @param operation name of the call: `diskList` */
export const toldOf = (fault: FaultKind, operation: string): string =>
  fault === 'unreadable' ? `Error reading API response (HTTP 502, ${operation})` : told[fault]

/** What may have been made although it failed. */
export const toldOfChange = (fault: FaultKind, operation: string): string =>
  fault === 'unreadable' ? `${toldOf(fault, operation)}. ${maybe}` : (changed[fault] ?? toldOf(fault, operation))

const maybe = 'It may have been carried out all the same: check before you try again.'

const changed: Readonly<Partial<Record<FaultKind, string>>> = {
  network:
    'Could not reach the server, or its answer was lost. It may have been carried out all the same: check before you try again.',
  abort: 'The server accepted it (HTTP 200), but its answer broke off: check before you try again.',
}

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
  network: `Could not reach the server. ${tryAgain}`,
  abort: `The answer of the server broke off. ${tryAgain}`,
}
