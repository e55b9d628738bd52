import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import type { ButtonSize, ButtonVariant } from './Button.tsx'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'
import { useMinimum } from './use-minimum.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
  size?: ButtonSize
  variant?: Extract<ButtonVariant, 'ghost' | 'secondary'>
  pending?: boolean
  disabledReason?: string
}

const variants = {
  ghost: 'border-transparent text-ink-2 not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink',
  secondary:
    'border-neutral-line bg-surface text-ink-2 not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink',
}

export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  pending = false,
  disabledReason,
  onClick,
  ...rest
}: IconButtonProps) {
  const busy = useMinimum(pending, 300)
  const inert = pending || Boolean(disabledReason)
  const reasonId = useId()
  return (
    <Tooltip content={disabledReason ?? label} describe={false}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={inert || undefined}
        aria-busy={busy || undefined}
        aria-describedby={[rest['aria-describedby'], disabledReason && reasonId].filter(Boolean).join(' ') || undefined}
        onClick={inert ? (event) => event.preventDefault() : onClick}
        className={`inline-flex shrink-0 items-center justify-center rounded-md border transition-colors duration-100 aria-disabled:text-ink-3 ${
          size === 'sm' ? 'size-7' : 'size-8'
        } ${variants[variant]}`}
      >
        {busy ? <Spinner /> : icon}
        {disabledReason && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </button>
    </Tooltip>
  )
}
