/** What of calls is no part of their bodies, answers and parameters: how they are answered and refused, their headers, who may make them. */
import type { Document, OperationObject, ParameterObject, Schema, SecurityObject } from '../../model/types/contract.ts'
import type { Conventions } from '../../model/types/conventions.ts'
import type { Operation } from '../../model/types/ir.ts'
import type { CallsChange } from './change.ts'
import { operationsIn, type OperationPair } from './operations.ts'
import { limitsOf, type ContractSide } from './schemas.ts'
import { describeBoth } from './structure.ts'
import { chosenMedia } from '../../schema/media-types.ts'

interface Sides {
  old: { document: Document; conventions: Conventions }
  now: { document: Document; conventions: Conventions }
  before: ContractSide
  after: ContractSide
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Found = DistributiveOmit<CallsChange, 'operations'>

/** Each difference once, with all calls that have it. */
export function compareCallsAlike(pairs: readonly OperationPair[], sides: Sides): CallsChange[] {
  const { old, now } = sides
  const all = new Map<string, { found: Found; operations: string[] }>()
  const marks = [old, now].flatMap(({ conventions }) => Object.values(conventions.marks))
  const extensions = {
    old: extensionsOf(old.document, marks),
    now: extensionsOf(now.document, marks),
  }
  for (const pair of pairs)
    for (const found of differences(pair, sides)) {
      const key = JSON.stringify(found)
      const known = all.get(key) ?? { found, operations: [] }
      known.operations.push(pair.old.id)
      all.set(key, known)
    }
  return [
    ...[...all.values()].map(({ found, operations }): CallsChange => ({ ...found, operations })),
    ...missing(extensions.now, extensions.old).map(([extension, operations]): CallsChange => ({
      type: 'extension-added',
      extension,
      operations,
    })),
    ...missing(extensions.old, extensions.now).map(([extension, operations]): CallsChange => ({
      type: 'extension-removed',
      extension,
      operations,
    })),
  ]
}

function differences(pair: OperationPair, sides: Sides): Found[] {
  const { old, now } = sides
  const [a, b] = [objectOf(pair.old, old.document), objectOf(pair.now, now.document)]
  const found: Found[] = headers([a, b], sides)
  const [status, newStatus] = [pair.old.response.status, pair.now.response.status]
  // An answer that is made otherwise is told with its status.
  if (status !== newStatus && mediaOf(pair.old.response) === mediaOf(pair.now.response))
    found.push({ type: 'status-changed', from: status, to: newStatus })
  const [from, to] = [securityOf(a, old.document), securityOf(b, now.document)]
  if (from !== to) found.push({ type: 'security-changed', from, to })
  return found
}

/** How a body or an answer is sent; of kinds that are all alike to the console also which. */
export const mediaOf = ({ transport, mediaType }: Operation['request'] | Operation['response']): string =>
  transport === 'any' && mediaType !== undefined ? mediaType : transport

const objectOf = ({ path, method }: Operation, { paths }: Document): OperationObject | undefined =>
  paths[path]?.[method]

/** What is said in headers and cookies, by name; names of headers in small letters: both ends read them so. */
const headersOf = (operation: OperationObject | undefined): Map<string, ParameterObject> =>
  new Map(
    (operation?.parameters ?? [])
      .filter((one) => one.in === 'header' || one.in === 'cookie')
      .map((one) => [one.in === 'cookie' ? `cookie ${one.name}` : one.name.toLowerCase(), one]),
  )

function headers(
  [a, b]: readonly [OperationObject | undefined, OperationObject | undefined],
  { before, after }: Sides,
): Found[] {
  const [was, is] = [headersOf(a), headersOf(b)]
  const found: Found[] = []
  for (const [header, { required = false }] of was)
    if (!is.has(header)) found.push({ type: 'header-removed', header, required })
  for (const [header, param] of is) {
    const known = was.get(header)
    const { required = false } = param
    if (known === undefined) {
      found.push({ type: 'header-added', header, required })
      continue
    }
    if (required !== (known.required === true))
      found.push({ type: required ? 'header-required' : 'header-optional', header })
    const [from, to] = inWords([known.schema, param.schema], { before, after })
    if (from !== to) found.push({ type: 'header-changed', header, from, to })
  }
  return found
}

/** What two values may be, as far as it differs. */
function inWords(
  [old, now]: readonly [Schema, Schema],
  { before, after }: Pick<Sides, 'before' | 'after'>,
): [string, string] {
  const limits = limitsOf(before.schemas.resolve(old).schema, after.schemas.resolve(now).schema)
  const said = (word: string, limit: string): string => (limit === '' ? word : `${word}, ${limit}`)
  const [from, to] = describeBoth([old, before.schemas], [now, after.schemas])
  return [said(from, limits[0]), said(to, limits[1])]
}

/** Who may call: any one of several ways, `anybody` among them. */
function securityOf(operation: OperationObject | undefined, { security }: Document): string {
  const ways: SecurityObject = operation?.security ?? security ?? []
  if (ways.length === 0) return 'anybody'
  const said = ways.map((way) =>
    Object.entries(way)
      .map(([scheme, scopes]) => (scopes.length === 0 ? scheme : `${scheme} (${scopes.toSorted().join(', ')})`))
      .toSorted()
      .join(' and '),
  )
  return said
    .map((way) => (way === '' ? 'anybody' : way))
    .toSorted()
    .join(' or ')
}

/** Extensions of operations, each with those that have it. Those that mean something here are told by what they mean. */
function extensionsOf(document: Document, marks: readonly string[]): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const operation of operationsIn(document))
    for (const name of Object.keys(operation).filter((key) => key.startsWith('x-') && !marks.includes(key)))
      all.set(name, [...(all.get(name) ?? []), operation.operationId])
  return all
}

const missing = (some: ReadonlyMap<string, string[]>, others: ReadonlyMap<string, string[]>): [string, string[]][] =>
  [...some].filter(([name]) => !others.has(name))

/** The schemas of what a call may be refused with, of each status as far as both say something of it; equal pairs once. */
export function refusalsOf(pair: OperationPair, { old, now }: { old: Document; now: Document }): [Schema, Schema][] {
  const [a, b] = [refusals(objectOf(pair.old, old)), refusals(objectOf(pair.now, now))]
  const pairs = [...new Set([...a.keys(), ...b.keys()])].flatMap((status): [Schema, Schema][] => {
    const [x, y] = [refusalAt(a, status), refusalAt(b, status)]
    return x === undefined || y === undefined ? [] : [[x, y]]
  })
  return [...new Map(pairs.map((one) => [JSON.stringify(one), one])).values()]
}

const refusals = (operation: OperationObject | undefined): Map<string, Schema> =>
  new Map(
    Object.entries(operation?.responses ?? {}).flatMap(([status, { content }]) => {
      const media = chosenMedia(content)?.[1]
      return /^(?:[45]|default$)/.test(status) && media?.schema !== undefined ? [[status, media.schema] as const] : []
    }),
  )

/** What is said of a status, else of all that begin alike, else of all that nothing is said of. */
const refusalAt = (all: ReadonlyMap<string, Schema>, status: string): Schema | undefined =>
  all.get(status) ?? all.get(`${status.charAt(0)}XX`) ?? all.get('default')
