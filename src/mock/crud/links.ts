/** The CRUD default of links: rows that join two others and are seen from both ends. */
import type { EntitySpec } from '../spec/entity-spec.ts'
import { alreadyExists, nothingFound } from '../http/errors.ts'
import { isUuid } from '../formats/uuid.ts'
import type { Entry, Row } from '../store/collection.ts'
import { listQuery, pageOf } from './page.ts'
import { bodyOf, createRow, linkKey, updateRow } from './rows.ts'
import { entitySpec, select } from './select.ts'
import type { Call } from './verbs.ts'

type End = NonNullable<EntitySpec['link']>['ends'][number]

/** Links of one end; with `join`, rows of the other end that carry the link's own fields, as far as they are listed. */
export function listLinks(call: Call): unknown {
  const { ctx, crud, operation } = call
  const spec = entitySpec(crud.entity)
  const ends = endsOf(spec)
  const here = ends.find(({ end }) => end === crud.end) ?? ends[0]
  const there = ends.find((end) => end !== here)
  if (here === undefined || there === undefined) throw new Error(`${spec.entity} has no two ends`)
  const { query, marker } = listQuery(call.query)
  const own = endOf(call, here, namedBy(call, here) ?? firstPathValue(call))
  const links = ctx.store
    .collection(spec.entity)
    .all()
    .filter(({ row }) => row[here.field] === own.key)
  const rows =
    crud.join === undefined ? links.map(({ row }) => row) : links.flatMap(({ row }) => joined(call, there, row))
  const byOther = { of: (row: Row): string => String(row[there.field]) }
  return pageOf<Row>({ spec: operation, query, marker, rows, ...(crud.join === undefined ? { order: byOther } : {}) })
}

function joined({ ctx, crud }: Call, there: End, link: Row): Row[] {
  const other = ctx.store.collection(there.entity).get(String(link[there.field]))
  if (other === undefined) return []
  const fields = { ...other.row, ...link }
  return [Object.fromEntries(Object.entries(fields).filter(([field]) => crud.join?.includes(field)))]
}

/** Joins two rows; both ends must be there, and not joined yet. */
export function addLink(call: Call): unknown {
  const spec = entitySpec(call.crud.entity)
  const ids = endIds(call, spec)
  const key = linkKey(spec, ids)
  if (call.ctx.store.collection(spec.entity).get(key) !== undefined) throw alreadyExists(spec.type, key)
  return createRow({ ctx: call.ctx, entity: spec.entity, body: bodyOf(call.body), extra: ids }).row
}

/** Changes the link's own fields. */
export function updateLink(call: Call): unknown {
  const { ctx, crud, operation } = call
  const { clears } = crud
  const { row } = updateRow({ ctx, entity: crud.entity, entry: linkOf(call), body: bodyOf(call.body), clears })
  return operation.response === undefined ? undefined : row
}

/** Parts two rows; parting what is not joined is fine. */
export function removeLink(call: Call): undefined {
  const spec = entitySpec(call.crud.entity)
  call.ctx.store.collection(spec.entity).remove(linkKey(spec, endIds(call, spec)))
  return undefined
}

/** The link that the request names by both ends. */
function linkOf(call: Call): Entry {
  const spec = entitySpec(call.crud.entity)
  const ids = endIds(call, spec)
  const found = call.ctx.store.collection(spec.entity).get(linkKey(spec, ids))
  if (found === undefined) {
    throw nothingFound(
      `${spec.type} with id "(${endsOf(spec)
        .map(({ end }) => end)
        .join(', ')})"`,
    )
  }
  return found
}

/** Row field → id of each end, each named by a parameter or by the body. */
function endIds(call: Call, spec: EntitySpec): Record<string, string> {
  return Object.fromEntries(endsOf(spec).map((end) => [end.field, endOf(call, end, namedBy(call, end) ?? '').key]))
}

/** The row at an end: by its id, or by its name in the parent that the request names, which may be the parent of one end alone. */
const endOf = ({ ctx, path, query }: Call, { entity }: End, value: string): Entry =>
  select(ctx, entity, value, isUuid(value) ? {} : { ...query, ...path })

function namedBy({ path, query, body }: Call, { param }: End): string | undefined {
  const value = path[param] ?? query[param] ?? bodyOf(body)[param]
  return typeof value === 'string' ? value : undefined
}

const firstPathValue = ({ path }: Call): string => String(Object.values(path)[0] ?? '')

const endsOf = (spec: EntitySpec): readonly End[] => spec.link?.ends ?? []
