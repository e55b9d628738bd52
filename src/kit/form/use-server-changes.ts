import { useEffect, useState } from 'react'

import type { Row } from '../spec.ts'
import { type RawGroup, withPath } from './raw.ts'
import { type ServerChange, serverChanges } from './server-changes.ts'
import type { RequestForm } from './use-request-form.ts'

export interface OpenConflicts {
  conflicts: readonly ServerChange[]
  /** Replaces what was filled in by the server's value. */
  take: (change: ServerChange) => void
  /** What is filled in stays. */
  keep: (change: ServerChange) => void
  /** Takes just these fields as changed on both sides: a draft has them, and on the server they are not what they were. */
  doubt: (changes: readonly ServerChange[]) => void
  /** What is filled in, which may still change. */
  control: RequestForm['methods']['control']
  /** The row that the untouched fields show. */
  seen: Row | undefined
}

/** Lets untouched fields follow the server while the form is open; touched ones are never overwritten, only reported. */
export function useServerChanges(form: Pick<RequestForm, 'fields' | 'methods'>, row: Row | undefined): OpenConflicts {
  const { fields, methods } = form
  const [before, setBefore] = useState(row)
  const [conflicts, setConflicts] = useState<readonly ServerChange[]>([])

  useEffect(() => {
    if (!row || !before || row === before) return
    const found = serverChanges(fields, methods.getValues(), { before, after: row })
    if (found.follow.length > 0) replace(methods, found.follow)
    // The form's values live outside of React: they are compared when an answer comes, not while rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    setConflicts((old) => {
      const again = new Set([...found.conflicts, ...found.follow].map(({ field }) => field.id))
      return [...old.filter(({ field }) => !again.has(field.id)), ...found.conflicts]
    })
    setBefore(row)
  }, [row, before, fields, methods])

  const drop = (change: ServerChange) => setConflicts((old) => old.filter((other) => other !== change))
  return {
    conflicts,
    control: methods.control,
    seen: before,
    take: (change) => {
      replace(methods, [change])
      drop(change)
    },
    keep: drop,
    doubt: setConflicts,
  }
}

/** Values that are from now on those the form started with. Everything else keeps its value and its being changed. */
function replace(methods: RequestForm['methods'], changes: readonly ServerChange[]): void {
  const over = (all: RawGroup): RawGroup =>
    changes.reduce((values, { field, raw }) => withPath(values, field.id, raw), all)
  const values = over(methods.getValues())
  methods.reset(over({ ...methods.formState.defaultValues }), { keepIsSubmitted: true })
  methods.reset(values, { keepDefaultValues: true, keepIsSubmitted: true })
}
