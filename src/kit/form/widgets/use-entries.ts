import { useMemo, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'

import { useFormContext } from '../form-context.ts'
import { problemsByPlace } from './entry-problems.ts'

/** How many entries are drawn at first, and how many more with each demand. */
const atOnce = 100

/**
 * The entries of a list or map. All of them are in the form and are sent; of very many some are drawn (`Entries`). A removed one takes
 * its focus along: it goes to the button in `AddEntry`, inside the element that gets `area`.
 */
export function useEntries(name: string) {
  const { methods, problems: all } = useFormContext()
  const entries = useFieldArray({ control: methods.control, name })
  const area = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(atOnce)
  /** What was added stands at the end. */
  const [added, setAdded] = useState(0)
  const { length } = entries.fields
  const problems = useMemo(() => problemsByPlace(all, name), [all, name])
  const remove = (index: number) => {
    if (index >= length - added) setAdded(added - 1)
    entries.remove(index)
    area.current?.querySelector<HTMLElement>('[data-add] button')?.focus()
  }
  const append: typeof entries.append = (value, options) => {
    setAdded(added + 1)
    entries.append(value, options)
  }
  return {
    entries,
    area,
    /** What is wrong with an entry or a part of it, by its place. */
    problems,
    drawn: {
      /** The first, what was added, and what has a problem. */
      places: entries.fields.flatMap((_, at) => (at < first || at >= length - added || problems.has(at) ? [at] : [])),
      count: length,
      onMore: () => setFirst(first + atOnce),
    },
    append,
    remove,
  }
}
