/** What the command palette can find. */
import type { ListScreen, ListSource, Params, Query, Row } from './spec.ts'

/** Something that the console can be searched for: everything that has a list and a page of its own. */
export interface Findable {
  /** Resource, unique. */
  id: string
  entity: string
  label: { one: string; many: string }
  /** Route parameters that the list needs, outermost first. */
  params: readonly string[]
  source: ListSource
  /** Field path of what people call a row. */
  text: string
  /** Fields that hold an address, a block of addresses or a host's name. */
  addresses: readonly string[]
  /** Other fields that tell a row from all others: serial numbers, MAC addresses. */
  identifiers: readonly string[]
  /** The resource in whose rows the last parameter is found. */
  within?: string
  /** Whose page a row without one leads to: the resource, and the field with its id; without a field it is what the row lies in. */
  owner?: { id: string; field?: string }
  /** What a row with a page of its own is in use by: the resource, and the field with its id. */
  usedBy?: { id: string; field: string }
  /** The page of a row. */
  to: (row: Row, params: Params) => string
  /** The row of an id, without knowing what it lies in; the id goes under `param`. */
  byId?: { param: string; query: (params: Params) => Query }
  /** What a row lies in: its route parameter, the field of the row that has its id, and its own resource. */
  above?: { param: string; field: string; id: string }
  /** Its list, whose menu says what can be done with a row. */
  screen?: () => Promise<ListScreen>
}

/** What can be found on one level, loaded when somebody searches. */
export interface Finder {
  level: string
  load: () => Promise<readonly Findable[]>
}
