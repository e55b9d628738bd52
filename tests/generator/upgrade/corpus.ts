/** Edits of our own contract, one change each, with what an upgrade has to find. */
import { editsOfCalls } from './corpus-calls.ts'
import { editsOfNames } from './corpus-names.ts'
import { editsOfTypes } from './corpus-types.ts'
import { editsOfUnions } from './corpus-unions.ts'
import { editsOfWholes } from './corpus-wholes.ts'
import type { Draft } from './draft.ts'

export interface Edit {
  name: string
  edit: (draft: Draft) => void
  /** What differs, as `keyOf` writes it. */
  changes: readonly string[]
}

export const corpus: readonly Edit[] = [
  ...editsOfNames,
  ...editsOfTypes,
  ...editsOfUnions,
  ...editsOfCalls,
  ...editsOfWholes,
]
