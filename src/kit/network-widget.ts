import type { Lookup } from './spec.ts'

/** A field that holds a network, such as 10.0.0.0/24. */
export interface NetworkWidget {
  kind: 'cidr'
  version?: string
  /** The smallest and the largest width. */
  width?: readonly [number, number]
  /** Networks, or where the row above has one; one of them has to hold it. */
  inside?: readonly string[]
  /** Rows that have networks in the field `by`: this one must not overlap any of them. */
  apart?: { lookup: Lookup; by: string }
}
