/** What `calls.leftOut` may say. */
export const kept = 'kept'

/** `openapi/conventions.yaml`: names of the contract that have a meaning to the generator, all as they are on the wire. */
export interface Conventions {
  paging: {
    limit: string
    token: string
    sort: string
    items: string
    next: string
    rising: string
    falling: string
    age: string
  }
  /** Names of schemas. */
  schemas: { nameOrId: string; name: string; bytes: string; addresses: readonly string[] }
  /** Fields of rows; `time`: how the name of a time begins or ends; `reference`: how that of another row's id ends. */
  rows: {
    id: string
    name: string
    description: string
    created: string
    modified: string
    time: string
    reference: string
  }
  /** Fields of the body of a refusal, and the header of every answer. */
  errors: { request: string; code: string; message: string; header: string }
  /** Values of the code of a refusal. */
  codes: {
    exists: string
    missing: string
    forbidden: string
    unauthorized: string
    invalidRequest: string
    invalidValue: string
    conflict: string
    unavailable: string
    noCapacity: string
    internal: string
  }
  calls: {
    /** Header of a call that says which version of the contract it is written for; an API need not have one. */
    version?: string
    /** The server keeps a field that a PUT leaves out. Without it a PUT replaces the whole (RFC 9110 §9.3.4). */
    leftOut?: typeof kept
  }
  /** Who is signed in, and how that ends; without it the API is everybody's who reaches it. */
  session?: SessionNames
  /** Extensions of operations. */
  marks: { paged: string; socket: string }
}

/** What of the contract signing in is about. An API need not have all of it. */
export interface SessionNames {
  /** Operation that says who is signed in. */
  who?: string
  /** Fields of its answer: what people call them, and what their part of the platform is called. */
  called?: string
  within?: string
  /** Operations that list their groups, say who has which role, and sign out. */
  groups?: string
  roles?: string
  end?: string
  /** Path of the page where people sign in. */
  signIn?: string
  /** What people without any group and role are told, and a page that says more, below the console's own address. */
  noAccess?: string
  noAccessHelp?: string
}

/** Where those of the own contract are, from the root of the repository. */
export const conventionsFile = 'openapi/conventions.yaml'
