import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { SearchIcon } from '../../../ui/Icons.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { GoTo } from '../use-list-search.ts'
import { withValue } from '../../url/keys.ts'

/** Milliseconds between the last key and the search. */
const pause = 150
/** Characters: what is looked for stands in the address, and servers take no longer ones. */
const longest = 500

export interface SearchBoxProps {
  label: string
  search: URLSearchParams
  go: GoTo
  onIntent: () => void
}

/** Looks for a text in all rows of the collection. What is looked for stands in the URL as soon as typing rests. */
export function SearchBox({ label, search, go, onIntent }: SearchBoxProps) {
  const q = search.get('q') ?? ''
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The URL changed otherwise: by Back, a link, or a button that clears the search.
  if (known !== q) {
    setKnown(q)
    setText(q)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (wanted: string) => {
    clearTimeout(timer.current)
    if (wanted === q) return
    setKnown(wanted)
    // One step back leads to the list before the search, not through its letters.
    go(withValue(search, 'q', wanted), { replace: q !== '' })
  }
  const type = (wanted: string) => {
    setText(wanted)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => look(wanted.trim()), pause)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') look(text.trim())
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    setText('')
    look('')
  }
  return (
    <span role="search" className="min-w-0 basis-full sm:max-w-72 sm:flex-1 sm:basis-auto">
      <TextInput
        type="search"
        aria-label={label}
        placeholder="Search"
        maxLength={longest}
        leading={<SearchIcon />}
        value={text}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        onKeyDown={onKeyDown}
        onChange={({ target }) => type(target.value)}
      />
    </span>
  )
}
