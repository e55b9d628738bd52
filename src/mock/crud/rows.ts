/** Makes, changes and removes rows from the entity table alone. */
import { idField, modifiedField, nameField, referenceEnd } from '../../../generated/mock/conventions.gen.ts'
import type { EntitySpec, Refusal } from '../spec/entity-spec.ts'
import type { CrudSpec } from '../spec/operation-spec.ts'
import { holds, readPath } from '../../lib/condition.ts'
import type { Ctx } from '../context/ctx.ts'
import { alreadyExists, ApiError, invalidRequest } from '../http/errors.ts'
import type { Rows } from '../store/rows.ts'
import { accepts } from '../context/rules.ts'
import type { Entry, Hidden, Row } from '../store/collection.ts'
import { isUuid } from '../formats/uuid.ts'
import { newRowId } from './row-ids.ts'
import { entitySpec, select, type Given } from './select.ts'
import { fillTemplates, setPath } from './templates.ts'

export type Body = Readonly<Record<string, unknown>>

/** A request body as an object; other JSON values have no properties to copy. */
export const bodyOf = (body: unknown): Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {}

export interface NewRow {
  ctx: Ctx
  entity: string
  parent?: string | undefined
  body: Body
  /** Values that neither the body nor the table supplies. */
  extra?: Body
  hidden?: Hidden
}

/** What is written by hand is held against the type of the row, where that is known by name. */
interface Known<E extends string> {
  extra?: E extends keyof Rows ? Partial<Rows[E]> : Body
}

/** Adds a row made of the body, the entity's defaults and `extra`. Throws when a unique value is taken. */
export function createRow<K extends keyof Rows>(
  request: NewRow & { entity: K; extra?: Partial<Rows[K]> },
): Entry<Rows[K] & Row>
export function createRow<E extends string>(request: NewRow & { entity: E } & Known<E>): Entry
export function createRow({ ctx, entity, parent, body, extra = {}, hidden }: NewRow): Entry {
  const spec = entitySpec(entity)
  const row = { ...draftRow(ctx, spec, parent, body), ...extra }
  assertUnique(ctx, spec, { row, parent })
  const more = { ...(parent === undefined ? {} : { parent }), ...(hidden === undefined ? {} : { hidden }) }
  return ctx.store.collection(entity).insert(keyOf(ctx, spec, row), row, more)
}

/** The row a create would add: fill < defaults < times, id, parent < body. */
function draftRow(ctx: Ctx, spec: EntitySpec, parent: string | undefined, body: Body): Row {
  const row: Record<string, unknown> = { ...spec.fill }
  if (spec.fields.includes(idField)) row[idField] = newRowId(ctx, spec)
  for (const field of spec.times ?? []) row[field] = ctx.timestamp()
  const parentField = parentFieldOf(spec)
  if (parent !== undefined && parentField !== undefined) row[parentField] = parent
  // What lies below nothing and says whose it is, is the caller's.
  else if (spec.parent === undefined && spec.fields.includes(scopes.silo) && ctx.actor)
    row[scopes.silo] = ctx.actor.silo_id
  copyBody(spec, row, body)
  for (const [path, value] of Object.entries(spec.defaults ?? {})) {
    if (bodyGives(spec, body, path)) continue
    setPath(row, path, fillTemplates(value, row))
  }
  return row
}

const bodyGives = (spec: EntitySpec, body: Body, field: string): boolean =>
  spec.fields.includes(field) && body[field] !== undefined && body[field] !== null

/** Fields with the place of the caller. */
const scopes: Readonly<Record<string, string>> & { silo: string } = { silo: 'silo_id', user: 'silo_user_id' }

/** The row field with the parent's key: as the manifest says, else `<parent>_id` when the row has it. */
function parentFieldOf(spec: EntitySpec): string | undefined {
  if (spec.parent?.field !== undefined) return spec.parent.field
  const guess =
    spec.parent !== undefined
      ? `${spec.parent.entity}${referenceEnd}`
      : spec.scope === undefined
        ? undefined
        : scopes[spec.scope]
  return guess !== undefined && spec.fields.includes(guess) ? guess : undefined
}

function copyBody(spec: EntitySpec, row: Record<string, unknown>, body: Body): void {
  for (const [field, value] of Object.entries(body)) {
    const lifted = spec.lifts?.[field]
    if (lifted !== undefined) setPath(row, lifted, value)
    else if (!spec.fields.includes(field) || field === idField) continue
    else if (value !== null || spec.nullable?.includes(field) === true) row[field] = value
  }
}

/** Key of a row in its collection: its id, the keys of a link's ends, or a number. */
function keyOf(ctx: Ctx, spec: EntitySpec, row: Row): string {
  if (spec.link !== undefined) return linkKey(spec, row)
  if (typeof row[idField] === 'string') return row[idField]
  if (typeof row[idField] === 'number') return String(row[idField])
  const own = readPath(row, spec.key)
  return typeof own === 'string' && own !== '' ? own : `#${ctx.store.count()}`
}

/** Key of a link row: the ids of both ends. */
export const linkKey = (spec: EntitySpec, row: Row): string =>
  (spec.link?.ends ?? []).map(({ field }) => String(row[field])).join('/')

export interface UpdateRow {
  ctx: Ctx
  entity: string
  entry: Entry
  body: Body
  extra?: Body
  /** What the row loses where the body leaves it out. */
  clears?: CrudSpec['clears']
}

/**
 * Changes a row by a body: absent properties stay, unless they are cleared so, and so does what a null cannot clear.
 * Throws when a new name is taken.
 */
