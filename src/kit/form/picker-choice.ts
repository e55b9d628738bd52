/** What a picker chooses by itself. It never replaces what a person has chosen. */
import { useEffect, useRef } from 'react'

import { readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import { requiredText } from '../../lib/names.ts'
import { midSentence } from '../../lib/truncate.ts'
import { plainText } from '../format/view.ts'
import type { Candidates } from '../lookup/names.ts'
import type { FormField, Lookup, Row } from '../spec.ts'
import { useFormContext } from './form-context.ts'

/** Whether an empty field stands for the candidate that is the default one. */
export const standsForDefault = ({ required, keep }: FormField, lookup: Lookup): boolean =>
  lookup.default !== undefined && !required && !keep

/** Whether a candidate is the one that is taken when none is named. */
const isDefault = (row: Row, { default: path }: Lookup): boolean => path !== undefined && readPath(row, path) === true

/** Chooses the default candidate in a field that may be left empty; without one, the field has to be filled in. */
export function useDefault(
  { field, lookup, name }: { field: FormField; lookup: Lookup; name: string },
  { rows, state }: Candidates,
): { row?: Row; lack?: string } {
  const { propose, rule, methods } = useFormContext()
  const isWanted = standsForDefault(field, lookup)
  const row = isWanted ? rows.find((one) => isDefault(one, lookup)) : undefined
  const value = row && plainText(readPath(row, lookup.value))
  const isLacking = isWanted && state === 'complete' && !row
  useEffect(() => {
    if (value !== undefined && methods.getValues(name) === '') propose(name, value)
  }, [value, name, methods, propose])
  useEffect(() => {
    if (!isLacking) return
    rule(name, (raw) => (isMissing(raw) || raw === '' ? requiredText(field.label) : undefined))
    return () => rule(name)
  }, [isLacking, name, field.label, rule])
  const { one, many } = lookup.label
  if (!isLacking) return row ? { row } : {}
  return { lack: rows.length === 0 ? `No ${many} available` : `There is no default ${midSentence(one)}: choose one` }
}

/**
 * Keeps what was chosen from each list, where another field decides which list it is: what is not in the list goes, and comes
 * back together with its list.
 *
 * @param place says which list it is; undefined where there is only one
 */
export function useChoicePerList(name: string, place: string | undefined, isLost: boolean): void {
  const { getValues, setValue } = useFormContext().methods
  const kept = useRef(new Map<string, unknown>())
  const last = useRef(place)
  useEffect(() => {
    if (place === undefined) return
    const held: unknown = getValues(name)
    if (last.current !== undefined && last.current !== place) {
      kept.current.set(last.current, held)
      last.current = place
      const before = kept.current.get(place)
      if (before !== undefined) return setValue(name, before, { shouldDirty: true })
    }
    if (isLost && held !== '') setValue(name, '', { shouldDirty: true })
  }, [place, isLost, name, getValues, setValue])
}
