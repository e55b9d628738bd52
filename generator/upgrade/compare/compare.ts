/** Two contracts of one API: what is new, what is gone, and what is called or made otherwise. Plain data, nothing of a console. */
import { camelCase } from '../../schema/client-name.ts'
import type { Document, Schema } from '../../model/types/contract.ts'
import type { Conventions } from '../../model/types/conventions.ts'
import type { Operation, Param } from '../../model/types/ir.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { Change, OperationChange, ParameterChange } from './change.ts'
import { compareCallsAlike, mediaOf, refusalsOf } from './calls.ts'
import { sameStructure } from './leaves.ts'
import { matchOperations, operationsIn, stepsAbove, withoutStability, type OperationPair } from './operations.ts'
import { compareSchemas, limitsOf, type ContractSide, type SchemaComparison } from './schemas.ts'
import { createStructures, describeBoth } from './structure.ts'

/** A contract with its operations read. */
export interface Contracted {
  document: Document
  operations: readonly Operation[]
  conventions: Conventions
}

/** Every difference that means something to a client. Texts for people are none. */
export function compareContracts(old: Contracted, now: Contracted): Change[] {
  const [a, b] = [schemasOf(old.document), schemasOf(now.document)]
  const isShared = (name: string): boolean => a.named(name) !== undefined && b.named(name) !== undefined
  const before: ContractSide = { schemas: a, structureOf: createStructures(a, isShared) }
  const after: ContractSide = { schemas: b, structureOf: createStructures(b, isShared) }
  const { pairs, added, removed } = matchOperations(old.operations, now.operations, {
    old: before.structureOf,
    now: after.structureOf,
    schemas: { old: a, now: b },
  })
  const schemas = compareSchemas(before, after)
  const [wasDeprecated, isDeprecated] = [deprecatedIn(old.document), deprecatedIn(now.document)]
  const byId = new Map(now.operations.map((one) => [one.id, one]))
  const changes: Change[] = []
  for (const { operation, candidates } of removed) {
    const { id, method, path } = operation
    changes.push({
      type: 'operation-removed',
      operation: id,
      method,
      path,
      candidates: candidates.map((one) => one.id),
    })
    const other = byId.get(id)
    if (other !== undefined) changes.push({ type: 'operation-repointed', operation: id, from: path, to: other.path })
  }
  for (const pair of pairs) {
    changes.push(...identity(pair, byId), ...compareCalls(pair, { before, after, schemas }))
    if (isDeprecated.has(pair.now.id) && !wasDeprecated.has(pair.old.id))
      changes.push({ type: 'operation-deprecated', operation: pair.old.id })
    for (const side of ['body', 'answer'] as const) {
      const part = side === 'body' ? 'request' : 'response'
      const [x, y] = [pair.old[part].schema, pair.now[part].schema]
      // Between fields and bytes there is nothing to compare.
      const isOther = hasFields(pair.old[part]) !== hasFields(pair.now[part])
      if (x !== undefined && y !== undefined && !isOther) schemas.compare(x, y, { operation: pair.old.id, side })
    }
    for (const [x, y] of refusalsOf(pair, { old: old.document, now: now.document }))
      schemas.compare(x, y, { operation: pair.old.id, side: 'error' })
    // Of parameters only what has a name of its own: the rest is told with the parameter.
    for (const [x, y] of sharedParams(pair))
      if ((isShared(a.resolve(x).name ?? '') && a.resolve(x).name === b.resolve(y).name) || schemas.isRenamed(x, y))
        schemas.compare(x, y, { operation: pair.old.id, side: 'query' })
  }
  for (const { id, method, path } of added) changes.push({ type: 'operation-added', operation: id, method, path })
  return [...changes, ...compareCallsAlike(pairs, { old, now, before, after }), ...schemas.changes()]
}

const hasFields = ({ transport }: Operation['request'] | Operation['response']): boolean =>
  transport === 'json' || transport === 'form' || transport === 'parts'

/** Ids of operations that a later version may lack. */
const deprecatedIn = (document: Document): Set<string> =>
  new Set(operationsIn(document).flatMap(({ deprecated, operationId }) => (deprecated === true ? operationId : [])))

