import type { ComponentProps } from 'react'

import { truncate } from '../lib/truncate.ts'
import { controlBox, controlProps, useFieldControl } from './field-control.ts'
import { ChevronsIcon } from './Icons.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** Shown for the value ''; false: something is chosen always. */
  placeholder?: string | false
}

/** Menus of browsers get as wide as their longest line. */
const longest = 128

/** A native select: for short fixed choices. */
export function Select({ options, placeholder = 'Select an option', disabled, ...rest }: SelectProps) {
  const field = useFieldControl()
  const none = options.length === 0
  return (
    <span className={`${controlBox} relative`}>
      <select
        {...controlProps(field)}
        {...rest}
        disabled={disabled || none}
        className="w-full min-w-0 appearance-none truncate bg-transparent py-1.5 pe-8 ps-2.5 outline-none"
      >
        {/* Dark menus are the browser's; the colours keep them readable. */}
        {(none || placeholder !== false) && (
          <option value="" className="bg-raised text-ink">
            {none ? 'No items' : placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} className="bg-raised text-ink">
            {truncate(option.label, longest)}
          </option>
        ))}
      </select>
      <ChevronsIcon className="pointer-events-none absolute inset-e-2 text-ink-3" />
    </span>
  )
}
