/** What the console can be searched for. */
import type { BoundCall, ListCall, PathTemplate } from './ir.ts'

/** Something that the console can be searched for. Emitted in `generated/finder/<level>.gen.ts`. */
export interface FindableIR {
  /** Resource: `disk`, or `image.silo` for a further view. */
  id: string
  entity: string
  label: { one: string; many: string }
  level: string
  /** Route parameters that the list needs, outermost first. */
  params: readonly string[]
  list: ListCall
  /** Field path of what people call a row. */
  text: string
  /** Fields that hold an address, a block of addresses or a host's name. */
  addresses: readonly string[]
  /** Other fields that tell a row from all others. */
  identifiers: readonly string[]
  /** The resource in whose rows the last parameter is found. */
  within?: string
  /** Whose page a row without one leads to: the resource, and the field with its id; without a field it is what the row lies in. */
  owner?: { id: string; field?: string }
  /** What a row with a page of its own is in use by: the resource, and the field with its id. */
  usedBy?: { id: string; field: string }
  to: PathTemplate
  /** The view by id alone, and the route parameter that takes the id. */
  view?: BoundCall & { param: string }
  /** What a row lies in: its route parameter, the field of the row that has its id, and its own resource. */
  above?: { param: string; field: string; id: string }
}
