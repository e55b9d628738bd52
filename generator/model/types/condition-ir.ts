/** Conditions and what is said when they do not hold. */
/** The shape that `src/lib/condition.ts` evaluates; written out here because the generator imports nothing of `src`. */
export type Condition =
  | { kind: 'field'; path: string; in: readonly (string | number | boolean | null)[] }
  | { kind: 'all' | 'any'; of: readonly Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'empty'; collection: string }
  | { kind: 'same'; path: string; as: string }
  | { kind: 'newer'; path: string; seconds: number }
  | { kind: 'older'; path: string; than: string }
  | { kind: 'fewer'; than: number }

/** Why something is disabled: the text of the first one that does not hold. */
export type Because = readonly { unless: Condition; say: string }[]
