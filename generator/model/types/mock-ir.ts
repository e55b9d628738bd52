/** The part of the IR that the mock is made of; wire names throughout. */
import type { Json } from './contract.ts'
import type { Condition } from './condition-ir.ts'
import type { Bind, ListShape } from './ir.ts'

/** What the mock's CRUD default needs to know of an entity, a link or a single; wire names throughout. */
export interface MockEntityIR {
  /** Also the store's collection: views of one entity share it. Singles: `<entity>_<single>`; links: the link's id. */
  entity: string
  /** The word in messages: `vpc-subnet`. */
  type: string
  schema: string
  /** `field` when the row says whose child it is. */
  parent?: { entity: string; field?: string }
  /** Implicit parent: what belongs to the caller's silo or to the caller. */
  scope?: string
  key: 'nameOrId' | 'name' | 'id' | 'none' | string
  /** From the entity up to the root: what a selector may name besides the own key. */
  selectors: readonly { param: string; entity: string }[]
  selectorText?: { label: string; comma: boolean; parents: string; want: string; parent: string }
  unique: readonly string[]
  defaults: Readonly<Record<string, Json>>
  /** A delete is refused while one of these exists, in this order. */
  contains: readonly { entity: string; label?: string; message?: string }[]
  cascade: readonly string[]
  refuse: Readonly<Record<string, readonly MockRefusalIR[]>>
  /** Field of a request body → path in the row. */
  lifts?: Readonly<Record<string, string>>
  /** Set for links: the row field with the end's id, and the parameter or body field that names the end. */
  link?: { ends: readonly { end: string; entity: string; field: string; param: string }[] }
  /** One row per parent row (one at all without parent). */
  single?: boolean
}

/** What is said, and when: under a condition of its own, or when the action's rule does not accept the row. */
export interface MockRefusalIR {
  unless?: Condition
  when?: Condition
  rule?: string
  status: number
  code?: string
  message: string
}

/** When the server takes an action: on other rows it is refused, and where `noop` holds it changes nothing. */
export interface MockRuleIR {
  accept?: Condition
  noop?: Condition
}

export type MockVerb =
  | 'list'
  | 'view'
  | 'create'
  | 'update'
  | 'delete'
  | 'action'
  | 'single-view'
  | 'single-update'
  | 'link-list'
  | 'link-add'
  | 'link-update'
  | 'link-remove'

/** `$body.x`: the request body, wire path; `$now`: the clock (path is empty). */
export type MockBind = Bind | { from: 'body' | 'now'; path: string }

export interface MockOperationIR {
  operation: string
  verb: MockVerb
  entity: string
  /** Parameter, of path or query, that selects the row. */
  selector?: string
  /** The action's id in the manifest, for `refuse`. */
  action?: string
  /** `list`: rows that its path names besides what the rows lie in, and the field with the key of each. */
  of?: readonly { param: string; entity: string; field: string }[]
  /** Parameters that name a parent, and what entities call them, where that is another name. */
  called?: Readonly<Record<string, string>>
  /** `link-list`: the end it is listed from. */
  end?: string
  shape?: ListShape
  /** The rule it asks. */
  rule?: string
  /** What the 400 says when the rule does not hold and no `refuse` says it. */
  reason?: string
  set?: Readonly<Record<string, MockBind>>
  /** Fields of the body that name a row of another entity by name or id. */
  refs?: Readonly<Record<string, string>>
  /** Fields of the body that the row loses when they are left out. */
  clears?: readonly MockClearIR[]
}

/** A field of a body → where the row has it, and what it holds there when it was left out; without `to` nothing at all. */
export interface MockClearIR {
  field: string
  at: string
  to?: Json
}
