/**
 * The vocabulary of generated screens: plain data plus the few functions that call the API client.
 *
 * `generated/screens` holds values of these types, `src/kit` renders them. Everything here speaks the client view: camelCase
 * keys, `Date` for date-times. Field paths are dotted (`state.instance`) and were checked against the contract by the generator.
 */
import type { ComponentType } from 'react'
import type { ListAnswer, ListShape, PageQuery, PageRequest } from '../api/drain.ts'
import type { Versioned } from '../api/server-version.ts'
import type { Because, Condition } from '../lib/condition.ts'
import type { DurationUnit } from '../lib/durations.ts'
import type { KeyKind } from '../lib/keys.ts'
import type { Tone } from '../ui/tone.ts'
import type { ActivityLog } from './activity-log.ts'
import type { Afterwards } from './afterwards.ts'
import type { Asks } from './asks.ts'
import type { BodyFor } from './body-for.ts'
import type { ActionPreviewProps, Confirmation } from './confirmation.ts'
import type { CreateWay } from './create-way.ts'
import type { FreeNames } from './free-names.ts'
import type { Grouping } from './grouping.ts'
import type { LinkAction } from './link-action.ts'
import type { Known } from './known-numbers.ts'
import type { ReadCell } from './read-cell.ts'
import type { Relations } from './relations.ts'
import type { ServerSide } from './server-side.ts'
import type { NetworkWidget } from './network-widget.ts'
import type { Option } from './option.ts'
import type { Taken } from './taken.ts'

export type { PageRequest }

/** Route parameters of the page, decoded. */
export type Params = Readonly<Record<string, string>>
/** A row as it came from the API: its fields are read by path, unknown ones are left alone. */
export type Row = Readonly<Record<string, unknown>>

/** What the kit needs of a generated TanStack Query option: enough for useQuery, prefetch and drain alike. */
export type Query<T = unknown> = PageQuery<T>

/** One page of a list; bare arrays and wrapped lists are brought to this shape by `shape`. */
export interface Page<R extends Row = Row> {
  items: readonly R[]
  nextPage?: string | null
  /** More rows are on their way. */
  partial?: boolean
}

/** Where the rows of a list come from; `R` is what the contract says of them, proven by the type of the query's answer. */
export interface ListSource<R extends Row = Row> {
  query: (params: Params, page: PageRequest) => Query<ListAnswer<R>>
  shape: ListShape
  /** Whether the operation answers page by page; others answer everything at once. */
  paged: boolean
  server?: ServerSide
  asks?: Asks<R>
}

/** Where one row comes from: an answer of its own, which may be none, or one that it has to be picked from. */
export type RowSource<R extends Row = Row> =
  | { query: (params: Params) => Query<R | null>; pick?: undefined }
  /** Finds the row of `params` in a list. */
  | { query: (params: Params) => Query; pick: (answer: unknown, params: Params) => R | undefined }

/**
 * How to list the candidates of a reference: for pickers, and for names of ids in cells.
 * Its rows come from a drained sibling list, never from a request per row.
 */
export interface Lookup<R extends Row = Row> {
  /** The entity referred to, for messages ("No disks"). */
  entity: string
  label: { one: string; many: string }
  source: ListSource<R>
  /** Field path of what the reference holds, e.g. `id` or `name`. */
  value: string
  /** Field path of what people read, e.g. `name`; `upTo`: of the end, where rows are ranges that begin with it. */
  text: string
  /** `text` is an identifier, such as a serial number. */
  mono?: true
  upTo?: string
  /** `text` is a reference, which these rows have the name of. */
  named?: () => Lookup
  /** The server lists the rows by id: who chooses one gets them by their text. */
  byId?: true
  /** What is said beside it in pickers. */
  hint?: readonly { path: string; cell: Cell }[]
  /** Field path that is true of the row that is taken when a request names none. */
  default?: string
  /** The page of a referred row, if it has one. */
  to?: (row: Row, params: Params) => string
  /** Further lists whose rows may be meant: what tells a row of each. */
  also?: readonly { lookup: Lookup<R>; when: Condition }[]
}

