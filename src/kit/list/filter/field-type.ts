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
    case 'json':
    case 'link':
      return 'text'
  }
}
