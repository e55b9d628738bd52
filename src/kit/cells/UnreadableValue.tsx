import { useState } from 'react'

import { codec } from '../../api/codec.ts'
import type { Unreadable } from '../../lib/unreadable.ts'
import { truncate } from '../../lib/truncate.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { jsonText } from '../format/view.ts'
import { JsonText } from './JsonText.tsx'

/** What is read of it without asking for all of it. */
const mostText = 160

export interface UnreadableValueProps {
  value: Unreadable
  /** What it is called. */
  label?: string | undefined
}

/** Stands where a value would: the server sent something else. What it sent is one press away. */
export function UnreadableValue({ value: { raw, problem }, label = 'Value' }: UnreadableValueProps) {
  const [isOpen, setOpen] = useState(false)
  const wire = codec.toWire(raw)
  const says = `The server sent ${problem}.`
  const badge = <Badge tone="warning">Unreadable</Badge>
  if (raw === undefined)
    return (
      <Tooltip content={says}>
        <span tabIndex={0} className="inline-flex rounded-sm">
          {badge}
        </span>
      </Tooltip>
    )
  return (
    <>
      <Tooltip
        content={
          <>
            <span className="block">{says}</span>
            <bdi className="block font-mono wrap-anywhere">{truncate(jsonText(wire, 0), mostText)}</bdi>
          </>
        }
      >
        <button type="button" aria-haspopup="dialog" className="inline-flex rounded-sm" onClick={() => setOpen(true)}>
          {badge}
        </button>
      </Tooltip>
      {isOpen && (
        <Dialog title={`${label}: unreadable`} onClose={() => setOpen(false)}>
          <p className="mb-3">{says}</p>
          <JsonText text={jsonText(wire)} label={label} />
        </Dialog>
      )}
    </>
  )
}
