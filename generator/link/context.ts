/** What the parts of `model` share while one model is built. */
import type { Diagnostics, Place } from '../diagnostics.ts'
import type { Resource } from './resources.ts'
import type { Schemas } from './schemas.ts'
import type { Contract } from '../model/types/contract.ts'
import type { Operation } from '../model/types/ir.ts'
import type { Manifest } from '../model/types/manifest.ts'

export interface Context {
  contract: Contract
  manifest: Manifest
  diagnostics: Diagnostics
  schemas: Schemas
  operations: ReadonlyMap<string, Operation>
  resources: readonly Resource[]
  /** By id: `disk`, `image.silo`. */
  resource: (id: string) => Resource | undefined
  acronyms: readonly string[]
  /** Field labels of the console, by field name. */
  labels: Readonly<Record<string, string>>
  /** Resources with a fault in their operations, schema or place, by id: that others miss them is not reported as well. */
  broken: Set<string>
  /** Those of them of which nothing can be made: all that is said about them would look wrong. */
  unusable: Set<string>
  /** Operations that unknown names probably stand for: nobody claims them, but that is no fault of its own. */
  meant: Set<string>
  /** Looks an operation up; an unknown one is reported at `place`. */
  operation: (id: string, place: Place) => Operation | undefined
}
