/** What the generator makes of a manifest with the newer contract: each step of an upgrade is proved by that. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import type { StatedManifest } from '../../model/types/manifest.ts'
import type { Texts } from './manifest-names.ts'

/** Nothing of either: the manifest cannot be read. */
export interface Proof {
  manifest: StatedManifest | undefined
  model: Model | undefined
  errors: readonly Diagnostic[]
  /** Of screens that nothing leads to: they are made all the same. */
  warnings: readonly Diagnostic[]
}

export type Prove = (texts: Texts) => Proof

/** Of operations that no entry speaks of: a matter of proposals. */
export const unclaimed = 'UNCLAIMED_OPERATION'

/** Rounds of one step: each may uncover more. */
export const maxRounds = 12

/** A manifest on its way, and what the generator makes of it as it is. */
export interface Trial {
  texts: Texts
  proof: Proof
  readonly prove: Prove
  put: (texts: Texts) => void
  /** Unless more is refused then. @returns whether it was put */
  putIfTaken: (texts: Texts) => boolean
  /** What was proved already. */
  keep: (proved: Pick<Trial, 'texts' | 'proof'>) => void
}

export function createTrial(start: Texts, prove: Prove): Trial {
  const trial: Trial = {
    texts: start,
    proof: prove(start),
    prove,
    put: (texts) => trial.keep({ texts, proof: prove(texts) }),
    putIfTaken(texts) {
      const proof = prove(texts)
      // Where the manifest cannot be read, little is said to be wrong.
      const isRead = proof.model !== undefined || trial.proof.model === undefined
      const isTaken = isRead && proof.errors.length <= trial.proof.errors.length
      // What was proved last is what lies there.
      if (isTaken) trial.keep({ texts, proof })
      else prove(trial.texts)
      return isTaken
    },
    keep: ({ texts, proof }) => void Object.assign(trial, { texts, proof }),
  }
  return trial
}
