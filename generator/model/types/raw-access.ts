/** Policies: who has which role. */
import type { RawOperation } from './manifest.ts'

/** A policy, in place of everything else that its entity would state. */
export interface RawAccess {
  read: string | RawOperation
  write: string | RawOperation
  /** Level that its roles are of. */
  level: string
  /** What it is about, in a sentence; default: the level. */
  place?: string
  /** What each role may do. */
  roles: Readonly<Record<string, string>>
  /** Beside the heading of the roles. */
  help?: string
  /** Who can be given a role. */
  whom?: string
  /** Whose people: one's own, those of the place that the route names, or those of every place. Default: `own`. */
  of?: 'own' | 'route' | 'all'
  above?: RawAbove
}

/** Another policy, whose roles count here as well. */
export interface RawAbove {
  policy: string
  /** Roles of it that decide about access here. */
  administers: readonly string[]
}

/** Who can have a role, on the console as a whole. */
export interface RawIdentities {
  /** The entity whose view is the signed-in person, and the list of their groups. */
  me: string
  groups: string
  /** Fields of the signed-in person that name their own place. */
  own?: readonly string[]
  /** In the order of lists. */
  types: readonly RawIdentity[]
}

export interface RawIdentity {
  /** As assignments have it. */
  type: string
  /** The list of one's own. */
  list: string
  /** The list below each place. */
  elsewhere?: string
}
