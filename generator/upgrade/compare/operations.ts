/** Which operation of the newer contract is which of the older one. */
import { methods, type Document, type OperationObject } from '../../model/types/contract.ts'
import type { Operation, Param } from '../../model/types/ir.ts'
import type { Schemas } from '../../schema/schemas.ts'
import { hasOneNameMore, haveMostFields } from './alike.ts'
import type { StructureOf } from './structure.ts'

export interface OperationPair {
  old: Operation
  now: Operation
}

export interface MatchedOperations {
  pairs: readonly OperationPair[]
  added: readonly Operation[]
  /** `candidates`: several could be it. */
  removed: readonly { operation: Operation; candidates: readonly Operation[] }[]
}

/** The operations of a document, as it says them. A path may have other keys: a summary, extensions. */
export const operationsIn = ({ paths }: Pick<Document, 'paths'>): OperationObject[] =>
  Object.values(paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []))

/** First steps of paths that say how firm an operation is, or of which version. */
const stability = /^(?:experimental|unstable|preview|alpha|beta|v\d+(?:(?:alpha|beta)\d*)?)$/

/** Whether a first step is where all of an API lies, such as `/api/v2/disks`; a row of something called so is none. */
const isRoot = (step: string, next: string | undefined): boolean =>
  /^(?:api|rest)$/.test(step) && next !== undefined && !next.startsWith('{')

/**
 * What a path is made of. What is done with something may stand behind a colon as well as behind a slash (`/things/{x}:freeze`), and a slash at the end
 * says nothing.
 */
export const stepsOf = (path: string): string[] => path.split(/[/:](?![^{]*\})/).filter((step) => step !== '')

/** The parameter that a path ends with. */
export const lastParam = (path: string): string | undefined => /\{([^}]+)\}\/?$/.exec(path)?.[1]

/** A path without the names of its parameters. */
const nameless = (path: string): string => stepsOf(path).map(namelessStep).join('/')

const namelessStep = (step: string): string => (step.startsWith('{') ? '{}' : step)

/** The same without what says how firm it is. */
export function withoutStability(path: string): string {
  const steps = stepsOf(path)
  const first = steps.findIndex((step, i) => !stability.test(step) && !isRoot(step, steps[i + 1]))
  return nameless(steps.slice(Math.max(first, 0)).join('/'))
}

export interface Structures {
  old: StructureOf
  now: StructureOf
  schemas: { old: Schemas; now: Schemas }
}

export function matchOperations(
  old: readonly Operation[],
  now: readonly Operation[],
  structures: Structures,
): MatchedOperations {
  const pairs: OperationPair[] = []
  let gone = [...old]
  let fresh = [...now]
  const take = (found: readonly OperationPair[]): void => {
    pairs.push(...found)
    const [olds, nows] = [new Set(found.map((pair) => pair.old)), new Set(found.map((pair) => pair.now))]
    gone = gone.filter((one) => !olds.has(one))
    fresh = fresh.filter((one) => !nows.has(one))
  }
  const by = (keyOf: (one: Operation) => string): void => take(pairUp({ gone, fresh }, keyOf))
  by(({ method, path }) => `${method} ${nameless(path)}`)
  by(({ method, path }) => `${method} ${withoutStability(path)}`)
  by(({ id }) => id)
  const shape = (structureOf: StructureOf) => (one: Operation) => shapeOf(one, structureOf)
  take(pairUp({ gone, fresh }, shape(structures.old), shape(structures.now)).filter(areRelated))
  take(namedAnew({ gone, fresh }, structures))
  take(placedAnew({ gone, fresh }, structures))
  // What the paths of those had in common tells the rest: a step that is called otherwise everywhere.
  const renamed = renamedSteps(pairs)
  const moved = ({ method, path }: Operation): string =>
    `${method} ${stepsOf(nameless(path))
      .map((step) => renamed.get(step) ?? step)
      .join('/')}`
  take(pairUp({ gone, fresh }, moved, ({ method, path }) => `${method} ${nameless(path)}`))
  take(askedOtherwise({ gone, fresh }, structures))
  const removed = gone.map((operation) => {
    const own = shapeOf(operation, structures.old)
    const alike = fresh.filter((one) => shapeOf(one, structures.now) === own)
    return { operation, candidates: alike.filter((one) => areRelated({ old: operation, now: one })) }
  })
  return { pairs, added: fresh, removed }
}

/** Pairs of those that have another name in their path, their id and their schemas, and mostly the same fields. */
function namedAnew(
  { gone, fresh }: { gone: readonly Operation[]; fresh: readonly Operation[] },
  { schemas }: Structures,
): OperationPair[] {
  const found = gone.flatMap((old) =>
    fresh
      .filter(({ method, area }) => method === old.method && area === old.area)
      .filter((now) => hasOneNameMore(stepsOf(nameless(old.path)), stepsOf(nameless(now.path))))
      .filter((now) => haveMostFields(old, now, schemas))
      .map((now) => ({ old, now })),
  )
  return alone(found)
}

/** Those of which neither side is in another pair. */
const alone = (found: readonly OperationPair[]): OperationPair[] =>
  found.filter((pair) => found.every((one) => one === pair || (one.old !== pair.old && one.now !== pair.now)))

/** What a path has before all that another one is: parameters of the row above, which were sent in the query. Steps are told apart by what they are called. */
export function stepsAbove(old: Operation, now: Operation): readonly Param[] {
  const [a, b] = [withoutStability(old.path).split('/'), withoutStability(now.path).split('/')]
  const isBelow = b.length > a.length && a.every((step, i) => step === b[b.length - a.length + i])
  return isBelow ? now.pathParams.slice(0, now.pathParams.length - old.pathParams.length) : []
}

