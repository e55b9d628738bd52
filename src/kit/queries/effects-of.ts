import { effects } from '../../../generated/model/effects.gen.ts'

/** An operation that changes something. */
export type Mutation = keyof typeof effects

/** What some operations change, by the manifest: what has to be read again after them. One that is gone does not compile. */
export const effectsOf = (...operations: readonly Mutation[]): readonly string[] => [
  ...new Set(operations.flatMap((operation): readonly string[] => effects[operation])),
]
