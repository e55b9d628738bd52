/** Since and until which version there is what the contract has, worked out from the facts of other versions. */
import { camelCase } from '../schema/client-name.ts'
import type { Facts, OperationFacts, OperationVersions, PresenceIR, Versions } from './types/facts.ts'
import { ownOf, emptyTable } from '../schema/records.ts'

/** @param others the facts of other versions, in any order */
export function makePresence(own: Facts, others: readonly Facts[]): PresenceIR {
  const all = [own, ...others].sort((a, b) => compare(a.version, b.version))
  const found: Writable = {
    operations: emptyTable(),
    requests: emptyTable(),
    answers: emptyTable(),
    demands: emptyTable(),
    needs: emptyTable(),
    added: {},
  }
  for (const [id, op] of Object.entries(own.operations)) {
    const twins = all.map((facts) => (facts === own ? op : twinOf(id, op, facts)))
    addOperation(found, { id, op, own, all, twins })
  }
  return { versions: all.map(({ version }) => version), ...found }
}

interface Writable {
  operations: Record<string, OperationVersions>
  requests: Record<string, Record<string, Versions>>
  answers: Record<string, Record<string, Versions>>
  demands: Record<string, Record<string, string[]>>
  needs: Record<string, Record<string, string[]>>
  added: Record<string, Record<string, Record<string, string>>>
}

/** An operation of ours, and what all versions have in its place. */
interface Compared {
  id: string
  op: OperationFacts
  own: Facts
  all: readonly Facts[]
  twins: readonly (OperationFacts | undefined)[]
}

function addOperation(found: Writable, compared: Compared): void {
  const { id, op, own, all, twins } = compared
  const paths = all.flatMap(({ version }, at) => {
    const there = twins[at] === undefined ? op.path : withNamesOf(twins[at].path, op.path)
    return there === op.path ? [] : [[version, there] as const]
  })
  const there = versionsWith(compared, (at) => twins[at] !== undefined)
  if (paths.length > 0 || there.since !== undefined || there.until !== undefined)
    found.operations[id] = { ...there, ...(paths.length === 0 ? {} : { paths: Object.fromEntries(paths) }) }
  const asked = fieldVersions(compared, (facts, twin) => [
    ...op.query.filter((name) => !twin.query.includes(name)).map((name) => `?${name}`),
    ...lackingFields({ facts: own, schema: op.body }, { facts, schema: twin.body }),
  ])
  if (Object.keys(asked).length > 0) found.requests[id] = asked
  const answered = fieldVersions(compared, (facts, twin) =>
    lackingFields({ facts: own, schema: op.answer }, { facts, schema: twin.answer }),
  )
  if (Object.keys(answered).length > 0) found.answers[id] = answered
  for (const [at, facts] of all.entries()) {
    for (const { path, isOurs } of facts === own ? [] : demanded(compared, at)) {
      const known = ((isOurs ? found.needs : found.demands)[id] ??= emptyTable())
      known[path] = [...(known[path] ?? []), facts.version]
    }
    const site = { facts, schema: twins[at]?.answer }
    const more = facts === own ? [] : lackingFields(site, { facts: own, schema: op.answer })
    if (more.length === 0) continue
    const types = more.map((path) => [path, typeAt(site, path)] as const)
    found.added[facts.version] = { ...found.added[facts.version], [id]: Object.fromEntries(types) }
  }
}

/** Fields of an operation that not all versions with that operation have. */
function fieldVersions(
  compared: Compared,
  lackingIn: (facts: Facts, twin: OperationFacts) => readonly string[],
): Record<string, Versions> {
  const { all, twins } = compared
  const lacking = all.map((facts, at) => new Set(twins[at] === undefined ? [] : lackingIn(facts, twins[at])))
  const names = [...new Set(lacking.flatMap((set) => [...set]))].sort()
  return Object.fromEntries(
    names.map((name) => [name, versionsWith(compared, (at) => lacking[at]?.has(name) === false)]),
  )
}