export type Cell =
  | { kind: 'text' | 'description' | 'id' | 'mono' | 'mac' | 'date' | 'bytes' | 'boolean' | 'json' }
  /** `items`: how they look, when that is not plain text. */
  | { kind: 'list'; items?: 'mono' }
  /** A number of 32 bits that is written like an IPv4 address: a router ID. */
  | { kind: 'dotted' }
  /** How many. */
  | { kind: 'number'; unit?: string }
  /** A number that names something, such as a port or an ASN: all digits, as they are. */
  | { kind: 'identifier' }
  | { kind: 'duration'; unit: DurationUnit }
  | {
      kind: 'badge'
      tones: Readonly<Record<string, Tone>>
      labels?: Readonly<Record<string, string>>
      /** Values that pass by themselves. */
      passing?: readonly string[]
      /** Where the row has the time of the last change. */
      since?: { path: string; label: string }
    }
  /** The row's own name, linked to its page or, over the list, to its form; plain text for rows that do not meet `when`. */
  | { kind: 'link'; to: (row: Row, params: Params) => string; when?: Condition; over?: boolean; mono?: true }
  | { kind: 'ref'; lookup: Lookup }
  /** What it refers to in rows that meet `when`; a text in all others. */
  | { kind: 'named'; refs: readonly { when: Condition; lookup: Lookup }[] }
  /** The first of these that has a value. */
  | { kind: 'first'; of: readonly Shown[] }
  /** The same words in every row. */
  | { kind: 'words'; text: string }
  /** A list of objects, or the `key` and `value` of each entry of a map. */
  | { kind: 'table'; of: readonly Shown[] }
  | ReadCell

/** One field shown: a table column or a row of a detail page. */
export interface Shown extends Versioned {
  /** Unique in its screen; slots and saved column sets refer to it. */
  id: string
  label: string
  help?: string
  path: string
  cell: Cell
}

/** A table column. */
export interface Column extends Shown {
  /** Not visible until somebody asks for it. */
  hidden?: boolean
  /** What its values are, where the cell does not say. */
  type?: 'ip' | 'cidr'
  /** Values of an enum that neither tones nor labels of the cell name. */
  values?: readonly (string | number)[]
}

export type Widget =
  | {
      kind: 'text'
      minLength?: number
      maxLength?: number
      pattern?: string
      multiline?: boolean
      secret?: boolean
    }
  /** Resource name rules (server-behaviour §0.5). `offers`: where the form has names to choose from, beside any other. */
  | { kind: 'name'; offers?: { list: string; field: string } }
  | { kind: 'description' }
  /** `length`: it is a length of time, held in this unit; people choose theirs. */
  | ({ kind: 'integer'; min?: number; max?: number; unit?: string; length?: DurationUnit } & Known)
  /** The value is a plain byte count; people type it in `unit`. */
  | { kind: 'bytes'; min?: number; max?: number; unit: 'B' | 'KiB' | 'MiB' | 'GiB' | 'TiB' }
  /** `none`: what choosing nothing is called. */
  | { kind: 'select' | 'radio'; options: readonly Option[]; none?: string }
  | { kind: 'checkbox' }
  | {
      kind: 'picker'
      lookup: Lookup
      /** Free text is allowed beside the listed values. */
      free?: boolean
      /** Only candidates that meet this can be chosen; the others are shown with the `reason`. */
      among?: Condition
      reason?: string
      /** Values that are in use elsewhere in the form: they are not offered. */
      without?: readonly string[]
      /** Parameters of the list of candidates, by the field beside this one that holds them. */
      within?: Readonly<Record<string, string>>
      /** Fields of the form that must not be less than what the chosen candidate has in `from`; `step` is what they are raised by. */
      minimum?: Readonly<Record<string, { from: string; step: number }>>
      taken?: Taken
      names?: Readonly<Record<string, string>>
      /** The create form of the entity: a candidate that is missing can be made on the spot. */
      create?: () => Promise<FormScreen>
    }
  | { kind: 'uuid' | 'date' | 'ipRange' }
  /** `needs`: paths of what the document has to have. */
  | { kind: 'json'; needs?: readonly string[] }
  /** One number or two with a hyphen; `max`: the largest one, where it is no port. */
  | ({ kind: 'portRange'; max?: number } & Known)
  /** `version`: `v4`, `v6`, where the row above has it, or the field of the form whose address has it. `notBelow`: the field beside it with the first address of a range. */
  | { kind: 'ip'; version?: string; notBelow?: string }
  | NetworkWidget
  | { kind: 'file'; encoding: 'text' | 'base64' | 'bytes' }
  | { kind: 'group'; fields: readonly FormField[] }
  /** A tagged union: the chosen variant decides which fields there are. */
  | { kind: 'union'; tag: string; variants: readonly Variant[] }
  /** `unique`: the fields that no two items may share, or true when no two may be equal. `grouped`: the API has them in groups. */
  | { kind: 'list'; item: FormField; min?: number; max?: number; unique?: true | readonly string[]; grouped?: Grouping }
  /** A free map: keys are user data. */
  | { kind: 'map'; value: FormField }
  /** A map with known keys: for each of them any of the options. */
  | { kind: 'grid'; rows: readonly Option[]; options: readonly Option[] }

