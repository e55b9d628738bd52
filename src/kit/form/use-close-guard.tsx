import { type ReactNode, useState } from 'react'

import { LeaveQuestion } from './LeaveQuestion.tsx'

/**
 * For forms in dialogs without a route: what Escape, the backdrop and the close button do. Changes are not thrown away
 * without asking; a Cancel button is plain enough and does not ask.
 */
export function useCloseGuard(dirty: boolean, close: () => void): { onClose: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false)
  return {
    onClose: () => (dirty ? setAsking(true) : close()),
    question: asking && <LeaveQuestion onLeave={close} onStay={() => setAsking(false)} />,
  }
}
