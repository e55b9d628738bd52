/** Which rows have to do with a row, from the lists of those that might. */
import { readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { textAt } from '../values.ts'
import type { Related, Relations } from '../relations.ts'
import type { Params, Row } from '../spec.ts'

/** Route parameters as on the row's own page: from its list, the row itself is missing. */
export function ownParams({ param, field }: Pick<Relations, 'param' | 'field'>, row: Row, params: Params): Params {
  const own = textAt(row, field)
  return own === '' ? params : { ...params, [param]: own }
}

/** Whether `other` refers to `row` by one of the fields that the relation speaks of. */
export function isMeant(other: Row, row: Row, match: Related['match']): boolean {
  if (match === undefined) return true
  return match.some(({ path, value, tag }) => {
    const wanted = readPath(row, value)
    return !isMissing(wanted) && valuesAt(other, path, tag).some((one) => String(one) === String(wanted))
  })
}

/** Whether nobody can tell, because one of the fields cannot be read. */
export const isUnknown = (other: Row, row: Row, match: Related['match'] = []): boolean =>
  match.some(
    ({ path, value, tag }) => isUnreadable(readPath(row, value)) || valuesAt(other, path, tag).some(isUnreadable),
  )

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
