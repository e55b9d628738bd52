import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'

import { Button } from '../../ui/Button.tsx'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { MessageText } from '../../ui/NameText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ServerChange } from './server-changes.ts'
import { summaryText } from './summary.ts'
import type { OpenConflicts } from './use-server-changes.ts'

/** Why a form is not sent as long as it has conflicts. */
export const undecided = ({ conflicts }: OpenConflicts): string | undefined =>
  conflicts.length > 0 ? 'Choose which values to keep first' : undefined

/** Who has scrolled down to the button sees what there is to choose. Made once: React calls it when the notice comes. */
const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** Says which fields somebody else has changed meanwhile, with both values, and lets people choose. */
export function ServerChangesNotice({ conflicts, control, take, keep }: OpenConflicts) {
  if (conflicts.length === 0) return null
  return (
    <div ref={reveal}>
      <Notice tone="warning" title="Changed on the server since you began to edit" live>
        <p>Choose which value to keep.</p>
        <ul className="mt-2 grid grid-cols-1 gap-3">
          {conflicts.map((change) => (
            <Conflict
              key={change.field.id}
              change={change}
              control={control}
              onTake={() => take(change)}
              onKeep={() => keep(change)}
            />
          ))}
        </ul>
      </Notice>
    </div>
  )
}

interface ConflictProps extends Pick<OpenConflicts, 'control'> {
  change: ServerChange
  onTake: () => void
  onKeep: () => void
}

function Conflict({ change: { field, raw }, control, onTake, onKeep }: ConflictProps) {
  const mine: unknown = useWatch({ control, name: field.id })
  const { label } = field
  return (
    <li className="overflow-hidden rounded-md border border-line bg-surface">
      <p className="border-b border-line px-3 py-1.5 font-medium">{label}</p>
      <Version title="Yours" text={summaryText(field, mine)}>
        <Button size="sm" aria-label={`Keep mine: ${label}`} onClick={onKeep}>
          Keep mine
        </Button>
      </Version>
      <Version title="Theirs" text={summaryText(field, raw)}>
        <Button size="sm" aria-label={`Take theirs: ${label}`} onClick={onTake}>
          Take theirs
        </Button>
      </Version>
    </li>
  )
}

function Version({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 px-3 py-1.5">
      <span className="w-12 shrink-0 pt-1 text-ink-2">{title}</span>
      <span className="max-h-40 min-w-0 flex-1 overflow-auto pt-1 wrap-anywhere whitespace-pre-wrap">
        {text === '' ? <EmptyValue /> : <MessageText text={text} />}
      </span>
      {children}
    </div>
  )
}
