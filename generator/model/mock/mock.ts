/** What the mock's CRUD default needs: entities and operations in wire names. */
import { clearsOf } from './clears.ts'
import { samplesOf } from './samples.ts'
import { calledOf, namedBeside, selectorParam, selectorsOf } from './selectors.ts'
import type { Context } from '../../link/context.ts'
import { addsOf } from '../../link/links.ts'
import { byCodePoint, kebabCase, snakeCase } from '../../link/names.ts'
import { parentOf, statedScreen, unique, type Resource } from '../../link/resources.ts'
import { ruleOf, wirePath, type Rules } from '../../link/rules.ts'
import { refEntity } from '../shown/shown.ts'
import { isListed, type Single } from '../../link/views/single/single.ts'
import type { Condition } from '../types/condition-ir.ts'
import type { ActionIR, BoundCall, Operation } from '../types/ir.ts'
import type { MockEntityIR, MockOperationIR, MockRuleIR } from '../types/mock-ir.ts'
import type { ManifestEntry, RawLink } from '../types/manifest.ts'
import { isTrue } from './truth.ts'
import type { RawMock } from '../types/raw-mock.ts'
import { ownOf, emptyTable } from '../../schema/records.ts'

const mockOf = (raw: false | RawMock | undefined): RawMock | undefined => (raw === false ? undefined : (raw ?? {}))

export interface MockParts {
  entities: MockEntityIR[]
  operations: MockOperationIR[]
  samples: readonly string[]
  rules: Readonly<Record<string, MockRuleIR>>
}

export function makeMock(
  {
    actions,
    singles,
    rules,
    behaviours = {},
    calls,
  }: {
    actions: ReadonlyMap<string, readonly ActionIR[]>
    singles: readonly Single[]
    rules: Rules
    behaviours?: Readonly<Record<string, string>>
    /** How screens call operations, by their ids. */
    calls: ReadonlyMap<string, BoundCall>
  },
  context: Context,
): MockParts {
  const parts: MockParts = {
    entities: [],
    operations: [],
    samples: samplesOf({ singles, behaviours }, context),
    rules: sorted(rules),
  }
  const links = new Set(context.manifest.links.map((l) => l.raw.link))
  const claimed = new Set<string>()
  const add = (operation: MockOperationIR): void => {
    if (!claimed.has(operation.operation)) parts.operations.push(operation)
    claimed.add(operation.operation)
  }
  const withNames = (operation: MockOperationIR, resource: Resource): MockOperationIR => {
    const op = context.operations.get(operation.operation)
    return op === undefined
      ? operation
      : { ...operation, ...calledOf({ op, call: calls.get(op.id) }, resource, context) }
  }
  for (const resource of context.resources) {
    const mock = mockOf(resource.entry.raw.mock)
    if (mock === undefined || links.has(resource.entity)) continue
    if (resource.view === undefined && resource.schemaName !== undefined)
      parts.entities.push(makeEntity(resource, mock, context))
    if (resource.schemaName === undefined || resource.document) continue
    if (resource.raw.mock === false) continue
    for (const operation of operationsOf(resource, { actions: actions.get(resource.id) ?? [], rules }, context)) {
      // An action that states what it sets is meant, whatever else is not.
      const isStated = operation.verb === 'action' && operation.set !== undefined
      const isMeant = (only: readonly string[]): boolean =>
        isStated || only.includes(operation.verb) || only.includes(operation.action ?? '')
      if (mock.only === undefined || isMeant(mock.only)) add(withNames(operation, resource))
    }
  }
  for (const single of singles) {
    const mock = mockOf(single.raw.mock ?? single.owner.entry.raw.mock)
    if (mock === undefined || isListed(single)) continue
    for (const operation of singleOperations(single, { mock, entities: parts.entities }, context)) add(operation)
  }
  for (const entry of context.manifest.links) {
    const mock = mockOf(entry.raw.mock)
    if (mock === undefined) continue
    for (const operation of linkOperations(entry, { mock, entities: parts.entities }, context)) add(operation)
  }
  return onlyTrue(parts, behaviours, context)
}

