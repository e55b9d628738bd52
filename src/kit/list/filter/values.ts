/** What people write into filters, read: sizes with units, local dates, spans of time, addresses and blocks. */
import { parseBytes } from '../../../lib/bytes.ts'
import { parseDuration } from '../../../lib/parse-duration.ts'
import { cidrProblem, ipProblem, parseCidr } from '../../../lib/ip.ts'
import { midSentence } from '../../../lib/truncate.ts'
import type { FieldType } from './field-type.ts'
import type { Operator } from './operators.ts'

const day = 86_400_000
const minuteLength = 60_000

/** A number, or a size such as `10 GiB`; a bare size counts GiB, as forms do. Undefined when it cannot be read. */
export function readNumber(text: string, type: FieldType): number | undefined {
  if (type === 'bytes') return parseBytes(text, 'GiB')
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** A stretch of time in milliseconds since the epoch, without its end. */
export interface Stretch {
  from: number
  until: number
}

const maxHour = 23
const maxMinute = 59

/**
 * A local date or date and time (`2025-10-08`, `2025-10-08T12:30`) as the time it lasts: a day from midnight to midnight,
 * which may be 23 or 25 hours, and a time one minute.
 */
export function readDate(text: string): Stretch | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/.exec(text.trim())
  if (!match) return undefined
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0] = match.slice(1).map((part) => Number(part ?? 0))
  const start = new Date(year, month - 1, date, hour, minute)
  if (start.getMonth() !== month - 1 || hour > maxHour || minute > maxMinute) return undefined
  const from = start.getTime()
  const isDay = match[4] === undefined
  return { from, until: isDay ? new Date(year, month - 1, date + 1).getTime() : from + minuteLength }
}

/** A span such as `24h` or `7d` in milliseconds. */
export function readSpan(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,6})([hd])$/.exec(text.trim()) ?? []
  return count === undefined ? undefined : Number(count) * (unit === 'h' ? day / 24 : day)
}

/** A block; an address alone is a block of one. */
export const readBlock = (text: string): ReturnType<typeof parseCidr> =>
  parseCidr(text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`)

/** What is wrong with one value of a filter, or undefined. */
export function valueProblem(
  text: string,
  { type, operator }: { type: FieldType; operator: Operator },
): string | undefined {
  if (text.trim() === '') return 'enter a value'
  switch (type) {
    case 'number':
      return readNumber(text, type) === undefined ? 'not a number' : undefined
    case 'bytes':
      return readNumber(text, type) === undefined ? 'not a size such as 10 GiB' : undefined
    case 'duration':
      return parseDuration(text, 's') === undefined ? 'not a length of time such as 90 min' : undefined
    case 'date':
      if (operator === 'last') return readSpan(text) === undefined ? 'not a span such as 24h or 7d' : undefined
      return readDate(text) === undefined ? 'not a date such as 2025-10-08' : undefined
    case 'boolean':
      return text === 'true' || text === 'false' ? undefined : 'neither true nor false'
    case 'ip':
      return operator === 'in' ? blockProblem(text) : lowered(ipProblem(text))
    case 'cidr':
      return operator === 'in' ? blockProblem(text) : lowered(cidrProblem(text))
    case 'text':
    case 'list':
    case 'choice':
    case 'reference':
      return undefined
  }
}

const blockProblem = (text: string): string | undefined => (readBlock(text) ? undefined : lowered(cidrProblem(text)))

const lowered = (problem: string | undefined): string | undefined => problem && midSentence(problem)
