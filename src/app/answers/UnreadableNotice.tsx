import { useState } from 'react'

import { UnreadableValue } from '../../kit/cells/UnreadableValue.tsx'
import { plural } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { UnreadablePart } from './unreadable-parts.ts'

export interface UnreadableNoticeProps {
  parts: readonly UnreadablePart[]
  onHide: () => void
}

/** Says over a page that not all of what it shows could be read: a cell says it of its value, counts and pictures cannot. */
export function UnreadableNotice({ parts, onHide }: UnreadableNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label="Unreadable answers">
      <div
        role="status"
        className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-warning-line bg-warning-soft px-4 py-1.5 text-sm text-warning"
      >
        <p>Part of what the server sent for this page is unreadable. Counts and lists may be incomplete.</p>
        <span className="flex gap-1">
          <Button size="sm" onClick={() => setOpen(true)}>
            Details
          </Button>
          <Button size="sm" variant="ghost" onClick={onHide}>
            Hide
          </Button>
        </span>
      </div>
      {isOpen && (
        <Dialog title="Unreadable answers" size="lg" onClose={() => setOpen(false)}>
          <p className="mb-3 text-ink-2">
            The server and this console may be of different versions. Everything else on the page can be used.
          </p>
          <ul className="mb-2 divide-y divide-line rounded-md border border-line">
            {parts.map(({ operation, pointer, value, count }) => (
              <li key={`${operation} ${pointer}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{operation}</span>
                  <span className="block font-mono text-[0.92em] wrap-anywhere">{pointer}</span>
                  <span className="block text-sm text-ink-2">
                    {value.problem}
                    {count > 1 && `, in ${plural(count, 'place')}`}
                  </span>
                </span>
                <UnreadableValue value={value} label={pointer} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  )
}
