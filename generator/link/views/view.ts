/** What linking needs to know of a way to show a resource. */
import type { ResourcePaths } from '../paths.ts'
import type { Resource } from '../resources.ts'

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
