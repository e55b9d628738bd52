import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { readPath } from '../../lib/condition.ts'
import { sameRaw } from './drafts.ts'
import type { RawGroup } from './raw.ts'

export interface Proposals {
  /** Fills a field in by itself, unless a person has: the form does not count as changed by that. */
  propose: (path: string, raw: unknown) => void
  /** Whether the field has what the form gave it, and nobody has touched it. */
  isUntouched: (path: string) => boolean
}

/** What a form fills in while it is open. What a person has entered, or emptied, is never replaced. */
export function useProposals(methods: UseFormReturn<FieldValues>, start: RawGroup): Proposals {
  const { subscribe, getValues, resetField } = methods
  const [{ entered, proposed }] = useState(() => ({
    entered: new Set<string>(),
    proposed: new Map<string, unknown>(),
  }))

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (type === 'change' && name !== undefined) entered.add(name)
          if (name !== undefined) return
          // Taken back as a whole: a discarded draft.
          for (const path of entered) if (sameRaw(readPath(values, path), readPath(start, path))) entered.delete(path)
        },
      }),
    [subscribe, entered, start],
  )

  const isUntouched = useCallback(
    (path: string) => {
      const given = proposed.has(path) ? proposed.get(path) : readPath(start, path)
      const isEntered = [...entered].some((one) => one === path || isInside(one, path) || isInside(path, one))
      return !isEntered && sameRaw(getValues(path), given)
    },
    [entered, proposed, start, getValues],
  )
  const propose = useCallback(
    (path: string, raw: unknown) => {
      if (!isUntouched(path)) return
      proposed.set(path, raw)
      resetField(path, { defaultValue: raw })
    },
    [isUntouched, proposed, resetField],
  )
  return { propose, isUntouched }
}

const isInside = (path: string, group: string): boolean => path.startsWith(`${group}.`)
