import { use, useEffect, useMemo } from 'react'

import { useCandidates } from '../../lookup/use-candidates.ts'
import { ParentContext } from '../../routing/page-scope.ts'
import { textLinkClass } from '../../../ui/Link.tsx'
import type { NetworkWidget } from '../../network-widget.ts'
import type { FormField } from '../../spec.ts'
import { freeNetwork, overlapRule } from '../apart.ts'
import { useFormContext } from '../form-context.ts'
import { useField } from '../use-field.ts'
import { TextField } from './TextField.tsx'

export interface NetworkFieldProps {
  field: FormField
  widget: NetworkWidget
  apart: NonNullable<NetworkWidget['apart']>
  name: string
}

/** A network that must not overlap others: it is checked against those that are known, and a free one can be taken. */
export function NetworkField({ field, widget, apart, name }: NetworkFieldProps) {
  const { params, rule } = useFormContext()
  const { text, onChange } = useField(field, name)
  const parent = use(ParentContext)
  const { lookup, by } = apart
  const { rows, state } = useCandidates(lookup, params, { enabled: true })
  // Those that could not be read, the server knows.
  useEffect(() => {
    rule(name, overlapRule(by, lookup, rows))
    return () => rule(name)
  }, [rule, name, by, lookup, rows])
  const free = useMemo(
    () => (state === 'complete' ? freeNetwork(widget, rows, parent) : undefined),
    [widget, rows, parent, state],
  )
  return (
    <>
      <TextField field={field} widget={widget} name={name} />
      {free !== undefined && free !== text.trim() && (
        <p className="-mt-3 mb-5 text-sm text-ink-2">
          Next free block:{' '}
          <button
            type="button"
            className={`${textLinkClass} font-mono`}
            aria-label={`Use ${free}`}
            onClick={() => onChange(free)}
          >
            {free}
          </button>
        </p>
      )}
    </>
  )
}
