/** The contract's operations as the mock sees them: wire names, no descriptions. `Id` names operations, `RuleId` the manifest's rules. */

/** How the text of a path or query parameter is read. `positive` is an integer of at least 1. */
export type ParamKind =
  | 'string'
  | 'boolean'
  | 'integer'
  | 'positive'
  | 'date'
  | 'uuid'
  | 'ip'
  | 'name'
  | 'nameOrId'
  | 'uint8'
  | 'uint16'
  | 'uint32'
  | 'uint64'
  | 'int8'
  | 'int16'
  | 'int32'
  | 'int64'
  | { readonly values: readonly string[] }
  | { readonly pattern: string }
  | { readonly items: ParamKind }

export type Bind =
  | { from: 'literal'; value: unknown }
  | { from: 'route' | 'row' | 'parent' | 'form' | 'me' | 'body' | 'now'; path: string }

/** What the CRUD default does for the operation. */
export interface CrudShape<RuleId extends string> {
  readonly verb:
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
  readonly entity: string
  /** Parameter, of path or query, that selects the row. */
  readonly selector?: string
  readonly action?: string
  readonly end?: string
  /** Of a list: rows that its path names besides what its rows lie in, and the field that has the key of each. */
  readonly of?: readonly { readonly param: string; readonly entity: string; readonly field: string }[]
  /** Parameters that name a parent, and what entities call them, where that is another name. */
  readonly called?: Readonly<Record<string, string>>
  /** Default: a page. */
  readonly shape?: { readonly kind: 'page' | 'array' } | { readonly kind: 'wrapped'; readonly items: string }
  readonly rule?: RuleId
  readonly reason?: string
  readonly set?: Readonly<Record<string, Bind>>
  readonly refs?: Readonly<Record<string, string>>
  /** Fields of the body that the row loses when they are left out: where it has them, and what it holds then; without `to` nothing. */
  readonly clears?: readonly { readonly field: string; readonly at: string; readonly to?: unknown }[]
  /** Fields of a list's rows that are rows of the other end and carry the link's own fields. */
  readonly join?: readonly string[]
}

/** One row of `generated/mock/operations.gen.ts`. */
export interface OperationShape<Id extends string, RuleId extends string> {
  readonly id: Id
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD' | 'PATCH'
  readonly path: string
  readonly area: string
  /** Success status; absent where the contract declares only a default. */
  readonly status?: number
  readonly request?: 'json' | 'form' | 'parts' | 'octets' | 'socket' | 'any'
  /** Media type of a JSON body where that is not `application/json`. */
  readonly type?: string
  readonly response?: 'json' | 'form' | 'parts' | 'octets' | 'socket' | 'any'
  readonly params?: Readonly<Record<string, ParamKind>>
  readonly query?: Readonly<Record<string, ParamKind>>
  /** Query parameters that must be given. */
  readonly required?: readonly string[]
  /** Set for lists that page: parameters that the first page must have. */
  readonly paged?: readonly string[]
  /** Properties of a JSON body. */
  readonly body?: readonly string[]
  /** Values of absent body properties. */
  readonly defaults?: Readonly<Record<string, unknown>>
  readonly crud?: CrudShape<RuleId>
  /** Nothing is known of what it does: a smallest answer that the contract allows, none where it answers no JSON. */
  readonly sample?: {
    readonly answer?: unknown
    /** The entity of which the answer is a new row: what carries out what was accepted. */
    readonly row?: string
    /** What is said on a socket. */
    readonly message?: string
  }
}
