import type { Ref } from 'react'

import type { ComboboxOption } from './combobox-options.ts'
import { CheckIcon } from './LazyIcons.tsx'
import { DecisionName } from './DecisionName.tsx'

/** What a list of options needs, rendered whole or in part. */
export interface OptionsProps {
  id: string
  options: readonly ComboboxOption[]
  /** Index of the option the keyboard points at. */
  active: number
  value: string | null
  /** More may come: nobody can say how many there will be. */
  partial: boolean
  onPoint: (index: number) => void
  onChoose: (option: ComboboxOption) => void
}

export interface OptionRowProps extends OptionsProps {
  option: ComboboxOption
  index: number
  /** Pixels from the top, in lists that render only a part. */
  offset?: number
  ref?: Ref<HTMLDivElement>
}

/** One option. Its place among all is said to assistive technology, which cannot count what is not rendered. */
export function OptionRow({ option, index, offset, ref, ...list }: OptionRowProps) {
  const { id, active, value, options, partial, onPoint, onChoose } = list
  const isActive = index === active
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus are the input's
    <div
      ref={ref}
      role="option"
      id={`${id}-${index}`}
      data-index={index}
      aria-selected={option.value === value}
      aria-disabled={option.disabledReason !== undefined || undefined}
      aria-setsize={partial ? -1 : options.length}
      aria-posinset={index + 1}
      onPointerMove={() => {
        if (!isActive) onPoint(index)
      }}
      onClick={() => onChoose(option)}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
      className={`flex items-start gap-2 rounded-sm px-2 py-1.5 aria-disabled:text-ink-3 ${offset === undefined ? '' : 'absolute inset-x-0 top-0'} ${isActive ? 'bg-hover outline-1 -outline-offset-1 outline-accent' : ''}`}
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        <DecisionName text={option.label} />
        {option.disabledReason !== undefined && <span className="block text-xs">{option.disabledReason}</span>}
      </span>
      {option.hint !== undefined && <span className="shrink-0 text-sm text-ink-3">{option.hint}</span>}
      {option.value === value && <CheckIcon className="mt-0.5 shrink-0 text-accent" />}
    </div>
  )
}
