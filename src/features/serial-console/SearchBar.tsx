import type { Terminal } from '@xterm/xterm'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { IconButton } from '../../ui/IconButton.tsx'
import { ChevronDownIcon, CloseIcon, SearchIcon } from '../../ui/Icons.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { findAll, type Match } from './search.ts'

export interface SearchBarProps {
  terminal: Terminal
  onClose: () => void
}

interface Found {
  matches: readonly Match[]
  /** The one that is shown. */
  index: number
}

const nothing: Found = { matches: [], index: 0 }

/** Finds text in the terminal, newest first. */
export function SearchBar({ terminal, onClose }: SearchBarProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState(nothing)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const show = ({ matches, index }: Found) => {
    setFound({ matches, index })
    const match = matches[index]
    if (match === undefined) return terminal.clearSelection()
    terminal.select(match.column, match.row, match.length)
    terminal.scrollToLine(Math.max(0, match.row - Math.floor(terminal.rows / 2)))
  }
  const search = (wanted: string) => {
    setText(wanted)
    const matches = findAll(terminal, wanted)
    show({ matches, index: matches.length - 1 })
  }
  /** The output may have gone on since. */
  const step = (by: number) => {
    const matches = findAll(terminal, text)
    const { length } = matches
    show({ matches, index: length === 0 ? 0 : (found.index + by + length) % length })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      step(event.shiftKey ? 1 : -1)
    }
  }

  const { length } = found.matches
  return (
    <search className="flex w-full items-center gap-1 sm:w-96">
      <TextInput
        ref={input}
        aria-label="Search the console"
        value={text}
        leading={<SearchIcon />}
        trailing={
          <span role="status">{text === '' ? '' : length === 0 ? 'No match' : `${found.index + 1} of ${length}`}</span>
        }
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        size="sm"
        label="Previous match"
        icon={<ChevronDownIcon className="rotate-180" />}
        onClick={() => step(-1)}
      />
      <IconButton size="sm" label="Next match" icon={<ChevronDownIcon />} onClick={() => step(1)} />
      <IconButton size="sm" label="Close search" icon={<CloseIcon />} onClick={onClose} />
    </search>
  )
}
