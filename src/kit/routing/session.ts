/** What generated code says of signing in, and of the rows that levels are below. An API need not have any of it. */
import type { ApiResult } from '../../api/binding.ts'
import type { Query } from '../spec.ts'

export interface Session {
  /** Who is signed in. */
  who?: {
    query: () => Query
    /** The same past the cache. */
    ask: () => Promise<ApiResult>
    /** What the client calls the operation. */
    operation: string
    /** Fields of the answer: what people call them, and what their part of the platform is called. */
    called?: string
    within?: string
  }
  /** Their groups. */
  groups?: () => Query
  /** Signs out. @throws what the call throws */
  end?: () => Promise<unknown>
  /** Path of the page where people sign in. */
  signIn?: string
}

/** The row that a level is below. */
export interface LevelRow {
  /** Parameter of the address that names it. */
  param: string
  query: (value: string) => Query
}
