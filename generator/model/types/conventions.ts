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
  }
  /** Names of schemas. */
  schemas: { nameOrId: string; name: string; bytes: string; addresses: readonly string[] }
  /** Fields of the body of a refusal. */
  errors: { request: string; code: string; message: string }
  /** Extensions of operations. */
  marks: { paged: string; socket: string }
}
