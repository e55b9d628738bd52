/** What may differ between two contracts. Operations and fields go by their names in the older one, as they are on the wire. */

/** Whether there is one candidate, or somebody has to choose. */
export type Sureness = 'certain' | 'ask'

/** A call whose body, answer, query or refusal has the part that changed. */
export interface Use {
  operation: string
  side: 'body' | 'answer' | 'query' | 'error'
}

/** An operation that has other words, another place, or none any more. */
export type OperationChange =
  | { type: 'operation-added'; operation: string; method: string; path: string }
  /** `candidates`: what it may be called now, when there are several. */
  | { type: 'operation-removed'; operation: string; method: string; path: string; candidates: readonly string[] }
  | { type: 'operation-renamed'; operation: string; to: string }
  /** The same operation at another path, or by another method, which is named then; `parameters`: that path asks for something else. */
  | { type: 'operation-moved'; operation: string; from: string; to: string; parameters: boolean }
  /** What is called so now is another operation. */
  | { type: 'operation-repointed'; operation: string; from: string; to: string }
  | { type: 'operation-retagged'; operation: string; from: string; to: string }
  | { type: 'operation-deprecated'; operation: string }
  | { type: 'paging-changed'; operation: string; from: string; to: string }
  | { type: 'body-changed' | 'answer-changed'; operation: string; from: string; to: string }

/** A parameter of the query, or one of the path that has another type. */
export type ParameterChange =
  | { type: 'parameter-added' | 'parameter-removed'; operation: string; parameter: string; required: boolean }
  | { type: 'parameter-renamed'; operation: string; parameter: string; to: string }
  | { type: 'parameter-required' | 'parameter-optional'; operation: string; parameter: string }
  | {
      type: 'parameter-changed' | 'parameter-limits-changed' | 'parameter-default-changed'
      operation: string
      parameter: string
      from: string
      to: string
    }

/** What many calls have alike is told once, with all of them. */
export type CallsChange = { operations: readonly string[] } & (
  | { type: 'status-changed' | 'security-changed'; from: string; to: string }
  | { type: 'header-added' | 'header-removed'; header: string; required: boolean }
  | { type: 'header-required' | 'header-optional'; header: string }
  | { type: 'header-changed'; header: string; from: string; to: string }
  /** Extensions that the generator gives no meaning to. */
  | { type: 'extension-added' | 'extension-removed'; extension: string }
)

/** What all changes of a field have. */
interface OfField {
  /** The named schema that has it, else the operation and which side of it. */
  owner: string
  /** Steps with dots between them, variants of unions in brackets; empty for the schema as a whole. */
  field: string
  /** The schema that these calls have in its place, where the owner is still there for others. */
  by?: string
  uses: readonly Use[]
}

export type FieldChange = OfField &
  (
    | { type: 'field-added'; required: boolean }
    | { type: 'field-removed' }
    /** `moved`: the same name below another field, or no longer below one. Without `to` somebody has to choose. */
    | {
        type: 'field-renamed' | 'field-moved'
        sureness: Sureness
        to?: string
        candidates: readonly string[]
        required: boolean
      }
    | { type: 'field-changed'; from: string; to: string }
    | { type: 'field-required' | 'field-optional' | 'field-nullable' | 'field-not-nullable' }
    /** `from`, `to`: as JSON, `none` where there is none. */
    | { type: 'default-changed'; from: string; to: string }
    | { type: 'field-deprecated' }
    | { type: 'limits-changed'; from: string; to: string }
    | { type: 'value-added' | 'value-removed'; value: string }
    | { type: 'variant-added' | 'variant-removed'; value: string }
  )

/** The call whose answer, body or refusal changed as a whole; undefined for a field, and for a schema with a name. */
export const wholeOf = ({ owner, field, uses }: Pick<FieldChange, 'owner' | 'field' | 'uses'>): Use | undefined =>
  field === '' ? sideOf({ owner, uses }) : undefined

/** The call and the side of it that the owner of a change is, where that is no schema with a name. */
export const sideOf = ({ owner, uses }: Pick<FieldChange, 'owner' | 'uses'>): Use | undefined =>
  uses.find(({ operation, side }) => owner === `${operation} ${side}`)

export interface SchemaRenamed {
  type: 'schema-renamed'
  schema: string
  to: string
}

/** A name of `openapi/conventions.yaml` for which all that it names has another one now. */
export interface ConventionRenamed {
  type: 'convention-renamed'
  /** `paging.token`. */
  convention: string
  from: string
  to: string
}

export type Change = OperationChange | ParameterChange | CallsChange | FieldChange | SchemaRenamed | ConventionRenamed
