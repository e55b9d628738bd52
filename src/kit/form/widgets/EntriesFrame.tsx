import type { ReactNode } from 'react'

import { FieldGroup } from '../../../ui/Field.tsx'
import type { FormField } from '../../spec.ts'
import { useFrame } from '../use-field.ts'
import { AddEntry } from './AddEntry.tsx'
import { FindEntries } from './FindEntries.tsx'
import { atOnce, type useEntries } from './use-entries.ts'

export interface EntriesFrameProps {
  field: FormField
  of: ReturnType<typeof useEntries>
  /** What is in the list. */
  item: FormField
  /** What one of them is called. */
  noun: string
  max?: number | undefined
  onAdd: () => void
  children: ReactNode
}

/** What is around the entries of a list or map: its label, the search in a long one, the button that adds to it. */
export function EntriesFrame({
  field,
  of: { name, items, area, find },
  item,
  noun,
  max,
  onAdd,
  children,
}: EntriesFrameProps) {
  const frame = useFrame(field, name)
  const { length } = items
  return (
    <FieldGroup {...frame}>
      <div ref={area} data-invalid={frame.error ? true : undefined} className="grid gap-2">
        {length > atOnce && <FindEntries label={field.label} item={item} items={items} onFound={find} />}
        {children}
        <AddEntry noun={noun} most={max !== undefined && length >= max ? max : undefined} onAdd={onAdd} />
      </div>
    </FieldGroup>
  )
}
