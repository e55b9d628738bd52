import { useState } from 'react'

import { TextInput, type TextInputProps } from './TextInput.tsx'

/** A secret: hidden until its button is pressed. What a browser or password manager has stored is not filled in. */
export function SecretInput(props: Omit<TextInputProps, 'type' | 'trailing' | 'autoComplete'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      autoCapitalize="off"
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          aria-label="Show secret"
          onClick={() => setShown(!shown)}
          className="rounded-sm px-1.5 py-0.5 text-xs font-medium text-ink-2 hover:bg-hover hover:text-ink"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
