import { useId } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { Link } from './Link.tsx'
import type { LinkProps } from './Link.tsx'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'
import { useMinimum } from './use-minimum.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
}

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap select-none transition-colors duration-100'

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-transparent bg-accent text-on-accent not-aria-disabled:hover:bg-accent-hover',
  secondary: 'border-neutral-line bg-surface text-ink not-aria-disabled:hover:bg-hover',
  ghost:
    'border-transparent bg-transparent text-ink-2 not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink',
  danger: 'border-transparent bg-danger-fill text-on-danger not-aria-disabled:hover:bg-danger-fill-hover',
}

// A disabled button keeps readable text: people should be able to see what they cannot do.
const disabled = 'aria-disabled:text-ink-3 disabled:text-ink-3'
// One without a frame gets none.
const disabledFrame = 'disabled-frame'

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'h-7 px-2 text-sm',
  md: 'h-8 px-3 text-base',
}

/** Class of something that looks like a button. */
export function buttonClass({ variant = 'secondary', size = 'md' }: Look = {}): string {
  return `${base} ${sizes[size]} ${variants[variant]}`
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {
  /** The button's action is running: shows a spinner, keeps focus and width, ignores clicks. */
  pending?: boolean
  /** Why the button cannot be used now. It stays focusable and says so. */
  disabledReason?: string
  icon?: ReactNode
}

export function Button({
  variant,
  size,
  pending = false,
  disabledReason,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const busy = useMinimum(pending)
  const inert = pending || Boolean(disabledReason)

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!inert) return onClick?.(event)
    // Also keeps a submit button from submitting, by click or by Enter in a field.
    event.preventDefault()
    event.stopPropagation()
  }

  const button = (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={[rest['aria-describedby'], disabledReason && reasonId].filter(Boolean).join(' ') || undefined}
      className={`${buttonClass({ variant, size })} ${pending ? '' : disabled} ${pending || variant === 'ghost' ? '' : disabledFrame}`}
    >
      <span className={`inline-flex items-center gap-1.5 ${busy ? 'opacity-0' : ''}`}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  )
  // Always around it: a button that comes to be enabled is the same button, and keeps focus.
  return (
    <Tooltip content={disabledReason} describe={false}>
      {button}
    </Tooltip>
  )
}

export interface LinkButtonProps extends Omit<LinkProps, 'className' | 'to'>, Look {
  to: string
  /** Why it cannot be followed now. It stays focusable and says so. */
  disabledReason?: string
  icon?: ReactNode
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ variant, size, icon, to, disabledReason, children, ...rest }: LinkButtonProps) {
  const reasonId = useId()
  const isDisabled = Boolean(disabledReason)
  // One element either way: who has come to it by keyboard stays there when it becomes disabled, or is not any more.
  return (
    <Tooltip content={disabledReason} describe={false}>
      <Link
        {...rest}
        to={isDisabled ? undefined : to}
        aria-describedby={isDisabled ? reasonId : undefined}
        className={`${buttonClass({ variant, size })} ${disabled} ${variant === 'ghost' ? '' : disabledFrame}`}
      >
        {icon}
        {children}
        {isDisabled && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </Link>
    </Tooltip>
  )
}
