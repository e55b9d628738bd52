/** Pages as they are written in the manifest, and levels with the ways to them. */
import type { RawCharts } from './raw-charts.ts'
import type { RawSee } from './raw-naming.ts'
import type { RawSection } from './raw-overview.ts'

/** What changing something needs, `level.role`: for everything, or by action with `others`; false: no role.
 * `read`: what showing it needs, for the page that says so. */
export type RawRoles = string | false | Readonly<Record<string, string | false>>

/** A page as it is written: what is left out follows from its name and from what it is under. */
export interface RawPage {
  page: string
  title?: string
  /** What the trail and its tab call it, when several pages share that. */
  crumb?: string
  at?: string
  level?: string
  kind?: 'placeholder' | 'bespoke' | 'charts' | 'overview' | 'across' | 'operation'
  charts?: RawCharts
  overview?: readonly RawSection[]
  /** The list of which it shows the rows below all rows above. */
  across?: string
  /** The operation whose inputs and answer it shows. */
  operation?: string
  /** The page of the row that the operation answers. */
  see?: RawSee
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
  /** Screen that it begins with. Default: the first of its `nav`. */
  home?: string
  /** Field of who is signed in without which the level does not exist for them. */
  seen?: string
  /** What actions need on this level that state no role. */
  role?: RawRoles
  nav: readonly RawNavEntry[]
}
