/** What generated route tables say of the console's levels: their sidebars and their routes. */
import type { RouteObject } from 'react-router'

import type { Versioned } from '../../api/server-version.ts'

export interface Level {
  id: string
  label?: string
  /** Paths of the level begin with this. */
  at: string
  /** Where it begins. Default: at its first entry. */
  home?: string
  /** Field of who is signed in without which it does not exist for them. */
  seen?: string
  nav: readonly NavEntry[]
}

/** A screen, or a labelled group of them; everything below `at` counts as inside the group. */
export interface NavEntry extends Versioned {
  label: string
  screen?: string
  path: string
  /** Name of an icon that the application knows. */
  icon?: string
  at?: string
  children?: readonly NavEntry[]
}

/** Routes of one level, with what is registered by hand for them; the layout around them is the application's. */
export interface LevelRoutes<Overrides> {
  level: string
  routes: (overrides: Overrides) => RouteObject[]
}

/** Routes that are loaded when a path below `at` is first opened. */
export interface LazyLevelRoutes<Overrides> {
  level: string
  at: string
  load: () => Promise<LevelRoutes<Overrides>['routes']>
}

/** What the registry of overrides has for some screens. */
export type OverridesOf<Overrides, Screens extends string> = Pick<
  Overrides,
  Extract<keyof Overrides, Screens | `${Screens}.slots`>
>

/** What it has for all others. */
export type OverridesBeside<Overrides, Screens extends string> = Omit<Overrides, Screens | `${Screens}.slots`>
