/** The rows of a page that states none: what the list shows, in its order, and then what else is known of the row. */
import type { Context } from './context.ts'
import { camelCase } from '../schema/client-name.ts'
import { rowFields } from '../schema/row-fields.ts'
import { statedScreen, type Resource } from './resources.ts'
import { isField } from './shown.ts'
import type { RawColumn } from '../model/types/manifest.ts'
import { ownOf } from '../schema/records.ts'

type Column = string | RawColumn

/** Description, columns of the list, the other fields, times, and the id unless rows are called by it. */
export function defaultDetailRows(
  resource: Resource,
  { contract, schemas }: Pick<Context, 'contract' | 'schemas'>,
): Column[] {
  const { viewSchema, nameField, parent } = resource
  const { id, name: called, description, isTime, idOf } = rowFields(contract.conventions)
  // What the page is called by its title, or said last.
  const apart = (name: string): boolean => [called, id, description].includes(name) || isTime(name)
  const names = schemas.properties(viewSchema).map((property) => property.client)
  const columns = (statedScreen(resource.raw, 'list')?.columns ?? []).filter((column) =>
    isThere(column, resource, schemas),
  )
  const nameOf = (column: Column): string | undefined =>
    typeof column === 'string' ? column : isField(column) ? column.field : undefined
  const isByName = nameField === called
  const listed = columns.filter((column) => {
    const name = nameOf(column)
    return name === undefined || (isByName ? !apart(name) : !isTime(name))
  })
  const shown = new Set(listed.map((column) => nameOf(column)?.split('.')[0]))
  const above = parent === undefined ? undefined : idOf(camelCase(parent))
  const others = names.filter((name) => !shown.has(name) && !apart(name) && name !== above)
  const is = (name: string): string[] => (names.includes(name) && !shown.has(name) ? [name] : [])
  return [
    ...(isByName || shown.has(nameField.split('.')[0] ?? '') ? [] : is(nameField)),
    ...is(description),
    // What is stated of a column is said of it alone.
    ...listed.map((column) => nameOf(column) ?? column),
    ...others.filter((name) => name !== nameField),
    ...names.filter((name) => isTime(name)),
    ...(nameField === id ? [] : is(id)),
  ]
}

/** The page may know less of a row than the list. */
function isThere(column: Column, { viewSchema, raw }: Resource, schemas: Context['schemas']): boolean {
  const own = typeof column === 'string' ? { field: column } : column
  return !isField(own) || schemas.at(viewSchema, ownOf(raw.lift, own.field) ?? own.field) !== undefined
}
