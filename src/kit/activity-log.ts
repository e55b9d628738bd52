/** A log of what was done to things, as the generator writes it down. */
import type { Condition } from '../lib/condition.ts'
import type { Column, ListSource } from './spec.ts'

export interface ActivityLog {
  title: string
  source: ListSource
  columns: readonly Column[]
  rowKey: string
  rowName: string
  /** Field paths of an entry: path and query of the request, its operation, when it came and when it was answered. */
  uri: string
  operation: string
  started: string
  ended: string
  /** What an entry has when the request was carried out. */
  done: Condition
  /** What things may lie in without an address saying so, by scope: the field of the entry, and of the signed-in person, that tells it. */
  callers: Readonly<Record<string, { entry: string; me: string }>>
  /** Parameter of the list: the time that it begins with. */
  since: string
  /** How far back pages look, in days, and how many entries they look at, at most. */
  days: number
  most: number
  /** Field of any row with the time that it was made. */
  created: string
  /** Path of the log's own page. */
  page: string
}
