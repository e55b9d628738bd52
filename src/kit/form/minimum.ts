/** Fields that must not be less than what was chosen elsewhere in the form: a disk is as large as what it is made from. */
import { useEffect } from 'react'

import { readPath } from '../../lib/condition.ts'
import { midSentence } from '../../lib/truncate.ts'
import type { Row, Widget } from '../spec.ts'
import { useFormContext } from './form-context.ts'

/** The minimum value of a field, and what asks for it: "snapshot". */
export interface Minimum {
  value: number
  what: string
}

/** By the field's id. */
export type Minimums = ReadonlyMap<string, Minimum>

/** The minimum value that `row` asks for, raised to a multiple of `step` as far as `max` allows. */
export const raised = (minimum: number, step: number, max = Number.POSITIVE_INFINITY): number =>
  Math.max(minimum, Math.min(Math.ceil(minimum / step) * step, max))

/** While `row` is chosen in a picker, what it asks of other fields holds; those that are less are raised. */
export function useDemands({ minimum, lookup }: Extract<Widget, { kind: 'picker' }>, row: Row | undefined): void {
  const { demand } = useFormContext()
  const what = midSentence(lookup.label.one)
  useEffect(() => {
    if (minimum === undefined || row === undefined) return
    const entries = Object.entries(minimum)
    for (const [field, { from, step }] of entries) {
      const value = readPath(row, from)
      if (typeof value === 'number') demand(field, { value, what }, step)
    }
    return () => {
      for (const [field] of entries) demand(field)
    }
  }, [minimum, row, what, demand])
}
