/** Numbers that have names: people choose by name, and may type any other number. */
import { icmpCodes, icmpTypes } from '../lib/icmp.ts'

export interface Known {
  known?: 'icmpType' | 'icmpCode'
  /** The field beside it that says what the numbers mean. */
  knownBy?: string
}

/** The names by number. @param by the value of the field that says what they mean */
export function namesOf(known: NonNullable<Known['known']>, by: unknown): ReadonlyMap<number, string> {
  switch (known) {
    case 'icmpType':
      return icmpTypes
    case 'icmpCode':
      return icmpCodes(by === null || by === '' ? undefined : Number(by))
  }
}
