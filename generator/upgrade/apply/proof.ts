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
