import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { useFieldControl } from './field-control.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children' | 'ref'> {
  label: ReactNode
  help?: ReactNode
  indeterminate?: boolean
  /** The label is for screen readers only. */
  hideLabel?: boolean
  ref?: (element: HTMLInputElement | null) => void
}

export function Checkbox({ label, help, indeterminate = false, hideLabel = false, ref, ...rest }: CheckboxProps) {
  const helpId = useId()
  const field = useFieldControl()
  return (
    <label className="inline-flex max-w-full items-start gap-2 has-disabled:text-ink-3">
      <input
        type="checkbox"
        ref={(element) => {
          // There is no attribute for it.
          if (element) element.indeterminate = indeterminate
          ref?.(element)
        }}
        aria-describedby={[field.describedBy, help !== undefined && helpId].filter(Boolean).join(' ') || undefined}
        aria-invalid={field.invalid || undefined}
        {...rest}
        className="m-0.5 size-4 shrink-0"
      />
      <span className={hideLabel ? 'sr-only' : 'min-w-0 wrap-anywhere'}>
        {label}
        {help !== undefined && (
          <span id={helpId} className="block text-sm text-ink-2">
            {help}
          </span>
        )}
      </span>
    </label>
  )
}
