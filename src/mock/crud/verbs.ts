/** The CRUD default of each verb: what an operation does when no behaviour claims it. */
import {
  idField,
  itemsField,
  limitParam,
  modifiedField,
  nextField,
  sortParam,
} from '../../../generated/mock/conventions.gen.ts'
import type { EntitySpec } from '../spec/entity-spec.ts'
import type { Bind } from '../tables/operation.ts'
import type { CrudSpec, OperationSpec } from '../spec/operation-spec.ts'
import { readPath } from '../../lib/condition.ts'
import type { Ctx } from '../context/ctx.ts'
import { isUuid } from '../formats/uuid.ts'
import { invalidRequest, notFound } from '../http/errors.ts'
import { accepts, isNoop } from '../context/rules.ts'
import type { Entry, Row } from '../store/collection.ts'
import { asCalled } from './called.ts'
import { listQuery, pageOf } from './page.ts'
import {
  assertDeletable,
  bodyOf,
  conditionContext,
  createRow,
  refuse,
  removeRow,
  resolveRefs,
  updateRow,
  type Body,
} from './rows.ts'
import { entitySpec, isVisible, parentKey, select, type Given } from './select.ts'
import { setPath } from './templates.ts'

/** One call of an operation, with its parameters together: what names a parent may stand in path or query. */
export interface Call {
  readonly operation: OperationSpec
  readonly crud: CrudSpec
  readonly path: Given
  readonly query: Given
  readonly body: unknown
  readonly ctx: Ctx
}

/** Parameters that may name parents: those of the query, then those of the path that do not select the row itself. */
function givenOf({ crud, path, query }: Call): Given {
  const { [crud.selector ?? '']: _own, ...parents } = path
  return asCalled(crud, { ...query, ...parents })
}

/** The row that the operation's selector names; without a selector there is only one. */
function selected(call: Call): Entry {
  const { ctx, crud, path, query } = call
  const given = crud.selector === undefined ? undefined : (path[crud.selector] ?? query[crud.selector])
  const value = typeof given === 'number' ? String(given) : given
  if (typeof value !== 'string') return single(call)
  const [nearest] = entitySpec(crud.entity).selectors ?? []
  const isBelow = nearest !== undefined && asCalled(crud, path)[nearest.param] !== undefined
  return isBelow && isUuid(value) ? selectedBelow(call, value) : select(ctx, crud.entity, value, givenOf(call))
}

/** A row by its id, below a parent that stands in the path: that is no choice of who asks, and has to be the right one. */
function selectedBelow(call: Call, id: string): Entry {
  const spec = entitySpec(call.crud.entity)
  const parent = parentKey(call.ctx, spec, givenOf(call))
  const entry = select(call.ctx, spec.entity, id)
  if (entry.parent !== parent) throw notFound(spec.type, { id })
  return entry
}

/** Rows of the parent that the request names, in the shape the contract wants. */
export function list(call: Call): unknown {
  const { ctx, crud, operation } = call
  const spec = entitySpec(crud.entity)
  const { query, marker } = listQuery(call.query)
  const parent = takesParent(call, spec) ? parentKey(ctx, spec, givenOf({ ...call, query })) : undefined
  const collection = ctx.store.collection(spec.entity)
  // Of a parent that was selected all rows can be seen, since it was itself.
  const all = parent === undefined ? visible(ctx, spec) : collection.rowsOf(parent)
  const rows = ofNamed({ ...call, query }, all)
  return shaped(call, rows, () => pageOf<Row>({ spec: operation, query, marker, rows, ...ordered(operation, spec) }))
}

/** Those of the rows that the path names besides the parent. */
function ofNamed({ ctx, crud, path, query }: Call, rows: readonly Row[]): readonly Row[] {
  const keys = (crud.of ?? []).map(({ param, entity, field }) => {
    const { [param]: value, ...others } = path
    return { field, key: select(ctx, entity, String(value), { ...query, ...others }).key }
  })
  return keys.length === 0 ? rows : rows.filter((row) => keys.every(({ field, key }) => row[field] === key))
}

/** A list of the rows of all parents has no parameter that could name one. */
function takesParent(
  { crud, operation: { query, params } }: Pick<Call, 'crud' | 'operation'>,
  { scope, selectors }: EntitySpec,
): boolean {
  const [nearest] = selectors ?? []
  return scope !== undefined || nearest === undefined || nearest.param in asCalled(crud, { ...query, ...params })
}

const visible = (ctx: Ctx, spec: EntitySpec): readonly Row[] =>
  ctx.store
    .collection(spec.entity)
    .all()
    .filter((entry) => isVisible(ctx, spec, entry))
    .map(({ row }) => row)

/** Lists without orders to choose from go by id, or by the key of rows without one. */
function ordered(operation: OperationSpec, spec: EntitySpec): { order?: { of: (row: Row) => string } } {
  if (operation.query?.[sortParam] !== undefined || spec.fields.includes(idField)) return {}
  const field = spec.fields.includes(spec.key) ? spec.key : (spec.fields[0] ?? '')
  return { order: { of: (row) => JSON.stringify(row[field] ?? row) } }
}

