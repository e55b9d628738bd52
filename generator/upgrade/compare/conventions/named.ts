/** What schemas, extensions and headers that mean something are called now. */
import type { Document, OperationObject } from '../../../model/types/contract.ts'
import { isDeepStrictEqual } from 'node:util'
import type { OperationPair } from '../operations.ts'
import type { ConventionSides } from './sides.ts'
import { decide, type Finding, type Vote } from './votes.ts'

export function schemaFindings(sides: ConventionSides): Finding[] {
  const { nameOrId, name, bytes, addresses } = sides.before.conventions.schemas
  const found = (key: string, from: string, index?: number): Finding[] => {
    const votes = schemaVotes(from, sides)
    const about = { part: 'schemas', key, from, ...(index === undefined ? {} : { index }) }
    return [decide({ ...about, votes, places: 'places' }) ?? []].flat()
  }
  return [
    ...Object.entries({ nameOrId, name, bytes }).flatMap(([key, from]) => found(key, from)),
    ...addresses.flatMap((from, index) => found('addresses', from, index)),
  ]
}

/** What else is new and takes the same may be meant as well. */
function schemaVotes(from: string, { changes, old, now }: ConventionSides): Vote[] {
  const renamed = changes.find((one) => one.type === 'schema-renamed' && one.schema === from)
  if (renamed?.type !== 'schema-renamed') return []
  const without = (name: string): object => ({ ...now.named(name), description: undefined, title: undefined })
  const rivals = now.names.filter(
    (name) => old.named(name) === undefined && isDeepStrictEqual(without(name), without(renamed.to)),
  )
  return [rivals.length === 1 ? { now: renamed.to } : { maybe: rivals }]
}

export function markFindings(sides: ConventionSides): Finding[] {
  return Object.entries(sides.before.conventions.marks).flatMap(([key, from]) => {
    const votes = sides.pairs.flatMap((pair) => markVotes(from, pair, sides))
    return decide({ part: 'marks', key, from, votes, places: 'operations' }) ?? []
  })
}

/** An extension that the operation did not have, and that says the same. */
function markVotes(from: string, { old, now }: OperationPair, { before, after }: ConventionSides): Vote[] {
  const [a, b] = [objectOf(old, before.document), objectOf(now, after.document)]
  if (a === undefined || b === undefined || !Object.hasOwn(a, from)) return []
  if (Object.hasOwn(b, from)) return [{ now: from }]
  const said = extensionsOf(a).find(([name]) => name === from)?.[1]
  const fresh = extensionsOf(b).flatMap(([name, value]) =>
    !Object.hasOwn(a, name) && isDeepStrictEqual(value, said) ? [name] : [],
  )
  const [only, ...others] = fresh
  if (only === undefined) return []
  return [others.length === 0 ? { now: only } : { maybe: fresh }]
}

const extensionsOf = (operation: OperationObject): [string, unknown][] =>
  Object.entries(operation).filter(([name]) => name.startsWith('x-'))

const objectOf = ({ path, method }: OperationPair['old'], { paths }: Document): OperationObject | undefined =>
  paths[path]?.[method]

/** The header that tells the version, and the one that all answers have. */
export function headerFindings(sides: ConventionSides): Finding[] {
  const { calls, errors } = sides.before.conventions
  const of = (from: string, namesIn: (operation: OperationObject | undefined) => Set<string>): Vote[] =>
    sides.pairs.flatMap(({ old, now }) => {
      const [a, b] = [objectOf(old, sides.before.document), objectOf(now, sides.after.document)]
      return headerVotes(from, namesIn(a), namesIn(b))
    })
  const { version } = calls
  return [
    version === undefined
      ? undefined
      : decide({ part: 'calls', key: 'version', from: version, votes: of(version, sentBy), places: 'calls' }),
    decide({
      part: 'errors',
      key: 'header',
      from: errors.header,
      votes: of(errors.header, answeredBy),
      places: 'answers',
    }),
  ].flatMap((one) => one ?? [])
}

function headerVotes(header: string, old: ReadonlySet<string>, now: ReadonlySet<string>): Vote[] {
  const from = header.toLowerCase()
  if (!old.has(from)) return []
  if (now.has(from)) return [{ now: header }]
  const fresh = [...now].filter((name) => !old.has(name))
  const [only, ...others] = fresh.filter((name) => isLike(from, name))
  if (only !== undefined && others.length === 0) return [{ now: only }]
  return fresh.length === 0 ? [] : [{ maybe: fresh }]
}

const sentBy = (operation: OperationObject | undefined): Set<string> =>
  new Set((operation?.parameters ?? []).flatMap((one) => (one.in === 'header' ? [one.name.toLowerCase()] : [])))

const answeredBy = (operation: OperationObject | undefined): Set<string> =>
  new Set(
    Object.values(operation?.responses ?? {}).flatMap(({ headers = {} }) =>
      Object.keys(headers).map((name) => name.toLowerCase()),
    ),
  )

/** Whether two headers share a word that says something. */
function isLike(a: string, b: string): boolean {
  const words = new Set(a.split('-').filter((word) => word.length > 1))
  return b.split('-').some((word) => words.has(word))
}
