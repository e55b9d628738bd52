/** Since and until which version there is what the contract has, worked out from the facts of other versions. */
import { camelCase } from '../schema/client-name.ts'
import type { Facts, OperationFacts, OperationVersions, PresenceIR, Versions } from './types/facts.ts'

/** @param others the facts of other versions, in any order */
export function makePresence(own: Facts, others: readonly Facts[]): PresenceIR {
  const all = [own, ...others].sort((a, b) => compare(a.version, b.version))
  const versions = all.map(({ version }) => version)
  const here = versions.indexOf(own.version)
  const versionsOf = (isThere: (at: number) => boolean): Versions => runAround(here, versions, isThere)
  const operations: Record<string, OperationVersions> = {}
  const requests: Record<string, Record<string, Versions>> = {}
  const answers: Record<string, Record<string, Versions>> = {}
  const added: Record<string, Record<string, Record<string, string>>> = {}
  for (const [id, op] of Object.entries(own.operations)) {
    const twins = all.map((facts) => (facts === own ? op : twinOf(id, op, facts)))
    const paths = twins.flatMap((twin, at) => {
      const path = twin === undefined ? op.path : withNamesOf(twin.path, op.path)
      return path === op.path ? [] : [[versions[at] ?? '', path] as const]
    })
    const there = versionsOf((at) => twins[at] !== undefined)
    if (paths.length > 0 || isPartial(there))
      operations[id] = { ...there, ...(paths.length === 0 ? {} : { paths: Object.fromEntries(paths) }) }
    /** What is not in all versions that have the operation. */
    const fields = (lackingIn: (facts: Facts, twin: OperationFacts) => readonly string[]): Record<string, Versions> => {
      const lacking = all.map((facts, at) => new Set(twins[at] === undefined ? [] : lackingIn(facts, twins[at])))
      const paths = new Set(lacking.flatMap((set) => [...set]))
      return Object.fromEntries([...paths].sort().map((path) => [path, versionsOf((at) => !lacking[at]?.has(path))]))
    }
    const asked = fields((facts, twin) => [
      ...op.query.filter((name) => !twin.query.includes(name)).map((name) => `?${name}`),
      ...lackingFields({ facts: own, schema: op.body }, { facts, schema: twin.body }),
    ])
    if (Object.keys(asked).length > 0) requests[id] = asked
    const answered = fields((facts, twin) =>
      lackingFields({ facts: own, schema: op.answer }, { facts, schema: twin.answer }),
    )
    if (Object.keys(answered).length > 0) answers[id] = answered
    for (const [at, facts] of all.entries()) {
      const twin = twins[at]
      if (twin === undefined || facts === own) continue
      const more = lackingFields({ facts, schema: twin.answer }, { facts: own, schema: op.answer })
      if (more.length === 0) continue
      const types = more.map((path) => [path, typeAt({ facts, schema: twin.answer }, path)] as const)
      added[facts.version] = { ...added[facts.version], [id]: Object.fromEntries(types) }
    }
  }
  return { versions, operations, requests, answers, added }
}

/** The same in the client view. */
export const clientPath = (path: string): string => path.split('.').map(camelCase).join('.')

const isPartial = ({ since, until }: Versions): boolean => since !== undefined || until !== undefined

/** The versions around ours that have something, without a gap. */
function runAround(here: number, versions: readonly string[], isThere: (at: number) => boolean): Versions {
  let first = here
  while (first > 0 && isThere(first - 1)) first--
  let end = here + 1
  while (end < versions.length && isThere(end)) end++
  const [since, until] = [first > 0 ? versions[first] : undefined, versions[end]]
  return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) }
}

/** The same operation of another version: what answers its method and path, else what has its id and method. */
function twinOf(id: string, op: OperationFacts, { operations }: Facts): OperationFacts | undefined {
  const isSame = ({ method, path }: OperationFacts): boolean =>
    method === op.method && unnamed(path) === unnamed(op.path)
  const own = Object.hasOwn(operations, id) ? operations[id] : undefined
  if (own !== undefined && own.method === op.method) return own
  return Object.values(operations).find(isSame)
}

const unnamed = (path: string): string => path.replace(/\{[^}]*\}/g, '{}')

/** A path with the names of parameters of another, in their order. */
function withNamesOf(path: string, named: string): string {
  if (unnamed(path) === unnamed(named)) return named
  const names = named.match(/\{[^}]*\}/g) ?? []
  let next = 0
  return path.replace(/\{[^}]*\}/g, (own) => names[next++] ?? own)
}

interface Site {
  facts: Facts
  schema: string | undefined
}

/** Fields of a schema that another one lacks; below one that is lacking nothing more is said. */
function lackingFields(has: Site, other: Site): string[] {
  const found = new Set<string>()
  const visit = (a: string | undefined, b: string | undefined, above: string, seen: ReadonlySet<string>): void => {
    const [own, its] = [fieldsIn(has.facts, a), fieldsIn(other.facts, b)]
    const pair = `${a} ${b}`
    // Of what is no object there nothing is known.
    if (own === undefined || its === undefined || seen.has(pair)) return
    for (const [field, { type }] of Object.entries(own)) {
      const path = above + field
      const [outer] = [...found].filter((one) => path.startsWith(`${one}.`))
      if (outer !== undefined) continue
      if (Object.hasOwn(its, field)) visit(type, its[field]?.type, `${path}.`, new Set(seen).add(pair))
      else found.add(path)
    }
  }
  visit(has.schema, other.schema, '', new Set())
  return [...found]
}

const fieldsIn = ({ schemas }: Facts, name: string | undefined): Facts['schemas'][string] | undefined =>
  name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined

function typeAt({ facts, schema }: Site, path: string): string {
  let rest = path
  let current = schema
  while (rest !== '') {
    const fields = fieldsIn(facts, current)
    const name = Object.keys(fields ?? {})
      .filter((field) => rest === field || rest.startsWith(`${field}.`))
      .sort((a, b) => b.length - a.length)[0]
    if (fields === undefined || name === undefined) return 'any'
    current = fields[name]?.type
    rest = rest.slice(name.length + 1)
  }
  return current ?? 'any'
}

/** Below 0 when `a` is the older one: numbers by value, all else as text. */
function compare(a: string, b: string): number {
  const [one, two] = [a.split(/[.+-]/), b.split(/[.+-]/)]
  for (const [index, part] of one.entries()) {
    const other = two[index] ?? ''
    if (part === other) continue
    const [x, y] = [Number(part), Number(other)]
    return Number.isNaN(x) || Number.isNaN(y) || x === y ? (part < other ? -1 : 1) : x - y
  }
  return one.length - two.length
}
