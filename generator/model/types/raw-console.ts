/** Pages and the console as they are written in the manifest. */
import type { NumberKind } from './manifest-widgets.ts'
import type { RawIdentities } from './raw-access.ts'

/** What changing something needs, `level.role`: for everything, or by action with `others`; false: no role. */
export type RawRoles = string | false | Readonly<Record<string, string | false>>

/** A page as it is written: what is left out follows from its name and from what it is under. */
export interface RawPage {
  page: string
  title?: string
  /** What the trail and its tab call it, when several pages share that. */
  crumb?: string
  at?: string
  level?: string
  kind?: 'placeholder' | 'bespoke'
  issue?: string
  summary?: string
  uses?: readonly string[]
  under?: string
  /** How people come there, when nothing of the manifest leads to it. */
  reached?: string
  titleOnly?: boolean
}

/** A page with all that every page has. */
export type WholePage = RawPage & Required<Pick<RawPage, 'title' | 'at' | 'kind'>>

/** A screen's id, also with an icon, or a group of screens. */
export type RawNavEntry =
  | string
  | { screen: string; icon: string }
  | { label: string; icon?: string; at?: string; nav: readonly string[] }

export interface RawLevel {
  label?: string
  under?: string
  at?: string
  /** What actions need on this level that state no role. */
  role?: RawRoles
  nav: readonly RawNavEntry[]
}

export interface RawConsole {
  console: string
  acronyms?: readonly string[]
  labels?: Readonly<Record<string, string>>
  /** Fields that explain themselves where they are shown: no help beside them. */
  plain?: readonly string[]
  /** What the numbers of fields of this name are; `*` at the start stands for anything. */
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
}
