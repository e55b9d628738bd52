import { useEffect, useState, useSyncExternalStore } from 'react'

import { signInWaits } from '../../api/unauthorized.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Tone } from '../../ui/tone.ts'
import type { ConsoleState, ConsoleStatus } from './session.ts'

export interface ConnectionStatusProps {
  status: ConsoleStatus
  onRetry: () => void
  onDiscard: () => void
}

interface Words {
  tone: Tone
  badge: string
  /** Said to screen readers as well. */
  text?: string
}

function wordsOf(state: ConsoleState): Words {
  switch (state.kind) {
    case 'off':
      return { tone: 'neutral', badge: 'Not connected' }
    case 'connecting':
      return { tone: 'info', badge: 'Connecting' }
    case 'connected':
      return { tone: 'success', badge: 'Connected' }
    case 'lost':
      return { tone: 'warning', badge: state.wasConnected ? 'Connection lost' : 'Could not connect' }
    case 'refused':
      return { tone: 'danger', badge: 'Refused', text: refusalText(state.reason) }
    case 'closed':
      return { tone: 'neutral', badge: 'Closed by the server', text: state.reason }
  }
}

/** The platform's one word for a missing role; its other reasons are sentences. */
const refusalText = (reason: string): string =>
  reason === 'Forbidden' ? 'Your role in this project does not allow it: it takes collaborator or admin.' : reason

/** What is known of the connection, and of keystrokes that did not get through. */
export function ConnectionStatus({ status, onRetry, onDiscard }: ConnectionStatusProps) {
  const { state, queued, ignored } = status
  const { tone, badge, text } = wordsOf(state)
  const hasEnded = useSyncExternalStore(signInWaits.subscribe, signInWaits.get)
  const isStuck = state.kind === 'lost' || state.kind === 'refused' || state.kind === 'closed'
  return (
    <div className="flex min-h-7 min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <div role="status" className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={tone} spinner={state.kind === 'connecting'}>
          {badge}
        </Badge>
        {text !== undefined && <span className="min-w-0 wrap-anywhere">{text}</span>}
        {hasEnded && (
          <span>Your session has ended. Sign in in another tab, or discard what you typed to sign in here.</span>
        )}
        {queued > 0 && <span className="text-ink-2">{typed(queued)} sent once connected.</span>}
        {ignored > 0 && <span className="text-danger">Not connected: what you type goes nowhere.</span>}
      </div>
      {state.kind === 'lost' && (
        <Countdown until={state.retryAt} verb={state.wasConnected ? 'Reconnecting' : 'Trying again'} />
      )}
      {isStuck && (
        <Button size="sm" onClick={onRetry}>
          {state.kind === 'lost' && state.wasConnected ? 'Reconnect now' : 'Try again'}
        </Button>
      )}
      {queued > 0 && (
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
      )}
    </div>
  )
}

const typed = (count: number): string =>
  count === 1 ? '1 key you typed waits and is' : `${count} keys you typed wait and are`

/** Not for screen readers, who would hear each second. */
function Countdown({ until, verb }: { until: number; verb: string }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return (
    <span aria-hidden="true" className="text-sm text-ink-2 tabular-nums">
      {verb} in {seconds} s
    </span>
  )
}
