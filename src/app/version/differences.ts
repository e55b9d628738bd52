/** What a version of the API lacks of what the console is made for, for people. */
import { answers, demands, needs, operations, requests } from '../../../generated/model/presence.gen.ts'
import { codec } from '../../api/codec.ts'
import { otherOf, wireName } from '../../api/other-version.ts'
import type { Versions } from '../../api/server-version.ts'

export interface Difference {
  /** A field in the words of the API; none: the operations as a whole. */
  field?: string
  /** `GET, POST /v1/disks`. */
  calls: readonly string[]
  /** `since 2.0.0`. */
  span: string
}

export interface Differences {
  /** Operations that are not there; fields that are not taken; fields that do not come. */
  operations: readonly Difference[]
  requests: readonly Difference[]
  answers: readonly Difference[]
  /** Fields that have to be sent: those that the console does not have, then those that forms may leave out otherwise. */
  required: readonly Difference[]
}

export function differencesOf(version: string): Differences {
  const { lack, needs: isNeeded } = otherOf(version)
  const isLacking = (versions: Versions): boolean => lack(versions) !== undefined
  const isWanted = (needed: readonly string[]): boolean => isNeeded({ needed })
  const whole = Object.entries(operations)
    .filter(([, versions]) => isLacking(versions))
    .map(([call, versions]) => ({ call, span: spanOf(versions) }))
  return {
    operations: [...Map.groupBy(whole, ({ call, span }) => `${pathOf(call)} ${span}`).values()].map((same) => ({
      span: same[0]?.span ?? '',
      calls: callsOf(same.map(({ call }) => call)),
    })),
    requests: fieldsOf(requests, isLacking, spanOf),
    answers: fieldsOf(answers, isLacking, spanOf),
    required: [demands, needs].flatMap((table) => fieldsOf(table, isWanted, namesOf)),
  }
}

/** Fields of a table that differ, each once for all of its calls. */
function fieldsOf<T>(
  table: Readonly<Record<string, Readonly<Record<string, T>>>>,
  differs: (of: T) => boolean,
  spanFor: (of: T) => string,
): Difference[] {
  const found = Object.entries(table).flatMap(([call, fields]) =>
    Object.entries(fields)
      .filter(([, of]) => differs(of))
      .map(([path, of]) => ({ call, field: wireName(path.replace(/^items\./, '')), span: spanFor(of) })),
  )
  return [...Map.groupBy(found, ({ field, span }) => `${field} ${span}`).values()].map((same) => ({
    field: same[0]?.field ?? '',
    span: same[0]?.span ?? '',
    calls: callsOf(same.map(({ call }) => call)),
  }))
}

const namesOf = (versions: readonly string[]): string => `in ${versions.join(', ')}`

const spanOf = ({ since, until }: Versions): string =>
  [since === undefined ? [] : [`since ${since}`], until === undefined ? [] : [`until ${until}`]].flat().join(', ')

const pathOf = (call: string): string => call.slice(call.indexOf(' ') + 1)

/** Calls of the same path as one. */
const callsOf = (calls: readonly string[]): string[] =>
  [...Map.groupBy(calls, pathOf)].map(
    ([path, same]) =>
      `${same.map((call) => call.split(' ')[0]).join(', ')} ${path.replace(/\{([^}]+)\}/g, (_, name: string) => `{${codec.toWireName(name)}}`)}`,
  )
