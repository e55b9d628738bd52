/** What is known of contract and manifest together, and what linking them takes besides. */
import type { Diagnostics, Place } from '../diagnostics.ts'
import type { Resource } from './resources.ts'
import type { Schemas } from '../schema/schemas.ts'
import type { Contract } from '../model/types/contract.ts'
import type { Operation } from '../model/types/ir.ts'
import type { Manifest } from '../model/types/manifest.ts'

export interface Context {
  contract: Contract
  manifest: Manifest
  schemas: Schemas
  operations: ReadonlyMap<string, Operation>
  resources: readonly Resource[]
  /** By id: `disk`, `image.silo`. */
  resource: (id: string) => Resource | undefined
  acronyms: readonly string[]
  /** Field labels of the console, by field name. */
  labels: Readonly<Record<string, string>>
}

/** While names are looked up: faults are told here, and nowhere after. */
export interface Linking extends Context {
  diagnostics: Diagnostics
  /** Operations that somebody takes care of. A misspelt name counts for the one that it probably stands for. */
  claimed: Set<string>
  /** Looks an operation up; an unknown one is reported at `place`. */
  operation: (id: string, place: Place) => Operation | undefined
  /** The operation that a name probably stands for: none that something else is said to call. */
  meant: (id: string) => string | undefined
}

/** What is there before the resources are. */
export type Early = Omit<Linking, 'resources' | 'resource'>
