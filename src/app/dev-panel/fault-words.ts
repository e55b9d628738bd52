/** What the panel says of faults. */
import type { FaultRule } from '../../mock/http/fault-rules.ts'
import type { FaultKind } from '../../mock/http/fault.ts'

export const faultTitles: Readonly<Record<FaultKind, string>> = {
  'bad-request': '400 bad request',
  'already-exists': '400 already exists',
  unauthorized: '401 unauthorized',
  forbidden: '403 forbidden',
  'not-found': '404 not found',
  conflict: '409 conflict',
  internal: '500 internal error',
  'not-implemented': '501 not implemented',
  unavailable: '503 unavailable',
  'no-capacity': '507 no capacity',
  unreadable: '502 with a page of HTML',
  network: 'No answer',
  abort: 'Answer that breaks off',
}

/** Which calls a rule is for. */
export function callsOf({ operation, path = {}, query = {} }: FaultRule): string {
  const things = Object.entries({ ...path, ...query }).map(([name, value]) => `${name}=${value}`)
  return [operation ?? 'every operation', ...things].join(' ')
}

/** What happens to them, and to how many. */
export function harmOf({ fault, done, latency, ...which }: FaultRule): string {
  const words = [
    ...(fault === undefined ? [] : [typeof fault === 'number' ? `status ${fault}` : faultTitles[fault]]),
    ...(done === true ? ['after it is carried out'] : []),
    ...(latency === undefined
      ? []
      : [latency[0] === latency[1] ? `${latency[0]} ms` : `${latency[0]}–${latency[1]} ms`]),
    ...howOften(which),
  ]
  return words.join(', ')
}

function howOften({ every, nth, times, chance }: FaultRule): string[] {
  return [
    ...(every === undefined || every === 1 ? [] : [`the first of every ${every} calls`]),
    ...(nth === undefined ? [] : [`call ${nth} only`]),
    ...(times === undefined ? [] : [times === 1 ? 'once' : `${times} times`]),
    ...(chance === undefined ? [] : [`${Math.round(chance * 100)}% of the calls`]),
  ]
}