/** What cannot be answered truly answers a sample. What is written by hand answers for itself, and for the rows that it makes. */
function onlyTrue(parts: MockParts, behaviours: Readonly<Record<string, string>>, context: Context): MockParts {
  const { operations, schemas } = context
  const answerOf = (id: string): string | undefined => {
    const schema = operations.get(id)?.response.schema
    return schema === undefined ? undefined : schemas.resolve(schema).name
  }
  const isByHand = (id: string): boolean => Object.hasOwn(behaviours, id)
  const made = new Set(
    Object.keys(behaviours).flatMap((id) => (operations.get(id)?.method === 'get' ? [] : (answerOf(id) ?? []))),
  )
  const entities = new Map(parts.entities.map((one) => [one.entity, one]))
  const isOfRows = (schema: string): boolean => parts.entities.some((one) => one.schema === schema)
  const untrue = parts.operations.filter((one) => {
    const entity = entities.get(one.entity)
    if (entity === undefined || isByHand(one.operation) || made.has(answerOf(one.operation) ?? '')) return false
    return !isTrue(one, entity, { schemas, operations, isOfRows })
  })
  if (untrue.length === 0) return parts
  return {
    ...parts,
    operations: parts.operations.filter((one) => !untrue.includes(one)),
    samples: unique([...parts.samples, ...untrue.map(({ operation }) => operation)]),
  }
}

const sorted = (rules: Rules): MockParts['rules'] =>
  Object.fromEntries([...rules].sort(([a], [b]) => byCodePoint(a, b)))

function makeEntity(resource: Resource, mock: RawMock, context: Context): MockEntityIR {
  const parent = parentOf(resource, context)
  const { rows } = context.contract.conventions
  const field =
    parent === undefined
      ? undefined
      : [`${snakeCase(parent.param)}${rows.reference}`, `${parent.entity}${rows.reference}`].find((f) =>
          context.schemas.properties(resource.schema).some((p) => p.wire === f),
        )
  const names = context.schemas.properties(resource.schema).map((p) => p.wire)
  return {
    entity: resource.entity,
    type: mock.type ?? kebabCase(resource.entity),
    schema: resource.schemaName ?? '',
    ...(parent === undefined ? {} : { parent: { entity: parent.entity, ...(field === undefined ? {} : { field }) } }),
    ...(mock.scope === undefined ? {} : { scope: mock.scope }),
    key: resource.key.kind === 'field' ? wirePath(resource.key.field) : resource.key.kind,
    selectors: selectorsOf(resource, context),
    ...(mock.selector === undefined ? {} : { selectorText: { ...mock.selector, comma: mock.selector.comma === true } }),
    unique: mock.unique ?? (names.includes(rows.name) ? [rows.name] : []),
    defaults: mock.defaults ?? {},
    contains: (mock.contains ?? []).map((c) => (typeof c === 'string' ? { entity: c } : c)),
    cascade: mock.cascade ?? [],
    refuse: refusals(mock, resource.entity, context),
    ...(resource.raw.lift === undefined
      ? {}
      : { lifts: Object.fromEntries(Object.entries(resource.raw.lift).map(([k, v]) => [wirePath(k), wirePath(v)])) }),
  }
}

function refusals(mock: RawMock, entity: string, { contract }: Context): MockEntityIR['refuse'] {
  const read = (raw: Readonly<Record<string, unknown>>): Condition => ({
    kind: 'all',
    of: Object.entries(raw).map(([path, values]): Condition => ({
      kind: 'field',
      path,
      in: (Array.isArray(values) ? values : [values]) as readonly string[],
    })),
  })
  return Object.fromEntries(
    Object.entries(mock.refuse ?? {}).map(([verb, refused]) => [
      verb,
      refused.map((rule) => ({
        status: rule.status ?? 400,
        code: rule.code ?? contract.conventions.codes.invalidRequest,
        message: rule.message,
        ...(rule.unless === undefined && rule.when === undefined ? { rule: `${entity}.${verb}` } : {}),
        ...(rule.unless === undefined ? {} : { unless: read(rule.unless) }),
        ...(rule.when === undefined ? {} : { when: read(rule.when) }),
      })),
    ]),
  )
}

