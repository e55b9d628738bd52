/** What a generated page of a policy says of it: who may have which role, and where their names come from. */
import type { ListSource, Lookup, Params, Query } from '../spec.ts'

export interface Policy {
  /** Level that its roles are of. */
  level: string
  /** What it is about, in a sentence: `You decide about access to this …`. */
  place: string
  /** Entities whose changes make what is shown stale; the first is that of its assignments. */
  tags: readonly string[]
  /** Route parameters that say which policy it is. */
  params: readonly string[]
  read: PolicyRead
  /** The policy whose roles count here as well, and those of them that decide about access here. */
  above?: { level: string; read: PolicyRead; administers: readonly string[] }
  /** The signed-in person, and their groups. */
  me: { view: () => Query; groups: ListSource }
  /** Who can be given a role, in the order of the list. */
  identities: readonly Identity[]
  /** Whoever has a role may be listed elsewhere. Default: all are one's own people. */
  elsewhere?: Elsewhere
}

export interface PolicyRead {
  query: (params: Params) => Query
  /** Field of the answer with the assignments. */
  items: string
}

export interface Identity {
  type: string
  label: string
  lookup: Lookup
  elsewhere?: Lookup
}

export interface Elsewhere {
  /** Parameter of the lists that says where. */
  param: string
  /** Fields of the signed-in person that name their own place. */
  own: readonly string[]
  /** All places: those of the others are looked through for whoever is not found. Default: the route names one. */
  among?: Lookup
}
