/** Parts of screens that stand for themselves. */
import type { Condition } from './condition-ir.ts'
import type { ShownIR } from './ir.ts'
import type { RelatedIR } from './relation-ir.ts'

/** Read by another operation for each row that is seen. */
export interface ReadCellIR {
  kind: 'read'
  /** The route parameter that names the row on its own page, and the field that it holds. */
  own: { param: string; field: string }
  from:
    | { kind: 'single'; name: string; operation: string }
    | ({ kind: 'rows'; where?: Condition } & Pick<RelatedIR, 'lookup' | 'match' | 'via'>)
  show: ShownIR | 'count' | 'links'
}

export interface AboutIR {
  /** What they are called. */
  title: string
  text: string
  guides: readonly { title: string; href: string }[]
}

export interface RefreshIR {
  when?: Condition
  seconds: number
}

/** What the server orders and filters by, by client path of the field. */
export interface ServerSideIR {
  order?: Readonly<Record<string, { rising?: string; falling?: string }>>
  filters?: Readonly<Record<string, { flags: readonly string[] } | { range: readonly string[] }>>
}
