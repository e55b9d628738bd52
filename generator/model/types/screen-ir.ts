/** The part of the IR that says what is on screens, by their kind. */
import type { AccessScreenIR } from './access-ir.ts'
import type { ChartsScreenIR } from './charts-ir.ts'
import type { DocumentIR } from './document-ir.ts'
import type {
  ActionIR,
  BoundCall,
  ColumnIR,
  FormFieldIR,
  LinkIR,
  ListCall,
  PathTemplate,
  ShownIR,
  Source,
  Versioned,
} from './ir.ts'
import type { Because, Condition } from './condition-ir.ts'
import type { AboutIR, RefreshIR } from './part-ir.ts'
import type { RelationsIR } from './relation-ir.ts'
import type { EachIR, OverviewIR } from './overview-ir.ts'
import type { CrumbIR } from './route-ir.ts'
import type { ScreenId } from './screen-id.ts'

/** What screens of all kinds have. */
export interface ScreenBase extends Versioned {
  id: ScreenId
  /** Folder below `generated/screens`, kebab-case of the entity or page. */
  folder: string
  /** File name without ending: `list`, `silo-list`. */
  file: string
  /** Of several views of an entity, which one it shows; empty for the only one. */
  variant: string
  /** Absolute route path: `/projects/:project/disks`. */
  path: string
  title: string
  /** What sidebars call it, where its place is clear. */
  short?: string
  area: string
  entity?: string
  level: string
  /** Role without which the server refuses to show it. */
  needs?: string
  /** Breadcrumbs below those of its level. */
  crumbs: readonly CrumbIR[]
  /** The page that it is a part of: it has no route. */
  in?: string
  /** Path of the screen that it opens over. */
  over?: string
  /** Operations the screen calls, sorted. */
  uses: readonly string[]
}

export interface ListScreenIR extends ScreenBase {
  kind: 'list'
  entity: string
  /** What the list is about, and where that is documented. */
  about: AboutIR
  embedded: boolean
  list: ListCall
  /** What has to be filled in before there are rows to ask for. */
  asks?: readonly FormFieldIR[]
  rowType: string
  columns: readonly ColumnIR[]
  relations?: RelationsIR
  rowKey: string
  rowName: string
  upTo?: string
  sort?: string
  links: readonly LinkIR[]
  actions: readonly ActionIR[]
  create?: Versioned & {
    label: string
    to: PathTemplate
    role?: string
    offer?: Condition
    reason?: string
    because?: Because
  }
  empty: { title: string; body: string }
  refresh: readonly RefreshIR[]
}

/** A list of the body that starts with the rows of another list; `fields`: property of an item → field of the row. */
export interface FieldRowsIR {
  field: string
  call: ListCall
  fields: Readonly<Record<string, string>>
}

export interface FormScreenIR extends ScreenBase, Pick<LinkIR, 'offer' | 'reason' | 'because' | 'role'> {
  kind: 'create' | 'edit'
  entity: string
  /** The path that `close` leads to. */
  over: string
  submit: string
  fields: readonly FormFieldIR[]
  /** Of the row that is edited, or that a duplicate starts with; `param`: the route parameter that names it (also by its id). */
  current?: Source & { param?: string; rows?: readonly FieldRowsIR[] }
  duplicate?: Source & { param: string }
  /** What is said while there is nothing to change yet. */
  none?: string
  call: BoundCall
  /** The call would replace a thing of the same name: the lookup of those that there are. */
  asNew?: string
  /** The call puts the form's item into this set. */
  document?: DocumentIR
  effects: readonly string[]
  toast: string
  rowName: string
  see?: ActionIR['see']
  close: PathTemplate
  done: PathTemplate
  reveal?: { path: string; label: string }
  /** Type of the request body in the client view. */
  bodyType?: string
  /** Schema of the row that it starts with. */
  rowType?: string
}

export interface DetailScreenIR extends ScreenBase {
  kind: 'detail'
  entity: string
  /** Route parameter that names the row. */
  param?: string
  rowName: string
  source: Source
  rowType: string
  rows: readonly ShownIR[]
  /** Nothing is known of the fields. */
  free?: {
    labels: Readonly<Record<string, string>>
    acronyms: readonly string[]
    values?: Readonly<Record<string, { label?: string; tone?: string }>>
  }
  /** What is said while there is none; `action`: that of the page above which changes it. */
  none?: { title: string; body: string; action?: string }
  links: readonly LinkIR[]
  actions: readonly ActionIR[]
  /** `count`: the list whose rows are counted. */
  tabs: readonly (Versioned & { label: string; path: string; count?: string })[]
  /** Ids of the rows that stand under the title; the others are folded. */
  line?: readonly string[]
  /** Ids of actions. */
  buttons?: readonly string[]
  relations?: RelationsIR
  /** The log that it shows entries of: where that is, and the path of its own page. */
  activity?: { folder: string; page: string }
  refresh: readonly RefreshIR[]
  embedded: boolean
  /** Its row can be taken over by Terraform. */
  terraform?: true
}

export interface PlaceholderIR extends ScreenBase {
  kind: 'placeholder'
  issue: string
  summary: string
}

export interface BespokeIR extends ScreenBase {
  kind: 'bespoke'
}

/** Screens of all kinds. A kind that is added here has no module until the registers of views have it: they do not compile. */
/** A list below each row of another one, as one list. `of`: the field of its rows that refers to the row above. */
export interface AcrossIR extends ScreenBase {
  kind: 'across'
  shows: { folder: string; file: string; id: ScreenId }
  each: EachIR
  of: string
}

/** One operation: a form of what it takes, and what it answers. */
export interface OperationPageIR extends ScreenBase {
  kind: 'operation'
  about: string
  /** `GET /v1/things/{thing}`. */
  request: string
  submit: string
  /** It may change something. */
  changes: boolean
  /** What is shown of the answer. */
  answer: 'value' | 'file' | 'none' | 'socket'
  /** The page of the row that is answered. */
  see?: ActionIR['see']
  fields: readonly FormFieldIR[]
  call: BoundCall
}

export type ScreenIR =
  | AcrossIR
  | ListScreenIR
  | FormScreenIR
  | DetailScreenIR
  | OperationPageIR
  | PlaceholderIR
  | BespokeIR
  | AccessScreenIR
  | ChartsScreenIR
  | OverviewIR
