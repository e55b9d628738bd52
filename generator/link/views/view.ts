/** What linking needs to know of a way to show a resource. */
import type { Context, Early } from '../context.ts'
import type { ManifestEntry } from '../../model/types/manifest.ts'
import type { WholePage } from '../../model/types/raw-page.ts'
import type { Placed, Steps } from '../faults.ts'
import type { Site } from '../lists.ts'
import type { ResourcePaths } from '../paths.ts'
import type { Flat, Resource } from '../resources.ts'

/** The parts of a resource that are screens, as the manifest calls them. */
export type ScreenKind = 'list' | 'create' | 'edit' | 'detail'

export interface ResourceView {
  /** Whether a resource gets such a screen. */
  exists: (resource: Resource) => boolean
  path: (paths: ResourcePaths) => string
  /** Whether it is a part of a page, without a route of its own. Default: no. */
  isPart?: (resource: Resource) => boolean
  /** Whether it is about one row, which its address names. */
  ofRow: boolean
  /** Whether rows that have no page of their own may lead there. */
  isHome: boolean
  /** Whether it is the page that rows have of their own. */
  isRowPage: boolean
}

/** What linking needs to know of a kind of page. */
export interface PageKind {
  /** Operations that it calls, and where it says so. */
  uses: (raw: WholePage) => readonly { op: string; steps: Steps }[]
  /** What is wrong with what it states besides. */
  faults: (page: ManifestEntry<WholePage>, site: Site) => readonly Placed[]
}

/** Operations that a page states itself. */
export const plainUses: PageKind['uses'] = ({ uses = [] }) => uses.map((op, i) => ({ op, steps: ['uses', i] }))

/** A key of entities that stands for several screens at once. */
export interface EntityKind {
  /** What the entity would state without it; an entity that does not have the key as it is. */
  expand: (flat: Flat, context: Early) => Flat
  /** What is wrong with what an entity states by it. */
  faults: (resource: Resource, site: Pick<Site, 'context'>) => readonly Placed[]
  /** What is wrong with what the console says for all of them. */
  consoleFaults: (context: Context) => readonly Placed[]
}
