/** What emitters ask of a kind of screen: one printer per kind. */
import type { AboutIR } from '../../model/types/part-ir.ts'
import type { ActionIR } from '../../model/types/ir.ts'
import type { RelationsIR } from '../../model/types/relation-ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import type { Imports } from '../screens/module.ts'
import type { SpecPrinter } from '../screens/spec.ts'

export interface ModuleContext {
  printer: SpecPrinter
  /** What rows are → the name of the actions that their list and their page share. */
  sharedNames: ReadonlyMap<string, string>
}

export interface SlotsContext {
  imports: Imports
  /** The type of what a schema describes. */
  row: (schema: string) => string
}

/** Actions on rows, and where they are offered. */
export interface RowActions {
  on: 'list' | 'page'
  actions: readonly ActionIR[]
  relations?: RelationsIR | undefined
  /** Schema of the rows. */
  rowType: string
}

/** What is left out a kind does not have. */
export interface ViewPrinter<S extends ScreenIR> {
  /** Which kind the router takes it for. Default: its own. */
  as?: (screen: S) => string
  /** It has no module here; the registry of overrides must have it. */
  isByHand?: true
  /** Bespoke screens inside are parts of it: its heading stays when one of them cannot be loaded. */
  isFrame?: true
  module?: (screen: S, context: ModuleContext) => string
  /** Statements in the module of queries of its folder. */
  queries?: (screen: S, printer: SpecPrinter) => readonly string[]
  /** Whether the route asks for something before it is shown: the constant of its file in the module of queries. */
  hasQueries?: (screen: S) => boolean
  isEmbedded?: (screen: S) => boolean
  /** The type of its slots. */
  slots?: (screen: S, context: SlotsContext) => string | undefined
  rowActions?: (screen: S) => RowActions
  /** What its module says of relations. */
  relations?: (screen: S) => RelationsIR | undefined
  about?: (screen: S) => AboutIR | undefined
}
