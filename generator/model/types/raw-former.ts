import type { RawCondition } from './manifest.ts'

export interface RawFormer {
  /** The resource whose list has it; in a link: the end that lists it. */
  in: string
  where: RawCondition
  /** Parameters of the list, by the field of the row that holds them. */
  of?: Readonly<Record<string, string>>
  /** All of them are meant, not the first. */
  every?: boolean
  text: string
  /** What is said as long as nobody knows which one it is. */
  otherwise: string
}
