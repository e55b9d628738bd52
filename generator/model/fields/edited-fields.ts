/** What fields of an edit form have to do with the row that they change. */
import type { Context } from '../../link/context.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { Schema } from '../types/contract.ts'
import type { FormFieldIR, WidgetIR } from '../types/ir.ts'

/** What an edit form is about. */
export interface Edited {
  /** What a row looks like. */
  row: Schema
  /** Fields that the server empties when the body leaves them out; true: all of them. */
  clears: true | readonly string[]
  /** Nested fields of the row that are presented as its own. */
  lift?: Readonly<Record<string, string>>
}

/** Whether a field can be empty without being left out of the body. */
export function hasEmptyValue(widget: WidgetIR, schema: Schema): boolean {
  switch (widget.kind) {
    case 'text':
      return schema.format === undefined && (schema.minLength ?? 0) === 0
    case 'description':
    case 'checkbox':
    case 'list':
    case 'map':
    case 'file':
      return true
    default:
      return false
  }
}

/** The nested field that is presented under this name. */
export const lifted = (name: string, lift: Edited['lift'] = {}): string | undefined =>
  Object.hasOwn(lift, name) ? lift[name] : undefined

/** A name-or-id field starts with the row's id of the same name: `bootDisk` with `bootDiskId`. */
export function withOrigin(
  field: FormFieldIR,
  { row, lift }: { row: Schema; lift?: Readonly<Record<string, string>> | undefined },
  { contract, schemas }: Pick<Context, 'contract' | 'schemas'>,
): FormFieldIR {
  const has = (name: string): boolean => schemas.at(row, name) !== undefined
  const from = lifted(field.id, lift)
  if (from !== undefined) return { ...field, from }
  const id = rowFields(contract.conventions).idOf(field.id)
  return !has(field.id) && has(id) ? { ...field, from: id } : field
}