function operationsOf(
  resource: Resource,
  { actions, rules }: { actions: readonly ActionIR[]; rules: Rules },
  context: Context,
): MockOperationIR[] {
  const { ops, entity } = resource
  const operations: MockOperationIR[] = []
  const shared = (op: Operation): { selector?: string } => {
    const selector = selectorParam(op, resource, context)
    return selector === undefined ? {} : { selector }
  }
  const ruled = (id: string): Pick<MockOperationIR, 'rule' | 'reason'> => {
    const rule = ruleOf(rules, resource, id)
    const reason = actions.find((action) => action.id === id)?.reason
    return { ...(rule === undefined ? {} : { rule }), ...(reason === undefined ? {} : { reason }) }
  }
  if (ops.list !== undefined)
    operations.push({
      operation: ops.list.op.id,
      verb: 'list',
      entity,
      shape: resource.shape,
      ...namedBeside(ops.list.op, resource, context),
    })
  if (ops.view !== undefined)
    operations.push({ operation: ops.view.op.id, verb: 'view', entity, ...shared(ops.view.op) })
  if (ops.create !== undefined)
    operations.push({
      operation: ops.create.op.id,
      verb: 'create',
      entity,
      ...refsOf(ops.create.op, resource, context),
    })
  if (ops.update !== undefined) {
    const named = refsOf(ops.update.op, resource, context)
    const { lift } = resource.raw
    const stated = statedScreen(resource.raw, 'edit')?.clears
    operations.push({
      operation: ops.update.op.id,
      verb: 'update',
      entity,
      action: 'update',
      ...shared(ops.update.op),
      ...named,
      ...clearsOf(ops.update.op, { row: resource.schema, stated, lift, refs: named.refs }, context),
      ...ruled('update'),
    })
  }
  if (ops.delete !== undefined && ops.delete.op.request.transport === 'none') {
    operations.push({
      operation: ops.delete.op.id,
      verb: 'delete',
      entity,
      action: 'delete',
      ...shared(ops.delete.op),
      ...ruled('delete'),
    })
  }
  for (const action of actions) {
    const op = context.operations.get(action.call.operation)
    if (op === undefined || action.mockSet === undefined) continue
    operations.push({
      operation: op.id,
      verb: 'action',
      entity,
      action: action.id,
      set: action.mockSet,
      ...shared(op),
      ...ruled(action.id),
    })
  }
  return operations
}

/** Body fields of type name-or-id that are called like an entity. */
function refsOf(op: Operation, resource: Resource, context: Context): { refs?: Readonly<Record<string, string>> } {
  const body = op.request.schema
  if (body === undefined) return {}
  const refs = emptyTable<string>()
  for (const property of context.schemas.properties(body)) {
    if (property.name !== context.contract.conventions.schemas.nameOrId) continue
    const stated = ownOf(resource.raw.fields, property.client)?.ref
    const rows = context.resources.filter(({ view }) => view === undefined)
    // Members of a group, too, are selected by what they are: the kind itself comes first.
    const named =
      rows.find(({ entity }) => entity === property.wire) ?? rows.find(({ param }) => param === property.client)
    const target = stated === undefined ? named?.entity : refEntity(stated)
    if (target !== undefined) refs[property.wire] = target
  }
  return Object.keys(refs).length === 0 ? {} : { refs }
}

function singleOperations(
  single: Single,
  { mock, entities }: { mock: RawMock; entities: MockEntityIR[] },
  context: Context,
): MockOperationIR[] {
  const view = context.operations.get(single.view.op)
  const schema = view?.response.schema === undefined ? undefined : context.schemas.resolve(view.response.schema)
  if (view === undefined || schema?.name === undefined) return []
  const { owner } = single
  const entity = `${owner.entity}_${single.name}`
  const hasParent = view.pathParams.length > 0
  const own = owner.entry.raw.mock === mock ? {} : mock
  entities.push({
    entity,
    type: own.type ?? kebabCase(entity),
    schema: schema.name,
    ...(hasParent ? { parent: { entity: owner.entity } } : {}),
    key: 'none',
    selectors: [],
    unique: [],
    defaults: own.defaults ?? {},
    contains: [],
    cascade: [],
    refuse: {},
    single: true,
  })
  const selector = view.pathParams.at(-1)?.wire
  const shared = selector === undefined ? {} : { selector }
  const operations: MockOperationIR[] = [{ operation: view.id, verb: 'single-view', entity, ...shared }]
  const update = single.update && context.operations.get(single.update.op)
  if (update !== undefined) {
    const cleared = clearsOf(update, { row: schema.schema, stated: single.raw.clears }, context)
    operations.push({ operation: update.id, verb: 'single-update', entity, ...shared, ...cleared })
  }
  return operations
}

