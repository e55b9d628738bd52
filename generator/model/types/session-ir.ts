/** The part of the IR that says who is signed in, and what levels need before any of their pages. Empty for an API that knows nobody. */
import type { Operation } from './ir.ts'

export interface SessionIR {
  who?: Operation
  /** Fields of its answer, in the client view. */
  called?: string
  within?: string
  groups?: Operation
  roles?: Operation
  end?: Operation
  /** Path of the page where people sign in. */
  signIn?: string
  /** What people without any group and role are told, and a page that says more, below the console's own address. */
  noAccess?: string
  noAccessHelp?: string
  /** By level. */
  levels: Readonly<Record<string, LevelNeedsIR>>
}

export interface LevelNeedsIR {
  /** Field of who is signed in without which the level does not exist for them. */
  seen?: string
  /** What reads the row that the level is below, and its parameter. */
  row?: { op: Operation; param: string }
}
