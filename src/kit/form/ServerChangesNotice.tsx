import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { plainText } from '../format/view.ts'
import type { ServerChange } from './server-changes.ts'
import type { OpenConflicts } from './use-server-changes.ts'

/** Why a form is not sent as long as it has conflicts. */
export const undecided = ({ conflicts }: OpenConflicts): string | undefined =>
  conflicts.length > 0 ? 'Choose which values to keep first' : undefined

/** Who has scrolled down to the button sees what there is to choose. Made once: React calls it when the notice comes. */
const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** Says which fields somebody else has changed meanwhile, and lets people see and take the other values. */
export function ServerChangesNotice({ conflicts, take, keep }: OpenConflicts) {
  if (conflicts.length === 0) return null
  return (
    <div ref={reveal}>
      <Notice tone="warning" title="Changed on the server since you opened this form" live>
        <ul className="mt-1 grid gap-2">
          {conflicts.map((change) => (
            <Conflict key={change.field.id} change={change} onTake={() => take(change)} onKeep={() => keep(change)} />
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function Conflict({ change, onTake, onKeep }: { change: ServerChange; onTake: () => void; onKeep: () => void }) {
  const [shown, setShown] = useState(false)
  const { label } = change.field
  const text = plainText(change.value)
  return (
    <li>
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-28 flex-1 font-medium">{label}</span>
        <Button
          size="sm"
          aria-expanded={shown}
          aria-label={`${shown ? 'Hide' : 'Show'} theirs: ${label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </Button>
        <Button size="sm" aria-label={`Take theirs: ${label}`} onClick={onTake}>
          Take theirs
        </Button>
        <Button size="sm" aria-label={`Keep mine: ${label}`} onClick={onKeep}>
          Keep mine
        </Button>
      </div>
      {shown && (
        <p className="mt-1 max-h-40 overflow-auto whitespace-pre-wrap text-ink-2">
          {text === '' ? 'Empty on the server' : text}
        </p>
      )}
    </li>
  )
}
