import { type KeyboardEvent, useEffect, useState } from 'react'

import { formatNumber } from '../../../lib/numbers.ts'
import { inTurns, type Work } from '../../../lib/turns.ts'
import { SearchIcon } from '../../../ui/Icons.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { FormField } from '../../spec.ts'
import type { RawEntry, RawItem } from '../held-list.ts'
import { summaryText } from '../summary.ts'
import { keyOf } from '../use-items.ts'

export interface FindEntriesProps {
  /** Of the list. */
  label: string
  /** What is in it. */
  item: FormField
  items: readonly RawItem[]
  /** Gets the keys of what was found; nothing while nothing is looked for. */
  onFound: (keys?: ReadonlySet<number>) => void
}

/** Finds entries of a long list by what is in them. What was found stays while it is changed. */
export function FindEntries({ label, item, items, onFound }: FindEntriesProps) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  // Entries that are removed are not looked for again, nor are changed ones: they would go while they are typed in.
  const [within, setWithin] = useState(items)

  useEffect(() => {
    const wanted = text.trim().toLowerCase()
    if (wanted === '') return onFound()
    const left = new AbortController()
    const found = (keys: ReadonlySet<number>): void => {
      onFound(keys)
      setSaid(`${formatNumber(keys.size)} of ${formatNumber(within.length)}`)
    }
    inTurns(searching(item, within, wanted), left.signal).then(found, (error: unknown) => {
      if (!left.signal.aborted) throw error
    })
    return () => left.abort()
  }, [text, within, item, onFound])
  // A list that has become short is shown as a whole.
  useEffect(() => () => onFound(), [onFound])

  const type = (wanted: string) => {
    setText(wanted)
    setWithin(items)
    setSaid(wanted.trim() === '' ? '' : 'Searching…')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Neither sends the form nor closes its dialog.
    if (event.key === 'Enter' || (event.key === 'Escape' && text !== '')) event.preventDefault()
    if (event.key === 'Escape') type('')
  }
  return (
    <div role="search" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-48 flex-1">
        <TextInput
          type="search"
          aria-label={`Search ${label}`}
          placeholder="Search"
          leading={<SearchIcon />}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => type(event.target.value)}
        />
      </span>
      <span role="status" className="text-sm text-ink-2 empty:hidden">
        {said}
      </span>
    </div>
  )
}

/** Entries between two places where the work can be left off. */
const stride = 200

function* searching(item: FormField, items: readonly RawItem[], wanted: string): Work<ReadonlySet<number>> {
  const found = new Set<number>()
  for (const [place, entry] of items.entries()) {
    const text = `${keyText(entry)}${summaryText(item, entry.value)}`
    if (text.toLowerCase().includes(wanted)) found.add(keyOf(entry))
    if (place % stride === stride - 1) yield
  }
  return found
}

/** Of a map. */
const keyText = (entry: RawItem | RawEntry): string => ('key' in entry ? `${entry.key} ` : '')