function linkOperations(
  entry: ManifestEntry<RawLink>,
  { mock, entities }: { mock: RawMock; entities: MockEntityIR[] },
  context: Context,
): MockOperationIR[] {
  const { raw } = entry
  const { reference } = context.contract.conventions.rows
  const [schema, names] = linkSchema(raw, context)
  if (schema === undefined) return []
  const ends = Object.entries(raw.ends).map(([end, entity]) => ({
    end,
    entity,
    field: [`${end}${reference}`, `${entity}${reference}`].find((f) => names.includes(f)) ?? `${entity}${reference}`,
    param: end,
  }))
  entities.push({
    entity: raw.link,
    type: mock.type ?? kebabCase(raw.link),
    schema,
    key: 'none',
    selectors: [],
    unique: [],
    defaults: mock.defaults ?? {},
    contains: [],
    cascade: [],
    refuse: refusals(mock, raw.link, context),
    link: { ends },
  })
  const operations: MockOperationIR[] = Object.entries(raw.operations.list).map(([end, operation]) => ({
    operation,
    verb: 'link-list',
    entity: raw.link,
    end,
    shape: { kind: 'page' },
  }))
  const { update, remove } = raw.operations
  const adds = [...addsOf(raw), ...otherAdds(raw, { schema, named: ends.map(({ param }) => param) }, context)]
  for (const operation of unique(adds)) operations.push({ operation, verb: 'link-add', entity: raw.link })
  const changing = update === undefined ? undefined : context.operations.get(update)
  if (changing !== undefined) {
    const row = context.schemas.named(schema) ?? {}
    const cleared = clearsOf(changing, { row }, context)
    operations.push({ operation: changing.id, verb: 'link-update', entity: raw.link, ...cleared })
  }
  if (remove !== undefined)
    operations.push({ operation: remove, verb: 'link-remove', entity: raw.link, action: 'remove' })
  return operations.filter((o) => context.operations.has(o.operation))
}

/** Actions that join as well: what they send names both ends, and what comes back is the link's row. */
function otherAdds(
  { actions = {}, link, operations }: RawLink,
  { schema, named }: { schema: string; named: readonly string[] },
  { operations: known, schemas }: Pick<Context, 'operations' | 'schemas'>,
): string[] {
  return Object.entries(actions).flatMap(([id, { op = `${link}_${id}` }]) => {
    const { method, pathParams, queryParams, request, response } = known.get(op) ?? {}
    if (method !== 'post' || op === operations.update || response?.schema === undefined) return []
    const body = request?.schema === undefined ? [] : schemas.properties(request.schema)
    const sent = new Set([...(pathParams ?? []), ...(queryParams ?? []), ...body].map(({ wire }) => wire))
    const joins = schemas.resolve(response.schema).name === schema && named.every((end) => sent.has(end))
    return joins ? [op] : []
  })
}

/** The link's own row: the answer of `add` or `update`, else the item of a list that has both ends. */
function linkSchema(raw: RawLink, context: Context): [string | undefined, string[]] {
  for (const id of [...addsOf(raw), raw.operations.update]) {
    const schema = id === undefined ? undefined : context.operations.get(id)?.response.schema
    if (schema === undefined) continue
    const { name } = context.schemas.resolve(schema)
    if (name !== undefined) return [name, context.schemas.properties(schema).map((p) => p.wire)]
  }
  const first = context.resources.find((r) => r.entity === raw.link)
  return [first?.schemaName, first === undefined ? [] : context.schemas.properties(first.schema).map((p) => p.wire)]
}
