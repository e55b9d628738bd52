/** The part of the IR that says where screens are: routes, levels and their sidebars. */

import type { Versions } from './facts.ts'

export interface CrumbIR {
  text?: string
  param?: string
  path: string
  titleOnly?: boolean
}

/** The route tree. A node without screen only groups; a node with `index` redirects there. */
export interface RouteIR {
  screen?: string
  path: string
  level: string
  crumbs: readonly CrumbIR[]
  /** Screens shown inside this one: forms over a list, tabs below a detail heading. */
  children: readonly RouteIR[]
  redirect?: string
}

export interface LevelIR {
  id: string
  label?: string
  /** Path of the level's own pages: nav entries below it are shown while the location is inside. */
  at: string
  /** Path that it begins with, where that is not the first of its entries. */
  home?: string
  nav: readonly NavIR[]
}

/** An entry of the sidebar: a screen, or a labelled group of them. `at`: everything below it counts as inside. */
export interface NavIR {
  label: string
  screen?: string
  path: string
  /** Name of an icon that the application knows. */
  icon?: string
  at?: string
  children?: readonly NavIR[]
  versions?: Versions
}
