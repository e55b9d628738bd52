/** What a version of the API lacks of what the console is made for, for people. */
import { answers, operations, requests } from '../../../generated/model/presence.gen.ts'
import { codec } from '../../api/codec.ts'
import { otherOf } from '../../api/other-version.ts'

export interface Difference {
  /** `GET /v1/disks`. */
  request: string
  /** In the words of the API; none: the whole operation. */
  fields: readonly string[]
  /** What it is a part of. */
  part: 'operation' | 'request' | 'answer'
  /** The versions between which it is. */
  span: string
}

export function differencesOf(version: string): Difference[] {
  const { lack } = otherOf(version)
  type Span = Parameters<typeof lack>[0]
  const lacking = ([, span]: [string, Span]): boolean => lack(span) !== undefined
  const whole = Object.entries(operations)
    .filter(lacking)
    .map(([request, span]): Difference => ({
      request: wireCall(request),
      fields: [],
      part: 'operation',
      span: spanOf(span),
    }))
  const partsOf = (table: typeof requests, part: 'request' | 'answer'): Difference[] =>
    Object.entries(table).flatMap(([request, fields]) => {
      const bySpan = Map.groupBy(Object.entries(fields).filter(lacking), ([, span]) => spanOf(span))
      return [...bySpan].map(([span, found]): Difference => ({
        request: wireCall(request),
        fields: found.map(([path]) => wirePath(path)),
        part,
        span,
      }))
    })
  return [...whole, ...partsOf(requests, 'request'), ...partsOf(answers, 'answer')]
}

const spanOf = ({ since, until }: { since?: string; until?: string }): string =>
  [since !== undefined && `since ${since}`, until !== undefined && `until ${until}`].filter(Boolean).join(', ')

const wirePath = (path: string): string =>
  path
    .replace(/^\?/, '')
    .split('.')
    .map((step) => codec.toWireName(step))
    .join('.')

const wireCall = (request: string): string =>
  request.replace(/\{([^}]+)\}/g, (_, name: string) => `{${codec.toWireName(name)}}`)
