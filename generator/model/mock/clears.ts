/** What a row of the mock loses when a body that replaces it leaves something out. */
import { emptiedBy } from '../../link/bodies.ts'
import type { Context } from '../../link/context.ts'
import { wirePath } from '../../link/rules.ts'
import type { Schema } from '../types/contract.ts'
import type { Operation } from '../types/ir.ts'
import type { MockClearIR } from '../types/mock-ir.ts'
import { ownOf } from '../../schema/records.ts'

export interface Replaced {
  /** Schema of the row. */
  row: Schema
  /** What the manifest says of the edit form. */
  stated?: true | readonly string[] | undefined
  /** Field of the body → path in the row, in the client's words. */
  lift?: Readonly<Record<string, string>> | undefined
  /** Wire name of a field of the body that names a row → the entity of that row. */
  refs?: Readonly<Record<string, string>> | undefined
}

/** Fields that the server empties by this call when they are left out. One that the row always has stays, unless it can be an empty list. */
export function clearsOf(
  op: Operation,
  { row, stated, lift = {}, refs = {} }: Replaced,
  { contract, schemas }: Pick<Context, 'contract' | 'schemas'>,
): { clears?: readonly MockClearIR[] } {
  const emptied = emptiedBy(stated, op, { contract })
  const { id, reference } = contract.conventions.rows
  const known = new Map(schemas.properties(row).map((property) => [property.wire, property]))
  const clears = schemas
    .properties(op.request.schema ?? {})
    .flatMap(({ wire: field, client, required }): MockClearIR[] => {
      if (required || field === id || (emptied !== true && !emptied.includes(client))) return []
      const path = ownOf(lift, client)
      const target = ownOf(refs, field)
      const names = target === undefined ? [field] : [`${field}${reference}`, `${target}${reference}`, field]
      const at = path === undefined ? names.find((name) => known.has(name)) : wirePath(path)
      const property = path === undefined ? known.get(at ?? '') : schemas.at(row, path)
      if (at === undefined || property === undefined) return []
      if (property.nullable) return [{ field, at, to: null }]
      if (!property.required) return [{ field, at }]
      return property.schema.type === 'array' ? [{ field, at, to: [] }] : []
    })
  return clears.length === 0 ? {} : { clears }
}
