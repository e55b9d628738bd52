import type { ComponentProps, ReactNode } from 'react'

import { controlBox, controlProps, useFieldControl } from './field-control.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** For addresses, ids and code. */
  mono?: boolean
  leading?: ReactNode
  trailing?: ReactNode
}

export function TextInput({ mono = false, leading, trailing, type = 'text', ...rest }: TextInputProps) {
  const field = useFieldControl()
  return (
    <span className={controlBox}>
      {leading !== undefined && <span className="shrink-0 ps-2.5 text-ink-3">{leading}</span>}
      <input
        autoComplete="off"
        spellCheck={false}
        type={type}
        {...controlProps(field)}
        {...rest}
        className={`min-w-0 flex-1 bg-transparent px-2.5 py-1.5 outline-none ${mono ? 'font-mono' : ''}`}
      />
      {trailing !== undefined && <span className="shrink-0 pe-1.5 text-sm text-ink-3">{trailing}</span>}
    </span>
  )
}
