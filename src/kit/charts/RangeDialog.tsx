import { type FormEvent, useState } from 'react'

import { serverNow } from '../../lib/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { localText } from './times.ts'

export interface RangeDialogProps {
  /** What is shown now, in milliseconds since the epoch. */
  from: number
  until: number
  onChoose: (from: number, until: number) => void
  onClose: () => void
}

/** A range from one time to another, typed in. */
export function RangeDialog({ from, until, onChoose, onClose }: RangeDialogProps) {
  const [start, setStart] = useState(() => localText(from))
  const [end, setEnd] = useState(() => localText(until))
  const [isTried, setTried] = useState(false)
  const problems = problemsOf(start, end)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problems.start !== undefined || problems.end !== undefined) return
    onChoose(Date.parse(start), Date.parse(end))
    onClose()
  }
  return (
    <Dialog
      size="sm"
      title="Custom time range"
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary">
            Show range
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-ink-2">Times are those of your time zone, {zone()}.</p>
      <Field label="Start" {...(isTried && problems.start !== undefined ? { error: problems.start } : {})}>
        <TextInput type="datetime-local" value={start} onChange={({ target }) => setStart(target.value)} />
      </Field>
      <Field label="End" {...(isTried && problems.end !== undefined ? { error: problems.end } : {})}>
        <TextInput type="datetime-local" value={end} onChange={({ target }) => setEnd(target.value)} />
      </Field>
    </Dialog>
  )
}

const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

function problemsOf(start: string, end: string): { start?: string; end?: string } {
  const from = Date.parse(start)
  const until = Date.parse(end)
  if (Number.isNaN(from)) return { start: 'Enter a date and a time' }
  if (from >= serverNow()) return { start: 'Start must be in the past' }
  if (Number.isNaN(until)) return { end: 'Enter a date and a time' }
  return until <= from ? { end: 'End must be after start' } : {}
}
