import { useEffect, useMemo, useRef, useState } from 'react'

import { useFormContext } from '../form-context.ts'
import type { RawItem } from '../held-list.ts'
import { keyOf, useItems } from '../use-items.ts'
import { problemsByPlace } from './entry-problems.ts'

/** How many entries are drawn at first, and how many more with each demand. */
export const atOnce = 100

/**
 * The entries of a list or map. All of them are in the form and are sent; of very many some are drawn (`Entries`). A removed one takes
 * its focus along: it goes to the button in `AddEntry`, inside the element that gets `area`.
 */
export function useEntries(name: string) {
  const { problems: all } = useFormContext()
  const { list, items, append, remove, update } = useItems(name)
  const area = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(atOnce)
  /** What was added stands at the end. */
  const [added, setAdded] = useState(0)
  const [newest, setNewest] = useState<RawItem>()
  /** The keys of those that were looked for. */
  const [found, setFound] = useState<ReadonlySet<number>>()
  const problems = useMemo(() => problemsByPlace(all, name), [all, name])
  const { length } = items
  const wanted = useMemo(
    () => found && items.flatMap((entry, place) => (found.has(keyOf(entry)) ? [place] : [])),
    [items, found],
  )
  const head = wanted?.slice(0, first) ?? range(0, Math.min(first, length))
  const isDrawn = new Set(head)
  const others = [...problems.keys(), ...range(length - added, length)].filter(
    (place) => place < length && !isDrawn.has(place),
  )
  useEffect(() => {
    if (newest === undefined) return
    const last = area.current?.querySelector('[data-add]')?.previousElementSibling
    last?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [newest])
  return {
    name,
    list,
    items,
    area,
    /** What is wrong with an entry, by its place. */
    problems,
    drawn: {
      head,
      /** Behind those: what was added, and what has a problem. */
      rest: [...new Set(others)].toSorted((one, other) => one - other),
      count: wanted?.length ?? length,
      onMore: () => setFirst(first + atOnce),
    },
    /** @param isFilledIn nothing is to be typed there */
    append: (entry: RawItem, isFilledIn = false) => {
      setAdded(added + 1)
      append(entry)
      if (!isFilledIn) setNewest(entry)
    },
    remove: (place: number) => {
      if (place >= length - added) setAdded(added - 1)
      remove(place)
      area.current?.querySelector<HTMLElement>('[data-add] button')?.focus()
    },
    update,
    /** Draws those only, and what was added or has a problem. */
    find: setFound,
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at)
