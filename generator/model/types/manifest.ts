/**
 * The manifest as written (docs/manifest.md), after the JSON Schema accepted its form. Names mean nothing
 * yet: whether an operation, a field or an entity exists is for `model` to say.
 */
import type { RawAccess, RawIdentities } from './raw-access.ts'
import type { RawActivity } from './raw-activity.ts'
import type { RawTerraform, RawTerraformProvider } from './raw-terraform.ts'
import type { RawLevel, RawPage, RawRoles, WholePage } from './raw-page.ts'
import type { RawFind, RawNaming, RawSee } from './raw-naming.ts'
import type { RawDocument } from './raw-document.ts'
import type { RawFormer } from './raw-former.ts'
import type { RawMock } from './raw-mock.ts'
import type { RawRelation } from './raw-relation.ts'
import type { RawTaken } from './raw-taken.ts'
import type { RawValueRules } from './manifest-rules.ts'
import type { NumberKind, RawWidget } from './manifest-widgets.ts'
import type { Place } from '../../diagnostics.ts'
import type { Json } from './contract.ts'
import type { DeleteEffect, FieldRelation } from './relation-ir.ts'

export type RawBinds = Readonly<Record<string, Json>>
/** `{field: [values]}`, `{any: […]}`, `{all: […]}`, `{not: …}`, `{empty: entity}`, `{newer: [field, 30m]}`, `{fewer: 32}`. */
export type RawCondition = Readonly<Record<string, Json>>

/** What changes with an action; a list: with each way to change a row. */
export type RawEffects = readonly string[] | Readonly<Record<string, readonly string[]>>

export interface RawOperation {
  op: string
  path?: RawBinds
  query?: RawBinds
  shape?: 'page' | 'array' | { wrapped: string }
}

export interface RawOperations {
  stem?: string
  list?: string | false | RawOperation
  view?: string | false | RawOperation
  create?: string | false | RawOperation
  update?: string | false | RawOperation
  delete?: string | false | RawOperation
  /** Creates or replaces by name. */
  upsert?: string | RawOperation
}

export interface RawField extends RawValueRules {
  label?: string
  help?: string | false
  widget?: RawWidget
  unit?: string
  table?: readonly (string | RawColumn)[]
  /** Shown numbers: what they are; default: by the name of the field, as the console says. */
  number?: NumberKind
  min?: number
  max?: number
  initial?: Json
  /**
   * `also`: further views whose rows may be meant, each with what tells its rows. `each`: the entity whose rows have such a list
   * each, all of which are read.
   */
  ref?: string | { entity: string; view?: string; also?: Readonly<Record<string, RawCondition>>; each?: string }
  /** How the row is related to the one that the field names; default: it uses it. */
  relation?: FieldRelation
  value?: 'id' | 'name'
  free?: boolean
  tones?: Readonly<Record<string, string>>
  /** Values that pass by themselves: their badge turns. */
  passing?: readonly string[]
  /** Field with the time of the last change: a badge says how long ago that was. */
  since?: string
  options?: Readonly<Record<string, { label?: string; help?: string; first?: true } | false>>
  /** What choosing none of the options is called. */
  none?: string
  variants?: Readonly<Record<string, { label?: string; help?: string } | false>>
  encoding?: 'text' | 'base64'
  hidden?: boolean
  /** Pickers: only candidates whose row meets this can be chosen; `reason` says why not the others. */
  among?: RawCondition
  reason?: string
  /** Pickers: candidates that rows of another list refer to cannot be chosen. */
  taken?: RawTaken
  names?: Readonly<Record<string, string>>
  /** Pickers: parameters of the candidates' list that other fields of the form hold. */
  within?: Readonly<Record<string, string>>
  /** Pickers: fields of the form that must not be less than a field of the chosen row, and what they are raised by. */
  minimum?: Readonly<Record<string, { from: string; step: number }>>
  /** Pickers: a missing candidate can be created on the spot. */
  create?: boolean
  /** Edit forms: rows that meet this keep their value, which is not asked for. */
  fixed?: RawCondition
  when?: RawCondition
}

/** A field of the row, or something that is none: see docs/manifest.md. */
export interface RawColumn extends RawField {
  /** Of the row, of the answer of `single`, or of each of `rows`. */
  field?: string
  /** The first of these fields that has a value. */
  first?: readonly string[]
  /** The same words in every row. */
  text?: string
  /** A field of a single of the row. */
  single?: string
  /** Other rows that have to do with the row: a field of each, links to them, or how many they are. */
  rows?: string
  where?: RawCondition
  links?: boolean
}

export interface RawPlaceholder {
  issue: string
  summary: string
}