/** The same in the client view. */
export const clientPath = (path: string): string => path.split('.').map(camelCase).join('.')

/** The versions around ours that have something, without a gap. */
function versionsWith({ own, all }: Compared, isThere: (at: number) => boolean): Versions {
  let first = all.indexOf(own)
  let end = first + 1
  while (first > 0 && isThere(first - 1)) first--
  while (end < all.length && isThere(end)) end++
  const [since, until] = [first > 0 ? all[first]?.version : undefined, all[end]?.version]
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
function lackingFields(has: Site, other: Site, way: Way = { above: '', seen: new Set() }): string[] {
  const [own, its] = [fieldsIn(has.facts, has.schema), fieldsIn(other.facts, other.schema)]
  const pair = `${has.schema} ${other.schema}`
  // Of what is no object there nothing is known.
  if (own === undefined || its === undefined || way.seen.has(pair)) return []
  const seen = new Set(way.seen).add(pair)
  const found: string[] = []
  for (const [field, { type }] of inOrder(own)) {
    const path = way.above + field
    if (found.some((one) => path.startsWith(`${one}.`))) continue
    if (!Object.hasOwn(its, field)) found.push(path)
    else
      found.push(
        ...lackingFields(
          { ...has, schema: type },
          { ...other, schema: ownOf(its, field)?.type },
          { above: `${path}.`, seen },
        ),
      )
  }
  return found
}

interface Demanded {
  path: string
  /** Whether ours has it, and does not require it. */
  isOurs: boolean
}

/** What another version has to be sent and ours need not. */
function demanded({ op, own, all, twins }: Compared, at: number): Demanded[] {
  const [facts, twin] = [all[at], twins[at]]
  if (facts === undefined || twin === undefined) return []
  const query = (twin.needs ?? []).filter((name) => op.needs?.includes(name) !== true)
  return [
    ...query.map((name) => ({ path: `?${name}`, isOurs: op.query.includes(name) })),
    ...demandedFields({ facts, schema: twin.body }, { facts: own, schema: op.body }),
  ]
}

/** Fields that a schema requires and another one does not; what ours lacks is told once, for all that is in it. */
function demandedFields(theirs: Site, ours: Site, way: Way = { above: '', seen: new Set() }): Demanded[] {
  const [has, own] = [fieldsIn(theirs.facts, theirs.schema), fieldsIn(ours.facts, ours.schema)]
  const pair = `${theirs.schema} ${ours.schema}`
  if (has === undefined || own === undefined || way.seen.has(pair)) return []
  const seen = new Set(way.seen).add(pair)
  /** A step that the next one is inside of. */
  const into = (name: string): string => {
    const isSure = ownOf(has, name)?.required === true && ownOf(own, name)?.isList !== true
    return `${name.split('.').at(-1) ?? name}${isSure ? '' : '?'}.`
  }
  return inOrder(has).flatMap(([field, { type, required }]): Demanded[] => {
    const steps = field.split('.')
    const holders = steps.slice(0, -1).map((_, i) => steps.slice(0, i + 1).join('.'))
    if (holders.some((name) => !Object.hasOwn(own, name))) return []
    const above = way.above + holders.map(into).join('')
    const path = above + (steps.at(-1) ?? field)
    const mine = Object.hasOwn(own, field) ? own[field] : undefined
    if (mine === undefined) return required ? [{ path, isOurs: false }] : []
    return [
      ...(required && !mine.required ? [{ path, isOurs: true }] : []),
      ...demandedFields(
        { ...theirs, schema: type },
        { ...ours, schema: mine.type },
        { above: above + into(field), seen },
      ),
    ]
  })
}

/** Fields by their names, whichever way a document has them; what holds others comes before them. */
const inOrder = <T>(fields: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))

interface Way {
  above: string
  /** Pairs of schemas on the way here: one that contains itself has nothing more to say. */
  seen: ReadonlySet<string>
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
