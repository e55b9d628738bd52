/** Entities, links and singles as the mock's CRUD default sees them: wire names throughout. `RuleId` names the manifest's rules. */
import type { Condition } from '../../lib/condition.ts'

/** What stands in the way of a verb, and what is said of it. */
export interface RefusalShape<RuleId extends string> {
  readonly unless?: Condition
  readonly when?: Condition
  /** It is said when this rule does not accept the row. */
  readonly rule?: RuleId
  readonly status: number
  readonly code?: string
  /** A template over the row: `{state.state}`. */
  readonly message: string
}

/** One row of `generated/mock/entities.gen.ts`. */
export interface EntityShape<RuleId extends string> {
  /** Also the name of the store's collection. */
  readonly entity: string
  /** The word in messages. */
  readonly type: string
  readonly schema: string
  readonly parent?: { readonly entity: string; readonly field?: string }
  /** Implicit parent: the caller's silo, or the caller. */
  readonly scope?: string
  readonly key: string
  /** Parents a selector may name, nearest first. */
  readonly selectors?: readonly { readonly param: string; readonly entity: string }[]
  readonly selectorText?: {
    readonly label: string
    readonly comma: boolean
    readonly parents: string
    readonly want: string
    readonly parent: string
  }
  readonly unique?: readonly string[]
  /** Properties of a row. */
  readonly fields: readonly string[]
  /** Those that may be null. */
  readonly nullable?: readonly string[]
  /** Those that hold the time of the row's making. */
  readonly times?: readonly string[]
  /** What its IDs look like, unless they are UUIDs. */
  readonly ids?: { readonly number: true } | { readonly like: string; readonly pattern: string }
  /** Smallest valid values of required properties that nothing else supplies. */
  readonly fill?: Readonly<Record<string, unknown>>
  /** Initial values; texts are templates over the row. */
  readonly defaults?: Readonly<Record<string, unknown>>
  readonly contains?: readonly { readonly entity: string; readonly label?: string; readonly message?: string }[]
  readonly cascade?: readonly string[]
  readonly refuse?: Readonly<Record<string, readonly RefusalShape<RuleId>[]>>
  /** Body property → path in the row. */
  readonly lifts?: Readonly<Record<string, string>>
  readonly link?: {
    readonly ends: readonly {
      readonly end: string
      readonly entity: string
      readonly field: string
      readonly param: string
    }[]
  }
  readonly single?: boolean
}