/** What a list is about: a sentence, and pages of the documentation by title, their paths below the console's `docs`. */
export interface RawAbout {
  text?: string
  guides?: Readonly<Record<string, string>>
}

export interface RawList {
  about?: RawAbout
  title?: string
  /** What the trail and the sidebar call it; default: the title. */
  crumb?: string
  columns?: readonly (string | RawColumn)[]
  empty?: { title?: string; body?: string }
  at?: string
  /** The page that it is a part of, instead of a route of its own. */
  in?: string
  /** What the server can filter by; a later version of lists reads it. */
  filters?: Readonly<Record<string, Json>>
  /** Column that the list is sorted by until somebody sorts it; default: its name, where the server has only ids. */
  sort?: string | false
  placeholder?: RawPlaceholder
}

export interface RawForm {
  label?: string
  title?: string
  submit?: string
  fields?: readonly string[]
  omit?: readonly string[]
  path?: RawBinds
  query?: RawBinds
  body?: RawBinds
  /** The body is one value, whatever its schema: the field that asks for it. */
  whole?: string
  /** Edit: lists of the body that start with the rows of a list, by its entity. */
  rows?: Readonly<Record<string, string>>
  over?: 'list' | 'detail'
  at?: string
  then?: 'list' | 'detail'
  toast?: string
  see?: RawSee
  reveal?: { path: string; label: string }
  /** Edit: fields that the server empties when an update leaves them out; true: all of them. Default: as `calls.leftOut` of the conventions says. */
  clears?: true | readonly string[]
  /** False: the form does not start with the values of another row. True, of a form written by hand: it reads `?from=`. */
  duplicate?: boolean
  placeholder?: RawPlaceholder
  bespoke?: { uses: readonly string[] }
}

export type RawTab =
  | string
  | { entity: string; view?: string }
  | { single: string }
  | { link: string; side?: string }
  /** `actions`: those of the row that have a button there: menus go without. */
  | { page: string; actions?: readonly string[] }

export interface RawDetail {
  rows?: readonly (string | RawColumn)[]
  /** Ids of the rows that stand under the title; the others are folded. */
  line?: readonly string[]
  tabs?: readonly RawTab[]
  /** Tabs that are lists say how many rows they have. */
  counts?: true
  /** Actions that are buttons of the heading, beside its menu. */
  buttons?: readonly string[]
  index?: 'redirect' | 'first'
  at?: string
  placeholder?: RawPlaceholder
}

export interface RawAction {
  op?: string
  /** A menu entry that leads to a screen instead of calling an operation. */
  to?: string
  label?: string
  /** What it does to the row, for questions and messages: `Make {name} the default pool`. */
  phrase?: string
  path?: RawBinds
  query?: RawBinds
  body?: RawBinds | Json
  /** `propose`: names that the form makes of a field of the row. */
  form?: { fields?: readonly string[]; omit?: readonly string[]; propose?: Readonly<Record<string, string>> }
  offer?: RawCondition
  reason?: string
  /** More exact reasons, looked at before `reason`. */
  because?: readonly { unless: RawCondition; say: string }[]
  /** A text says why the mock's behaviour decides instead. */
  accept?: RawCondition | string
  noop?: RawCondition
  /** The row of a list that the action takes something from: which one, and what the question says of it (`{$former}`). */
  former?: RawFormer
  confirm?: 'plain' | 'danger' | false
  text?: string
  toast?: string
  see?: RawSee
  /** False: none, whatever is the default. */
  role?: string | false
  bulk?: boolean
  leaves?: boolean
  result?: 'dialog' | { rows: readonly (string | RawColumn)[] }
  reveal?: { path: string; label: string }
  /** `sample`: nothing is known of what it does; the mock answers a smallest value that the contract allows. */
  mock?: { set?: RawBinds; sample?: true }
}

export interface RawRefresh {
  when?: RawCondition
  every: string
}

export interface RawSingle {
  view: string | RawOperation
  update?: string | RawOperation
  label?: string
  at?: string
  rows?: readonly (string | RawColumn)[]
  /** What fields are called that the contract leaves open, and what their values mean. */
  labels?: Readonly<Record<string, string>>
  values?: Readonly<Record<string, { label?: string; tone?: string }>>
  fields?: readonly string[]
  omit?: readonly string[]
  /** As for edit forms. */
  clears?: true | readonly string[]
  /** What editing it needs: `level.role`. */
  role?: string | false
  /** There may be none yet: the read answers 404, or is refused in such words. `action`: that of the entity which changes it. */
  none?: { title: string; body: string; refused?: readonly string[]; action?: string }
  placeholder?: RawPlaceholder
  mock?: false | RawMock
}

