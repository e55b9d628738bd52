import type { ReactNode } from 'react'

import { Button } from '../../ui/Button.tsx'

export interface SubmitButtonProps {
  pending: boolean
  disabledReason?: string | undefined
  children: ReactNode
}

/** The one button of a card, as wide as the card. */
export function SubmitButton({ pending, disabledReason, children }: SubmitButtonProps) {
  return (
    <div className="grid">
      <Button type="submit" variant="primary" pending={pending} {...(disabledReason ? { disabledReason } : {})}>
        {children}
      </Button>
    </div>
  )
}
