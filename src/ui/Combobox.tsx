import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, Ref } from 'react'

import { ComboboxList } from './ComboboxList.tsx'
import { ChosenHint } from './DecisionName.tsx'
import { customOption, matchOptions } from './combobox-options.ts'
import type { ComboboxOption } from './combobox-options.ts'
import { controlBox, controlProps, useFieldControl } from './field-control.ts'
import { ChevronsIcon, CloseIcon } from './Icons.tsx'
import { onMove, showAt } from './place.ts'
import { isComposing } from './is-composing.ts'
import { Spinner } from './Spinner.tsx'

export interface ComboboxProps {
  value: string | null
  onChange: (value: string | null) => void
  options: readonly ComboboxOption[]
  loading?: boolean
  /** More options may come: the list never claims that there is no match. */
  partial?: boolean
  /** Any text is a legal value. */
  free?: boolean
  clearable?: boolean
  placeholder?: string
  emptyText?: string
  /** What shows while the chosen value is not among the options. Default: the value itself. */
  valueText?: string
  mono?: boolean
  disabledReason?: string
  onQueryChange?: (query: string) => void
  onOpen?: () => void
  name?: string
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * One of many, found by typing. The ARIA combobox pattern: focus stays in the input, the list is pointed at.
 * A value that is not among the options shows as it is.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, options, loading = false, partial = false, free = false, onQueryChange } = props
  const id = useId()
  const field = useFieldControl()
  const box = useRef<HTMLSpanElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  // What is being typed; undefined while nothing is and the chosen option shows.
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState(-1)

  const locked = props.disabledReason !== undefined
  const chosen = value === null ? undefined : options.find((option) => option.value === value)
  // There may be thousands: they are not gone through again for each move of the pointer.
  const found = useMemo(() => matchOptions(options, query ?? ''), [options, query])
  const custom = free && query !== undefined ? customOption(options, query) : undefined
  const matches = custom ? [custom, ...found] : found
  const current = open ? matches[active] : undefined
  const chosenAt = chosen ? options.indexOf(chosen) : -1

  const show = (at: number) => {
    if (locked) return
    if (!open) props.onOpen?.()
    setOpen(true)
    setActive(at)
  }
  const hide = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: ComboboxOption) => {
    if (option.disabledReason !== undefined) return
    onChange(option.value)
    setQuery(undefined)
    hide()
  }
  const clear = () => {
    onChange(null)
    setQuery(undefined)
    hide()
    input.current?.focus()
  }
  const type = (text: string) => {
    setQuery(text)
    onQueryChange?.(text)
    // The first that can be chosen, so that Enter takes it.
    const first = matchOptions(options, text).findIndex(({ disabledReason }) => disabledReason === undefined)
    show(text === '' ? -1 : free ? 0 : Math.max(0, first))
  }
  const move = (to: number) => {
    if (!open) return show(Math.max(0, chosenAt))
    if (matches.length === 0) return
    // Behind the end it starts over.
    setActive(to < 0 ? matches.length - 1 : to >= matches.length ? 0 : to)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      // Its Enter ends the composition: nothing is chosen, and no form is sent (Safari reports it after the end).
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(active - 1)
    else if (event.key === 'PageDown' && open) move(Math.min(active + 8, matches.length - 1))
    else if (event.key === 'PageUp' && open) move(Math.max(active - 8, 0))
    else if (event.key === 'Enter' && open && current) choose(current)
    // A text that is no choice: the form is not sent with the value from before.
    else if (event.key === 'Enter' && query !== undefined) {
      if (query.trim() === '') clear()
    } else if (event.key === 'Escape' && (open || query !== undefined)) {
      setQuery(undefined)
      hide()
    } else return
    // Handled here: no form is sent and no dialog closed.
    event.preventDefault()
    event.stopPropagation()
  }

  // Leaving the field: a free text counts, an emptied one clears, anything else was only a search.
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (query !== undefined) {
      const text = query.trim()
      if (text === '') onChange(null)
      else if (custom) onChange(custom.value)
      else {
        const exact = options.find(
          (option) => (option.label === text || (free && option.value === text)) && option.disabledReason === undefined,
        )
        if (exact) onChange(exact.value)
      }
    }
    setQuery(undefined)
    hide()
    props.onBlur?.(event)
  }

  // After each render: the list has another height when it has other options.
  useLayoutEffect(() => {
    if (open) placeList(popup.current, box.current)
  })

  useEffect(() => {
    const list = popup.current
    if (open && list) return onMove(list, () => placeList(list, box.current))
  }, [open])

  const canClear = props.clearable === true && value !== null && !locked
  const control = (
    <span ref={box} className={`${controlBox} relative`}>
      <input
        ref={(element) => {
          input.current = element
          if (typeof props.ref === 'function') return props.ref(element)
          if (props.ref) props.ref.current = element
        }}
        name={props.name}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...controlProps(field)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        aria-disabled={locked || undefined}
        aria-describedby={[field.describedBy, locked && `${id}-reason`].filter(Boolean).join(' ') || undefined}
        title={props.disabledReason}
        readOnly={locked}
        placeholder={props.placeholder ?? (free ? 'Select or type a value' : 'Select an option')}
        value={query ?? chosen?.label ?? props.valueText ?? value ?? ''}
        onChange={(event) => type(event.target.value)}
        onClick={() => (open ? undefined : show(chosenAt))}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className={`min-w-0 flex-1 truncate bg-transparent py-1.5 ps-2.5 outline-none aria-disabled:text-ink-3 ${props.mono ? 'font-mono placeholder:font-sans' : ''}`}
      />
      {canClear && (
        <button
          type="button"
          aria-label="Clear"
          onClick={clear}
          className="flex size-7 items-center justify-center rounded-sm text-ink-3 hover:text-ink"
        >
          <CloseIcon size={14} />
        </button>
      )}
      <span aria-hidden="true" className="pointer-events-none pe-2 ps-1 text-ink-3">
        {loading ? <Spinner size={14} /> : <ChevronsIcon />}
      </span>
      {locked && (
        <span id={`${id}-reason`} hidden>
          {props.disabledReason}
        </span>
      )}
      {open && (
        <ComboboxList
          ref={popup}
          id={id}
          options={matches}
          active={active}
          value={value}
          partial={partial || loading}
          status={statusText({
            loading,
            partial,
            all: options.length,
            matches: matches.length,
            emptyText: props.emptyText ?? 'No items',
          })}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
    </span>
  )
  return (
    <>
      {control}
      {chosen && <ChosenHint text={chosen.label} />}
    </>
  )
}

function placeList(list: HTMLElement | null, anchor: HTMLElement | null) {
  if (!list || !anchor) return
  list.style.width = `${anchor.getBoundingClientRect().width}px`
  showAt(list, anchor, { side: 'bottom', align: 'start', gap: 4 })
}

interface ListState {
  loading: boolean
  partial: boolean
  all: number
  matches: number
  emptyText: string
}

function statusText({ loading, partial, all, matches, emptyText }: ListState): string | undefined {
  if (loading && all === 0) return 'Loading…'
  if (partial || loading) return matches === 0 ? 'No match yet, still loading…' : 'Loading more…'
  if (all === 0 && matches === 0) return emptyText
  return matches === 0 ? 'No items match' : undefined
}
