import type { Ref, UIEventHandler } from 'react'

import type { ComboboxOption } from './combobox-options.ts'
import { CheckIcon } from './Icons.tsx'

interface ComboboxListProps {
  ref: Ref<HTMLDivElement>
  id: string
  options: readonly ComboboxOption[]
  /** Index of the option the keyboard points at. */
  active: number
  value: string | null
  /** How many matches are not rendered. */
  more: number
  status: string | undefined
  onPoint: (index: number) => void
  onChoose: (option: ComboboxOption) => void
  onScroll: UIEventHandler<HTMLElement>
}

/** The popup of a Combobox. */
export function ComboboxList({
  ref,
  id,
  options,
  active,
  value,
  more,
  status,
  onPoint,
  onChoose,
  onScroll,
}: ComboboxListProps) {
  return (
    <div
      ref={ref}
      popover="manual"
      role="presentation"
      // Focus stays in the input.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="max-h-80 animate-fade flex-col rounded-md border border-line bg-raised text-base text-ink shadow-pop open:flex"
    >
      <div
        role="listbox"
        id={id}
        aria-label="Options"
        onScroll={onScroll}
        className="min-h-0 overflow-y-auto overscroll-contain p-1 empty:p-0"
      >
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus are the input's
          <div
            key={option.value}
            role="option"
            id={`${id}-${index}`}
            aria-selected={option.value === value}
            aria-disabled={option.disabledReason !== undefined || undefined}
            onPointerMove={() => {
              if (index !== active) onPoint(index)
            }}
            onClick={() => onChoose(option)}
            className={`flex items-start gap-2 rounded-sm px-2 py-1.5 aria-disabled:text-ink-3 ${index === active ? 'bg-hover outline-1 -outline-offset-1 outline-accent' : ''}`}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {option.label}
              {option.disabledReason !== undefined && <span className="block text-xs">{option.disabledReason}</span>}
            </span>
            {option.hint !== undefined && <span className="shrink-0 text-sm text-ink-3">{option.hint}</span>}
            {option.value === value && <CheckIcon className="mt-0.5 shrink-0 text-accent" />}
          </div>
        ))}
      </div>
      {more > 0 && (
        <p className="border-t border-line px-3 py-1.5 text-sm text-ink-3">{more.toLocaleString()} more, keep typing</p>
      )}
      <p role="status" className={status === undefined ? 'sr-only' : 'px-3 py-2 text-sm text-ink-3'}>
        {status}
      </p>
    </div>
  )
}