export function updateRow<K extends keyof Rows>(
  request: UpdateRow & { entity: K; extra?: Partial<Rows[K]> },
): Entry<Rows[K] & Row>
export function updateRow<E extends string>(request: UpdateRow & { entity: E } & Known<E>): Entry
export function updateRow({ ctx, entity, entry, body, extra = {}, clears = [] }: UpdateRow): Entry {
  const spec = entitySpec(entity)
  const row: Record<string, unknown> = structuredClone(entry.row)
  for (const [field, value] of Object.entries(body)) {
    const path = spec.lifts?.[field] ?? (spec.fields.includes(field) ? field : undefined)
    if (path === undefined || path === idField || value === undefined) continue
    if (value === null && spec.nullable?.includes(field) !== true) continue
    setPath(row, path, value)
  }
  for (const { field, at, to } of clears) if (!(field in body)) setPath(row, at, structuredClone(to))
  Object.assign(row, extra)
  if (spec.fields.includes(modifiedField)) row[modifiedField] = ctx.timestamp()
  assertUnique(ctx, spec, { row, parent: entry.parent, self: entry.key })
  return ctx.store.collection(entity).replace(entry.key, row)
}

interface Candidate {
  row: Row
  parent: string | undefined
  self?: string
}

/** Throws `ObjectAlreadyExists` when a sibling has the same unique value. */
function assertUnique(ctx: Ctx, spec: EntitySpec, { row, parent, self }: Candidate): void {
  const collection = ctx.store.collection(spec.entity)
  for (const field of spec.unique ?? []) {
    const value = readPath(row, field)
    if (value === undefined || value === null) continue
    const taken = collection.having(field, value, parent).some((other) => other.key !== self)
    if (taken) throw alreadyExists(spec.type, String(value))
  }
}

/** Removes a row after the entity's refusals and contents were asked; takes along what its cascade says. */
export function deleteRow(ctx: Ctx, entity: string, entry: Entry): void {
  assertDeletable(ctx, entity, entry)
  removeRow(ctx, entity, entry)
}

/** Throws when the entity refuses, or while the row still contains others. */
export function assertDeletable(ctx: Ctx, entity: string, entry: Entry): void {
  const spec = entitySpec(entity)
  refuse(ctx, spec, 'delete', entry)
  for (const { entity: child, label, message } of spec.contains ?? []) {
    const [first] = childrenOf(ctx, child, entry.key)
    if (first !== undefined)
      throw invalidRequest(message ?? containsMessage(spec, label ?? child.replaceAll('_', ' '), first))
  }
}

/** Removes a row and what its cascade says, without asking. */
export function removeRow(ctx: Ctx, entity: string, entry: Entry): void {
  for (const child of entitySpec(entity).cascade ?? []) {
    for (const row of childrenOf(ctx, child, entry.key)) removeRow(ctx, child, row)
  }
  ctx.store.collection(entity).remove(entry.key)
}

/** Rows of an entity that belong to a parent, or that link to it. */
function childrenOf(ctx: Ctx, entity: string, parent: string): Entry[] {
  const collection = ctx.store.collection(entity)
  const link = entitySpec(entity).link
  if (link === undefined) return collection.of(parent)
  return collection.all().filter((entry) => link.ends.some(({ field }) => entry.row[field] === parent))
}

function containsMessage(spec: EntitySpec, label: string, child: Entry): string {
  const article = /^[aeiou]/.test(label) ? 'an' : 'a'
  return `${spec.type} to be deleted contains ${article} ${label}: ${String(child.row[nameField] ?? child.key)}`
}

/** Throws the first refusal of `action` that applies to the row. */
export function refuse(ctx: Ctx, spec: EntitySpec, action: string, entry: Entry): void {
  const context = conditionContext(ctx, spec, entry)
  const applies = ({ unless, when, rule }: Refusal): boolean => {
    if (rule !== undefined) return !accepts(ctx, rule, entry.row, context)
    if (unless !== undefined && holds(unless, entry.row, context) !== false) return false
    return when === undefined || holds(when, entry.row, context) === true
  }
  const found = spec.refuse?.[action]?.find(applies)
  if (found !== undefined) throw new ApiError(found.status, found.code, String(fillTemplates(found.message, entry.row)))
}

/** What conditions may ask of a row besides its fields. */
export function conditionContext(ctx: Ctx, spec: EntitySpec, entry: Entry): Parameters<typeof holds>[2] {
  const parent =
    spec.parent === undefined || entry.parent === undefined
      ? undefined
      : ctx.store.collection(spec.parent.entity).get(entry.parent)
  return {
    now: ctx.now().getTime(),
    isEmpty: (collection) => childrenOf(ctx, collection, entry.key).length === 0,
    parent: parent?.row,
  }
}

/**
 * Turns the name-or-id properties of a body into the ids that rows hold (`pool` → `pool_id` or `ip_pool_id`); null clears.
 */
export function resolveRefs(
  ctx: Ctx,
  spec: EntitySpec,
  refs: Readonly<Record<string, string>>,
  body: Body,
  given: Given,
): Body {
  const ids: Record<string, string | null> = {}
  for (const [field, entity] of Object.entries(refs)) {
    const value = body[field]
    const target = [`${field}${referenceEnd}`, `${entity}${referenceEnd}`, field].find((name) =>
      spec.fields.includes(name),
    )
    if (value === null && target !== undefined && spec.nullable?.includes(target) === true) ids[target] = null
    if (typeof value !== 'string') continue
    // The request names parents for the sake of its own row: an id needs none, and the selector takes none beside it.
    const { key } = select(ctx, entity, value, isUuid(value) ? {} : given)
    if (target !== undefined) ids[target] = key
  }
  return ids
}
