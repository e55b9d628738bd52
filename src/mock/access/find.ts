/** Finds what a request is about, to see who may see it. */
import type { Ctx } from '../context/ctx.ts'
import { entitySpec, select, type Given } from '../crud/select.ts'
import { ApiError, notFound } from '../http/errors.ts'
import type { Entry } from '../store/collection.ts'
import { isUuid } from '../formats/uuid.ts'
import type { Item } from './rules.ts'

/** A thing that a parameter names. */
export interface Named {
  readonly entity: string
  readonly entry: Entry
}

/** What the parameter says; undefined when it was not sent. */
export function valueOf([param]: Item, given: Given): string | undefined {
  const value = given[param]
  return typeof value === 'string' ? value : undefined
}

/** The row that a parameter names. Undefined when there is none, or none can be told: the handler has the words for it. */
export function find(ctx: Ctx, item: Item, given: Given): Named | undefined {
  const [param, entity] = item
  const value = valueOf(item, given)
  if (value === undefined) return undefined
  const { [param]: _own, ...parents } = given
  try {
    // An id says all; whether parents may stand beside it is the handler's to say.
    return { entity, entry: select(ctx, entity, value, isUuid(value) ? {} : parents) }
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Id of the project that a row is, or is part of. */
export function projectOf(ctx: Ctx, { entity, entry }: Named): string | undefined {
  if (entity === 'project') return entry.key
  const own = entry.row['project_id']
  if (typeof own === 'string') return own
  const parent = entitySpec(entity).parent?.entity
  const above = parent === undefined || entry.parent === undefined ? undefined : lookUp(ctx, parent, entry.parent)
  return above === undefined ? undefined : projectOf(ctx, above)
}

function lookUp(ctx: Ctx, entity: string, key: string): Named | undefined {
  const entry = ctx.store.collection(entity).get(key)
  return entry === undefined ? undefined : { entity, entry }
}

/** The words for a thing that is not there, or that the caller may not see: they are the same. */
export function hidden(item: Item, given: Given): ApiError {
  const [, entity] = item
  const value = valueOf(item, given) ?? ''
  return notFound(entitySpec(entity).type, isUuid(value) ? { id: value } : { name: value })
}
