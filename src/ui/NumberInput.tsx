import { useState } from 'react'
import type { FocusEventHandler, KeyboardEvent, ReactNode, Ref } from 'react'

import { controlBox, controlProps, useFieldControl } from './field-control.ts'
import { PlusIcon } from './Icons.tsx'
import { MinusIcon } from './LazyIcons.tsx'
import { clampNumber, readNumber, stepNumber } from './number-text.ts'

export interface NumberInputProps {
  /** Null is empty; NaN is a text that is no number. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  step?: number
  unit?: string
  integer?: boolean
  /** Brings the value inside the limits when the field is left. */
  clamp?: boolean
  name?: string
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
  disabled?: boolean
  placeholder?: string
}

/** A number with stepper buttons and arrow keys. It keeps the text as typed: what is wrong with it is the form's to say. */
export function NumberInput({
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  integer = true,
  clamp = false,
  onBlur,
  ...rest
}: NumberInputProps) {
  const field = useFieldControl()
  const [typed, setTyped] = useState(() => textOf(value))
  // The text leads while it says the same as the value: "1." and "01" are on the way to something.
  const text = Object.is(readNumber(typed, integer), value) ? typed : textOf(value)

  const set = (next: number) => {
    setTyped(textOf(next))
    onChange(next)
  }
  const bump = (by: number) => {
    if (!rest.disabled) set(stepNumber(value, by, { min, max }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    bump(by)
  }

  return (
    <span className={controlBox}>
      <input
        type="text"
        inputMode={integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        {...controlProps(field)}
        {...rest}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(readNumber(event.target.value, integer))
        }}
        onBlur={(event) => {
          if (clamp && value !== null && !Number.isNaN(value)) set(clampNumber(value, { min, max }))
          onBlur?.(event)
        }}
        onKeyDown={onKeyDown}
        className="min-w-0 flex-1 bg-transparent px-2.5 py-1.5 tabular-nums outline-none"
      />
      {unit !== undefined && <span className="shrink-0 pe-2 text-sm text-ink-3">{unit}</span>}
      {/* Arrow keys do the same, so the buttons are for the pointer only. */}
      <span aria-hidden="true" className="flex self-stretch border-s border-line">
        <Step icon={<MinusIcon size={14} />} onStep={() => bump(-step)} disabled={rest.disabled} />
        <Step icon={<PlusIcon size={14} />} onStep={() => bump(step)} disabled={rest.disabled} />
      </span>
    </span>
  )
}

function Step({ icon, onStep, disabled }: { icon: ReactNode; onStep: () => void; disabled?: boolean }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={disabled}
      onClick={onStep}
      className="flex w-7 items-center justify-center text-ink-2 hover:bg-hover"
    >
      {icon}
    </button>
  )
}

const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value))
