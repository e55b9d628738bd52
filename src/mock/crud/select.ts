/** Finds rows by name or id, with the parents that a selector may and must name (server-behaviour §0.3). */
import {
  createdField,
  descriptionField,
  idField,
  modifiedField,
  nameField,
} from '../../../generated/mock/conventions.gen.ts'
import { entities } from '../../../generated/mock/entities.gen.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { EntitySpec } from '../spec/entity-spec.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'
import { wantedId } from './row-ids.ts'
import { isUuid } from '../formats/uuid.ts'
import type { Ctx } from '../context/ctx.ts'
import { invalidRequest, notFound } from '../http/errors.ts'
import type { Rows } from '../store/rows.ts'
import type { Entry, Row } from '../store/collection.ts'

/** Parameters of the request that may name parents. */
export type Given = Readonly<Record<string, unknown>>

/**
 * The table's entry of an entity. What the manifest keeps out of the mock (`mock: false`) may still have rows that
 * behaviours and seeds make: it is taken for a plain named resource.
 */
export function entitySpec(entity: string): EntitySpec {
  const spec = Object.hasOwn(entities, entity) ? entities[entity] : undefined
  return spec ?? { ...plain, entity, type: entity.replaceAll('_', '-') }
}

const plain = {
  schema: '',
  key: 'nameOrId',
  fields: [idField, nameField, descriptionField, createdField, modifiedField],
  times: [createdField, modifiedField],
} satisfies Partial<EntitySpec>

/** The row that `value` names, by id or by name in its parent. Throws 400 for wrong parents, 404 for no such row. */
export function select<K extends keyof Rows>(ctx: Ctx, entity: K, value: string, given?: Given): Entry<Rows[K] & Row>
export function select(ctx: Ctx, entity: string, value: string, given?: Given): Entry
export function select(ctx: Ctx, entity: string, value: string, given: Given = {}): Entry {
  const spec = entitySpec(entity)
  const byId = isUuid(value)
  const entry = byId ? selectById(ctx, spec, value, given) : selectByName(ctx, spec, value, given)
  if (entry === undefined || !isVisible(ctx, spec, entry))
    throw notFound(spec.type, byId || calledBy(spec) === idField ? { id: value } : { name: value })
  return entry
}

function selectById(ctx: Ctx, spec: EntitySpec, id: string, given: Given): Entry | undefined {
  const parents = spec.selectors?.filter(({ param }) => given[param] !== undefined) ?? []
  if (parents.some(({ param }) => !isRequired(ctx, param))) throw invalidRequest(parentsWithId(spec))
  const entry = ctx.store.collection(spec.entity).get(id)
  // What has to be named has to be right.
  return parents.length > 0 && entry?.parent !== parentKey(ctx, spec, given) ? undefined : entry
}

/** Whether the call of this request has to have a parameter, however it names the row. */
function isRequired({ call }: Ctx, param: string): boolean {
  const { required = [], crud }: Pick<OperationSpec, 'required' | 'crud'> = operations[call.operation]
  return required.some((one) => (crud?.called?.[one] ?? one) === param)
}

function selectByName(ctx: Ctx, spec: EntitySpec, name: string, given: Given): Entry | undefined {
  const field = calledBy(spec)
  const isNumber = field === idField && spec.ids !== undefined && 'number' in spec.ids
  return ctx.store.collection(spec.entity).having(field, isNumber ? Number(name) : name, parentKey(ctx, spec, given))[0]
}

/** Key of the parent that the request names; undefined for entities at the root. Throws when it must be named. */
export function parentKey(ctx: Ctx, spec: EntitySpec, given: Given): string | undefined {
  if (spec.scope === 'silo') return ctx.user.silo_id
  if (spec.scope === 'user') return ctx.user.id
  const [nearest] = spec.selectors ?? []
  if (nearest === undefined) return undefined
  const value = given[nearest.param]
  if (typeof value !== 'string') throw invalidRequest(parentMissing(spec, nearest.param))
  return select(ctx, nearest.entity, value, given).key
}

/** Whether the caller's silo holds the row: rows of another one are not there. System-wide rows have no silo. */
export function isVisible(ctx: Ctx, spec: EntitySpec, entry: Entry): boolean {
  if (spec.scope === 'user') return entry.parent === ctx.actor?.id
  if (spec.scope === 'silo') return entry.parent === ctx.actor?.silo_id
  if (spec.parent === undefined || entry.parent === undefined) return true
  const parent = ctx.store.collection(spec.parent.entity).get(entry.parent)
  return parent === undefined || isVisible(ctx, entitySpec(spec.parent.entity), parent)
}

/** The field that a selector's name is compared with: IDs that are no UUIDs are known by no form. */
const calledBy = ({ fields, key, ids }: EntitySpec): string =>
  key === idField && ids !== undefined ? idField : fields.includes(nameField) ? nameField : key

function parentsWithId(spec: EntitySpec): string {
  const text = spec.selectorText
  const label = text?.label ?? spec.entity
  const parents = text?.parents ?? (spec.selectors ?? []).map(({ param }) => param).join(' and ')
  // Network interfaces are worded apart from all others.
  const id = label === 'network_interface' ? 'id' : 'ID'
  return `when providing ${label} as an ${id}${text?.comma === true ? ',' : ''} ${parents} should not be specified`
}

function parentMissing(spec: EntitySpec, param: string): string {
  const text = spec.selectorText
  return `${text?.label ?? spec.entity} should either be ${wantedId(spec)} or ${text?.parent ?? param} should be specified`
}
