/**
 * The intermediate representation: what `model` makes of contract and manifest, and all that `emit` needs.
 * Plain tagged data in a fixed order; every name in it is final (allocated by `model/names`), so emitters
 * and templates never build one. Field paths are client view unless a name says `wire`.
 */
import type { BodyIR } from './body-ir.ts'
import type { ActivityIR } from './activity-ir.ts'
import type { TerraformIR } from './terraform-ir.ts'
import type { Because, Condition } from './condition-ir.ts'
import type { Document, Json, Method, Schema } from './contract.ts'
import type { CoverageIR } from './coverage-ir.ts'
import type { Defaulted } from './defaulted.ts'
import type { FindableIR } from './finder-ir.ts'
import type { KeyKind } from './manifest-rules.ts'
import type { FormerIR, LookupIR, TakenIR } from './lookup-ir.ts'
import type { MockBind, MockEntityIR, MockOperationIR, MockRuleIR } from './mock-ir.ts'
import type { PresenceIR, Versions } from './facts.ts'
import type { DocumentIR, ReadFirstIR } from './document-ir.ts'
import type { ReadCellIR, ServerSideIR } from './part-ir.ts'
import type { LevelIR, RouteIR } from './route-ir.ts'
import type { ScreenIR } from './screen-ir.ts'
import type { Conventions } from './conventions.ts'
import type { SessionIR } from './session-ir.ts'
import type { Origins } from './origin-ir.ts'
import type { OverridesIR } from './override-ir.ts'
import type { Tools } from './tools.ts'

/** How a request or answer body travels. */
/** `parts`: fields that may be files. */
export type Transport = 'json' | 'form' | 'parts' | 'octets' | 'none' | 'socket' | 'any'

export interface Param {
  wire: string
  client: string
  required: boolean
  schema: Schema
}

/** A list, an object whose field `rows` (client view) is one, or anything. */
export type AnswerForm = 'list' | 'anything' | { rows: string }

export interface Operation {
  /** The contract's own id: `disk_list`. */
  id: string
  /** Function name in the client: `diskList`. */
  name: string
  /** Types in the wire view: `DiskList` as in `DiskListRequest`. */
  typeName: string
  method: Method
  /** `/v1/disks/{disk}` and the same with client-view parameter names `/v1/disks/{floatingIp}`. */
  path: string
  clientPath: string
  /** Area of the contract (first tag, as an identifier). */
  area: string
  pathParams: readonly Param[]
  queryParams: readonly Param[]
  request: { transport: Transport; mediaType?: string; required: boolean; schema?: Schema }
  /** The success answer; `form` only of JSON, and only when it is not just an object. */
  response: {
    status: string
    transport: Transport
    mediaType?: string
    schema?: Schema
    form?: AnswerForm
    /** What the server says on a socket, where the contract tells. */
    messages?: { mediaType: string; schema: Schema }
  }
  /** Whether the operation declares the shared error answers. */
  errors: boolean
  /** Set for list operations that page: the parents that the first page must name. */
  paged?: { required: readonly string[] }
  summary: string
  /** Entities whose state the answer shows: its cached queries carry these as tags. */
  tags: readonly string[]
  isQuery: boolean
}

/** A bound value: a literal, or something of the page. */
export type Bind = { from: 'literal'; value: Json } | { from: 'route' | 'row' | 'parent' | 'form' | 'me'; path: string }

export type Cast = 'number' | 'boolean' | 'date' | 'choice'

export interface BoundArg {
  param: string
  bind: Bind
  /** Set for parent selectors in a query: `chain` position, nearest first; the kit drops it behind an id. */
  chain?: number
  /** The path parameter that may be a name that is unique in a parent selector only. Default: the last one. */
  nameOf?: string
  /** Set for a parent whose value the manifest states: it goes with a name only. */
  isParent?: true
  /** What the parameter takes, when that is not any text; `choice`: one of some values, or one of some types. */
  cast?: Cast
}

export interface BoundCall {
  operation: string
  path: readonly BoundArg[]
  query: readonly BoundArg[]
  /** A read that needs fields of the row above: where that row comes from. */
  above?: Source
  /** Fixed parts of the body; the form's values are merged over them. Undefined: no body. */
  body?: BodyIR
  readFirst?: ReadFirstIR
}

export type ListShape = { kind: 'page' } | { kind: 'array' } | { kind: 'wrapped'; items: string }

export interface ListCall extends BoundCall {
  shape: ListShape
  paged: boolean
  server?: ServerSideIR
}

