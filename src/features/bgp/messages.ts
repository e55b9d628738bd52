/** BGP messages as rows: the contract leaves open what the record of a peer is made of. */
import type { AggregateBgpMessageHistory } from '../../../generated/api/types.gen.ts'
import { readPath } from '../../lib/condition.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { plainText } from '../../kit/format/view.ts'

export type MessageRow = {
  switch: string
  peer: string
  /** Undefined where the record does not say. */
  direction: string | undefined
  time: Date | undefined
  type: string
  details: string
}

/** Every message of all switches, the latest first; those of one time in the order of the record. */
export function messagesOf({ switchHistories }: AggregateBgpMessageHistory): MessageRow[] {
  const rows = switchHistories.flatMap(({ switch: location, history }) =>
    Object.entries(history).flatMap(([peer, record]) =>
      recordedIn(record).map(({ direction, message }): MessageRow => ({
        switch: location,
        peer,
        direction,
        ...partsOf(message),
      })),
    ),
  )
  return rows.toSorted((a, b) => (b.time?.getTime() ?? 0) - (a.time?.getTime() ?? 0))
}

interface Recorded {
  direction: string | undefined
  message: unknown
}

/** A list of messages, or one list for each direction. What is neither is one message. */
function recordedIn(record: unknown, direction?: string): Recorded[] {
  if (Array.isArray(record)) return record.map((message: unknown) => ({ direction, message }))
  if (isPlainObject(record) && Object.values(record).some((value) => Array.isArray(value)))
    return Object.entries(record).flatMap(([name, messages]) => recordedIn(messages, name))
  return record === undefined || record === null ? [] : [{ direction, message: record }]
}

function partsOf(recorded: unknown): Pick<MessageRow, 'time' | 'type' | 'details'> {
  const message = readPath(recorded, 'message') ?? recorded
  const type = readPath(message, 'type')
  const time = new Date(plainText(readPath(recorded, 'timestamp')))
  const rest = isPlainObject(message)
    ? Object.fromEntries(Object.entries(message).filter(([key]) => key !== 'type'))
    : message
  return {
    time: Number.isNaN(time.getTime()) ? undefined : time,
    type: typeof type === 'string' ? type : 'other',
    details: inWords(rest),
  }
}

/** `hold time 6, nlri 203.0.113.0/24`. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(' ')
  if (!isPlainObject(value)) return plainText(value)
  return Object.entries(value)
    .map(([key, one]) => `${key.replaceAll('_', ' ')} ${inWords(one)}`)
    .join(', ')
}