export interface Variant {
  value: string
  label: string
  help?: string
  fields: readonly FormField[]
}

export interface FormField extends Versioned {
  /** Path below the enclosing group, and the key in the request body. Empty for the item of a list. */
  id: string
  label: string
  help?: string
  required: boolean
  /** Absent means null is not allowed; an optional field left empty is then left out of the body. */
  nullable?: boolean
  widget: Widget
  initial?: unknown
  /** A name that starts as this field of the row with six hex digits: nothing else is called that. */
  proposed?: string
  /** It may hold secrets: neither kept in a draft nor copied. */
  secret?: true
  /** Where the row has the current value, if not under `id`. */
  from?: string
  when?: Condition
  /** Edit only: a row that meets this keeps its value. It is not asked for, and sent as it is where the API demands one. */
  fixed?: Condition
  /** Edit only: the server keeps what the body leaves out, so it is sent only if it was changed. */
  keep?: true
  /** Words of the server's refusals that are about this field, which they do not name. */
  refused?: readonly string[]
  /** What kind of key it is: one of another kind is not sent. */
  holds?: KeyKind
}

/** What a form holds, by the ids of its fields. */
export type FormValues = Row

/** What an action or a form submission may read. */
export interface Scope {
  params: Params
  row: Row
  form: FormValues
  /** The row of the page above a list that is shown inside a detail page; empty elsewhere. */
  parent: Row
  /** The signed-in user. */
  me: Row
}

/** Sends the request; rejects with an ApiError (src/api/errors). Resolves to the answer's body, if any. */
export interface Call {
  (scope: Scope): Promise<unknown>
  /** Sends what the call will send once it has read what it needs: for showing the request beforehand. */
  preview?: (scope: Scope) => unknown
  /** What it sends once that has been answered, one after the other: for showing these requests as well. */
  after?: (scope: Scope) => readonly (() => unknown)[]
  /** Of a call that reads the row before it writes it: the same, with a body that is made for the row as it is then. */
  update?: (scope: Scope, bodyFor: BodyFor) => Promise<unknown>
}

export interface Action<Id extends string = string> extends Afterwards, Versioned {
  id: Id
  label: string
  /** What it does, as in `confirm`: `Make {name} the default pool`. Default: the label and the name. */
  phrase?: string
  /** Of the form that it opens; the label otherwise. */
  title?: string
  intro?: string
  /** Lookups of the fields that texts name by `{path}` and that refer to something. */
  names?: Readonly<Record<string, Lookup>>
  danger?: boolean
  confirm?: Confirmation
  /** Below its question: what it will do to other things. */
  preview?: ComponentType<ActionPreviewProps>
  /** The UI enables the action when this holds (unknown counts as true). */
  offer?: Condition
  /** Why it is disabled, in plain words. */
  reason?: string
  /** More exact reasons: the first whose condition is known not to hold comes before `reason`. */
  because?: Because
  /** What the person needs to have: `level.role`. */
  role?: string
  form?: readonly FormField[]
  /** The form changes fields of the row: there is nothing to send as long as it has what the row has. */
  changes?: boolean
  /** May run on many selected rows. */
  bulk?: boolean
  /** A tab of the row's page has a button for it: menus go without. */
  onTab?: true
  call: Call
  /** Entities whose cached queries the call makes stale. */
  effects: readonly string[]
  /** Where to go after success when it was run from the row's own page. */
  leave?: (params: Params) => string
  /** Deletes only: what is in the way, and what will refer to nothing. */
  relations?: () => Promise<Relations>
}

