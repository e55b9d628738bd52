/** Parts of a console that a change may touch. */
import type { Place } from '../../diagnostics.ts'

export interface Touched {
  what:
    | 'screen'
    | 'column'
    | 'row'
    | 'field'
    | 'action'
    | 'effect'
    | 'mock'
    | 'override'
    | 'source'
    | 'test'
    | 'manifest'
  /** `disk.list size` */
  name: string
  place?: Place
  /** The manifest says something of it, line by line. */
  isStated?: true
}
