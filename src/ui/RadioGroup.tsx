import { useId } from 'react'
import type { FocusEventHandler, ReactNode, Ref } from 'react'

export interface RadioOption {
  value: string
  label: string
  help?: ReactNode
  /** Why it cannot be chosen; shown in place of the help. */
  disabledReason?: string
}

export interface RadioGroupProps {
  name: string
  value: string | null
  onChange: (value: string) => void
  options: readonly RadioOption[]
  variant?: 'cards' | 'plain'
  /** On narrow screens it is always one. */
  columns?: 1 | 2 | 3
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** The radio that takes focus. */
  ref?: Ref<HTMLInputElement>
}

const grids = { 1: 'grid-cols-1', 2: 'grid-cols-1 sm:grid-cols-2', 3: 'grid-cols-1 sm:grid-cols-3' }

const looks = {
  cards:
    'rounded-md border border-line-strong bg-surface px-3 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus has-disabled:border-line has-disabled:bg-neutral-soft',
  plain: 'py-0.5',
}

/** One of several. Native radios, so arrow keys and names work by themselves. Its label is a FieldGroup around it. */
export function RadioGroup({
  name,
  value,
  onChange,
  options,
  variant = 'cards',
  columns = 1,
  onBlur,
  ref,
}: RadioGroupProps) {
  const id = useId()
  const target = options.some((option) => option.value === value)
    ? value
    : options.find((option) => !option.disabledReason)?.value
  return (
    <div className={`grid gap-2 ${grids[columns]}`}>
      {options.map((option, index) => {
        const note = option.disabledReason ?? option.help
        return (
          <label key={option.value} className={`flex items-start gap-2 has-disabled:text-ink-3 ${looks[variant]}`}>
            <input
              type="radio"
              name={`${name}-${id}`}
              ref={option.value === target ? ref : undefined}
              value={option.value}
              checked={option.value === value}
              disabled={Boolean(option.disabledReason)}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              aria-describedby={note === undefined ? undefined : `${id}-${index}`}
              className={`m-0.5 size-4 shrink-0 ${variant === 'cards' ? 'outline-none' : ''}`}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{option.label}</span>
              {note !== undefined && (
                <span id={`${id}-${index}`} className={`block text-sm ${option.disabledReason ? '' : 'text-ink-2'}`}>
                  {note}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </div>
  )
}
