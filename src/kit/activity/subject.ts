/** How requests name the things that pages are about. */
import { subjects } from '../../../generated/model/subjects.gen.ts'

export interface Subject {
  /** Paths whose next segment names one: '/v1/crates/'; without a slash at the end: of the only one there is. */
  paths: readonly string[]
  /** Query parameters that name one, in any request ('crate') or in those to a path ('/v1/crates?name_or_id'). */
  queries: readonly string[]
  /** What it lies in: query parameter → route parameter of the page, nearest first. */
  within: Readonly<Record<string, string>>
  /** Query parameters of things that have the same paths and lie elsewhere. */
  without?: readonly string[]
  /** What it lies in as well, which no address says: see the callers of the log. */
  scope?: string
  /** Field that names it, where that is neither its id nor its name; query parameter → field that it has to hold then. */
  own?: string
  fields?: Readonly<Record<string, string>>
  /** The operation that makes one. */
  create?: string
  /** Its page, and the route parameter in it that names it. */
  page: string
  param?: string
  /** Path of the request that reads one. */
  view?: string
}

const known: Readonly<Record<string, Subject>> = subjects

/** Of a page, by the id of its screen. */
export const subjectOf = (screen: string): Subject | undefined => known[screen]

export const allSubjects: readonly Subject[] = Object.values(known)
