/** Fields that must not be less than what was chosen elsewhere in the form: a disk is as large as what it is made from. */
import { useEffect } from 'react'

import { readPath } from '../../lib/condition.ts'
import { midSentence } from '../../lib/truncate.ts'
import type { Row, Widget } from '../spec.ts'
import { useFormContext } from './form-context.ts'

/** The least value of a field, and what asks for it: "snapshot". */
export interface Least {
  value: number
  what: string
}

/** By the field's id. */
export type LeastValues = ReadonlyMap<string, Least>

/** The least value that `row` asks for, raised to a multiple of `step` as far as `max` allows. */
export const raised = (least: number, step: number, max = Number.POSITIVE_INFINITY): number =>
  Math.max(least, Math.min(Math.ceil(least / step) * step, max))

/** While `row` is chosen in a picker, what it asks of other fields holds; those that are less are raised. */
export function useLeast({ least, lookup }: Extract<Widget, { kind: 'picker' }>, row: Row | undefined): void {
  const { demand } = useFormContext()
  const what = midSentence(lookup.label.one)
  useEffect(() => {
    if (least === undefined || row === undefined) return
    const entries = Object.entries(least)
    for (const [field, { from, step }] of entries) {
      const value = readPath(row, from)
      if (typeof value === 'number') demand(field, { value, what }, step)
    }
    return () => {
      for (const [field] of entries) demand(field)
    }
  }, [least, row, what, demand])
}