export type Refresh = { when?: Condition; seconds: number }

export interface ListScreen<R extends Row = Row> {
  kind: 'list'
  id: string
  entity: string
  title: string
  /** Of the page, where it is not just its rows' plural. */
  heading?: string
  /** Rendered inside a detail page, whose heading is already there. */
  embedded?: boolean
  source: ListSource<R>
  columns: readonly Column[]
  /** Field path that identifies a row among its siblings. */
  rowKey: string
  /** Field path of what a row is called, for confirm texts and labels; `upTo`: of the end, where rows are ranges. */
  rowName: string
  upTo?: string
  /** Column that the whole list is sorted by until somebody sorts it, where the server's order is one that nobody reads. */
  sort?: string
  links: readonly LinkAction[]
  actions: readonly Action[]
  create?: CreateWay
  empty: { title: string; body: string }
  refresh: readonly Refresh[]
  /** Where rows of several lists are shown: the route parameters of a row's own one, and what that lies in. */
  paramsOf?: (row: Row, params: Params) => Params
  placeOf?: (row: Row) => string
}

/** Offered: when it can be filled in at all, of the row that is edited or of the one above. */
export interface FormScreen extends Pick<Action, 'offer' | 'reason' | 'because' | 'role' | 'versions'> {
  kind: 'create' | 'edit'
  id: string
  entity: string
  title: string
  submit: string
  fields: readonly FormField[]
  /** The row whose values it starts with. `param`: the route parameter that takes its id as well as its name. */
  current?: RowSource & { param?: string }
  /** What is said while there is nothing to change yet. */
  none?: string
  /** Create only: finds the row that `?from=` names, whose values a duplicate starts with. */
  duplicate?: RowSource & {
    /** The route parameter that a row of this entity has. */
    param: string
  }
  call: Call
  effects: readonly string[]
  /** What is said when it is done: `{name}` is what the row is called then, `{$form.path}` what was filled in. */
  toast: string
  rowName: string
  name?: string | undefined
  see?: Action['see']
  /** The page below, shown again on cancel. */
  close: (params: Params) => string
  /** Where to go after success; `row` is the answer's body (or the form's values when there is none). */
  done: (row: Row, params: Params) => string
  reveal?: { path: string; label: string }
}

export interface DetailScreen<R extends Row = Row> {
  kind: 'detail'
  id: string
  entity: string
  title: (params: Params) => string
  /** Field path of the heading; falls back to `title`. */
  rowName: string
  source: RowSource<R>
  rows: readonly Shown[]
  /** Ids of the rows that stand under the title; the others are folded. */
  line?: readonly string[]
  /** The contract says nothing of the fields: what some are called, and the acronyms in the names of the others. */
  free?: FreeNames
  /** There may be none yet: what is said then, and the action of the page above that changes it. */
  none?: { title: string; body: string; action?: string }
  links: readonly LinkAction[]
  actions: readonly Action[]
  /** `count`: the list whose rows are counted. */
  tabs: readonly (Versioned & { label: string; to: (params: Params) => string; count?: Lookup })[]
  /** Actions that are buttons of the heading. */
  buttons?: readonly string[]
  relations?: () => Promise<Relations>
  /** The log whose entries about the row it shows, and the page of that, for those who may open it. */
  activity?: { page: string; load: () => Promise<ActivityLog> }
  refresh: readonly Refresh[]
  /** Under another page's heading (a single such as quotas): no header of its own. */
  embedded?: boolean
  terraform?: true
}

export interface PlaceholderScreen {
  kind: 'placeholder'
  id: string
  title: string
  summary: string
}