/** `/projects/:project/disks/:disk` with where each parameter comes from. */
export interface PathTemplate {
  template: string
  binds: Readonly<Record<string, Bind>>
}

export type CellIR =
  | {
      kind:
        | 'text'
        | 'description'
        | 'id'
        | 'mono'
        | 'mac'
        | 'dotted'
        | 'date'
        | 'bytes'
        | 'boolean'
        | 'identifier'
        | 'json'
    }
  | { kind: 'list'; items?: 'mono' }
  | { kind: 'number'; unit?: string }
  | { kind: 'duration'; unit: string }
  | {
      kind: 'badge'
      tones: Readonly<Record<string, string>>
      labels: Readonly<Record<string, string>>
      passing?: readonly string[]
      /** Path and label of the time of its last change. */
      since?: { path: string; label: string }
    }
  /** `when`: which rows it leads somewhere for; `over`: it opens over the list. */
  | { kind: 'link'; to: PathTemplate; when?: Condition; over?: true; mono?: true }
  | { kind: 'ref'; lookup: string }
  /** What the field refers to in the rows that meet `when`, by the field `value` of the lookup. */
  | { kind: 'named'; refs: readonly { when: Condition; lookup: string; value: string }[] }
  /** The first that has a value; the same words in every row. */
  | { kind: 'first'; of: readonly ShownIR[] }
  | { kind: 'words'; text: string }
  | { kind: 'table'; of: readonly ShownIR[] }
  | ReadCellIR

/** A part of a screen that not all known versions of the contract have. */
export interface Versioned {
  versions?: Versions
}

export interface ShownIR extends Versioned {
  id: string
  label: string
  help?: string
  path: string
  cell: CellIR
}

/** A table column: what filters and sorting have to know beyond the cell, and whether it has to be asked for. */
export interface ColumnIR extends ShownIR {
  hidden?: boolean
  type?: 'ip' | 'cidr'
  /** Values of an enum that neither tones nor labels name. */
  values?: readonly (string | number)[]
}

export interface OptionIR {
  value: string | number
  label: string
  help?: string
}

export type WidgetIR =
  | { kind: 'text'; minLength?: number; maxLength?: number; pattern?: string; multiline?: boolean; secret?: boolean }
  | { kind: 'description' | 'checkbox' | 'uuid' | 'date' | 'ipRange' }
  /** `offers`: the list of the form and the field of its items that it is one of, as a rule. */
  | { kind: 'name'; offers?: { list: string; field: string } }
  /** `needs`: paths of what the document has to have. */
  | { kind: 'json'; needs?: readonly string[] }
  /** `max`: the largest number, where it is no port. */
  | { kind: 'portRange'; max?: number; known?: string; knownBy?: string }
  | { kind: 'ip'; version?: string; notBelow?: string }
  | {
      kind: 'cidr'
      version?: string
      width?: readonly [number, number]
      inside?: readonly string[]
      /** The list and the field of its rows with networks that this one must not overlap. */
      apart?: { lookup: string; by: string }
    }
  | {
      kind: 'integer'
      min?: number
      max?: number
      unit?: string
      length?: string
      known?: string
      knownBy?: string
    }
  | { kind: 'bytes'; min?: number; max?: number; unit: string }
  | { kind: 'select' | 'radio'; options: readonly OptionIR[]; none?: string }
  | {
      kind: 'picker'
      lookup: string
      /** Field of the candidate that is stored, when it is not the lookup's own. */
      value?: string
      free?: boolean
      among?: Condition
      reason?: string
      /** Parameters of the list, by the field beside this one that holds them. */
      within?: Readonly<Record<string, string>>
      minimum?: Readonly<Record<string, { from: string; step: number }>>
      taken?: TakenIR
      names?: Readonly<Record<string, string>>
      /** The lookup's create form can be opened from the picker. */
      create?: true
    }
  | { kind: 'file'; encoding: string }
  | { kind: 'group'; fields: readonly FormFieldIR[] }
  | {
      kind: 'union'
      tag: string
      variants: readonly { value: string; label: string; help?: string; fields: readonly FormFieldIR[] }[]
    }
  | {
      kind: 'list'
      item: FormFieldIR
      min?: number
      max?: number
      unique?: true | readonly string[]
      /** The API has the items in groups that share these fields, below this one. */
      grouped?: { by: readonly string[]; in: string }
    }
  | { kind: 'map'; value: FormFieldIR }
  | { kind: 'grid'; rows: readonly OptionIR[]; options: readonly OptionIR[] }

