/** What the server can order and filter a list by: its order modes, and the filters that the manifest maps to parameters. */
import type { Json } from '../../types/contract.ts'
import type { Conventions } from '../../types/conventions.ts'
import type { Operation } from '../../types/ir.ts'
import type { ServerSideIR } from '../../types/part-ir.ts'
import type { Context } from '../../../link/context.ts'
import type { Schemas } from '../../../schema/schemas.ts'
import { emptyTable } from '../../../schema/records.ts'

export interface ServerSideInput {
  op: Pick<Operation, 'queryParams'>
  filters: Readonly<Record<string, Json>> | undefined
  /** Client paths of the row's fields. */
  hasField: (path: string) => boolean
  modes: ModesInput
}

export interface ModesInput {
  schemas: Pick<Schemas, 'enumValues'>
  /** Wire name of the parameter that orders, and how its values end. */
  paging: Pick<Conventions['paging'], 'sort' | 'rising' | 'falling'>
  /** Wire name of the field that ids are in. */
  id: string
}

/**
 * Whether the server knows no order but that of ids, which nobody reads, although its rows have a name. (Lists without any mode
 * come as their operation likes, often by name.)
 */
export function isOrderedById(
  { queryParams }: ServerSideInput['op'],
  { nameField, keyField }: { nameField: string; keyField: string },
  modes: ModesInput,
): boolean {
  const all = modesOf(queryParams, modes)
  return nameField !== keyField && all.length > 0 && all.every((mode) => orderOf(mode, modes)?.field === modes.id)
}

export const modesInput = ({ contract, schemas }: Pick<Context, 'contract' | 'schemas'>): ModesInput => ({
  schemas,
  paging: contract.conventions.paging,
  id: contract.conventions.rows.id,
})

const modesOf = (queryParams: ServerSideInput['op']['queryParams'], { schemas, paging }: ModesInput): string[] => {
  const order = queryParams.find(({ wire }) => wire === paging.sort)
  return order === undefined ? [] : (schemas.enumValues(order.schema) ?? []).map(String)
}

/** Modes are called by their field and direction: `<field>_ascending`. */
function orderOf(
  mode: string,
  { paging: { rising, falling } }: ModesInput,
): { field: string; direction: 'rising' | 'falling' } | undefined {
  if (mode.endsWith(rising)) return { field: mode.slice(0, -rising.length), direction: 'rising' }
  return mode.endsWith(falling) ? { field: mode.slice(0, -falling.length), direction: 'falling' } : undefined
}

/** A mode that names no field of the row orders by something else. */
export function serverSide({ op, filters, hasField, modes }: ServerSideInput): ServerSideIR | undefined {
  const order = emptyTable<{ rising?: string; falling?: string }>()
  for (const mode of modesOf(op.queryParams, modes)) {
    const { field, direction } = orderOf(mode, modes) ?? {}
    if (field === undefined || direction === undefined || !hasField(field)) continue
    order[field] = { ...order[field], [direction]: mode }
  }
  const known = emptyTable<{ flags: readonly string[] } | { range: readonly string[] }>()
  for (const [field, filter] of Object.entries(filters ?? {})) {
    const stated = filter as { flags?: readonly string[]; range?: readonly string[] }
    if (stated.flags !== undefined) known[field] = { flags: stated.flags }
    else if (stated.range !== undefined) known[field] = { range: stated.range }
  }
  const result: ServerSideIR = {
    ...(Object.keys(order).length === 0 ? {} : { order }),
    ...(Object.keys(known).length === 0 ? {} : { filters: known }),
  }
  return Object.keys(result).length === 0 ? undefined : result
}