/** Parameters that both have, of the path by their position. */
function sharedParams({ old, now }: OperationPair): (readonly [Schema, Schema])[] {
  const pairsOf = (params: readonly Param[], sameAs: (param: Param, i: number) => Param | undefined) =>
    params.flatMap((param, i) => {
      const same = sameAs(param, i)
      return same === undefined ? [] : [[param.schema, same.schema] as const]
    })
  return [
    ...pairsOf(old.pathParams, (_, i) => now.pathParams[i]),
    ...pairsOf(old.queryParams, ({ wire }) => now.queryParams.find((one) => one.wire === wire)),
  ]
}

/** What an operation is called, and where it is. */
function identity({ old, now }: OperationPair, byId: ReadonlyMap<string, Operation>): OperationChange[] {
  const operation = old.id
  const changes: OperationChange[] = []
  if (now.id !== operation) changes.push({ type: 'operation-renamed', operation, to: now.id })
  const other = byId.get(operation)
  if (now.id !== operation && other !== undefined)
    changes.push({ type: 'operation-repointed', operation, from: old.path, to: other.path })
  const isOther = old.method !== now.method
  if (isOther || (old.path !== now.path && withoutParameters(old.path) !== withoutParameters(now.path)))
    changes.push({
      type: 'operation-moved',
      operation,
      from: isOther ? addressOf(old) : old.path,
      to: isOther ? addressOf(now) : now.path,
      parameters: old.pathParams.length !== now.pathParams.length,
    })
  if (old.area !== now.area) changes.push({ type: 'operation-retagged', operation, from: old.area, to: now.area })
  const [from, to] = [pagingOf(old), pagingOf(now)]
  if (from !== to) changes.push({ type: 'paging-changed', operation, from, to })
  return changes
}

