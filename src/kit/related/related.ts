/** How a row is referred to: what leads to it, and where others may hold its values. */
import { readPath } from '../../lib/condition.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { textAt } from '../values.ts'
import type { Relations } from '../relations.ts'
import type { Params, Row } from '../spec.ts'

/** Route parameters as on the row's own page: from its list, the row itself is missing. */
export function ownParams({ param, field }: Pick<Relations, 'param' | 'field'>, row: Row, params: Params): Params {
  const own = textAt(row, field)
  return own === '' ? params : { ...params, [param]: own }
}

/**
 * All values at a path that leads through lists and through variants of unions (`targets[crate].value`). Of which variant something is
 * may be unreadable: then so is its value.
 */
export function valuesAt(value: unknown, path: string, tag = 'type'): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (found, step) => {
      const [, name = step, variant] = /^([^[]+)(?:\[(.*)\])?$/.exec(step) ?? []
      const inner = found.flatMap((one) => readPath(one, name) ?? [])
      if (variant === undefined) return inner
      return inner.flatMap((one) => {
        const held = readPath(one, tag)
        return held === variant ? [one] : isUnreadable(held) ? [held] : []
      })
    },
    [value],
  )
}