/** Operations whose path goes on with all of another one's, or the other way round, where what is more in it was, or is, sent in the query. */
function placedAnew(
  { gone, fresh }: { gone: readonly Operation[]; fresh: readonly Operation[] },
  structures: Structures,
): OperationPair[] {
  const isLonger = (short: Operation, long: Operation): boolean => {
    const above = stepsAbove(short, long)
    const isGone = ({ client }: Param): boolean => !long.queryParams.some((one) => one.client === client)
    return above.length > 0 && short.queryParams.filter(isGone).length >= above.length
  }
  const found = gone.flatMap((old) =>
    fresh
      .filter(({ method, area }) => method === old.method && area === old.area)
      .filter((now) => isLonger(old, now) || isLonger(now, old))
      .filter((now) => schemasIn(old, structures.old) === schemasIn(now, structures.now))
      .map((now) => ({ old, now })),
  )
  return alone(found)
}

/** Words for reading that a path may end with, where a read is sent by POST. */
const reading = new Set([
  'fetch',
  'filter',
  'find',
  'get',
  'list',
  'lookup',
  'query',
  'read',
  'retrieve',
  'search',
  'view',
])

/** Reads that are sent by POST now, at their own path or one with a word for reading more, and answer what they answered. */
function askedOtherwise(
  { gone, fresh }: { gone: readonly Operation[]; fresh: readonly Operation[] },
  { old: was, now: is, schemas }: Structures,
): OperationPair[] {
  const keyOf = ({ path, response }: Operation, structureOf: StructureOf): string =>
    `${withoutStability(path)} ${response.schema === undefined ? '' : structureOf(response.schema)}`
  const reads = gone.filter(({ method, response }) => method === 'get' && response.schema !== undefined)
  const asBefore = (one: Operation): Operation => {
    const steps = stepsOf(one.path)
    return reading.has(steps.at(-1)?.toLowerCase() ?? '') ? { ...one, path: `/${steps.slice(0, -1).join('/')}` } : one
  }
  /** What is made or changed at the path of a read may answer the same: then its body has what no read was sent. */
  const isRead = ({ old, now }: OperationPair): boolean => {
    if (withoutStability(old.path) !== withoutStability(now.path) || now.request.transport === 'none') return true
    const { schema } = now.request
    const fields = schema === undefined ? [] : schemas.now.allProperties(schema)
    return fields.length > 0 && fields.every(({ client }) => old.queryParams.some((one) => one.client === client))
  }
  const posts = new Map(fresh.filter(({ method }) => method === 'post').map((one) => [asBefore(one), one]))
  const found = pairUp(
    { gone: reads, fresh: [...posts.keys()] },
    (one) => keyOf(one, was),
    (one) => keyOf(one, is),
  )
  return found.map(({ old, now }) => ({ old, now: posts.get(now) ?? now })).filter(isRead)
}

/** Pairs of those that alone have a key, on both sides. */
function pairUp(
  { gone, fresh }: { gone: readonly Operation[]; fresh: readonly Operation[] },
  oldKey: (one: Operation) => string,
  nowKey: (one: Operation) => string = oldKey,
): OperationPair[] {
  const [olds, nows] = [grouped(gone, oldKey), grouped(fresh, nowKey)]
  return [...olds].flatMap(([key, all]) => {
    const others = nows.get(key) ?? []
    const [one, other] = [all[0], others[0]]
    return one !== undefined && other !== undefined && all.length === 1 && others.length === 1
      ? [{ old: one, now: other }]
      : []
  })
}

function grouped(all: readonly Operation[], keyOf: (one: Operation) => string): Map<string, Operation[]> {
  const byKey = new Map<string, Operation[]>()
  for (const one of all) {
    const key = keyOf(one)
    byKey.set(key, [...(byKey.get(key) ?? []), one])
  }
  return byKey
}

/** What an operation takes and gives, and the area it is in. */
function shapeOf(operation: Operation, structureOf: StructureOf): string {
  const { method, area, pathParams } = operation
  return [method, area, pathParams.length, schemasIn(operation, structureOf)].join(' ')
}

function schemasIn({ request, response }: Operation, structureOf: StructureOf): string {
  const body = request.schema === undefined ? request.transport : structureOf(request.schema)
  const answer = response.schema === undefined ? response.transport : structureOf(response.schema)
  return [body, answer].join(' ')
}

/** Where there is neither body nor answer to go by, at least half of the path has to be the same. */
function areRelated({ old, now }: OperationPair): boolean {
  if (old.request.schema !== undefined || old.response.schema !== undefined) return true
  const [a, b] = [stepsOf(withoutStability(old.path)), stepsOf(withoutStability(now.path))]
  const shared = a.filter((step) => b.includes(step)).length
  return shared * 2 >= Math.max(a.length, b.length)
}

/** Steps of paths that are called otherwise: of pairs whose paths differ in one of them. */
function renamedSteps(pairs: readonly OperationPair[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { old, now } of pairs) {
    const [a, b] = [stepsOf(nameless(old.path)), stepsOf(nameless(now.path))]
    const differing = a.flatMap((step, i) => (step === b[i] ? [] : ([[step, b[i] ?? '']] as const)))
    const [only] = differing
    if (a.length === b.length && differing.length === 1 && only !== undefined) found.set(...only)
  }
  return found
}
