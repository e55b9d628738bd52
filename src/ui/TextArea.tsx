import { type ComponentProps, useState } from 'react'

import { formatNumber } from '../lib/numbers.ts'
import { drawable } from '../lib/truncate.ts'
import { Button } from './Button.tsx'
import { controlBox, controlProps, useFieldControl } from './field-control.ts'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  mono?: boolean
}

/** Characters. A browser breaks a text anew with each key that is pressed, and of some a hundred thousand keep it for a second. */
const mostBroken = 20_000

/** Text of several lines. A very long one that is there already shows its beginning until somebody wants to change it. */
export function TextArea({ mono = false, rows = 3, onChange, ...rest }: TextAreaProps) {
  const field = useFieldControl()
  const { value } = rest
  const [isOpen, setOpen] = useState(false)
  const isLong = typeof value === 'string' && value.length > mostBroken
  const isCut = isLong && !isOpen
  return (
    <>
      <span className={controlBox}>
        <textarea
          autoComplete="off"
          rows={rows}
          {...controlProps(field)}
          {...rest}
          {...(isCut && { value: drawable(value), readOnly: true })}
          onChange={(event) => {
            // What is typed or pasted is not taken out of sight.
            setOpen(true)
            onChange?.(event)
          }}
          className={`min-h-8 w-full resize-y bg-transparent px-2.5 py-1.5 outline-none ${mono ? 'font-mono text-sm' : ''} ${
            isLong ? 'whitespace-pre' : ''
          }`}
        />
      </span>
      {isCut && (
        <span className="mt-2 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          <span role="status">The beginning of {formatNumber(value.length)} characters</span>
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              setOpen(true)
              currentTarget.parentElement?.previousElementSibling?.querySelector('textarea')?.focus()
            }}
          >
            Edit all
          </Button>
        </span>
      )}
    </>
  )
}
