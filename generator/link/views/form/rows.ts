/** Fields of an edit form that start with the rows of a list: `rows: {announcement: bgp_announce_set_announcement}`. */
import type { Fault } from '../../faults.ts'
import { entityFaults } from '../../refs.ts'
import type { Context } from '../../context.ts'
import type { Site } from '../../lists.ts'
import type { Schema } from '../../../model/types/contract.ts'

/** Which field of a row each property of an item starts with: its own name, or the id of what it names. Undefined: none. */
export function itemFields(
  { items, row }: { items: Schema; row: Schema },
  { schemas }: Pick<Context, 'schemas'>,
): [string, string | undefined][] {
  return schemas
    .properties(items)
    .map(({ client }) => [client, [client, `${client}Id`].find((field) => schemas.at(row, field) !== undefined)])
}

/** The items of a list in a body. */
export function itemsOf(body: Schema, field: string, { schemas }: Pick<Context, 'schemas'>): Schema | undefined {
  const found = schemas.at(body, field)
  return found && schemas.resolve(found.schema).schema.items
}

export interface RowsOfField {
  field: string
  /** The entity whose rows they are. */
  list: string
}

/** What keeps a field from starting with the rows of a list. */
export function rowsFaults(
  { field, list }: RowsOfField,
  { body, at }: { body: Schema; at: string },
  { context, lookups }: Pick<Site, 'context' | 'lookups'>,
): Fault[] {
  const items = itemsOf(body, field, context)
  if (items === undefined)
    return [{ code: 'UNKNOWN_FIELD', steps: [], cause: `the body has no list \`${field}\``, suggestion: undefined }]
  const row = context.resource(list)?.schema
  if (row === undefined) return entityFaults(list, context)
  if (lookups.find(list, at) === undefined)
    return [
      {
        code: 'ILL_TYPED_BIND',
        steps: [],
        cause: `\`${at}\` does not say which rows of \`${list}\` are meant`,
        suggestion: 'name a list whose own page has no other parameters',
      },
    ]
  const missing = itemFields({ items, row }, context).flatMap(([name, from]) => (from === undefined ? [name] : []))
  return missing.map((name) => ({
    code: 'UNKNOWN_FIELD',
    steps: [],
    cause: `rows of \`${list}\` have no field \`${name}\` for the items of \`${field}\``,
    suggestion: undefined,
  }))
}