export interface FormFieldIR extends Versioned {
  id: string
  label: string
  help?: string
  required: boolean
  nullable?: boolean
  widget: WidgetIR
  /** Where the row has the current value, when it is called otherwise there: `customRouterId` of `customRouter`. */
  from?: string
  initial?: Json
  when?: Condition
  /** Edit: a row that meets `fixed` keeps its value; with `keep` the server does when the body leaves it out. */
  fixed?: Condition
  keep?: true
  /** A name that is made of this field of the row. */
  proposed?: string
  /** Words of the server's refusals that are about this field. */
  refused?: readonly string[]
  /** What kind of key it is. */
  holds?: KeyKind
}

export interface ActionIR extends Versioned {
  id: string
  label: string
  /** What it does, with `{name}` in it. */
  phrase?: string
  /** Of its form, where the label alone does not say what it is about. */
  title?: string
  danger: boolean
  confirm?: { body: string; former?: FormerIR }
  intro?: string
  /** Fields that the texts name and that refer to something. */
  names?: readonly { path: string; lookup: string }[]
  offer?: Condition
  reason?: string
  because?: Because
  role?: string
  /** It replaces fields of the row: with the same values again nothing happens. */
  changes?: boolean
  form?: readonly FormFieldIR[]
  bulk: boolean
  /** A tab has a button for it. */
  onTab?: boolean
  call: BoundCall
  /** The call takes the row out of this set. */
  document?: DocumentIR
  toast?: string
  see?: { label: string; to: PathTemplate }
  effects: readonly string[]
  leave?: PathTemplate
  reveal?: { path: string; label: string }
  result?: readonly ShownIR[]
  /** What the mock's default does to the row, wire names. */
  mockSet?: Readonly<Record<string, MockBind>>
}

export interface LinkIR extends Versioned {
  id: string
  label: string
  /** The form opens over the list the link stands in. */
  over?: boolean
  offer?: Condition
  reason?: string
  because?: Because
  role?: string
  to: PathTemplate
}

export interface Source {
  call: BoundCall
  /** The row has to be picked from a list answer: by this field, equal to this route parameter. */
  pick?: { shape: ListShape; paged: boolean; fields: readonly string[]; param: string }
  /** There may be none yet, which the server says by 404 or in such words. */
  none?: readonly string[]
}

export interface EntityIR {
  id: string
  area: string
  label: { one: string; many: string }
  parent?: string
  key: string
  schema?: string
  /** Entities this one's rows refer to: field path → entity. */
  references: Readonly<Record<string, string>>
  /** Mutation operation → entities whose queries it makes stale, own included, sorted. */
  effects: Readonly<Record<string, readonly string[]>>
  screens: readonly string[]
}

export interface Model {
  consoleName: string
  document: Document
  conventions: Conventions
  bundle: string
  version: string
  operations: readonly Operation[]
  entities: readonly EntityIR[]
  lookups: readonly LookupIR[]
  findables: readonly FindableIR[]
  screens: readonly ScreenIR[]
  /** Ids of those that are still to come. */
  unbuilt: readonly string[]
  routes: readonly RouteIR[]
  levels: readonly LevelIR[]
  session: SessionIR
  activity?: ActivityIR
  terraform: TerraformIR
  /** What other known versions of the contract lack, or have besides. */
  presence: PresenceIR
  redirects: Readonly<Record<string, string>>
  mock: {
    entities: readonly MockEntityIR[]
    operations: readonly MockOperationIR[]
    /** Operations that are answered with a smallest value, since nothing is known of what they do. */
    samples: readonly string[]
    /** By id, in the order of ids. */
    rules: Readonly<Record<string, MockRuleIR>>
  }
  /** What is registered by hand, whether or not the screen exists. */
  overrides: OverridesIR
  /** Where all of this is written: asked for by few, and worked out then. */
  origins: () => Origins
  coverage: CoverageIR
  /** What the manifest leaves unsaid. */
  defaulted: readonly Defaulted[]
  names: {
    toClient: (wire: string) => string
    /** Client name → wire name, of those whose way back is not mechanical. */
    irregular: Readonly<Record<string, string>>
  }
}

/** One file to write. `path` is relative to the output folder, `/`-separated. */
export interface EmittedFile {
  path: string
  text: string
}

/** The part of the model that the client is made from: known before there are screens. */
export type ApiModel = Pick<Model, 'document' | 'version' | 'operations' | 'names'>

/** An emitter: model in, files out. Pure except where it runs a tool on a throw-away copy, or has it from the cache. */
export type Emitter = (model: Model, tools?: Tools) => readonly EmittedFile[] | Promise<readonly EmittedFile[]>