function shaped({ crud, operation }: Call, rows: readonly Row[], page: () => unknown): unknown {
  if (crud.shape?.kind === 'array') return rows
  if (crud.shape?.kind === 'wrapped') return { [crud.shape.items]: rows }
  return operation.query?.[limitParam] === undefined ? { [itemsField]: rows, [nextField]: null } : page()
}

/** The selected row. */
export const view = (call: Call): unknown => selected(call).row

/** Adds a row in the parent that the request names. */
export function create(call: Call): unknown {
  const { ctx, crud } = call
  const spec = entitySpec(crud.entity)
  const given = givenOf(call)
  const parent = parentKey(ctx, spec, given)
  const body = bodyOf(call.body)
  refuse(ctx, spec, 'create', { key: '', row: body, seq: 0, ...(parent === undefined ? {} : { parent }) })
  const extra = crud.refs === undefined ? {} : resolveRefs(ctx, spec, crud.refs, body, given)
  return createRow({ ctx, entity: crud.entity, parent, body, extra }).row
}

/** Changes the selected row; answers it unless the contract wants no body. */
export function update(call: Call): unknown {
  const { ctx, crud, operation } = call
  const spec = entitySpec(crud.entity)
  const found = selected(call)
  const entry = accepted(call, found)
  if (entry === undefined) return operation.response === undefined ? undefined : found.row
  const body = bodyOf(call.body)
  const extra = crud.refs === undefined ? {} : resolveRefs(ctx, spec, crud.refs, body, givenOf(call))
  const { row } = updateRow({ ctx, entity: crud.entity, entry, body, extra, clears: crud.clears })
  return operation.response === undefined ? undefined : row
}

/** Removes the selected row. */
export function remove(call: Call): undefined {
  const found = selected(call)
  // What stands in the way has better words than the manifest's condition.
  assertDeletable(call.ctx, call.crud.entity, found)
  const entry = accepted(call, found)
  if (entry !== undefined) removeRow(call.ctx, call.crud.entity, entry)
  return undefined
}

/** Sets what the manifest says an action sets. */
export function act(call: Call): unknown {
  const { ctx, crud, operation } = call
  const found = selected(call)
  const entry = accepted(call, found)
  let { row } = found
  if (entry !== undefined) {
    const next: Record<string, unknown> = structuredClone(entry.row)
    for (const [path, bind] of Object.entries(crud.set ?? {})) setPath(next, path, bound(bind, call, entry))
    if (entitySpec(crud.entity).fields.includes(modifiedField)) next[modifiedField] = ctx.timestamp()
    row = ctx.store.collection(crud.entity).replace(entry.key, next).row
  }
  return operation.response === undefined ? undefined : row
}

/** The row when the operation may go on, undefined when it changes nothing; throws when the state refuses it. */
function accepted({ ctx, crud }: Call, entry: Entry): Entry | undefined {
  const spec = entitySpec(crud.entity)
  const context = conditionContext(ctx, spec, entry)
  if (crud.rule !== undefined && isNoop(ctx, crud.rule, entry.row, context)) return undefined
  if (crud.action !== undefined) refuse(ctx, spec, crud.action, entry)
  if (crud.rule !== undefined && !accepts(ctx, crud.rule, entry.row, context)) {
    throw invalidRequest(crud.reason ?? `${spec.type} is not in a state that allows ${crud.action ?? 'this'}`)
  }
  return entry
}

function bound(bind: Bind, { ctx, body }: Call, entry: Entry): unknown {
  switch (bind.from) {
    case 'literal':
      return bind.value
    case 'body':
    case 'form':
      return readPath(body, bind.path) ?? null
    case 'row':
      return readPath(entry.row, bind.path) ?? null
    case 'me':
      return readPath(ctx.user, bind.path) ?? null
    case 'now':
      return ctx.timestamp()
    case 'parent':
    case 'route':
      throw new Error(`the mock cannot read $${bind.from}.${bind.path}`)
  }
}

/** The one row of a parent; made when it is first asked for. */
function single(call: Call): Entry {
  const { ctx, crud, path } = call
  const spec = entitySpec(crud.entity)
  const value = crud.selector === undefined ? undefined : path[crud.selector]
  const parent =
    spec.parent === undefined || typeof value !== 'string'
      ? spec.scope === undefined
        ? undefined
        : parentKey(ctx, spec, {})
      : select(ctx, spec.parent.entity, value, givenOf(call)).key
  const collection = ctx.store.collection(spec.entity)
  const found = parent === undefined ? collection.all()[0] : collection.of(parent)[0]
  return found ?? createRow({ ctx, entity: spec.entity, parent, body: {} })
}

/** The single's row. */
export const viewSingle = (call: Call): unknown => single(call).row

/** Changes the single's row. */
export function updateSingle(call: Call): unknown {
  const { ctx, crud, operation } = call
  const body: Body = bodyOf(call.body)
  const { row } = updateRow({ ctx, entity: crud.entity, entry: single(call), body, clears: crud.clears })
  return operation.response === undefined ? undefined : row
}