const addressOf = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`

const withoutParameters = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}')

const pagingOf = ({ paged }: Operation): string => {
  if (paged === undefined) return 'whole'
  return paged.required.length === 0 ? 'paged' : `paged, by ${paged.required.join(', ')}`
}

interface Sides {
  before: ContractSide
  after: ContractSide
  schemas: SchemaComparison
}

function compareCalls({ old, now }: OperationPair, sides: Sides): (OperationChange | ParameterChange)[] {
  const operation = old.id
  const changes: (OperationChange | ParameterChange)[] = []
  // Parameters of paths go by their position: what they are called is nobody's business but the client's.
  const isSamePath = withoutStability(old.path) === withoutStability(now.path)
  if (isSamePath)
    for (const [i, param] of old.pathParams.entries()) {
      const same = now.pathParams[i]
      if (same === undefined) continue
      if (same.wire !== param.wire)
        changes.push({ type: 'parameter-renamed', operation, parameter: param.wire, to: same.wire })
      changes.push(...compareParam(operation, [param, same], sides))
    }
  const query = compareQuery(operation, { old: old.queryParams, now: now.queryParams }, sides)
  changes.push(...(isSamePath ? query : calledInPath(query, { old, now }, sides)))
  const [body, newBody] = [bodyOf(old), bodyOf(now)]
  if (body !== newBody) changes.push({ type: 'body-changed', operation, from: body, to: newBody })
  const [answer, newAnswer] = [mediaOf(old.response), mediaOf(now.response)]
  if (answer !== newAnswer) {
    // A status that is another one as well is part of it.
    const [from, to] =
      old.response.status === now.response.status
        ? [answer, newAnswer]
        : [`${old.response.status} ${answer}`, `${now.response.status} ${newAnswer}`]
    changes.push({ type: 'answer-changed', operation, from, to })
  }
  return changes
}

function bodyOf({ request }: Operation): string {
  if (request.transport === 'none') return 'none'
  return request.required ? mediaOf(request) : `${mediaOf(request)}, optional`
}

function compareQuery(
  operation: string,
  { old, now }: { old: readonly Param[]; now: readonly Param[] },
  sides: Sides,
): ParameterChange[] {
  const changes: ParameterChange[] = []
  const unnamed = now.filter(({ wire }) => !old.some((one) => one.wire === wire))
  const sameOf = ({ wire }: Param): Param | undefined =>
    now.find((one) => one.wire === wire) ?? unnamed.find((one) => camelCase(one.wire) === camelCase(wire))
  for (const param of old) {
    const same = sameOf(param)
    if (same === undefined) continue
    if (same.wire !== param.wire)
      changes.push({ type: 'parameter-renamed', operation, parameter: param.wire, to: same.wire })
    changes.push(...compareParam(operation, [param, same], sides))
  }
  const gone = old.filter((one) => sameOf(one) === undefined)
  let fresh = unnamed.filter((one) => !old.some((param) => sameOf(param) === one))
  const sameType = (a: Param, b: Param): boolean =>
    sides.before.structureOf(a.schema) === sides.after.structureOf(b.schema)
  for (const param of gone) {
    const [to, ...more] = fresh.filter((one) => sameType(param, one))
    const rivals = gone.filter((one) => to !== undefined && sameType(one, to))
    const { wire: parameter, required } = param
    if (to === undefined || more.length > 0 || rivals.length > 1) {
      changes.push({ type: 'parameter-removed', operation, parameter, required })
      continue
    }
    fresh = fresh.filter((one) => one !== to)
    changes.push({ type: 'parameter-renamed', operation, parameter, to: to.wire })
    if (to.required !== required)
      changes.push({ type: to.required ? 'parameter-required' : 'parameter-optional', operation, parameter })
  }
  for (const { wire: parameter, required } of fresh)
    changes.push({ type: 'parameter-added', operation, parameter, required })
  return changes
}

/**
 * Parameters of a query that are steps of the path now, under another name: of those that are gone the only one that takes what the only new step takes.
 * One of the same name is told by that.
 */
function calledInPath(
  changes: readonly ParameterChange[],
  { old, now }: OperationPair,
  { before, after }: Sides,
): ParameterChange[] {
  const steps = stepsAbove(old, now)
  const gone = old.queryParams.filter(({ wire, client }) => {
    const isRemoved = changes.some(({ type, parameter }) => type === 'parameter-removed' && parameter === wire)
    return isRemoved && !steps.some((step) => step.client === client)
  })
  const fresh = steps.filter(({ client }) => !old.queryParams.some((one) => one.client === client))
  return changes.map((change) => {
    const param = gone.find(({ wire }) => change.type === 'parameter-removed' && wire === change.parameter)
    if (param === undefined) return change
    const structure = before.structureOf(param.schema)
    const [to, ...more] = fresh.filter(({ schema }) => sameStructure(after.structureOf(schema), structure))
    const rivals = gone.filter(({ schema }) => sameStructure(before.structureOf(schema), structure))
    if (to === undefined || more.length > 0 || rivals.length > 1) return change
    return { type: 'parameter-renamed', operation: change.operation, parameter: param.wire, to: to.wire }
  })
}

function compareParam(
  operation: string,
  [old, now]: readonly [Param, Param],
  { before, after, schemas: compared }: Sides,
): ParameterChange[] {
  const parameter = old.wire
  const changes: ParameterChange[] = []
  if (old.required !== now.required)
    changes.push({ type: now.required ? 'parameter-required' : 'parameter-optional', operation, parameter })
  const isOther = before.structureOf(old.schema) !== after.structureOf(now.schema)
  // What is only called otherwise has its values told there.
  if (isOther && !compared.isRenamed(old.schema, now.schema)) {
    const said = (words: string, schema: Schema, { schemas }: ContractSide): string =>
      `${words}${schemas.resolve(schema).nullable ? ' or null' : ''}`
    const [was, is] = describeBoth([old.schema, before.schemas], [now.schema, after.schemas])
    const [from, to] = [said(was, old.schema, before), said(is, now.schema, after)]
    changes.push({ type: 'parameter-changed', operation, parameter, from, to })
    return changes
  }
  const [a, b] = [before.schemas.resolve(old.schema), after.schemas.resolve(now.schema)]
  // What has a name of its own has its limits told there.
  if (a.name === undefined || a.name !== b.name) {
    const [from, to] = limitsOf(a.schema, b.schema)
    if (from !== to) changes.push({ type: 'parameter-limits-changed', operation, parameter, from, to })
  }
  const [from, to] = [defaultOf(old.schema, a.schema), defaultOf(now.schema, b.schema)]
  if (from !== to) changes.push({ type: 'parameter-default-changed', operation, parameter, from, to })
  return changes
}

/** What is sent for nothing, as JSON. */
const defaultOf = (own: Schema, schema: Schema): string => JSON.stringify(own.default ?? schema.default) ?? 'none'
