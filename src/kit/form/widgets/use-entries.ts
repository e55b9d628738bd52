import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'

import { useFormContext } from '../form-context.ts'

/**
 * The entries of a list or map. A removed one takes its focus along: it goes to the button in `AddEntry`, inside the element
 * that gets `area`.
 */
export function useEntries(name: string) {
  const { methods } = useFormContext()
  const entries = useFieldArray({ control: methods.control, name })
  const area = useRef<HTMLDivElement>(null)
  const remove = (index: number) => {
    entries.remove(index)
    area.current?.querySelector<HTMLElement>('[data-add] button')?.focus()
  }
  return { entries, area, remove }
}
