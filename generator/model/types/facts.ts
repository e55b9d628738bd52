/** What a version of the contract has, without its texts: enough to tell what another one lacks. */

export interface FieldFacts {
  /** The schema that the value, or each item of it, has; else what kind of value it is. */
  type: string
  required: boolean
  /** Known of a contract that is read as a whole; the facts of other versions do not say it. */
  isList?: true
}

export interface OperationFacts {
  method: string
  /** `/v1/disks/{disk}`. */
  path: string
  /** Names of query parameters. */
  query: readonly string[]
  /** Those of them that have to be sent. */
  needs?: readonly string[]
  /** Schemas, as in {@link FieldFacts}. */
  body?: string
  answer?: string
}

export interface Facts {
  version: string
  /** By id. */
  operations: Readonly<Record<string, OperationFacts>>
  /** Name → wire field → what it is; fields of fields that have no schema of their own are dotted (`range.first`). */
  schemas: Readonly<Record<string, Readonly<Record<string, FieldFacts>>>>
}

/** Between which versions there is something; a side that is left out has no end that is known. */
export interface Versions {
  /** The first version with it. */
  since?: string
  /** The first one without it. */
  until?: string
  /** Of a field that may be left out: versions that require it. */
  needed?: readonly string[]
}

export interface OperationVersions extends Versions {
  /** Its path where that is another one, with our names of parameters: version → path. */
  paths?: Readonly<Record<string, string>>
}

export type DemandsIR = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** What is not in all known versions. Paths are dotted, in wire names. */
export interface PresenceIR {
  /** All versions, oldest first, the contract's own included. */
  versions: readonly string[]
  /** By operation id. */
  operations: Readonly<Record<string, OperationVersions>>
  /** By operation id: fields of the body, and `?name` of the query. */
  requests: Readonly<Record<string, Readonly<Record<string, Versions>>>>
  answers: Readonly<Record<string, Readonly<Record<string, Versions>>>>
  /**
   * Operation id → fields of the body, and `?name` of the query, that some versions require and ours does not have → those versions. What is
   * inside of something that may be left out, or of the items of a list, is required only with it: `tags?.owner`.
   */
  demands: DemandsIR
  /** The same of fields that ours has and does not require. */
  needs: DemandsIR
  /** Version → operation id → fields that its answer has and ours has not, and their types. */
  added: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
}
