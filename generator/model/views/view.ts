/** What the model asks of a kind of screen: how it is made, and what is known of it once it is. */
import type { Resource } from '../../link/resources.ts'
import type { ScreenKind } from '../../link/views/view.ts'
import type { ActivityIR, EntriesIR, SubjectIR } from '../types/activity-ir.ts'
import type { ActionIR, BoundCall, Model, PathTemplate } from '../types/ir.ts'
import type { CrumbIR } from '../types/route-ir.ts'
import type { ScreenId } from '../types/screen-id.ts'
import type { FormScreenIR, ScreenIR } from '../types/screen-ir.ts'
import type { Workspace } from '../workspace.ts'
import type { VersionMarks } from '../mark-versions.ts'

/** What the makers of screens know. */
export interface ScreenSite extends Workspace {
  /** `list`: what a tab is a list of. */
  tabsOf: (resource: Resource) => readonly { label: string; path: string; list?: string }[]
  /** Whether a screen is a tab. */
  isEmbedded: (id: ScreenId) => boolean
  /** The create form of a resource that is generated, made once. */
  createForm: (resource: Resource) => FormScreenIR | undefined
}

/** A part of a resource that is a screen. */
export interface ResourceMaker {
  kind: ScreenKind
  title: (resource: Resource) => string
  make: (resource: Resource, site: ScreenSite) => ScreenIR
  /** Of what stands in for it: something to come, or written by hand as a page of its own. */
  crumbs: (resource: Resource, as: { isPage: boolean }, workspace: Workspace) => readonly CrumbIR[]
}

/** Something that leads to another screen. */
export interface Way {
  to: PathTemplate
}

/** A call that changes something, and what it makes stale. */
export interface Mutation {
  operation: string
  effects: readonly string[]
}

export interface View<S extends ScreenIR> {
  /** Who brings what is shown. */
  served: 'generated' | 'bespoke' | 'placeholder'
  /** What it shows of its entity: many rows, or one. Default: neither. */
  shows?: 'rows' | 'row'
  /** Default: none. */
  actions?: (screen: S) => readonly ActionIR[]
  /** Default: none. */
  mutations?: (screen: S) => readonly Mutation[]
  /** The screen without the ways that are closed. Default: it has none. */
  withWays?: (screen: S, isOpen: (way: Way) => boolean) => S
  /** How requests name the thing that it is about. Default: it is about none. */
  subject?: (screen: S, workspace: Workspace) => SubjectIR | undefined
  /** The screen with entries of a log. Default: it shows none. */
  withActivity?: (screen: S, log: Pick<ActivityIR, 'folder' | 'page' | 'list'>) => S
  /** What its rows are listed by, and some of its columns. Default: it lists none. */
  entries?: (screen: S, columns: readonly string[]) => EntriesIR
  /** The call without which there is no page. Default: it depends on none. */
  main?: (screen: S) => BoundCall
  /** The screen whose parts say in which versions of the contract they are. @param items what pages of rows have them in. Default: none says so. */
  withVersions?: (screen: S, marks: VersionMarks, items: string) => S
  /** What `npm run explain` says of it below its title. */
  explain: (screen: S, model: Model) => readonly string[]
}

/** Actions as mutations. */
export const mutationsOf = ({ actions }: { actions: readonly ActionIR[] }): Mutation[] =>
  actions.map(({ call, effects }) => ({ operation: call.operation, effects }))
