import { isOfRow } from '../../format/row-values.ts'
import type { Column } from '../../spec.ts'

/** What the values of a column are, as far as filters care. */
export type FieldType =
  | 'text'
  | 'number'
  | 'bytes'
  | 'duration'
  | 'date'
  | 'boolean'
  | 'choice'
  | 'reference'
  | 'ip'
  | 'cidr'
  | 'list'

/** Whether rows can be told apart by a column: its fields, where it has several, are columns of their own. */
export const isFilterable = (column: Column): boolean => isOfRow(column) && column.cell.kind !== 'first'

/** The type of a column's values. */
export function fieldTypeOf({ cell, type }: Column): FieldType {
  if (type !== undefined) return type
  switch (cell.kind) {
    case 'number':
    case 'bytes':
    case 'duration':
    case 'date':
    case 'boolean':
    case 'list':
      return cell.kind
    case 'identifier':
      return 'number'
    case 'badge':
      return 'choice'
    case 'ref':
      return 'reference'
    case 'text':
    case 'description':
    case 'id':
    case 'mono':
    case 'mac':
    case 'dotted':
    case 'json':
    case 'link':
    case 'named':
    case 'first':
    case 'words':
    case 'table':
    case 'read':
      return 'text'
  }
}
