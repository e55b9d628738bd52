/** How the mock treats an entity, beyond what its operations say. */
import type { RawCondition } from './manifest.ts'
import type { Json } from './contract.ts'

export interface RawMock {
  type?: string
  /** Verbs that the CRUD default serves; the others answer 501. */
  only?: readonly string[]
  selector?: { label: string; comma?: boolean; parents: string; want: string; parent: string }
  /** Implicit parent: the caller's silo, or the caller. */
  scope?: string
  unique?: readonly string[]
  defaults?: Readonly<Record<string, Json>>
  contains?: readonly (string | { entity: string; label?: string; message?: string })[]
  cascade?: readonly string[]
  refuse?: Readonly<
    Record<
      string,
      readonly { unless?: RawCondition; when?: RawCondition; code?: string; status?: number; message: string }[]
    >
  >
}
