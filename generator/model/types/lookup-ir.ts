/** The part of the IR that says how rows are listed that references point to. */
import type { Condition } from './condition-ir.ts'
import type { ListCall, PathTemplate, ShownIR } from './ir.ts'

/** Emitted as `generated/screens/<folder>/lookup.gen.ts`. */
export interface LookupIR {
  id: string
  /** Name of the exported constant: `diskLookup`. */
  name: string
  folder: string
  entity: string
  label: { one: string; many: string }
  list: ListCall
  /** Schema of its rows. */
  rowType: string
  value: string
  text: string
  /** `text` is an identifier, such as a serial number. */
  mono?: true
  /** Rows are ranges, which begin with `text`: field path of the end. */
  upTo?: string
  /** `text` is a reference: the lookup that has its name. */
  named?: string
  /** The server lists the rows by id: who chooses one reads them by name. */
  byId?: true
  /** What pickers say beside it. */
  hint?: readonly ShownIR[]
  /** Field that is true of the row that is taken when a request names none. */
  default?: string
  /** File name without ending of the entity's create form, in `folder`. */
  create?: string
  /** Path template of the referred row's page, with the bind of its last parameter. */
  to?: PathTemplate
  /** The name of the lookup that it widens by `also` or `each`. */
  base?: string
  /** Lookups whose rows may be meant as well, by what tells a row of each. */
  also?: readonly { lookup: string; when: Condition }[]
  /** Rows of this lookup have such a list each: the route parameter that leads to it, and the field that it holds. */
  each?: { lookup: string; param: string; field: string }
}

/** The row of a list that an action takes something from, and what is said of it. */
export interface FormerIR {
  lookup: string
  where: Condition
  /** Parameters of the list, by the field of the action's row that holds them. */
  of?: Readonly<Record<string, string>>
  every?: boolean
  text: string
  otherwise: string
}

/** Candidates that rows of another list refer to already. */
export interface TakenIR {
  lookup: string
  /** Field of those rows, and the candidate's field that it is equal to. */
  by: string
  as: string
  /** Only these of its rows. */
  where?: Condition
  /** Parameters of the list, by the field of the form's row that holds them, or by that of each candidate. */
  of?: Readonly<Record<string, string>>
  each?: Readonly<Record<string, string>>
  /** As soon as there is such a row, it is the other candidates that cannot be chosen. */
  others?: true
  say: string
}