/** The screens part, shared by entities and their further views. */
export interface RawView extends RawNaming {
  operations?: RawOperations
  schema?: string
  label?: string
  plural?: string
  parent?: string
  at?: string
  param?: string
  key?: string
  find?: RawFind
  level?: string
  /** What its actions need that state no role; default: as the level says. */
  role?: RawRoles
  /** Screen that a row's link opens when it has no page of its own. */
  home?: string
  list?: false | RawList
  create?: false | RawForm
  edit?: false | RawForm
  detail?: false | RawDetail
  fields?: Readonly<Record<string, RawField>>
  lift?: Readonly<Record<string, string>>
  refresh?: readonly RawRefresh[]
  /** By entity, view of an entity, or entity and field that refers to the row. */
  relations?: Readonly<Record<string, DeleteEffect | RawRelation>>
  actions?: Readonly<Record<string, RawAction>>
  /** Order of the actions: ids. */
  menu?: readonly string[]
  /** Further rows shown below this child's parent: the body field of the parent's form they go into. */
  into?: string
  mock?: false | RawMock
}

/** Another entity whose parts count where none are stated, with words that are others here. */
export interface RawLike {
  entity: string
  words?: Readonly<Record<string, string>>
}

export interface RawEntity extends RawView {
  entity: string
  activity?: RawActivity
  /** `false`: not what a similar entity says. */
  terraform?: false | RawTerraform
  like?: string | RawLike
  views?: Readonly<Record<string, RawView>>
  effects?: RawEffects
  singles?: Readonly<Record<string, RawSingle>>
  document?: RawDocument
  access?: RawAccess
  children?: Readonly<Record<string, Omit<RawEntity, 'entity' | 'parent'>>>
  /** Further queries, each with the screens whose hand-written parts ask it. */
  reads?: Readonly<Record<string, readonly string[]>>
  claims?: Readonly<Record<string, string>>
}

export interface RawLinkSide {
  label?: string
  at?: string
  columns?: readonly (string | RawColumn)[]
  empty?: { title?: string; body?: string }
  /** What its list is sent besides. */
  query?: RawBinds
  add?: false | RawForm
  placeholder?: RawPlaceholder
}

/** End → operation. */
type RawOfEnds = Readonly<Record<string, string>>

export interface RawLink {
  link: string
  ends: Readonly<Record<string, string>>
  /** `add`: one for both ends, or one for each. */
  operations: { list: RawOfEnds; add?: string | RawOfEnds; update?: string; remove?: string }
  sides?: Readonly<Record<string, RawLinkSide>>
  fields?: Readonly<Record<string, RawField>>
  actions?: Readonly<Record<string, RawAction>>
  /** Order of the actions: ids. */
  menu?: readonly string[]
  effects?: RawEffects
  role?: RawRoles
  mock?: false | RawMock
}

export interface RawConsole {
  console: string
  acronyms?: readonly string[]
  labels?: Readonly<Record<string, string>>
  /** Fields that explain themselves where they are shown: no help beside them. */
  plain?: readonly string[]
  /** What the numbers of fields of this name are, and which texts are identifiers; `*` at the start stands for anything. */
  numbers?: Readonly<Record<string, NumberKind>>
  levels: Readonly<Record<string, RawLevel>>
  /** Level that roles are of: the enum of the contract that has them. */
  roles?: Readonly<Record<string, string>>
  /** Who can have roles. */
  identities?: RawIdentities
  redirects?: Readonly<Record<string, string>>
  /** Operations that only read although they are sent by POST. */
  queries?: readonly string[]
  excused?: Readonly<Record<string, string>>
  /** Where the documentation is; without it there are no links to it. */
  docs?: string
  /** The provider whose resources requests are shown as; without it they are not. */
  terraform?: RawTerraformProvider
}

export type RawEntry = RawEntity | RawLink | RawPage | RawConsole

/** One document of the manifest with a way to point at any part of it. */
export interface ManifestEntry<T extends RawEntry = RawEntry> {
  raw: T
  /** File name without ending: the area. */
  area: string
  /** The place of a value inside this entry: `place('list', 'columns', 0)`; the entry's own place without steps. */
  place: (...steps: readonly (string | number)[]) => Place
}

export interface Manifest {
  entities: readonly ManifestEntry<RawEntity>[]
  links: readonly ManifestEntry<RawLink>[]
  pages: readonly ManifestEntry<WholePage>[]
  /** Exactly one; `read` reports its absence or a second one. */
  console: ManifestEntry<RawConsole>
}

/** The manifest as it is written. */
export interface StatedManifest extends Omit<Manifest, 'pages'> {
  pages: readonly ManifestEntry<RawPage>[]
}
